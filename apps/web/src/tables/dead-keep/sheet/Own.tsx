/** The dashboard: the Adventurer, the Danger Bar with Skills under its thresholds, what is carried, what can be done. */

import { Icon, Picture } from '../../../art/index.ts';
import {
  cardOf,
  DANGER_ENDS,
  isKo,
  leftOf,
  LEVELS,
  useFacts,
  type AdventurerView,
  type Danger,
} from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { DANGER_COLOURS } from '../map/Rail.tsx';
import { useOwn } from '../words/index.ts';
import { Shares } from '../asking/Shares.tsx';
import { useShared } from '../asking/sharing.ts';
import { ActionGrid } from './Actions.tsx';
import { armorOf, Item } from './Item.tsx';
import { Powers } from './Powers.tsx';
import { useShown } from './whose.ts';

export function Own() {
  const shown = useShown();
  const shared = useShared();
  if (shared !== null) return <Shares question={shared} />;
  if (shown === null) return null;
  const { now, after } = shown;
  return (
    <div className="dk-own">
      <Self now={now} after={after} />
      <AdrenalineBar one={now} after={after} />
      <Gear one={now} />
      <ActionGrid one={now} />
    </div>
  );
}

export function Self({ now, after }: { now: AdventurerView; after: AdventurerView | null }) {
  const { s, called } = useOwn();
  const facts = useFacts();
  const record = facts.adventurers.find(({ id }) => id === now.id);
  const then = after ?? now;
  const changed = (from: number, to: number): string => (from === to ? '' : ` → ${to}`);
  return (
    <section className="dk-self">
      <h3 className="title">{called(now.id)}</h3>
      <p className="quiet">{s('self', { class: record?.class ?? '', n: now.ap })}</p>
      <Picture id={now.id} icon={figureIcon(now.id)} motif="bricks" width={84} height={84} portrait />
      <ul>
        <li>
          <Icon name="hearts" className="dk-red" />
          <b>{leftOf(now) + changed(leftOf(now), leftOf(then))}</b> {s('of-health', { n: now.health })}
        </li>
        <li>
          <Icon name="crystal-shine" className="dk-blue" />
          <b>{now.mana + changed(now.mana, then.mana)}</b> {s('mana')}
        </li>
        <li>
          <Icon name="health-potion" className="dk-red" />
          <b>{now.potions}</b> {s('potions', { n: now.potions })}
        </li>
        {isKo(now) && <li className="dk-bad">{s('ko')}</li>}
        {now.ward && <li>{s('ward')}</li>}
      </ul>
      <Powers of={now.id} />
    </section>
  );
}

const END = 43;

/** Skills stand under the thresholds that bring them. */
export function AdrenalineBar({ one, after }: { one: AdventurerView; after: AdventurerView | null }) {
  const { s, called } = useOwn();
  const facts = useFacts();
  const record = facts.adventurers.find(({ id }) => id === one.id);
  const gained = Math.max(0, (after?.ap ?? one.ap) - one.ap);
  const levelAt = (ap: number): Danger => DANGER_ENDS.findLast(([, from]) => ap >= from)?.[0] ?? 'blue';
  const has = (key: string): boolean => one.skills.includes(key as never);
  const skills: readonly (readonly [Danger, string])[] = [
    ['blue', called(record?.blue ?? '')],
    ['yellow', s('skill.yellow')],
    ['orange', choiceOf(record?.orange ?? [], has, called, s('skill.choice', { n: 2, at: 19 }))],
    ['red', choiceOf(record?.red ?? [], has, called, s('skill.choice', { n: 3, at: END }))],
  ];
  return (
    <section className="dk-adrenaline" aria-label={s('adrenaline', { n: one.ap, level: LEVELS[one.danger] })}>
      <svg viewBox={`0 0 ${(END + 1) * 10} 12`} preserveAspectRatio="none" aria-hidden="true">
        {DANGER_ENDS.map(([level]) => {
          const colour = DANGER_COLOURS[level];
          const cells = Array.from({ length: END }, (_, at) => at).filter((at) => levelAt(at + 1) === level);
          const path = (from: number, to: number): string =>
            cells
              .flatMap((at) => (at >= from && at < to ? [`M${at * 10.2 + 1} 1h8.4v10h-8.4Z`] : []))
              .join('');
          return (
            <g key={level} stroke={colour} fill="none">
              <path d={path(0, one.ap)} fill={colour} />
              <path d={path(one.ap, one.ap + gained)} fill={`${colour}66`} strokeDasharray="2 1.5" />
              <path d={path(one.ap + gained, END)} />
            </g>
          );
        })}
      </svg>
      <ul>
        {skills.map(([level, text]) => (
          <li
            key={level}
            className={LEVELS[one.danger] >= LEVELS[level] ? level : `${level} quiet`}
            title={text}
          >
            <b className="dk-level" style={{ background: DANGER_COLOURS[level] }}>
              {LEVELS[level]}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function choiceOf(
  keys: readonly string[],
  has: (key: string) => boolean,
  called: (key: string) => string,
  open: string,
): string {
  const known = keys.filter(has).map(called);
  return known.length === 0 ? open : known.join(', ');
}

const PACK = 5;
const TALISMANS = 3;

export function Gear({ one }: { one: AdventurerView }) {
  const own = useOwn();
  const { s } = own;
  const facts = useFacts();
  const empty = (n: number) =>
    Array.from({ length: Math.max(0, n) }, (_, at) => <li key={`free ${at}`} className="dk-free" />);
  return (
    <>
      <section className="dk-hands" aria-label={s('hands')}>
        <ul>
          {one.hands.map((code, at) => (
            <li key={`${code} ${at}`}>
              <Item code={code} large />
            </li>
          ))}
          {one.body !== null && (
            <li className="dk-body">
              <Item code={one.body} />
              <small>
                <span className="dk-body-name">{own.called(one.body)} </span>
                {armorOf(cardOf(facts, one.body))}
              </small>
            </li>
          )}
        </ul>
      </section>
      <section className="dk-pack">
        <h3 className="small-caps">{s('pack', { n: one.pack.length, of: PACK })}</h3>
        <ul>
          {one.pack.map((code, at) => (
            <li key={`${code} ${at}`}>
              <Item code={code} />
            </li>
          ))}
          {empty(PACK - one.pack.length)}
        </ul>
        <h3 className="small-caps">{s('talismans', { n: one.talismans.length, of: TALISMANS })}</h3>
        <ul>
          {one.talismans.map((code, at) => (
            <li key={`${code} ${at}`}>
              <Item code={code} />
            </li>
          ))}
          {empty(TALISMANS - one.talismans.length)}
        </ul>
      </section>
    </>
  );
}
