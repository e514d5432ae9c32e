/** What is shown where the page itself breaks: a part that did not load, or a fault of ours. Saves are not touched. */

import { Component, useState, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken why={wordOf(this.state.error)} />;
  }
}

function wordOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Hands what went wrong behind the page to the boundary, which sees only what goes wrong while drawing. */
export function useBroken(): (error: unknown) => void {
  const [, put] = useState(null);
  return (error) =>
    put(() => {
      throw error;
    });
}

function Broken({ why }: { why: string }) {
  const { t } = useWords();
  const home = (): void => {
    location.hash = '/';
    location.reload();
  };
  return (
    <main className="hand-over">
      <h1 className="title">{t('broken.title')}</h1>
      <p className="note" role="alert">
        {t('broken.note')}
      </p>
      <p className="note mono">{why}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('trouble.reload')}
        </button>
        <button type="button" className="button" onClick={home}>
          {t('ui.home')}
        </button>
      </div>
    </main>
  );
}
