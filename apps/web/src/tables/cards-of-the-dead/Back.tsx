/** The back of a card of the street: a lamp over its cone; decks differ by their emblem. */

import type { IconName } from '../../art/index.ts';
import type { Back as BackName } from './foretold.ts';

const EMBLEM: Readonly<Record<BackName, IconName>> = {
  common: 'street-light',
  city: 'modern-city',
  market: 'shopping-cart',
  pharmacy: 'hospital-cross',
};

export function Back({ back, known }: { back: BackName; known: boolean }) {
  const size = back === 'common' ? 44 : 38;
  return (
    <svg className="cd-back" viewBox="0 0 92 129" aria-hidden="true" focusable="false">
      <rect width="92" height="129" rx="7" fill="#14110f" />
      <rect x="5" y="5" width="82" height="119" rx="4" className="cd-back-ground" />
      <path d="M50 42 78 112H18Z" className="cd-back-cone" />
      <rect x="9" y="9" width="74" height="111" rx="3" className="cd-back-frame" />
      <use
        href={`#gi-${EMBLEM[back]}`}
        transform={`translate(${46 - size / 2} ${62 - size / 2}) scale(${size / 512})`}
        className="cd-back-emblem"
      />
      {known && (
        <g className="cd-back-eye">
          <circle cx="72" cy="20" r="15" />
          <use href="#gi-semi-closed-eye" transform="translate(61 9) scale(0.043)" />
        </g>
      )}
    </svg>
  );
}
