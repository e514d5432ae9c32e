/** Speaks the language of a report. */

import { kernelWords, Speaker, type AnyGame, type Language, type Said } from '@gravetable/kernel';
import { labWords, titleOf } from '../words.ts';
import { reportWords } from './words.ts';

export class Teller {
  readonly speaker: Speaker;
  readonly game: AnyGame;

  constructor(language: Language, game: AnyGame) {
    this.game = game;
    this.speaker = new Speaker(language, [
      game.text[language],
      labWords[language],
      reportWords[language],
      kernelWords[language],
    ]);
  }

  get title(): string {
    return titleOf(this.speaker, this.game);
  }

  say(id: string, args?: Said['args']): string {
    return this.speaker.say(args === undefined ? { id } : { id, args });
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.speaker.language, { maximumFractionDigits: digits });
  }

  /** A share as a number of percent, without the sign. */
  percent(share: number): string {
    return this.number(share * 100, 1);
  }

  reason(word: string): string {
    return this.speaker.find(`reason.${word}`) ?? word;
  }
}
