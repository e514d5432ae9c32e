// DC-CMB-08, DC-RULING-96: shared markers while the Group plans. They change nothing but what everybody sees.
import { choose } from '@gravetable/kernel';
import { vote } from '../asking.ts';
import { foeCard } from '../box/box.ts';
import { procedure } from '../rulebook.ts';
import type { Pos } from '../schema.ts';
import { combatOf, isSolo, SPACES, spaceNo, type Seen } from '../table.ts';

/** DC-B6-01: the curse of silence holds while a Combat is prepared. */
export const isSilenced = ({ board: { combat, biome } }: Seen): boolean =>
  biome?.silent === true && combat !== null && !combat.revealed;

/** DC-RULING-08, -96: advice to the one who decides, unless the Group is silenced. */
export const advice: typeof vote = {
  ...vote,
  offer: (t, seat, asked) => (isSilenced(t) ? null : vote.offer(t, seat, asked)),
};

type Mark = Pos | 'noMarker';
const NONE = 'noMarker';

const point = procedure<{ seat: number; choice: Mark }>('point')
  .do('DC-CMB-08', (t, v) => {
    combatOf(t).markers[v.seat] = v.choice === NONE ? null : spaceNo(v.choice);
    if (v.choice === NONE) t.tell?.({ kind: 'noMarker', who: v.seat });
    else t.tell?.({ kind: 'marker', who: v.seat, space: v.choice });
  })
  .end();

/** Any seat may point at an Enemy before the cards are shown, unless it plays alone or B6 has silenced the Group (DC-B6-01). */
export const marker = {
  label: 'DC-RULING-96',
  offer: (t: Seen, seat: number) => {
    const { combat } = t.board;
    if (combat === null || combat.revealed || isSilenced(t)) return null;
    if (isSolo(t) || !t.board.heroes.some((hero) => hero.seat === seat)) return null;
    const marks: Mark[] = SPACES.filter((_, space) => combat.enemies[space] !== null);
    return choose<Mark>(seat, [...marks, NONE], {
      kind: 'marker',
      says: (mark) => {
        if (mark === NONE) return { id: 'option.noMarker' };
        const enemy = combat.enemies[spaceNo(mark)]!;
        return { id: 'option.pointAt', args: { foe: { id: foeCard(enemy.card).name }, space: mark } };
      },
    });
  },
  play: point,
};
