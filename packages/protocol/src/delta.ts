/**
 * A step as it crosses a network: what changed since what this viewer was last sent, and what was told. The outline is left
 * out: whoever has the game makes it from the view. Laid over what was known, it gives the step exactly.
 */

import { canonical, hash64, ruleOf, same } from '@gravetable/kernel';
import type { GameEvent, Json, QuestionView, Section } from '@gravetable/kernel';
import { patched, patchOf, type Patch } from './patch.ts';
import { framesOf } from './snapshot.ts';
import type { LogLine, MomentView, Snapshot, Step } from './snapshot.ts';

/** What a viewer knows of a table without the way there. */
export type Known = Omit<Snapshot, 'outline' | 'log' | 'moments'>;

/** A snapshot as it is sent. */
export type SentSnapshot = Omit<Snapshot, 'outline'>;

/** Most of what is sent are deltas, so their parts have places instead of names. */
export type Delta = readonly [
  since: number,
  moments: readonly (readonly [seat: number, rule: string, line: MomentView['line']])[],
  log: readonly SentLine[],
  scenes: readonly Patch[],
  /** What the scenes leave of the way to the scene as it stands: usually nothing. */
  scene: Patch,
  /** From the view before, with the new scene where the old one was. */
  view: Patch,
  /** What the questions are called; null where they are the same. Each is a patch of the one in its place. */
  asked: readonly string[] | null,
  questions: Patch,
  /** Everything else that is known. */
  rest: Patch,
  /** Of the view, now and then: whoever gets another one says `hello` again. */
  hash: string | null,
];

/** An event that follows the one before it, or one that has to say where it belongs. */
type SentLine = GameEvent | readonly [after: number, scene: number | null, event: GameEvent];

/** The view is hashed at every so manieth revision. */
const HASHED_EVERY = 32;

/** What stays known of a snapshot or step when the next one comes. */
export function knownOf(snapshot: SentSnapshot | Snapshot | Step): Known {
  const { viewer, revision, count, from, waiting, canUndo, canRedo, agreed, outcome, clock } = snapshot;
  const { advised, view, questions, scene } = snapshot;
  return {
    viewer,
    revision,
    count,
    from,
    waiting,
    canUndo,
    canRedo,
    agreed,
    outcome,
    clock,
    advised,
    view,
    questions,
    scene,
  };
}

type Rest = Omit<Known, 'view' | 'questions' | 'scene'>;

export function viewHash(view: object): string {
  return hash64(canonical(view));
}

/** What chains of scenes lead from and to, where they were made here: nobody walks along them again. */
const WAYS = new WeakMap<readonly Patch[], { readonly from: object | null; readonly to: object | null }>();

/** The scenes that lead from one to another. */
export function scenesBetween(
  from: object | null,
  to: object | null,
  scenes: readonly Patch[],
): readonly Patch[] {
  WAYS.set(scenes, { from, to });
  return scenes;
}

function lastScene(before: object | null, scenes: readonly Patch[]): object | null {
  if (scenes.length === 0) return before;
  const way = WAYS.get(scenes);
  return way !== undefined && way.from === before ? way.to : (framesOf(before, scenes).at(-1) ?? null);
}

/** Everybody at a table knows the same scene: from one to the next it is compared once for all of them. */
const COMPARED = new WeakMap<object, { readonly from: object; readonly patch: Patch }>();

function scenePatch(from: object | null, to: object | null): Patch {
  if (from === to || from === null || to === null) return patchOf(from, to);
  const known = COMPARED.get(to);
  if (known?.from === from) return known.patch;
  const patch = patchOf(from, to);
  // Else each scene would keep the one before it, and a table all it has ever had.
  COMPARED.delete(from);
  COMPARED.set(to, { from, patch });
  return patch;
}

/** Where the view shows the scene, what is known of the new scene is known of the view. */
function withScene(view: object, before: object | null, after: object | null): object {
  if (before === null || after === null) return view;
  const next: Record<string, unknown> = { ...view };
  const [known, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const key of Object.keys(known))
    if (Object.hasOwn(next, key) && Object.hasOwn(now, key) && same(next[key], known[key]))
      next[key] = now[key];
  return next;
}

/** What most answers change, and how: by one. */
function nextRest(before: Known, count: number): Rest {
  const { viewer, from, waiting, canUndo, canRedo, agreed, outcome, clock, advised } = before;
  const revision = before.revision + 1;
  return { viewer, revision, count, from, waiting, canUndo, canRedo, agreed, outcome, clock, advised };
}

const REST = [
  'viewer',
  'revision',
  'count',
  'from',
  'waiting',
  'canUndo',
  'canRedo',
  'agreed',
  'outcome',
  'clock',
  'advised',
] as const satisfies readonly (keyof Rest)[];

/** From the next rest to what it is. Most of it stays: nothing is made of that. */
function restPatch(before: Known, now: Rest, count: number): Patch {
  let set: Record<string, Patch> | null = null;
  for (const key of REST) {
    const next = key === 'revision' ? before.revision + 1 : key === 'count' ? count : before[key];
    const patch = patchOf(next, now[key]);
    if (patch !== null) (set ??= {})[key] = patch;
  }
  return set;
}

