/** `games/vengeance/src/odds.ts`: how often the dials of the solo challenge were beaten. */

import { DIAL_CELLS, LEVELS } from './cells.ts';
import type { Measured } from './play.ts';

const counted = (one: Measured | undefined): string =>
  one === undefined ? 'null' : `{ won: ${one.won}, of: ${one.n} }`;

/** Dice, time and target of a cell's name. */
const dialsOf = (id: string): string => id.split(' ').slice(2, 5).join(' ');

export function oddsOf(measured: ReadonlyMap<string, Measured>): string {
  const rows = DIAL_CELLS.map(({ id }) => {
    const dials = dialsOf(id);
    const level = LEVELS.find((one) => dials === `${one} ${one} ${one}`);
    const strong = level === undefined ? undefined : measured.get(`vengeance ${level} strong`);
    return `  '${dials}': { careful: ${counted(measured.get(id))}, strong: ${counted(strong)} },`;
  });
  return `// Written by \`npm run balance\`: games alone, by dice, time and target.

import type { Level } from './cards/ids.ts';

/** So many were won of so many. */
export interface Odds {
  readonly won: number;
  readonly of: number;
}

/** By \`dice time target\`; null: not played yet. */
export const SOLO_ODDS: Readonly<
  Record<\`\${Level} \${Level} \${Level}\`, { readonly careful: Odds | null; readonly strong: Odds | null }>
> = {
${rows.join('\n')}
};
`;
}
