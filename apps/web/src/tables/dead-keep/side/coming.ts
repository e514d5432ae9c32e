/** How the forecast names what comes: groups on their way, and what a card brings. */

import type { EnemyPhase } from '../facts.ts';
import type { OwnWords } from '../words/index.ts';

const BOSS = 'boss.';
const packId = (enemy: string): string => `pack.${enemy.startsWith(BOSS) ? enemy.slice(BOSS.length) : enemy}`;

/** A group in its own words; the Boss is nobody else of its kind. */
export const foesOf = (enemy: string, n: number, { words }: OwnWords): string =>
  enemy.startsWith(BOSS)
    ? words.say({ id: 'outline.bossHere', args: { enemy } })
    : words.say({ id: packId(enemy), args: { n } });

interface Going {
  readonly enemy: string;
  readonly n: number;
  /** Where it sets out. */
  readonly from: string;
  /** Where to in the end; several where the table chooses. */
  readonly to: readonly string[];
  readonly tie: boolean;
  /** The last pass it goes in, and in how many. */
  readonly pass: number;
  readonly steps: number;
}

/** A group that may go here or there is one group, and so is one that goes on in the next pass. */
export function groupsOf(moves: EnemyPhase['moves']): readonly Going[] {
  const found = new Map<string, Going>();
  for (const { enemy, n, from, to, chance, pass } of moves) {
    const tie = chance === 'maybe';
    const before = [...found].find(
      ([, one]) =>
        !tie &&
        !one.tie &&
        one.enemy === enemy &&
        one.pass === pass - 1 &&
        one.n === n[1] &&
        one.to[0] === from,
    );
    const key = before?.[0] ?? `${pass} ${enemy} ${from}${tie ? '' : ` ${to}`}`;
    const known = found.get(key);
    found.set(key, {
      enemy,
      n: Math.max(n[1], known?.n ?? 0),
      from: before?.[1].from ?? from,
      to: before === undefined ? [...(known?.to ?? []), to] : [to],
      tie,
      pass,
      steps: (before?.[1].steps ?? 0) + 1,
    });
  }
  return [...found.values()];
}

/** Several of a kind in its own words; a Mist event has a name, however many it brings. */
export const brought = (what: string, n: number, own: OwnWords): string =>
  n > 1 && own.words.speaker.has(packId(what))
    ? own.words.say({ id: packId(what), args: { n } })
    : nameOf(what, own);

export const nameOf = (what: string, { name, called }: OwnWords): string => {
  const event = name(`mistEvent.${what}`);
  return event === `mistEvent.${what}` ? called(what) : event;
};
