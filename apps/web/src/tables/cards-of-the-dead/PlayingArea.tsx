/** The seven spaces, acting from left to right: what stands there, what it has suffered, what it will do next. */

import { memo } from 'react';
import { ActionPips, Icon } from '../../art/index.ts';
import { Piece } from '../../table/asking/Piece.tsx';
import { CardFace, CloseUp } from './CardFace.tsx';
import { ACTIONS, type Card, type SpaceView, type TableEvent, type View } from './facts.ts';
import { numbersOf, useAdditions } from './labels.ts';
import type { Additions } from './stats.ts';
import { useFacts } from './useFacts.ts';
import { useForetold, type Fate, type Step } from './foretold.ts';
import { StepMark } from './StepMark.tsx';
import { useOwn, type OwnWords } from './words/index.ts';

export interface PlayingAreaProps {
  readonly view: View;
  readonly event: TableEvent | null;
  readonly compact: boolean;
}

export const PlayingArea = memo(function PlayingArea({ view, event, compact }: PlayingAreaProps) {
  const { s } = useOwn();
  const active = view.active === null ? undefined : view.survivors[view.active];
  const free = view.spaces.filter(({ side, card }) => side === 'free' && card === null).length;
  const { told } = useForetold();
  return (
    <section className="cd-area" aria-label={s('area.title')}>
      <header className="cd-area-head">
        <h3 className="small-caps">{s('area.title')}</h3>
        <span className="quiet">{s('area.note')}</span>
        <p>
          <b className={free === 0 ? 'cd-danger' : 'cd-free-count'}>{s('area.free', { n: free })}</b>{' '}
          <span className="quiet cd-wide">{s('area.none')}</span>
        </p>
        {compact && active !== undefined && (
          <ActionPips
            left={active.actionsLeft}
            of={ACTIONS}
            label={s('actions', { n: active.actionsLeft })}
          />
        )}
      </header>
      <ol className="cd-spaces">
        {view.spaces.map((space) => (
          <Space
            key={space.space}
            space={space}
            fate={told?.fates.find((one) => one.space === space.space)?.becomes ?? null}
            steps={told?.steps.filter((step) => step.space === space.space) ?? []}
            told={isTold(space, event)}
            compact={compact}
          />
        ))}
      </ol>
    </section>
  );
});

/** Whether the event being told happens on this space. */
function isTold({ space, card }: SpaceView, event: TableEvent | null): string {
  if (event === null) return '';
  const here =
    ('space' in event && event.space === space) ||
    (card !== null && event.pieces?.includes(`card:${card.instance}`) === true);
  if (!here) return '';
  const hit = event.kind === 'hit' || event.kind === 'destroyed' || event.kind === 'blast';
  return hit
    ? ' told struck'
    : event.kind === 'enters' || event.kind === 'noiseZombie'
      ? ' told arriving'
      : ' told';
}

/** What a reader hears of a space. Only a card with hearts printed on it is told by them. */
function spaceLabel(space: SpaceView, own: OwnWords, printed: Card | null, adds: Additions): string {
  const { s, name, words } = own;
  const { card, side, hitPoints, hits, turns, paralysis } = space;
  if (card === null || printed === null)
    return s('space.name', { n: space.space, what: words.say({ id: `side.${side}` }) });
  const turnsOf = printed.turn?.n ?? null;
  const parts = [
    printed.hp === null
      ? name(card.card)
      : s('space.card', { card: name(card.card), left: hitPoints - hits, hitPoints }),
    ...numbersOf(printed, adds, own, null),
  ];
  if (turnsOf !== null) parts.push(s('space.turns', { n: turns, of: turnsOf }));
  if (paralysis !== 'none') parts.push(s('space.paralysed'));
  return s('space.name', { n: space.space, what: parts.join(', ') });
}

interface SpaceProps {
  readonly space: SpaceView;
  /** What the answer under the cursor does to its card. */
  readonly fate: Fate | null;
  readonly steps: readonly Step[];
  readonly told: string;
  readonly compact: boolean;
}

function Space({ space, fate, steps, told, compact }: SpaceProps) {
  const { CARDS } = useFacts();
  const own = useOwn();
  const { s } = own;
  const { card } = space;
  const turnsOf = card === null ? null : (CARDS[card.card].turn?.n ?? null);
  const printed = card === null ? null : CARDS[card.card];
  const label = spaceLabel(space, own, printed, useAdditions());
  if (card === null) {
    return (
      <li className={`cd-space ${space.side}${told}`}>
        <Piece piece={`space:${space.space}`} label={label}>
          <span className="cd-room">
            <span className="cd-empty">
              {space.side === 'blocked' && <Icon name="raise-zombie" />}
              {space.side === 'free' ? s('space.free') : s(compact ? 'space.shut' : 'space.blocked')}
            </span>
          </span>
        </Piece>
      </li>
    );
  }
  const left = Math.max(0, space.hitPoints - space.hits);
  return (
    <li className={`cd-space taken kind-${CARDS[card.card].kind}${told}${fate === null ? '' : ' previewed'}`}>
      <Piece piece={`space:${space.space}`} label={label} zoom={<CloseUp card={card.card} />}>
        <CardFace
          card={card.card}
          size={compact ? 'XS' : 'S'}
          pills={compact && steps.some(({ does }) => does !== 'waits') ? 1 : 2}
          {...(printed === null || printed.hp === null ? {} : { left })}
          over={<Tokens space={space} turnsOf={turnsOf} />}
        />
        {/* Its foot is empty: nothing is printed on a place. */}
        {compact && printed?.kind === 'place' && (
          <span className="cd-place-name">{own.short(card.card)}</span>
        )}
        {fate !== null && (
          <b className="cd-becomes">
            {typeof fate === 'number' ? s('space.left', { n: fate }) : s(`space.${fate}`)}
          </b>
        )}
      </Piece>
      <span className="cd-steps">
        {steps.map((step, at) => (
          <StepMark key={at} step={step} card={card.card} />
        ))}
      </span>
    </li>
  );
}

function Tokens({ space, turnsOf }: { space: SpaceView; turnsOf: number | null }) {
  const { s } = useOwn();
  return (
    <>
      {/* What is left stands on the card; beside an hourglass there is no room to say it twice. */}
      {space.hits > 0 && turnsOf === null && (
        <span className="cd-token hit">
          <Icon name="broadsword" />
          <b className="mono">{space.hits}</b>
        </span>
      )}
      {turnsOf !== null && (
        <span className="cd-token">
          <Icon name="hourglass" />
          <b className="mono">
            {space.turns}/{turnsOf}
          </b>
        </span>
      )}
      {space.paralysis !== 'none' && (
        <span className="cd-token">
          <Icon name="web-spit" />
          <span className="cd-wide">{s('space.paralysed')}</span>
        </span>
      )}
    </>
  );
}
