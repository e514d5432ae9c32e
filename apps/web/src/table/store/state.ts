/** What the page knows of an open table, and what can be done with it. */

import type { GameEvent, Json, QuestionView, Refusal, Said, Seat, Viewer } from '@gravetable/kernel';
import type { Engine } from '../../engine/client.ts';
import type { GameInfo, LogLine, Preview, Snapshot, TableMeta, Trouble } from '../../engine/types.ts';
import type { Countdown } from './clock.ts';
import type { Draft, Pointless } from './draft.ts';
import type { Guide } from '../lesson/lessons.ts';
import type { Voice } from './voices.ts';

/** While the table is `telling`, nobody is asked yet: what happened comes first. */
export type Phase = 'telling' | 'playing' | 'others' | 'ready' | 'handover' | 'over' | 'past' | 'lost';

export interface TableState {
  readonly meta: TableMeta;
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  /** The game as far as it has come, while the past is looked at. */
  readonly latest: Snapshot;
  readonly phase: Phase;
  /** Who sits in front of the screen, whoever's eyes the past is looked at with. */
  readonly seat: Viewer;
  /** Who takes over next, behind the hand-over screen. */
  readonly next: Seat | null;
  /** What no press on pieces leads to, of this game. */
  readonly pointless: Pointless;
  readonly draft: Draft | null;
  readonly preview: Preview | null;
  /** The option that is looked at, before anything is chosen. */
  readonly peeked: { readonly question: string; readonly at: number } | null;
  /** Whose mark is being laid, around one screen: the next answer pressed is what they would choose. */
  readonly voice: Voice | null;
  /** Only options on this piece are offered. */
  readonly narrowed: string | null;
  readonly refusal: Refusal | null;
  /** The number of the nearest option that can be chosen in place of what was refused. */
  readonly instead: number | null;
  /** Why the hint suggests what it does. */
  readonly reason: Said | null;
  /** What came of it in numbers, as far as that is known by now. */
  readonly weighed: Said | null;
  /** Whether a search found it, and habit would do something else. */
  readonly found: boolean;
  /** Why bots did what they did, by the number of answers after it. */
  readonly reasons: ReadonlyMap<number, { readonly by: Seat; readonly said: Said }>;
  /** Lines of the log still to be shown, and the one shown now. */
  readonly queue: readonly LogLine[];
  readonly now: LogLine | null;
  /** The scenes the last step passed through, for whoever acts it out: `frames[line.scene]` is a line's own. */
  readonly frames: readonly (object | null)[];
  /** Hurry is held: what is told runs by. */
  readonly rushing: boolean;
  /** The line of the log under the cursor: its pieces are lit. */
  readonly pointed: LogLine | null;
  readonly trouble: Trouble['trouble'] | null;
  readonly fault: string | null;
  /** The branch we are in, by its number; null in the game itself. */
  readonly branch: number | null;
  /** The game as far as it has come, while we are in a branch. */
  readonly trunk: Snapshot | null;
  /** What was tried out since the table was opened. */
  readonly branches: readonly Branch[];
  readonly countdown: Countdown | null;
  readonly paused: boolean;
  readonly busy: boolean;
  /** The moment that is being gone to; null once the table shows it. */
  readonly aim: number | null;
  /** The rule the rules panel shows, when something asked for one. */
  readonly rule: string | null;
  readonly panel: Panel;
  /** What a player asked to see, new with every request: a sheet opens it even where it was opened before. */
  readonly wanted: { readonly part: Panel | 'own' } | null;
  readonly hinted: Json | null;
  /** An end lies over the table: nobody is asked, and nobody else acts, before it was read. */
  readonly ending: Ending | null;
  /** A part of the game has been told to its end: that is read before the next part is told. */
  readonly closing: boolean;
  /** The number of the answer whose end was read last. */
  readonly endRead: number;
  /** What a lesson waits for; null where nobody is taught. */
  readonly guide: Guide | null;
  /** The part of the table the lesson speaks of. */
  readonly about: string | null;
  /** Something was tried that the lesson does not ask for yet. */
  readonly held: boolean;
}

