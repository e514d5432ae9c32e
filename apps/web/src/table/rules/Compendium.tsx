/** Everything the game can name and explain: entries with a name `x.id` and a text `x.id.text`. */

import { useMemo, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable, useTableWords } from '../context.tsx';
import type { CompendiumEntry, TableModule } from '../module.ts';
import { under } from '../../nth.ts';

export function Compendium({ module }: { module: TableModule }) {
  const { t, speaker, language } = useTableWords();
  const words = useTable((table) => table.info.words[language]);
  const view = useTable((table) => table.snapshot.view);
  const facts = useTable((table) => table.info.facts);
  const log = useTable((table) => table.snapshot.log);
  const spoilers = useSettings((settings) => settings.spoilers);
  const [search, setSearch] = useState('');
  const entries = useMemo(
    () =>
      [
        ...Object.keys(words)
          .filter((id) => id.endsWith('.text') && Object.hasOwn(words, id.slice(0, -'.text'.length)))
          .map((id): CompendiumEntry => {
            const piece = id.slice(0, -'.text'.length);
            const flavour = words[`${piece}.flavour`];
            return { piece, name: under(words, piece), text: under(words, id), said: id, flavour };
          }),
        ...(module.entries?.(facts, words) ?? []),
      ].sort((a, b) => a.name.localeCompare(b.name, language)),
    [words, language, module, facts],
  );
  const met = spoilers ? null : (module.met?.(view, log, facts, words) ?? null);
  const known = met === null ? entries : entries.filter(({ piece }) => met.has(piece));
  const wanted = search.toLowerCase();
  const found = known.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted));
  return (
    <div className="compendium">
      <label className="sr" htmlFor="compendium-search">
        {t('compendium.search')}
      </label>
      <input
        id="compendium-search"
        type="search"
        placeholder={t('compendium.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="note">{found.length === 0 ? t('compendium.empty') : t('compendium.note')}</p>
      {known.length < entries.length && (
        <p className="note">{t('compendium.hidden', { n: entries.length - known.length })}</p>
      )}
      <ul>
        {found.map(({ piece, name, said, args, flavour }) => (
          <li key={piece} className="compendium-entry">
            {module.pictured?.(piece)}
            <h3>{name}</h3>
            <p>{speaker.say(args === undefined ? { id: said } : { id: said, args })}</p>
            {flavour !== undefined && <p className="flavour">{flavour}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
