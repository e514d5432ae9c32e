/** What a table hands out: a game's words, and the table as one viewer may know it. */

import { kernelWords, questionsOf, said, same, Speaker, waitingFor } from '@gravetable/kernel';
import type { AnyGame, Language, Play, QuestionView, Said, Seat, Session, Viewer } from '@gravetable/kernel';
import type { GameInfo, PastView, Patch, Snapshot, Step, ToldPiece } from '@gravetable/protocol';
import { clockView } from './clock.ts';
import { isPeoples, questionLed, type Led } from './leading.ts';
import { named } from './naming.ts';
import { isPerson } from './others.ts';
import type { Shelved, Standing } from './store.ts';

export function infoOf(game: AnyGame): GameInfo {
  return {
    id: game.id,
    version: game.version,
    words: game.text,
    facts: game.content.facts,
    options: game.options,
    ledger: game.ledger,
    bots: (game.bots ?? []).map((bot: { name: string }) => bot.name),
    odds: game.odds !== undefined,
    story: game.story ?? null,
  };
}

/** What was last made of a session, as long as nothing more is done: every viewer shares what all may know. */
interface Made {
  readonly seq: number;
  scene: object | null;
  readonly views: Map<Viewer, object>;
}

const MADE = new WeakMap<Session, Made>();

function madeOf(session: Session): Made {
  const known = MADE.get(session);
  if (known !== undefined && known.seq === session.seq) return known;
  return makeWith(session, sceneOf(session.play));
}

/** The scene as it stands has been made already. */
export function makeWith(session: Session, scene: object | null): Made {
  const made = { seq: session.seq, scene, views: new Map<Viewer, object>() };
  MADE.set(session, made);
  return made;
}

/** The part that is acted out, made once for everybody. */
export function sceneNow(session: Session): object | null {
  return madeOf(session).scene;
}

/** The table as one viewer may know it, made once for all of their screens. */
function viewNow(session: Session, viewer: Viewer): object {
  const { scene, views } = madeOf(session);
  const known = views.get(viewer);
  if (known !== undefined) return known;
  const other = views.values().next().value ?? null;
  const view = session.play.view(viewer, { scene, view: other });
  views.set(viewer, view);
  return view;
}

/** The words of where a game stands are the same as long as it stands there. */
const SPOKEN = new WeakMap<Session, { readonly about: unknown; readonly standing: Standing }>();

/** Where a game stands, or how it ended, in every language: whoever shows it knows no game's words. */
function standingOf(session: Session): Standing {
  const { play, game } = session;
  const view = play.outcome === null ? viewNow(session, null) : null;
  const now = view === null ? null : (game.standing?.(view) ?? [game.outline(view)[0]!.title]);
  const about = [now, play.outcome];
  const known = SPOKEN.get(session);
  if (known !== undefined && same(known.about, about)) return known.standing;
  const standing = sentenceOf(session, now, JSON.stringify(about));
  SPOKEN.set(session, { about, standing });
  return standing;
}

/** Many tables of a game stand at the same place: what was said of it of late is not said anew. */
const SENTENCES = new WeakMap<AnyGame, Map<string, Standing>>();
const SENTENCES_KEPT = 500;

function sentenceOf(session: Session, now: readonly Said[] | null, about: string): Standing {
  const { game } = session;
  const lately = SENTENCES.get(game) ?? new Map<string, Standing>();
  SENTENCES.set(game, lately);
  const known = lately.get(about);
  if (known !== undefined) return known;
  const standing = spokenOf(session, now);
  lately.set(about, standing);
  if (lately.size > SENTENCES_KEPT) lately.delete(lately.keys().next().value!);
  return standing;
}

function spokenOf({ play, game }: Session, now: readonly Said[] | null): Standing {
  const sentences = (speaker: Speaker): readonly Said[] => {
    if (now !== null || play.outcome === null) return now ?? [];
    const end = said(`outcome.${play.outcome.reason}`, play.outcome);
    return speaker.has(end.id) ? [end] : [];
  };
  const spoken = (language: Language): string => {
    const speaker = new Speaker(language, [game.text[language], kernelWords[language]]);
    return sentences(speaker)
      .map((one) => speaker.say(one))
      .join(' ');
  };
  return { en: spoken('en'), fr: spoken('fr') };
}

