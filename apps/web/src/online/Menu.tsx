/** What can be done with a table online, in the table's menu. */

import { isRecord, isRefusal, type GameRecord, type Refusal as Refused } from '@gravetable/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTable } from '../table/context.tsx';
import { serverInfo } from './api.ts';
import { bringHome } from './carry.ts';
import { useAtTable, useHere } from './context.tsx';
import { Hosting } from './Hosting.tsx';
import { AskFriends } from './Invite.tsx';
import { askForNotices, hasNotices, noMoreNotices, noticesPossible } from './notices.ts';
import { Refusal } from './Refusal.tsx';
import { TakeChair } from './TakeChair.tsx';
import { useOnlineWords } from './words.ts';

export function TogetherMenu({ close }: { close: () => void }) {
  const { o } = useOnlineWords();
  const { table, online } = useAtTable();
  const { room, you } = useHere();
  const [here, go] = useLocation();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');
  const realTime = useTable(({ countdown }) => countdown !== null);
  const isHand = here.startsWith('/hand/');
  const stand = async (): Promise<void> => {
    if (!confirm(o('menu.stand-sure'))) return;
    const reply = await online.ask('stand', {});
    setRefusal(isRefusal(reply) ? reply : null);
  };
  const home = async (): Promise<void> => {
    if (!confirm(o('menu.home-sure'))) return;
    const reply = await online.ask('home', {});
    if (isRefusal(reply)) return setRefusal(reply);
    if (!isRecord(reply)) return;
    const brought = await bringHome(table, room.title, reply as unknown as GameRecord);
    if (isRefusal(brought)) return setRefusal(brought);
    setSaid(o('carry.home', { title: room.title }));
    go(`/table/${brought}`);
  };
  const seat = you.seats[0] !== undefined;
  return (
    <section className="menu-online" aria-label={o('menu.title')}>
      <h3>{o('menu.title')}</h3>
      <div className="menu-ways">
        {seat && (
          <button
            type="button"
            className="button"
            onClick={() => go(`/${isHand ? 'online' : 'hand'}/${table}`)}
          >
            {o(isHand ? 'menu.whole' : 'menu.hand')}
          </button>
        )}
        {realTime && seat && (
          <button
            type="button"
            className="button"
            onClick={() => {
              void online.propose('pause', null).then(setRefusal);
              close();
            }}
          >
            {o('menu.pause')}
          </button>
        )}
        {seat && (
          <button type="button" className="button" onClick={() => void stand()}>
            {o('menu.stand')}
          </button>
        )}
        {you.host && (
          <button type="button" className="button" onClick={() => void home()}>
            {o('menu.home')}
          </button>
        )}
      </div>
      <TakeChair />
      <Refusal refusal={refusal} />
      <p role="status">{said}</p>
      {seat && <Notices />}
      {you.host && <Hosting />}
      <details>
        <summary className="button">{o('menu.invite')}</summary>
        <AskFriends />
      </details>
    </section>
  );
}

/** A notice for one's own decisions, where the browser and the server have them. */
function Notices() {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const [key, setKey] = useState<string | null>(null);
  const [on, setOn] = useState(false);
  const [denied, setDenied] = useState(false);
  const possible = noticesPossible();
  useEffect(() => {
    let gone = false;
    void serverInfo().then((info) => gone || setKey(info?.push ?? null));
    void hasNotices().then((has) => gone || setOn(has));
    return () => {
      gone = true;
    };
  }, []);
  if (!possible) return <p className="note">{o('menu.push-none')}</p>;
  if (key === null) return null;
  const change = async (): Promise<void> => {
    if (on) {
      await noMoreNotices();
      await online.ask('push', { subscription: null });
      return setOn(false);
    }
    const subscription = await askForNotices(key);
    setDenied(subscription === null);
    if (subscription === null) return;
    setOn(!isRefusal(await online.ask('push', { subscription })));
  };
  return (
    <div className="row">
      <button type="button" className="button" aria-pressed={on} onClick={() => void change()}>
        {o(on ? 'menu.push-off' : 'menu.push')}
      </button>
      <span role="status" className="note">
        {on ? o('menu.push-on') : denied ? o('menu.push-denied') : ''}
      </span>
    </div>
  );
}
