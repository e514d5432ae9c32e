export { examplesByRule } from './examples.ts';
export { gameOf, games } from './games.ts';
export { gameLoaders } from './loaders.ts';
export { parseLedger, withoutSource } from './ledger.ts';
export type { Ledger, LedgerEntry, LedgerFault, LedgerKind } from './ledger.ts';
export type {
  CardsOfTheDeadCard,
  CardsOfTheDeadEvent,
  CardsOfTheDeadForecast,
  CardsOfTheDeadView,
} from '@gravetable/cards-of-the-dead';
export type { DeadCellsFacts, DeadCellsForecast, DeadCellsView } from '@gravetable/dead-cells';
export type { VengeanceFacts, VengeanceForecast, VengeanceView } from '@gravetable/vengeance';
export type {
  AttackAhead as DeadKeepAttackAhead,
  DeadKeepEvent,
  DeadKeepFacts,
  DeadKeepView,
  DividedAhead as DeadKeepDividedAhead,
  DoorAhead as DeadKeepDoorAhead,
  EnemyPhaseAhead as DeadKeepForecast,
  InSight as DeadKeepInSight,
  Reached as DeadKeepReached,
} from '@gravetable/dead-keep';
