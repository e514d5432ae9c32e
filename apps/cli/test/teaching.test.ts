import { describe, expect, test } from 'vitest';
import { isWhole } from '../src/table/input.ts';
import { ended, freshHome, gravetable, heard, start } from './run.ts';

const VENGEANCE = ['play', 'vengeance', '--seed', '7', '--seats', '1'];

describe('the terminal teaches', () => {
  test('answers that name something for the first time say what it does', async () => {
    const { out } = await gravetable(VENGEANCE, ['1', '1 2 3 4', '1', 'quit']);
    expect(out).toContain('Trait, Ghost Rounds: Your Shoots deal no damage');
    expect(out).toContain('Grapnel\n        Jump.');
    const sides = out.slice(out.indexOf('Which side of the den?'));
    expect(sides).toMatch(/Door to|Doors to/);
    expect(sides).toMatch(/Ticket Hall|Alley Door/);
  });

  test('look tells of anything that is named, by name and by number', async () => {
    const { out, err } = await gravetable(VENGEANCE, [
      'look 2',
      'look bouncer',
      'look whirl of steel',
      'look dice',
      'look training track',
      'look madame',
      'look xyzzy',
      'quit',
    ]);
    expect(err).toBe('');
    expect(out).toContain('Iron Belle\n  Trait, Old Injury');
    expect(out).toMatch(/> look bouncer\nBouncer\n {2}\S/);
    expect(out).toMatch(/Whirl of Steel\n.*different enemy\.\n {2}A set: [MGKD/ ]+\. .*\n {2}Learned for 4/);
    expect(out).toContain('M move, G gun, K knife, D double knife, W wound');
    expect(out).toContain('Points by crosses, from the first: 0 · 0 · 1 · 1 · 2');
    expect(out).toContain('Madame Onyx');
    expect(out).toContain('Nothing called “xyzzy” is known here.');
  });

  test('each phase of Vengeance shows what its decisions need', async () => {
    const { out } = await gravetable(VENGEANCE, [
      '1',
      '1 2 3 4',
      '1',
      ...Array.from({ length: 90 }, () => 'any'),
    ]);
    expect(out).toContain('To learn, each for experience: ');
    expect(out).toContain('Dice: M move, G gun');
    expect(out).toMatch(/The pool pays for: |One die short of /);
    expect(out).toMatch(/; doors to /);
    expect(out).toMatch(/As it stands, the enemies deal (no wound|\d)/);
    expect(out).toMatch(/Score: −?\d+ \(loot/);
  });

  test.each([
    ['cards-of-the-dead', 'look rick', /RUN/],
    ['cards-of-the-dead', 'look crawling', /Hit Point/],
    ['dead-cells', 'look flayed', /Health/],
    ['dead-cells', 'look zombie', /Health/],
    ['dead-keep', 'look footman', /Armor/],
    ['dead-keep', 'look astrid', /Health/],
    ['dead-keep', 'look ogre', /Wounds/],
    ['dead-keep', 'look boss', /> look boss\nBoss\n {2}Sleeps until/],
    ['dead-keep', 'look treasure', /Health Potion/],
    ['dead-keep', 'look objective', /for 5 AP/],
    ['dead-keep', 'look doors', /costs no Action/],
    ['dead-keep', 'look yellow', /AP: Yellow at 7/],
    ['dead-keep', 'look gather mana', /> look gather mana\nGather Mana\n/],
    ['dead-keep', 'look 2R.b', /From here: [^]*\(2R\.a\)/],
    ['lantern-hill', 'look skull', /coin/],
  ])('%s: %s', async (game, asked, expected) => {
    const { out } = await gravetable(['play', game, '--seed', '3'], [asked, 'quit']);
    expect(out.slice(out.indexOf(`> ${asked}`))).toMatch(expected);
  });

  test('many answers stand in groups of one kind', async () => {
    const { out } = await gravetable(VENGEANCE, [
      '1',
      '1 2 3 4',
      '1',
      ...Array.from({ length: 12 }, () => 'any'),
    ]);
    const menus = out.split(/\n(?=\S.*\?)/).map((part) => part.split('\n').slice(1));
    const long = menus.filter((lines) => lines.filter((line) => /^ +\d+ /.test(line)).length > 12);
    expect(long.length).toBeGreaterThan(0);
    for (const lines of long) expect(lines.join('\n')).toMatch(/\n *\d+ .*(?:\n {6,}.*)*\n\n *\d+ /);
  });

  test('French things are found by French names', async () => {
    const { out } = await gravetable([...VENGEANCE, '--lang', 'fr'], ['look videur', 'quitter']);
    expect(out).toMatch(/> look videur\nVideur\n {2}\S/);
  });
});

describe('against the clock', () => {
  test('of 14 answers every one can be typed', () => {
    const whole = (most: number): string[] =>
      Array.from({ length: 20 }, (_, n) => String(n)).filter((typed) => isWhole(typed, most));
    expect(whole(9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(whole(14)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14']);
    expect(whole(0)).toEqual([]);
    expect(isWhole('1 2', 9)).toBe(false);
  });

  test('whoever reads the help stops the clock', async () => {
    const { out } = await gravetable([...VENGEANCE, '--real-time'], ['help', '', '1', 'quit']);
    expect(out).toContain('The clock stands still. Press Enter to go on.');
    expect(out).toContain('plays Shadowman');
  });

  test('VG-RULING-23 bots act at their tempo while a person sits there and types nothing', async () => {
    const two = ['play', 'vengeance', '--seed', '7', '--seats', '2', '--players', 'Ann', '--bot', 'careful'];
    const child = start([...two, '--real-time'], freshHome());
    child.stdin!.write('1\n');
    await heard(child, 'In which order do your items lie');
    child.stdin!.write('1 2 3 4\n');
    await heard(child, 'Which side of the den?');
    child.stdin!.write('1\n');
    const out = await heard(child, 'Player 2 (careful) toughens up');
    expect(out.split('Player 2 (careful) trains: 2 experience.')).toHaveLength(3);
    child.stdin!.end('quit\n');
    expect(await ended(child)).toBe(0);
  });
});
