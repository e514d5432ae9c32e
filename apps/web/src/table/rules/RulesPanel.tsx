/** The rulebook: searchable, and open at the paragraph the table is at. */

import type { Language } from '@gravetable/kernel';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useWords } from '../../words/index.ts';
import { rulesOf, type Rulebook, type RuleParagraph } from '../../rules.ts';
import { searched } from '../../rulesSearch.ts';

const AT_ONCE = 40;

export function RulesPanel({
  game,
  follow,
  wanted,
  open,
}: {
  game: string;
  follow: string | null;
  /** New with every request for a rule: a search gives way to it. */
  wanted?: object | null;
  /** Shows another rule here; without it a rule that is named leads to its own page. */
  open?: (rule: string) => void;
}) {
  const { t, language } = useWords();
  const [book, setBook] = useState<Rulebook | null | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void rulesOf(game, language).then((found) => wanted && setBook(found));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  const [asked, setAsked] = useState(wanted);
  if (wanted !== asked) {
    setAsked(wanted);
    setSearch('');
  }
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [follow, wanted]);
  const found = useMemo(() => searched(book?.paragraphs ?? [], search), [book, search]);
  if (book === undefined) return <p className="note">{t('rules.loading')}</p>;
  if (book === null) return <p className="note">{t('rules.missing')}</p>;
  const current = follow === null ? undefined : book.paragraphs.find((rule) => rule.id === follow);
  const lookUp = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-rule]');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    setSearch('');
    top.current?.scrollIntoView({ block: 'nearest' });
    if (open === undefined) return;
    event.preventDefault();
    open(link.dataset['rule'] ?? '');
  };
  return (
    <div className="rules" onClick={lookUp}>
      <div ref={top} />
      <label className="sr" htmlFor="rules-search">
        {t('rules.search')}
      </label>
      <input
        id="rules-search"
        type="search"
        placeholder={t('rules.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setShown(AT_ONCE);
        }}
      />
      {current !== undefined && search === '' && (
        <section className="rule-now">
          <h2 className="small-caps">{t('rules.follow')}</h2>
          <Paragraph rule={current} language={book.language} announced />
        </section>
      )}
      <p className="note">{found.length === 0 ? t('rules.none') : t('rules.count', { n: found.length })}</p>
      <Sections rules={found.slice(0, shown)} language={book.language} />
      {found.length > shown && (
        <button type="button" className="button small" onClick={() => setShown(shown + AT_ONCE * 2)}>
          {t('rules.all', { n: shown, of: found.length })}
        </button>
      )}
      {book.edition !== null && (
        <footer className="rules-edition">
          <h2 className="small-caps">{t('rules.edition')}</h2>
          <p className="note" lang={book.language}>
            {book.edition}
          </p>
        </footer>
      )}
    </div>
  );
}

function Sections({ rules, language }: { rules: readonly RuleParagraph[]; language: Language }) {
  const sections = new Map<string, RuleParagraph[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([section, inside]) => (
    <section key={section}>
      <h2 className="rule-section" lang={language}>
        {section}
      </h2>
      {inside.map((rule) => (
        <Paragraph key={rule.id} rule={rule} language={language} />
      ))}
    </section>
  ));
}

function Paragraph({
  rule,
  language,
  announced = false,
}: {
  rule: RuleParagraph;
  language: Language;
  /** Read out when another rule takes its place; the examples wait to be read. */
  announced?: boolean;
}) {
  const { t } = useWords();
  return (
    <article className="rule" id={`rule-${rule.id}`} lang={language}>
      <div aria-live={announced ? 'polite' : undefined}>
        <p className="rule-id mono">
          {rule.id} {rule.kind === 'ruling' && <span className="tag">{t('rules.ruling')}</span>}
        </p>
        {rule.title !== null && <h3>{rule.title}</h3>}
        {/* The ledger is ours and escaped at build time; nothing a player writes comes here. */}
        <p dangerouslySetInnerHTML={{ __html: rule.html }} />
      </div>
      {rule.examples?.map((example) => (
        <div key={example} className="rule-example">
          <p className="small-caps">{t('rules.example')}</p>
          <p dangerouslySetInnerHTML={{ __html: example }} />
        </div>
      ))}
    </article>
  );
}
