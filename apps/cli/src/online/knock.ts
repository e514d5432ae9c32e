/** At the door of a table whose word one has: a name, and waiting for the host to open. */

import { KNOCKING, PROTOCOL_VERSION, wordAsWritten, type KnockMessage } from '@gravetable/protocol';
import { WebSocket } from 'ws';
import { CheckFault } from '../faults.ts';
import type { Screen } from '../screen.ts';
import { TIME, type Input } from '../table/input.ts';
import type { Door, TableLink } from './link.ts';

/** The way in; null for somebody who goes away again. */
export async function knock(
  screen: Screen,
  input: Input,
  { origin, word: typed }: Door,
  name: string,
): Promise<TableLink | null> {
  const word = wordAsWritten(typed);
  const heard: KnockMessage[] = [];
  let isCut = false;
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/live/${KNOCKING}`);
  socket.on('open', () => socket.send(JSON.stringify({ do: 'knock', v: PROTOCOL_VERSION, word, name })));
  socket.on('error', () => undefined); // What follows is the close.
  socket.on('close', () => {
    isCut = true;
    input.wake();
  });
  socket.on('message', (said) => {
    heard.push(JSON.parse(String(said as Buffer)) as KnockMessage);
    input.wake();
  });
  try {
    for (;;) {
      for (const said of heard.splice(0)) {
        if (said.say === 'knocking') screen.line(screen.say('cli.online.knocked', { word }));
        else if (said.say === 'opened') return { origin, table: said.table, invite: said.invite };
        else if (said.say === 'unopened') throw new CheckFault({ id: 'cli.online.unopened' });
        else if (said.say === 'refused')
          throw new CheckFault({ id: `refusal.${said.refusal.code}`, args: said.refusal.data });
        else throw new CheckFault({ id: `cli.online.bye.${said.why === 'newer' ? 'newer' : 'other'}` });
      }
      if (isCut) throw new CheckFault({ id: 'cli.online.bye.other' });
      const line = await input.next('');
      if (line !== TIME && (line === null || /^(quit|exit|quitter)$/.test(line.trim()))) return null;
    }
  } finally {
    socket.close();
  }
}
