import { Picture } from '../../art/index.ts';
import { iconNamed, type CardId, type SurvivorId, type ThreatId } from './facts.ts';
import { useFacts } from './useFacts.ts';

/** The compendium's picture of `card.x`, `survivor.x` or `threat.x`. */
export function CompendiumCard({ piece }: { piece: string }) {
  const { CARDS, SURVIVORS, THREATS } = useFacts();
  const id = piece.slice(piece.indexOf('.') + 1);
  const icon = (CARDS[id as CardId] ?? THREATS[id as ThreatId] ?? SURVIVORS[id as SurvivorId])?.icon;
  if (icon === undefined) return null;
  return (
    <span className="cd-compendium">
      <Picture id={id} icon={iconNamed(icon)} motif="lamps" width={96} height={96} />
    </span>
  );
}
