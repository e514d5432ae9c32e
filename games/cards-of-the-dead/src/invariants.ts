// CD-COMP-01, CD-RULING-11 The laws of the table: every card is somewhere, once, and no limit is passed.

import { INSTANCES, type CardInstance } from './cards/deck.ts';
import { SPACES } from './cards/playing-area.ts';
import { SURVIVORS } from './cards/survivors.ts';
import { THREAT_IDS } from './cards/threats.ts';
import { ACTIONS, HAND_LIMIT } from './survivor.ts';
import type { Board } from './state.ts';
import { canBeStored } from './survivor.ts';

/** The last Day, and more of a token than the box has. */
const LAST_DAY = 3;
const MANY = 1000;

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
  const broken: string[] = [];
  for (const card of everyCard(board)) {
    if (card === null) continue;
    if (INSTANCES[card] === undefined) broken.push(`card ${card} is not in the box`);
    else seen[card]!++;
  }
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

/** Seats, spaces and slots that exist, and tokens as many as there can be. */
function brokenPlaces(board: Board, seats: number): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const among = (no: number | null, count: number): boolean => no === null || (no >= 0 && no < count);
  law(board.survivors.length === seats, 'another number of Survivors');
  law(new Set(board.survivors.map(({ id }) => id)).size === seats, 'a Survivor is there twice');
  law(board.spaces.length === SPACES.length, `${board.spaces.length} spaces`);
  law(among(board.active, seats) && among(board.next, seats) && among(board.toll, seats), 'no such seat');
  law(among(board.day, LAST_DAY + 1), `Day ${board.day}`);
  for (const { uses, loadedUses, defence } of board.survivors)
    law(
      [uses, loadedUses, defence].every((n) => among(n, MANY)),
      'a heap of tokens',
    );
  for (const { hits, turns } of board.spaces)
    law(among(hits, MANY) && among(turns, MANY), 'a heap of tokens');
  for (const { cards, up, known, layer } of [board.main, board.indoor]) {
    const lengths = new Set([cards.length, up.length, known.length, layer.length]);
    law(lengths.size === 1 && layer.every((no) => no >= 0), 'a field that does not tally');
  }
  const threats = [...board.threatPile, ...board.threats];
  law(new Set(threats).size === threats.length, 'a Threat is there twice');
  law(
    threats.every((id) => THREAT_IDS.includes(id)),
    'a Threat that is not in the box',
  );
  law(
    board.blasts.every(({ space, n }) => among(space, SPACES.length) && among(n, MANY)),
    'a blast nowhere',
  );
  law(board.noises.every((n) => among(n, MANY)) && among(board.bangs, MANY), 'too much Noise');
  // A layer whose cards were all drawn stays until the next shuffle, and may begin above what is left of the pile.
  const layers = [...board.layers.map(({ from }) => from), ...board.kitLayers];
  law(
    layers.every((from) => among(from, INSTANCES.length + 1)),
    'a layer that is not there',
  );
  return broken;
}

/** Every broken law, in words. */
export function invariants(board: Board, seats = board.survivors.length): readonly string[] {
  const nowhere = brokenPlaces(board, seats);
  if (nowhere.length > 0) return nowhere;
  const threats = board.threatPile.length + board.threats.length;
  return [
    ...brokenConservation(board),
    ...brokenSurvivors(board),
    ...brokenSpaces(board),
    ...(threats === THREAT_IDS.length ? [] : [`${threats} Threats`]),
    ...(board.day === board.threats.length + 1 || board.day === 0 ? [] : [`Day ${board.day}`]),
  ];
}
