/** Plays a stretch of games and counts. This runs in every worker; it needs nothing but the game. */

import {
  BotRefused,
  botNamed,
  playOut,
  random,
  wandering,
  whimsical,
  type PlayedOut,
  type PlayOutOptions,
} from '@gravetable/bots';
import { belowOf, heardBy, isRefusal, open, RulesError } from '@gravetable/kernel';
import type { AnyGame, AnyPlay, Bot, Options, Outcome, Told } from '@gravetable/kernel';
import { seedOf, settingsOf, type Plan, type Setup, type Stretch } from './plan.ts';
import {
  better,
  emptyTally,
  FAILURES_KEPT,
  longer,
  shorter,
  type Failure,
  type Odd,
  type Tally,
} from './tally.ts';

/** One game in this many is listened to, for the names it tells of. Listening costs; counting steps does not. */
const LISTEN_EVERY = 16;

export class LawBroken extends Error {}

export function playStretch(plan: Plan, game: AnyGame, stretch: Stretch): Tally {
  const tally = emptyTally(plan.setups.map((one) => one.seats));
  const visits = new Uint32Array(game.program.ops.length);
  for (let number = stretch.from; number < stretch.to && !isLate(plan); number++) {
    playNumber(plan, game, stretch.setup, number, tally, visits);
  }
  for (const op of game.program.ops) {
    if (op.label !== '' && visits[op.id]! > 0)
      tally.visits[op.label] = (tally.visits[op.label] ?? 0) + visits[op.id]!;
  }
  return tally;
}

function playNumber(
  plan: Plan,
  game: AnyGame,
  at: number,
  number: number,
  tally: Tally,
  visits: Uint32Array,
): void {
  const setup = plan.setups[at]!;
  const seed = seedOf(plan, { setup: at }, number);
  const fail = (kind: Failure['kind'], message: string): void => {
    tally.failed++;
    if (tally.failures.length < FAILURES_KEPT) tally.failures.push({ seed, setup: at, kind, message });
  };
  try {
    const options = settingsOf(plan, setup, game, seed);
    if (isRefusal(options)) return fail('refused', options.code);
    const play = open(game, { seats: setup.seats, seed, options: { ...options } });
    if (isRefusal(play)) return fail('refused', play.code);
    play.visits = visits;
    if (number % LISTEN_EVERY === 0) listen(play, tally);
    const { played, met } = playOne(plan, setup, game, play, seed);
    for (const piece of met) tally.met[piece] = (tally.met[piece] ?? 0) + 1;
    if (!played.over && isLate(plan)) return;
    if (!played.over) return fail('endless', `${played.decisions} decisions and no end`);
    for (const label of played.powers) tally.visits[label] = (tally.visits[label] ?? 0) + 1;
    count(tally, at, seed, options, played.decisions, play.outcome!);
  } catch (error) {
    if (error instanceof LawBroken) fail('broken', error.message);
    else if (error instanceof BotRefused) fail('refused', error.message);
    else if (error instanceof RulesError) fail('crashed', error.message);
    else fail('crashed', String(error));
  }
}

function isLate({ deadline }: Plan): boolean {
  return deadline !== undefined && Date.now() >= deadline;
}

/** Play one game to its end, as every simulation does: the bots' choices come from the seed too. */
export function playOne(
  plan: Plan,
  setup: Setup,
  game: AnyGame,
  play: AnyPlay,
  seed: string,
  before?: PlayOutOptions['before'],
): { readonly played: PlayedOut; readonly met: ReadonlySet<string> } {
  play.resume();
  const bots = Array.from({ length: setup.seats }, (_, seat): Bot => {
    const name = setup.bots[seat % setup.bots.length]!;
    const bot = botNamed(game, name, setup.tries) ?? random;
    if (setup.wanders === true) return wandering(bot, game.content.pieces?.crossroads ?? []);
    return setup.whims === undefined ? bot : whimsical(bot, setup.whims);
  });
  const check = (): void => {
    const broken = game.invariants(play.state.board);
    if (broken.length > 0) throw new LawBroken(broken.join('; '));
  };
  const met = new Set<string>();
  const look = plan.pieces === true ? (game.content.pieces ?? null) : null;
  let answers = 0;
  const after = (): void => {
    if (plan.strict) check();
    if (look !== null && answers++ % LOOK_EVERY === 0)
      look.met(play.state.board).forEach((one) => met.add(one));
  };
  const played = playOut(play, bots, belowOf(seed), {
    seed,
    limit: setup.limit ?? plan.limit,
    ...(setup.clock === undefined ? {} : { clock: setup.clock }),
    ...(plan.strict || look !== null ? { after } : {}),
    ...(plan.deadline === undefined ? {} : { stop: () => isLate(plan) }),
    ...(before === undefined ? {} : { before }),
  });
  if (played.over) check();
  return { played, met };
}

/** Pieces lie open for a while: looking after every answer would find no more of them. */
const LOOK_EVERY = 5;

function listen(play: AnyPlay, tally: Tally): void {
  const words = play.game.text.en;
  tally.listened++;
  play.listen((told: Told) => {
    const event = told.secret === null ? told.open : heardBy(told, told.to[0] ?? null);
    for (const [key, value] of Object.entries(event ?? {})) {
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
        const id = `${key.replace(/(s|\d+)$/, '')}.${String(one)}`;
        if (typeof one === 'string' && Object.hasOwn(words, id)) tally.seen[id] = (tally.seen[id] ?? 0) + 1;
      }
    }
  });
}

function count(
  tally: Tally,
  at: number,
  seed: string,
  options: Options,
  decisions: number,
  outcome: Outcome,
): void {
  const setup = tally.setups[at]!;
  const won = outcome.winners.length > 0;
  setup.games++;
  if (won) setup.won++;
  setup.decisions += decisions;
  setup.reasons[outcome.reason] = (setup.reasons[outcome.reason] ?? 0) + 1;
  setup.lengths[decisions] = (setup.lengths[decisions] ?? 0) + 1;
  for (const seat of outcome.winners) setup.seatWins[seat]!++;
  const setting = (key: string, good: boolean): void => {
    const one = (tally.settings[key] ??= { games: 0, won: 0 });
    one.games++;
    if (good) one.won++;
  };
  for (const [id, value] of Object.entries(options)) {
    if (typeof value !== 'object') setting(`${id}=${String(value)}`, won);
    else
      value.forEach((one, seat) => {
        if (one !== null) setting(`${id}=${one}`, outcome.winners.includes(seat));
      });
  }
  const odd: Odd = { seed, setup: at, decisions, reason: outcome.reason, won };
  tally.shortest = better(tally.shortest, odd, shorter);
  tally.longest = better(tally.longest, odd, longer);
  tally.examples[odd.reason] ??= odd;
}
