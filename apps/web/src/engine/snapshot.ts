/** What the worker hands out: a game's words, a session from its save, a table as one viewer may know it. */

import {
  hash64,
  heardBy,
  kernelWords,
  questionsOf,
  readRecord,
  refuse,
  said,
  same,
  Speaker,
  waitingFor,
} from '@gravetable/kernel';
import type {
  AnyGame,
  GameRecord,
  Language,
  Play,
  Refusal,
  Said,
  Seat,
  Session,
  Viewer,
} from '@gravetable/kernel';
import type { SavedTable, Shelved, Standing } from '../saves/db.ts';
import { clockView } from './clock.ts';
import type { GameInfo, PastView, Snapshot, Step, ToldPiece } from './types.ts';

export function infoOf(game: AnyGame): GameInfo {
  return {
    id: game.id,
    version: game.version,
    words: game.text,
    facts: game.content.facts,
    options: game.options,
    ledger: game.ledger,
    bots: (game.bots ?? []).map((bot: { name: string }) => bot.name),
    story: game.story ?? null,
  };
}

export function recordIn(row: SavedTable): GameRecord | Refusal {
  if (hash64(row.record) !== row.hash) return refuse('CORRUPT', null, { where: 'hash' });
  return readRecord(row.record);
}

/** Where a game stands, or how it ended, in every language: the page that shows it knows no game's words. */
function standingOf({ play, game }: Session): Standing {
  const sentences = (speaker: Speaker): readonly Said[] => {
    const view = play.view(null);
    if (play.outcome === null) return game.standing?.(view) ?? [game.outline(view)[0]!.title];
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

/** What the shelf says of a game. */
export function shelvedOf(session: Session): Shelved {
  const { play, moments } = session;
  return {
    count: moments.length,
    over: play.over,
    waiting: waitingFor(play),
    standing: standingOf(session),
  };
}

/** The table each time something is told, tried on a copy. Parts that did not change are one object. */
export function stoodAt(play: Play, viewer: Viewer, answer: (copy: Play) => unknown): readonly object[] {
  const copy = play.fork();
  const views: Readonly<Record<string, unknown>>[] = [];
  copy.listen((told) => {
    if (heardBy(told, viewer) === null) return;
    const before = views.at(-1) ?? {};
    const now = Object.entries(copy.view(viewer));
    views.push(Object.fromEntries(now.map(([id, part]) => [id, same(before[id], part) ? before[id] : part])));
  });
  answer(copy);
  return views;
}

/** Whose last answer Undo takes back: the last one of all where a person gave it, the viewer's own after a bot. */
export function takenBack({ moments, seats }: Session, viewer: Viewer): Seat | undefined {
  const last = moments.at(-1)?.entry[0];
  const person = last !== undefined && seats[last]?.kind === 'person';
  return person ? undefined : (viewer ?? undefined);
}

export function snapshotOf(session: Session, viewer: Viewer): Snapshot {
  return { ...momentOf(session, viewer), ...toldBy(session, viewer) };
}

/** The table as it stands, with what was answered since; `stood`: how it stood at each line of the last answer. */
export function stepOf(session: Session, viewer: Viewer, since: number, stood: readonly object[] = []): Step {
  return { ...momentOf(session, viewer), ...toldBy(session, viewer, since), stood, since };
}

/** What was told and answered, or a piece of it. */
export function toldBy(session: Session, viewer: Viewer, from = 0, upTo?: number): ToldPiece {
  const moments = session.moments.slice(from, upTo);
  return {
    moments: moments.map(({ entry: [seat], rule, line }) => ({ seat, rule, line })),
    log: session.log(viewer, from, upTo),
  };
}

/** The table as it stands, without the way there. */
export function momentOf(session: Session, viewer: Viewer): PastView {
  const play: Play = session.play;
  const view = play.view(viewer);
  return {
    viewer,
    count: session.moments.length,
    view,
    outline: session.game.outline(view),
    questions: play.over ? [] : questionsOf(play, viewer),
    waiting: waitingFor(play),
    canUndo: session.canUndo(takenBack(session, viewer)),
    canRedo: session.canRedo,
    agreed: session.consents.length,
    stood: [],
    outcome: play.outcome,
    clock: clockView(play),
  };
}
