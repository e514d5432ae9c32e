import type { ReactNode } from 'react';
import type { GameId } from '../../brand.ts';
import { CardsOfTheDeadPrint } from './CardsOfTheDead.tsx';
import { DeadCellsPrint } from './DeadCells.tsx';
import { DeadKeepPrint } from './DeadKeep.tsx';
import { VengeancePrint } from './Vengeance.tsx';

const PRINTS: Readonly<Record<GameId, () => ReactNode>> = {
  'dead-cells': DeadCellsPrint,
  'cards-of-the-dead': CardsOfTheDeadPrint,
  'dead-keep': DeadKeepPrint,
  vengeance: VengeancePrint,
};

export function PosterPrint({ game }: { game: GameId }) {
  const Drawn = PRINTS[game];
  return <Drawn />;
}
