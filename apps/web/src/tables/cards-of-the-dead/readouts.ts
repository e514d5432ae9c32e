/** What the read-out keys say: my status, and what threatens. */

import type { Seat } from '@gravetable/kernel';
import type { Words } from '../../words/index.ts';
import { HAND_LIMIT, type View } from './facts.ts';
import { ownOf } from './words/index.ts';

export function status(seen: object, seat: Seat, words: Words): string {
  const view = seen as View;
  const one = view.survivors[seat] ?? view.survivors[0]!;
  const { s, name } = ownOf(words);
  const full = words.say({ id: `survivor.${one.id}` });
  if (one.vitality === 0) return words.labelled(full, `${s('dead')}.`);
  const parts = [
    `${s('vitality')} ${one.vitality}/${one.vitalityMax}`,
    `${s('immunity')} ${one.immunity}/${one.immunityMax}`,
    s('actions', { n: one.actionsLeft }),
    words.labelled(s('equipped'), one.equipped === null ? s('no-weapon') : name(one.equipped.card)),
    words.labelled(
      s('hand.n', { n: one.hand.length, of: HAND_LIMIT }),
      one.hand.map(({ card }) => name(card)).join(', '),
    ),
    words.labelled(
      s('reserve.n', { n: one.reserve.length, of: one.reserveSlots }),
      one.reserve.map(({ card }) => name(card)).join(', '),
    ),
  ];
  return words.labelled(full, `${parts.join('. ')}.`);
}

export function threats(seen: object, _: Seat, words: Words): string {
  const view = seen as View;
  const { s, name } = ownOf(words);
  const standing = view.spaces.flatMap(({ space, card, hitPoints, hits }) =>
    card === null
      ? []
      : [
          s('space.name', {
            n: space,
            what: s('space.card', { card: name(card.card), left: hitPoints - hits, hitPoints }),
          }),
        ],
  );
  const free = view.spaces.filter(({ side, card }) => side === 'free' && card === null).length;
  const inForce = view.threats.map((threat) => words.say({ id: `threat.${threat}.text` }));
  return [...standing, s('area.free', { n: free }), ...inForce].join('. ');
}
