// What a position looks like to the learned value: only what everybody can see.

import type { Seat } from '@gravetable/kernel';
import { cardOf } from '../cards/deck.ts';
import { SURVIVOR_IDS, SURVIVORS } from '../cards/survivors.ts';
import { isFree } from '../playing-area.ts';
import type { Board, SurvivorState } from '../state.ts';
import { hitPoints } from '../threats.ts';
import { Path } from './path.ts';
import { comingDamage, groupWorth, rowWorth, strikes, worthOf } from './worth.ts';

const tenth = (n: number): number => n / 10;

function ofSurvivor(survivor: SurvivorState): number[] {
  const full = SURVIVORS[survivor.id];
  const held = survivor.hand.reduce((sum, card) => sum + worthOf(card, survivor), 0);
  const stored = survivor.reserve.reduce((sum, card) => sum + worthOf(card, survivor), 0);
  const arms = survivor.equipped === null ? 0 : 1;
  return [
    tenth(survivor.vitality),
    survivor.vitality <= 3 ? 1 : 0,
    survivor.vitality / full.vitality,
    tenth(survivor.immunity),
    survivor.immunity <= 2 ? 1 : 0,
    tenth(survivor.defence),
    tenth(held),
    tenth(stored),
    arms,
    survivor.loaded === null ? 0 : 1,
    survivor.paralysis === 'none' ? 0 : 1,
    tenth(survivor.hand.length),
  ];
}

/** The weakest of the living stands for the group; the others count by their mean. */
export function features(board: Board, _seat: Seat): readonly number[] {
  const living = board.survivors.filter(({ vitality }) => vitality > 0);
  const each = living.map(ofSurvivor);
  const weakest = each.toSorted((a, b) => a[0]! - b[0]!)[0] ?? ofSurvivor(board.survivors[0]!);
  const mean = weakest.map(
    (_, at) => each.reduce((sum, one) => sum + one[at]!, 0) / Math.max(1, each.length),
  );
  const coming = comingDamage(board);
  const path = Path.of(board);
  let free = 0;
  let zombies = 0;
  let hits = 0;
  let struck = 0;
  let others = 0;
  for (const space of board.spaces) {
    if (isFree(space)) free++;
    if (space.card === null) continue;
    const card = cardOf(space.card);
    struck += strikes(board, card);
    if (card.kind === 'zombie') {
      zombies++;
      hits += hitPoints(board, card) - space.hits;
    } else others++;
  }
  const exit = board.spaces.some(({ card }) => card !== null && cardOf(card).id === 'exit');
  return [
    ...weakest,
    ...mean,
    board.day === 1 ? 1 : 0,
    board.day === 2 ? 1 : 0,
    board.day === 3 ? 1 : 0,
    tenth(path.expected),
    path.expected > 0 ? 1 / path.expected : 1,
    board.day === 1 ? tenth(path.expected) : 0,
    board.day === 3 ? tenth(path.expected) : 0,
    exit ? 1 : 0,
    board.zone === 'main' ? 1 : 0,
    tenth(board.visited.length),
    board.lastWhisper ? 1 : 0,
    tenth(free),
    tenth(zombies),
    hits / 20,
    tenth(struck),
    tenth(others),
    tenth(coming.strikes),
    tenth(coming.blasts),
    groupWorth(board, coming) / 30,
    rowWorth(board, 0) / 20,
    tenth(board.threats.length),
    living.length / board.survivors.length,
    board.survivors.length / 3,
    board.hard ? 1 : 0,
    ...SURVIVOR_IDS.map((id) => (board.survivors.some((one) => one.id === id && one.vitality > 0) ? 1 : 0)),
  ];
}
