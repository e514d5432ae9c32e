// `careful` in words: why it would answer so. Only what can be seen at the table is said.
import { belowOf, Split, type Look, type Said } from '@gravetable/kernel';
import type { Choice } from '../choices.ts';
import { enemiesIn, bossStats, isNotable, packsIn } from '../enemies/packs.ts';
import { zoneId } from '../enemies/lookout.ts';
import type { Hit } from '../enemies/hits.ts';
import { standingIn, type Drink } from '../health.ts';
import type { ZoneNo } from '../map/types.ts';
import type { Board, Who } from '../state.ts';
import { askedOf, kindOf, type Asked } from './asked.ts';
import { assigned, type Goal } from './goals.ts';
import { foesOf, leftOf, woundsAt } from './threat.ts';
import { fightFrom } from './turns.ts';
import { doorToward, farTo } from './ways.ts';

const because = (why: string, args?: Said['args']): Said =>
  args === undefined ? { id: `reason.${why}` } : { id: `reason.${why}`, args };

/** Kinds of questions whose answer is a habit with one sentence. */
const HABITS: ReadonlySet<string> = new Set([
  'pick',
  'levelUp',
  'boosts',
  'hits',
  'reaper',
  'hitAndRun',
  'bloodlust',
  'gift',
  'reflexes',
  'subjects',
  'targetZone',
  'destination',
  'route',
  'darkRoom',
  'relocate',
  'removeSearch',
  'bossTeleport',
  'mistZones',
  'tough',
  'armorReroll',
  'found',
  'reorganize',
  'equip',
  'shareTalismans',
  'talismans',
  'buyWeapon',
  'buyFor',
  'sell',
  'newcomer',
  'consent',
]);

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

/** Kinds of questions answered by a Zone. */
const PLACES: ReadonlySet<string> = new Set([
  'targetZone',
  'destination',
  'route',
  'darkRoom',
  'relocate',
  'removeSearch',
  'bossTeleport',
]);

/** Whom or where a habit is about. */
function aboutHabit(kind: string, answer: unknown, board: Board, about: Asked['about']): Said['args'] {
  if (PLACES.has(kind)) return { zone: zoneId(board, answer as ZoneNo) };
  if (kind === 'buyFor') return { adventurer: board.party[answer as Who]!.id };
  return about['adventurer'] === undefined ? undefined : { adventurer: about['adventurer'] as string };
}

/** A habit may also be to leave it be: that has a sentence of its own. */
function whyHabit(kind: string, answer: unknown, { board, about }: Asked): Said {
  if (kind === 'pick') return whyPick(board, answer as Who);
  if (kind === 'armorReroll' && answer === 'keep') return because('keepMana');
  if (kind === 'sell' && answer === 'back') return because('keepAll');
  const isNothing =
    (kind === 'reaper' && (answer as number) < 0) || (answer as { do?: string } | null)?.do === 'decline';
  return isNothing ? because('letBe') : because(`habit.${kind}`, aboutHabit(kind, answer, board, about));
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
      return turn === 0 ? because('keepMana') : because('sureShot', { n: turn });
    }
    case 'armorMana':
      return because((answer as { mana: number }).mana > 0 ? 'armorMana' : 'keepMana');
    case 'beforeWounds': {
      const drink = answer as Drink | { do: 'pass' };
      if (drink.do === 'pass') return because('noPotion');
      return because('saves', { adventurer: board.party[drink.target]!.id });
    }
    case 'buy':
      return because(answer === 'done' ? 'doneBuying' : 'buy', { gold: Number(about['gold']) });
    default:
      return HABITS.has(kind) || look.question instanceof Split ? whyHabit(kind, answer, asked) : null;
  }
}
