/** The words of a game: the same messages in every language, and one for everything that occurs in play. */

import {
  argumentsOf,
  askedIn,
  isForm,
  belowOf,
  isRefusal,
  kernelWords,
  LANGUAGES,
  open,
  questionsFor,
  Speaker,
  type AnyGame,
  type AnyPlay,
  type GameEvent,
  type Said,
} from '@gravetable/kernel';
import { anAnswer, someOptions } from './lot.ts';

/** Where the catalogues of two languages part: ids one of them lacks, arguments one of them does not use. */
export function differingWords(game: AnyGame): string[] {
  const { en, fr } = game.text;
  const missing = [
    ...Object.keys(en)
      .filter((id) => !Object.hasOwn(fr, id))
      .map((id) => `fr lacks ${id}`),
    ...Object.keys(fr)
      .filter((id) => !Object.hasOwn(en, id))
      .map((id) => `en lacks ${id}`),
  ];
  const other = Object.keys(en)
    .filter((id) => Object.hasOwn(fr, id))
    .filter((id) => argumentsOf(en[id]!).join() !== argumentsOf(fr[id]!).join())
    .map(
      (id) => `${id} uses {${argumentsOf(en[id]!).join()}} in en and {${argumentsOf(fr[id]!).join()}} in fr`,
    );
  return [...missing, ...other];
}

/** Everything random play wants to say and has no message for, or no value for an argument of the message. */
export class Wanted {
  readonly #game: AnyGame;
  readonly #speakers: readonly Speaker[];
  readonly #missing = new Set<string>();

  constructor(game: AnyGame) {
    this.#game = game;
    this.#speakers = LANGUAGES.map(
      (language) => new Speaker(language, [game.text[language], kernelWords[language]]),
    );
    for (const { id } of game.options) this.#want({ id: `option-name.${id}` });
  }

  get missing(): string[] {
    return [...this.#missing].sort();
  }

  #want(said: Said): void {
    for (const speaker of this.#speakers) {
      const message = speaker.find(said.id);
      if (message === undefined) {
        this.#missing.add(`${speaker.language}: no message ${said.id}`);
        continue;
      }
      for (const name of argumentsOf(message)) {
        if (said.args?.[name] === undefined)
          this.#missing.add(`${speaker.language}: ${said.id} wants {${name}}, which is not given`);
      }
      for (const { name, kind } of askedIn(message))
        if (kind === 'agree' || (kind !== null && isForm(kind)))
          this.#wantGrammar(speaker, name, said.args?.[name]);
    }
    for (const value of Object.values(said.args ?? {})) {
      if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
        this.#want(value as Said);
    }
  }

  /** A name that a sentence shapes or agrees with has a grammar; a player's name needs none. */
  #wantGrammar(speaker: Speaker, name: string, value: NonNullable<Said['args']>[string]): void {
    if (Array.isArray(value)) return value.forEach((one) => this.#wantGrammar(speaker, name, one as never));
    const id =
      typeof value === 'string'
        ? speaker.nameId(name, value)
        : typeof value === 'object' && value !== null
          ? (value as Said).id
          : undefined;
    if (id !== undefined && !speaker.has(`grammar.${id}`))
      this.#missing.add(`${speaker.language}: no grammar of ${id}`);
  }

  #event(event: GameEvent | null): void {
    if (event !== null) this.#want({ id: `event.${event.kind}`, args: event });
  }

  #look(play: AnyPlay): void {
    for (const seat of [...play.seats, null]) {
      for (const { title, lines } of this.#game.outline(play.view(seat)))
        [title, ...lines].forEach((one) => this.#want(one));
      if (seat === null) continue;
      for (const question of questionsFor(play, seat)) {
        this.#want({ id: `ask.${question.kind}`, args: question.about });
        for (const option of [...question.options, ...(question.places ?? [])]) this.#want(option.said);
        for (const blocked of question.blocked) {
          this.#want(blocked.said);
          this.#want({ id: `refusal.${blocked.code}`, args: blocked.data });
        }
      }
    }
  }

  /** Listen to one random game. */
  hear(seed: string): void {
    const below = belowOf(`words ${seed}`);
    const { min, max } = this.#game.seats;
    const seats = min + below(max - min + 1);
    const options = someOptions(this.#game, seats, below);
    const play = open(this.#game, { seats, seed, options }) as AnyPlay;
    if (isRefusal(play)) throw new Error(`cannot open: ${play.code}`);
    play.listen(({ open: heard, secret }) => [heard, secret].forEach((event) => this.#event(event)));
    play.resume();
    for (let answers = 0; answers < 5000 && !play.over; answers++) {
      this.#look(play);
      const answer = anAnswer(play, below)!;
      play.answer(answer.seat, answer.id, answer.value);
    }
    if (play.outcome !== null) this.#want({ id: `outcome.${play.outcome.reason}`, args: play.outcome });
  }
}
