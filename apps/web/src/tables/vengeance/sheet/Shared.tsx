/** At the foot of the seats: the legend for those on a phone, and the coach's notes to be read again. */

import { Icon } from '../../../art/index.ts';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { useWay } from '../../../way.ts';
import { NotesSoFar } from '../Coach.tsx';
import { Legend } from '../den/DenBoard.tsx';
import { useOwn } from '../words/index.ts';

export function Shared() {
  const { s } = useOwn();
  const zoom = useZoom();
  const { reasons } = useWay();
  return (
    <div className="vg-shared">
      <Legend />
      {reasons && (
        <button
          type="button"
          className="button quiet small"
          onClick={() => zoom(s('coach.all'), <NotesSoFar />)}
        >
          <Icon name="light-bulb" />
          {s('coach.all')}
        </button>
      )}
    </div>
  );
}
