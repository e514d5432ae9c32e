/** What must hold at every question of every game. Each check throws a sentence that says what does not. */

import {
  belowOf,
  canonical,
  CLOCK,
  determinise,
  HAND,
  heard,
  isJson,
  isRefusal,
  load,
  Play,
  questionsFor,
  questionsOf,
  same,
  save,
  stateHash,
  waitingFor,
  type AnyPlay,
  type Below,
  type Json,
  type Seat,
  type Told,
  type Viewer,
} from '@gravetable/kernel';
import type { Answer } from './lot.ts';

/** Listed answers that are tried on copies after each answer. */
const TRIED = 3;

function claim(holds: boolean, sentence: () => string): void {
  if (!holds) throw new Error(sentence());
}

/** The table is sound, nobody is asked an empty question, and somebody is asked unless the game is over. */
export function soundTable(play: AnyPlay): void {
  const broken = play.game.invariants(play.state.board);
  claim(broken.length === 0, () => `broken laws: ${broken.join('; ')}`);
  claim(play.over || play.pending.length > 0, () => 'nobody is asked, and the game is not over');
  claim(!play.over || play.pending.length === 0, () => 'the game is over, and somebody is asked');
  for (const one of play.pending) {
    if (one.chance !== null) continue;
    claim(play.ask(one).count() > 0, () => `${one.op.label} is a question without an answer`);
  }
}

/**
 * Saved and loaded, and copied: the same state, the same questions. Both go on beside the original; the copy counts
 * its visits and so walks step by step where the original plays its steps in a row.
 */
export function twins(play: AnyPlay): AnyPlay[] {
  const text = save(play);
  const loaded = load(text, () => play.game);
  if (isRefusal(loaded)) throw new Error(`a fresh save is refused: ${loaded.code} ${canonical(loaded.data)}`);
  const fork = play.fork();
  fork.visits = new Uint32Array(play.game.program.ops.length);
  claim(save(loaded) === text, () => `save and load change the state\n${text}\n${save(loaded)}`);
  claim(save(fork) === text, () => `a copy is another state\n${text}\n${save(fork)}`);
  for (const twin of [loaded, fork]) {
    claim(same(waitingFor(twin), waitingFor(play)), () => 'a copy waits for other seats');
    for (const seat of [...play.seats, CLOCK, HAND]) {
      const [here, there] = [questionsFor(play, seat), questionsFor(twin, seat)].map((one) => canonical(one));
      claim(here === there, () => `seat ${seat} is asked something else on a copy\n${here}\n${there}`);
    }
  }
  return [loaded, fork];
}

/** The same answer leads the original and its twins to the same state. */
export function stillTwins(play: AnyPlay, others: readonly AnyPlay[], answer: Answer): void {
  for (const other of others) {
    const refused = other.answer(answer.seat, answer.id, copied(answer.value));
    claim(refused === null, () => `a copy refuses ${canonical(answer)}: ${refused!.code}`);
    const [here, there] = [save(play), save(other)];
    claim(here === there, () => `a copy went another way (is a value shared?)\n${here}\n${there}`);
  }
}

function copied(value: Json): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** What is listed is accepted, tried on copies; what is blocked is refused with the code it shows. */
export function listedIsLegal(play: AnyPlay, below: Below): void {
  const asked = play.pending
    .filter((one) => one.chance === null && play.pendingOf(one.seat) === one)
    .map((one) => ({ seat: one.seat, id: play.idOf(one), ask: play.ask(one) }));
  const offered = play.seats.flatMap((seat) => play.powersOf(seat).map(({ id, ask }) => ({ seat, id, ask })));
  const all = [...asked, ...offered];
  for (let i = 0; i < TRIED && all.length > 0; i++) {
    const { seat, id, ask } = all[below(all.length)]!;
    const count = ask.count();
    const value = copied((count === Infinity ? ask.sample(below) : ask.nth(below(count))) as Json);
    const refused = play.fork().answer(seat, id, value);
    claim(refused === null, () => `${id} lists ${canonical(value)} and refuses it: ${refused!.code}`);
  }
  const before = stateHash(play);
  for (const { seat } of all) {
    for (const question of questionsFor(play, seat)) {
      for (const { value, code } of question.blocked) {
        const refused = play.answer(seat, question.id, copied(value));
        claim(
          refused?.code === code,
          () => `${question.id} blocks ${canonical(value)} with ${code}, and gives ${refused?.code ?? 'way'}`,
        );
      }
    }
  }
  claim(stateHash(play) === before, () => 'a refused answer left a trace');
}

