import { Picture } from '../../art/index.ts';
import { iconNamed, type SurvivorId } from './facts.ts';
import { useFacts } from './useFacts.ts';

/** A survivor's face. */
export function Portrait({ survivor, size }: { survivor: SurvivorId; size: number }) {
  const { SURVIVORS } = useFacts();
  return (
    <span className="cd-portrait">
      <Picture
        id={survivor}
        icon={iconNamed(SURVIVORS[survivor].icon)}
        motif="lamps"
        width={size}
        height={size}
        portrait
      />
    </span>
  );
}
