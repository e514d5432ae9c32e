/** Why not, in the rules' own words. */

import type { Refusal as Refused } from '@gravetable/kernel';
import { useWords } from '../words/index.ts';

export function Refusal({ refusal }: { refusal: Refused | null }) {
  const { say } = useWords();
  if (refusal === null) return null;
  return (
    <p className="refused" role="alert">
      {say({ id: `refusal.${refusal.code}`, args: refusal.data })}
    </p>
  );
}
