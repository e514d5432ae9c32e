// DK-MANA, DK-SKILL-MANA2, DK-SKILL-MIST-MANA: where Mana comes from.

import { questOf } from '../cards/quests/index.ts';
import type { Choice, ChoiceOf, No, Pay } from '../choices.ts';
import { gainMana, MOST_MANA } from '../health.ts';
import { objectToPay, payAction } from '../pay.ts';
import { procedure, type T } from '../rulebook.ts';
import { freshSource, isReady, spend } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { countAction } from '../streaks.ts';
import { zoneAt } from '../enemies/lookout.ts';
import { inMist } from '../where.ts';

/** DK-MANA-01, DK-FOUNT-01. */
const FROM_FOUNTAIN = 5;
const FROM_MIST = 2;

/** What Gather Mana gives here; 0 where it is impossible. */
export function gathered(board: Board, who: Who): number {
  const { mist, fountain } = zoneAt(board, board.party[who]!.zone);
  if (fountain) return FROM_FOUNTAIN;
  if (!mist) return 0;
  const thick = questOf(board.quest).rules.find((rule) => rule.rule === 'mistMana');
  return thick?.n ?? FROM_MIST;
}

export function objectToGather(board: Board, who: Who, { pay }: ChoiceOf<'gather'>): No | null {
  if (gathered(board, who) === 0) return ['NOT_MIST', 'DK-MANA-01'];
  return objectToPay(board, who, 'gatherMana', pay, 0);
}

export function offerGather(board: Board, who: Who, out: Choice[], pay: Pay, wide: boolean): void {
  const choice: ChoiceOf<'gather'> = { do: 'gather', pay };
  if (wide || objectToGather(board, who, choice) === null) out.push(choice);
}

/** DK-MANA-01 Gather Mana: Enemies do not prevent it (DK-MANA-03). */
export const gather = procedure<{ who: Who; choice: ChoiceOf<'gather'> }>('gather')
  .do('DK-MANA-01', (t, v) => {
    payAction(t, v.who, 'gatherMana', v.choice.pay);
    countAction(t.board, v.who, null);
  })
  .do('DK-MANA-02', (t, v) => {
    const a = t.board.party[v.who]!;
    const n = Math.min(MOST_MANA - a.mana, gathered(t.board, v.who));
    a.mana += n;
    t.tell?.({ kind: 'gathers', adventurer: a.id, n, mana: a.mana });
  })
  .end();

const GAINS = { mana2: 2, mistMana: 1 } as const;

/** DK-RULING-106, -132: only in the own Turn, in the Turn's question and before a roll. */
export function objectToGain(board: Board, who: Who, { skill }: ChoiceOf<'gainMana'>): No | null {
  const rule = skill === 'mana2' ? 'DK-SKILL-MANA2' : 'DK-SKILL-MIST-MANA';
  if (board.turn.who !== who || !isReady(board, who, skill)) return ['NO_USE_LEFT', rule];
  if (skill === 'mistMana' && !inMist(board, who)) return ['NOT_MIST', rule];
  return board.party[who]!.mana >= MOST_MANA ? ['MANA_FULL', 'DK-MANA-02'] : null;
}

const SKILLS_OF_MANA = ['mana2', 'mistMana'] as const;
export const GAIN_MANA = SKILLS_OF_MANA.map((skill): ChoiceOf<'gainMana'> => ({ do: 'gainMana', skill }));

/** Gain Mana by a Skill; not an Action, so no streak ends (DK-RULING-113). */
export function gainBySkill(t: T, who: Who, { skill }: ChoiceOf<'gainMana'>): void {
  spend(t.board, who, freshSource(t.board, who, skill)!);
  gainMana(t, who, GAINS[skill], skill);
}

/** DK-SKILL-MANA2 DK-SKILL-MIST-MANA Mana once per Turn. */
export const takeMana = procedure<{ who: Who; choice: ChoiceOf<'gainMana'> }>('takeMana')
  .do('DK-RULING-132', (t, v) => gainBySkill(t, v.who, v.choice))
  .end();
