/** The board: the Biome, the Combat that replaces it, the market, or the Mutation board between Runs. */

import { useTable } from '../../table/context.tsx';
import { Lesson, useIsLesson } from '../../table/lesson/Lesson.tsx';
import { BiomeMap } from './map/BiomeMap.tsx';
import { Coach } from './Coach.tsx';
import { Interbiome } from './map/Interbiome.tsx';
import { LESSON, LESSON_TABLE } from './lesson.ts';
import { Mutation } from './mutation/Mutation.tsx';
import { RunEnd } from './mutation/RunEnd.tsx';
import { useShown } from './combat/shown.ts';
import { Timeline } from './combat/Timeline.tsx';
import { Tray, useTrayed } from './asking/Tray.tsx';
import { useOwn } from './words/index.ts';

export function Board() {
  const lesson = useIsLesson(LESSON_TABLE.seed);
  const { s } = useOwn();
  // A note comes when what it is about has been told.
  const calm = useTable(({ phase }) => phase !== 'over' && phase !== 'telling');
  const asked = useTrayed();
  return (
    <div className={asked === null ? 'dc-board' : 'dc-board dc-trayed'}>
      {lesson ? <Lesson steps={LESSON} text={s} /> : calm && <Coach />}
      <div className="dc-window">
        <div className="dc-scene" role="group" aria-label={s('scene')} tabIndex={0} data-whole>
          <Scene />
        </div>
      </div>
      {asked !== null && <Tray question={asked} />}
      {!lesson && <RunEnd />}
    </div>
  );
}

function Scene() {
  const { combat, biome, run } = useShown().view;
  if (combat !== null) return <Timeline />;
  if (run.phase === 'interbiome') return <Interbiome />;
  if (biome !== null && run.phase === 'explore') return <BiomeMap biome={biome} />;
  return <Mutation />;
}