/** What a list of tables says of a game. */
export function shelvedOf(session: Session): Shelved {
  const { play, count } = session;
  return {
    count,
    over: play.over,
    waiting: waitingFor(play),
    // It takes longer than the rest, and not every store wants it every time.
    get standing() {
      return standingOf(session);
    },
  };
}

/** The part that is acted out, as it stands. */
export function sceneOf({ game, state, seats }: Play): object | null {
  return game.scene?.(state.board, seats.length) ?? null;
}

/**
 * Whose last answer Undo takes back: the last one of all where a person gave it, the viewer's own after a bot; where
 * people sit at desks of their own, not what somebody elsewhere answered.
 */
export function takenBack(
  session: Session,
  viewer: Viewer,
  { lead, apart }: Pick<Age, 'lead' | 'apart'>,
): Seat | undefined {
  const last = session.moments.at(-1);
  const isLast = last !== undefined && isPeoples(session, last, lead);
  const isAnothers = apart && last !== undefined && isPerson(session, last.entry[0]);
  return isLast && !isAnothers ? undefined : (viewer ?? undefined);
}

/** How often the table changed, and how often it went back: questions of before are others. */
export interface Age {
  readonly revision: number;
  readonly age: number;
  /** Whether people decide for everybody, and what is asked of them in a bot's place. */
  readonly lead: boolean;
  readonly led: Led | null;
  /** People are at desks of their own: they have the game, and make the outline from the view themselves. */
  readonly apart: boolean;
}

export function snapshotOf(session: Session, viewer: Viewer, age: Age): Snapshot {
  return { ...momentOf(session, viewer, age), ...toldBy(session, viewer) };
}

/** The table as it stands, with what was answered since; `stood`: how it stood at each line of the last answer. */
export function stepOf(
  session: Session,
  viewer: Viewer,
  age: Age,
  { since, scenes }: { since: number; scenes: readonly Patch[] },
): Step {
  const { moments, log } = toldBy(session, viewer, since);
  const now = momentOf(session, viewer, age);
  // Most of what a server does ends here: field by field it is made at once, and does not grow afterwards.
  return {
    viewer: now.viewer,
    revision: now.revision,
    count: now.count,
    from: now.from,
    view: now.view,
    outline: now.outline,
    questions: now.questions,
    waiting: now.waiting,
    advised: now.advised,
    canUndo: now.canUndo,
    canRedo: now.canRedo,
    agreed: now.agreed,
    scene: now.scene,
    outcome: now.outcome,
    clock: now.clock,
    moments,
    log,
    since,
    scenes,
  };
}

/** What was told and answered, or a piece of it. */
export function toldBy(
  session: Session,
  viewer: Viewer,
  from = session.from,
  upTo = session.count,
): ToldPiece {
  const moments = session.moments.slice(from - session.from, upTo - session.from);
  return {
    moments: moments.map(({ entry: [seat], rule, line }) => ({ seat, rule, line })),
    log: session.log(viewer, from, upTo),
  };
}

/** The table as it stands, without the way there. */
export function momentOf(session: Session, viewer: Viewer, at: Age): PastView {
  const { revision, age, led: now, apart } = at;
  const watches = apart && viewer === null;
  const play: Play = session.play;
  const view = viewNow(session, viewer);
  const led = now?.session === session ? now : null;
  const questions = play.over ? [] : askedOf(play, viewer, led);
  return {
    viewer,
    revision,
    count: session.count,
    from: session.from,
    view,
    outline: apart ? [] : session.game.outline(view),
    questions: questions.map((one) => named(one, age)),
    waiting: waitingFor(play).map((seat) => (seat === led?.seat ? led.by : seat)),
    advised: led === null ? null : { by: led.seat, value: led.value, reason: led.reason },
    canUndo: !watches && session.canUndo(takenBack(session, viewer, at)),
    canRedo: !watches && session.canRedo(apart ? viewer! : undefined),
    agreed: session.consents.length,
    scene: sceneNow(session),
    outcome: play.outcome,
    clock: clockView(play),
  };
}

/** What a viewer is asked, also in the place of a bot; whoever decides need not advise as well. */
function askedOf(play: Play, viewer: Viewer, led: Led | null): readonly QuestionView[] {
  const own = questionsOf(play, viewer);
  const instead = led === null || viewer !== led.by ? null : questionLed(play, led);
  return instead === null ? own : [instead, ...own.filter(({ kind }) => kind !== 'vote')];
}
