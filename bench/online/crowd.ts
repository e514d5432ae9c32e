/** Somebody at a table who only plays: it lays what changed over what it knew, and keeps nothing else. */

import { knownOf, PROTOCOL_VERSION, stepAfter, type Known, type ServerMessage } from '@gravetable/protocol';
import { firstAnswer, WebSocket } from '../../apps/server/test/client.ts';

export class Sitter {
  known: Known | null = null;
  key: string | null = null;
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
  #number = 0;
  onKnown: () => void = () => undefined;

  private constructor(socket: WebSocket, table: string, heard: (bytes: number) => void) {
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (text: Buffer) => {
      heard(text.length);
      this.#hear(JSON.parse(String(text)) as ServerMessage);
    });
  }

  static async join(
    port: number,
    table: string,
    way: { key?: string; invite?: string },
    heard: (bytes: number) => void,
  ): Promise<Sitter> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/${table}`);
    const sitter = new Sitter(socket, table, heard);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    const nothing = { as: null, count: null, age: null, acts: false };
    const welcome = new Promise<void>((resolve) => (sitter.onKnown = resolve));
    socket.send(
      JSON.stringify({
        do: 'hello',
        v: PROTOCOL_VERSION,
        table,
        key: null,
        invite: null,
        ...way,
        ...nothing,
      }),
    );
    await welcome;
    sitter.onKnown = () => undefined;
    return sitter;
  }

  #hear(message: ServerMessage): void {
    if (message.say === 'welcome') {
      this.known = message.snapshot === null ? null : knownOf(message.snapshot);
      this.onKnown();
    }
    if (message.say === 'step') {
      const step = stepAfter(this.known!, message.delta, () => []);
      if (step === null) throw new Error('the view is another one');
      this.known = knownOf(step);
      this.onKnown();
    }
    const re = 're' in message ? message.re : null;
    if (re === null) return;
    this.#waiting.get(re)?.(message);
    this.#waiting.delete(re);
  }

  async ask(what: string, fields: object): Promise<ServerMessage> {
    const key = `k${this.#number++}`;
    const reply = new Promise<ServerMessage>((resolve) => this.#waiting.set(key, resolve));
    const revision = this.known?.revision ?? 0;
    this.#socket.send(JSON.stringify({ do: what, table: this.#table, revision, key, ...fields }));
    return reply;
  }

  get answer(): { readonly question: string; readonly value: unknown } | null {
    const asked = this.known?.questions.find((one) => !one.power);
    return asked === undefined ? null : { question: asked.id, value: firstAnswer(asked) };
  }

  close(): void {
    this.#socket.close();
  }
}
