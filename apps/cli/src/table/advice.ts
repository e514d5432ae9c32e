/** Answers in words, and what a bot that was asked advises the people who decide in its place. */

import { same, type Json, type Said, type Seat, type Speaker } from '@gravetable/kernel';
import type { Screen } from '../screen.ts';
import type { Line, Menu } from './menu.ts';

/** An answer in the words of its options. */
export function answerText(menu: Menu, value: Json): string {
  const one = (item: Json): string => {
    const line = menu.lines.find((candidate) => same(candidate.value, item));
    if (line === undefined) return JSON.stringify(item);
    return line.key === line.text ? line.text : `${line.key} ${line.text}`;
  };
  if (menu.question.form === 'split') return (value as readonly number[]).join(' ');
  if (menu.question.form === 'assign') return movesText(menu, value as readonly number[]);
  return Array.isArray(value) && menu.question.form !== 'one'
    ? value.map((item) => one(item as Json)).join(', ')
    : one(value);
}

/** An assignment as it is typed: what it moves, each with its new place. */
function movesText({ question, lines, places }: Menu, value: readonly number[]): string {
  const moved = lines.filter((_, item) => value[item] !== question.now![item]);
  const move = (line: Line): string => `${line.key} ${places[value[lines.indexOf(line)]!]!.text}`;
  return moved.length === 0 ? '0' : moved.map(move).join(', ');
}

interface Advice {
  readonly seat: Seat;
  readonly value: Json;
  readonly reason: Said | null;
}

/** What the bot that was asked would do, and why. */
export function adviceText(
  { screen, speaker }: { readonly screen: Screen; readonly speaker: Speaker },
  menu: Menu,
  { seat, value, reason }: Advice,
): string {
  const args = { who: speaker.seat(seat), answer: answerText(menu, value) };
  return reason === null
    ? screen.say('cli.play.advises', args)
    : screen.say('cli.play.advisesWhy', { ...args, why: speaker.say(reason) });
}
