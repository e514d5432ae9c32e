/** Where the games are played: one server with SQLite, or two nodes with PostgreSQL behind one door, of which one can be killed. */

import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server as Door } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../apps/server/proof/node.ts';
import { postgres } from '../../apps/server/test/cluster.ts';

const PAGE = path.resolve(import.meta.dirname, '../../apps/web/dist');

export interface Place {
  readonly name: string;
  readonly address: string;
  /** The table's home dies without warning, and where there is only one server it is started again. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function oneServer(): Promise<Place> {
  const data = mkdtempSync(path.join(tmpdir(), 'gravetable-whole-'));
  const server = new ServerProcess(await freePort(), '--data', data, '--page', PAGE);
  await server.start();
  return {
    name: 'SQLite',
    address: `http://localhost:${server.port}/`,
    async kill() {
      await server.kill();
      await server.start();
    },
    async close() {
      await server.kill('SIGTERM');
      rmSync(data, { recursive: true });
    },
  };
}

/** Whoever knocks is let in by a node in turn; one that does not answer is passed over. */
async function doorTo(ports: readonly number[]): Promise<{ door: Door; port: number }> {
  let turn = 0;
  const door = createServer((socket) => {
    const tryNode = (left: number): void => {
      if (left === 0) return void socket.destroy();
      const node = connect(ports[turn++ % ports.length]!, '127.0.0.1');
      node.once('error', () => tryNode(left - 1));
      node.once('connect', () => {
        node.removeAllListeners('error');
        for (const [one, other] of [
          [socket, node],
          [node, socket],
        ] as const) {
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
          one.pipe(other);
        }
      });
    };
    socket.on('error', () => undefined);
    tryNode(ports.length);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return { door, port: (door.address() as AddressInfo).port };
}

async function tablesAwake(port: number): Promise<number> {
  const said = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  return Number(/^\w*tables_awake (\d+)/m.exec(said)?.[1] ?? 0);
}

/** Null where there is no PostgreSQL; why is said aloud. */
export async function twoNodes(): Promise<Place | null> {
  const cluster = await postgres();
  if (cluster === null) return null;
  const ports = [await freePort(), await freePort()];
  const figures = [await freePort(), await freePort()];
  const nodes = ports.map((port, at) => {
    const where = ['--database', cluster.url, '--page', PAGE, '--address', `http://127.0.0.1:${port}`];
    return new ServerProcess(port, ...where, '--metrics-port', String(figures[at]));
  });
  for (const node of nodes) await node.start();
  const { door, port } = await doorTo(ports);
  return {
    name: 'two nodes on PostgreSQL',
    address: `http://localhost:${port}/`,
    async kill() {
      const awake = await Promise.all(figures.map(tablesAwake));
      await nodes[awake.findIndex((tables) => tables > 0)]!.kill();
    },
    async close() {
      door.close();
      for (const node of nodes) await node.kill('SIGTERM');
      cluster.stop();
    },
  };
}
