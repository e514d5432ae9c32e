/** Signs over the board: pings at the thing they are about, sketches, phrases, what the others lean to. They fade by themselves. */

import { same, type Json } from '@gravetable/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon, SeatChip, seatColour } from '../art/index.ts';
import { useSettings } from '../settings.ts';
import { isOurs } from '../keys.ts';
import { useTable, useTableStore, useTableWords } from '../table/context.tsx';
import { announce } from '../table/speech/announce.ts';
import { SIGNS } from './Chat.tsx';
import { useAtTable, useHere, useRoom, useTick } from './context.tsx';
import { heardIn, type ShownMark } from './room.ts';
import { useSigning } from './signing.ts';
import { useOnlineWords } from './words.ts';

export function Marks() {
  const marks = useRoom((room) => room.marks);
  const intents = useRoom((room) => room.intents);
  const isShown = marks.length > 0 || intents.size > 0;
  useTick(250, isShown); // Things move under their signs.
  useSigns();
  useLeaning();
  useSpoken();
  return (
    <div className="marks">
      {marks.map((one) => (
        <Sign key={one.id} shown={one} />
      ))}
      <Leanings />
    </div>
  );
}

const boxOf = (piece: string): DOMRect | null =>
  document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect() ?? null;

function Sign({ shown: { seat, mark } }: { shown: ShownMark }) {
  const { o } = useOnlineWords();
  const { seats } = useTableWords();
  const chip = seat === null ? null : <SeatChip seat={seat} size={20} />;
  if (mark.mark === 'sketch') return <Sketch points={mark.points} seat={seat} />;
  if (mark.mark === 'phrase')
    return (
      <p className="mark phrase">
        {chip} <b>{seat === null ? '' : seats[seat]}</b> {o(`phrase.${mark.phrase}`)}
      </p>
    );
  if (mark.mark !== 'ping') return null;
  const box = boxOf(mark.piece);
  if (box === null) return null;
  return (
    <span
      className="mark ping"
      style={{
        left: box.right,
        top: box.top,
        borderColor: seat === null ? 'currentcolor' : seatColour(seat),
      }}
    >
      {chip}
      <Icon name={SIGNS[mark.kind]} />
      {o(`ping.${mark.kind}`)}
    </span>
  );
}

function Sketch({ points, seat }: { points: readonly number[]; seat: number | null }) {
  const box = document.getElementById('board')?.getBoundingClientRect();
  if (box === undefined) return null;
  const pairs = Array.from(
    { length: Math.floor(points.length / 2) },
    (_, at) => `${points[at * 2]},${points[at * 2 + 1]}`,
  );
  return (
    <svg
      className="mark sketch"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline
        points={pairs.join(' ')}
        stroke={seat === null ? 'currentcolor' : seatColour(seat)}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** What the others lean to, at the pieces of the same option here. */
function Leanings() {
  const { o } = useOnlineWords();
  const { seats } = useTableWords();
  const question = useTable((table) => table.question());
  const intents = useRoom((room) => room.intents);
  return [...intents].map(([seat, { value }]) => {
    const piece = question?.options.find((option) => same(option.value, value))?.touches[0];
    const box = piece === undefined ? null : boxOf(piece);
    if (box === null) return null;
    return (
      <span key={seat} className="mark intent" style={{ left: box.left + seat * 22, top: box.bottom }}>
        <SeatChip seat={seat} size={20} />
        <span className="sr">{o('intent.of', { name: seats[seat] ?? '' })}</span>
      </span>
    );
  });
}

/** With a sign in hand, the next thing pressed is what it is about; a line is drawn where a finger goes. */
function useSigns(): void {
  const { online } = useAtTable();
  const { you } = useHere();
  const { sign, take } = useSigning();
  const by = you.member ?? 0;
  const seat = you.seats[0] ?? null;
  useEffect(() => {
    if (sign === null) return;
    const show = (mark: ShownMark['mark']): void => heardIn(online.room, { say: 'mark', by, seat, mark });
    const put = (): void => take(null);
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: MouseEvent): void => {
      const piece = (event.target as Element | null)?.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
      if (piece === undefined || sign === 'sketch') return;
      stop(event);
      void online.ask('ping', { piece, kind: sign });
      show({ mark: 'ping', piece, kind: sign });
      put();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      stop(event);
      put();
    };
    const drawing =
      sign === 'sketch'
        ? sketching((points) => {
            void online.ask('sketch', { points });
            show({ mark: 'sketch', points });
            put();
          })
        : null;
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', escape, true);
    document.documentElement.dataset['signing'] = sign;
    return () => {
      drawing?.();
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', escape, true);
      delete document.documentElement.dataset['signing'];
    };
  }, [sign, take, online, by, seat]);
  // P goes to the signs.
  const { showPanel } = useTableStore().getState();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'p' || !useSettings.getState().singleKeys || !isOurs(event)) return;
      event.preventDefault();
      showPanel('chat');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.sign-row button')?.focus());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [showPanel]);
}

