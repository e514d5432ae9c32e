/** Coach notes: which rule matters now for the first time. What was read is kept in this browser. */

import { notesRead } from '../../table/notes.ts';
import { isBetween, type View } from './facts.ts';

export const NOTES = [
  'map',
  'planning',
  'solo',
  'behind',
  'far',
  'elite',
  'loot',
  'frozen',
  'fire',
  'poison',
  'market',
  'mutation',
  'boss',
] as const;
export type Note = (typeof NOTES)[number];

export const notes = notesRead<Note>('dead-cells', NOTES);

/** The rules that matter on this table, most pressing first. */
export function mattering({ combat, run, heroes }: View): readonly Note[] {
  const foes = combat?.enemies ?? [];
  const anyone = [...foes, ...heroes];
  const now: Readonly<Record<Note, boolean>> = {
    map: run.phase === 'explore' && combat === null,
    planning: combat !== null && !combat.revealed,
    solo: combat !== null && heroes.some(({ who }) => who === 'serenade'),
    behind: foes.some(({ space }) => space === 'behind'),
    far: foes.some(({ space }) => space === 'right3'),
    elite: foes.some(({ kind }) => kind === 'elite'),
    loot: combat !== null && combat.revealed && combat.loot.tokens.length > 0,
    frozen: anyone.some(({ frozen }) => frozen !== 0),
    fire: anyone.some(({ onFire }) => onFire > 0),
    poison: anyone.some(({ poisoned }) => poisoned > 0),
    market: run.phase === 'interbiome',
    mutation: isBetween(run),
    boss: combat !== null && combat.boss !== null,
  };
  return NOTES.filter((note) => now[note]);
}
