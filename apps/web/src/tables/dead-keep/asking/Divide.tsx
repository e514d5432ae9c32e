/** Hits or Attacks shared out: the Zone as large as the board, minus and plus on the figures, one thread for each given. */

import { nth } from '../../../nth.ts';
import type { QuestionView } from '@gravetable/kernel';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useActions, useView } from '../../../table/context.tsx';
import { useSize } from '../../../table/frame/useSize.ts';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import {
  adventurerIn,
  isMonster,
  isNotable,
  planOf,
  useFacts,
  zoneIn,
  type Facts,
  type Plan,
  type View,
  type Zone,
} from '../facts.ts';
import { Foe, Person } from '../map/Figure.tsx';
import { boxOf } from '../map/geometry.ts';
import { drawnOf, Ground } from '../map/Ground.tsx';
import { contentsOf, zoneName } from '../map/reading.ts';
import { useOwn, type OwnWords } from '../words/index.ts';
import { sentences } from '../../../words/index.ts';
import { evenly } from './evenly.ts';
import { Stepper, Worst } from './Shares.tsx';
import { isPlacing, useSharing, zoneOf, type Share } from './sharing.ts';

const FIGURE = 60;
/** A floor so wide holds two beside each other: then nobody stands outside it. */
const TWO_ABREAST = 480;

export function Divide({ question }: { question: QuestionView }) {
  const own = useOwn();
  const { s, called } = own;
  const view = useView<View>();
  const facts = useFacts();
  const plan = planOf(facts, view);
  const { setDraft } = useActions();
  const { total, left, shares, give } = useSharing(question);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const threads = useRef<SVGPathElement>(null);
  useThreads(stage, threads, [...shares.map(({ n }) => n), size.width, size.height].join());
  const zone = zoneIn(plan, zoneOf(question, view) ?? '');
  const floor = zone === undefined ? 0 : floorIn(zone, size).box.width;
  const enemy = question.about['enemy'];
  const by = question.about['adventurer'];
  const striker = typeof by === 'string' ? adventurerIn(view, by) : undefined;
  const damage = Number(question.about['damage'] ?? 1);
  return (
    <Laid className="dk-divide" label={s('divide')}>
      <div
        className="dk-close-up"
        ref={stage}
        style={floor < TWO_ABREAST ? {} : { paddingInline: (size.width - floor) / 2 }}
      >
        {zone !== undefined && size.width > 0 && (
          <>
            <Backdrop {...{ view, facts, plan, zone, size }} />
            <b className="dk-tile-name dk-where">{zoneName(zone.id, own)}</b>
          </>
        )}
        <svg className="dk-spread" aria-hidden="true">
          <path ref={threads} />
        </svg>
        <p className="dk-source">
          {typeof enemy === 'string' && (
            <Foe kind={enemy} n={1} size={FIGURE} shape={shapeOf(facts, enemy)} />
          )}
          {striker !== undefined && <Person one={striker} size={FIGURE} acting />}
          <b>
            {typeof enemy === 'string'
              ? s('divide.attacks', { enemy: called(enemy), n: total, damage })
              : s(isPlacing(question) ? 'divide.figures' : 'divide.hits', { n: total })}
          </b>
          <span className="dk-threads" aria-hidden="true">
            {Array.from({ length: total }, (_, at) => (
              <i key={at} className={at < left ? 'full' : ''} />
            ))}
          </span>
          <span aria-live="polite" className={left === 0 ? 'dk-good' : 'dk-tie'}>
            {s('divide.left', { n: left })}
          </span>
          <button
            type="button"
            className="button small"
            onClick={() => setDraft({ question: question.id, picks: evenly(question) })}
          >
            {s('divide.even')}
          </button>
        </p>
        <ul className={isPlacing(question) ? 'dk-placing' : undefined}>
          {shares.map((share) => (
            <li key={share.place}>
              <span className="dk-share-figure">
                <Figure share={share} facts={facts} />
                <Worst share={share} />
              </span>
              <span className="dk-share-by">
                <b>{share.name}</b>
                {isPlacing(question) && <small>{standingAt(question, share.place, view, own)}</small>}
                <Stepper share={share} give={give} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Laid>
  );
}

/** The map lies beneath: who is in the Zone a figure may be set out in is said. */
function standingAt({ options }: QuestionView, place: number, view: View, { s, words }: OwnWords): string {
  const zone = options[place]?.touches.find((piece) => piece.startsWith('zone:'))?.slice('zone:'.length);
  const there = zone === undefined ? [] : contentsOf(view, zone).map((part) => words.say(part));
  return there.length === 0 ? s('divide.nobody') : sentences(there);
}

const shapeOf = (facts: Facts, kind: string): 'undead' | 'notable' | 'monster' =>
  isNotable(kind) ? 'notable' : isMonster(facts, kind.replace('boss.', '')) ? 'monster' : 'undead';

function Figure({ share: { who, kind }, facts }: { share: Share; facts: Facts }) {
  if (who !== undefined) return <Person one={who} size={FIGURE} />;
  if (kind === null) return null;
  return <Foe kind={kind} n={1} size={FIGURE} shape={shapeOf(facts, kind)} />;
}

interface BackdropProps {
  readonly view: View;
  readonly facts: Facts;
  readonly plan: Plan;
  readonly zone: Zone;
  readonly size: { readonly width: number; readonly height: number };
}

/** As large as fits. */
function floorIn(zone: Zone, { width, height }: BackdropProps['size']) {
  const one = boxOf(zone, 1);
  const cell = Math.floor(Math.min((width * 0.96) / one.width, (height * 0.94) / one.height));
  return { cell, box: boxOf(zone, cell) };
}

/** The floor they stand on; the Zones beside it lie in the dark. */
function Backdrop({ view, facts, plan, zone, size: { width, height } }: BackdropProps) {
  const { cell, box } = floorIn(zone, { width, height });
  const [left, top] = [(width - box.width) / 2 - box.left, (height - box.height) / 2 - box.top];
  return (
    <div className="dk-backdrop" style={{ left, top }} aria-hidden="true">
      <Ground {...drawnOf(facts, view)} plan={plan} cell={cell} seen={null} bare />
      <span className="dk-here" style={box} />
    </div>
  );
}

/** From whoever strikes to whoever takes it: as many threads as are given. Where they end is measured. */
function useThreads(
  stage: RefObject<HTMLElement | null>,
  threads: RefObject<SVGPathElement | null>,
  given: string,
): void {
  useLayoutEffect(() => {
    const at = stage.current;
    const source = at?.querySelector('.dk-source > .dk-fig');
    if (at === null || source === null || source === undefined) return;
    const base = at.getBoundingClientRect();
    const from = source.getBoundingClientRect();
    const [x, y] = [from.left + from.width / 2 - base.left, from.bottom - base.top + at.scrollTop];
    const parts = given.split(',').map(Number);
    const path = [...at.querySelectorAll('.dk-share-figure > .dk-fig')].flatMap((figure, place) => {
      const to = figure.getBoundingClientRect();
      const [tx, ty] = [to.left + to.width / 2 - base.left, to.top - base.top + at.scrollTop - 3];
      const n = nth(parts, place);
      return Array.from({ length: n }, (_, no) => {
        const aside = (no - (n - 1) / 2) * 7;
        const middle = (y + ty) / 2;
        return `M${x + aside / 2} ${y}C${x + aside} ${middle} ${tx + aside} ${middle} ${tx + aside} ${ty}`;
      });
    });
    threads.current?.setAttribute('d', path.join(''));
  }, [stage, threads, given]);
}
