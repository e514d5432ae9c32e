/** A table as one viewer may know it: whole, and what changed. All of it is plain data. */

import type {
  Catalogue,
  Json,
  Language,
  Line,
  LogLine,
  OptionSpec,
  Outcome,
  QuestionView,
  Refusal,
  Said,
  Seat,
  Section,
  Story,
  Viewer,
} from '@gravetable/kernel';
import { patched, type Patch } from './patch.ts';

export type { LogLine };

/** What is known of a game: its words and printed facts, never its rules. */
export interface GameInfo {
  readonly id: string;
  readonly version: string;
  readonly words: Readonly<Record<Language, Catalogue>>;
  readonly facts: unknown;
  readonly options: readonly OptionSpec[];
  readonly ledger: readonly string[];
  readonly bots: readonly string[];
  /** Whether it tells odds to whoever asks. */
  readonly odds: boolean;
  /** How its log is sorted and looked back on; null where the game does not say. */
  readonly story: Story | null;
}

/** One answer of the past, as everybody may know it. */
export interface MomentView {
  readonly seat: Seat;
  /** Empty where today's rules cannot tell what an older game was asked. */
  readonly rule: string;
  /** Something became known here: nothing before can be taken back freely. */
  readonly line: Line | null;
}

/** A timer the game names: what the clock says when it is out. */
export interface Timer {
  readonly name: string;
  readonly answer: Json;
  readonly seconds: number;
}

/** What the clock's seat is asked. */
export interface ClockView {
  readonly timers: readonly Timer[];
  /** Nobody else is asked: the clock begins when the player is ready. */
  readonly starts: boolean;
}

/** The table as one viewer may know it, at one moment. */
export interface Snapshot {
  readonly viewer: Viewer;
  /** Changes of the table so far: whoever asks for something says which one they saw last. */
  readonly revision: number;
  /** Number of answers given so far. */
  readonly count: number;
  /** `log` and `moments` begin after so many answers; what came before is told to whoever asks. */
  readonly from: number;
  readonly view: object;
  readonly outline: readonly Section[];
  readonly questions: readonly QuestionView[];
  readonly waiting: readonly Seat[];
  /** A bot was asked for everybody, and a person decides in its place: what it would answer, and why. */
  readonly advised: Advised | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many times all agreed to go back past the information line. */
  readonly agreed: number;
  readonly moments: readonly MomentView[];
  readonly log: readonly LogLine[];
  /** The part that is acted out, as it stands and as everybody may know it; null where the game names none. */
  readonly scene: object | null;
  readonly outcome: Outcome | null;
  readonly clock: ClockView | null;
}

/** The table after an answer, or one taken back: of what was told and answered only what follows the first `since` answers. */
export interface Step extends Snapshot {
  readonly since: number;
  /** From the scene before to the scene after: one patch for each line that everybody heard, the rest in one more. */
  readonly scenes: readonly Patch[];
}

/** The table at a moment of the past: how it came there is the beginning of what is known already. */
export type PastView = Omit<Snapshot, 'log' | 'moments'>;

/** Some answers with what they told. */
export type ToldPiece = Pick<Snapshot, 'log' | 'moments'>;

/** What an answer would lead to, as far as the seat may know beforehand. */
export interface Preview {
  /**
   * What follows that cannot be taken back: then the answer asks for a confirmation and the outcome stays unknown. A
   * grave answer, one that wastes something, or a hasty one, could be taken back, and is asked for again all the same.
   */
  readonly line: Line | 'seat' | 'grave' | 'waste' | 'hasty' | null;
  readonly refusal: Refusal | null;
  readonly view: object | null;
  readonly outline: readonly Section[] | null;
}

export interface Advised {
  readonly by: Seat;
  readonly value: Json;
  readonly reason: Said | null;
}

export interface Hint {
  readonly value: Json;
  readonly reason: Said | null;
}

/** A hint that was weighed: what came of it in numbers, and whether more time would change anything. */
export interface Advice extends Hint {
  /** A search found it; habit would do something else. */
  readonly found: boolean;
  readonly says: Said | null;
  readonly done: boolean;
}

/** The scenes of a step: the one before, then one after each patch. A line's frame is `frames[line.scene]`. */
export function framesOf(before: object | null, scenes: readonly Patch[]): readonly (object | null)[] {
  const frames = [before];
  for (const patch of scenes) frames.push(patched(frames.at(-1)!, patch));
  return frames;
}
