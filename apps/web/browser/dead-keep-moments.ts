/**
 * Tables of The Dead Keep that seldom come up, found by playing: seed after seed is played by lot until the wanted moment
 * is there. What comes back is the record a player would have exported.
 */

import { botsOf } from '@gravetable/bots';
import {
  gameOf,
  type DeadKeepAttackAhead,
  type DeadKeepForecast,
  type DeadKeepReached,
  type DeadKeepView,
} from '@gravetable/catalog';
import {
  belowOf,
  determinise,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type GameEvent,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import { foundOnce } from './found.ts';

type View = DeadKeepView;

interface Wanted {
  readonly quest: string;
  readonly seats?: number;
  /** Who sits in the seats after the first, while the moment is played on; people, unless it is said. */
  readonly others?: string;
  readonly now: (view: View, question: QuestionView, answers: number, session: Session) => boolean;
  /** Who plays until then; lots get nowhere near the Boss. */
  readonly bot?: 'random' | 'careful';
  /** One answer more leads to this: the Objective in reach, unless it is said which. */
  readonly leadsTo?: (view: View, before: View) => boolean;
  readonly by?: (question: QuestionView, answer: Json) => boolean;
  /** What is answered instead of what whoever plays would. */
  readonly instead?: (view: View, question: QuestionView) => Json | undefined;
  /** The seed it is looked for from: those before it were seen to lead elsewhere. */
  readonly from?: number;
  /** The end of the game is what is wanted, or only one like this. */
  readonly over?: boolean;
  readonly isWanted?: (view: View) => boolean;
}

const game = gameOf('dead-keep')!;
const SEEDS = 60;
const LONGEST = 2500;

const takes = ({ options }: QuestionView): boolean =>
  options.some(({ touches }) => touches.some((piece) => piece.startsWith('objective:')));

/** KO’ed, with a Potion nobody can take. */
const lies = ({ wounds, health, potions }: View['party'][number]): boolean => wounds >= health && potions > 0;

const figures = ({ packs }: View): number => packs.reduce((sum, { n }) => sum + n, 0);

const foretold = ({ play }: Session): DeadKeepForecast =>
  game.forecast!(
    (() => determinise(play, 0, belowOf('ahead'))) as never,
    0,
    null,
  ) as unknown as DeadKeepForecast;
const asks = ({ play }: Session, asked: Json): Json =>
  game.forecast!((() => determinise(play, 0, belowOf('asks'))) as never, 0, asked) as Json;
const tollsIn = (session: Session): readonly DeadKeepReached[] =>
  asks(session, { do: 'reach' }) as unknown as readonly DeadKeepReached[];
const isTie = ({ chance }: { readonly chance: string }): boolean => chance === 'maybe';

/** How many Zones whoever acts sees, in the mist or without it. */
function inSight({ play }: Session, adventurer: string, mist: boolean): number {
  const below = belowOf('sight');
  const sample = (): typeof play => {
    const one = determinise(play, 0, below);
    if (!mist) (one.state.board as { readonly mist: { until: number } }).mist.until = 0;
    return one;
  };
  return (game.forecast!(sample as never, 0, { do: 'sight', adventurer }) as readonly unknown[]).length;
}

/** What is told if it is answered so, up to the next question. */
function toldAfter(session: Session, by: string): readonly GameEvent[] {
  const one = session.at(session.count);
  const { seat } = one.play.pending[0]!;
  const question = questionsFor(one.play, seat)[0]!;
  const option = question.options.find(({ said }) => said.id === by);
  const told = option === undefined ? [] : one.answer(seat, question.id, option.value);
  if (isRefusal(told)) throw new Error(told.code);
  return told.flatMap(({ open }) => (open === null ? [] : [open]));
}

export const MOMENTS = {
  /** The first Turn of the first Quest. */
  first: { quest: 'Q01', now: (_, { kind }) => kind === 'turn' },
  /** Some Rounds into the first Quest. */
  early: { quest: 'Q01', now: (view, { kind }) => kind === 'turn' && view.round >= 3 && figures(view) >= 6 },
  /** The last Turn of a Round. */
  ending: {
    quest: 'Q01',
    now: (view, { kind }) =>
      kind === 'turn' && view.round >= 2 && figures(view) >= 4 && view.party.every(({ played }) => played),
  },
  /** A map of nine tiles with dead all over it. */
  bridge: {
    quest: 'Q10',
    seats: 4,
    now: (view, { kind }, _, session) => {
      if (kind !== 'turn' || view.round < 4 || figures(view) < 20 || view.turn.actions < 3) return false;
      const { attacks, stays, moves } = foretold(session);
      return attacks.length > 0 && stays.length > 0 && moves.length > 0;
    },
  },
  tower: {
    quest: 'Q12',
    seats: 4,
    now: (view, { kind }) => kind === 'turn' && view.round >= 3 && figures(view) >= 22,
  },
  /** The heaviest board: eighty figures on nine tiles, Adventurers and Boss among them. */
  crowd: {
    quest: 'Q12',
    bot: 'careful',
    from: 21,
    now: (view, { kind }) => kind === 'turn' && figures(view) + view.party.length + 1 >= 80,
  },
  attacks: { quest: 'Q06', now: (_, { kind }) => kind === 'allotAttacks' },
  hits: { quest: 'Q06', now: (_, { kind }) => kind === 'hits' },
  /** Hits that a careful player would share out among three kinds or more. */
  spread: {
    quest: 'Q12',
    seats: 4,
    bot: 'careful',
    now: (_, { kind }, __, { play }) => {
      if (kind !== 'hits') return false;
      const careful = botsOf(game).find(({ name }) => name === 'careful')!;
      const parts = careful.choose(new Look(play, play.pending[0]!), belowOf('spread')) as number[];
      return parts.filter((n) => n > 0).length >= 3;
    },
  },
  /** An Adventurer who can attack, before anything was rolled. */
  strike: {
    quest: 'Q01',
    now: (view, { kind, options }) =>
      kind === 'turn' && view.round >= 2 && options.some(({ said }) => said.id === 'option.attack'),
  },
  door: {
    quest: 'Q01',
    now: (_, { kind, options }) => kind === 'turn' && options.some(({ said }) => said.id === 'option.door'),
  },
  /** Behind the first door in reach it is dark. */
  darkDoor: {
    quest: 'Q01',
    now: (_, { kind, options }, __, session) => {
      const door = options.find(({ said }) => said.id === 'option.door')?.value as
        | { door: number }
        | undefined;
      if (kind !== 'turn' || door === undefined) return false;
      const { rooms } = asks(session, { do: 'door', door: door.door }) as { rooms: { dark: boolean }[] };
      return rooms.some(({ dark }) => dark);
    },
  },
  /** A walk the Turn would pay for, were it not for those who stand on the way. */
  stopped: {
    quest: 'Q01',
    now: (_, { kind }, __, session) => kind === 'turn' && tollsIn(session).some(({ stop }) => stop !== null),
  },
  /** A walk of several Zones that pays for Enemies left behind, to where nothing else can be done from here. */
  tolled: {
    quest: 'Q01',
    now: (_, { kind, options }, __, session) =>
      kind === 'turn' &&
      tollsIn(session).some(
        ({ zone, way, affordable, tolls }) =>
          affordable &&
          tolls.length > 0 &&
          way.length > 1 &&
          !options.some(({ touches }) => touches.includes(`zone:${zone}`)),
      ),
  },
  /** A shot into a Zone where a friend stands, at somebody it can fell. */
  friendly: {
    quest: 'Q01',
    now: (_, { kind, options }, __, session) =>
      kind === 'turn' &&
      options.some(({ said, value }) => {
        if (said.id !== 'option.attack') return false;
        const { endangered, felled } = asks(session, value) as unknown as DeadKeepAttackAhead;
        return endangered.length > 0 && felled.length > 1;
      }),
  },
  /** Enemies of two Armors in a Zone that can be shot at: who absorbs what is not for the player to say. */
  ordered: {
    quest: 'Q06',
    now: (_, { kind, options }, __, session) =>
      kind === 'turn' &&
      options.some(({ said, value }) => {
        if (said.id !== 'option.attack') return false;
        const { targets, free } = asks(session, value) as unknown as DeadKeepAttackAhead;
        return !free && targets.length > 1;
      }),
  },
  /** A weapon with a line for Mana, and a target for both. */
  lines: {
    quest: 'Q10',
    now: (_, { kind, options }) => {
      const lines = options.flatMap(({ said, value }) =>
        said.id === 'option.attack' ? [value as { readonly card: number; readonly line: number }] : [],
      );
      return (
        kind === 'turn' &&
        lines.some(({ card, line }) => line === 1 && lines.some((one) => one.card === card && one.line === 0))
      );
    },
  },
  /** The Boss has three Doom and sleeps. */
  doomy: {
    quest: 'Q01',
    now: ({ boss }, { kind }) => kind === 'turn' && boss.state === 'inactive' && boss.doom >= 3,
  },
  /** Few pieces of a kind are left in the box. */
  scarce: {
    quest: 'Q06',
    now: (view, { kind }, _, session) =>
      kind === 'turn' && view.round >= 2 && foretold(session).box.some(({ left, of }) => of > 5 && left < 5),
  },
  /** A Search that turns up a card. */
  digging: {
    quest: 'Q01',
    now: (_, { kind, options }, __, session) =>
      kind === 'turn' &&
      options.some(({ said }) => said.id === 'option.search') &&
      toldAfter(session, 'option.search').some(
        (one) => one.kind === 'searched' && !(one['cards'] as readonly string[]).includes('NE-53'),
      ),
  },
  /** An exchange with an Adventurer of a bot may be proposed. */
  dealing: {
    quest: 'Q01',
    seats: 2,
    others: 'careful',
    now: ({ party, turn }, { kind, seat, options }) =>
      kind === 'turn' &&
      seat === 0 &&
      turn.who !== null &&
      options.some(({ value }) => {
        const { do: does, with: other } = value as { readonly do?: string; readonly with?: number };
        return does === 'trade' && party[other!]!.seat === 1;
      }),
  },
  /** A life of the Boss that lies face up. */
  known: {
    quest: 'Q01',
    bot: 'careful',
    now: ({ boss }, { kind }) => kind === 'turn' && boss.known.length > 0 && boss.known.length < boss.lives,
  },
  /** Home from the first Quest of a Campaign, which was lost. */
  home: {
    quest: 'campaign',
    now: ({ campaign }, { kind }) => kind === 'nextQuest' && campaign?.played === 1,
  },
  /** A Quest that has come to its end, badly. */
  over: { quest: 'Q01', now: () => false, over: true },
  found: { quest: 'Q01', now: (_, { kind }) => kind === 'found' },
  trade: { quest: 'Q01', now: (_, { kind }) => kind === 'trade' },
  reroll: { quest: 'Q06', now: (_, { kind }) => kind === 'reroll' },
  shop: { quest: 'Q10', now: (_, { kind }) => kind === 'buy' },
  talismans: { quest: 'Q10', now: (_, { kind }) => kind === 'shareTalismans' },
  /** Two people, and a decision of the table. */
  dark: { quest: 'Q10', seats: 2, now: (_, { kind }) => kind === 'darkRoom' },
  /** One Objective more wakes the Boss. */
  waking: { quest: 'Q01', bot: 'careful', now: () => false, leadsTo: ({ boss }) => boss.state === 'active' },
  /** The Objective in reach leads to the next Danger Level. */
  growing: {
    quest: 'Q01',
    bot: 'careful',
    from: 20,
    now: (view, question) => {
      const one = view.party[view.turn.who ?? -1];
      const isFirst = view.party.every(({ ap }) => ap < 7);
      return isFirst && question.kind === 'turn' && takes(question) && one?.next === 7 && one.ap >= 2;
    },
  },
  /** The Boss is awake, and the answer a careful player gives now costs it a life. */
  lifeLost: {
    quest: 'Q01',
    bot: 'careful',
    now: () => false,
    by: () => true,
    leadsTo: ({ boss }, before) => before.boss.state === 'active' && boss.lives < before.boss.lives,
  },
  /** Somebody stands among Enemies and could walk away. */
  surrounded: {
    quest: 'Q01',
    now: ({ party, packs, turn }, { kind }) =>
      kind === 'turn' && turn.actions >= 3 && packs.some(({ zone }) => zone === party[turn.who ?? 0]!.zone),
  },
  /** Somebody lies there, and the others play on. */
  ko: {
    quest: 'Q01',
    now: ({ party }, { kind }) => kind === 'turn' && party.some(({ wounds, health }) => wounds >= health),
  },
  /** A Search that turns up a Crawler. */
  crawler: {
    quest: 'Q01',
    from: 48,
    now: () => false,
    by: ({ kind }, answer) => kind === 'turn' && (answer as { readonly do?: string }).do === 'search',
    leadsTo: ({ packs }, before) =>
      packs.some(({ kind }) => kind === 'crawler') && !before.packs.some(({ kind }) => kind === 'crawler'),
  },
  /** Blinding Mist takes from what whoever acts could see. */
  mist: {
    quest: 'Q01',
    from: 1,
    now: (view, { kind }, _, session) => {
      const one = view.party[view.turn.who ?? -1];
      if (kind !== 'turn' || one === undefined || view.mist === 0 || view.mist < view.round) return false;
      return inSight(session, one.id, true) < inSight(session, one.id, false);
    },
  },
  /** More Mist than Footmen: where do they come out? */
  misty: { quest: 'Q01', from: 16, now: (_, { kind }) => kind === 'mistZones' },
  /** Chips beside the dice: what may be spent on an attack before they fall. */
  boosts: {
    quest: 'Q06',
    from: 20,
    now: (_, { kind, options }) =>
      kind === 'boosts' && options.filter(({ said }) => said.id === 'option.crush').length > 3,
  },
  /** A tie of the Enemies, foretold. */
  tie: {
    quest: 'Q01',
    bot: 'careful',
    now: (view, { kind }, answers, session) =>
      kind === 'turn' && view.round >= 3 && answers % 3 === 0 && foretold(session).moves.some(isTie),
  },
  /** A card that may need more pieces than the box holds. */
  shortage: {
    quest: 'Q06',
    now: (view, { kind }, answers, session) =>
      kind === 'turn' &&
      view.round >= 2 &&
      answers % 3 === 0 &&
      foretold(session).spawns.some(({ odds }) => odds.slice(0, 5).some(({ short }) => short)),
  },
  /** A Chapter of a Campaign is over: who goes on? */
  roster: { quest: 'campaign', bot: 'careful', now: (_, { kind }) => kind === 'roster' },
  /** A Quest that is left by an Exit. */
  exit: { quest: 'Q08', now: (_, { kind }) => kind === 'turn' },
  /** The Boss of that Quest is gone: now the Exit counts. */
  leaving: {
    quest: 'Q08',
    bot: 'careful',
    now: ({ boss }, { kind }) => kind === 'turn' && boss.state === 'gone',
  },
  levelUp: { quest: 'Q01', bot: 'careful', now: (_, { kind }) => kind === 'levelUp' },
  /** A shield that Mana lifts, and a Boss that sleeps. */
  armor: {
    quest: 'Q01',
    seats: 3,
    bot: 'careful',
    now: ({ boss }, { kind, options }) =>
      kind === 'armorMana' && options.length <= 3 && boss.state === 'inactive',
  },
  /** Another seat is asked whether it agrees to an exchange. */
  consent: { quest: 'Q01', seats: 2, now: (_, { kind }) => kind === 'consent' },
  /** An exchange with somebody who lies there, a Potion in the pack. */
  pockets: {
    quest: 'Q10',
    bot: 'careful',
    now: ({ party }, { kind, about }) =>
      kind === 'trade' && party.some((one) => one.id === about['adventurer2'] && lies(one)),
    instead: ({ party }, { options }) =>
      options.find(({ value }) => {
        const { do: does, with: other } = value as { readonly do?: string; readonly with?: number };
        return does === 'trade' && lies(party[other!]!);
      })?.value,
  },
  /** Dice that missed, and somebody who may turn them. */
  sureShot: { quest: 'Q01', bot: 'careful', now: (_, { kind }) => kind === 'sureShot' },
  /** A door whose die wakes the Boss a little more. */
  noisy: {
    quest: 'Q01',
    now: () => false,
    by: ({ kind }, answer) => kind === 'turn' && (answer as { readonly do?: string }).do === 'door',
    leadsTo: ({ boss }, before) => boss.doom === before.boss.doom + 1,
  },
  /** Rooms come to light, and the Duo may strike before the next one does. */
  between: {
    quest: 'Q01',
    bot: 'careful',
    now: (view, { kind }, _, session) =>
      kind === 'reflexes' &&
      view.phase === 'players' &&
      toldAfter(session, 'option.noReflexes').some((one) => one.kind === 'cardDrawn'),
  },
  /** The last Turn of a Round: some of the dead have three Actions. */
  passes: {
    quest: 'Q06',
    now: (view, { kind }, _, session) =>
      kind === 'turn' &&
      view.packs.some((one) => one.kind === 'bloodhound') &&
      toldAfter(session, 'option.endTurn').some((one) => one.kind === 'nextPass' && one['n'] === 3),
  },
  /** Somebody stands among those who strike three times. */
  hounds: {
    quest: 'Q06',
    now: (view, { kind }, _, session) =>
      kind === 'turn' &&
      view.packs.some((one) => one.kind === 'bloodhound') &&
      foretold(session).attacks.some(({ pass, n }) => pass === 3 && n[0] > 0 && n[0] === n[1]),
  },
  /** The Boss heals, but for the fire that holds it. */
  burning: {
    quest: 'Q05',
    bot: 'careful',
    now: ({ boss }, { kind }) =>
      kind === 'turn' && boss.state === 'active' && boss.noRegen && boss.wounds > 0,
  },
  /** Nothing holds it. */
  healing: {
    quest: 'Q05',
    bot: 'careful',
    now: ({ boss }, { kind }) =>
      kind === 'turn' && boss.state === 'active' && !boss.noRegen && boss.wounds > 0,
  },
  /** The Doom reserve was emptied five times; once more loses the Quest. */
  doomed: {
    quest: 'Q12',
    bot: 'careful',
    from: 11,
    now: ({ boss }, { kind }) => kind === 'turn' && boss.emptied === 5,
  },
  /** It was. */
  lostToDoom: {
    quest: 'Q12',
    bot: 'careful',
    from: 20,
    now: () => false,
    over: true,
    isWanted: ({ reason }) => reason === 'quest',
  },
  /** Somebody is about to fall, and a Potion is at hand. */
  falling: {
    quest: 'Q01',
    bot: 'careful',
    now: (_, { kind, about }) => kind === 'beforeWounds' && about['left'] === 0,
  },
  /** A Zone under the name of its tile is full, and Attacks are owed there. */
  packed: {
    quest: 'Q01',
    bot: 'careful',
    now: (view, { kind }, _, session) =>
      kind === 'turn' &&
      [...view.packs, ...view.party].filter(({ zone }) => zone === '3R.a').length > 2 &&
      foretold(session).attacks.some(({ zone }) => zone === '3R.a'),
  },
  /** Another seat’s Turn, and the first seat has a Potion and a use for it. */
  thirsty: {
    quest: 'Q01',
    seats: 2,
    bot: 'careful',
    now: (view, { kind, seat }) =>
      kind === 'turn' &&
      seat === 1 &&
      view.party.some(({ seat: own, potions, wounds }) => own === 0 && potions > 0 && wounds > 0),
  },
  /** Two or three have not played yet. */
  pick: { quest: 'Q01', now: (_, { kind, options }) => kind === 'pick' && options.length < 4 },
  /** Enemies as near to one as to another. */
  goal: { quest: 'Q01', bot: 'careful', now: (_, { kind }) => kind === 'destination' },
  /** A group that may go here or there. */
  either: {
    quest: 'Q01',
    bot: 'careful',
    now: (view, { kind }, answers, session) => {
      if (kind !== 'turn' || view.round < 3 || answers % 3 > 0) return false;
      const ties = foretold(session).moves.filter(isTie);
      return ties.some((one) => ties.some(({ from, to }) => from === one.from && to !== one.to));
    },
  },
  /** No Action is left, but a Skill and a door. */
  spent: {
    quest: 'Q01',
    bot: 'careful',
    now: (_, { kind, about, options }) =>
      kind === 'turn' && about['n'] === 0 && about['free'] === 0 && options.length === 3,
  },
  campaign: { quest: 'campaign', now: (_, { kind }) => kind === 'nextQuest' },
  market: { quest: 'campaign', now: (_, { kind }) => kind === 'market' },
} satisfies Readonly<Record<string, Wanted>>;

export type MomentName = keyof typeof MOMENTS;

export function momentOf(name: MomentName): string {
  return foundOnce(`dead-keep-${name}`, () => found(name));
}

function found(name: MomentName): string {
  const wanted: Wanted = MOMENTS[name];
  const from = wanted.from ?? 0;
  for (let seed = from; seed < from + SEEDS; seed++) {
    const session = playedTo(wanted, `${name} ${seed}`);
    if (session !== null) return JSON.stringify(session.record(true));
  }
  throw new Error(`none of ${SEEDS} seeds led to “${name}”: has a rule or card gone?`);
}

const PARTY = ['astrid', 'lothar', 'maiLing', 'tessara', 'theron', 'ysolde'];

function playedTo(
  {
    quest,
    seats = 1,
    others = 'person',
    now,
    leadsTo,
    by = (question) => question.kind === 'turn' && takes(question),
    bot: player = 'random',
    over = false,
    isWanted = () => true,
    instead = () => undefined,
  }: Wanted,
  seed: string,
): Session | null {
  const people = Array.from({ length: seats }, (_, at) => ({
    name: `P${at + 1}`,
    kind: at === 0 ? 'person' : others,
  }));
  const session = Session.open(game, people, { seed, options: { quest, party: PARTY } });
  if (isRefusal(session)) throw new Error(session.code);
  const below = belowOf(seed);
  const bot = botsOf(game).find(({ name }) => name === player)!;
  for (let answers = 0; answers < LONGEST && !session.play.over; answers++) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat)[0]!;
    const before = session.play.view(0) as View;
    if (now(before, question, answers, session)) return session;
    const value = instead(before, question) ?? (bot.choose(new Look(session.play, pending), below) as Json);
    const told = session.answer(pending.seat, question.id, value);
    if (isRefusal(told)) throw new Error(told.code);
    const isLed = by(question, value) && leadsTo?.(session.play.view(0) as View, before);
    if (isLed === true) return session.at(session.count - 1);
  }
  return over && session.play.over && isWanted(session.play.view(0) as View) ? session : null;
}
