/** “If you turn this”: what may lie there, and what the Game turn that follows would cost. Public knowledge only. */

import { useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useZoom } from '../../table/frame/Zoom.tsx';
import { activeOf, fieldOf, iconNamed, slotPiece, spaceAt, type SlotView, type View } from './facts.ts';
import { useQuestion } from '../../table/context.tsx';
import { useFacts } from './useFacts.ts';
import { useIfTurned, type Forecast, type Unseen } from './foretold.ts';
import { stepText } from './StepMark.tsx';
import { useOwn, type OwnWords } from './words/index.ts';

const SHOWN = 2;

interface IfTurnedProps {
  readonly view: View;
  readonly slot: number | null;
  readonly chosen: boolean;
}

/** What still lies face down there. */
function lyingAt(view: View, slot: number | null): SlotView | null {
  const lying = slot === null ? undefined : fieldOf(view)[slot];
  return lying === undefined || lying.back === null || lying.up ? null : lying;
}

/** Whether a press looks under a card: the Lantern and the Binoculars end no turn. */
function useLooking(): boolean {
  const kind = useQuestion()?.kind;
  return kind === 'scout' || kind === 'peek';
}

export function IfTurned({ view, slot, chosen }: IfTurnedProps) {
  const facts = useFacts();
  const own = useOwn();
  const { s } = own;
  const lying = lyingAt(view, slot);
  const looking = useLooking();
  const turns = lying !== null && !looking;
  const known = lying?.card ?? null;
  const { told, last } = useIfTurned(lying === null ? null : slotPiece(view, lying));
  const unseen = last?.unseen[lying?.back ?? 'common'];
  return (
    <aside className={chosen ? 'cd-if chosen' : 'cd-if'} aria-label={turns ? s('if.title') : s('if.any')}>
      <h3>{turns ? s('if.title') : s('if.any')}</h3>
      {known !== null ? (
        <p className="cd-if-known">
          <Icon name={iconNamed(facts.CARDS[known.card].icon)} />
          {s('if.is', { card: known.card })}
        </p>
      ) : (
        unseen !== undefined && <Odds unseen={unseen} own={own} />
      )}
      {activeOf(view).vitality > 0 && (
        // While the table acts nothing is foretold, and the box keeps its height.
        <p className="cd-if-turn">
          {told !== null && (
            <>
              {turns && <>{s('if.ends')} </>}
              <Told forecast={told} view={view} own={own} turns={turns && known === null} />
            </>
          )}
        </p>
      )}
    </aside>
  );
}

function Odds({ unseen, own }: { unseen: Unseen; own: OwnWords }) {
  const { s } = own;
  const { total, kinds, exitAmong } = unseen;
  const { CARDS } = useFacts();
  const fast = unseen.cards.reduce((sum, [card, n]) => sum + (CARDS[card].speed === 'fast' ? n : 0), 0);
  const zoom = useZoom();
  const other = total - kinds.zombie - kinds.resource;
  const parts = [
    ['zombie', kinds.zombie],
    ['resource', kinds.resource],
    ['other', other],
  ] as const;
  return (
    <>
      <p className="cd-if-count">
        <b className="mono">{kinds.zombie}</b>
        <span>{s('if.zombies', { total, fast })}</span>
      </p>
      <span
        className="cd-if-bar"
        role="img"
        aria-label={s('if.bar', { zombie: kinds.zombie, resource: kinds.resource, other })}
      >
        {parts.map(([kind, n]) => n > 0 && <i key={kind} className={kind} style={{ flexGrow: n }} />)}
      </span>
      {exitAmong !== null && <p className="cd-if-exit">{s('if.exit', { n: exitAmong })}</p>}
      <button
        type="button"
        className="rule-link"
        onClick={() => zoom(s('if.list'), <UnseenList unseen={unseen} own={own} />)}
      >
        {s('if.all', { total })}
      </button>
    </>
  );
}

