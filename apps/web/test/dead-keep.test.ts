import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { evenly } from '../src/tables/dead-keep/asking/evenly.ts';
import { chronicleOf } from '../src/tables/dead-keep/chronicle.ts';
import { planOf, type Facts, type TableEvent, type View } from '../src/tables/dead-keep/facts.ts';
import { linesOf, outlineOf } from '../src/tables/dead-keep/map/geometry.ts';
import { stepsOf } from '../src/tables/dead-keep/map/look.ts';
import { beside } from '../src/tables/dead-keep/map/neighbours.ts';
import { inZone, standingIn } from '../src/tables/dead-keep/map/standing.ts';
import { paceOf } from '../src/tables/dead-keep/pace.ts';
import { DEED_KINDS, deedOf } from '../src/tables/dead-keep/sheet/deeds.ts';
import { hasMovedOn } from '../src/table/log/chapters.ts';
import { groupsOf } from '../src/table/log/groups.ts';
import { joinedText } from '../src/table/speech/speech.ts';
import { wordsOf } from '../src/words/index.ts';
import { en } from '../src/tables/dead-keep/words/en.ts';
import { fr } from '../src/tables/dead-keep/words/fr.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const game = gameOf('dead-keep')!;
const facts = game.content!.facts as Facts;

function opened(seats: number, seed: string, quest: string): Session {
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(game, people, { seed, options: { quest } });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

const viewOf = (session: Session): View => session.play.view(0) as View;

function play(session: Session, answers: number, see: (view: View, question: QuestionView) => void): void {
  const below = belowOf('dead keep');
  const bot = botsOf(game).find(({ name }) => name === 'random')!;
  for (let n = 0; n < answers && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat)[0]!;
    see(viewOf(session), question);
    const answer = bot.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, question.id, answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
}

/** The pieces the map draws. */
function drawn(view: View): ReadonlySet<string> {
  const plan = planOf(facts, view);
  return new Set([
    ...plan.zones.map(({ id }) => `zone:${id}`),
    ...plan.doors.map(({ edge }) => `door:${edge}`),
    ...view.party.map(({ id }) => `adventurer:${id}`),
    ...[...standingIn(view).values()].flatMap(({ lying }) => lying.flatMap(({ piece }) => piece ?? [])),
  ]);
}

describe('the parity rule: whatever the game asks can be answered on its own table', () => {
  test.each([
    [1, 'Q01'],
    [2, 'Q06'],
    [3, 'Q10'],
    [4, 'Q12'],
    [1, 'campaign'],
  ])('%i seats, %s', (seats, quest) => {
    const stray: string[] = [];
    const forms = new Set<string>();
    for (const seed of ['a', 'b', 'c'])
      play(opened(seats, `parity ${seed}`, quest), 250, (view, question) => {
        forms.add(question.form);
        if (question.form !== 'one') return; // Divide, Layout, Some and the list lay out every place and item.
        const pieces = drawn(view);
        for (const option of question.options) {
          const { touches, value } = option;
          if (touches.length === 0) continue; // In the bar.
          const onMap = touches.some((piece) => pieces.has(piece));
          const asDeed = DEED_KINDS.has(question.kind) && deedOf(option, facts) !== null;
          const inTray = touches.some(
            (piece) => piece.startsWith('card:') || piece.startsWith('adventurer:'),
          );
          if (!onMap && !asDeed && !inTray)
            stray.push(`${question.kind} ${JSON.stringify(value)} ${touches.join(' ')}`);
        }
        if (DEED_KINDS.has(question.kind)) {
          const left = question.options.filter(
            (option) => deedOf(option, facts) === null && option.touches.length > 0,
          );
          stray.push(...left.map(({ value }) => `no deed for ${JSON.stringify(value)}`));
        }
      });
    expect([...new Set(stray)]).toEqual([]);
    expect(forms).toContain('one');
  });
});

describe('the map', () => {
  test.each(Object.keys(facts.maps))(
    '%s: every Zone stands somewhere, and doors lie on its edges',
    (quest) => {
      const plan = facts.maps[quest]!;
      const { doors, stairs, walls } = linesOf(plan, [], 100);
      expect(doors.map(({ no }) => no).sort((a, b) => a - b)).toEqual(plan.doors.map((_, no) => no));
      expect(stairs).toHaveLength(plan.stairs.length);
      expect(walls.length).toBeGreaterThan(100);
      const cells = plan.zones.flatMap((zone) => zone.cells.map((cell) => cell.join(',')));
      expect(new Set(cells).size).toBe(plan.width * plan.height);
    },
  );

  test('arrows go as the map lies, and come back', () => {
    const plan = facts.maps['Q10']!;
    for (const { id } of plan.zones) {
      const east = beside(plan, id, [1, 0]);
      if (east === null) continue;
      const [from, to] = [
        plan.zones.find((zone) => zone.id === id)!,
        plan.zones.find((zone) => zone.id === east)!,
      ];
      expect(Math.min(...to.cells.map(([x]) => x))).toBeGreaterThan(Math.min(...from.cells.map(([x]) => x)));
    }
    expect(beside(plan, plan.zones[0]!.id, [0, -1])).toBeNull();
  });

  test('all that can be reached has one outline: inner edges are not drawn', () => {
    const plan = facts.maps['Q01']!;
    const whole = outlineOf(plan.zones, 10);
    expect(whole.split('M').length - 1).toBe(2 * (plan.width + plan.height));
  });

  test('fits its window at every size: the whole map is never cut', () => {
    const plan = facts.maps['Q12']!;
    for (const window of [
      { width: 815, height: 556 },
      { width: 390, height: 400 },
      { width: 320, height: 220 },
    ]) {
      const { cell } = stepsOf(window, plan, 'whole');
      expect(cell * plan.height).toBeLessThanOrEqual(Math.max(window.height, 24 * plan.height));
      expect(stepsOf(window, plan, null).cell).toBeGreaterThanOrEqual(cell);
    }
  });

  test('nothing that stands on the board is left out', () => {
    const session = opened(2, 'standing', 'Q10');
    play(session, 200, (view) => {
      const zones = planOf(facts, view).zones.map(({ id }) => inZone(view, id));
      expect(zones.flatMap(({ people }) => people)).toHaveLength(view.party.length);
      expect(zones.flatMap(({ packs }) => packs)).toHaveLength(view.packs.length);
      const lying = zones.flatMap(({ lying: all }) => all).reduce((sum, { n }) => sum + n, 0);
      const tokens = view.treasure.length + view.artifacts.length + view.search.length;
      expect(lying).toBe(tokens + view.objectives.filter(({ taken }) => !taken).length);
    });
  });
});

test('as evenly as can be: all is given, and nobody gets more than they can take', () => {
  const asked = { total: 7, limits: [1, 9, 9] } as unknown as QuestionView;
  expect(evenly(asked)).toEqual([1, 3, 3]);
  expect(evenly({ total: 2, limits: [0, 1] } as unknown as QuestionView)).toEqual([0, 1]);
});

test('a Campaign’s ledger tells how often each Quest was tried, and what it brought home', () => {
  const told = [
    { kind: 'questBegins', quest: 'Q01' },
    { kind: 'earns', n: 40 }, // Sold at the market before it.
    { kind: 'lost', quest: 'Q01' },
    { kind: 'questBegins', quest: 'Q01' },
    { kind: 'won', quest: 'Q01' },
    { kind: 'earns', n: 400 },
    { kind: 'earns', n: 35 },
    { kind: 'questBegins', quest: 'Q02' },
    { kind: 'earns', n: 20 },
  ] as unknown as readonly TableEvent[];
  expect([...chronicleOf(told)]).toEqual([['Q01', { tries: 2, gold: 435 }]]);
});

test('no group of the Enemy Phase takes longer than 600 ms at 1x', () => {
  for (const kind of ['packMoves', 'enemyAttacks', 'stays', 'spawns', 'nextPass', 'wounded'])
    expect(paceOf(kind)).toBeLessThanOrEqual(600);
});

test(
  'the log tells an act with what came of it, in whole sentences of both languages',
  { timeout: 120_000 },
  () => {
    const session = opened(1, 'one line', 'Q01');
    const below = belowOf('one line');
    const careful = botsOf(game).find(({ name }) => name === 'careful')!;
    for (let n = 0; n < 400 && !session.play.over; n++) {
      const pending = session.play.pending[0]!;
      const value = careful.choose(new Look(session.play, pending), below) as Json;
      const told = session.answer(pending.seat, questionsFor(session.play, pending.seat)[0]!.id, value);
      if (isRefusal(told)) throw new Error(told.code);
    }
    const log = session.log(0);
    for (const language of ['en', 'fr'] as const) {
      const words = wordsOf(language, game.text[language], ['P0']);
      const rows = groupsOf({
        log,
        moments: session.moments.map((one) => ({ ...one, seat: 0 })),
        headings: [],
        speaker: words.speaker,
        info: { story: null },
      }).flatMap((group) => group.rows);
      const joined = rows.flatMap((row) =>
        'line' in row && row.lead !== undefined ? [{ ...row, lead: row.lead }] : [],
      );
      const pairs = new Set(joined.map(({ lead, line }) => `${lead.event.kind} ${line.event.kind}`));
      for (const pair of [
        'doorOpens revealed',
        'cardDrawn spawns',
        'searched kept',
        'attacks rolled',
        'eliminated dropsToken',
        'enemyAttacks wounded',
        'moves moves',
      ])
        expect(pairs, language).toContain(pair);
      // Nothing is lost: every line stands in one row.
      const lines = rows.flatMap((row) =>
        'line' in row ? (row.lead === undefined ? [row.line] : [row.lead, row.line]) : [],
      );
      expect(lines).toEqual(log);
      expect(lines.length - rows.filter((row) => 'line' in row).length).toBeGreaterThan(log.length / 8);
      for (const { lead, line } of joined) {
        const said = joinedText(lead.event, line.event, words);
        expect(said).toMatch(/^[\p{Lu}\d«“].*[.!?]$/u);
        expect(said).not.toMatch(/[{}]|\.\./);
      }
    }
  },
);

test('a reason is shown with what was done, not with the phases that follow it', () => {
  const session = opened(1, 'reasons', 'Q01');
  const below = belowOf('reasons');
  const careful = botsOf(game).find(({ name }) => name === 'careful')!;
  const { speaker } = wordsOf('en', game.text.en, ['P0']);
  let seen = 0;
  for (let n = 0; n < 200 && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const value = careful.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, questionsFor(session.play, pending.seat)[0]!.id, value);
    if (isRefusal(told)) throw new Error(told.code);
    const log = session.log(0);
    const lines = log.filter(({ after }) => after === session.count);
    const phase = lines.findIndex(({ event }) => event.kind === 'activationStep');
    if (phase < 1) continue;
    seen++;
    expect(hasMovedOn(log, session.count, lines[0]!, speaker)).toBe(false);
    for (const line of lines.slice(phase)) expect(hasMovedOn(log, session.count, line, speaker)).toBe(true);
    expect(hasMovedOn(log, session.count, null, speaker)).toBe(true);
  }
  expect(seen).toBeGreaterThan(2);
});

test('both languages say the same things', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

test.each([en, fr])('a dark room is called the same on the map and beside it', (words) => {
  expect(words['map.dark']).toBe(words['behind.dark']);
});
