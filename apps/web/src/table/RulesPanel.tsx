/** The rulebook: searchable, and open at the paragraph the table is at. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { rulesOf, type RuleParagraph } from '../rules.ts';

const AT_ONCE = 40;

export function RulesPanel({ game, follow }: { game: string; follow: string | null }) {
  const { t, language } = useWords();
  const [rules, setRules] = useState<readonly RuleParagraph[] | null | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void rulesOf(game).then((found) => wanted && setRules(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [follow]);
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return (rules ?? []).filter((rule) => {
      const text = `${rule.id} ${rule.title ?? ''} ${rule.section} ${rule.html}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [rules, search]);
  if (rules === undefined) return <p className="note">{t('rules.loading')}</p>;
  if (rules === null) return <p className="note">{t('rules.missing')}</p>;
  const current = follow === null ? undefined : rules.find((rule) => rule.id === follow);
  return (
    <div className="rules">
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
      {language !== 'en' && <p className="note">{t('rules.language')}</p>}
      {current !== undefined && search === '' && (
        <section className="rule-now" aria-live="polite">
          <h2 className="small-caps">{t('rules.follow')}</h2>
          <Paragraph rule={current} />
        </section>
      )}
      <p className="note">{found.length === 0 ? t('rules.none') : t('rules.count', { n: found.length })}</p>
      <Sections rules={found.slice(0, shown)} />
      {found.length > shown && (
        <button type="button" className="button small" onClick={() => setShown(shown + AT_ONCE * 2)}>
          {t('rules.all')}
        </button>
      )}
    </div>
  );
}

function Sections({ rules }: { rules: readonly RuleParagraph[] }) {
  const sections = new Map<string, RuleParagraph[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([section, inside]) => (
    <section key={section}>
      <h2 className="rule-section" lang="en">
        {section}
      </h2>
      {inside.map((rule) => (
        <Paragraph key={rule.id} rule={rule} />
      ))}
    </section>
  ));
}

function Paragraph({ rule }: { rule: RuleParagraph }) {
  const { t } = useWords();
  return (
    <article className="rule" id={`rule-${rule.id}`} lang="en">
      <p className="rule-id mono">
        {rule.id} {rule.kind === 'ruling' && <span className="tag">{t('rules.ruling')}</span>}
      </p>
      {rule.title !== null && <h3>{rule.title}</h3>}
      {/* The ledger is ours and escaped at build time; nothing a player writes comes here. */}
      <p dangerouslySetInnerHTML={{ __html: rule.html }} />
    </article>
  );
}