function UnseenList({ unseen, own }: { unseen: Unseen; own: OwnWords }) {
  const { CARDS } = useFacts();
  const [kind, setKind] = useState<string>('all');
  const { s, name, words } = own;
  const found = unseen.cards.filter(([card]) => kind === 'all' || CARDS[card].kind === kind);
  const kinds = Object.entries(unseen.kinds).filter(([, n]) => n > 0);
  return (
    <div className="cd-unseen">
      <h2 className="title">{s('if.list')}</h2>
      <div className="row">
        {[['all', unseen.total] as const, ...kinds].map(([id, n]) => (
          <button
            key={id}
            type="button"
            className="button small"
            aria-pressed={kind === id}
            onClick={() => setKind(id)}
          >
            {id === 'all' ? s('if.all', { total: n }) : `${words.say({ id: `kind.${id}` })} ${n}`}
          </button>
        ))}
      </div>
      <ul>
        {found.map(([card, n]) => (
          <li key={card}>
            <Icon name={iconNamed(CARDS[card].icon)} />
            <b className="mono">{n} ×</b> {name(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ToldProps {
  readonly forecast: Forecast;
  readonly view: View;
  readonly own: OwnWords;
  /** A card is turned over before, and nobody knows which. */
  readonly turns: boolean;
}

/** The Game turn in words: who attacks and for how much, and what that leaves. */
function Told({ forecast, view, own, turns }: ToldProps) {
  const { s } = own;
  const survivor = activeOf(view).id;
  // The Noise of an explosion goes with it: that more may come is said at the end.
  const blasts = forecast.steps.flatMap(({ does, space }) => (does === 'explodes' ? [space] : []));
  const steps = forecast.steps.filter(
    ({ does, space }) => does !== 'waits' && !(does === 'noise' && blasts.includes(space)),
  );
  const none = turns ? 'forecast.none.here' : 'forecast.none';
  if (steps.length === 0) return <>{s(forecast.uncertain ? 'forecast.uncertain' : none)}</>;
  const lines = steps.slice(0, SHOWN).map((step) => {
    const { card } = spaceAt(view, step.space);
    return card === null ? '' : stepText(step, card.card, view, own);
  });
  const { damage, absorbed, vitality, others, uncertain } = forecast;
  return (
    <>
      {lines.join(' ')} {steps.length > SHOWN && `${s('forecast.more', { n: steps.length - SHOWN })} `}
      {damage > 0 && (
        <b className={vitality === 0 ? 'cd-danger' : ''}>
          {s(vitality === 0 ? 'forecast.dies' : 'forecast.damage', {
            survivor,
            n: damage - absorbed,
            vitality,
          })}
          {absorbed > 0 && `, ${s('forecast.absorbed', { n: absorbed })}`}.
        </b>
      )}
      {others.length > 0 && (
        <b className={others.some((one) => one.vitality === 0) ? 'cd-danger' : ''}>
          {' '}
          {s('forecast.others', { list: others.map((one) => s('forecast.other', one)) })}
        </b>
      )}
      {uncertain && ` ${s('forecast.uncertain')}`}
    </>
  );
}

/** The same in one line, for a phone. */
export function IfTurnedLine({ view, slot }: { view: View; slot: number | null }) {
  const { s } = useOwn();
  const lying = lyingAt(view, slot);
  const known = lying?.card ?? null;
  const unseen = useIfTurned(null).last?.unseen[lying?.back ?? 'common'];
  const exitAmong = unseen?.exitAmong ?? null;
  return (
    <p className="cd-if-line">
      {known === null ? (
        <>
          <b className="mono">{unseen?.kinds.zombie ?? 0}</b>
          <span>
            {s(exitAmong === null ? 'if.phone' : 'if.phone.exit', { total: unseen?.total ?? 0 })}
            {exitAmong !== null && ` ${s('if.exit', { n: exitAmong })}.`}
          </span>
        </>
      ) : (
        <span>
          {s('if.is', { card: known.card })} {s('if.ends')}
        </span>
      )}
    </p>
  );
}
