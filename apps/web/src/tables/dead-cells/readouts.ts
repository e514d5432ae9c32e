/** What the read-out keys say: my status, and what threatens. */

import type { DeadCellsFacts } from '@gravetable/catalog';
import type { GameEvent, Seat } from '@gravetable/kernel';
import { sentences, type Words } from '../../words/index.ts';
import { factsOf, foeOf, SYMBOLS, type View } from './cards/facts.ts';
import { cellsOf } from './combat/forecast.ts';
import { actsText } from './cards/speech.ts';
import { ownOf } from './words/index.ts';

export function status(seen: object, seat: Seat, words: Words): string {
  const view = seen as View;
  const hero = view.heroes.find((one) => one.seat === seat) ?? view.heroes[0];
  const { s, name } = ownOf(words);
  if (hero === undefined) return s('own.nobody');
  const parts = [
    s('foe.health', { left: hero.health - hero.damage, health: hero.health }),
    ...SYMBOLS.map((sym, at) => `${name(`sym.${sym}`)} ${hero.levels[at]}`),
    ...hero.slots.flatMap((code) => (code === null ? [] : [name(`equipment.${code}`)])),
    words.labelled(s('hand'), (hero.hand ?? []).map((code) => name(`combat.${code}`)).join(', ')),
    words.labelled(
      s('bag'),
      (['teeth', 'cells', 'potions'] as const)
        .map((id) => `${view.bag[id]} ${s(`bag.${id}`, { n: view.bag[id] })}`)
        .join(', '),
    ),
  ];
  return words.labelled(name(`beheaded.${hero.who}`), `${parts.join('. ')}.`);
}

/** Every foe: who and where it is, its Health, and what it will do, Round by Round. */
export function threats(seen: object, _: Seat, words: Words, printed: unknown): string {
  const view = seen as View;
  const own = ownOf(words);
  if (view.combat === null) return own.s('threats.none');
  const facts = factsOf(printed as DeadCellsFacts);
  return sentences(
    view.combat.enemies.flatMap((enemy) => {
      const foe = foeOf(facts, enemy);
      const acts = foe === undefined ? [] : cellsOf(enemy, foe, view, facts, undefined);
      const { name: id, space, health, damage } = enemy;
      const { s, name } = own;
      return [
        `${name(id)}, ${name(`space.${space}`)}, ${s('foe.health', { left: health - damage, health })}`,
        ...actsText(acts, own),
      ];
    }),
  );
}

const HARM = new Set(['beheadedHit', 'beheadedDies', 'state']);

/** Whether something befalls the viewer's own Beheaded. */
export function endangers(event: GameEvent, seen: object, viewer: Seat): boolean {
  const own = (seen as View).heroes.find(({ seat }) => seat === viewer);
  return own !== undefined && HARM.has(event.kind) && 'beheaded' in event && event['beheaded'] === own.who;
}
