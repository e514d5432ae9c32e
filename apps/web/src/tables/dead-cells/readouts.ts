/** What the read-out keys say: my status, and what threatens. */

import type { Seat } from '@gravetable/kernel';
import type { Words } from '../../words/index.ts';
import { SYMBOLS, type View } from './facts.ts';
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

export function threats(seen: object, _: Seat, words: Words): string {
  const { combat } = seen as View;
  const { s, name } = ownOf(words);
  if (combat === null) return s('threats.none');
  return combat.enemies
    .map(
      ({ name: foe, space, health, damage }) =>
        `${name(foe)}, ${name(`space.${space}`)}, ${s('foe.health', { left: health - damage, health })}`,
    )
    .join('. ');
}
