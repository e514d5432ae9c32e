/** The two moments that change the night: the Boss waking (and each life it loses), and an Adventurer growing. */

import { Icon, Picture } from '../../art/index.ts';
import { LEVELS, type Danger, type TableEvent, type View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { DANGER_COLOURS } from './map/Rail.tsx';
import { useOwn } from './words/index.ts';

type Of<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>;

/** The log and the bar say the same in words. */
export function BossScene({
  event,
  view,
}: {
  event: Of<'bossActive' | 'bossFalls' | 'bossGone' | 'stageDrawn'>;
  view: View;
}) {
  const { s, called, words } = useOwn();
  const { boss } = view;
  const name = words.say({ id: 'outline.bossHere', args: { enemy: `boss.${boss.kind}` } });
  return (
    <div className={`dk-scene ${event.kind}`} aria-hidden="true">
      <span className="dk-scene-figure">
        <Icon name={figureIcon(boss.kind)} />
      </span>
      {event.kind === 'bossActive' && (
        <>
          <b className="title">{s('banner.boss', { enemy: name })}</b>
          <Lives n={event.n} />
          <p>{s('boss.wakes', { armor: boss.armor, n: event.n })}</p>
          <p className="quiet">{s('boss.where', { zone: called(event.zone) })}</p>
        </>
      )}
      {event.kind === 'bossFalls' && (
        <>
          <b className="title">{s('boss.life', { stage: event.stage })}</b>
          {event.what.map((one, at) => (
            <p key={at}>{words.say(one)}</p>
          ))}
          <Lives n={event.n} />
          <p className="quiet">{s('boss.lives', { n: event.n })}</p>
        </>
      )}
      {event.kind === 'stageDrawn' && (
        <>
          <b className="title">{s('boss.stage', { stage: event.stage })}</b>
          {event.what.map((one, at) => (
            <p key={at}>{words.say(one)}</p>
          ))}
        </>
      )}
      {event.kind === 'bossGone' && <b className="title">{s('boss.gone', { enemy: name })}</b>}
    </div>
  );
}

function Lives({ n }: { n: number }) {
  return (
    <span className="dk-lives">
      {Array.from({ length: n }, (_, at) => (
        <Icon key={at} name="hearts" />
      ))}
    </span>
  );
}

export function LevelScene({ event, view }: { event: Of<'danger'>; view: View }) {
  const { s } = useOwn();
  const danger = event.danger as Danger;
  const level = LEVELS[danger];
  return (
    <div className="dk-scene level" style={{ borderColor: DANGER_COLOURS[danger] }} aria-hidden="true">
      <Picture
        id={event.adventurer}
        icon={figureIcon(event.adventurer)}
        motif="bricks"
        width={112}
        height={112}
        portrait
      />
      <b className="title">{s('level.title', { adventurer: event.adventurer, level })}</b>
      <p>{s('level.gives', { level })}</p>
      {view.danger === danger && <p className="dk-bad">{s('danger.line', { level })}</p>}
    </div>
  );
}
