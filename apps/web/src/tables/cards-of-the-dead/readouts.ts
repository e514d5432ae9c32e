/** What the read-out keys say: my status, and what threatens. */

import type { GameEvent, Seat } from '@gravetable/kernel';
import { sentences, type Words } from '../../words/index.ts';
import { HAND_LIMIT, survivorAt, type Facts, type View } from './facts.ts';
import type { Forecast } from './foretold.ts';
import { stepText } from './StepMark.tsx';
import { ownOf } from './words/index.ts';

export function status(seen: object, seat: Seat, words: Words): string {
  const view = seen as View;
  const one = view.survivors[seat] ?? survivorAt(view, 0);
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

/** What stands against the group and what it will do in the next Game turn, then what is free and what is in force. */
export function threats(seen: object, _: Seat, words: Words, printed: unknown, foretold: unknown): string {
  const view = seen as View;
  const facts = printed as Facts;
  const own = ownOf(words);
  const { s, name } = own;
  const steps = (foretold as Forecast | null)?.steps ?? [];
  const standing = view.spaces.flatMap((space) => {
    const { card } = space;
    if (card === null) return [];
    const does = steps.filter((step) => step.space === space.space);
    const { kind, hp } = facts.CARDS[card.card];
    if (kind !== 'zombie' && does.length === 0) return [];
    const left = space.hitPoints - space.hits;
    const named = { card: name(card.card), left, hitPoints: space.hitPoints };
    const what = hp === null ? name(card.card) : s('space.card', named);
    return [
      s('space.name', { n: space.space, what }),
      ...does.map((step) => stepText(step, card.card, view, own)),
    ];
  });
  const free = view.spaces.filter(({ side, card }) => side === 'free' && card === null).length;
  const inForce = view.threats.map((threat) => words.say({ id: `threat.${threat}.text` }));
  return sentences([...standing, s('area.free', { n: free }), ...inForce]);
}

const HARM = new Set(['hurt', 'infected', 'lostVitality', 'stunned', 'died', 'lastWhisper']);

/** Whether something befalls the viewer's own survivor. */
export function endangers(event: GameEvent, _: object, viewer: Seat): boolean {
  return HARM.has(event.kind) && 'who' in event && event['who'] === viewer;
}
