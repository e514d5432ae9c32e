/** Where the games are played: one server with SQLite, or two nodes with PostgreSQL behind one door, of which one can be killed. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../apps/server/proof/node.ts';
import { postgres } from '../../apps/server/test/cluster.ts';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../docs/hosting/nginx.conf');
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

/**
 * The proxy in front of the nodes: nginx with the configuration that we hand out, of which only the places are others: two
 * nodes of this machine, and a port that nobody has. Null where it is not installed.
 */
export async function proxyTo(
  nodes: readonly number[],
): Promise<{ door: ChildProcess; port: number } | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const place = mkdtempSync(path.join(tmpdir(), 'gravetable-proxy-'));
  const port = await freePort();
  const [one, two] = nodes;
  const server = readFileSync(CONFIGURATION, 'utf8')
    .replace('server one:4173', `server 127.0.0.1:${one}`)
    .replace('server two:4173', `server 127.0.0.1:${two}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = temporary.map((name) => `${name}_temp_path ${place}/${name};`).join('\n');
  const whole = `daemon off; pid ${place}/pid; error_log ${place}/errors;
    events {} http { access_log off; ${places}\n${server} }`;
  writeFileSync(path.join(place, 'nginx.conf'), whole);
  const door = spawn('nginx', ['-p', place, '-c', path.join(place, 'nginx.conf')], { stdio: 'inherit' });
  door.once('exit', () => rmSync(place, { recursive: true, force: true }));
  while (
    !(await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (door.exitCode !== null) throw new Error('nginx ended');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { door, port };
}

async function tablesAwake(port: number): Promise<number> {
  const said = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  return Number(/^\w*tables_awake (\d+)/m.exec(said)?.[1] ?? 0);
}

/** Two nodes as the compose file has them; null where PostgreSQL or nginx is not installed. */
export async function twoNodes(): Promise<Place | null> {
  const cluster = await postgres();
  if (cluster === null) return null;
  const ports = [await freePort(), await freePort()];
  const figures = [await freePort(), await freePort()];
  const nodes = ports.map((port, at) => {
    const where = ['--database', cluster.url, '--page', PAGE, '--address', `http://127.0.0.1:${port}`];
    return new ServerProcess(port, ...where, '--trust-proxy', '--metrics-port', String(figures[at]));
  });
  for (const node of nodes) await node.start();
  const proxy = await proxyTo(ports);
  if (proxy === null) return null;
  const { door, port } = proxy;
  return {
    name: 'two nodes on PostgreSQL',
    address: `http://localhost:${port}/`,
    async kill() {
      const awake = await Promise.all(figures.map(tablesAwake));
      await nodes[awake.findIndex((tables) => tables > 0)]!.kill();
    },
    async close() {
      door.kill('SIGTERM');
      for (const node of nodes) await node.kill('SIGTERM');
      cluster.stop();
    },
  };
}
