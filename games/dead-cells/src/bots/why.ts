// What `careful` weighed, in words: it says only what it has found out, and falls back on habit where it found nothing.
import { belowOf, One, type Look, type Said } from '@gravetable/kernel';
import { actionOf } from '../box/actions.ts';
import { equipmentCard, foeCard } from '../box/box.ts';
import { profileOf } from '../box/profile.ts';
import type { Action, Icon } from '../schema.ts';
import type { Board, Enemy } from '../state.ts';
import { lineOf, SPACES } from '../table.ts';
import { iconsSaid } from '../view/printed.ts';
import { outcomesOf } from './forecast.ts';
import { whyGroup, whyNothing } from './why-group.ts';
import { enemyLeft, iconWorth, leftOf } from './worth.ts';

type About = { readonly [key: string]: unknown };

/** Cards are played to the end and compared: what tells the best from the next best is the reason. */
function whyCard(look: Look): Said | null {
  const [best, next] = outcomesOf(look);
  if (best === undefined || next === undefined) return isOnlyCard(look) ? { id: 'reason.onlyCard' } : null;
  // What is healed meanwhile may be more than what is lost.
  const [n, more] = [best, next].map(({ lost }) => Math.max(0, Math.round(lost))) as [number, number];
  if (best.deaths === 0 && next.deaths > 0) return { id: 'reason.cardLives' };
  if (best.deaths > 0) return { id: 'reason.cardRisky' };
  if (n < more) return { id: 'reason.cardSpares', args: { n, more } };
  if (best.struck !== null && next.struck !== null && best.struck > next.struck)
    return { id: 'reason.cardStrikes' };
  return { id: best.score > next.score ? 'reason.cardGains' : 'reason.cardEven', args: { n } };
}

function isOnlyCard({ question }: Look): boolean {
  const cards = question instanceof One ? (question.options as readonly { card: number }[]) : [];
  return new Set(cards.map(({ card }) => card)).size === 1;
}

/** Damage an Enemy still has on its lines, from this Round on. */
function harmLeft(board: Board, { card, frozen, acted }: Enemy): number {
  const { lines } = foeCard(card);
  const { round } = board.combat!;
  return ([0, 1, 2, 3, 4] as const)
    .filter((one) => one >= round && one > acted && (frozen & (1 << one)) === 0)
    .flatMap((one) => lines[one] ?? [])
    .flatMap(({ icons }) => icons)
    .reduce((sum, icon) => sum + (icon.kind === 'damage' ? icon.n : 0), 0);
}

function whyTarget(board: Board, answer: unknown): Said | null {
  const enemy = board.combat?.enemies[SPACES.indexOf(answer as never)] ?? null;
  if (enemy === null) return null;
  if (enemy.shields === 0 && enemyLeft(board, enemy) <= 1 + enemy.marked)
    return {
      id: 'reason.targetFalls',
      args: { foe: { id: foeCard(enemy.card).name } },
    };
  const n = harmLeft(board, enemy);
  return n === 0 ? null : { id: 'reason.targetHarms', args: { n } };
}

function whyVictim(board: Board, answer: unknown): Said | null {
  if (typeof answer !== 'number') return { id: 'reason.victimCompanion' };
  const hero = board.heroes[answer];
  if (hero === undefined || hero.dead) return null;
  if (hero.shields + hero.golden > 0)
    return {
      id: 'reason.victimShield',
      args: { who: { id: `beheaded.${hero.who}` }, n: hero.shields + hero.golden },
    };
  const n = leftOf(hero) - 1 - hero.marked;
  if (hero.poisoned > 0 && n > 0) return { id: 'reason.victim', args: { n, poison: hero.poisoned } };
  return n <= 0 ? { id: 'reason.victimFalls' } : { id: 'reason.victimKeeps', args: { n } };
}

