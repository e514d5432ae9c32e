import { Carved } from '../Carved.tsx';
import { motifOf } from '../motif.ts';
import { Print, PRINT } from './Print.tsx';

function Cross({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="12" fill="none" stroke="#CFE3F7" strokeWidth="2.4" />
      <path
        d={`M${x - 17} ${y - 14} ${x + 16} ${y + 15}M${x + 15} ${y - 16} ${x - 16} ${y + 16}`}
        stroke="#FF7361"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function PosterDie({
  x,
  y,
  turn,
  icon,
}: {
  x: number;
  y: number;
  turn: number;
  icon: 'crossed-sabres' | 'run';
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect width="54" height="54" rx="7" fill="#F3EADB" stroke="#14110F" strokeWidth="4" />
      <rect
        x="5"
        y="5"
        width="44"
        height="44"
        rx="5"
        fill="none"
        stroke="#14110F"
        strokeWidth="1"
        opacity="0.5"
      />
      <use href={`#gi-${icon}`} fill="#14110F" transform="translate(9 9) scale(0.07)" />
    </g>
  );
}

export function VengeancePrint() {
  const { width, height } = PRINT;
  return (
    <Print id="vengeance" plate="#0E2A47">
      <path
        d={motifOf('grid', width, height, 'poster').path}
        fill="none"
        stroke="#6FA3D8"
        strokeWidth="0.8"
        opacity="0.32"
      />
      <path
        d="M18 20H272V336H18ZM18 132H60M96 132H140M140 20V60M140 94V132H178M178 132H272M108 132V176M140 100H208M240 100H272M18 254H64M104 254H150M206 254H272"
        fill="none"
        stroke="#CFE3F7"
        strokeWidth="3.4"
      />
      <Cross x={50} y={60} />
      <Cross x={92} y={94} />
      <Cross x={224} y={58} />
      <path
        d="M68 270C66 210 56 150 74 118 92 86 128 74 162 78"
        fill="none"
        stroke="#FFD84D"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <Carved
        icon="punch"
        x={88}
        y={126}
        size={184}
        spot="#FF7361"
        bone="#F3EADB"
        plate="#0E2A47"
        shift={4}
      />
      <PosterDie x={22} y={264} turn={-9} icon="crossed-sabres" />
      <PosterDie x={94} y={284} turn={8} icon="run" />
    </Print>
  );
}
