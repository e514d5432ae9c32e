/** The own sheet: the survivor, what is equipped and loaded, the hand, the reserve. */

import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { Piece } from '../../table/asking/Piece.tsx';
import { useActed } from '../../table/kit/acting.ts';
import { CardFace, CloseUp } from './CardFace.tsx';
import { ACTIONS, HAND_LIMIT, type CardView, type SurvivorView, type View } from './facts.ts';
import { numbersOf, useAdditions } from './labels.ts';
import { Portrait } from './Portrait.tsx';
import { useFacts } from './useFacts.ts';
import { useMine } from './mine.ts';
import { useOwn } from './words/index.ts';
import { Vitals } from './Vitals.tsx';

export function Own() {
  const { now, after, no: seat } = useMine();
  return (
    <div className="cd-own">
      <Person now={now} after={after} seat={seat} />
      <Gear survivor={now} />
      <Hand survivor={now} />
      <Reserve survivor={now} />
    </div>
  );
}

function Person({ now, after, seat }: { now: SurvivorView; after: SurvivorView | null; seat: number }) {
  const { s, words } = useOwn();
  const skill = useSkill(now, seat);
  return (
    <section className="cd-person">
      <div className="cd-person-head">
        <Portrait survivor={now.id} size={56} />
        <h3 className="title">{words.say({ id: `survivor.${now.id}` })}</h3>
      </div>
      <Vitals now={now} after={after} seat={seat} named />
      <p className="cd-skill">
        {words.say({ id: `survivor.${now.id}.skill` })} {now.vitality > 0 && <b>{s(`skill.${skill}`)}</b>}
      </p>
    </section>
  );
}

/** Whether the Skill can be used: RUN only as the first thing in a turn, while no Action is spent. */
function useSkill({ id, skillUsed, actionsLeft }: SurvivorView, seat: number): 'used' | 'late' | 'ready' {
  const { SURVIVORS } = useFacts();
  const { view } = useActed<View>();
  if (skillUsed) return 'used';
  const begun = view.active === seat && actionsLeft < ACTIONS;
  return begun && SURVIVORS[id].skill.op === 'run' ? 'late' : 'ready';
}

interface HeldProps {
  readonly held: CardView;
  readonly size: 'S' | 'XS';
  /** What has become of it since it was printed. */
  readonly state?: readonly string[];
  readonly over?: ReactNode;
}

/** A card of this survivor, as a piece. */
function Held({ held, size, state = [], over }: HeldProps) {
  const { CARDS } = useFacts();
  const own = useOwn();
  const numbers = numbersOf(CARDS[held.card], useAdditions(), own);
  const label = [own.name(held.card), ...numbers, ...state].join(', ');
  return (
    <Piece piece={`card:${held.instance}`} label={label} zoom={<CloseUp card={held.card} />}>
      <CardFace card={held.card} size={size} {...(over === undefined ? {} : { over })} />
    </Piece>
  );
}

export function Gear({ survivor }: { survivor: SurvivorView }) {
  const { CARDS } = useFacts();
  const { s } = useOwn();
  const { equipped, loaded, uses, loadedUses, face, worn, defence } = survivor;
  const weapon = equipped === null ? null : CARDS[equipped.card];
  const takesAmmo = weapon !== null && weapon.ammo !== null;
  return (
    <section className="cd-gear" aria-label={s('equipped')}>
      <h3 className="small-caps">{s('equipped')}</h3>
      <div className="cd-row">
        {equipped === null || weapon === null ? (
          <span className="cd-none">{s('no-weapon')}</span>
        ) : (
          <Held
            held={equipped}
            size="S"
            state={[
              ...(typeof weapon.uses === 'number' ? [s('uses.left', { n: weapon.uses - uses })] : []),
              ...(weapon.on.attackB === null ? [] : [s(`face.${face}`)]),
            ]}
            over={
              <>
                {typeof weapon.uses === 'number' && <Left n={weapon.uses - uses} />}
                {weapon.on.attackB !== null && <span className="cd-token">{s(`face.${face}`)}</span>}
              </>
            }
          />
        )}
        {(loaded !== null || worn !== null || takesAmmo) && (
          <span className={loaded !== null && worn !== null ? 'cd-beside two' : 'cd-beside'}>
            {loaded !== null ? (
              <>
                <Held held={loaded} size="XS" />
                <small>
                  {s('uses.left', { n: ((CARDS[loaded.card].uses ?? 1) as number) - loadedUses })}
                </small>
              </>
            ) : (
              takesAmmo && (
                <span className="cd-none small">
                  <Icon name="bullets" />
                  {s(weapon.ammo?.type === 'agent' ? 'no-agent' : 'no-ammo')}
                </span>
              )
            )}
            {worn !== null && (
              <>
                <Held held={worn} size="XS" />
                <small>
                  <Icon name="shield" /> {defence}
                  <span className="sr">{s('worn.left', { card: worn.card, n: defence })}</span>
                </small>
              </>
            )}
          </span>
        )}
      </div>
    </section>
  );
}

function Left({ n }: { n: number }) {
  const { s } = useOwn();
  return (
    <span className="cd-token">
      <Icon name="cycle" />
      <b className="mono">{n}</b>
      <span className="sr">{s('uses.left', { n })}</span>
    </span>
  );
}

export function Hand({ survivor }: { survivor: SurvivorView }) {
  const { s } = useOwn();
  const n = survivor.hand.length;
  return (
    <section className="cd-hand">
      <h3 className="small-caps">{s('hand.n', { n, of: HAND_LIMIT })}</h3>
      <ul className="cd-row">
        {survivor.hand.map((held) => (
          <li key={held.instance}>
            <Held held={held} size="S" />
          </li>
        ))}
        {n === 0 && <li className="cd-none">{s('free')}</li>}
      </ul>
    </section>
  );
}

export function Reserve({ survivor }: { survivor: SurvivorView }) {
  const { s, short } = useOwn();
  const n = survivor.reserve.length;
  return (
    <section className="cd-reserve">
      <h3 className="small-caps">{s('reserve.n', { n, of: survivor.reserveSlots })}</h3>
      <ul className="cd-row">
        {survivor.reserve.map((held) => (
          <li key={held.instance}>
            <Held held={held} size="XS" />
            <small aria-hidden="true">{short(held.card)}</small>
          </li>
        ))}
        {Array.from({ length: survivor.reserveSlots - n }, (_, at) => (
          <li key={`free ${at}`}>
            <span className="cd-none small" />
            <small>{s('free')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
