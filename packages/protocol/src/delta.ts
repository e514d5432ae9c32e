/**
 * A step as it crosses a network: what changed since what this viewer was last sent, and what was told. The outline is left
 * out: whoever has the game makes it from the view. Laid over what was known, it gives the step exactly.
 */

import { canonical, hash64, type Section } from '@gravetable/kernel';
import { patched, patchOf, type Patch } from './patch.ts';
import { framesOf } from './snapshot.ts';
import type { LogLine, MomentView, Snapshot, Step } from './snapshot.ts';

/** What a viewer knows of a table without the way there. */
export type Known = Omit<Snapshot, 'outline' | 'log' | 'moments'>;

/** A snapshot as it is sent. */
export type SentSnapshot = Omit<Snapshot, 'outline'>;

export interface Delta {
  readonly since: number;
  readonly moments: readonly MomentView[];
  readonly log: readonly LogLine[];
  readonly scenes: readonly Patch[];
  /** What the scenes leave of the way to the scene as it stands: usually nothing. */
  readonly scene: Patch;
  /** Everything else that is known. */
  readonly known: Patch;
  /** Of the view, now and then: whoever gets another one says `hello` again. */
  readonly hash: string | null;
}

/** The view is hashed at every so manieth revision. */
const HASHED_EVERY = 32;

/** What stays known of a snapshot or step when the next one comes. */
export function knownOf(snapshot: SentSnapshot | Snapshot | Step): Known {
  const { viewer, revision, count, from, view, questions, waiting, canUndo, canRedo, agreed } = snapshot;
  const { scene, outcome, clock, advised } = snapshot;
  return {
    viewer,
    revision,
    count,
    from,
    view,
    questions,
    waiting,
    canUndo,
    canRedo,
    agreed,
    scene,
    outcome,
    clock,
    advised,
  };
}

export function viewHash(view: object): string {
  return hash64(canonical(view));
}

/** Questions are compared one by one: most of what they offer stays. */
function spread({ scene: _scene, questions, ...rest }: Known): object {
  return { ...rest, questions: Object.fromEntries(questions.map((one, at) => [at, one])) };
}

export function deltaOf(before: Known, step: Step): Delta {
  const { since, moments, log, scenes } = step;
  const after = knownOf(step);
  const acted = framesOf(before.scene, scenes).at(-1) ?? null;
  return {
    since,
    moments,
    log,
    scenes,
    scene: patchOf(acted, after.scene),
    known: patchOf(spread(before), spread(after)),
    hash: step.revision % HASHED_EVERY === 0 ? viewHash(step.view) : null,
  };
}

/** The step that a delta stands for; null where it does not fit what is known here. */
export function stepAfter(
  before: Known,
  delta: Delta,
  outlineOf: (view: object) => readonly Section[],
): Step | null {
  const { since, moments, log, scenes, hash } = delta;
  const { questions, ...rest } = patched(spread(before), delta.known) as Omit<
    Known,
    'scene' | 'questions'
  > & {
    readonly questions: Readonly<Record<string, Known['questions'][number]>>;
  };
  if (hash !== null && viewHash(rest.view) !== hash) return null;
  const scene = patched(framesOf(before.scene, scenes).at(-1) ?? null, delta.scene);
  const asked = Object.keys(questions).map((_, at) => questions[at]!);
  const outline = outlineOf(rest.view);
  return { ...rest, questions: asked, scene, outline, moments, log, since, scenes };
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
