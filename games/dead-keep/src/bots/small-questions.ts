// Everything the table asks besides a Turn: who begins, where things go, which Quest is next.
import { Assign, One, Some, Split, type Ask } from '@gravetable/kernel';
import { adventurerOf } from '../cards/adventurers.ts';
import { EQUIPMENT, cardNo } from '../cards/box.ts';
import type { AdventurerId } from '../cards/ids.ts';
import type { Choice } from '../choices.ts';
import type { Run } from '../combat/after.ts';
import type { Blow } from '../combat/blow.ts';
import type { Boost } from '../combat/boosts.ts';
import type { SureShot } from '../combat/roll.ts';
import type { ArmorWay } from '../enemies/armor.ts';
import { FRIEND, type Hit } from '../enemies/hits.ts';
import { packsIn } from '../enemies/packs.ts';
import { standingIn, type Drink } from '../health.ts';
import { isUndead } from '../cards/undead.ts';
import type { SkillKey } from '../cards/skill.ts';
import type { Item, Place } from '../layout.ts';
import { mistZones } from '../spawn/mist.ts';
import type { Board, CardNo, Who } from '../state.ts';
import type { Asked } from './asked.ts';
import { bestBoost, hitsDivided, missed, sureShot } from './dice.ts';
import { endangered } from '../combat/friendly-fire.ts';
import { dearestTalismans, layOne, shareTalismans } from './gear.ts';
import { bestAttack, giftWorth, wholeScene } from './gifts.ts';
import { armorWay, divided, dueTo, remedy, sturdiest } from './sharing.ts';
import { business, buyFor, firstBuy, nextBuy, toSell } from './shopping.ts';
import { skillWorth } from './skills.ts';
import { fightFrom, zoneWorth } from './turns.ts';
import { farTo } from './ways.ts';

const best = <A>(options: readonly A[], worth: (one: A) => number): A => {
  let found = options[0] as A;
  let most = -Infinity;
  for (const one of options) {
    const n = worth(one);
    if (n > most) {
      most = n;
      found = one;
    }
  }
  return found;
};

const whoIn = ({ board, about }: Asked): Who => board.party.findIndex(({ id }) => id === about['adventurer']);

/** Enemies had best go where the party is far. */
export const lonely = (board: Board, zone: number): number =>
  Math.min(...board.party.map((one) => farTo(board, one.zone, zone)));

/** A Campaign that does not end by itself is left after so many Quests. */
const ENOUGH = 30;

type Answer = (asked: Asked, options: readonly never[]) => unknown;