function nested(depth: number): Json {
  let value: Json = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const GARBAGE: readonly unknown[] = [
  undefined,
  'no such answer',
  { do: 'no such thing' },
  JSON.parse('{"__proto__":{"do":"x"},"constructor":1}'),
  -1e308,
  Number.NaN,
  nested(5000),
  Array.from({ length: 20_000 }, () => 'x'),
  'y'.repeat(1_000_000),
  { refused: true, code: 'X' },
  [null, [undefined]],
];
const STRANGERS: readonly unknown[] = [99, -7, 0.5, Number.NaN, null, undefined, '0', {}];

/** Answers that cannot be meant are refused, and change nothing. */
export function nonsenseIsRefused(play: AnyPlay, below: Below): void {
  const before = stateHash(play);
  const pending = play.pending[below(play.pending.length)]!;
  const seat = pending.seat;
  const id = play.idOf(play.pendingOf(seat)!);
  const tries: [unknown, unknown, unknown][] = [
    [seat, id, GARBAGE[below(GARBAGE.length)]],
    [STRANGERS[below(STRANGERS.length)], id, 0],
    [seat, `${id}0`, 0],
    [seat, 'no such question', 0],
    [seat, undefined, 0],
  ];
  for (const other of [...play.seats, CLOCK, HAND]) {
    if (play.pendingOf(other)?.op.label !== pending.op.label) tries.push([other, id, 0]);
  }
  for (const [who, what, value] of tries) {
    const refused = play.answer(who as Seat, what as string, value);
    claim(
      isRefusal(refused),
      () => `seat ${String(who)} may answer ${String(what)} with ${String(value).slice(0, 80)}`,
    );
  }
  claim(stateHash(play) === before, () => 'a refused answer left a trace');
}

/** A table that differs only in what the viewer cannot know. Chance will fall the same way in both. */
export interface Mirror {
  readonly viewer: Viewer;
  readonly play: AnyPlay;
}

/** The viewer cannot tell the two tables apart: what they see, what they are asked, who is waited for. */
export function mirror(play: AnyPlay, viewer: Viewer, below: Below): Mirror {
  const other = determinise(play, viewer, below);
  other.state.seed = play.state.seed;
  other.state.streams = structuredClone(play.state.streams);
  compareViews(play, { viewer, play: other });
  return { viewer, play: other };
}

function compareViews(play: AnyPlay, { viewer, play: other }: Mirror): void {
  const compare = (what: string, here: unknown, there: unknown): void => {
    claim(
      isJson(here),
      () => `${what} of ${nameOf(viewer)} is no plain data: it would not arrive as it was sent`,
    );
    const [a, b] = [canonical(here), canonical(there)];
    claim(a === b, () => `${nameOf(viewer)} can tell hidden things from ${what}\n${a}\n${b}`);
  };
  compare('the view', play.view(viewer), other.view(viewer));
  compare('the scene', sceneOf(play), sceneOf(other));
  compare('its questions', questionsOf(play, viewer), questionsOf(other, viewer));
  compare('who is waited for', waitingFor(play), waitingFor(other));
}

/**
 * A table that differs in two hidden things only, which have changed places. It looks the same for longer than one that
 * is dealt anew. Null where nothing can be exchanged.
 */
export function nearMirror(play: AnyPlay, viewer: Viewer, below: Below): Mirror | null {
  const { state } = play.fork();
  const groups = play.game.hidden(state.board, viewer).filter(({ places }) => places.length > 1);
  if (groups.length === 0) return null;
  const { places } = groups[below(groups.length)]!;
  const [one, two] = [places[below(places.length)]!, places[below(places.length)]!];
  const [here, there] = [one.list[one.at]!, two.list[two.at]!];
  const fits = (one.fits?.(there as never) ?? true) && (two.fits?.(here as never) ?? true);
  if (here === there || !fits) return null;
  (one.list as unknown[])[one.at] = there;
  (two.list as unknown[])[two.at] = here;
  const other = { viewer, play: new Play(play.game, state, play.seats.length).resume() };
  compareViews(play, other);
  return other;
}

/**
 * Two tables that a viewer cannot tell apart are dealt anew alike by the same lot, with what the steps under way hold: samples know
 * no more than the viewer.
 */
export function compareSamples(play: AnyPlay, { viewer, play: other }: Mirror): void {
  const [a, b] = [play, other].map((one) => {
    const { board, stack } = determinise(one, viewer, belowOf('the same lot')).state;
    return canonical({ board, stack });
  });
  claim(a === b, () => `samples for ${nameOf(viewer)} know which of two tables it is\n${a}\n${b}`);
}

/** What is acted out, for everybody alike: nobody may learn from it more than from their view. */
function sceneOf({ game, state, seats }: AnyPlay): object | null {
  return game.scene?.(state.board, seats.length) ?? null;
}

function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** What an answer did to two tables that look alike: nothing new was shown, something was, or they have parted. */
export type Went = 'quietly' | 'revealing' | 'apart';

/**
 * The same answer in both: as long as nothing else is revealed the viewer hears the same. Where something was revealed since
 * the two were last compared, they may have parted already, and an answer about it may not fit the other.
 */
export function playOn(told: readonly Told[], { viewer, play: other }: Mirror, answer: Answer): Went {
  const mirrored: Told[] = [];
  other.fell = false;
  other.listen((event) => mirrored.push(event));
  const refused = other.answer(answer.seat, answer.id, copied(answer.value));
  other.listen(null);
  if (refused !== null) {
    claim(
      answer.seat !== viewer,
      () => `seat ${answer.seat} learns hidden things from the refusal ${refused.code}`,
    );
    return 'apart';
  }
  const [here, there] = [heard(told, viewer), heard(mirrored, viewer)];
  let revealed = other.fell;
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]];
    if (a?.reveals === true || b?.reveals === true) revealed = true;
    const alike = canonical(a) === canonical(b);
    if (revealed && !alike) return 'apart';
    claim(
      alike,
      () =>
        `${nameOf(viewer)} hears hidden things, and nothing says they are revealed\n${canonical(a)}\n${canonical(b)}`,
    );
  }
  return revealed ? 'revealing' : 'quietly';
}

/** The viewer sees the same still. False where something revealed has parted the two; nothing else may. */
export function stillAlike(play: AnyPlay, one: Mirror, revealed: boolean): boolean {
  const { viewer, play: other } = one;
  if (revealed && canonical(play.view(viewer)) !== canonical(other.view(viewer))) return false;
  compareViews(play, one);
  return true;
}

/** The same answer in both, and the viewer hears and sees the same. False once the two tables differ in what was revealed. */
export function stillMirrored(play: AnyPlay, told: readonly Told[], one: Mirror, answer: Answer): boolean {
  const went = playOn(told, one, answer);
  return went !== 'apart' && stillAlike(play, one, went === 'revealing');
}
