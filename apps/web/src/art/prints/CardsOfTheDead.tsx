import { Carved } from '../Carved.tsx';
import { seeded } from '../seeded.ts';
import { Print, PRINT } from './Print.tsx';

const HOUSES = [
  [0, 84, 62, 90],
  [62, 96, 34, 78],
  [128, 68, 84, 106],
  [212, 84, 76, 90],
] as const;

/** Windows of a house, a few of them lit. */
function windows(): { x: number; y: number; lit: boolean }[] {
  const fall = seeded('windows of the street');
  return HOUSES.flatMap(([x, y, w, h]) => {
    const found: { x: number; y: number; lit: boolean }[] = [];
    for (let wx = x + 8; wx < x + w - 10; wx += 15) {
      for (let wy = y + 10; wy < y + h - 12; wy += 18) found.push({ x: wx, y: wy, lit: fall() < 0.24 });
    }
    return found;
  });
}

function Lamp({ x, y, left }: { x: number; y: number; left?: boolean }) {
  const way = left === true ? -1 : 1;
  return (
    <g>
      <path d={`M${x + 24 * way} ${y + 6}l-46 150h92Z`} fill="#F0A93B" opacity="0.17" />
      <path
        d={`M${x} 240V${y + 10}q0-12 14-12h${way === 1 ? 8 : 0}`}
        fill="none"
        stroke="#0E0C0A"
        strokeWidth="7"
        transform={left === true ? `translate(${2 * x} 0) scale(-1 1)` : undefined}
      />
      <ellipse cx={x + 24 * way} cy={y + 3} rx="9" ry="3.6" fill="#F0A93B" />
    </g>
  );
}

export function CardsOfTheDeadPrint() {
  const { width, height } = PRINT;
  return (
    <Print id="cards-of-the-dead" plate="#1B1712">
      <rect y="174" width={width} height={height - 174} fill="#3A2E20" />
      <path d={`M144 176 236 ${height}H52Z`} fill="#F0A93B" opacity="0.09" />
      {HOUSES.map(([x, y, w, h]) => (
        <g key={x}>
          <rect x={x} y={y} width={w} height={h} fill="#2A231B" />
          <path d={`M${x} ${y}h${w}`} stroke="#F0A93B" strokeWidth="1.6" opacity="0.5" />
        </g>
      ))}
      {windows().map(({ x, y, lit }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="8"
          height="10"
          fill={lit ? '#F0A93B' : '#1B1712'}
          opacity={lit ? 0.9 : 0.8}
        />
      ))}
      <Lamp x={46} y={92} />
      <Lamp x={226} y={92} left />
      <g fill="#0E0C0A">
        <use href="#gi-shambling-zombie" transform="translate(4 200) scale(0.1)" />
        <use href="#gi-shambling-zombie" transform="translate(236 192) scale(0.105)" />
        <use href="#gi-shambling-zombie" transform="translate(206 296) rotate(24) scale(0.12)" />
      </g>
      <Carved
        icon="shambling-zombie"
        x={36}
        y={104}
        size={212}
        spot="#F0A93B"
        bone="#F3EADB"
        plate="#1B1712"
        shift={4}
      />
    </Print>
  );
}
