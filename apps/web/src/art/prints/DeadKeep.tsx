import { Carved } from '../Carved.tsx';
import { motifOf } from '../motif.ts';
import { Print, PRINT } from './Print.tsx';

const ARCH = 'M60 358V196q0-92 84-158 84 66 84 158v162Z';

export function DeadKeepPrint() {
  const { width, height } = PRINT;
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = 294 + row * 10;
    return `M0 ${y}${Array.from({ length: 12 }, () => 'q6-7 12 0t12 0').join('')}`;
  }).join('');
  return (
    <Print id="dead-keep" plate="#14162A">
      <path d={motifOf('bricks', width, height, 'poster').path} fill="#9AABFF" opacity="0.16" />
      <path d={ARCH} fill="#07070D" stroke="#9AABFF" strokeWidth="3.4" />
      <path
        d="M72 358V200q0-82 72-146 72 64 72 146v158"
        fill="none"
        stroke="#9AABFF"
        strokeWidth="1.6"
        opacity="0.8"
      />
      <circle cx="188" cy="114" r="32" fill="#9AABFF" />
      <circle cx="186" cy="112" r="32" fill="#E1E4F5" />
      <Carved
        icon="crowned-skull"
        x={67}
        y={128}
        size={156}
        spot="#9AABFF"
        bone="#F3EADB"
        plate="#14162A"
        shift={4}
      />
      <rect y="290" width={width} height="70" fill="#14162A" />
      <path d={waves} fill="none" stroke="#9AABFF" strokeWidth="1.6" opacity="0.75" />
    </Print>
  );
}