const ONES: Readonly<Record<string, Answer>> = {
  // Before the Quest
  firstPlayer: (_, options) => options[0],
  buyWeapon: (asked, options: readonly CardNo[]) => firstBuy(asked, whoIn(asked), options),
  buy: ({ board }, options: readonly (CardNo | 'done')[]) =>
    nextBuy(
      board,
      options.filter((one): one is CardNo => one !== 'done'),
    ) ?? 'done',
  buyFor: ({ board, about }, options: readonly Who[]) =>
    buyFor(board, cardNo(about['card'] as string), options),
  market: ({ board }, options: readonly string[]) => business(board, options),
  sell: ({ board }, options: readonly (CardNo | 'back')[]) =>
    toSell(
      board,
      options.filter((one): one is CardNo => one !== 'back'),
    ) ?? 'back',
  handOn: () => 'back',
  handTo: (_, options) => options[0],
  roster: (_, options: readonly string[]) =>
    options.includes('join') ? 'join' : options.includes('done') ? 'done' : options[0],
  newcomer: ({ board }, options: readonly AdventurerId[]) => best(options, (id) => rank(board, id)),
  nextQuest: ({ board }, options: readonly string[]) => {
    const { played } = board.campaign!;
    const quests = options.filter((one) => one !== 'stop');
    return played >= ENOUGH && options.includes('stop') ? 'stop' : quests[played % quests.length];
  },
  // The Player Phase
  pick: ({ board }, options: readonly Who[]) => best(options, (who) => eagerness(board, who)),
  levelUp: (asked, options: readonly SkillKey[]) => {
    const { class: of } = adventurerOf(asked.about['adventurer'] as string);
    return best(options, (key) => skillWorth(key, of));
  },
  bloodlust: (asked, options: readonly Choice[]) =>
    bestAttack(wholeScene(asked.board), whoIn(asked), options, 'bloodlust', -1) ?? options.at(-1),
  reflexes: (asked, options: readonly Choice[]) =>
    bestAttack(wholeScene(asked.board), whoIn(asked), options, 'reaction') ?? options.at(-1),
  gift: (asked, options: readonly Choice[]) => {
    const scene = wholeScene(asked.board);
    const who = whoIn(asked);
    const moved = (one: Choice): number =>
      one.do === 'move'
        ? zoneWorth(asked.board, who, one.to) - zoneWorth(asked.board, who, asked.board.party[who]!.zone)
        : 0;
    return best(options, (one) => (one.do === 'decline' ? 0.1 : giftWorth(scene, who, one) + moved(one)));
  },
  boosts: ({ board, vars }, options: readonly Boost[]) =>
    bestBoost(wholeScene(board), vars['blow'] as Blow, options),
  sureShot: ({ board, vars }, options: readonly SureShot[]) =>
    sureShot(wholeScene(board), vars['blow'] as Blow, vars['all'] as readonly number[], options),
  reaper: ({ board, vars }, options: readonly number[]) => {
    const { prizes } = wholeScene(board);
    const { zone } = vars['blow'] as Blow;
    const felled = vars['felled'] as readonly string[];
    const packs = packsIn(board, zone).filter(({ kind }) => isUndead(kind) && felled.includes(kind));
    return best(options, (place) => (place < 0 ? -1 : prizes[board.packs.indexOf(packs[place]!)]!));
  },
  hitAndRun: (asked, options: readonly Run[]) => {
    const who = whoIn(asked);
    return best(options, ({ to }) => zoneWorth(asked.board, who, to ?? asked.board.party[who]!.zone));
  },
  consent: () => 'accept',
  // The Enemy Phase
  targetZone: ({ board }, options: readonly number[]) => sturdiest(board, options),
  destination: ({ board }, options: readonly number[]) => sturdiest(board, options),
  route: ({ board }, options: readonly number[]) => best(options, (zone) => -standingIn(board, zone).length),
  armorMana: (asked, options: readonly ArmorWay[]) =>
    armorWay(
      asked.board,
      whoIn(asked),
      options,
      asked.about['n'] as number,
      (asked.vars['damage'] as number) ?? 1,
    ),
  armorReroll: ({ about }) =>
    (about['mana'] as number) > 2 || (about['n'] as number) > 1 ? 'reroll' : 'keep',
  tough: ({ vars, about, board }, options: readonly string[]) => {
    const hits = (vars['left'] as readonly Hit[]).filter(
      ({ who }) => board.party[who]!.id === about['adventurer'],
    );
    return best(options, (enemy) => hits.find((hit) => hit.enemy === enemy)?.damage ?? 0);
  },
  beforeWounds: ({ board, vars }, options: readonly (Drink | { do: 'pass' })[]) =>
    remedy(board, options, vars['due'] as readonly { who: Who; n: number }[]),
  darkRoom: ({ board }, options: readonly number[]) => best(options, (zone) => -lonely(board, zone)),
  nextNotable: (_, options) => options[0],
  relocate: ({ board }, options: readonly number[]) => best(options, (zone) => lonely(board, zone)),
  removeSearch: ({ board }, options: readonly number[]) => best(options, (zone) => lonely(board, zone)),
  bossTeleport: ({ board }, options: readonly number[]) => best(options, (zone) => -lonely(board, zone)),
};

