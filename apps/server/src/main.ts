/** The command: starts the server with what was asked for, and ends it when it is told to. */

import { existsSync } from 'node:fs';
import { homedir, networkInterfaces } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { DATABASE_FILE, quietLog, startServer, type Running, type ServerStart } from './server.ts';
import { SqliteDatabase } from './store/sqlite.ts';

export { quietLog, startServer };

const OPTIONS = {
  port: { type: 'string', default: '4173' },
  lan: { type: 'boolean', default: false },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  page: { type: 'string' },
  'metrics-port': { type: 'string' },
  'trust-proxy': { type: 'boolean', default: false },
  origin: { type: 'string', multiple: true },
  address: { type: 'string' },
  'keep-days': { type: 'string' },
  backup: { type: 'string' },
} as const;

export const USAGE = `--port N               at this port, or another one where it is taken
--lan                  open to the house: prints the address and a QR code
--data FOLDER          where tables are kept
--database URL         postgres://…, for several nodes
--page FOLDER          the built page to serve
--metrics-port N       figures for a monitor, on this machine only
--trust-proxy          a proxy in front says who comes
--origin URL           pages of this origin may connect besides our own
--address URL          where visitors of other nodes are sent
--keep-days N          tables nobody came to for so long are removed (180)
--backup FILE          copy all tables to a file and end; people may play on`;

/** The folder of the player's own files, as the terminal has it. */
function home(): string {
  const { GRAVETABLE_HOME, XDG_DATA_HOME } = process.env;
  if (GRAVETABLE_HOME) return path.resolve(GRAVETABLE_HOME);
  return path.join(XDG_DATA_HOME || path.join(homedir(), '.local', 'share'), 'gravetable');
}

export interface Wish extends ServerStart {
  readonly lan: boolean;
  readonly backup: string | null;
}

/** What was asked for, or what is wrong with it. */
export function wished(args: readonly string[]): Wish | { readonly wrong: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const number = (name: string, text: string): number => {
      if (!/^\d+$/.test(text) || Number(text) > 65_535) throw new Error(`'${text}' is no ${name}`);
      return Number(text);
    };
    const days = values['keep-days'];
    const metrics = values['metrics-port'];
    return {
      port: number('port', values.port),
      lan: values.lan,
      host: values.host ?? (values.lan ? '0.0.0.0' : '127.0.0.1'),
      data: path.resolve(values.data ?? path.join(home(), 'server')),
      database: values.database ?? process.env['GRAVETABLE_DATABASE'] ?? null,
      page: values.page === undefined ? null : path.resolve(values.page),
      metricsPort: metrics === undefined ? null : number('port', metrics),
      trustProxy: values['trust-proxy'],
      origins: values.origin ?? [],
      address: values.address ?? process.env['GRAVETABLE_ADDRESS'] ?? '',
      backup: values.backup ?? null,
      ...(days === undefined ? {} : { keepDays: number('number of days', days) }),
    };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

/** Addresses of this machine that others in the house can reach. */
function houseAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one !== undefined && one.family === 'IPv4' && !one.internal ? [one.address] : []));
}

export interface Served extends Running {
  readonly url: string;
  readonly house: readonly string[];
}

/** Starts it, at another port where the wished one is taken. */
export async function serve(wish: ServerStart & { readonly lan?: boolean }): Promise<Served> {
  const running = await startServer(wish).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return startServer({ ...wish, port: 0 });
  });
  const house = wish.lan === true ? houseAddresses().map((one) => `http://${one}:${running.port}/`) : [];
  return { ...running, url: `http://localhost:${running.port}/`, house };
}

async function backup({ data }: Wish, file: string): Promise<number> {
  const from = path.join(data, DATABASE_FILE);
  if (!existsSync(from)) {
    console.error(`There are no tables in ${data}.`);
    return 1;
  }
  const database = await SqliteDatabase.open(from);
  await database.backup(path.resolve(file));
  await database.close();
  console.log(`All tables are in ${path.resolve(file)}.`);
  return 0;
}

export function announce({ url, house }: Served): void {
  console.log(`Gravetable is at ${url} (Ctrl+C ends it)`);
  for (const address of house) console.log(`In the house: ${address}`);
  if (house[0] !== undefined) console.log(renderUnicodeCompact(house[0]));
}

/** Ends in order when the terminal, a supervisor or a container says so. */
export function endWith(running: Running): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const wish = wished(args);
  if ('wrong' in wish) {
    console.error(`${wish.wrong}\n\n${USAGE}`);
    return 2;
  }
  if (wish.backup !== null) return backup(wish, wish.backup);
  const served = await serve(wish);
  endWith(served);
  announce(served);
  return 0;
}
