// `careful`: plays every seat from what everybody can see. A Turn is weighed as a whole; the rest is answered by habit.
import { One, type Bot } from '@gravetable/kernel';
import type { Choice } from '../choices.ts';
import type { Drink } from '../health.ts';
import type { Discard } from '../powers.ts';
import { activeCards } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { askedOf, kindOf } from './asked.ts';
import { bestSpell, freeChoice, shoveNow } from './gifts.ts';
import { potionNow } from './sharing.ts';
import { reasonOf } from './reasons.ts';
import { habit } from './small-questions.ts';
import { CAREFUL, courseOf, doorNow, type Style } from './turns.ts';

/** What a choice of the Turn is made for. */
export function turnChoice(board: Board, who: Who, options: readonly Choice[], style = CAREFUL): Choice {
  const end = options.at(-1)!;
  const free = freeChoice(board, options);
  if (free !== null) return free;
  const course = courseOf(board, who, options, style);
  const { choice } = course;
  if (choice?.do !== 'attack') {
    const door = doorNow(board, who, options, course.goal);
    if (door !== null) return door;
  }
  const spell = bestSpell(board, who, options);
  if (spell !== null && spell.worth > (choice?.do === 'attack' ? course.fight * 0.6 + 0.5 : 0.9))
    return spell.choice;
  if (choice !== null) {
    const leaves = choice.do === 'move' || choice.do === 'sprint';
    const shove = leaves || choice.do === 'search' ? shoveNow(board, who, options) : null;
    return shove ?? offered(options, choice) ?? end;
  }
  return shoveNow(board, who, options) ?? end;
}

/** The same choice among those offered: free Actions may pay for it. */
function offered(options: readonly Choice[], choice: Choice): Choice | undefined {
  if (options.includes(choice)) return choice;
  const said = JSON.stringify(choice);
  return options.find((one) => JSON.stringify(one) === said);
}

const POTION = 'DK-TREAS-03';
const DISCARD = 'DK-INV-02';

/** Mana that is too little for what a Turn may ask. */
const SHORT = 2;

/** DK-SKILL-CONSUME: in the own Turn, and short of Mana, what lies idle in the Backpack is turned into it. */
function consumeNow(board: Board, options: readonly Discard[]): Discard | null {
  const { who } = board.turn;
  if (who === null || board.party[who]!.mana > SHORT) return null;
  const a = board.party[who]!;
  const working = activeCards(a);
  return (
    options.find(
      (one) =>
        one.who === who && one.card !== null && a.pack.includes(one.card) && !working.includes(one.card),
    ) ?? null
  );
}

/** A player who cares for what its style says. */
export const player = (name: string, style: Style): Bot => ({
  name,
  use(look, below) {
    for (const { power, ask, id } of look.powers) {
      if (!(ask instanceof One) || (power.label !== POTION && power.label !== DISCARD)) continue;
      const { board } = look.glance<Board>(below).state;
      const answer =
        power.label === POTION
          ? potionNow(board, ask.options as readonly Drink[])
          : consumeNow(board, ask.options as readonly Discard[]);
      if (answer !== null) return { id, answer };
    }
    return null;
  },
  choose(look, below) {
    const { question } = look;
    const kind = kindOf(look);
    const asked = askedOf(look, below);
    if (kind === 'turn' && question instanceof One)
      return turnChoice(asked.board, asked.board.turn.who!, question.options as readonly Choice[], style);
    return habit(asked, kind, question);
  },
  reason: (look, answer) => reasonOf(look, answer),
});

export const careful = player('careful', CAREFUL);
