/** Moments that deserve a scene: dice, a card, the Boss waking, a fall. Shown while they are told. */

import { useEffect, useState } from 'react';
import { Die, Icon } from '../../art/index.ts';
import { useWay } from '../../way.ts';
import type { TableEvent, View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { paceOf } from './pace.ts';
import { BossScene, FoundScene, LevelScene } from './Scenes.tsx';
import { useOwn } from './words/index.ts';

/** Moments that change the night: they stand until they were seen, also when nothing more is told after them. */
const LASTING: ReadonlySet<string> = new Set(['bossActive', 'bossFalls', 'bossGone', 'stageDrawn', 'danger']);

/** The last line opens the next question; its scene stays for its time, or until it is put aside. */
export function LastScene({ event, view, at }: { event: TableEvent; view: View; at: number }) {
  const { s } = useOwn();
  const { speed } = useWay();
  const [seen, setSeen] = useState(-1);
  const lasts = LASTING.has(event.kind) && speed !== 'instant' && seen !== at;
  useEffect(() => {
    if (!lasts || speed === 'step') return;
    const timer = setTimeout(() => setSeen(at), paceOf(event.kind) / Number(speed));
    return () => clearTimeout(timer);
  }, [lasts, speed, event, at]);
  if (!lasts) return null;
  return (
    <div className="dk-last">
      <Banner event={event} view={view} />
      <button type="button" className="button primary dk-scene-on" onClick={() => setSeen(at)}>
        {s('go-on')}
      </button>
    </div>
  );
}

export function Banner({ event, view }: { event: TableEvent | null; view: View }) {
  const { s, called, words } = useOwn();
  if (event === null) return null;
  switch (event.kind) {
    case 'rolled':
    case 'rerolled':
    case 'additional':
    case 'armorRolled':
    case 'armorRerolled':
      return (
        <p className="dk-banner" aria-hidden="true">
          {event.faces.map((face, at) => (
            <Die key={at} face={face} label={String(face)} size={44} tumbling />
          ))}
          <b>{called(event.adventurer)}</b>
        </p>
      );
    case 'turnedByMana':
      return (
        <p className="dk-banner" aria-hidden="true">
          <b>{s('banner.turned', { adventurer: event.adventurer, n: event.n, hits: event.hits })}</b>
        </p>
      );
    case 'doorRoll':
    case 'doorReroll':
      return (
        <p className="dk-banner" aria-hidden="true">
          <Die face={event.face} label={String(event.face)} size={52} tumbling />
          <b>{s('banner.door')}</b>
        </p>
      );
    case 'searched':
      return <FoundScene event={event} />;
    case 'cardDrawn':
      return (
        <p className="dk-banner dk-drawn" aria-hidden="true">
          <b>{words.say({ id: 'called.Zone', args: { zone: event.zone } })}</b>
          <span>{words.say(event.what)}</span>
        </p>
      );
    case 'bossActive':
    case 'bossFalls':
    case 'bossGone':
    case 'stageDrawn':
      return <BossScene event={event} view={view} />;
    case 'danger':
      return <LevelScene event={event} view={view} />;
    case 'activationStep':
    case 'nextPass':
      return (
        <p className="dk-banner" aria-hidden="true">
          <b>{s('banner.pass', { n: event.kind === 'nextPass' ? event.n : 1 })}</b>
        </p>
      );
    case 'ko':
      return (
        <p className="dk-banner dk-fall" aria-hidden="true">
          <Icon name={figureIcon(event.adventurer)} />
          <b>{s('banner.ko', { adventurer: event.adventurer })}</b>
        </p>
      );
    default:
      return null;
  }
}
