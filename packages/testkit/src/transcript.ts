/** A game written out: one line per answer with its rule, and what came of it. For reading, and for goldens. */

import {
  belowOf,
  isRefusal,
  kernelWords,
  Look,
  open,
  questionsFor,
  Speaker,
  type AnyGame,
  type AnyPlay,
  type Bot,
  type GameEvent,
  type Json,
  type QuestionView,
  type Told,
} from '@gravetable/kernel';
import { anAnswer, type Answer } from './lot.ts';

export interface Written {
  readonly seats: number;
  readonly seed: string;
  /** The bot that plays; by lot without one. */
  readonly bot?: Bot;
  readonly options?: { readonly [id: string]: Json };
  /** Stop after so many answers. */
  readonly answers?: number;
}

export function transcript(game: AnyGame, { seats, seed, bot, options, answers = 5000 }: Written): string {
  const play = open(game, { seats, seed, options: options ?? {} }) as AnyPlay;
  if (isRefusal(play)) throw new Error(`cannot open: ${play.code} ${JSON.stringify(play.data)}`);
  const speaker = new Speaker('en', [game.text.en, kernelWords.en]);
  const below = belowOf(`transcript ${seed}`);
  const lines = [`${game.id} ${game.version}, ${seats} seats, seed ${seed}`];
  const told: Told[] = [];
  const tellAll = (): void => {
    for (const one of told.splice(0)) lines.push(`        ${sentence(speaker, one)}`);
  };
  play.listen((one) => told.push(one));
  play.resume();
  tellAll();
  for (let n = 1; n <= answers; n++) {
    const answer = bot === undefined ? anAnswer(play, below) : byBot(play, bot, below);
    if (answer === null) break;
    const question = questionsFor(play, answer.seat).find((one) => one.id === answer.id)!;
    const number = String(n).padStart(4);
    const who = answer.seat >= 0 ? speaker.seat(answer.seat) : answer.seat === -1 ? 'Clock' : 'Hand';
    lines.push(`${number}  ${who}  ${answer.label}  ${inWords(speaker, question, answer.value)}`);
    const refused = play.answer(answer.seat, answer.id, answer.value);
    if (refused !== null) throw new Error(`${answer.label} refused ${JSON.stringify(answer.value)}`);
    tellAll();
  }
  if (play.over) lines.push(`      ${JSON.stringify(play.outcome)}`);
  return `${lines.join('\n')}\n`;
}

function byBot(play: AnyPlay, bot: Bot, below: (n: number) => number): Answer | null {
  const pending = play.pending.find((one) => one.seat >= 0);
  if (pending === undefined || pending.chance !== null) return anAnswer(play, below);
  const value = bot.choose(new Look(play, pending), below) as Json;
  return { seat: pending.seat, id: play.idOf(pending), label: pending.op.label, value };
}

function sentence(speaker: Speaker, told: Told): string {
  const event: GameEvent = told.secret ?? told.open!;
  const whispered =
    told.secret === null ? '' : ` (to ${told.to.map((seat) => speaker.seat(seat)).join(', ')})`;
  return speaker.say({ id: `event.${event.kind}`, args: event }) + whispered;
}

/** An answer said in words, in the form of its question. */
function inWords(speaker: Speaker, question: QuestionView, value: Json): string {
  const wordOf = (one: Json): string => {
    const text = JSON.stringify(one);
    const option = question.options.find(({ value: other }) => JSON.stringify(other) === text);
    return option === undefined ? text : speaker.say(option.said);
  };
  if (question.form === 'one' || !Array.isArray(value)) return wordOf(value);
  if (question.form === 'split') return value.join(' + ');
  if (question.form === 'assign') return movesIn(speaker, question, value as number[]);
  return value.length === 0 ? '(none)' : (value as Json[]).map(wordOf).join(', ');
}

/** What an assignment moves, each with its new place. */
function movesIn(speaker: Speaker, { options, places, now }: QuestionView, value: readonly number[]): string {
  const moved = [...value.keys()].filter((item) => value[item] !== now![item]);
  const move = (item: number): string =>
    `${speaker.say(options[item]!.said)}: ${speaker.say(places![value[item]!]!.said)}`;
  return moved.length === 0 ? '(none)' : moved.map(move).join(', ');
}
