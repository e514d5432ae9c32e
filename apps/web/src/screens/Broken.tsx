/** What is shown where the page itself breaks: a part that did not load, or a fault of ours. Saves are not touched. */

import { Component, useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

interface Props {
  readonly children: ReactNode;
  /** Told once when something broke. */
  readonly broke?: () => void;
}

export class Boundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  override componentDidCatch(): void {
    this.props.broke?.();
  }

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
  // Whatever broke may still be broken: another address begins with a fresh page.
  useEffect(() => {
    const leave = (): void => location.reload();
    addEventListener('hashchange', leave);
    return () => removeEventListener('hashchange', leave);
  }, []);
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
        <a className="button" href="#/">
          {t('ui.home')}
        </a>
      </div>
    </main>
  );
}
