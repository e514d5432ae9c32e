// DC-ICON-05, DC-IB-02, DC-RULING-74: Blueprints on their way into the Equipment deck.
import { equipmentCard } from '../box/box.ts';
import type { T } from '../rulebook.ts';
import type { BiomeId, BossId } from '../schema.ts';
import type { EquipmentNo } from '../state.ts';
import { takeBlueprint } from './piles.ts';
import type { Seen } from '../table.ts';

/** During a Run the Equipment deck lies on the Annexe; between Runs in the box. */
export const isRunning = (t: Seen): boolean =>
  t.board.run.phase !== 'betweenRuns' && t.board.run.phase !== 'end';
export const equipmentDeck = (t: Seen): EquipmentNo[] =>
  isRunning(t) ? t.board.run.equipment : t.board.campaign.equipment;

/** On top of the Equipment deck, where it stays for good. */
export function integrate(t: T, card: EquipmentNo): void {
  equipmentDeck(t).push(card);
  t.tell?.({ kind: 'integrated', equipment: equipmentCard(card).code, reveals: true });
}

/** DC-ICON-05: the bottom Blueprint waits on the Collector space. */
export function collectBlueprint(t: T): void {
  const card = t.board.biome === null && t.board.combat === null ? null : takeBlueprint(t);
  if (card === null) return;
  t.board.run.collector.push(card);
  t.tell?.({ kind: 'blueprintWaits', equipment: equipmentCard(card).code, reveals: true });
}

export const BLUEPRINT_DECKS: readonly (BiomeId | BossId)[] = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'C1',
  'C2',
  'C3',
];
