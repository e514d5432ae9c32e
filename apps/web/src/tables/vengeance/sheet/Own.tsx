/** The own side: the hero, the tracks, items; in the fight the sets and what ending now would cost. */

import type { VengeanceForecast } from '@gravetable/catalog';
import { memo, useState } from 'react';
import { Icon, Picture } from '../../../art/index.ts';
import { useOdds, useQuestion, useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { sheetOf } from '../../../table/kit/sheets.tsx';
import { Legend } from '../den/DenBoard.tsx';
import { useForetold, type Reach } from '../den/foretold.ts';
import { TRAYED } from '../flash/LootTray.tsx';
import { iconNamed, useFacts, type HeroId, type PlayerView, type View } from '../facts.ts';
import { useMine } from '../mine.ts';
import { HeroPreview } from '../setup/HeroSheet.tsx';
import { useOwn } from '../words/index.ts';
import { Items } from './Items.tsx';
import { Sets } from './Sets.tsx';
import { Beatings, Health, Loot, Training } from './Tracks.tsx';

const isFight = ({ phase }: View): boolean => phase === 'fighting' || phase === 'resolution';

/** What loot and other actions are taken on: the tracks lie here in place of sets that are used up. */
function usePaid(now: PlayerView): boolean {
  const { view } = useActed<View>();
  const trayed = TRAYED.has(useQuestion()?.kind ?? '');
  return trayed || (view.phase === 'resolution' && now.sets.every(({ used }) => used));
}

function Whole() {
  const { view } = useActed<View>();
  const { now, after } = useMine();
  const paid = usePaid(now);
  if (now.hero === null) return <Nobody />;
  if (isFight(view)) {
    return (
      <div className="vg-own vg-own-fight">
        {paid ? <Tracks now={now} after={after} /> : <Sets player={now} />}
        <Items player={now} />
        <Toll now={now} after={after} health={!paid} />
      </div>
    );
  }
  return (
    <div className={view.phase === 'rolling' ? 'vg-own vg-own-rolling' : 'vg-own'}>
      <Person now={now} />
      <Tracks now={now} after={after} />
      <Items player={now} />
    </div>
  );
}

/** A phone's first tab: what the phase is about; the rest lies on the other tabs. */
function Part() {
  const { view } = useActed<View>();
  const { now, after } = useMine();
  const paid = usePaid(now);
  if (now.hero === null) return <Nobody />;
  return (
    <div className={view.phase === 'rolling' ? 'vg-own vg-narrow vg-own-rolling' : 'vg-own vg-narrow'}>
      {isFight(view) ? (
        <>
          {!paid && <Sets player={now} />}
          {!paid && <Toll now={now} after={after} />}
          <Items player={now} />
        </>
      ) : (
        <>
          <Items player={now} />
          <Person now={now} />
        </>
      )}
      <Tracks now={now} after={after} />
      {isFight(view) && paid && <Toll now={now} after={after} />}
      {isFight(view) && <Legend />}
    </div>
  );
}

export const OwnSheet = sheetOf(Whole, Part);

/** Before a hero is picked: what the one brings that is pointed at, or chosen and asked about once more. */
function Nobody() {
  const { s } = useOwn();
  const question = useQuestion();
  const peeked = useTable((table) => table.peeked);
  const draft = useTable((table) => table.draft);
  const picks = question?.kind === 'hero';
  const chosen = draft?.question === question?.id ? (draft?.picks[0] ?? null) : null;
  const at = peeked !== null && peeked.question === question?.id ? peeked.at : chosen;
  const hero = picks && at !== null ? (question.options[at]?.value as HeroId | undefined) : undefined;
  if (hero !== undefined) return <HeroPreview hero={hero} />;
  return <p className="note">{s(picks ? 'setup.point' : 'setup.pick')}</p>;
}

const Person = memo(function Person({ now }: { now: PlayerView }) {
  const { HEROES } = useFacts();
  const { name } = useOwn();
  if (now.hero === null) return null;
  const hero = HEROES[now.hero];
  return (
    <section className="vg-person">
      <div className="vg-person-head">
        <Picture id={hero.id} icon={iconNamed(hero.icon)} motif="grid" width={74} height={92} portrait />
        <div>
          <h3 className="title">{name(hero.name)}</h3>
          <p>
            <b>{name(hero.trait.name)}:</b> {name(hero.trait.text)}
          </p>
        </div>
      </div>
      <Beatings now={now} />
      <BossLine now={now} />
    </section>
  );
});

function BossLine({ now }: { now: PlayerView }) {
  const { s, name } = useOwn();
  if (now.boss === null) return null;
  const { id, health, lost } = now.boss;
  return (
    <p className="vg-boss-line">
      <Icon name="crowned-skull" />
      {name(`boss.${id}`)}
      <span role="img" aria-label={s('boss.left', { n: health - lost, of: health })}>
        {Array.from({ length: health }, (_, at) => (
          <i key={at} className={at < lost ? 'gone' : ''} aria-hidden="true" />
        ))}
      </span>
    </p>
  );
}

const Tracks = memo(function Tracks({ now, after }: { now: PlayerView; after: PlayerView | null }) {
  const { s } = useOwn();
  return (
    <section className="vg-tracks">
      <dl className="vg-rows">
        <dt className="small-caps">{s('health')}</dt>
        <dd>
          <Health now={now} after={after} />
        </dd>
        <dt className="small-caps">{s('training')}</dt>
        <dd>
          <Training now={now} after={after} />
        </dd>
        <dt className="small-caps">{s('loot')}</dt>
        <dd>
          <Loot now={now} after={after} />
        </dd>
      </dl>
    </section>
  );
});

const NOTHING = { reach: null, ending: null };

interface TollProps {
  readonly now: PlayerView;
  readonly after: PlayerView | null;
  /** The hearts stand here too, not only with the tracks. */
  readonly health?: boolean;
}

type Ending = VengeanceForecast['ending'];

/** While others act, and once all is used, what a fight comes to stays what it was foretold to be. */
function useLastEnding(foretold: Ending, fight: string | null): Ending {
  const [last, setLast] = useState<{ readonly fight: string; readonly ending: Ending } | null>(null);
  if (fight === null) return null;
  if (foretold !== null && (last?.fight !== fight || last.ending !== foretold))
    setLast({ fight, ending: foretold });
  return foretold ?? (last?.fight === fight ? last.ending : null);
}

/** Health, and what ending now would cost: the answer under the cursor is counted in. Once the den has answered it is past. */
function Toll({ now, after, health = true }: TollProps) {
  const { s } = useOwn();
  const question = useQuestion();
  const odds = useOdds();
  const shown = after ?? now;
  const { due, score } = shown;
  /** What the enemies deal beyond the free health spaces. */
  const beyond = due === null ? 0 : due.henchman + due.gunman + due.boss - due.guarded - due.wounds;
  const { reach, ending: foretold } = useForetold() ?? NOTHING;
  const { phase, round } = useActed<View>().view;
  const ending = useLastEnding(foretold, phase === 'fighting' ? `${now.seat} ${round}` : null);
  const coming = phase === 'fighting' || question?.kind === 'loot';
  const said = phase === 'resolution' ? 'due.coming' : after === null ? 'due.now' : 'due.then';
  return (
    <section className="vg-toll">
      {health && (
        <>
          <h3 className="small-caps">{s('health')}</h3>
          <Health now={now} after={after} />
        </>
      )}
      {odds && due !== null && coming && (
        <p className={due.wounds > 0 ? 'vg-due' : 'vg-due none'} role="status">
          <b>{s(said, { n: due.wounds })}</b>{' '}
          {['henchman' as const, 'gunman' as const, 'boss' as const]
            .filter((who) => due.wounds > 0 && due[who] > 0)
            .map((who) => s(`due.${who}`, { n: due[who] }))
            .join(', ')}
          {due.guarded > 0 && ` ${s('due.guarded', { n: due.guarded })}`}
          {due.wounds > 0 && beyond > 0 && ` ${s('due.beyond', { n: beyond })}`}
          {due.wounds > 0 && '.'}
          {due.beating && <strong> {s('due.beating')}</strong>}
        </p>
      )}
      {odds && shown.held && <p className="vg-held">{s('held')}</p>}
      {reach !== null && <ReachLine player={now} reach={reach} />}
      {ending !== null ? (
        <p className="vg-score-now">
          <b className="mono">{ending.score}</b>{' '}
          {ending.dies ? s('ending.dies') : s('ending.score', { n: ending.score, loot: ending.loot })}
        </p>
      ) : (
        score !== null &&
        !(odds && phase === 'fighting') && (
          <p className="vg-score-now">
            <b className="mono">{score.total}</b> {s('score.now')}
          </p>
        )
      )}
    </section>
  );
}

/** In words what the board marks: whom the effect can take, what it can clear, where it can lead. */
function ReachLine({ player, reach }: { player: PlayerView; reach: Reach }) {
  const { s, name } = useOwn();
  const rooms = (ids: readonly string[]): string =>
    ids.map((id) => name(`room.${player.den}.${id}`)).join(', ');
  const parts = [
    reach.takes.length > 0 ? s('reach.takes', { n: reach.takes.length }) : null,
    reach.boss ? s('reach.boss') : null,
    reach.clears.length > 0 ? s('reach.can-clear', { rooms: rooms(reach.clears) }) : null,
    reach.opens.length > 0 ? s('reach.opens', { rooms: rooms(reach.opens) }) : null,
    reach.meets.length > 0 ? s('reach.can-meet', { rooms: rooms(reach.meets) }) : null,
  ].filter((part) => part !== null);
  // Whom it touches without taking is marked on the board.
  if (parts.length === 0 && reach.touches.length > 0) return null;
  return <p className="vg-reach">{parts.length === 0 ? s('reach.nothing') : parts.join(' ')}</p>;
}
