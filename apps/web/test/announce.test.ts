import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce, onAnnounce, type Heard } from '../src/table/announce.ts';
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
    expect(heard).toEqual([{ text: '3. 4. 5. 6. 7. 8. 9. 10. Your turn.', more: 2, urgent: false }]);
    announce('Line 6.', 'line');
    vi.advanceTimersByTime(800);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(heard[1]).toEqual({ text: 'Line 6.', more: 0, urgent: false });
  });

  test('danger comes first and by itself, the rest a second later', () => {
    announce('A bell rings.', 'line');
    announce('You are hurt.', 'danger');
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([{ text: 'You are hurt.', more: 0, urgent: true }]);
    vi.advanceTimersByTime(1000);
    expect(heard[1]).toEqual({ text: 'A bell rings.', more: 0, urgent: false });
  });

  test('a reply is never left out', () => {
    announce('Not now.', 'reply');
    for (let n = 1; n <= 9; n++) announce(`${n}.`, 'line');
    vi.advanceTimersByTime(100);
    expect(heard[0]).toEqual({ text: 'Not now. 2. 3. 4. 5. 6. 7. 8. 9.', more: 1, urgent: false });
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
