/** The sheet of a phone: vitals on top, the hand first, gear and reserve on a tab of their own. */

import { survivorAt, type View } from './facts.ts';
import { useMine } from './mine.ts';
import { Gear, Hand, Own, Reserve } from './Own.tsx';
import { Vitals } from './Vitals.tsx';
import { sheetOf } from '../../table/kit/sheets.tsx';

export const OwnSheet = sheetOf(Own, function OwnHand() {
  return <Hand survivor={useMine().now} />;
});

export function GearTab() {
  const { now } = useMine();
  return (
    <div className="cd-gear-tab">
      <Gear survivor={now} />
      <Reserve survivor={now} />
    </div>
  );
}

/** Whether a survivor's card lies on that tab. */
export function isGear(piece: string, seen: object, seat: number): boolean {
  const { reserve, equipped, loaded, worn } = survivorAt(seen as View, seat);
  return [...reserve, equipped, loaded, worn].some(
    (card) => card !== null && piece === `card:${card.instance}`,
  );
}

export function SheetHead() {
  const { now, after, no: seat } = useMine();
  return <Vitals now={now} after={after} seat={seat} />;
}
