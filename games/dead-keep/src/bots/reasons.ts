// `careful` in words: why it would answer so. Only what can be seen at the table is said.
import { belowOf, type Ask, type Assign, type Look, type One, type Said } from '@gravetable/kernel';
import { adventurerOf } from '../cards/adventurers.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { AdventurerId } from '../cards/ids.ts';
import { isUndead } from '../cards/undead.ts';
import type { Choice } from '../choices.ts';
import { nextTargets } from '../combat/allot.ts';
import type { Blow } from '../combat/blow.ts';
import type { Boost } from '../combat/boosts.ts';
import { canWound, diceOf, woundsPerHit } from '../combat/numbers.ts';
import { hitsPerFigure } from '../combat/wounds.ts';
import { enemiesIn, bossStats, isNotable, packsIn, statsOf } from '../enemies/packs.ts';
import { zonesPerMove, type Group } from '../enemies/groups.ts';
import { stepsToward, zoneId } from '../enemies/lookout.ts';
import type { Hit } from '../enemies/hits.ts';
import { standingIn, type Drink } from '../health.ts';
import type { Item, Place } from '../layout.ts';
import type { ZoneNo } from '../map/types.ts';
import { mistZones } from '../spawn/mist.ts';
import type { Board, CardNo, Pack, Who } from '../state.ts';
import { askedOf, kindOf, type Asked } from './asked.ts';
import { wholeScene } from './gifts.ts';
import { assigned, type Goal } from './goals.ts';
import { lonely } from './small-questions.ts';
import { foesOf, leftOf, woundsAt } from './threat.ts';
import { fightFrom } from './turns.ts';
import { doorToward, farTo } from './ways.ts';

const because = (why: string, args?: Said['args']): Said =>
  args === undefined ? { id: `reason.${why}` } : { id: `reason.${why}`, args };

/** Kinds of questions whose answer is a habit that names whom or where it is about. */
const HABITS: ReadonlySet<string> = new Set(['levelUp', 'hitAndRun', 'talismans', 'buyWeapon', 'buyFor']);

function whyAttack(board: Board, { zone, at }: Extract<Choice, { do: 'attack' }>): Said {
  if (at === 'boss') {
    const left = bossStats(board).wounds - board.boss.wounds;
    return because('boss', { n: left, lives: board.boss.cards.length });
  }
  const n = enemiesIn(board, zone);
  const friends = standingIn(board, zone).length;
  if (friends > 0) return because('attackHere', { n, friends, zone: zoneId(board, zone) });
  if (packsIn(board, zone).some(({ kind }) => isNotable(kind)))
    return because('attackNotable', { zone: zoneId(board, zone) });
  return because('attackFirst', { n, zone: zoneId(board, zone) });
}

/** Somewhere else: nearer to the goal, or out of harm's way. */
function whyGo(board: Board, who: Who, to: ZoneNo, goal: Goal | undefined): Said {
  const from = board.party[who]!.zone;
  if (goal !== undefined && farTo(board, to, goal.zone) < farTo(board, from, goal.zone))
    return because(`${to === goal.zone ? 'reach' : 'goal'}.${goal.kind}`, { zone: zoneId(board, goal.zone) });
  const foes = foesOf(board);
  const here = woundsAt(board, foes, from);
  const there = woundsAt(board, foes, to);
  if (there < here) return because('safer', { n: there, more: here });
  const n = enemiesIn(board, to);
  return n > 0 ? because('into', { n, zone: zoneId(board, to) }) : because('better');
}

function whyTake(board: Board, choice: Extract<Choice, { do: 'take' }>): Said {
  if (choice.token === 'artifact') return because('take.artifact');
  if (choice.token === 'objective')
    return because('take.objective', { n: board.objectives.taken.filter((taken) => !taken).length - 1 });
  return because('take.treasure', { n: board.party.reduce((sum, { potions }) => sum + potions, 0) });
}

