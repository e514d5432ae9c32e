// How the choices of a Turn are said, and which pieces they touch.

import { questOf } from './cards/quests/index.ts';
import { said, type Said } from '@gravetable/kernel';
import { EQUIPMENT } from './cards/box.ts';
import type { AttackChoice, Choice, EnchantChoice, Pay } from './choices.ts';
import { attackOf, lineOf, type How } from './combat/blow.ts';
import { bossName } from './boss/name.ts';
import { zoneId } from './enemies/lookout.ts';
import { undeadNamed } from './enemies/foes.ts';
import { enemiesIn } from './enemies/packs.ts';
import type { ZoneNo } from './map/types.ts';
import { leavingCost } from './actions/walk.ts';
import { aheadOf } from './forecast/attack.ts';
import type { Board, Who } from './state.ts';
import { chart, zonePiece } from './where.ts';

const codeOf = (card: number): string => EQUIPMENT[card]!.code;

/** What a choice is paid with, where it is worth saying. */
const payWords = (pay: Pay): string =>
  pay === 'action' || pay === 'gift' ? 'action' : pay === 'class' ? 'class' : 'mana';

const aimName = (board: Board, { at }: AttackChoice): string =>
  at === 'undead' ? 'undead' : at === 'boss' ? bossName(board) : board.packs[at]!.kind;

export function attackWords(board: Board, who: Who, choice: AttackChoice, how: How = 'action'): Said {
  const { min, max, mana } = lineOf(choice);
  const { dice, need, pen, weak } = aheadOf(board, who, choice, how);
  return said('option.attack', {
    card: codeOf(choice.card),
    action: attackOf(choice),
    aim: aimName(board, choice),
    foes: choice.at === 'undead' ? undeadNamed(board, choice.zone) : [],
    zone: zoneId(board, choice.zone),
    code: zoneId(board, choice.zone),
    line: mana > 0 ? 'mana' : 'plain',
    min,
    max,
    dice,
    accuracy: need,
    pen,
    pay: payWords(choice.pay),
    weak: weak ? 'yes' : 'no',
  });
}

function enchantWords(board: Board, choice: EnchantChoice): Said {
  const card = codeOf(choice.card);
  if (choice.who !== undefined)
    return said('option.enchant.who', { card, adventurer: board.party[choice.who]!.id });
  if (choice.to !== undefined)
    return said('option.enchant.push', {
      card,
      zone: zoneId(board, choice.zone!),
      zone2: zoneId(board, choice.to),
    });
  if (choice.zone !== undefined)
    return said('option.enchant.zone', { card, zone: zoneId(board, choice.zone) });
  if (choice.token !== undefined)
    return said('option.enchant.token', { card, zone: zoneId(board, board.treasure.zone[choice.token]!) });
  return said('option.enchant', { card });
}

const doorWords = (board: Board, door: number): Said => {
  const [zone, zone2] = chart(board).doors[door]!.zones;
  const [code, code2] = [zoneId(board, zone), zoneId(board, zone2)];
  return said('option.door', { zone: code, code, zone2: code2, code2 });
};

/** Q05: what lies underneath nobody knows. */
const shownColour = (board: Board, objective: number): string =>
  questOf(board.quest).rules.some(({ rule }) => rule === 'hiddenBlue')
    ? 'red'
    : board.objectives.face[objective]!;

/** A choice in words. */
export function wordsOf(board: Board, who: Who, choice: Choice): Said {
  const zone = (no: ZoneNo): string => zoneId(board, no);
  switch (choice.do) {
    case 'move':
    case 'sprint':
      return said(`option.${choice.do}`, {
        zone: zone(choice.to),
        code: zone(choice.to),
        n: leavingCost(board, who),
        enemies: enemiesIn(board, choice.to),
        pay: payWords(choice.pay),
      });
    case 'jump':
    case 'teleport':
      return said(`option.${choice.do}`, { zone: zone(choice.to), code: zone(choice.to) });
    case 'shove':
      return said('option.shove', { zone: zone(choice.to), code: zone(choice.to) });
    case 'bloodlust':
      return said('option.bloodlust', {
        zone: zone(choice.to),
        code: zone(choice.to),
        n: leavingCost(board, who),
        pay: payWords(choice.pay),
      });
    case 'taunt':
      return said('option.taunt', { zone: zone(choice.zone), code: zone(choice.zone) });
    case 'attack':
      return attackWords(board, who, choice);
    case 'enchant':
      return enchantWords(board, choice);
    case 'door':
      return doorWords(board, choice.door);
    case 'gather':
    case 'search':
    case 'reorganize':
      return said(`option.${choice.do}`, { pay: payWords(choice.pay) });
    case 'take':
      return said(`option.take.${choice.token}`, {
        colour: choice.token === 'objective' ? shownColour(board, choice.at) : 'red',
      });
    case 'trade':
      return said('option.trade', { adventurer: board.party[choice.with]!.id });
    case 'lead':
      return said('option.lead', { adventurer: board.party[choice.whom]!.id });
    case 'gainMana':
      return said('option.gainMana', { skill: choice.skill });
    case 'endTurn':
      return said('option.endTurn', { n: board.turn.actions });
    case 'decline':
      return said('option.decline');
  }
}

/** The pieces a choice touches, so that a screen can light them up. */
export function piecesOf(board: Board, choice: Choice): readonly string[] {
  switch (choice.do) {
    case 'move':
    case 'sprint':
    case 'jump':
    case 'teleport':
    case 'shove':
    case 'bloodlust':
      return [zonePiece(board, choice.to)];
    case 'taunt':
      return [zonePiece(board, choice.zone)];
    case 'attack':
      return [zonePiece(board, choice.zone), `card:${codeOf(choice.card)}`];
    case 'enchant': {
      const card = `card:${codeOf(choice.card)}`;
      if (choice.who !== undefined) return [card, `adventurer:${board.party[choice.who]!.id}`];
      return choice.zone === undefined ? [card] : [card, zonePiece(board, choice.zone)];
    }
    case 'door':
      return [`door:${chart(board).doors[choice.door]!.edge}`];
    case 'take':
      return [`${choice.token}:${choice.at}`];
    case 'trade':
      return [`adventurer:${board.party[choice.with]!.id}`];
    case 'lead':
      return [`adventurer:${board.party[choice.whom]!.id}`];
    case 'gather':
    case 'search':
    case 'reorganize':
    case 'gainMana':
    case 'endTurn':
    case 'decline':
      return [];
  }
}
