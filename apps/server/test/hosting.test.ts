/** The files for hosting: what they name is there, what they set is read, and what looks after the server tells the truth. */

import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quietLog, startServer } from '@gravetable/server';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { wished } from '../src/main.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly profiles: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}
const compose = parse(text('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const dockerfile = text('Dockerfile');
const nginx = text('docs/hosting/nginx.conf');

/** A command of the image, as a list. */
function commandOf(line: RegExp): string[] {
  return JSON.parse(line.exec(dockerfile)![1]!) as string[];
}
const runs = commandOf(/^CMD (\[.*\])$/m);
const args = runs.slice(runs.indexOf('--') + 1);
const exposed = /^EXPOSE (\d+)$/m.exec(dockerfile)![1]!;

afterEach(() => {
  vi.unstubAllEnvs();
});

test('it is run with the same flags everywhere: by npm start, in the image, as the guide says', () => {
  const flagsIn = (words: readonly string[]): string[] => words.filter((word) => word.startsWith('--'));
  const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: { readonly start: string } };
  const flags = flagsIn(scripts.start.split(' '));
  expect(flags.length).toBeGreaterThan(0);
  expect(flagsIn(runs.slice(0, runs.indexOf('-e')))).toEqual(flags);
  const [, guide] = /`node (.*) apps\/server\/bin\/gravetable-server.mjs/.exec(text('docs/hosting.md'))!;
  expect(guide!.split(' ')).toEqual(flags);
  // A name that this Node does not know would keep it from starting.
  expect(spawnSync(process.execPath, [...flags, '-e', '']).status).toBe(0);
});

test('what the compose file names is there: services, volumes, files', () => {
  expect(Object.keys(compose.services)).toEqual(['gravetable', 'postgres', 'one', 'two', 'proxy']);
  for (const [name, { depends_on: needs = [], volumes = [], build, image, profiles }] of services) {
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs)) {
      expect(compose.services[other as string], `${name} needs ${other}`).toBeDefined();
      expect(compose.services[other as string]!.profiles).toEqual(profiles);
    }
    for (const volume of volumes) {
      const [from] = volume.split(':') as [string];
      if (from.startsWith('.')) expect(existsSync(path.join(ROOT, from)), from).toBe(true);
      else expect(compose.volumes).toHaveProperty(from);
    }
    expect(build ?? image, name).toBeDefined();
  }
  const copied = [...dockerfile.matchAll(/^COPY --from=build ((?:\S+ )+)\S+$/gm)].flatMap(([, from]) =>
    from!.trim().split(' '),
  );
  expect(copied.length).toBeGreaterThan(8);
  for (const from of copied)
    if (!from.endsWith('/dist'))
      expect(existsSync(path.join(ROOT, from.replace('/app/', ''))), from).toBe(true);
});

test('what the image and its nodes are told is what the server reads', () => {
  const single = wished(args);
  expect(single).toMatchObject({ data: '/data', database: null, trustProxy: true, metricsPort: 9100 });
  expect(single).toMatchObject({ port: Number(exposed), host: '0.0.0.0', address: '' });
  expect(compose.services['gravetable']!.ports).toEqual([`4173:${exposed}`]);
  expect(compose.services['gravetable']!.volumes).toEqual(['tables:/data']);
  for (const name of ['one', 'two']) {
    const { environment } = compose.services[name]!;
    for (const [key, value] of Object.entries(environment!)) vi.stubEnv(key, value);
    expect(wished(args)).toMatchObject({
      address: `http://${name}:${exposed}`,
      database: environment!['GRAVETABLE_DATABASE'],
    });
    // Nothing is set that nobody reads.
    const main = text('apps/server/src/main.ts');
    for (const key of Object.keys(environment!)) if (key !== 'PGPASSWORD') expect(main).toContain(key);
  }
});

test('a node reaches the database of the compose file, whatever characters the password has', () => {
  const { environment } = compose.services['one']!;
  const {
    POSTGRES_USER: user,
    POSTGRES_DB: database,
    POSTGRES_PASSWORD,
  } = compose.services['postgres']!.environment!;
  const [, variable] = /^\$\{(\w+):/.exec(POSTGRES_PASSWORD!)!;
  const password = 'a@b/c:d#e?f%20';
  for (const [key, value] of Object.entries(environment!))
    vi.stubEnv(
      key,
      value.replace(/\$\{(\w+)[^}]*\}/, (_, name) => (name === variable ? password : '')),
    );
  const wish = wished(args);
  const client = new pg.Client({ connectionString: 'database' in wish ? wish.database! : '' });
  expect(client).toMatchObject({ host: 'postgres', port: 5432, user, database, password });
});

test('the proxy’s nodes are those of the compose file, and it lets through what the server needs', () => {
  const upstream = [...nginx.matchAll(/^\s+server (\S+):(\d+)/gm)].map(([, host, port]) => [host, port]);
  expect(upstream).toEqual([
    ['one', exposed],
    ['two', exposed],
  ]);
  const { ports, volumes } = compose.services['proxy']!;
  expect(ports![0]!.split(':')[1]).toBe(/listen (\d+);/.exec(nginx)![1]);
  expect(volumes![0]).toMatch(/^\.\/docs\/hosting\/nginx\.conf:\/etc\/nginx\/conf\.d\/default\.conf:ro$/);
  for (const header of ['Host $http_host', 'X-Forwarded-For $remote_addr', 'Upgrade $http_upgrade'])
    expect(nginx).toContain(`proxy_set_header ${header};`);
  expect(nginx).toContain('client_max_body_size 2m;');
});

test('the health check of the image says that it takes people, and that it is gone', async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-hosting-'));
  const own = { port: 0, host: '127.0.0.1', data: place, database: null, page: null, log: quietLog() };
  const running = await startServer(own);
  const [node, ...check] = commandOf(/^HEALTHCHECK .* CMD (\[.*\])$/m);
  expect(node).toBe('node');
  const asks = check.map((part) => part.replace(`:${exposed}/`, `:${running.port}/`));
  expect(asks).not.toEqual(check);
  const said = await new Promise<number>((resolve) => {
    const asked = execFile(process.execPath, asks);
    asked.once('exit', (code) => resolve(code ?? -1));
  });
  expect(said).toBe(0);
  await running.close();
  rmSync(place, { recursive: true });
  expect(spawnSync(process.execPath, asks).status).toBe(1);
});