const MOST_POINTS = 64;

/** A line on the board, in thousandths of its width and height. */
function sketching(done: (points: number[]) => void): () => void {
  const board = document.getElementById('board');
  if (board === null) return () => undefined;
  let points: number[] | null = null;
  const at = (event: PointerEvent): [number, number] => {
    const box = board.getBoundingClientRect();
    const share = (from: number, size: number): number =>
      Math.min(1000, Math.max(0, Math.round((from / size) * 1000)));
    return [share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height)];
  };
  const down = (event: PointerEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    points = [...at(event)];
  };
  const move = (event: PointerEvent): void => {
    if (points === null || points.length >= MOST_POINTS * 2) return;
    const [x, y] = at(event);
    const dx = x - points.at(-2)!;
    const dy = y - points.at(-1)!;
    if (dx * dx + dy * dy > 150) points.push(x, y);
  };
  const up = (): void => {
    const drawn = points;
    points = null;
    if (drawn !== null && drawn.length > 3) done(drawn);
  };
  board.addEventListener('pointerdown', down, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return () => {
    board.removeEventListener('pointerdown', down, true);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
  };
}

/** Where the group decides together, the option in hand is shown to the others. */
function useLeaning(): void {
  const { online } = useAtTable();
  const store = useTableStore();
  useEffect(() => {
    let told: string | null = null;
    return store.subscribe(({ draft, snapshot }) => {
      if (!snapshot.questions.some(({ kind, power }) => power && kind === 'vote')) return;
      const question = snapshot.questions.find(({ id }) => id === draft?.question);
      const value: Json =
        question?.form === 'one' ? (question.options[draft?.picks[0] ?? -1]?.value ?? null) : null;
      if (question?.kind === 'vote') return; // It is advice already, and drawn as such.
      const name = question?.id ?? told;
      if (name === null || (value === null && told === null)) return;
      told = value === null ? null : name;
      void online.ask('intent', { question: name, value });
    });
  }, [online, store]);
}

/** Signs are heard as well. */
function useSpoken(): void {
  const { o } = useOnlineWords();
  const { seats } = useTableWords();
  const { you } = useHere();
  const marks = useRoom((room) => room.marks);
  const last = useRef(0);
  const newest = marks.at(-1);
  useEffect(() => {
    if (newest === undefined || newest.id <= last.current) return;
    last.current = newest.id;
    const { seat, mark } = newest;
    if (seat === null || you.seats.includes(seat)) return;
    const name = seats[seat] ?? '';
    if (mark.mark === 'phrase')
      announce(o('phrase.says', { name, text: o(`phrase.${mark.phrase}`) }), 'reply');
    if (mark.mark !== 'ping') return;
    const label = document
      .querySelector(`[data-piece="${CSS.escape(mark.piece)}"]`)
      ?.getAttribute('aria-label');
    const sign = o(`ping.${mark.kind}`);
    announce(
      label === null || label === undefined
        ? o('ping.points', { name, sign })
        : o('ping.points-at', { name, sign, what: label }),
      'reply',
    );
  }, [newest, o, seats, you.seats]);
  const talk = useRoom((room) => room.talk.at(-1));
  const heard = useRef(talk?.number ?? 0);
  const [own] = useState(() => you.member);
  useEffect(() => {
    if (talk === undefined || talk.number <= heard.current) return;
    heard.current = talk.number;
    if (talk.member !== own) announce(o('phrase.says', { name: talk.name, text: talk.text }), 'reply');
  }, [talk, own, o]);
}