function whyTurn(board: Board, choice: Choice): Said | null {
  const who = board.turn.who!;
  const goal = (): Goal | undefined => assigned(board).get(who);
  const { zone, mana } = board.party[who]!;
  switch (choice.do) {
    case 'attack':
      return whyAttack(board, choice);
    case 'move':
    case 'sprint':
    case 'jump':
    case 'teleport':
      return whyGo(board, who, choice.to, goal());
    case 'bloodlust':
      return because('into', { n: enemiesIn(board, choice.to), zone: zoneId(board, choice.to) });
    case 'door': {
      const to = goal();
      const onWay = to !== undefined && doorToward(board, zone, to.zone) === choice.door;
      return onWay ? because('door', { zone: zoneId(board, to.zone) }) : because('lock');
    }
    case 'take':
      return whyTake(board, choice);
    case 'gather':
      return because('gather', { n: mana });
    case 'shove':
      return because('shove', { n: enemiesIn(board, zone) });
    case 'lead':
      return because('lead', { adventurer: board.party[choice.whom]!.id });
    case 'endTurn':
      return because(board.turn.actions === 0 ? 'spent' : 'endTurn');
    case 'search':
    case 'enchant':
    case 'gainMana':
      return because(choice.do);
    default:
      return null;
  }
}

/** Whether what is allotted so far leaves everybody on their feet, Armor or not. */
function noneFalls(
  board: Board,
  victims: readonly Who[],
  parts: readonly number[],
  damage: number,
  hits: readonly Hit[],
): boolean {
  return victims.every((who, at) => {
    const due = hits.reduce((sum, hit) => (hit.who === who ? sum + hit.n * hit.damage : sum), 0);
    return due + parts[at]! * damage < leftOf(board.party[who]!);
  });
}

/** Whose Turn first: what can be struck without a step, else where they are bound for. */
function whyPick(board: Board, who: Who): Said {
  const { id: adventurer, zone } = board.party[who]!;
  const { choice } = fightFrom(board, who, 3);
  if (choice?.do === 'attack') {
    if (choice.at === 'boss') return because('pick.boss', { adventurer });
    const n = enemiesIn(board, choice.zone);
    return because('pick.fight', { adventurer, n, zone: zoneId(board, choice.zone) });
  }
  const goal = assigned(board).get(who);
  if (goal === undefined || goal.zone === zone) return because('pick.idle', { adventurer });
  return because('pick.bound', { adventurer, zone: zoneId(board, goal.zone) });
}

type Why = (asked: Asked, answer: never, ask: Ask<unknown>) => Said;

/** An attack or a Move that costs nothing. */
const whyFree: Why = ({ board, about }, choice: Choice) => {
  const adventurer = about['adventurer'] as string;
  if (choice.do === 'decline') return because('letBe', { adventurer });
  if (choice.do === 'attack') {
    if (choice.at === 'boss') return because('free.boss', { adventurer });
    const n = enemiesIn(board, choice.zone);
    return because('free.attack', { adventurer, n, zone: zoneId(board, choice.zone) });
  }
  return choice.do === 'move'
    ? because('free.move', { adventurer, zone: zoneId(board, choice.to) })
    : because('free.other', { adventurer });
};

const keepMana = ({ board, about }: Asked): Said => {
  const { id: adventurer, mana } = board.party.find(({ id }) => id === about['adventurer'])!;
  return because('keepMana', { adventurer, n: mana });
};

/** What is paid before the dice, or that they are rolled as they are. */
const whyBoost: Why = ({ board, vars }, boost: Boost) => {
  const blow = vars['blow'] as Blow;
  const { id: adventurer, mana } = board.party[blow.who]!;
  switch (boost.do) {
    case 'roll':
      return because('boost.roll', { adventurer, n: diceOf(board, blow) });
    case 'crush':
      return because('boost.crush', { adventurer, n: boost.n, mana });
    case 'boost':
      return because('boost.skill', { adventurer, skill: boost.skill, mana });
    case 'substitute':
      return because('boost.substitute', { n: enemiesIn(board, blow.zone), dice: diceOf(board, blow) });
    case 'gainMana':
      return because('boost.gainMana', { adventurer, n: mana });
  }
};

/** How many fall by the hits that are given out. */
const whyHits: Why = ({ board, vars }, parts: readonly number[]) => {
  const blow = vars['blow'] as Blow;
  const sixes = vars['sixes'] as number;
  const fall = nextTargets(board, blow).map((pack, at) => {
    if (!canWound(board, blow, sixes, statsOf(pack).armor)) return 0;
    const per = hitsPerFigure(pack, woundsPerHit(board, blow, sixes, pack.kind));
    return Math.min(pack.n, Math.floor(parts[at]! / per));
  });
  const n = fall.reduce((sum, one) => sum + one, 0);
  return because('hits', { n, hits: parts.reduce((sum, one) => sum + one, 0) });
};

