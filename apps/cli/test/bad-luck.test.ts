import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import { hash64, isRefusal, open, save, type Play } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { ended, freshHome, gravetable, heard, start } from './run.ts';

const GAME = ['play', 'lantern-hill', '--seed', '7', '--seats', '1', '--option', 'nights=1'];

describe('nothing newer is overwritten by something older', () => {
  test('an old file that is loaded becomes a table of its own', async () => {
    const home = freshHome();
    const old = path.join(home, 'old.json');
    await gravetable(GAME, [`save ${old}`, '2', '2', 'quit'], home);
    const folder = path.join(home, 'tables');
    const newer = path.join(folder, readdirSync(folder)[0]!);
    const before = readFileSync(newer, 'utf8');
    await gravetable(['play', '--load', old], ['1', 'quit'], home);
    expect(readFileSync(newer, 'utf8')).toBe(before);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('a game of the same seed leaves the record of the last one alone', async () => {
    const home = freshHome();
    const kept = path.join(home, 'records', 'lantern-hill-7.json');
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, 'the evening before');
    const { out } = await gravetable(GAME, ['take the 6', '2', 'stop', '1', '1 2', '2', '1 1'], home);
    expect(out).toContain('lantern-hill-7.2.json');
    expect(readFileSync(kept, 'utf8')).toBe('the evening before');
  });
});

function aSave(change: (text: string) => string): string {
  const play = open(gameOf('vengeance')!, { seats: 1, seed: 'forged' });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  while ((play.state.board as { phase: string }).phase !== 'flashback') {
    const asked = play.pending[0]!;
    play.answer(asked.seat, play.idOf(asked), play.ask(asked).nth(0));
  }
  const [header, state] = save(play as unknown as Play).split('\n') as [string, string];
  const line = change(state);
  return `${JSON.stringify({ ...(JSON.parse(header) as object), hash: hash64(line) })}\n${line}\n`;
}

describe('files from elsewhere', () => {
  const file = (text: string): string => {
    const name = path.join(freshHome(), 'a.save');
    writeFileSync(name, text);
    return name;
  };

  test('a saved position is opened', async () => {
    const { out, err } = await gravetable(['play', '--load', file(aSave((text) => text))], ['look', 'quit']);
    expect(err).toBe('');
    expect(out).toContain('Round 1, Flashback');
  });

  test('a room that does not exist is refused, and nothing hangs', async () => {
    const forged = aSave((text) => text.replace(/"room":\d+/, '"room":77'));
    const { code, err } = await gravetable(['play', '--load', file(forged)]);
    expect([code, err]).toEqual([1, expect.stringContaining('This file is damaged')]);
  });

  test('control characters in names are not printed', async () => {
    const { out } = await gravetable(
      ['play', 'lantern-hill', '--players', 'A\u001B[2Jnn\u0007', '--seats', '1'],
      ['quit'],
    );
    expect(out).not.toContain('\u001B[2J');
    expect(out).not.toContain('\u0007');
  });
});

describe('sentences and codes', () => {
  const rows: readonly (readonly [number, RegExp, readonly string[]])[] = [
    [1, /cannot be written: ENOTDIR/, ['sim', 'lantern-hill', '--games', '2', '--out', '/etc/passwd/x.html']],
    [1, /cannot be written/, ['sim', 'lantern-hill', '--seed', 'a', '--record', '/etc/passwd/x.json']],
    [2, /A seed has between 1 and 80 characters/, ['play', 'lantern-hill', '--seed', 'x'.repeat(300)]],
    [2, /A seed has between 1 and 80 characters/, ['sim', 'lantern-hill', '--seed', 'x'.repeat(300)]],
    [2, /“50-40” is not a band/, ['sim', 'lantern-hill', '--target', '50-40']],
    [2, /“40-400” is not a band/, ['sim', 'lantern-hill', '--target', '40-400']],
    [2, /Il n’y a pas d’option --nowhere/, ['sim', 'lantern-hill', '--nowhere', '--lang', 'fr']],
    [2, /Il n’y a pas de commande tisser/, ['tisser', '--lang', 'fr']],
    [2, /Il manque quelque chose.*game/, ['sim', '--lang', 'fr']],
    [2, /L’option --seed <seed> attend une valeur/, ['play', '--lang', 'fr', '--seed']],
    [2, /There is no option --seeed\. Did you mean --seed\?/, ['play', '--seeed']],
  ];
  test.each(rows)('%i %s', async (expected, sentence, words) => {
    const { code, err } = await gravetable(words);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^error:|Something broke/m);
    expect(code).toBe(expected);
  });

  test('where nothing can be kept, that is said and the game goes on', async () => {
    const { code, out, err } = await gravetable(GAME, ['2', 'quit'], '/etc/passwd/nowhere');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('cannot be written');
    expect(out).not.toContain('Saved. Go on with');
  });
});

describe('simulations', () => {
  test('one game of Dead Cells is said to be ten Runs, unless another number is named', async () => {
    const words = ['sim', 'dead-cells', '--games', '1', '--bot', 'random', '--jobs', '1'];
    expect((await gravetable([...words, '--option', 'runs=1'])).out).toContain(
      'One game is a campaign of 1 Run ',
    );
    expect((await gravetable(words)).out).toContain('One game is a campaign of 10 Runs');
  });

  test('Ctrl-C stops a simulation of long games within a second or so', async () => {
    // It says on its own when it listens: before that, Ctrl-C ends any process.
    const says = "process.on('newListener', (name) => name === 'SIGINT' && console.log('it listens'))";
    vi.stubEnv('NODE_OPTIONS', `--import="data:text/javascript,${encodeURIComponent(says)}"`);
    const words = ['sim', 'dead-cells', '--games', '1000', '--jobs', '1', '--option', 'runs=1000'];
    const child = start(words, freshHome());
    vi.unstubAllEnvs();
    await heard(child, 'it listens');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = performance.now();
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    // One of these games alone takes minutes; what is more than a second or so is the machine's.
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});
