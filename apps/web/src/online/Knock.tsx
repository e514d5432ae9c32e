/** By a table's word alone: a name, a knock, and waiting for the host to open. */

import { wordAsWritten } from '@gravetable/protocol';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../screens/Page.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { knock, type Knocked } from './knock.ts';
import { browserSocket } from './line.ts';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';
import './style/index.css';

const WORD = 40;

interface Asked {
  readonly word: string;
  readonly name: string;
}

export default function Knock({ said }: { said: string }) {
  const { o } = useOnlineWords();
  const [, go] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [word, setWord] = useState(said);
  const [knocked, setKnocked] = useState<Knocked | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const tell = (now: Knocked): void => {
      if (now.at === 'opened') return go(`/join/${now.table}/${now.invite}`, { replace: true });
      setKnocked(now);
      if (now.at !== 'knocking') setAsked(null);
    };
    return knock({ ...asked, socket: browserSocket, tell });
  }, [asked, go]);
  const begin = (next: Asked): void => {
    setWord(next.word);
    setKnocked(null);
    setAsked(next);
  };
  return (
    <Page>
      <main className="narrow knock" id="main" tabIndex={-1}>
        <h1 className="title">{o('knock.title')}</h1>
        {asked === null ? (
          <Say word={word} knocked={knocked} begin={begin} />
        ) : (
          <Outside asked={asked} isHeard={knocked !== null} giveUp={() => setAsked(null)} />
        )}
      </main>
    </Page>
  );
}

interface SayProps {
  readonly word: string;
  /** How it ended before. */
  readonly knocked: Knocked | null;
  readonly begin: (asked: Asked) => void;
}

function Say({ word: before, knocked, begin }: SayProps) {
  const { o } = useOnlineWords();
  const names = useSettings((settings) => settings.names);
  const [word, setWord] = useState(before);
  const [name, setName] = useState(names[0] ?? '');
  const [missing, setMissing] = useState<'word' | 'name' | null>(null);
  const at = knocked?.at ?? null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = wordAsWritten(word);
    const lacks = written === '' ? 'word' : name.trim() === '' ? 'name' : null;
    setMissing(lacks);
    if (lacks !== null) return document.getElementById(`knock-${lacks}`)?.focus();
    changeSettings({ names: [name.trim(), ...names.slice(1)] });
    begin({ word: written, name: name.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{o('knock.note')}</p>
      <div role="status">
        {(at === 'unopened' || at === 'unreached' || at === 'newer') && (
          <p className="notice">{o(`knock.${at}`)}</p>
        )}
      </div>
      <Refusal refusal={knocked?.at === 'refused' ? knocked.refusal : null} />
      <div className="field">
        <label htmlFor="knock-word">{o('knock.word')}</label>
        <input
          id="knock-word"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={WORD}
          value={word}
          aria-invalid={missing === 'word'}
          aria-describedby="knock-word-note"
          onChange={(event) => setWord(event.target.value)}
        />
        <p className="note" id="knock-word-note">
          {missing === 'word' ? <span className="refused">{o('knock.no-word')}</span> : o('knock.word-note')}
        </p>
      </div>
      <div className="field">
        <label htmlFor="knock-name">{o('join.name')}</label>
        <input
          id="knock-name"
          type="text"
          autoComplete="nickname"
          maxLength={40}
          value={name}
          aria-invalid={missing === 'name'}
          aria-describedby="knock-name-note"
          onChange={(event) => setName(event.target.value)}
        />
        <p className="note" id="knock-name-note">
          {missing === 'name' ? <span className="refused">{o('join.no-name')}</span> : o('join.name-note')}
        </p>
      </div>
      <button type="submit" className="button primary">
        {o('knock.knock')}
      </button>
    </form>
  );
}

/** Nothing is known of the table yet; only how to give up. */
function Outside({ asked, isHeard, giveUp }: { asked: Asked; isHeard: boolean; giveUp: () => void }) {
  const { o } = useOnlineWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div role="status">
        <p>{isHeard ? o('knock.knocked', { ...asked }) : o('link.opening')}</p>
        {isHeard && <p className="note">{o('knock.waits')}</p>}
      </div>
      <button ref={button} type="button" className="button" onClick={giveUp}>
        {o('knock.give-up')}
      </button>
    </>
  );
}
