/** Equipment: what is carried, what is free, and which Scroll opens another slot. */

import { memo } from 'react';
import { Icon } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { EquipmentFace, modeLines } from '../cards/cards.tsx';
import { useFacts, type HeroView } from '../cards/facts.ts';
import { linesText } from '../cards/speech.ts';
import { nextSlot } from './slots.ts';
import { useOwn } from '../words/index.ts';

export const Gear = memo(function Gear({ hero, no }: { hero: HeroView; no: number }) {
  const own = useOwn();
  const { s, name } = own;
  const { equipment, beheaded } = useFacts();
  const next = nextSlot(hero, beheaded.get(hero.who)?.tracks);
  return (
    <div className="dc-gear" role="group" aria-label={s('equipment')}>
      <h4 className="small-caps">{s('equipment')}</h4>
      <ul className={hero.slots.some((code) => code !== null) ? 'carries' : undefined}>
        {hero.slots.map((code, slot) => {
          const card = code === null ? undefined : equipment.get(code);
          const wounds = hero.wounds[slot] ?? 0;
          const lines = card === undefined ? '' : linesText(modeLines(card), own);
          return (
            <li key={slot}>
              {card === undefined ? (
                <span className="dc-slot">{s('slot.free')}</span>
              ) : (
                <Piece
                  piece={`slot:${no}.${slot}`}
                  label={`${name(card.name)}, ${s(`mode.${card.mode.type}`)}${hero.used === slot ? `, ${s('slot.used')}` : ''}${lines === '' ? '' : `. ${lines}`}`}
                  zoom={<EquipmentFace code={card.code} large />}
                >
                  <EquipmentFace
                    code={card.code}
                    over={wounds > 0 ? <span className="dc-wounds">−{wounds}</span> : undefined}
                  />
                </Piece>
              )}
            </li>
          );
        })}
        {next !== null && (
          <li className="dc-slot dc-locked">
            <Icon name="padlock" />
            {s('slot.opens', { track: name(`sym.${next.sym}`), n: next.level })}
          </li>
        )}
      </ul>
    </div>
  );
});
