/** The sheet of a phone: the hand first; tracks and Equipment, and the Bag, on tabs of their own. */

import { useActed } from '../../../table/kit/acting.ts';
import { sheetOf } from '../../../table/kit/sheets.tsx';
import { isBetween, type View } from '../cards/facts.ts';
import { useChoices } from '../asking/choices.ts';
import { useMine } from './mine.ts';
import { Gear } from './Gear.tsx';
import { Hand, Own, Person } from './Own.tsx';
import { Ledger } from '../mutation/Ledger.tsx';

export const OwnSheet = sheetOf(Own, function OwnHand() {
  const mine = useMine();
  const { run } = useActed<View>().view;
  // Who is asked for a hero may see somebody else's cards here already: the answers come before them.
  const asked = useChoices()?.laidOut === 'own';
  return mine === null || asked || isBetween(run) ? <Own /> : <Hand hero={mine.now} />;
});

export function BoardTab() {
  const mine = useMine();
  if (mine === null) return null;
  return (
    <div className="dc-board-tab">
      <Person hero={mine.now} no={mine.no} />
      <Gear hero={mine.now} no={mine.no} />
    </div>
  );
}

/** How the campaign went, once it is over. */
export function End() {
  return <Ledger />;
}
