/** A Beheaded up close, whoever plays it: Scroll tracks, piles, Equipment. The hand stays the hand of its seat. */

import { useActed } from '../../../table/kit/acting.ts';
import { EquipmentFace } from '../cards/cards.tsx';
import type { View } from '../cards/facts.ts';
import { useOwn } from '../words/index.ts';
import { Person } from './Own.tsx';

export function Looked({ no }: { no: number }) {
  const { view } = useActed<View>();
  const { s } = useOwn();
  const hero = view.heroes[no];
  if (hero === undefined) return null;
  return (
    <article className="dc-sheet dc-looked">
      <Person hero={hero} no={no} />
      {hero.hand === null && <p>{s('look.hand', { n: hero.handCount })}</p>}
      {hero.slots.length > 0 && (
        <>
          <h4 className="small-caps">{s('equipment')}</h4>
          <ul>
            {hero.slots.map((code, slot) => {
              const wounds = hero.wounds[slot] ?? 0;
              return (
                <li key={slot}>
                  {code === null ? (
                    <span className="dc-slot">{s('slot.free')}</span>
                  ) : (
                    <EquipmentFace
                      code={code}
                      large
                      over={wounds > 0 ? <span className="dc-wounds">−{wounds}</span> : undefined}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </article>
  );
}
