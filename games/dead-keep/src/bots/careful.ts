// `careful`: plays every seat from what everybody can see. A Turn is weighed as a whole; the rest is answered by habit.
import { One, type Bot } from '@gravetable/kernel';
import type { Choice } from '../choices.ts';
import type { Drink } from '../health.ts';
import type { Board, Who } from '../state.ts';
import { askedOf, kindOf } from './asked.ts';
import { bestSpell, freeChoice, shoveNow } from './gifts.ts';
import { potionNow } from './sharing.ts';
import { reasonOf } from './reasons.ts';
import { habit } from './small-questions.ts';
import { courseOf, doorNow } from './turns.ts';

/** What a choice of the Turn is made for. */
export function turnChoice(board: Board, who: Who, options: readonly Choice[]): Choice {
  const end = options.at(-1)!;
  const free = freeChoice(board, options);
  if (free !== null) return free;
  const course = courseOf(board, who, options);
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

export const careful: Bot = {
  name: 'careful',
  use(look, below) {
    const offer = look.powers.find(({ power }) => power.label === POTION);
    if (offer === undefined || !(offer.ask instanceof One)) return null;
    const answer = potionNow(look.sample<Board>(below).state.board, offer.ask.options as readonly Drink[]);
    return answer === null ? null : { id: offer.id, answer };
  },
  choose(look, below) {
    const { question } = look;
    const kind = kindOf(look);
    const asked = askedOf(look, below);
    if (kind === 'turn' && question instanceof One)
      return turnChoice(asked.board, asked.board.turn.who!, question.options as readonly Choice[]);
    return habit(asked, kind, question);
  },
  reason: (look, answer) => reasonOf(look, answer),
};
