import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { asProcess, ended, freshHome, gravetable, heard, start } from './run.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GAME = ['play', 'lantern-hill', '--seed', '7', '--seats', '1', '--option', 'nights=1'];

function onlyTable(home: string): string {
  const folder = path.join(home, 'tables');
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  return path.join(folder, files[0]!);
}

describe('the terminal table', () => {
  test('a whole game is played by answers, and its record verifies', () => {
    const home = freshHome();
    const { code, out, err } = asProcess(GAME, ['take the 6', '2', 'stop', '1', '1 2', '2', '1 1'], home);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('What do you do at the heap? EX-DIG-02');
    expect(out).toContain('· Player 1 takes a 6.');
    expect(out).toContain('The hill kept its gold.');
    const record = path.join(home, 'records', 'lantern-hill-7.json');
    expect(out).toContain(`The record is in ${record}`);
    const verified = asProcess(['verify', record, '--json'], [], home);
    expect(JSON.parse(verified.out)).toEqual({ ok: true, divergedAt: null, unchecked: [] });
  });

  test('things are laid out by their numbers and the names of places', async () => {
    const typed = ['p1', '2', '7 top', '1 attic', '1 under, 2 under', '2 under the deck'];
    const { out, err } = await gravetable(GAME, typed);
    expect(err).toBe('');
    const flowing = out.replace(/\s+/g, ' ');
    expect(flowing).toContain('Places and their room: On top (3), Under the deck (1). 0 moves nothing.');
    expect(out).toContain('“2” needs a number and a place.');
    expect(out).toContain('There is no answer 7. They go from 1 to 3.');
    expect(out).toContain('“attic” is not an answer here.');
    expect(out).toContain('Under the deck: at most 1. There is no room for:');
    expect(out).toContain('· Player 1 slips a relic under the deck.');
  });

  test('a table with a map draws it, and a whole walk is one order', async () => {
    const weapons = ['Broadsword', 'Mallet', 'Recurve', 'Tome', 'Hand Axe', 'Spiked'];
    const table = ['play', 'dead-keep', '--seed', 'walk', '--seats', '1'];
    const typed = [
      ...weapons,
      'Astrid',
      'map',
      'walk 9Z.a',
      'walk to 5R.c',
      'walk 7R.C',
      'look 7R.a',
      'look 7R.A',
      'walk east street of the Tenements',
      'walk 7R.B',
      'odds open the door between the east',
      'odds end',
      'help',
      'Reorganize',
      'walk 7R.b',
    ];
    const { out, err } = await gravetable(table, typed);
    expect(err).toBe('');
    // What an answer says itself is not explained beneath it; what is suggested is named.
    expect(out).toMatch(/Suggested: the \w/);
    expect(out).toContain('Gold: Range 0');
    expect(out).not.toMatch(/Gold: Range[^\n]*\n +Range/);
    expect(out).toContain('Move to the middle street of the Tenements (7R.b)');
    expect(out).toContain('│7R.f');
    expect(out).toContain('As Astrid · Lo Lothar');
    for (const line of out.split('\n').filter((one) => /^[│+]/.test(one)))
      expect(line.length).toBeLessThanOrEqual(100);
    expect(out).toContain('There is no walk to “9Z.a” from here now.');
    expect(out).toContain('That walk takes 7 Actions: too few are left.');
    expect(out).toContain('· Astrid moves to the middle street of the Tenements (7R.b).');
    expect(out).toContain('· Astrid moves to the east street of the Tenements (7R.e).');
    expect(out).toContain('walk 5R.c — go there at once');
    // The code of a room and that of a street may differ by the capital alone.
    expect(out).toMatch(/> look 7R\.a\nnorth street of the Tenements\n/);
    expect(out).toMatch(/> look 7R\.A\nnorth-west room of the Tenements\n/);
    // What bars the way is told, and that an answer hangs on no chance.
    expect(out).toContain('No walk leads to the west room of the Tenements (7R.C) now: a door on the way is');
    expect(out).toContain('No walk leads to the north-east room of the Tenements (7R.B) now:');
    expect(out).toContain('· Blinding Mist: 13 of 100');
    expect(out.match(/hangs on chance in that answer/g)).toHaveLength(1);
    expect(out).toMatch(/> walk 7R\.b\nNo walk now: something else is asked first\./);
    // Of the next Round only what changed is told again.
    expect(out.split('Goal: 3 Objectives taken')).toHaveLength(2);
    const without = await gravetable(GAME, ['map', 'walk here', 'help']);
    expect(without.out).toContain('This table has no map.');
    expect(without.out).toContain('There is no walk to “here” from here now.');
    expect(without.out).not.toContain('walk 5R.c');
  });

  test('a setting that lists several pieces is named with commas', async () => {
    const { out } = await gravetable([...GAME, '--option', 'relics=skull,bell,ring'], ['1']);
    expect(out).toContain('What do you do at the heap?');
    const few = await gravetable([...GAME, '--option', 'relics=skull,bell']);
    expect([few.code === 0, few.err]).toEqual([false, expect.stringContaining('relics')]);
    const odd = await gravetable([...GAME, '--option', 'relics=skull,spoon,ring']);
    expect([odd.code === 0, odd.err]).toEqual([false, expect.stringContaining('spoon')]);
  });

  test('what is forbidden says why, by letter and by name', async () => {
    const { out } = await gravetable(GAME, ['why a', 'a', 'why spit', 'why 1']);
    const sentence = 'spit in your hands: You have no die to throw again. (EX-DIG-03)';
    expect(out.split(sentence)).toHaveLength(4);
    expect(out.split('EX-DIG-03 2.3 Digging\n  Once a night a digger may spit')).toHaveLength(4);
    expect(out).toContain('That one is allowed.');
  });

  test('undo and redo go back and forth; past the line only by agreement', async () => {
    const { out } = await gravetable(GAME, ['2', 'undo', 'redo', 'spit', 'undo', 'undo agreed', 'log']);
    expect(out).toContain('Taken back.');
    expect(out).toContain('Done again.');
    expect(out).toContain('only the whole table can agree to go back');
    expect(out).toContain('type: undo agreed');
    expect(out.split('Taken back.')).toHaveLength(3);
    expect(out.slice(out.lastIndexOf('> log'))).not.toContain('throws');
  });

  test('bad input is answered with a sentence, never with a trace', async () => {
    const typed = [
      '99',
      '-1',
      'xyzzy',
      '',
      '   ',
      '1 2 3',
      'why',
      'rules NO-SUCH-01',
      'load',
      'load /no/such',
      'seat Zoe',
    ];
    const { code, out, err } = await gravetable(GAME, [
      ...typed,
      'save /no/such/place/x.json',
      '\u0000',
      '{"do":"stop"}',
    ]);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('There is no answer 99. They go from 1 to 3.');
    expect(out).toContain('“xyzzy” is not an answer here.');
    expect(out).toContain('There is no rule NO-SUCH-01');
    expect(out).toContain('Nobody called “Zoe” sits here.');
    expect(out).not.toMatch(/ at .*\.ts:\d+/);
    expect(out).toContain('Saved. Go on with: gravetable play');
  });

  test('a rule looked up at the table is told in French', async () => {
    const typed = ['règle', 'règles EX-HIDE-02', 'pourquoi a', 'quitter'];
    const { out } = await gravetable([...GAME, '--lang', 'fr'], typed);
    expect(out).toContain('EX-DIG-02 2.3 Creuser\n  Un pilleur prend un dé du tas');
    expect(out).toContain('EX-HIDE-02 2.5 Le receleur\n  Lancez un dé');
    expect(out).toContain('EX-DIG-03 2.3 Creuser\n  Une fois par nuit, un pilleur peut cracher');
  });

  test('save and load: a table goes on from a file, and from where it was left', async () => {
    const home = freshHome();
    const file = path.join(home, 'mine.json');
    expect((await gravetable(GAME, ['2', `save ${file}`, '2', 'quit'], home)).out).toContain(
      `Saved to ${file}.`,
    );
    const loaded = await gravetable(['play', '--load', file], ['log'], freshHome());
    expect(loaded.out.split('· Player 1 takes a 6.')).toHaveLength(3);
    const inside = await gravetable(GAME, [`load ${file}`, 'log']);
    expect(inside.out).toContain('Dice: 6');
    const onward = await gravetable(['play'], ['1', 'look'], home);
    expect(onward.out).toContain('Continue Lantern Hill (2 decisions, today, ');
    expect(onward.out).toContain('Dice: 6 6');
    // Whoever names the game alone is asked too; whoever describes a table gets a new one.
    const named = await gravetable(['play', 'lantern-hill'], ['1', 'look'], home);
    expect(named.out).toContain('2  Begin Lantern Hill anew');
    expect(named.out).toContain('Dice: 6 6');
    expect((await gravetable(GAME, ['quit'], home)).out).not.toContain('Continue');
  });

  test('a table of version 0.1.0 goes on, and its file stays as it was', async () => {
    const home = freshHome();
    const old = path.join(home, 'tables', 'lantern-hill-kept.json');
    mkdirSync(path.dirname(old));
    copyFileSync(path.join(ROOT, 'docs/example/test/fixtures/record-0.1.0.txt'), old);
    const before = readFileSync(old, 'utf8');
    const first = await gravetable(['play'], ['1', 'log 40', 'any', 'quit'], home);
    expect(first.err).toBe('');
    expect(first.out).toContain('Continue Lantern Hill (14 decisions, ');
    expect(readFileSync(old, 'utf8')).toBe(before);
    const again = await gravetable(['play'], ['1', 'quit'], home);
    expect(again.out).toMatch(/Continue Lantern Hill \((1[5-9]|2\d) decisions, /);
    expect(again.out).not.toContain('(14 decisions');
  });

  test('without a seed nobody knows it, and no file of a running game is made unasked', async () => {
    const home = freshHome();
    const { out } = await gravetable(['play', 'lantern-hill', '--seats', '1'], ['any', 'save', 'quit'], home);
    const saved = /Saved to (.+)\./.exec(out)![1]!;
    const { seed } = JSON.parse(readFileSync(saved, 'utf8')) as { readonly seed: string };
    expect(seed).toMatch(/^~[a-z2-7]{26}$/);
    expect(out).not.toContain(seed);
    expect(out).toContain('whoever has the file can look ahead');
  });

  test('a damaged file is refused and left as it is', async () => {
    const home = freshHome();
    await gravetable(GAME, ['2'], home);
    const file = onlyTable(home);
    const text = readFileSync(file, 'utf8');
    const { code, err } = await gravetable(
      ['play', '--load', path.resolve(import.meta.dirname, 'run.ts')],
      [],
    );
    expect(code).toBe(1);
    expect(err).toBe('gravetable: This is not a Gravetable file.\n');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('what was decided survives the process being killed', async () => {
    const home = freshHome();
    const child = start(GAME, home);
    child.stdin!.write('2\n');
    await heard(child, 'takes a 6');
    child.kill('SIGKILL');
    await ended(child);
    const lines = readFileSync(onlyTable(home), 'utf8').trim().split('\n');
    expect(lines.slice(1)).toEqual([JSON.stringify([0, { do: 'take', face: 6 }])]);
  });

  test('people lead: a bot advises on what concerns everybody, unless bots decide too', async () => {
    const table = ['play', 'cards-of-the-dead', '--seed', '7', '--seats', '3', '--players', 'Ann'];
    const typed = [...Array.from({ length: 9 }, () => 'any'), 'hint', 'punch', 'any', 'log 3'];
    const led = await gravetable(table, typed);
    expect(led.err).toBe('');
    const asked = led.out.indexOf('Player 2 (careful) leaves this to you, and would answer: ');
    expect(asked).toBeGreaterThan(0);
    // Only what concerns everybody is asked: which way the other Survivor walks.
    const question = led.out.slice(led.out.lastIndexOf(' left.', asked), asked);
    expect(question.match(/^ +\d+ {2}\w+/gm)!.every((line) => line.includes('Walk'))).toBe(true);
    const alone = await gravetable([...table, '--bots-decide'], typed);
    expect(alone.err).toBe('');
    expect(alone.out).not.toContain('leaves this to you');
  });

  test('ok does what the hint said, or what it would say', async () => {
    const table = ['play', 'dead-keep', '--seed', '7', '--seats', '1'];
    const { out, err } = await gravetable(table, ['hint', 'ok', 'ok', 'log 3']);
    expect(err).toBe('');
    const hinted = /would answer: \d+ ([^,]+), \d+ Gold/.exec(out)![1]!;
    expect(out).toContain(`The ${hinted} for Astrid`);
    expect(out).toMatch(/· The [^·]+ for Lothar: \d+ Gold/);
  });

  test('the hint in the shop is what the question suggests', async () => {
    const table = ['play', 'dead-keep', '--seed', '7', '--seats', '1'];
    const { out } = await gravetable(table, ['hint', '1', 'hint', '2', 'hint']);
    const suggested = [...out.matchAll(/Suggested: the ([^.]+)\./g)].map(([, card]) =>
      card!.replace('\n', ' '),
    );
    const hinted = [...out.matchAll(/would answer: \d+ ([^,]+), \d+ Gold/g)].map(([, card]) =>
      card!.replace('\n', ' '),
    );
    expect(hinted).toHaveLength(3);
    expect([...new Set(suggested)].slice(0, 3)).toEqual([...new Set(hinted)]);
  });

  test('the log names Zones with their codes, and what is forbidden for one reason is told together', async () => {
    const table = ['play', 'dead-keep', '--seed', '7', '--seats', '1'];
    const { out } = await gravetable(table, [
      'ok turn',
      'ok turn',
      'ok turn',
      'ok turn',
      'ok turn',
      'log 80',
    ]);
    expect(out).toMatch(/ moves to the [^(]+ \(\d+[RV]\.[A-Za-z]\)/);
    expect(out).not.toMatch(/\((\d+[RV]\.[A-Za-z])\) \(\1\)/);
    for (const question of out.split(/^\s*$/m)) {
      const reasons = question
        .split('\n')
        .flatMap((line) => /^\s+[a-z]( [a-z])*  .*\(([^()]+)\)$/.exec(line)?.[2] ?? []);
      expect(reasons, question).toEqual([...new Set(reasons)]);
    }
  });

  test('ok turn does what the hints say for the rest of a turn, and no more', async () => {
    const table = ['play', 'dead-keep', '--seed', '7', '--seats', '1'];
    const { out, err } = await gravetable(table, ['ok turn', 'ok turn', 'log 60']);
    expect(err).toBe('');
    const log = out.slice(out.lastIndexOf('The shop is open'));
    expect(log.match(/’s Turn \(/g)).toHaveLength(1);
    expect(log.match(/ is done[.:]/g)).toHaveLength(1);
    expect(out).toContain('Whose Turn is it now? 5 of yours have not played yet.');
  });

  test('bots take the empty seats, people pass the table on', async () => {
    const bots = await gravetable(
      ['play', 'lantern-hill', '--seed', '1', '--seats', '3', '--bot', 'random'],
      ['1', 'seat 2'],
    );
    expect(bots.out).toContain('Player 3 (random)');
    expect(bots.out).toContain('is played by the random bot');
    const people = await gravetable(
      ['play', 'lantern-hill', '--seed', '1', '--players', 'Ann,Ben'],
      ['1', '1', 'seat ann', 'log'],
    );
    expect(people.out).toContain('── Ann ──');
    expect(people.out).toContain('── Ben ──');
    expect(people.out).toContain('Ben is also asked');
  });

  test('real dice are entered by hand', async () => {
    const words = ['play', 'lantern-hill', '--seed', '1', '--seats', '1', '--by-hand'];
    const { out } = await gravetable(words, ['any', '6 6 6', '6 6 6 5', '1 1 7', '1 1 1']);
    expect(out).toContain('That names 3; between 4 and 4 are asked for.');
    expect(out).toContain('There is no answer 7.');
    expect(out).toContain('Heap: 1 1 1 · Grave 1, 12 deep');
  });

  test('it speaks French', async () => {
    const { out } = await gravetable(
      [...GAME, '--lang', 'fr'],
      ['aide', 'pourquoi a', 'zut', 'annuler', 'conseil', 'quitter'],
    );
    expect(out).toContain('Le bot prudent répondrait\u00a0: ');
    expect(out).toContain('Tapez un numéro pour répondre');
    expect(out).toContain('Il n’y a rien à annuler.');
    expect(out).toContain('«\u00a0zut\u00a0» n’est pas une réponse ici.');
    expect(out).toContain('Partie enregistrée. Pour continuer\u00a0: gravetable play');
  });
});
