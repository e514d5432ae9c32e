/**
 * What comes next. First what happened is told, line by line; only then the others act, the screen is handed over, the
 * outcome is shown or a player is asked. A question opens with the last line; whoever answers it earlier is not held up.
 */

import { isRefusal, type GameEvent, type Refusal, type Seat } from '@gravetable/kernel';
import { framesOf, type Push } from '@gravetable/protocol';
import type { LogLine, Snapshot, Step, ToldPiece, Trouble } from '../../engine/types.ts';
import { wayNow } from '../../way.ts';
import { askedOf } from '../asking/lit.ts';
import type { Desk, Table } from './desk.ts';
import { keepRead } from './endRead.ts';
import { lookAt, pastOf, unreadEnd, wentOn, withPast } from './looking.ts';
import type { TableModule } from '../module.ts';

/** How long a line is shown, and how long a bot seems to think, at 1x. */
export const LINE_TIME = 600;
export const BOT_PAUSE = 350;
/** How long a line is shown while Hurry is held. */
export const RUSH = 60;

/** Nothing is in the making: what a new view of the table begins with. */
export const CLEAN = {
  draft: null,
  preview: null,
  peeked: null,
  voice: null,
  narrowed: null,
  refusal: null,
  instead: null,
  hinted: null,
  weighed: null,
  found: false,
  held: false,
  queue: [],
  now: null,
  frames: [],
  closing: false,
} as const;

export interface Flow {
  /** What came back: a table to show, a refusal to explain, or trouble to tell. */
  readonly take: (result: Snapshot | Step | Refusal | Trouble, fresh?: boolean) => void;
  /** A person answered: bots that decide at the same time follow. */
  readonly answered: (result: Snapshot | Step | Refusal | Trouble) => void;
  readonly advance: () => void;
  readonly received: (push: Extract<Push, { push: 'step' }>) => void;
  readonly readPast: () => void;
  /** Whoever comes back before they have read an end reads it first, on the board it came on. */
  readonly layUnread: (part: (event: GameEvent) => boolean) => Promise<void>;
  readonly actions: Pick<
    Table,
    'takeSeat' | 'reach' | 'hurry' | 'rush' | 'step' | 'layEnd' | 'restBefore' | 'readEnd'
  >;
}

/** The name of the main question to the viewer. */
const mainOf = ({ questions }: Snapshot): string | undefined => questions.find((one) => !one.power)?.id;

