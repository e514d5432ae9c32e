// CD-RULING-31, 34, 85, 86 Aftermath: what a blow leaves behind, in its order: rewards, toll, explosions, Noise.

import { blast } from './damage.ts';
import { danToll } from './death.ts';
import { makeNoise } from './noise.ts';
import { procedure, type T } from './rulebook.ts';
import { rewards } from './calls.ts';
import { isLost } from './survivor.ts';

const EXPLOSION_NOISE = 2;

export function hasAftermath(t: T): boolean {
  const { board } = t;
  return (
    board.rewards.length > 0 ||
    board.toll !== null ||
    board.blasts.length > 0 ||
    board.bangs > 0 ||
    board.noises.length > 0
  );
}

/** CD-RULING-31 Rewards, then Dan's toll; explosions first in, first out; only then all Noise, a card's own last. */
const settle = procedure<{ byUs: boolean }>('settle')
  .call('CD-RULING-31', (t) => (t.board.rewards.length > 0 ? rewards.with() : null))
  .call('CD-RULING-85', (t) => (t.board.toll === null ? null : danToll.with()))
  .while(
    'CD-RULING-34',
    (t) => t.board.blasts.length > 0 && !isLost(t.board),
    (each) =>
      each
        .do('CD-DMG-EXP-01', (t) => {
          const next = t.board.blasts.shift()!;
          blast(t, next.space, next.n);
        })
        .call('CD-RULING-31b', (t) => (t.board.rewards.length > 0 ? rewards.with() : null))
        .call('CD-RULING-85b', (t) => (t.board.toll === null ? null : danToll.with())),
  )
  .while(
    'CD-DMG-EXP-02',
    (t) => t.board.bangs > 0 && !isLost(t.board),
    (each) =>
      each
        .do('CD-DMG-EXP-02a', (t) => {
          t.board.bangs--;
        })
        .call('CD-DMG-EXP-02b', (_, v) => makeNoise.with({ points: EXPLOSION_NOISE, byUs: v.byUs })),
  )
  .while(
    'CD-RULING-86',
    (t) => t.board.noises.length > 0 && !isLost(t.board),
    (each) =>
      each
        .set('CD-RULING-86a', 'points', (t) => t.board.noises.shift()!)
        .call('CD-RULING-86b', (_, v) => makeNoise.with({ points: v.points, byUs: v.byUs })),
  )
  .end();

const BY_US = settle.with({ byUs: true });
const BY_THE_GAME = settle.with({ byUs: false });

/** What still has to happen, or null. `byUs` says whether a Survivor's Action, Skill or card set it off. */
export function aftermath(t: T, byUs: boolean): typeof BY_US | null {
  if (!hasAftermath(t)) return null;
  return byUs ? BY_US : BY_THE_GAME;
}
