/** Coach notes: which rule matters now for the first time. What was read is kept in this browser. */

import type { QuestionView } from '@gravetable/kernel';
import { notesRead } from '../../table/lesson/notes.ts';
import { isBetween, type View } from './cards/facts.ts';

export const NOTES = [
  'crown',
  'check',
  'map',
  'planning',
  'pass',
  'solo',
  'behind',
  'far',
  'elite',
  'blow',
  'loot',
  'frozen',
  'fire',
  'poison',
  'bleeding',
  'marked',
  'malaise',
  'worms',
  'last-round',
  'equipment',
  'scroll',
  'potion',
  'collector',
  'wounds',
  'market',
  'mutation',
  'boss',
] as const;
export type Note = (typeof NOTES)[number];

export const notes = notesRead<Note>('dead-cells', NOTES);

/** What is asked, as far as a note may depend on it. */
export type Asked = Pick<QuestionView, 'kind' | 'options'> | null;

/** The rules that matter on this table, most pressing first. */
export function mattering({ combat, run, heroes, bag }: View, asked: Asked): readonly Note[] {
  const foes = combat?.enemies ?? [];
  const anyone = [...foes, ...heroes];
  const isAsked = (kind: string): boolean => asked?.kind === kind;
  const now: Readonly<Record<Note, boolean>> = {
    crown: isAsked('firstPlayer'),
    check:
      isAsked('payHandCheck') ||
      (isAsked('choosePath') && asked?.options.some(({ said }) => said.args?.['price'] !== 'free') === true),
    map: run.phase === 'explore' && combat === null,
    planning: combat !== null && !combat.revealed,
    pass: isAsked('choosePasser'),
    solo: combat !== null && heroes.some(({ who }) => who === 'serenade'),
    behind: foes.some(({ space }) => space === 'behind'),
    far: foes.some(({ space }) => space === 'right3'),
    elite: foes.some(({ kind }) => kind === 'elite'),
    blow: isAsked('victim'),
    loot: combat !== null && combat.revealed && combat.loot.tokens.length > 0,
    frozen: anyone.some(({ frozen }) => frozen !== 0),
    fire: anyone.some(({ onFire }) => onFire > 0),
    poison: anyone.some(({ poisoned }) => poisoned > 0),
    bleeding: heroes.some(({ bleeding }) => bleeding > 0),
    marked: anyone.some(({ marked }) => marked > 0),
    malaise: heroes.some(({ malaise }) => malaise !== null),
    worms: heroes.some(({ worms }) => worms > 0),
    'last-round': combat !== null && combat.boss === null && combat.round === 3 && foes.length > 0,
    equipment: isAsked('equipmentReceiver'),
    scroll: isAsked('scrollReceiver'),
    potion: bag.potions > 0,
    collector: run.collector.length > 0,
    wounds: combat === null && run.phase === 'explore' && heroes.some(({ damage }) => damage > 0),
    market: run.phase === 'interbiome',
    mutation: isBetween(run),
    boss: combat !== null && combat.boss !== null,
  };
  return NOTES.filter((note) => now[note]);
}
