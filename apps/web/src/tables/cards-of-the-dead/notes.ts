/** Coach notes: which rule matters now for the first time. What was read is kept in this browser. */

import { notesRead } from '../../table/lesson/notes.ts';
import { fieldOf, HAND_LIMIT, type Facts, type SurvivorView, type View } from './facts.ts';

export const NOTES = [
  'turn',
  'zombie',
  'resource',
  'timer',
  'explosion',
  'fast',
  'place',
  'blocked',
  'whisper',
  'noise',
  'immunity',
  'paralysis',
  'threat',
  'known',
  'indoors',
  'tools',
  'ammo',
  'last-use',
  'full',
  'fallen',
] as const;
/** One space is shut from the start, none for three survivors: no Horde did that. */
const SHUT_AT_MOST_AT_FIRST = 1;

export type Note = (typeof NOTES)[number];

export const notes = notesRead<Note>('cards-of-the-dead', NOTES);

/** The rules that matter on this table, most pressing first. What one carries is one's own: nobody is told what to load by another's weapon. */
export function mattering(view: View, { CARDS }: Facts, mine: SurvivorView): readonly Note[] {
  const standing = view.spaces.flatMap(({ card }) => (card === null ? [] : [CARDS[card.card]]));
  const hasResource = standing.some(({ kind }) => kind === 'resource');
  const { equipped, loaded, uses, hand } = mine;
  const weapon = equipped === null ? null : CARDS[equipped.card];
  const shut = view.spaces.filter(({ side }) => side === 'blocked').length;
  const now: Readonly<Record<Note, boolean>> = {
    turn: view.day === 1 && standing.length === 0,
    whisper: view.lastWhisper,
    zombie: standing.some(({ kind }) => kind === 'zombie'),
    immunity: view.survivors.some(({ vitality, immunity }) => vitality > 0 && immunity === 0),
    explosion: standing.some(({ on }) => on.destroyed !== null),
    timer: standing.some(({ turn }) => turn !== null),
    fast: standing.some(({ speed }) => speed === 'fast'),
    resource: hasResource,
    place: standing.some(({ kind }) => kind === 'place'),
    blocked: shut > SHUT_AT_MOST_AT_FIRST,
    noise: standing.some(({ on }) => on.timed?.some(({ op }) => op === 'noise') === true),
    paralysis:
      view.survivors.some(({ paralysis }) => paralysis !== 'none') ||
      view.spaces.some(({ paralysis }) => paralysis !== 'none'),
    threat: view.threats.length > 0,
    known: fieldOf(view).some(({ card, up }) => card !== null && !up),
    indoors: view.zone !== 'main',
    tools: standing.some(({ tools }) => tools),
    ammo: weapon?.ammo?.role === 'needs' && loaded === null,
    'last-use': typeof weapon?.uses === 'number' && weapon.uses - uses === 1,
    full: hasResource && hand.length >= HAND_LIMIT,
    fallen: view.survivors.length > 1 && view.survivors.some(({ vitality }) => vitality === 0),
  };
  return NOTES.filter((note) => now[note]);
}
