/** The sheet of a phone: the Adventurer and what can be done first, what is carried on a tab of its own. */

import { sheetOf } from '../../../table/kit/sheets.tsx';
import type { View } from '../facts.ts';
import { ActionGrid } from './Actions.tsx';
import { AdrenalineBar, Gear, Own, Self } from './Own.tsx';
import { useShown } from './whose.ts';

export const OwnSheet = sheetOf(Own, function OnPhone() {
  const shown = useShown();
  if (shown === null) return null;
  return (
    <div className="dk-own dk-phone">
      <ActionGrid one={shown.now} />
      <Self now={shown.now} after={shown.after} />
    </div>
  );
});

export function GearTab() {
  const shown = useShown();
  if (shown === null) return null;
  return (
    <div className="dk-own dk-phone">
      <Gear one={shown.now} />
      <AdrenalineBar one={shown.now} after={shown.after} />
    </div>
  );
}

/** Whether a card lies on that tab. */
export function isGear(piece: string, seen: object): boolean {
  if (!piece.startsWith('card:')) return false;
  const code = piece.slice('card:'.length);
  return (seen as View).party.some(({ hands, pack, talismans, body }) =>
    [...hands, ...pack, ...talismans, body].includes(code),
  );
}