/** Newcomers: first the Class the party lacks, then health. */
function rank(board: Board, id: AdventurerId): number {
  const { class: of, health } = adventurerOf(id);
  const same = board.campaign!.roster.filter((one) => adventurerOf(one).class === of).length;
  return health - 5 * same;
}

/** Whoever can do most from where they stand goes first, so that others walk into Zones already cleared. */
function eagerness(board: Board, who: Who): number {
  const fight = fightFrom(board, who, 3).worth;
  const shoots = board.party[who]!.hands.some((card) => EQUIPMENT[card]!.weapon?.attack === 'ranged');
  return fight + (shoots ? 0.3 : 0);
}

const ownVictims = (board: Board, blow: Blow): readonly Who[] => endangered(board, blow);

function splitOf(asked: Asked, kind: string, ask: Split): readonly number[] {
  const { board, vars, about } = asked;
  switch (kind) {
    case 'hits':
      return hitsDivided(
        wholeScene(board),
        vars['blow'] as Blow,
        vars['sixes'] as number,
        ask.total,
        ask.limits,
      );
    case 'allotAttacks': {
      const victims = vars['victims'] as readonly Who[];
      const [blow] = vars['left'] as readonly [{ enemy: string; damage: number }];
      return divided(board, victims, ask.total, blow, dueTo(victims, vars['hits'] as readonly Hit[]));
    }
    case 'friendlyFire': {
      const victims =
        (vars['friends'] as readonly Who[] | undefined) ?? ownVictims(board, vars['blow'] as Blow);
      return divided(
        board,
        victims,
        ask.total,
        { enemy: FRIEND, damage: 1 },
        victims.map(() => 0),
      );
    }
    case 'mistZones': {
      const zones = mistZones(board);
      return greedy(
        ask,
        zones.map((zone) => lonely(board, zone)),
      );
    }
    case 'subjects': {
      const { prizes } = wholeScene(board);
      const zone = (vars['choice'] as { zone: number }).zone;
      const packs = packsIn(board, zone).filter(({ kind: one }) => isUndead(one));
      return greedy(
        ask,
        ask.limits.map((_, at) => prizes[board.packs.indexOf(packs[at]!)] ?? 0),
      );
    }
    default:
      return greedy(
        ask,
        ask.limits.map(() => Number(about['n'] ?? 0)),
      );
  }
}

/** As much as fits to the best places first. */
function greedy({ total, limits }: Split, worth: readonly number[]): number[] {
  const parts = limits.map(() => 0);
  let left = total;
  for (const place of [...limits.keys()].sort((a, b) => worth[b]! - worth[a]!)) {
    parts[place] = Math.min(left, limits[place]!);
    left -= parts[place]!;
  }
  return parts;
}

/** The answer of habit to a question of this kind. */
export function habit(asked: Asked, kind: string, ask: Ask<unknown>): unknown {
  const { board, vars, about } = asked;
  if (ask instanceof One) {
    const answer = ONES[kind];
    const options = ask.options as readonly never[];
    return answer === undefined ? options[0] : (answer(asked, options) ?? options[0]);
  }
  if (ask instanceof Split) return splitOf(asked, kind, ask);
  if (ask instanceof Some) {
    if (kind === 'reroll') return missed(board, vars['blow'] as Blow, vars['faces'] as readonly number[]);
    if (kind === 'doorReroll') return (about['face'] as number) <= 3 ? [0] : [];
    if (kind === 'talismans')
      return dearestTalismans(board, board.party[whoIn(asked)]!, ask.items as CardNo[]);
    return [];
  }
  if (ask instanceof Assign) {
    if (kind === 'shareTalismans') return shareTalismans(board, ask.items as CardNo[]);
    if (kind === 'shareOut' || kind === 'trade') return ask.limits.now.slice();
    return layOne(board, whoIn(asked), ask as Assign<Item, Place>);
  }
  return ask.nth(0);
}
