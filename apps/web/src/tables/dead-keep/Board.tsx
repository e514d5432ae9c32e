/** The board: the keep by lamplight, and what is laid over it for a moment. */

import { useLayoutEffect } from 'react';
import { useQuestion, useTable } from '../../table/context.tsx';
import { useActed } from '../../table/kit/acting.ts';
import { Lesson, useIsLesson } from '../../table/lesson/Lesson.tsx';
import { Divide } from './asking/Divide.tsx';
import { Menu } from './asking/Menu.tsx';
import { useShared } from './asking/sharing.ts';
import { useFollowed } from './asking/suggestion.ts';
import { Tray } from './asking/Tray.tsx';
import { useWalking } from './asking/walk.ts';
import { Banner, LastScene } from './Banner.tsx';
import { Coach } from './Coach.tsx';
import { Ends } from './End.tsx';
import type { TableEvent, View } from './facts.ts';
import { LESSON, LESSON_TABLE } from './lesson.ts';
import { KeepMap } from './map/KeepMap.tsx';
import { lookAtTable } from './map/look.ts';
import { Muster } from './Muster.tsx';
import { useOwn } from './words/index.ts';

export function Board() {
  const { acting, at, event, view } = useActed<View, TableEvent>();
  const mustering = view.phase === 'setup' || view.phase === 'shop';
  const lesson = useIsLesson(LESSON_TABLE.seed);
  const calm = useTable(({ phase }) => phase === 'playing');
  const shared = useShared();
  const question = useQuestion();
  const asked = question !== null;
  /** Until the shop opens the keep is looked at, as long as nothing is laid out in its place. */
  const mapped =
    !mustering ||
    (view.phase === 'setup' && view.campaign === null && (!asked || question.kind === 'firstPlayer'));
  /** The ledger stands in the end that is read. */
  const ended = useTable(({ ending }) => ending !== null);
  const id = useTable(({ meta }) => meta.id);
  const { s } = useOwn();
  useLayoutEffect(() => lookAtTable(id), [id]);
  useWalking();
  useFollowed();
  return (
    <div className={`dk-board${acting ? ' acting' : ''}${mustering ? ' dk-mustering' : ''}`}>
      {lesson ? <Lesson steps={LESSON} text={s} /> : calm && <Coach />}
      {mustering && !ended && <Muster view={view} asked={asked} />}
      {mapped && (
        <KeepMap covered={shared !== null}>{shared !== null && <Divide question={shared} />}</KeepMap>
      )}
      <Banner event={acting ? event : null} view={view} />
      {!acting && event !== null && calm && <LastScene {...{ event, view, at }} />}
      <Tray />
      <Ends />
      <Menu />
    </div>
  );
}
