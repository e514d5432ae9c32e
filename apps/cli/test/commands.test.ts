import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import { describe, expect, test } from 'vitest';
import { freshHome, gravetable } from './run.ts';

describe('commands', () => {
  test('games lists what can be played', async () => {
    expect((await gravetable(['games'])).out).toContain('Lantern Hill  lantern-hill\n  1 to 4 players');
    const list = JSON.parse((await gravetable(['games', '--json'])).out) as { id: string }[];
    expect(list.map((game) => game.id)).toContain('lantern-hill');
  });

  test('sim --json has exactly the promised fields', async () => {
    const words = [
      'sim',
      'lantern-hill',
      '--games',
      '40',
      '--seats',
      '2',
      '--bot',
      'random',
      '--seed',
      's',
      '--json',
    ];
    const { code, out } = await gravetable(words);
    const result = JSON.parse(out) as Record<string, unknown>;
    expect(code).toBe(0);
    expect(Object.keys(result)).toEqual([
      'game',
      'games',
      'failures',
      'outcomes',
      'decisions',
      'decisionsPerSecond',
    ]);
    expect(result).toMatchObject({ game: 'lantern-hill', games: 40, failures: 0 });
    const outcomes = result['outcomes'] as Record<string, number>;
    expect(Object.values(outcomes).reduce((sum, n) => sum + n)).toBe(40);
    const again = JSON.parse((await gravetable([...words, '--jobs', '1'])).out) as Record<string, unknown>;
    expect(again['outcomes']).toEqual(outcomes);
    expect(again['decisions']).toBe(result['decisions']);
  });

  test('Ctrl-C in a simulation keeps what was played', async () => {
    const before = process.listenerCount('SIGINT');
    const watch = setInterval(() => {
      if (process.listenerCount('SIGINT') === before) return;
      clearInterval(watch);
      setTimeout(() => process.emit('SIGINT'), 200);
    }, 10);
    const words = ['sim', 'lantern-hill', '--games', '9999999', '--bot', 'random', '--jobs', '1'];
    const { code, out } = await gravetable(words);
    expect(out).toContain('Stopped early:');
    expect(out).toContain('No game failed.');
    expect(code).toBe(0);
  });

  test('a seed of a simulation is written as a record, replayed and verified', async () => {
    const home = freshHome();
    const file = path.join(home, 'game.json');
    const words = [
      'sim',
      'lantern-hill',
      '--seats',
      '2',
      '--bot',
      'random',
      '--seed',
      's-3',
      '--record',
      file,
    ];
    expect((await gravetable(words)).out).toContain(`gravetable replay ${file}`);
    const steps = JSON.parse((await gravetable(['replay', file, '--json'])).out) as {
      steps: unknown[];
      outcome: object;
    };
    expect(steps.outcome).toHaveProperty('reason');
    expect((await gravetable(['replay', file, '--from', String(steps.steps.length - 1)])).out).toContain(
      `Answer ${steps.steps.length} of ${steps.steps.length}`,
    );
    expect((await gravetable(['verify', file])).out).toContain('The record is sound');
  });

  test('verify finds the first answer of a tampered record that does not fit', async () => {
    const home = freshHome();
    const file = path.join(home, 'game.json');
    await gravetable([
      'sim',
      'lantern-hill',
      '--seats',
      '2',
      '--bot',
      'random',
      '--seed',
      't',
      '--record',
      file,
    ]);
    const record = JSON.parse(readFileSync(file, 'utf8')) as { answers: unknown[][]; outcome: unknown };
    const tampered = record.answers.with(2, [record.answers[2]![0], { do: 'take', face: 9 }]);
    writeFileSync(file, JSON.stringify({ ...record, answers: tampered }));
    const { code, out } = await gravetable(['verify', file, '--json']);
    expect(JSON.parse(out)).toEqual({ ok: false, divergedAt: 3, unchecked: [] });
    expect(code).toBe(1);
    writeFileSync(file, JSON.stringify({ ...record, outcome: { winners: [0, 1], reason: 'bribed' } }));
    expect(JSON.parse((await gravetable(['verify', file, '--json'])).out)).toMatchObject({ ok: false });
    writeFileSync(file, '{"format":');
    expect(JSON.parse((await gravetable(['verify', file, '--json'])).out)).toEqual({
      ok: false,
      divergedAt: 0,
    });
    expect((await gravetable(['verify', path.join(home, 'none.json')])).code).toBe(1);
  });

  test('review --json prints JSON alone, of the same decisions as are told without it', async () => {
    const file = path.join(freshHome(), 'game.json');
    await gravetable(['sim', 'cards-of-the-dead', '--seed', 'short', '--bot', 'random', '--record', file]);
    const { answers, ...game } = JSON.parse(readFileSync(file, 'utf8')) as { answers: readonly unknown[] };
    // What is weighed takes as long as it is: a game of a few answers.
    writeFileSync(file, JSON.stringify({ ...game, answers: answers.slice(0, 3), outcome: null }));
    const { code, out } = await gravetable(['review', file, '--json']);
    expect(code).toBe(0);
    const { decisions } = JSON.parse(out) as { readonly decisions: readonly object[] };
    expect(decisions.length).toBeGreaterThan(1);
    expect((await gravetable(['review', file])).out).toContain(`${decisions.length} decisions`);
    const { out: french } = await gravetable(['review', file, '--lang', 'fr']);
    expect(french).toMatch(/Parties gagnées sur 100 tables semblables\u00a0: \d/);
  });

  test('rules --json counts what is missing', async () => {
    const { code, out } = await gravetable(['rules', 'lantern-hill', '--json', '--seconds', '0']);
    expect(code).toBe(0);
    const result = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual([
      'total',
      'withoutStep',
      'withoutScenario',
      'neverReached',
      'physical',
      'rare',
      'notYet',
    ]);
    expect(result).toMatchObject({ withoutStep: [], notYet: {} });
  });

  test('rules --json names what nothing carries yet, with the reason, and fails by it', async () => {
    const carried = Object.entries(gameOf('vengeance')!.carriedBy ?? {});
    const due = carried.flatMap(([id, { notYet }]) => (notYet === undefined ? [] : [[id, notYet]]));
    const { code, out } = await gravetable(['rules', 'vengeance', '--json', '--seconds', '0']);
    const { notYet } = JSON.parse(out) as { notYet: Record<string, string> };
    expect(notYet).toEqual(Object.fromEntries(due));
    expect(code).toBe(due.length === 0 ? 0 : 1);
  });

  test('rules speaks of one rule in the language of the player', async () => {
    const { out } = await gravetable(['rules', 'lantern-hill', 'ex-dig-03', '--seconds', '1']);
    expect(out).toContain('EX-DIG-03 2.3 Digging\n  Once a night a digger may spit in their hands');
    const french = (
      await gravetable(['rules', 'lantern-hill', 'EX-DIG-03', '--lang', 'fr', '--seconds', '0'])
    ).out;
    expect(french).toContain('EX-DIG-03 2.3 Creuser\n  Une fois par nuit, un pilleur peut cracher');
    expect(french).not.toContain('anglais');
    expect(out).toContain('\n  Example. A digger takes a 3 and spits in their hands');
    expect(french).toContain('\n  Exemple. Un pilleur prend un 3 et crache dans ses mains');
    expect(out).toMatch(
      /\n {2}3 steps: EX-DIG-03, .*, in docs\/example\/src\/digging\.ts\n {2}1 scenario:\n {2}· /,
    );
    expect(out).toMatch(/\n {2}Reached by play [\d,]+ times\n/);
    expect(french).toMatch(/\n {2}3 étapes\u00a0: .*, dans .*\n {2}1 scénario\u00a0:\n/);
    expect(french).toMatch(/\n {2}Atteinte [\d\u202f]+ fois en jeu\n/);
    const vector = (
      await gravetable(['rules', 'cards-of-the-dead', 'CV-01', '--lang', 'fr', '--seconds', '0'])
    ).out;
    expect(vector).toContain('Cette règle n’est écrite qu’en anglais.');
  });

  test('content --json compares the box with the ledger', async () => {
    const { code, out } = await gravetable(['content', 'lantern-hill', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ok: true, decks: { relics: { expected: 31, actual: 31 } } });
  });

  test.each([
    [['play', 'chess'], 'There is no game called “chess”'],
    [['sim', 'lantern-hill', '--games', 'many'], '“many” is not a whole number'],
    [['sim', 'lantern-hill', '--bot', 'genius'], 'There is no bot called “genius”'],
    [['sim', 'lantern-hill', '--option', 'moon=full'], 'sets nothing'],
    [['play', 'lantern-hill', '--option', 'nights=x'], 'nights cannot be “x”'],
    [['play', 'lantern-hill', '--players', 'A,B,C,D,E'], 'do not fit'],
    [['games', '--lang', 'xx'], 'There is no language “xx”'],
    [['completion', 'dos'], 'no completion'],
    [['dance'], 'There is no command dance.'],
  ])('%s is a matter of usage', async (words, sentence) => {
    const { code, err } = await gravetable(words);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/ at .*\.ts:\d+/);
    expect(code).toBe(2);
  });

  test('the version is the one of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    for (const flag of ['--version', '-V'])
      expect(await gravetable([flag])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  });

  test('help has examples, and shells get their completion', async () => {
    const help = await gravetable(['sim', '--help']);
    expect(help.code).toBe(0);
    expect(help.out).toContain('Examples:\n  $ gravetable sim');
    expect((await gravetable(['--help', '--lang', 'fr'])).out).toContain('lister les jeux');
    for (const shell of ['bash', 'zsh', 'fish']) {
      expect((await gravetable(['completion', shell])).out).toMatch(/gravetable[\s\S]*lantern-hill/);
    }
  });
});
