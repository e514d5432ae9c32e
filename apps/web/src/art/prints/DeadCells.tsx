import { Carved } from '../Carved.tsx';
import { motifOf } from '../motif.ts';
import { Print, PRINT } from './Print.tsx';

const FAR =
  'M0 246V214h22v-12l9-22 9 22v44h14v-28h30v28h28v-12h36v12h72v-6h22v-44l9-28 9 28v26h24v-22h24v64Z';

export function DeadCellsPrint() {
  const { width, height } = PRINT;
  return (
    <Print id="dead-cells" plate="#0F1F22">
      <path d={motifOf('rays', width, 300, 'poster').path} fill="#3CCBB6" opacity="0.2" />
      <circle cx="144" cy="146" r="79" fill="#3CCBB6" />
      <circle cx="141" cy="143" r="79" fill="#DCEBE6" />
      <path d={`${FAR}V${height}H0Z`} fill="#12282B" />
      <path d={FAR} fill="#1B3A37" stroke="#3CCBB6" strokeWidth="1.6" strokeOpacity="0.45" />
      <rect y="246" width={width} height="120" fill="#1B3A37" />
      <path
        d="M0 304 34 296 72 306 118 292 160 308 214 296 250 306 288 294V358H0Z"
        fill="#0A1517"
        stroke="#3CCBB6"
        strokeWidth="1.6"
        strokeOpacity="0.35"
      />
      <Carved
        icon="guillotine"
        x={60}
        y={88}
        size={170}
        spot="#3CCBB6"
        bone="#0B1719"
        plate="#0F1F22"
        hatch={false}
        shift={5}
      />
    </Print>
  );
}
