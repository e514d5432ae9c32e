// The figures as two drawings. Each brings its own ground, so that it can be read on light and dark pages alike.
import { INCOMES, TARGETS, type Figures } from './figures.ts';

const STYLE = `
  .ground { fill: #fbf8f1; } text { fill: #2b2620; font: 14px system-ui, sans-serif; }
  .title { font-size: 17px; font-weight: 600; } .small { font-size: 12px; } .end { text-anchor: end; } .middle { text-anchor: middle; }
  .grid { stroke: #d9d2c3; } .aim { fill: #cfe3cd; } .bound { stroke: #4d7a4a; stroke-dasharray: 5 4; }
  .line { fill: none; stroke-width: 2.5; } .dot { stroke-width: 1.5; stroke: #fbf8f1; }
  .s1 { stroke: #1b5e94; } .s2 { stroke: #a8431a; } .s3 { stroke: #2f6b33; } .s4 { stroke: #74348a; }
  .f1 { fill: #1b5e94; } .f2 { fill: #a8431a; } .f3 { fill: #2f6b33; } .f4 { fill: #74348a; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #1d1a17; } text { fill: #ece5d8; } .grid { stroke: #4a443c; } .aim { fill: #2f4a33; } .bound { stroke: #8cc48a; }
    .dot { stroke: #1d1a17; }
    .s1 { stroke: #82c4f2; } .s2 { stroke: #f2a27c; } .s3 { stroke: #93d690; } .s4 { stroke: #d4a3e6; }
    .f1 { fill: #82c4f2; } .f2 { fill: #f2a27c; } .f3 { fill: #93d690; } .f4 { fill: #d4a3e6; }
  }`;
/** Colours alone tell nobody apart: lines have their own dashes, dots their own shapes. */
const DASHES = ['', '9 4', '3 3', '12 4 3 4'] as const;
const players = (seats: number): string => (seats === 1 ? '1 player' : `${seats} players`);

const drawing = (width: number, height: number, title: string, told: string, inner: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title told">`,
    `<title id="title">${title}</title>`,
    `<desc id="told">${told}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" width="${width}" height="${height}" rx="8"/>`,
    `<text class="title" x="24" y="34">${title}</text>`,
    ...inner,
    '</svg>\n',
  ].join('\n');
const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
const said = (kind: string, x: number, y: number, text: string): string =>
  `<text class="${kind}" x="${x}" y="${y}">${text}</text>`;

/** How many campaigns have beaten the Hand of the King after so many Runs. */
export function curves(all: readonly Figures[]): string {
  const x = (run: number): number => 70 + (run * 680) / TARGETS.within;
  const y = (share: number): number => 380 - share * 310;
  const inner: string[] = [];
  const [from, to] = TARGETS.hand;
  inner.push(
    `<rect class="aim" x="${x(from)}" y="${y(0.53)}" width="${x(to) - x(from)}" height="${y(0.47) - y(0.53)}"/>`,
  );
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    inner.push(line('grid', x(0), y(share), x(TARGETS.within), y(share)));
    inner.push(said('end', 62, y(share) + 5, `${100 * share} %`));
  }
  for (let run = 0; run <= TARGETS.within; run += 10) inner.push(said('middle', x(run), 402, String(run)));
  inner.push(said('middle', x(30), 426, 'Runs played'));
  inner.push(line('bound', x(0), y(TARGETS.reached), x(TARGETS.within), y(TARGETS.reached)));
  inner.push(said('small', x(0) + 6, y(TARGETS.reached) - 5, 'wanted by Run 60: 90 %'));
  inner.push(said('small', x(to) + 8, y(0.5) + 18, `wanted median: Run ${from}–${to}`));
  all.forEach(({ seats, curve, medians, reached }, at) => {
    const points = curve.map((share, run) => `${x(run + 1).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
    const dash = DASHES[seats - 1]!;
    inner.push(
      `<polyline class="line s${seats}" stroke-dasharray="${dash}" points="${x(0)},${y(0)} ${points}"/>`,
    );
    const row = 270 + 24 * at;
    inner.push(
      `<line class="line s${seats}" stroke-dasharray="${dash}" x1="470" y1="${row}" x2="520" y2="${row}"/>`,
    );
    const share = Math.round(100 * reached.share);
    inner.push(said('', 530, row + 5, `${players(seats)}: median ${medians.C3}, ${share} %`));
  });
  const told = all.map(({ seats, medians, reached }) => {
    const share = Math.round(100 * reached.share);
    return `${players(seats)}: half of the campaigns by Run ${medians.C3}, ${share} % by Run ${TARGETS.within}.`;
  });
  return drawing(800, 446, 'Hand of the King beaten by Run n', told.join(' '), inner);
}

const SHAPES: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `<circle class="dot f1" cx="${x}" cy="${y}" r="6"/>`,
  (x, y) => `<rect class="dot f2" x="${x - 5.5}" y="${y - 5.5}" width="11" height="11"/>`,
  (x, y) => `<path class="dot f3" d="M${x} ${y - 7}l7 12h-14z"/>`,
  (x, y) => `<path class="dot f4" d="M${x} ${y - 8}l7 8l-7 8l-7 -8z"/>`,
];
/** Cells brought home by where a Run ended, each player count a mark, the ledger's target a bar. */
export function incomes(all: readonly Figures[]): string {
  const x = (cells: number): number => 338 + cells * 12;
  const y = (at: number): number => 104 + at * 40;
  const foot = y(INCOMES.length) - 14;
  const inner: string[] = [];
  all.forEach(({ seats }, at) => {
    inner.push(SHAPES[seats - 1]!(34 + 110 * at, 62), said('', 46 + 110 * at, 67, players(seats)));
  });
  inner.push(
    '<rect class="aim" x="476" y="54" width="26" height="16"/>',
    said('', 510, 67, 'target of the ledger'),
  );
  for (let cells = 0; cells <= 36; cells += 6) {
    inner.push(
      line('grid', x(cells), 82, x(cells), foot),
      said('middle', x(cells), foot + 20, String(cells)),
    );
  }
  inner.push(said('middle', x(18), foot + 42, 'Cells, mean per Run'));
  INCOMES.forEach(({ what, target }, at) => {
    inner.push(said('end', 322, y(at) + 5, what));
    if (target !== null) {
      const [least, most] = target;
      inner.push(
        `<rect class="aim" x="${x(least)}" y="${y(at) - 16}" width="${x(most) - x(least)}" height="32"/>`,
      );
    }
    for (const { seats, cells } of all) {
      const own = cells[at]!.cells;
      if (own !== null)
        inner.push(SHAPES[seats - 1]!(Math.round(10 * x(own.mean)) / 10, y(at) + 7 * (seats - 2.5)));
    }
  });
  const told = 'The numbers are in the table of the README.';
  return drawing(800, foot + 62, 'Cells brought home, by where the Run began and ended', told, inner);
}
