// DC-DEATH outside Combat: who has no Health left dies, unless a card says otherwise.
import { procedure } from '../rulebook.ts';
import type { HeroNo } from '../state.ts';
import { survives } from '../upgrades/standing.ts';
import { heroAt, isFull, type Seen } from '../table.ts';

/** The first Beheaded whose Health is used up and who is not yet counted as dead, or -1. */
const dying = (t: Seen): HeroNo => t.board.heroes.findIndex((hero) => !hero.dead && isFull(hero));

/** DC-DEATH-01, DC-RULING-103: every Beheaded without Health dies at once; what is left of the step is not resolved. */
export const judge = procedure('judge')
  .while(
    'DC-DEATH-01',
    (t) => dying(t) >= 0,
    (each) =>
      each
        .set('DC-DEATH-01a', 'hero', dying)
        .call('DC-DEATH-01b', 'saved', (_, v) => survives.with({ hero: v.hero }))
        .do('DC-RULING-103', (t, v) => {
          if (v.saved) return;
          const hero = heroAt(t, v.hero);
          hero.dead = true;
          t.tell?.({ kind: 'beheadedDies', beheaded: hero.who, by: 'damage' });
        }),
  )
  .end();
