/** The table in words, section by section; lines a preview would change are marked with what they become. */

import { useTable, useTableWords } from '../context.tsx';

export function Outline() {
  const outline = useTable((table) => table.snapshot.outline);
  const then = useTable((table) => table.preview?.outline ?? null);
  const viewer = useTable((table) => table.snapshot.viewer);
  const { say, t, labelled } = useTableWords();
  return (
    <div className="outline">
      {outline.map((section, at) => {
        const after = then?.[at]?.lines.map(say) ?? null;
        const lines = section.lines.map(say);
        const extra = after === null ? [] : after.slice(lines.length);
        const args = section.title.args ?? {};
        const own = viewer !== null && (args['who'] === viewer || args['seat'] === viewer);
        return (
          <section key={at} className={own ? 'outline-section own' : 'outline-section'} tabIndex={-1}>
            <h2 className="outline-title">
              {say(section.title)} {own && <span className="tag">{t('table.you')}</span>}
            </h2>
            <ul>
              {lines.map((line, row) => (
                <li key={row}>
                  {line}
                  {after !== null && after[row] !== line && (
                    <span className="becomes">
                      <span className="sr">{labelled(t('table.then'), '')}</span>
                      {after[row] ?? '—'}
                    </span>
                  )}
                </li>
              ))}
              {extra.map((line) => (
                <li key={line}>
                  <span className="becomes">{line}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
