// Odds for whoever asks: does the Combat end before Round IV, and does somebody fall. It is played on, by these very rules and by
// habit, on games that might be the real one.

import {
  fall,
  said,
  type Below,
  type GameEvent,
  type Json,
  type Play,
  type Prospect,
} from '@gravetable/kernel';
import { habit } from '../bots/habits.ts';
import type { Event } from '../rulebook.ts';
import type { Board } from '../state.ts';
import type { View } from './seen.ts';

type Game = Play<Board, Event, View>;

const LAST_ROUND = 4;
/** Answers within a Combat; there are never so many. */
const LONGEST = 400;
const WAYS = ['before', 'goesOn', 'dies'] as const;

/** What is told first of a Combat's end: somebody dies, or Enemies are left to act in Round IV. */
function wayIn(event: GameEvent): (typeof WAYS)[number] | null {
  if (event.kind === 'beheadedDies') return 'dies';
  return event.kind === 'round' && event['round'] === LAST_ROUND ? 'goesOn' : null;
}

/** Which of the ways this game takes once the answer is given. */
function fought(play: Game, seat: number, answer: Json, below: Below): number {
  const { board } = play.state;
  let way: (typeof WAYS)[number] | null = null;
  play.listen(({ open }) => {
    if (open !== null) way ??= wayIn(open);
  });
  const own = play.pendingOf(seat);
  const checked = own === undefined || answer === null ? null : play.check(own, answer);
  if (own !== undefined && checked !== null && 'value' in checked) play.put(own, checked.value);
  for (let given = 0; given < LONGEST && way === null; given++) {
    if (play.over || board.combat === null) break;
    const pending = play.pending[0]!;
    play.put(
      pending,
      pending.chance === null ? habit(board, play.ask(pending)) : fall(pending.chance, below),
    );
  }
  play.listen(null);
  return WAYS.indexOf(way ?? 'before');
}

export function odds(sample: () => Game, seat: number, answer: Json, below: Below): readonly Prospect[] {
  const { combat } = sample().state.board;
  // A Boss is fought Turn by Turn: there is no Round IV to come.
  if (combat === null || combat.boss !== null || combat.round >= LAST_ROUND) return [];
  return [
    {
      about: said('odds.combat'),
      ways: WAYS.map((way) => said(`odds.combat.${way}`)),
      fall: () => fought(sample(), seat, answer, below),
    },
  ];
}