/** Of the Undead of a Zone, the one that is dreaded most among those that are meant. */
function dreaded(board: Board, zone: ZoneNo, isMeant: (at: number) => boolean, packs: readonly Pack[]): Said {
  const { prizes } = wholeScene(board);
  const [most] = packs
    .filter((_, at) => isMeant(at))
    .toSorted((a, b) => prizes[board.packs.indexOf(b)]! - prizes[board.packs.indexOf(a)]!);
  return because('dreaded', { enemy: most!.kind, zone: zoneId(board, zone) });
}

const undeadIn = (board: Board, zone: ZoneNo): Pack[] =>
  packsIn(board, zone).filter(({ kind }) => isUndead(kind));

/** What an Adventurer then has in hand. */
const whyLaid: Why = ({ about }, answer: readonly number[], ask) => {
  const { items, places } = ask as Assign<Item, Place>;
  const cards = items.flatMap(({ card }, no) =>
    card !== null && places[answer[no]!]!.slot === 'hands' ? [EQUIPMENT[card]!.code] : [],
  );
  const left = answer.filter((place) => places[place]!.slot === 'discard').length;
  return because('laid', { adventurer: about['adventurer'] as string, n: cards.length, cards, left });
};

/** Where the one card goes that was found. */
const whyFound: Why = (asked, answer: readonly number[], ask) => {
  const { items, places } = ask as Assign<Item, Place>;
  const found = [...items.keys()].filter((no) => items[no]!.from.slot === 'discard');
  const laid = whyLaid(asked, answer as never, ask);
  if (found.length !== 1) return laid;
  const { card } = items[found[0]!]!;
  const { slot } = places[answer[found[0]!]!]!;
  return because('found', { ...laid.args, card: EQUIPMENT[card!]!.code, slot });
};

const WHY: Readonly<Record<string, Why>> = {
  pick: ({ board }, who: Who) => whyPick(board, who),
  boosts: whyBoost,
  hits: whyHits,
  bloodlust: whyFree,
  reflexes: whyFree,
  gift: whyFree,
  reaper: ({ board, vars, about }, place: number) => {
    if (place < 0) return because('letBe', { adventurer: about['adventurer'] as string });
    const { zone } = vars['blow'] as Blow;
    const felled = vars['felled'] as readonly string[];
    const packs = undeadIn(board, zone).filter(({ kind }) => felled.includes(kind));
    return dreaded(board, zone, (at) => at === place, packs);
  },
  subjects: ({ board, vars }, parts: readonly number[]) => {
    const { zone } = vars['choice'] as { zone: ZoneNo };
    return dreaded(board, zone, (at) => parts[at]! > 0, undeadIn(board, zone));
  },
  mistZones: ({ board }, parts: readonly number[]) => {
    const [zone] = mistZones(board)
      .filter((_, at) => parts[at]! > 0)
      .toSorted((a, b) => lonely(board, b) - lonely(board, a));
    return because('mistZones', { zone: zoneId(board, zone!), n: lonely(board, zone!) });
  },
  tough: ({ board, vars, about }, enemy: string) => {
    const hits = vars['left'] as readonly Hit[];
    const hit = hits.find((one) => one.enemy === enemy && board.party[one.who]!.id === about['adventurer']);
    const adventurer = about['adventurer'] as string;
    return because('tough', { adventurer, enemy, n: hit?.damage ?? 0 });
  },
  armorReroll: (asked, answer: string) =>
    answer === 'keep'
      ? keepMana(asked)
      : because('armorReroll', {
          adventurer: asked.about['adventurer'] as string,
          n: Number(asked.about['n']),
          mana: Number(asked.about['mana']),
        }),
  found: whyFound,
  reorganize: whyLaid,
  equip: whyLaid,
  shareTalismans: ({ board }, answer: readonly number[]) =>
    because('shareTalismans', { n: answer.length, people: board.party.length }),
  sell: (_, card: CardNo | 'back') =>
    card === 'back'
      ? because('keepAll')
      : because('sell', { card: EQUIPMENT[card]!.code, n: EQUIPMENT[card]!.price.sell ?? 0 }),
  newcomer: ({ board }, adventurer: AdventurerId) => {
    const { class: of } = adventurerOf(adventurer);
    const n = board.campaign!.roster.filter((one) => adventurerOf(one).class === of).length;
    return because('newcomer', { adventurer, n });
  },
  consent: ({ about }) =>
    because('consent', {
      adventurer: about['adventurer'] as string,
      adventurer2: about['adventurer2'] as string,
    }),
  targetZone: (asked, zone: ZoneNo) => whyPlace('targetZone', asked, zone),
  destination: whyGoal,
  route: (asked, zone: ZoneNo) => whyPlace('route', asked, zone),
  darkRoom: (asked, zone: ZoneNo, ask) => whyFar('darkRoom', asked, zone, ask as One<ZoneNo>),
  relocate: (asked, zone: ZoneNo, ask) => whyFar('relocate', asked, zone, ask as One<ZoneNo>),
  removeSearch: (asked, zone: ZoneNo, ask) => whyFar('removeSearch', asked, zone, ask as One<ZoneNo>),
  bossTeleport: (asked, zone: ZoneNo, ask) => whyFar('bossTeleport', asked, zone, ask as One<ZoneNo>),
};

