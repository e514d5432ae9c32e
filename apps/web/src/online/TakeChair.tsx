/** The host has been gone for ten minutes: somebody else may take the chair. */

import { useAsking, useHere, useRoom, useTick } from './context.tsx';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

const GONE_FOR = 10 * 60_000;

export function TakeChair() {
  const { o } = useOnlineWords();
  const { room, you } = useHere();
  const { ask, refusal } = useAsking();
  const ahead = useRoom((all) => all.link.ahead);
  const { hostAwaySince: since } = room;
  const now = useTick(10_000, since !== null);
  const { member } = you;
  if (member === null || you.host || since === null || now + ahead - since < GONE_FOR) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => void ask('host', { member })}>
        {o('lobby.take-chair')}
      </button>
      <Refusal refusal={refusal} />
    </>
  );
}
