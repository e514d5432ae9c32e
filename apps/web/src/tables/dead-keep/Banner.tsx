/** Moments that deserve a scene: dice, a card, the Boss waking, a fall. Shown while they are told. */

import { Die, Icon } from '../../art/index.ts';
import type { TableEvent, View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { BossScene, LevelScene } from './Scenes.tsx';
import { useOwn } from './words/index.ts';

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
    case 'doorRoll':
    case 'doorReroll':
      return (
        <p className="dk-banner" aria-hidden="true">
          <Die face={event.face} label={String(event.face)} size={52} tumbling />
          <b>{s('banner.door')}</b>
        </p>
      );
    case 'cardDrawn':
      return (
        <p className="dk-banner" aria-hidden="true">
          <b>{called(event.zone)}</b>
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
    case 'nextPass':
      return (
        <p className="dk-banner" aria-hidden="true">
          <b>{s('banner.pass', { n: event.n })}</b>
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
