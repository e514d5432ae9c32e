// DK-CMB-01, -02, DK-RANGED, DK-MAGIC, DK-WPN: which Combat Actions an Adventurer could take, and why others not.

import { EQUIPMENT } from '../cards/box.ts';
import type { Aim, AttackChoice, Choice, No, Pay } from '../choices.ts';
import { isMonster } from '../cards/monsters.ts';
import { bossIsIn, undeadIn, withEnemies } from '../enemies/packs.ts';
import { FAR, type ZoneNo } from '../map/types.ts';
import { affordable, objectToPay } from '../pay.ts';
import { activeCards, countOf } from '../skills.ts';
import type { Board, CardNo, Who } from '../state.ts';
import { inMist, rangeFrom, zonesInSight } from '../where.ts';
import { actionSources, attackOf, lends, lineCost, lineOf, weaponOf } from './blow.ts';

/** DK-WPN-12, DK-TRAIT-04: why the weapon cannot be used at all. */
function objectToWeapon(board: Board, who: Who, card: CardNo): No | null {
  const a = board.party[who]!;
  if (weaponOf(card) === null) return ['NO_WEAPON', 'DK-CMB-01'];
  if (!activeCards(a).includes(card))
    return a.pack.includes(card) ? ['IN_BACKPACK', 'DK-WPN-12'] : ['NOT_YOURS', 'DK-WPN-12'];
  return objectToPlace(board, who, card);
}

/** DK-TRAIT-04: some weapons work in certain Zones alone. */
const objectToPlace = (board: Board, who: Who, card: CardNo): No | null =>
  EQUIPMENT[card]!.zone === 'mist' && !inMist(board, who) ? ['WRONG_ZONE', 'DK-TRAIT-04'] : null;

/** DK-WPN-06, -08: also the Mana that pays for the Action itself. */
function objectToMana(
  board: Board,
  who: Who,
  { card, line, pay }: Pick<AttackChoice, 'card' | 'line' | 'pay'>,
): No | null {
  const paying = pay === 'action' || pay === 'gift' || pay === 'class' ? 0 : 1;
  const cost = lineCost(board, who, card, lineOf({ card, line }));
  if (cost === 0 || board.party[who]!.mana >= cost + paying) return null;
  return ['NO_MANA', EQUIPMENT[card]!.deck === 'artifact' ? 'DK-WPN-08' : 'DK-WPN-06', { n: cost + paying }];
}

/** DK-WPN-03, -09, DK-RANGED-03, DK-SKILL-RANGE1, DK-SKILL-POINTBLANK. `known`: the Range, where somebody has looked. */
function objectToRange(
  board: Board,
  who: Who,
  choice: Pick<AttackChoice, 'card' | 'line'>,
  zone: ZoneNo,
  known: number | null,
): No | null {
  const attack = attackOf(choice);
  if (attack === 'melee') return zone === board.party[who]!.zone ? null : ['NOT_IN_REACH', 'DK-WPN-03'];
  const { min, max } = lineOf(choice);
  const range = known ?? rangeFrom(board, who, zone);
  if (range === FAR) return ['OUT_OF_SIGHT', 'DK-RANGED-01'];
  if (range >= min && range <= max) return null;
  const sources = actionSources(board, { who, card: choice.card, zone });
  const most = max + (attack === 'ranged' ? countOf(sources, 'range1') : 0);
  if (range > most) return ['OUT_OF_RANGE', 'DK-WPN-09', { n: most, range }];
  if (range >= min || (range === 0 && lends(sources, 'pointBlank'))) return null;
  return ['TOO_CLOSE', 'DK-WPN-09', { n: min, range }];
}

/** DK-RULING-91, DK-BOSS-03: a target must be there. */
function objectToAim(board: Board, zone: ZoneNo, at: Aim): No | null {
  if (at === 'undead') return undeadIn(board, zone) > 0 ? null : ['NO_TARGET', 'DK-RULING-91'];
  if (at === 'boss') {
    if (bossIsIn(board, zone)) return null;
    const asleep = board.boss.state === 'inactive' && board.boss.zone === zone;
    return asleep ? ['BOSS_ASLEEP', 'DK-BOSS-03'] : ['NO_TARGET', 'DK-RULING-91'];
  }
  const pack = board.packs[at];
  return pack !== undefined && pack.zone === zone && isMonster(pack.kind)
    ? null
    : ['NO_TARGET', 'DK-RULING-91'];
}

