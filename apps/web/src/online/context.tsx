/** What everything at a table online shares: the connection, and what is known of the room. */

import { isRefusal, type Json, type Refusal } from '@gravetable/kernel';
import type { RoomAsked, RoomRequestName, RoomView, You } from '@gravetable/protocol';
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Online } from '../engine/online.ts';
import type { Room } from './room.ts';

export interface AtTable {
  readonly table: string;
  readonly online: Online;
}

const Place = createContext<AtTable | null>(null);
export const OnlineProvider = Place.Provider;

export function useAtTable(): AtTable {
  const at = useContext(Place);
  if (at === null) throw new Error('useAtTable away from a table online');
  return at;
}

export function useRoom<T>(part: (room: Room) => T): T {
  return useStore(useAtTable().online.room, part);
}

/** The room and who one is, once they are known. */
export function useHere(): { readonly room: RoomView; readonly you: You } {
  const room = useRoom((all) => all.room);
  const you = useRoom((all) => all.you);
  if (room === null || you === null) throw new Error('the room is not known yet');
  return { room, you };
}

export interface Asking {
  readonly ask: <N extends RoomRequestName>(name: N, what: RoomAsked<N>) => Promise<Json | Refusal>;
  /** Why the last thing asked for was refused. */
  readonly refusal: Refusal | null;
  readonly explain: (refusal: Refusal | null) => void;
}

/** Ask for something about the table; why not is told where it was asked. */
export function useAsking(): Asking {
  const { online } = useAtTable();
  const [refusal, explain] = useState<Refusal | null>(null);
  return {
    refusal,
    explain,
    ask: async (name, what) => {
      const reply = await online.ask(name, what);
      explain(isRefusal(reply) ? reply : null);
      return reply;
    },
  };
}

/** Drawn again so often, for what shows time go by. */
export function useTick(every: number, on = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return now;
}
