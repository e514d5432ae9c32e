/** Coach notes: which rule matters now for the first time. What was read is kept in this browser. */

import type { Seat } from '@gravetable/kernel';
import { notesRead } from '../../table/lesson/notes.ts';
import { isKo, isSlippery, type Facts, type View } from './facts.ts';
import { inZone } from './map/standing.ts';

export const NOTES = [
  'ko',
  'boss',
  'friend',
  'leave',
  'doom',
  'short',
  'notable',
  'mist',
  'danger',
  'turn',
] as const;
export type Note = (typeof NOTES)[number];

export const notes = notesRead<Note>('dead-keep', NOTES);

/** So many of a kind a card brings: fewer in the box may be too few. */
const FEW = 5;
const outOf = ({ packs }: View, kind: string): number =>
  packs.reduce((sum, pack) => (pack.kind === kind ? sum + pack.n : sum), 0);

/** The rules that matter on this table, most pressing first. What leaving costs is told to whoever may leave. */
export function mattering(view: View, facts: Facts, viewer: Seat | null): readonly Note[] {
  const { undead } = facts;
  if (view.phase !== 'players') return [];
  const one = view.turn.who === null ? undefined : view.party[view.turn.who];
  const here = one === undefined || one.seat !== viewer ? null : inZone(view, one.zone);
  const now: Readonly<Record<Note, boolean>> = {
    ko: view.party.some(isKo),
    boss: view.boss.state === 'active',
    friend: view.packs.some(({ zone }) => inZone(view, zone).people.some(({ id }) => id !== one?.id)),
    leave: here !== null && here.packs.length > 0 && one !== undefined && !isSlippery(one, facts),
    doom: view.boss.state === 'inactive' && view.boss.doom >= 3,
    short: undead.some(({ kind, figures }) => figures > FEW && figures - outOf(view, kind) < FEW),
    notable: view.packs.some(({ kind }) =>
      undead.some((record) => record.kind === kind && record.spawns !== null),
    ),
    mist: view.mist >= view.round && view.mist > 0,
    danger: view.danger !== 'blue',
    turn: view.round === 1 && one !== undefined,
  };
  return NOTES.filter((note) => now[note]);
}