const whyPlace = (kind: string, { board }: Asked, zone: ZoneNo): Said =>
  because(`habit.${kind}`, { zone: zoneId(board, zone) });

/** Why the nearest or the farthest from everybody: several may be equally far. */
function whyFar(kind: string, { board }: Asked, zone: ZoneNo, { options }: One<ZoneNo>): Said {
  const n = lonely(board, zone);
  const even = options.filter((one) => lonely(board, one) === n).length > 1 ? 'yes' : 'no';
  return because(`habit.${kind}`, { zone: zoneId(board, zone), n, even });
}

/** Whom they are after; where every answer is the same step, only that. */
function whyGoal(asked: Asked, zone: ZoneNo): Said {
  const { board, vars } = asked;
  const group = vars['group'] as Group;
  const goals = vars['goals'] as readonly ZoneNo[];
  const steps = new Set(goals.flatMap((goal) => stepsToward(board, group.zone, goal)));
  const [step] = steps;
  if (steps.size !== 1 || goals.includes(step!) || zonesPerMove(board, group) > 1)
    return whyPlace('destination', asked, zone);
  return because('habit.same', { zone: zoneId(board, step!) });
}

function whyHabit(kind: string, answer: unknown, { board, about }: Asked): Said {
  const adventurer = kind === 'buyFor' ? board.party[answer as Who]!.id : (about['adventurer'] as string);
  return because(`habit.${kind}`, { adventurer });
}

/** Why Careful gives this answer; null where there is nothing to weigh. */
export function reasonOf(look: Look, answer: unknown): Said | null {
  const kind = kindOf(look);
  const asked = askedOf(look, belowOf('why'));
  const { board, vars, about } = asked;
  switch (kind) {
    case 'turn':
      return whyTurn(board, answer as Choice);
    case 'allotAttacks': {
      const [blow] = vars['left'] as readonly [{ damage: number }];
      const victims = vars['victims'] as readonly Who[];
      const held = noneFalls(board, victims, answer as number[], blow.damage, vars['hits'] as readonly Hit[]);
      return because(held ? 'allot.noneFalls' : 'allot.fewFall');
    }
    case 'friendlyFire':
      return because('friendlyFire');
    case 'reroll':
      return because('reroll', { n: (answer as readonly number[]).length });
    case 'doorReroll':
      return because((answer as readonly number[]).length > 0 ? 'doorReroll' : 'doorKeep');
    case 'sureShot': {
      const { turn } = answer as { turn: number };
      return turn === 0 ? keepMana(asked) : because('sureShot', { n: turn });
    }
    case 'armorMana':
      return (answer as { mana: number }).mana > 0 ? because('armorMana') : keepMana(asked);
    case 'beforeWounds': {
      const drink = answer as Drink | { do: 'pass' };
      if (drink.do === 'pass') return because('noPotion');
      return because('saves', { adventurer: board.party[drink.target]!.id });
    }
    case 'buy':
      return because(answer === 'done' ? 'doneBuying' : 'buy', { gold: Number(about['gold']) });
    default:
      if (HABITS.has(kind)) return whyHabit(kind, answer, asked);
      return WHY[kind]?.(asked, answer as never, look.question) ?? null;
  }
}
