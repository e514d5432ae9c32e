// Section 7, B1: the fifteen tiles of the Prisoners' Quarters.
import { blueprint, cells, damage, equipment, scroll, teeth, vials } from '../../words.ts';
import {
  CHANGE_FIRST,
  VIAL_STALL,
  cursed,
  door,
  eliteEncounter,
  encounter,
  flipDeck,
  merchant,
  payHand,
  take,
  treasure,
  tilesOf,
} from './deck.ts';

export const quartersTiles = tilesOf('B1', [
  encounter(1, 2, [teeth(2)]),
  encounter(2, 2, [scroll('survival')]),
  encounter(3, 3, [cells(1)], CHANGE_FIRST),
  encounter(4, 3, [scroll('tactics')]),
  encounter(5, 2, [equipment()]),
  encounter(6, 3, [scroll('brutality')], CHANGE_FIRST),
  encounter(7, 3, [blueprint(), teeth(1)]),
  eliteEncounter(8, 2, [scroll('survival')]),
  eliteEncounter(9, 2, [scroll('tactics')], CHANGE_FIRST),
  treasure(10, teeth(3)),
  cursed(11, [equipment(), cells(1)], damage(2)),
  treasure(12, equipment()),
  door(13, flipDeck({ survival: [vials(1)], tactics: [teeth(2)], brutality: [cells(1)] })),
  door(14, payHand('brutality', equipment()), take(teeth(1))),
  merchant(15, VIAL_STALL),
]);
