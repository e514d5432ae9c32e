/** Knocking at a table whose word one has: said once, and then it is waited for somebody to open. */

import type { Refusal } from '@gravetable/kernel';
import { KNOCKING, PROTOCOL_VERSION, type KnockMessage } from '@gravetable/protocol';
import { waitBefore, type Socket } from './line.ts';

export type Knocked =
  | { readonly at: 'knocking' }
  | { readonly at: 'opened'; readonly table: string; readonly invite: string }
  | { readonly at: 'unopened' | 'unreached' | 'newer' }
  | { readonly at: 'refused'; readonly refusal: Refusal };

export interface KnockStart {
  readonly word: string;
  readonly name: string;
  readonly socket: (place: string) => Socket;
  readonly tell: (knocked: Knocked) => void;
}

/** Returns how one gives up. A connection that breaks is made again as long as one would have waited. */
export function knock({ word, name, socket, tell }: KnockStart): () => void {
  let line: Socket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let until: number | null = null;
  let tries = 0;
  let isOver = false;
  const giveUp = (): void => {
    isOver = true;
    clearTimeout(retry);
    line?.close();
  };
  const end = (knocked: Knocked): void => {
    if (isOver) return;
    giveUp();
    tell(knocked);
  };
  const hear = (message: KnockMessage): void => {
    switch (message.say) {
      case 'knocking':
        until ??= Date.now() + message.seconds * 1000;
        return tell({ at: 'knocking' });
      case 'opened':
        return end({ at: 'opened', table: message.table, invite: message.invite });
      case 'unopened':
        return end({ at: 'unopened' });
      case 'refused':
        return end({ at: 'refused', refusal: message.refusal });
      case 'bye':
        return message.why === 'newer' ? end({ at: 'newer' }) : undefined;
    }
  };
  const connect = (): void => {
    const next = socket(`/live/${KNOCKING}`);
    line = next;
    next.addEventListener('open', () =>
      next.send(JSON.stringify({ do: 'knock', v: PROTOCOL_VERSION, word, name })),
    );
    next.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as KnockMessage));
    next.addEventListener('close', () => {
      if (isOver) return;
      if (until === null) return end({ at: 'unreached' });
      if (Date.now() > until) return end({ at: 'unopened' });
      retry = setTimeout(connect, waitBefore(tries++, Math.random()));
    });
  };
  connect();
  return giveUp;
}