export function objectToAttack(board: Board, who: Who, choice: AttackChoice): No | null {
  const weapon = objectToWeapon(board, who, choice.card);
  if (weapon !== null) return weapon;
  if (weaponOf(choice.card)!.lines[choice.line] === undefined) return ['NO_WEAPON', 'DK-CMB-01'];
  return (
    objectToMana(board, who, choice) ??
    objectToRange(board, who, choice, choice.zone, null) ??
    objectToAim(board, choice.zone, choice.at) ??
    objectToPay(board, who, attackOf(choice), choice.pay, 0)
  );
}

/** DK-CMB-02: what could be aimed at in a Zone: its Undead, the Boss, each Monster. */
export function aimsIn(board: Board, zone: ZoneNo): Aim[] {
  const aims: Aim[] = undeadIn(board, zone) > 0 ? ['undead'] : [];
  if (bossIsIn(board, zone)) aims.push('boss');
  for (let no = 0; no < board.packs.length; no++) {
    const pack = board.packs[no]!;
    if (pack.zone === zone && isMonster(pack.kind)) aims.push(no);
  }
  return aims;
}

/** A line of a weapon that can be used at all, and a way to pay for an attack with it. */
type Drawn = Pick<AttackChoice, 'card' | 'line' | 'pay'>;

/** All of them; `wide`: also weapons, lines and payments that something speaks against. */
function drawnBy(
  board: Board,
  who: Who,
  paysOf: (card: CardNo) => readonly Pay[],
  wide: boolean,
): readonly Drawn[] {
  const a = board.party[who]!;
  const active = activeCards(a);
  const cards = wide ? [...active, ...a.pack] : active;
  const all: Drawn[] = [];
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    const weapon = weaponOf(card);
    if (weapon === null || cards.indexOf(card) !== place) continue;
    if (!wide && objectToPlace(board, who, card) !== null) continue;
    const ways = paysOf(card);
    const pays = wide ? ways : affordable(board, who, weapon.attack, ways, 0);
    for (const pay of pays)
      for (let line = 0; line < weapon.lines.length; line++) {
        const drawn = { card, line, pay };
        if (wide || objectToMana(board, who, drawn) === null) all.push(drawn);
      }
  }
  return all;
}

/**
 * Attacks with every weapon at hand on whatever is in sight, or in the Zone `where` alone; `wide`: those also that
 * something speaks against. What does not hang on the target is asked once.
 */
export function offerAttacks(
  board: Board,
  who: Who,
  out: Choice[],
  paysOf: (card: CardNo) => readonly Pay[],
  wide: boolean,
  where: ZoneNo | null = null,
): void {
  if (!wide && activeCards(board.party[who]!).length === 0) return;
  const targets = withEnemies(board, zonesInSight(board, who));
  const all = targets.length === 0 ? [] : drawnBy(board, who, paysOf, wide);
  if (all.length === 0) return;
  for (const { zone, range } of targets) {
    if (where !== null && zone !== where) continue;
    let aims: readonly Aim[] | null = null;
    for (const drawn of all) {
      if (!wide && objectToRange(board, who, drawn, zone, range) !== null) continue;
      aims ??= aimsIn(board, zone);
      const { card, line, pay } = drawn;
      for (const at of aims) out.push({ do: 'attack', card, line, zone, at, pay });
    }
  }
}

/** DK-CLASS-DUO-01, DK-RULING-117: attacks that cost no Action; `where`: on that Zone alone. */
export function attacksFrom(board: Board, who: Who, where: ZoneNo | null): AttackChoice[] {
  const out: Choice[] = [];
  offerAttacks(board, who, out, asGift, false, where);
  return out as AttackChoice[];
}

/** The same on several Zones, one after the other. */
export function attacksOn(board: Board, who: Who, zones: readonly ZoneNo[]): AttackChoice[] {
  const out: Choice[] = [];
  for (const zone of zones) offerAttacks(board, who, out, asGift, false, zone);
  return out as AttackChoice[];
}

const GIFT: readonly Pay[] = ['gift'];
const asGift = (): readonly Pay[] => GIFT;