/** The Action of a Skill or of an Equipment used with it. */
function actionIn(board: Board, seat: number, answer: unknown): Action | undefined {
  const { do: kind, n, slot } = answer as { do?: string; n?: number; slot?: number };
  const hero = board.heroes.find((one) => one.seat === seat && one.who !== 'serenade');
  if (hero === undefined) return undefined;
  const skill = profileOf(hero).skills[n ?? 0];
  if (kind === 'skill') return skill === undefined ? undefined : actionOf(skill);
  const item = hero.slots[n ?? slot ?? -1] ?? null;
  if (item === null || kind === 'act') return undefined;
  const { mode } = equipmentCard(item);
  return mode.type === 'shield' ? undefined : mode.action;
}

const EFFECTS: ReadonlySet<Icon['kind']> = new Set(['damage', 'shield', 'heal']);

/** What stands on the line of a card that is due now. */
function whyLine(board: Board, seat: number, card: number): Said | null {
  const hero = board.heroes.find((one) => one.seat === seat && one.active[card] !== undefined);
  const round = board.combat!.round as 1 | 2 | 3;
  const icons = hero === undefined ? [] : lineOf(hero, card, round).flatMap((action) => action.icons);
  return icons.length === 0 ? null : { id: 'reason.slotLine', args: { round, what: iconsSaid(icons) } };
}

/** The icon that weighed the most. */
function whyEffect(board: Board, seat: number, answer: unknown): Said | null {
  const { do: kind, card } = answer as { do?: string; card?: number };
  if (kind === 'act') return whyLine(board, seat, card ?? 0);
  const icons = actionIn(board, seat, answer)?.icons ?? [];
  const icon = icons.toSorted((a, b) => iconWorth(b) - iconWorth(a))[0];
  if (icon === undefined) return null;
  if (icon.kind === 'state') {
    const burning = board.combat?.enemies.some((enemy) => enemy !== null && enemy.onFire > 0) === true;
    if (icon.state === 'onFire' && burning) return { id: 'reason.effectBurns' };
    return { id: 'reason.effectState', args: { what: { id: `state.${icon.state}` } } };
  }
  if (!EFFECTS.has(icon.kind) || !('n' in icon))
    return { id: 'reason.effectOther', args: { what: iconsSaid(icons) } };
  return { id: `reason.effect.${icon.kind}`, args: { n: icon.n } };
}

/** Why this answer, by what was found out; null where only habit spoke. */
export function why(look: Look, kind: string, answer: unknown, about: About): Said | null {
  if (kind === 'playCard') return whyCard(look);
  // What a reason names lies open: it is the same in every game that might be the real one.
  const board = (): Board => look.sample<Board>(belowOf('why')).state.board;
  switch (kind) {
    case 'target':
    case 'secondTarget':
      return whyTarget(board(), answer);
    case 'victim':
    case 'strayVictim':
    case 'assignDamage':
      return whyVictim(board(), answer);
    case 'skill':
    case 'roundZero':
    case 'slot':
      return whyEffect(board(), look.seat, answer);
    default:
      return whyGroup(board(), kind, answer, about, look.seat);
  }
}

/** Why nothing of what is offered. */
export function whyNot(look: Look, kind: string, about: About): Said | null {
  const { board } = look.sample<Board>(belowOf('why')).state;
  if (kind === 'skill' || kind === 'roundZero' || kind === 'slot') return whyUnused(board, look);
  return whyNothing(board, kind, about, look.seat);
}

/** What would only heal is kept while nobody is hurt; what would take a line's place is worth less than it. */
function whyUnused(board: Board, { question, seat }: Look): Said | null {
  const offered = question instanceof One ? (question.options as readonly unknown[]) : [];
  const used = offered.filter((one) => typeof one === 'object' && (one as { do: string }).do !== 'done');
  const heals = (one: unknown): boolean =>
    actionIn(board, seat, one)?.icons.some((icon) => icon.kind === 'heal') === true;
  if (used.every(heals) && board.heroes.every(({ damage }) => damage === 0)) return { id: 'reason.unhurt' };
  return null;
}
