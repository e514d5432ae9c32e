// DK-ENCH, DK-RULING-121: Enchantment Actions: what the Talismans marked EA do.

import { said, split, type Ask, type Call } from '@gravetable/kernel';
import { gainAp, levelUpsDue } from '../adrenaline.ts';
import { onZone } from '../asking.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { Enchantment } from '../cards/equipment.ts';
import { isUndead } from '../cards/undead.ts';
import type { Choice, EnchantChoice, No, Pay } from '../choices.ts';
import { exitsOf, zoneId } from '../enemies/lookout.ts';
import { joinPacks, packsIn, splitOff } from '../enemies/packs.ts';
import { gainMana, heal, healthOf, isKo, MOST_MANA, payMana } from '../health.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { objectToPay, payAction, paysFor } from '../pay.ts';
import { later, procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import { settle } from '../settle.ts';
import { groupsOf, isFresh, markUsed } from '../skills.ts';
import type { Board, CardNo, Pack, Who } from '../state.ts';
import { countAction } from '../streaks.ts';
import { seesZone, zonesInSight } from '../where.ts';
import { foesOf } from '../enemies/foes.ts';
import { strike } from './wounds.ts';

const spellOf = (card: CardNo): Enchantment | null => EQUIPMENT[card]?.enchantment ?? null;
const castKey = (who: Who, card: CardNo): string => `${who}/cast/${card}`;

/** The packs of a Zone that an Enchantment speaks of. */
function subjects(board: Board, spell: Enchantment, zone: ZoneNo): Pack[] {
  if (spell.does === 'wound') return packsIn(board, zone).filter(({ kind }) => kind === spell.enemy);
  if (spell.does === 'bind')
    return packsIn(board, zone).filter(({ kind, bound }) => isUndead(kind) && !bound);
  return spell.does === 'push' ? packsIn(board, zone).filter(({ kind }) => isUndead(kind)) : [];
}

/** DK-ENCH-02: why the target will not do. */
function objectToTarget(board: Board, who: Who, spell: Enchantment, choice: EnchantChoice): No | null {
  switch (spell.does) {
    case 'heal':
    case 'mana':
    case 'lend':
    case 'give': {
      const other = choice.who === undefined ? undefined : board.party[choice.who];
      if (other === undefined) return ['NO_TARGET', 'DK-ENCH-02'];
      if (isKo(other)) return ['IS_KO', 'DK-RULING-121'];
      if (!seesZone(board, who, other.zone)) return ['OUT_OF_SIGHT', 'DK-ENCH-02'];
      if (spell.does === 'give' && choice.who === who) return ['NOT_ANOTHER', 'DK-RULING-117'];
      return isIdle(board, spell, choice.who!) ? ['NO_EFFECT', 'DK-ENCH-01'] : null;
    }
    case 'bind':
    case 'wound':
    case 'push': {
      const { zone, to } = choice;
      if (zone === undefined || !seesZone(board, who, zone)) return ['OUT_OF_SIGHT', 'DK-ENCH-02'];
      if (subjects(board, spell, zone).length === 0) return ['NO_TARGET', 'DK-RULING-121'];
      if (spell.does !== 'push') return null;
      return to !== undefined && exitsOf(board, zone).includes(to) ? null : ['NO_WAY', 'DK-RULING-121'];
    }
    case 'look': {
      const zone = choice.token === undefined ? undefined : board.treasure.zone[choice.token];
      if (zone === undefined || board.treasure.seen[choice.token!] === true)
        return ['NO_TARGET', 'DK-ENCH-01'];
      return seesZone(board, who, zone) ? null : ['OUT_OF_SIGHT', 'DK-ENCH-02'];
    }
    case 'doom':
      if (board.boss.state !== 'inactive' || board.boss.doom === 0) return ['NO_DOOM', 'DK-RULING-121'];
      return objectToManaOf(board, who, spell.mana + (choice.pay === 'action' ? 0 : 1));
  }
}

/** The Mana of the Enchantment, and that of the free Action that pays for it. */
const objectToManaOf = (board: Board, who: Who, n: number): No | null =>
  board.party[who]!.mana < n ? ['NO_MANA', 'DK-RULING-121', { n }] : null;

/** An Enchantment that would change nothing is not offered. */
function isIdle(board: Board, spell: Enchantment, whom: Who): boolean {
  const a = board.party[whom]!;
  if (spell.does === 'heal') return a.wounds === 0;
  if (spell.does === 'mana') return a.mana === MOST_MANA;
  return spell.does === 'lend' && a.ward;
}

/** DK-ENCH-03, DK-RULING-141: once per own Turn and Adventurer, never as a gift. */
export function objectToEnchant(board: Board, who: Who, choice: EnchantChoice): No | null {
  const spell = spellOf(choice.card);
  if (spell === null) return ['NO_ENCHANTMENT', 'DK-ENCH-01'];
  if (!board.party[who]!.talismans.includes(choice.card)) return ['NOT_YOURS', 'DK-INV-06'];
  if (choice.pay === 'gift' || board.turn.who !== who) return ['NOT_YOUR_TURN', 'DK-RULING-141'];
  if (!isFresh(board, castKey(who, choice.card))) return ['NO_USE_LEFT', 'DK-ENCH-03'];
  return objectToTarget(board, who, spell, choice) ?? objectToPay(board, who, 'enchantment', choice.pay, 0);
}

/** Every target an Enchantment might have. */
function offerSpell(board: Board, who: Who, card: CardNo, pay: Pay, out: EnchantChoice[]): void {
  const spell = spellOf(card)!;
  const base = { do: 'enchant', card, pay } as const;
  switch (spell.does) {
    case 'heal':
    case 'mana':
    case 'lend':
    case 'give':
      return board.party.forEach((_, whom) => void out.push({ ...base, who: whom }));
    case 'bind':
    case 'wound':
      for (const { zone } of zonesInSight(board, who)) out.push({ ...base, zone });
      return;
    case 'push':
      for (const { zone } of zonesInSight(board, who))
        if (subjects(board, spell, zone).length > 0)
          for (const to of exitsOf(board, zone)) out.push({ ...base, zone, to });
      return;
    case 'look':
      return board.treasure.zone.forEach((_, token) => void out.push({ ...base, token }));
    case 'doom':
      out.push(base);
  }
}

export function offerEnchantments(board: Board, who: Who, out: Choice[], wide: boolean): void {
  const spells: EnchantChoice[] = [];
  const a = board.party[who]!;
  const may = groupsOf(a);
  for (const card of a.talismans)
    if (spellOf(card) !== null && isFresh(board, castKey(who, card)))
      for (const pay of paysFor(board, who, 'enchantment', may)) offerSpell(board, who, card, pay, spells);
  for (const choice of spells) if (wide || objectToEnchant(board, who, choice) === null) out.push(choice);
}

const countOf = (packs: readonly Pack[]): number => packs.reduce((sum, { n }) => sum + n, 0);

/** "Up to n Undead": which of several kinds they are, where there is a choice. */
function askSubjects(t: T, who: Who, choice: EnchantChoice): Ask<readonly number[]> | null {
  const { board } = t;
  const spell = spellOf(choice.card)!;
  if (isOver(board) || choice.zone === undefined || !('upTo' in spell)) return null;
  const packs = subjects(board, spell, choice.zone);
  if (packs.length < 2 || countOf(packs) <= spell.upTo) return null;
  return split(
    ownerOf(board, who),
    spell.upTo,
    packs.map(({ n }) => Math.min(n, spell.upTo)),
    () => ({
      kind: 'subjects',
      about: { adventurer: board.party[who]!.id, card: EQUIPMENT[choice.card]!.code, n: spell.upTo },
      says: (place) => {
        const { kind, n, wounds } = packs[place]!;
        return said('place.pack', { foes: foesOf(kind, n), wounds, armor: 0 });
      },
      touches: () => onZone(board, choice.zone!),
    }),
  );
}

/** How many of each pack are meant: as answered, or as many as may be. */
function shares(packs: readonly Pack[], upTo: number, answer: readonly number[] | null): number[] {
  let left = upTo;
  return packs.map(({ n }, place) => {
    const part = answer === null ? Math.min(left, n) : answer[place]!;
    left -= part;
    return part;
  });
}

function castOnPacks(t: T, who: Who, choice: EnchantChoice, answer: readonly number[] | null): void {
  const { board } = t;
  const spell = spellOf(choice.card)!;
  if (!('upTo' in spell)) return;
  const zone = choice.zone!;
  const packs = subjects(board, spell, zone);
  const parts = shares(packs, spell.upTo, answer);
  let wounds = 0;
  packs.forEach((pack, place) => {
    const n = parts[place]!;
    if (n === 0) return;
    const { kind } = pack;
    if (spell.does === 'wound') {
      // DK-RULING-121: no dice, no Armor, loot as usual.
      for (let one = 0; one < n; one++) wounds += strike(t, who, pack, 1, spell.n, false).wounds;
      return;
    }
    const part = splitOff(board, pack, n);
    if (spell.does === 'bind') {
      part.bound = true;
      t.tell?.({
        kind: 'binds',
        foes: foesOf(kind, n),
        zone: zoneId(board, zone),
        pieces: onZone(board, zone),
      });
    } else {
      part.zone = choice.to!;
      t.tell?.({
        kind: 'pushes',
        foes: foesOf(kind, n),
        zone: zoneId(board, choice.to!),
        pieces: onZone(board, choice.to!),
      });
    }
  });
  joinPacks(board);
  if (wounds > 0) gainAp(t, who, wounds);
}

/** What an Enchantment does to an Adventurer, a token or the Boss. */
function castPlain(t: T, who: Who, choice: EnchantChoice): Call<unknown> | null {
  const { board } = t;
  const spell = spellOf(choice.card)!;
  switch (spell.does) {
    case 'heal':
      heal(t, choice.who!, Math.min(spell.n, healthOf(board.party[choice.who!]!)));
      return null;
    case 'mana':
      gainMana(t, choice.who!, spell.n, EQUIPMENT[choice.card]!.code);
      return null;
    case 'lend':
      board.party[choice.who!]!.ward = true;
      t.tell?.({ kind: 'warded', adventurer: board.party[choice.who!]!.id });
      return null;
    case 'give':
      return later('given', { who: choice.who!, what: spell.action, card: EQUIPMENT[choice.card]!.code });
    case 'look': {
      const token = choice.token!;
      board.treasure.seen[token] = true;
      const zone = zoneId(board, board.treasure.zone[token]!);
      t.tell?.({
        kind: 'looksAt',
        zone,
        face: board.treasure.face[token]!,
        reveals: true,
        pieces: [`treasure:${token}`],
      });
      return null;
    }
    case 'doom':
      payMana(t, who, spell.mana, EQUIPMENT[choice.card]!.code);
      board.boss.doom -= spell.n;
      t.tell?.({ kind: 'doomLifted', n: spell.n, doom: board.boss.doom });
      return null;
    case 'bind':
    case 'wound':
    case 'push':
      return null;
  }
}

/** DK-ENCH-01 An Enchantment Action: the Talisman's text is resolved; it is not spent by it. */
export const enchant = procedure<{ who: Who; choice: EnchantChoice }>('enchant')
  .do('DK-ENCH-01', (t, v) => {
    const { board } = t;
    payAction(t, v.who, 'enchantment', v.choice.pay);
    markUsed(board, castKey(v.who, v.choice.card));
    // DK-RULING-127: no Combat Action, so every streak ends.
    countAction(board, v.who, null);
    const card = EQUIPMENT[v.choice.card]!.code;
    t.tell?.({ kind: 'enchants', adventurer: board.party[v.who]!.id, card, pieces: [`card:${card}`] });
  })
  .ask('DK-RULING-121', 'parts', (t, v) => askSubjects(t, v.who, v.choice))
  .do('DK-RULING-121a', (t, v) => castOnPacks(t, v.who, v.choice, v.parts))
  .call('DK-ENCH-02', (t, v) => castPlain(t, v.who, v.choice))
  .call('DK-ENCH-03', (t) => settle(t))
  .call('DK-RULING-121b', (t) => levelUpsDue(t))
  .end();