/** A question that was in its place before, with what the name of the new one tells. */
function renamed(known: QuestionView, id: string): QuestionView {
  if (known.id === id) return known;
  const label = id.slice(0, id.indexOf('#'));
  return { ...known, id, label, rule: ruleOf(label) };
}

/** The questions that are asked, from those in their places before. */
function questionsAfter(
  before: readonly QuestionView[],
  names: readonly string[] | null,
  patch: Patch,
): readonly QuestionView[] {
  if (names === null && patch === null) return before;
  const changed = (patch ?? {}) as Readonly<Record<number, Patch>>;
  const asked = names ?? before.map((one) => one.id);
  return asked.map((id, at) => {
    const known = before[at];
    return patched(known === undefined ? undefined : renamed(known, id), changed[at] ?? null)!;
  });
}

/** From the questions in their places to those that are asked. */
function questionsPatch(before: readonly QuestionView[], now: readonly QuestionView[]): Patch {
  const set: Record<string, Patch> = {};
  let isSame = true;
  now.forEach((one, at) => {
    const known = before[at];
    const patch =
      known === undefined ? ([one as unknown as Json] as const) : patchOf(renamed(known, one.id), one);
    if (patch === null) return;
    set[at] = patch;
    isSame = false;
  });
  return isSame ? null : set;
}

function sentLog(log: readonly LogLine[], since: number): readonly SentLine[] {
  let [after, scene] = [since + 1, 0];
  return log.map((line): SentLine => {
    const follows = line.after === after && line.scene === scene + 1;
    [after, scene] = [line.after, line.scene ?? 0];
    return follows ? line.event : [line.after, line.scene ?? null, line.event];
  });
}

function logFrom(sent: readonly SentLine[], since: number): readonly LogLine[] {
  let [after, scene] = [since + 1, 0];
  return sent.map((line): LogLine => {
    if (!isPlaced(line)) return { after, event: line, scene: ++scene };
    after = line[0];
    scene = line[1] ?? 0;
    return line[1] === null ? { after, event: line[2] } : { after, event: line[2], scene };
  });
}

const isPlaced = (line: SentLine): line is Exclude<SentLine, GameEvent> => Array.isArray(line);

export function deltaOf(before: Known, step: Step): Delta {
  const { since, moments, log, scenes, scene, view, questions } = step;
  const isSame =
    questions.length === before.questions.length &&
    questions.every(({ id }, at) => before.questions[at]!.id === id);
  return [
    since,
    moments.map(({ seat, rule, line }) => [seat, rule, line]),
    sentLog(log, since),
    scenes,
    scenePatch(lastScene(before.scene, scenes), scene),
    patchOf(withScene(before.view, before.scene, scene), view),
    isSame ? null : questions.map((one) => one.id),
    questionsPatch(before.questions, questions),
    restPatch(before, step, since + moments.length),
    step.revision % HASHED_EVERY === 0 ? viewHash(view) : null,
  ];
}

/** The step that a delta stands for; null where it does not fit what is known here. */
export function stepAfter(
  before: Known,
  delta: Delta,
  outlineOf: (view: object) => readonly Section[],
): Step | null {
  const [since, told, log, scenes, left, changed, names, questions, rest, hash] = delta;
  const scene = patched(framesOf(before.scene, scenes).at(-1) ?? null, left);
  const view = patched(withScene(before.view, before.scene, scene), changed);
  if (hash !== null && viewHash(view) !== hash) return null;
  const now = patched(nextRest(before, since + told.length), rest);
  return {
    viewer: now.viewer,
    revision: now.revision,
    count: now.count,
    from: now.from,
    waiting: now.waiting,
    canUndo: now.canUndo,
    canRedo: now.canRedo,
    agreed: now.agreed,
    outcome: now.outcome,
    clock: now.clock,
    advised: now.advised,
    view,
    scene,
    questions: questionsAfter(before.questions, names, questions),
    outline: outlineOf(view),
    moments: told.map(([seat, rule, line]) => ({ seat, rule, line })),
    log: logFrom(log, since),
    since,
    scenes,
  };
}

/** A preview or a moment of the past, as it is sent: its view as a patch of what is known. */
export type SentLook = { readonly view: { readonly patch: Patch } | null; readonly [field: string]: unknown };

export function sentLook(known: Known, look: { readonly view: object | null }): SentLook {
  const {
    outline: _outline,
    view,
    ...rest
  } = look as { readonly outline?: unknown; readonly view: object | null };
  return { ...rest, view: view === null ? null : { patch: patchOf(known.view, view) } };
}

export function lookFrom<T>(
  known: Known,
  sent: SentLook,
  outlineOf: (view: object) => readonly Section[],
): T {
  const view = sent.view === null ? null : patched(known.view, sent.view.patch);
  return { ...sent, view, outline: view === null ? null : outlineOf(view) } as T;
}