/** An end as a scene: of a day, a Run, a Quest, a game. */
interface Ending {
  readonly title: string;
  /** What comes next, and the way there. */
  readonly next: string;
  readonly close: () => void;
}

/** A line that was not played: where it leaves the game, how far it went, and what was told last. */
/** Whether something can be tried out here: online by who sits there, from what they know. */
export const mayTry = ({ meta, snapshot }: Pick<TableState, 'meta' | 'snapshot'>): boolean =>
  meta.online !== true || snapshot.viewer !== null;

export interface Branch {
  readonly from: number;
  readonly count: number;
  readonly last: LogLine | null;
}

export const PANELS = ['review', 'game', 'odds', 'log', 'rules', 'compendium', 'chat'] as const;
export type Panel = (typeof PANELS)[number];

export interface TableActions {
  readonly question: () => QuestionView | null;
  /** Choose an option of the open question by its number. */
  readonly choose: (at: number, question?: QuestionView) => void;
  /** Look at what an option would lead to, without choosing it. */
  readonly peek: (at: number | null) => void;
  /** Look at a piece: where one option touches it, at what that would lead to. */
  readonly look: (piece: string) => void;
  /** The others in front of this screen who may say what they would choose, as the rules let them. */
  readonly voices: (question: QuestionView) => Promise<readonly Voice[]>;
  /** Take the mark of one of them in hand, or, with null, put it back. */
  readonly speakFor: (seat: Seat | null) => void;
  /** Press what may have been meant for the question before: whatever is chosen waits to be pressed again. */
  readonly hastily: (press: () => void) => void;
  readonly setDraft: (draft: Draft) => void;
  readonly commit: () => void;
  readonly clear: () => void;
  /**
   * A piece was activated: its one option is chosen, several are offered, any other says why not. After a piece
   * with several options, the next piece may be its target.
   */
  readonly pick: (piece: string) => void;
  /** Says why not, and what could be done in place of the piece that was tried. */
  readonly explain: (refusal: Refusal, piece?: string) => void;
  readonly takeSeat: () => void;
  /** Hide a seat's cards behind a PIN, or, with null, no longer. */
  readonly setPin: (seat: Seat, pin: string | null) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
  readonly startClock: () => void;
  readonly undo: () => void;
  readonly undoAgreed: () => void;
  readonly redo: () => void;
  readonly hint: () => void;
  readonly guideBy: (guide: Guide | null) => void;
  readonly speakOf: (about: string | null) => void;
  /** An end is laid over the table, or, with null, was read. */
  readonly layEnd: (ending: Ending | null) => void;
  /** From now on what is told rests before a line that begins a part of the game, until the end before it was read. */
  readonly restBefore: (begins: ((event: GameEvent) => boolean) | null) => void;
  readonly readEnd: (after: number) => void;
  /** Whether the viewer's question is open: one that is still to come is reached at once, for whoever answers it early. */
  readonly reach: () => boolean;
  /** To the end of what is told. */
  readonly hurry: () => void;
  /** Let what is told run by, or no longer. */
  readonly rush: (on: boolean) => void;
  readonly step: () => void;
  readonly showRule: (rule: string) => void;
  readonly showPanel: (panel: Panel) => void;
  readonly showOwn: () => void;
  readonly pointAt: (line: LogLine | null) => void;
  readonly goTo: (count: number) => void;
  /** One line on, or back, in the past: the board acts it out. */
  readonly tellOn: () => void;
  readonly tellBack: () => void;
  /** How long the line shown now is shown at 1x. */
  readonly lineTime: () => number;
  readonly seeAs: (viewer: Viewer) => void;
  readonly toNow: () => void;
  /** `elsewhere`: from the last moment not after it at which something else could be done. */
  readonly branchFrom: (count: number, elsewhere?: boolean) => void;
  /** Back into a branch that was left. */
  readonly enterBranch: (number: number) => void;
  readonly leaveBranch: () => void;
  /** Ask, or let the others act; first comes what is to be read before a line that begins a part of the game. */
  readonly begin: (part?: (event: GameEvent) => boolean) => Promise<void>;
  readonly lose: () => void;
  engine: Engine;
  readonly stop: () => void;
}
