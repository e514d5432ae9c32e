import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce, count, onAnnounce, type Heard } from '../src/table/speech/announce.ts';
import { moreText } from '../src/table/speech/speech.ts';
import { wordsOf } from '../src/words/index.ts';
import { endangers as deadCells } from '../src/tables/dead-cells/readouts.ts';
import { endangers as cardsOfTheDead } from '../src/tables/cards-of-the-dead/readouts.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

describe('what a screen reader hears', () => {
  let heard: Heard[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    onAnnounce((one) => heard.push(one));
  });
  afterEach(() => {
    onAnnounce(null);
    vi.useRealTimers();
  });

  test('comes once a second; of many lines the last eight are read and the others counted', () => {
    for (let n = 1; n <= 10; n++) announce(`${n}.`, 'line');
    announce('Your turn.', 'turn');
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([
      { text: '3. 4. 5. 6. 7. 8. 9. 10. Your turn.', more: { rest: 2 }, urgent: false },
    ]);
    announce('Line 6.', 'line');
    vi.advanceTimersByTime(800);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(heard[1]).toEqual({ text: 'Line 6.', more: {}, urgent: false });
  });

  test('danger comes first and by itself, the rest a second later', () => {
    announce('A bell rings.', 'line');
    announce('You are hurt.', 'danger');
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([{ text: 'You are hurt.', more: {}, urgent: true }]);
    vi.advanceTimersByTime(1000);
    expect(heard[1]).toEqual({ text: 'A bell rings.', more: {}, urgent: false });
  });

  test('a reply is never left out', () => {
    announce('Not now.', 'reply');
    for (let n = 1; n <= 9; n++) announce(`${n}.`, 'line');
    vi.advanceTimersByTime(100);
    expect(heard[0]).toEqual({ text: 'Not now. 2. 3. 4. 5. 6. 7. 8. 9.', more: { rest: 1 }, urgent: false });
  });
});

describe('lines that are only counted', () => {
  let heard: Heard[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    onAnnounce((one) => heard.push(one));
  });
  afterEach(() => {
    onAnnounce(null);
    vi.useRealTimers();
  });

  test('go with the next thing that is spoken, and not with danger', () => {
    count('fight');
    vi.advanceTimersByTime(2000);
    count('fight');
    count('loot');
    expect(heard).toEqual([]);
    announce('You are hurt.', 'danger');
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([{ text: 'You are hurt.', more: {}, urgent: true }]);
    announce('Your turn.', 'turn');
    vi.advanceTimersByTime(1000);
    expect(heard[1]).toEqual({ text: 'Your turn.', more: { fight: 2, loot: 1 }, urgent: false });
    vi.advanceTimersByTime(20_000);
    expect(heard).toHaveLength(2);
  });

  test('are counted together with lines there was no time for', () => {
    count('fight');
    for (let n = 1; n <= 9; n++) announce(`${n}.`, 'line', 'loot');
    vi.advanceTimersByTime(100);
    expect(heard[0]?.more).toEqual({ fight: 1, loot: 1 });
  });

  test('are told by themselves when all is quiet, a second after the message before at the earliest', () => {
    count('harm');
    vi.advanceTimersByTime(3500);
    announce('You are hurt.', 'danger');
    vi.advanceTimersByTime(1049);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(heard[1]).toEqual({ text: '', more: { harm: 1 }, urgent: false });
    vi.advanceTimersByTime(20_000);
    expect(heard).toHaveLength(2);
  });

  test('at whatever pace things happen, there is at most one message a second', () => {
    const times: number[] = [];
    onAnnounce(() => times.push(Date.now()));
    for (let n = 0; n < 200; n++) {
      if (n % 3 === 0) count('fight');
      else announce(`${n}.`, n % 20 === 1 ? 'danger' : 'line', 'harm');
      vi.advanceTimersByTime(37);
    }
    vi.advanceTimersByTime(10_000);
    const gaps = times.slice(1).map((time, at) => time - times[at]!);
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  });

  test('are told by kind, and without a kind where the game names none', () => {
    expect(moreText({}, wordsOf('en'))).toBe('');
    expect(moreText({ rest: 1 }, wordsOf('en'))).toBe('1 more line is in the log.');
    expect(moreText({ loot: 1, fight: 2 }, wordsOf('en'))).toBe(
      '3 more lines are in the log. Fights: 2; Loot and gear: 1.',
    );
    expect(moreText({ fight: 2, rest: 1 }, wordsOf('fr'))).toMatch(
      /^3 .*\. Combats\u00a0: 2\u202f; Tout le reste\u00a0: 1\.$/,
    );
  });
});

describe('own danger', () => {
  test('in Dead Cells is what befalls the own Beheaded, and nobody else’s', () => {
    const view = {
      heroes: [
        { seat: 0, who: 'flayed' },
        { seat: 1, who: 'quartered' },
      ],
    };
    const hit = { kind: 'beheadedHit', beheaded: 'flayed', n: 1 };
    expect(deadCells(hit, view, 0)).toBe(true);
    expect(deadCells(hit, view, 1)).toBe(false);
    expect(deadCells({ kind: 'enemyHit', beheaded: 'flayed' }, view, 0)).toBe(false);
  });

  test('in Cards of the Dead is what befalls the own survivor', () => {
    const hurt = { kind: 'hurt', who: 1, survivor: 'dan', n: 2, vitality: 3 };
    expect(cardsOfTheDead(hurt, {}, 1)).toBe(true);
    expect(cardsOfTheDead(hurt, {}, 0)).toBe(false);
  });
});
