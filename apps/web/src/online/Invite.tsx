/** The way in for friends: a link, the same as a QR code, and what this page cannot do where it came over plain http. */

import { isRecord } from '@gravetable/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/index.ts';
import { copyText } from '../files.ts';
import { joinLink } from './api.ts';
import { useAsking, useAtTable, useHere } from './context.tsx';
import { keepTable, keptTable } from './kept.ts';
import { missingHere } from './missing.ts';
import { Qr } from './Qr.tsx';
import { useOnlineWords } from './words.ts';

/** The invitation this browser can pass on: the one it came by, or one the host asks for. */
export function useInvite(): string | null {
  const { table, online } = useAtTable();
  const { you } = useHere();
  const [invite, setInvite] = useState<string | null>(null);
  const isHost = you.host;
  useEffect(() => {
    let gone = false;
    void keptTable(table).then(async (kept) => {
      const came = kept?.invite ?? null;
      if (came !== null) return !gone && setInvite(came);
      if (!isHost) return;
      const reply = await online.ask('link', { seat: null });
      if (gone || !isRecord(reply) || typeof reply['invite'] !== 'string') return;
      setInvite(reply['invite']);
      await keepTable({ table, invite: reply['invite'] });
    });
    return () => {
      gone = true;
    };
  }, [table, online, isHost]);
  return invite;
}

export function AskFriends() {
  const { o } = useOnlineWords();
  const { table } = useAtTable();
  const { room, you } = useHere();
  const [, go] = useLocation();
  const [said, setSaid] = useState('');
  const invite = useInvite();
  const link = invite === null ? null : joinLink(table, invite);
  const copy = async (): Promise<void> => {
    if (link === null) return;
    setSaid((await copyText(link)) ? o('lobby.copied') : o('lobby.copy-yourself', { link }));
  };
  return (
    <section className="panel ask-friends" aria-labelledby="ask-friends">
      <h2 className="title" id="ask-friends">
        {o('lobby.ask')}
      </h2>
      {link !== null && (
        <>
          <div className="qr-card">
            <Qr text={link} label={o('lobby.qr')} />
          </div>
          <p className="mono table-word">
            <span className="sr">{o('lobby.word')} </span>
            {room.word}
          </p>
          {you.host && <p className="note">{o('lobby.word-note')}</p>}
          <div className="row two">
            <button type="button" className="button copy" onClick={() => void copy()}>
              <Icon name="paper-clip" />
              {o('lobby.copy')}
            </button>
            {'share' in navigator && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  const text = o('lobby.share-text', { title: room.title });
                  navigator.share({ title: room.title, text, url: link }).catch(() => undefined);
                }}
              >
                <Icon name="share" />
                {o('lobby.share')}
              </button>
            )}
          </div>
          <p role="status" className="note break">
            {said}
          </p>
        </>
      )}
      <p className="note">{o('lobby.link-note')}</p>
      <Missing />
      <button type="button" className="button" onClick={() => go(`/screen/${table}`)}>
        <Icon name="tv" />
        {o('lobby.screen-open')}
      </button>
      <p className="note">{o('lobby.screen-note')}</p>
      {you.member !== null && <OtherDevice />}
    </section>
  );
}

/** One's own seat on another device: a link that works once. */
function OtherDevice() {
  const { o } = useOnlineWords();
  const { table } = useAtTable();
  const { ask } = useAsking();
  const [code, setCode] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const reply = await ask('device', {});
    if (isRecord(reply) && typeof reply['code'] === 'string') setCode(reply['code']);
  };
  if (code === null)
    return (
      <button type="button" className="button" onClick={() => void make()}>
        <Icon name="smartphone" />
        {o('lobby.other-device')}
      </button>
    );
  const link = joinLink(table, code);
  return (
    <div className="other-device">
      <div className="qr-card small">
        <Qr text={link} label={o('lobby.other-device')} />
      </div>
      <p className="note">{o('lobby.other-device-note')}</p>
      <p className="mono break">{link}</p>
    </div>
  );
}

/** A page over plain http lacks things that https has; a table of this machine alone is not reached by others. */
function Missing() {
  const { o, words } = useOnlineWords();
  const missing = missingHere();
  const isLocal = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return (
    <>
      {isLocal && <p className="note">{o('lobby.local', { host: location.hostname })}</p>}
      {missing.length > 0 && (
        <p className="notice">
          {o('lobby.plain', { what: words.listed(missing.map((one) => o(`lobby.plain-${one}`))) })}
        </p>
      )}
    </>
  );
}
