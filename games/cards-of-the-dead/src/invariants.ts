// CD-COMP-01, CD-RULING-11 The laws of the table: every card is somewhere, once, and no limit is passed.

import { INSTANCES, type CardInstance } from './cards/deck.ts';
import { SURVIVORS } from './cards/survivors.ts';
import { THREAT_IDS } from './cards/threats.ts';
import { ACTIONS, HAND_LIMIT } from './survivor.ts';
import type { Board } from './state.ts';
import { canBeStored } from './survivor.ts';

function everyCard(board: Board): (CardInstance | null)[] {
  const { supply } = board;
  return [
    ...board.survivors.flatMap((one) => [...one.hand, ...one.reserve, one.equipped, one.loaded, one.worn]),
    ...board.spaces.map((space) => space.card),
    ...board.main.cards,
    ...board.indoor.cards,
    ...board.commonPile,
    ...board.commonDiscard,
    ...board.day2Pile,
    ...board.day3Pile,
    ...board.cityPile,
    ...board.marketPile,
    ...board.pharmacyPile,
    ...board.kitPile,
    ...board.kitDiscard,
    ...supply.A,
    ...supply.B,
    ...supply.C,
    ...supply.E,
    ...board.removed,
    ...board.aside,
  ];
}

function brokenConservation(board: Board): string[] {
  const seen = new Uint8Array(INSTANCES.length);
  for (const card of everyCard(board)) if (card !== null) seen[card]!++;
  const broken: string[] = [];
  for (let card = 0; card < seen.length; card++) {
    if (seen[card] !== 1) broken.push(`card ${card} (${INSTANCES[card]!.card}) is there ${seen[card]} times`);
  }
  return broken;
}

function brokenSurvivors(board: Board): string[] {
  const broken: string[] = [];
  board.survivors.forEach((one, seat) => {
    const { vitality, immunity, reserveSlots } = SURVIVORS[one.id];
    const law = (holds: boolean, what: string): void => {
      if (!holds) broken.push(`seat ${seat}: ${what}`);
    };
    law(one.vitality >= 0 && one.vitality <= vitality, `Vitality ${one.vitality}`);
    law(one.immunity >= 0 && one.immunity <= immunity, `Immunity ${one.immunity}`);
    law(one.hand.length <= HAND_LIMIT, `${one.hand.length} cards in Hand`);
    law(one.reserve.length <= reserveSlots, `${one.reserve.length} cards in Reserve`);
    law(one.reserve.every(canBeStored), 'a card in Reserve that is never stored');
    law(one.actionsLeft >= 0 && one.actionsLeft <= ACTIONS, `${one.actionsLeft} Actions`);
    law(one.loaded === null || one.equipped !== null, 'a loaded card without a weapon');
    law((one.worn === null) === (one.defence === 0), `Defence ${one.defence}`);
    law(one.vitality > 0 || one.hand.length + one.reserve.length === 0, 'dead, with cards');
  });
  return broken;
}

function brokenSpaces(board: Board): string[] {
  const broken: string[] = [];
  board.spaces.forEach((space, at) => {
    if (space.card !== null && space.side === 'blocked')
      broken.push(`space ${at + 1}: a card on a Blocked side`);
    if (space.card === null && space.hits + space.turns > 0)
      broken.push(`space ${at + 1}: tokens without a card`);
  });
  return broken;
}

/** Every broken law, in words. */
export function invariants(board: Board): readonly string[] {
  const threats = board.threatPile.length + board.threats.length;
  return [
    ...brokenConservation(board),
    ...brokenSurvivors(board),
    ...brokenSpaces(board),
    ...(threats === THREAT_IDS.length ? [] : [`${threats} Threats`]),
    ...(board.day === board.threats.length + 1 || board.day === 0 ? [] : [`Day ${board.day}`]),
  ];
}
