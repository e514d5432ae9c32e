/** Buttons for the view of the map: larger, smaller, as usual; and where it is larger, half a window on to each side. */

import type { WordId } from '../../../words/index.ts';
import { useTableWords } from '../../context.tsx';
import { turned, USUAL, type Turn } from './zoom.ts';
import type { MapView } from './useMapView.ts';

const ZOOMS: readonly { turn: Turn; key: string; sign: string; says: WordId }[] = [
  { turn: 'out', key: 'zoomOut', sign: '−', says: 'map.zoom-out' },
  { turn: 'fit', key: 'zoomFit', sign: '', says: 'map.zoom-fit' },
  { turn: 'in', key: 'zoomIn', sign: '+', says: 'map.zoom-in' },
];

const HALF = 0.5;
const PANS: readonly { says: WordId; right: number; down: number; path: string }[] = [
  { says: 'map.pan-left', right: -HALF, down: 0, path: 'M10 3 5 8 10 13' },
  { says: 'map.pan-up', right: 0, down: -HALF, path: 'M3 10 8 5 13 10' },
  { says: 'map.pan-down', right: 0, down: HALF, path: 'M3 6 8 11 13 6' },
  { says: 'map.pan-right', right: HALF, down: 0, path: 'M6 3 11 8 6 13' },
];

export function MapTools({ zoom, turn, pan }: MapView) {
  const { t } = useTableWords();
  const n = zoom * 100;
  return (
    <div className="map-tools" role="group" aria-label={t('map.view')}>
      <div>
        {ZOOMS.map((one) => (
          <button
            key={one.turn}
            id={`board-${one.key}`}
            type="button"
            className="button quiet"
            aria-label={t(one.says, { n })}
            aria-disabled={turned(zoom, one.turn) === zoom}
            onClick={({ currentTarget }) => {
              // A key may press it while the focus is on a button that goes.
              if (document.activeElement?.matches('.map-pans *') === true) currentTarget.focus();
              turn(one.turn);
            }}
          >
            {one.turn === 'fit' ? t('map.percent', { n }) : one.sign}
          </button>
        ))}
      </div>
      {zoom > USUAL && (
        <div className="map-pans">
          {PANS.map(({ says, right, down, path }) => (
            <button
              key={says}
              type="button"
              className="button quiet"
              aria-label={t(says)}
              onClick={() => pan(right, down)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d={path} />
              </svg>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
