/** Playing the record again to see that it leads where it says. A long one tells how far it is, and can be stopped. */

import { proxy } from 'comlink';
import { useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useTableStore, useTableWords } from '../context.tsx';

type State =
  | { readonly at: 'idle' }
  | { readonly at: 'checking'; readonly done: number }
  | { readonly at: 'verified' }
  | { readonly at: 'failed'; readonly n: number };

export function Verify() {
  const { t } = useTableWords();
  const store = useTableStore();
  const [state, setState] = useState<State>({ at: 'idle' });
  const { engine } = store.getState();
  const check = async (): Promise<void> => {
    setState({ at: 'checking', done: 0 });
    const tell = proxy((done: number, of: number) =>
      setState({ at: 'checking', done: Math.floor((done / of) * 100) }),
    );
    try {
      const { ok, divergedAt } = await engine.verify(tell);
      setState(ok ? { at: 'verified' } : { at: 'failed', n: divergedAt ?? 0 });
    } catch {
      setState({ at: 'idle' }); // It was stopped: nothing is known, as before.
    }
  };
  if (state.at === 'idle') {
    return (
      <button type="button" className="button small" onClick={() => void check()}>
        <Icon name="check-mark" />
        {t('replay.verify')}
      </button>
    );
  }
  if (state.at === 'checking') {
    return (
      <>
        <progress value={state.done} max={100} aria-label={t('replay.verifying')} />
        <button type="button" className="button small" onClick={() => void engine.stop()}>
          {t('ui.cancel')}
        </button>
      </>
    );
  }
  return (
    <span className={state.at === 'failed' ? 'badge warn' : 'badge good'} role="status">
      {state.at === 'failed' ? t('replay.verify-failed', { n: state.n }) : t('replay.verified')}
    </span>
  );
}
