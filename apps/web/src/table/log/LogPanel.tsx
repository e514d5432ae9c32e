/** The log: sentences under the chapters of the game, the information line, and a filter by seat and by kind. */

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Icon } from '../../art/index.ts';
import { copyText } from '../../files.ts';
import type { LogLine as Told } from '../../engine/types.ts';
import { headingsKept, headingText, type Heading } from './chapters.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { groupsOf, type Group, type Row } from './groups.ts';
import { LogLine } from './LogLine.tsx';
import type { TableModule } from '../module.ts';
import { lineText, markText } from '../speech/speech.ts';
import { topicsOf, type Filter } from './topics.ts';
import { nth } from '../../nth.ts';

/** Only so much is put on the page at once; earlier lines are one press away. */
const SHOWN = 120;
/** Whoever looks back goes from one place to another: each time all lines are new. */
const SHOWN_BACK = 50;
/** The oldest lines leave the page so many at once: most answers then only add lines. */
const LEAVE = 40;

export function LogPanel({ module }: { module: TableModule }) {
  const words = useTableWords();
  const { t, speaker } = words;
  // The board comes first; the log follows when nothing more pressing is to be drawn.
  const latest = useTable((table) => table.snapshot);
  const snapshot = useDeferredValue(latest);
  const queued = useTable((table) => table.queue.length);
  const position = useTable((table) => table.meta.position);
  const info = useTable((table) => table.info);
  const { pick, shows, filtered } = useFilter(snapshot.moments);
  const back = useTable((table) => table.phase === 'past');
  const [more, setMore] = useState(0);
  const [copied, setCopied] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const told = queued === 0 ? snapshot.log : snapshot.log.slice(0, -queued);
  const [headingsIn] = useState(headingsKept);
  const headings = useMemo(() => headingsIn(told, speaker), [headingsIn, told, speaker]);
  const places = useMemo(
    () => (filtered ? [...told.keys()].filter((at) => shows(nth(told, at))) : null),
    [told, filtered, shows],
  );
  const whole = places?.length ?? told.length;
  const first = Math.max(0, Math.ceil((whole - (back ? SHOWN_BACK : SHOWN) - more) / LEAVE) * LEAVE);
  const from = places === null ? first : (places[first] ?? told.length);
  const groups = useMemo(
    () =>
      groupsOf({
        log: told,
        moments: snapshot.moments,
        headings,
        speaker,
        info,
        from,
        shows: filtered ? shows : undefined,
      }),
    [told, snapshot, headings, speaker, info, from, filtered, shows],
  );
  useEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [told.length]);
  useAtTheEnd(end);
  const copy = (): void => {
    const lines = places === null ? told : places.map((at) => nth(told, at));
    const text = lines.map((line) => lineText(line.event, words)).join('\n');
    void copyText(text).then((done) => setCopied(t(done ? 'table.copied' : 'ui.copy-failed')));
  };
  return (
    <div className="log">
      <div className="log-tools">
        {pick}
        <button
          type="button"
          className="button small icon-only"
          aria-label={t('log.copy')}
          title={t('log.copy')}
          onClick={copy}
        >
          <Icon name="scroll-quill" />
        </button>
      </div>
      {copied !== '' && (
        <p className="note" role="status">
          {copied}
        </p>
      )}
      {position === true && <p className="note">{t('log.position')}</p>}
      {told.length === 0 && <p className="note">{t('log.empty')}</p>}
      <p className={whole === 0 && told.length > 0 ? 'note' : 'sr'} role="status">
        {filtered ? t('log.found', { n: whole, of: told.length }) : ''}
      </p>
      {first > 0 && (
        <button type="button" className="button small" onClick={() => setMore(more + 5 * SHOWN)}>
          {t('log.earlier', { n: first })}
        </button>
      )}
      <ol className="log-groups" aria-busy={snapshot !== latest}>
        {groups
          .filter((group) => !isBare(group, words))
          .map((group) => (
            <li key={group.first}>
              <Heads group={group} chapters={headings.length > 0} />
              <ol>
                {group.rows.map((row) =>
                  'mark' in row ? (
                    <li key={`line ${row.after}`} className="information-line">
                      <span>{markText(row, words)}</span>
                    </li>
                  ) : isHeading(row, group, words) ? null : (
                    <LogLine
                      key={row.at}
                      line={row.line}
                      lead={row.lead}
                      idle={row.idle}
                      seat={row.seat}
                      opens={told[row.at - 1]?.after !== row.line.after}
                      module={module}
                    />
                  ),
                )}
              </ol>
            </li>
          ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </div>
  );
}

type Spoken = ReturnType<typeof useTableWords>;
type LineRow = Extract<Row, { line: Told }>;

/** Who reads the newest line still does when a note above takes room from the panel. */
function useAtTheEnd(end: RefObject<HTMLLIElement | null>): void {
  useEffect(() => {
    const panel = end.current?.closest('.tab-panel');
    if (!panel) return;
    let before = panel.clientHeight;
    const watch = new ResizeObserver(() => {
      const wasAtTheEnd = panel.scrollHeight - panel.scrollTop - before < 2;
      before = panel.clientHeight;
      if (wasAtTheEnd) end.current?.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(panel);
    return () => watch.disconnect();
  }, [end]);
}

/** `Round II.` under the heading `Round II` says nothing new. */
function isHeading({ line, at }: LineRow, { heads }: Group, words: Spoken): boolean {
  const own = heads.find((head) => head.at === at);
  return own !== undefined && lineText(line.event, words) === `${headingText(own, words)}.`;
}

/** A round in which nothing happened. */
function isBare(group: Group, words: Spoken): boolean {
  return (
    group.heads.length > 0 &&
    group.heads.every((head) => head.level === 'turn') &&
    group.rows.every((row) => 'line' in row && isHeading(row, group, words))
  );
}

/** Each heading leads back to where its chapter begins. */
function Heads({ group: { heads, seat }, chapters }: { group: Group; chapters: boolean }) {
  const { t, seats } = useTableWords();
  // The log of a branch begins where it leaves the game.
  const before = useTable(({ branch }) => (branch === null ? 'log.before' : 'table.whatif'));
  if (heads.length === 0) {
    return (
      <h3 className="log-phase small-caps">
        {chapters || seat === null ? t(before) : seat < 0 ? t('log.clock') : seats[seat]}
      </h3>
    );
  }
  return heads.map((head) => <Head key={head.level} head={head} />);
}

/** What is added under it does not draw it again. */
const Head = memo(function Head({ head }: { head: Heading }) {
  const words = useTableWords();
  const { goTo } = useActions();
  return (
    <h3 className={`log-phase small-caps head-${head.level}`}>
      <button type="button" title={words.t('log.jump')} onClick={() => goTo(head.after)}>
        {headingText(head, words)}
      </button>
    </h3>
  );
});

/** Whose lines, and which: two lists to choose from, and what they let through. */
function useFilter(moments: readonly { readonly seat: number }[]) {
  const { t, seats } = useTableWords();
  const info = useTable((table) => table.info);
  const topics = useMemo(() => topicsOf(info), [info]);
  const [whose, setWhose] = useState('all');
  const [about, setAbout] = useState<Filter>('all');
  const filtered = whose !== 'all' || about !== 'all';
  const shows = useMemo(
    () => (line: Told) =>
      (whose === 'all' || String(moments[line.after - 1]?.seat) === whose) && topics.shows(about, line.event),
    [whose, about, moments, topics],
  );
  const pick = (
    <>
      <select aria-label={t('log.filter')} value={whose} onChange={(event) => setWhose(event.target.value)}>
        <option value="all">{t('log.all')}</option>
        {seats.map((name, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
      {topics.filters.length > 1 && (
        <select
          aria-label={t('log.about')}
          value={about}
          onChange={(event) => setAbout(event.target.value as Filter)}
        >
          {topics.filters.map((one) => (
            <option key={one} value={one}>
              {t(`log.about-${one}`)}
            </option>
          ))}
        </select>
      )}
    </>
  );
  return { pick, shows, filtered };
}
