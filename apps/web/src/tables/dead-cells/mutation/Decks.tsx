/** Between Runs the own sheet sells: three Upgrade decks and the Well. */

import { Icon, Picture, type IconName } from '../../../art/index.ts';
import { useQuestion } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import type { View } from '../cards/facts.ts';
import { useOwn } from '../words/index.ts';

const COUNTERS = [
  { deck: 'SV', icon: 'sprout', sym: 'survival' },
  { deck: 'TC', icon: 'brain', sym: 'tactics' },
  { deck: 'BR', icon: 'mailed-fist', sym: 'brutality' },
  { deck: 'W', icon: 'well', sym: 'well' },
] as const satisfies readonly { deck: string; icon: IconName; sym: string }[];

const SIDES = { A: 2, B: 3 } as const;
const WELL_PRICE = 1;

export function Decks() {
  const { campaign } = useActed<View>().view;
  const question = useQuestion();
  const { s, name } = useOwn();
  return (
    <ul className="dc-decks">
      {COUNTERS.map(({ deck, icon, sym }) => {
        const left = campaign.left[deck] ?? 0;
        const price = deck === 'W' ? WELL_PRICE : SIDES[campaign.prices[deck]];
        return (
          <li key={deck}>
            <Piece
              piece={`deck:${deck}`}
              label={`${name(`deck.${deck}`)}, ${s('deck.price', { n: price })}, ${s('deck.left', { n: left })}`}
              className={`dc-deck dc-deck-${sym}`}
            >
              <span className="dc-deck-back">
                <Picture id={deck} icon={icon} motif="rays" width={100} height={136} />
              </span>
              <span className="dc-deck-text">
                <b>{name(`deck.${deck}`)}</b>
                <span>
                  <Icon name="atom-core" /> {s('deck.price', { n: price })}
                </span>
                <small>{s(`deck.${deck}`)}</small>
                <small>{s('deck.left', { n: left })}</small>
              </span>
            </Piece>
          </li>
        );
      })}
      {question?.kind === 'spendCells' && (
        <li>
          <Piece piece="deck:done" label={s('deck.done')} className="dc-deck dc-deck-done">
            <span className="dc-deck-text">
              <b>{s('deck.done')}</b>
              <small>{s('deck.done.note')}</small>
            </span>
          </Piece>
        </li>
      )}
    </ul>
  );
}