/** `moved` is called whenever the table may stand somewhere else. */
export function flowOf(desk: Desk, moved: () => void, pace: TableModule['pace']): Flow {
  const { get, set, host, isPerson } = desk;
  const { seats, handOver } = desk.opened.meta;
  const persons = seats.filter((one) => one.kind === 'person').length;
  /** When people and bots decide at the same time, bots follow a person's answer; they never run ahead. */
  let due = 0;
  /** Whether the table knows that people lead: it is told before the others act. */
  let led: boolean | null = null;
  /** The lines being played back, those already shown included. */
  let playing: readonly LogLine[] = [];
  /** Whether a line begins a part of the game: the end of the part before it is read first. */
  let begins: ((event: GameEvent) => boolean) | null = null;
  /** The line that may begin its part: the end before it was read. */
  let begun: LogLine | null = null;
  const isHeld = (line: LogLine): boolean => line !== begun && begins?.(line.event) === true;
  /** What is told only once the next end has been read. */
  const heldIn = (lines: readonly LogLine[]): readonly LogLine[] => {
    const at = lines.findIndex(isHeld);
    return at < 0 ? [] : lines.slice(at);
  };

  /** Against the clock only what is looked at for long is told, with what follows: the scene changes then. */
  const lookedAt = (told: readonly LogLine[]): readonly LogLine[] => {
    const waits = desk.realTime && (paced(LINE_TIME) ?? 0) > 0;
    const at = waits ? told.findIndex((_, n) => (pace?.(told, n) ?? 0) > LINE_TIME) : -1;
    return at < 0 ? heldIn(told) : told.slice(at);
  };

  const take: Flow['take'] = (result, fresh = true) => {
    if (isRefusal(result)) return set({ refusal: result, preview: null });
    set({ trouble: 'trouble' in result ? result.trouble : null });
    if (!('view' in result)) return set({ phase: 'lost' });
    if (follows(result)) return show(result, fresh);
    // Somebody else acted while this answer was on its way, and is still to be told: then the table is looked at whole.
    desk.inTurn(async () => take(await lookAt(host, get().latest.viewer), fresh));
  };

  /** Whether it goes on from what is known here and is no older, or stands for itself. */
  const follows = (next: Snapshot | Step): boolean => {
    const { viewer, count, revision } = get().latest;
    return !('since' in next) || (next.viewer === viewer && next.since <= count && next.revision >= revision);
  };

  /** A rule that was looked up stays open until something else is asked. */
  const ruleAt = (next: Snapshot): string | null => {
    const now = mainOf(next);
    return now === undefined || now === mainOf(get().snapshot) ? get().rule : null;
  };

  const show = (next: Snapshot | Step, fresh: boolean): void => {
    const { snapshot: before, latest } = get();
    const snapshot = 'since' in next ? wentOn(latest, next) : next;
    const told = fresh ? snapshot.log.filter((line) => line.after > before.count) : [];
    const { queue: untold, phase } = get();
    // Against the clock others go on while something is looked at: it keeps its time.
    if (desk.realTime && phase === 'telling' && untold.length > 0)
      return set({ snapshot, latest: snapshot, queue: [...untold, ...told] });
    playing = told;
    const instant = wayNow().speed === 'instant' || desk.realTime;
    const queue = instant ? lookedAt(told) : told;
    set({
      snapshot,
      rule: ruleAt(next),
      latest: snapshot,
      ...CLEAN,
      // Somebody else acted at the same time: what the player had in hand stays there.
      ...(next.questions.some((one) => one.id === get().draft?.question) ? { draft: get().draft } : {}),
      queue,
      frames: 'since' in next && queue.length > 0 ? framesOf(latest.scene, next.scenes) : [],
      now: instant ? (told[told.length - queue.length - 1] ?? null) : null,
    });
    const { draft } = get();
    if (draft !== null) get().setDraft(draft); // What it would lead to may be something else now.
    advance();
  };

  const advance = (): void => {
    goOn();
    moved();
  };

  const goOn = (): void => {
    const { snapshot: at, queue } = get();
    desk.hold();
    if (desk.hasEnded() || isCovered()) return;
    if (desk.review && get().branch === null) return set({ phase: 'past' });
    if (queue.length > 0) return playBack();
    if (at.outcome !== null) return set({ phase: 'over' });
    if (desk.realTime && at.clock?.starts === true) return set({ phase: 'ready' });
    // Against the clock everybody plays at once: the host keeps the bots' pace, whatever the person does.
    if (desk.realTime && at.waiting.some(isPerson)) return set({ phase: 'playing' });
    if (othersAreNext(at)) {
      set({ phase: 'others' });
      return letOthersAct();
    }
    if (isAsked(at)) return set({ phase: 'playing' });
    const next = at.waiting.find(isPerson) ?? null;
    if (next === null) return set({ phase: 'playing' });
    if (handOver && persons > 1 && get().branch === null) return set({ phase: 'handover', next });
    desk.inTurn(async () => {
      if (get().snapshot === at) await sitDown(next);
    });
  };

  /** Until somebody says who they are nothing is shown, whatever happens meanwhile. */
  const isCovered = (): boolean => get().phase === 'handover' && get().next !== null;

  const botsWaiting = (at: Snapshot): number =>
    at.waiting.filter((seat) => seat >= 0 && !isPerson(seat)).length;

  const isAsked = (at: Snapshot): boolean => at.viewer !== null && at.waiting.includes(at.viewer);

  const othersAreNext = (at: Snapshot): boolean =>
    at.waiting.some(isPerson) ? due > 0 && botsWaiting(at) > 0 : at.waiting.length > 0;

  const sitDown = async (viewer: Seat): Promise<void> => {
    const seen = await lookAt(host, viewer);
    set({ ...CLEAN, snapshot: seen, rule: ruleAt(seen), latest: seen, seat: viewer, next: null });
    advance();
    readPast();
  };

  const letOthersAct = (): void => {
    const waits = wayNow().speed === 'step' && get().snapshot.count > 0 && get().now !== null;
    const wait = paced(BOT_PAUSE) ?? BOT_PAUSE;
    if (!waits || get().rushing) desk.later(othersTurn, wait);
  };

  /** What was told has been shown: whoever is next may act. */
  const othersTurn = (): void => {
    if (get().paused || get().ending !== null) return;
    const people = !wayNow().botsDecide;
    const asked = people === led ? host.seen() : host.leadBy(people).then(() => host.seen());
    led = people;
    asked.catch(desk.fail);
  };

  /** Somebody acted who was not asked here: a bot, or the clock. */
  const received = ({ step, by, reason }: Extract<Push, { push: 'step' }>): void =>
    desk.inTurn(async () => {
      due = Math.max(0, due - 1);
      const { latest, phase, refusal } = get();
      const said = reason !== null && by !== null ? { by, said: reason } : null;
      if (said !== null) set({ reasons: new Map(get().reasons).set(step.count, said) });
      take(follows(step) ? step : await lookAt(host, latest.viewer));
      // Why not was said to a player while others acted: it stands until that player does something.
      if (phase === 'others' && refusal !== null) set({ refusal });
    });

  /** What came before the table was taken up again is told beside it, as soon as it is there. */
  const readPast = (): void => {
    const { latest: at } = get();
    if (at.from === 0 || desk.hasEnded()) return;
    const tell = (before: ToldPiece): void => {
      const { latest, snapshot } = get();
      const whole = (one: Snapshot): Snapshot =>
        one.viewer === at.viewer && one.from === at.from ? withPast(one, before) : one;
      const now = whole(latest);
      set({ latest: now, snapshot: snapshot === latest ? now : whole(snapshot) });
    };
    pastOf(host, at).then(tell).catch(desk.fail);
  };

  const layUnread: Flow['layUnread'] = async (part) => {
    const { latest: seen, endRead } = get();
    if (desk.review || endRead === seen.count) return;
    const end = await unreadEnd(host, seen, part);
    if (end === null || get().latest !== seen) return; // Somebody has gone on meanwhile.
    const { latest, frames, told } = end;
    begins = part;
    playing = told;
    const queue = heldIn(told);
    set({ snapshot: latest, latest, frames, queue, now: told[told.length - queue.length - 1] ?? null });
  };

  const playBack = (): void => {
    const [now, ...queue] = get().queue;
    if (now === undefined) return advance();
    if (isHeld(now)) return set({ phase: 'telling', closing: true });
    set({ now, queue, phase: 'telling' });
    const wait = paced(pace?.(playing, playing.length - queue.length - 1) ?? LINE_TIME);
    const { snapshot: at } = get();
    const last = queue.length === 0;
    // The telling has come to the question. Whatever covers the table, or moves it on, leaves the last line its time.
    if (last && isAsked(at) && !othersAreNext(at)) return advance();
    const then = last ? advance : desk.realTime ? tellAll : playBack;
    if (wait !== null) desk.later(then, wait);
    else if (last && othersAreNext(at)) advance();
  };

  /** How long something takes now that takes so long at 1x; null where it waits for the next step. */
  const paced = (time: number): number | null => {
    const { speed } = wayNow();
    if (speed === 'instant') return 0;
    if (get().rushing) return Math.min(RUSH, time);
    return speed === 'step' ? null : time / Number(speed);
  };

  const step = (): void => {
    // What waits to be told in the past is told by looking on; an end is read first.
    if (get().phase === 'past' || get().closing) return;
    desk.hold();
    if (get().queue.length > 0) playBack();
    else if (get().phase === 'others') othersTurn();
    else if (get().phase === 'telling') advance();
  };

  /** To the end of what is told, or of the part that is over. */
  const tellAll = (): void => {
    if (get().closing) return;
    desk.hold();
    const queue = heldIn(get().queue);
    set({ queue, now: get().queue[get().queue.length - queue.length - 1] ?? get().now });
    advance();
  };

  return {
    take,
    advance,
    received,
    readPast,
    layUnread,
    answered(result) {
      if ('view' in result) due = desk.isOnline ? 0 : botsWaiting(result);
      take(result);
    },
    actions: {
      takeSeat() {
        const { next } = get();
        if (next === null) return;
        desk.inTurn(async () => {
          if (get().next === next) await sitDown(next);
        });
      },
      hurry() {
        if (get().phase === 'past') return;
        tellAll();
        if (get().phase !== 'others') return;
        desk.hold();
        othersTurn();
      },
      reach() {
        const { phase, snapshot } = get();
        const open = isAsked(snapshot) && (desk.realTime || !othersAreNext(snapshot));
        if (phase === 'telling' && open) tellAll();
        return askedOf(get()) !== null || get().phase === 'playing';
      },
      rush(on) {
        set({ rushing: on });
        // Against the clock bots keep the pace the rules give them.
        if (on && !desk.realTime && !desk.hasten(RUSH)) step();
      },
      step,
      layEnd(ending) {
        set({ ending });
        if (ending === null && get().phase === 'others') advance();
      },
      restBefore(part) {
        begins = part;
        if (part === null && get().closing) get().readEnd(get().endRead);
      },
      readEnd(endRead) {
        set({ endRead });
        keepRead(get().meta.id, endRead);
        if (!get().closing) return;
        begun = get().queue[0] ?? null;
        set({ closing: false });
        if (wayNow().speed === 'instant') tellAll();
        else playBack();
      },
    },
  };
}
