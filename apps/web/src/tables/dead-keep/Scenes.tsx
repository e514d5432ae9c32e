/** The moments that change the night: the Boss waking (and each life it loses), an Adventurer growing, what a Search brings. */

import { Icon, Picture } from '../../art/index.ts';
import { LEVELS, type Danger, type TableEvent, type View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { DANGER_COLOURS } from './map/Rail.tsx';
import { CardUpClose } from './sheet/Item.tsx';
import { useOwn } from './words/index.ts';

/** The card that is no find. */
const CRAWLER = 'NE-53';

type Of<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>;

/** The log and the bar say the same in words. */
export function BossScene({
  event,
  view,
}: {
  event: Of<'bossActive' | 'bossFalls' | 'bossGone' | 'stageDrawn'>;
  view: View;
}) {
  const { s, words } = useOwn();
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
          <p className="quiet">{s('boss.where', { zone: event.zone })}</p>
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

/** What a Search turned up, large; a Crawler jumps out of it. */
export function FoundScene({ event }: { event: Of<'searched'> }) {
  const { s, called } = useOwn();
  const crawls = event.cards.filter((code) => code === CRAWLER);
  if (event.cards.length === 0) return null;
  return (
    <div className={crawls.length > 0 ? 'dk-scene found crawls' : 'dk-scene found'} aria-hidden="true">
      <b className="title">
        {crawls.length > 0 ? called(CRAWLER) : s('banner.found', { adventurer: event.adventurer })}
      </b>
      <div className="dk-found">
        {crawls.map((code, at) => (
          <span key={`${code} ${at}`} className="dk-scene-figure">
            <Icon name={figureIcon('crawler')} />
          </span>
        ))}
        {event.cards
          .filter((code) => code !== CRAWLER)
          .map((code, at) => (
            <CardUpClose key={`${code} ${at}`} code={code} />
          ))}
      </div>
    </div>
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
