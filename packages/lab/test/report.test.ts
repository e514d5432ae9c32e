import { argumentsOf, isRefusal, verify, replayed } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { recordOf, reportOf, simulate, type Plan } from '../src/index.ts';
import { reportWords } from '../src/report/words.ts';
import { gameOf, toy } from './toy.ts';

const source = new URL('toy.ts', import.meta.url).href;
const plan: Plan = {
  game: 'toy',
  setups: [
    { seats: 1, options: { goal: 5 }, bots: ['random'] },
    { seats: 2, options: { goal: 3, fault: 'crash' }, bots: ['random'] },
  ],
  games: 40,
  seed: '<script>',
  limit: 300,
  strict: true,
  vary: false,
};

test('a report is one file that says what was played, in plots and in words', async () => {
  const simulated = await simulate(plan, { source });
  const page = reportOf(toy, simulated, { language: 'en', jobs: 1, target: [0.4, 0.5] });
  expect(page).toContain('target 40 to 50');
  expect(page).toContain('1 seat, goal: 5: 100 % of games are won');
  expect(page).toContain('That lies above the target.');
  expect(page).toContain('crashed: race &gt; step @ TY-STEP-04');
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/(src|href)="/);
  expect(page.match(/<svg[^>]*role="img" aria-label="[^"]+"/g)).toHaveLength(2);
  expect(reportOf(toy, simulated, { language: 'fr', jobs: 1, target: null })).toContain('Ce qui a été joué');
});

test('the words of a report are the same in both languages', () => {
  for (const [id, message] of Object.entries(reportWords.en)) {
    expect([id, ...argumentsOf(reportWords.fr[id]!)]).toEqual([id, ...argumentsOf(message)]);
  }
});

test('a seed is written down as the very game that was simulated', async () => {
  const one: Plan = { ...plan, setups: [plan.setups[0]!], games: 1, seed: 's' };
  const { tally } = await simulate(one, { source });
  const record = recordOf({ ...one, seed: 's-0' }, toy);
  expect(record.answers).toHaveLength(tally.setups[0]!.decisions);
  expect(verify(record, gameOf)).toMatchObject({ ok: true });
});

test('a game that fails is written down up to the failure', async () => {
  const faulty: Plan = { ...plan, setups: [plan.setups[1]!] };
  const { tally } = await simulate(faulty, { source });
  const record = recordOf({ ...faulty, seed: tally.failures[0]!.seed }, toy);
  const session = replayed(record, toy);
  expect(isRefusal(session)).toBe(false);
  expect(record.outcome).toBeNull();
});
