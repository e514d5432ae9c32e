import { progressText, timeText } from '@gravetable/lab';
import { expect, test } from 'vitest';

test('how far a long command is says rate and time left', () => {
  expect(progressText('kills', 250, 1000, 500)).toBe('250 of 1000 kills · 0.50/s · 25 min 0 s left');
  expect(progressText('messages', 40_000, 1_000_000, 20)).toBe(
    '40000 of 1000000 messages · 2000/s · 8 min 0 s left',
  );
});

test('before anything is done nobody knows how long it takes', () => {
  expect(progressText('kills', 0, 1000, 3)).toBe('0 of 1000 kills · 0.00/s · ? left');
});

test.each([
  [0.2, '1 s'],
  [59.5, '1 min 0 s'],
  [3600, '1.0 h'],
  [-1, '0 s'],
])('%f seconds are %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});
