import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  argumentsOf,
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { fieldOf, slotPiece, type View } from '../src/tables/cards-of-the-dead/facts.ts';
import { actedAt } from '../src/table/kit/acting.ts';
import { streetOf } from '../src/tables/cards-of-the-dead/layout.ts';
import { TRAYS } from '../src/tables/cards-of-the-dead/trays.ts';
import { turningPoints } from '../src/tables/cards-of-the-dead/turning.ts';
import { loadTable } from '../src/tables/registry.ts';
import { wordsOf } from '../src/words/index.ts';
import { Sitting } from './drawn.tsx';
import { en } from '../src/tables/cards-of-the-dead/words/en.ts';
import { fr } from '../src/tables/cards-of-the-dead/words/fr.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const game = gameOf('cards-of-the-dead')!;

function opened(seats: number, seed: string, options: { [id: string]: Json } = {}): Session {
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(game, people, { seed, options });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

const viewOf = (session: Session): View => session.play.view(0) as View;

/** Play on with any answer; `see` looks at the table before and after each one. */
function play(session: Session, answers: number, see: (before: View, question: QuestionView) => void): void {
  const below = belowOf('cards of the dead');
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

/** The pieces the table draws for the seat that is asked. */
function drawn(view: View, seat: number): ReadonlySet<string> {
  const own = view.survivors[seat]!;
  const held = [...own.hand, ...own.reserve, own.equipped, own.loaded, own.worn];
  return new Set([
    ...fieldOf(view).flatMap((slot) => (slot.back === null ? [] : [slotPiece(view, slot)])),
    ...view.spaces.map(({ space }) => `space:${space}`),
    ...held.flatMap((card) => (card === null ? [] : [`card:${card.instance}`])),
    ...view.survivors.map((_, at) => `seat:${at}`),
  ]);
}

describe('the parity rule: whatever the game asks can be answered on its own table', () => {
  for (const seats of [1, 2, 3]) {
    test(`${seats} survivors`, () => {
      const stray: string[] = [];
      for (const seed of ['a', 'b', 'c', 'd']) {
        play(opened(seats, `parity ${seed}`), 150, (view, question) => {
          const pieces = drawn(view, question.seat);
          for (const { touches } of question.options) {
            const onTable = touches.length === 0 || touches.some((piece) => pieces.has(piece));
            if (!onTable && !TRAYS.has(question.kind)) stray.push(`${question.kind}: ${touches.join(' ')}`);
          }
          if (question.form === 'order' && !TRAYS.has(question.kind)) stray.push(question.kind);
        });
      }
      expect([...new Set(stray)]).toEqual([]);
    });
  }

  test('every question of the catalogue has its place', () => {
    const kinds = Object.keys(game.text.en).flatMap((id) => (id.startsWith('ask.') ? [id.slice(4)] : []));
    const onPieces = ['turn', 'runSecond', 'scout', 'peek'];
    expect(kinds.filter((kind) => !TRAYS.has(kind) && !onPieces.includes(kind))).toEqual([]);
  });
});

const sceneNow = ({ play }: Session): object => game.scene!(play.state.board, play.seats.length);

describe('the Game turn acted out', () => {
  test('goes from the table before to the table after, line by line, and never shows a card twice', () => {
    const session = opened(1, 'stage');
    const below = belowOf('stage');
    const bot = botsOf(game).find(({ name }) => name === 'random')!;
    let lines = 0;
    for (let n = 0; n < 60 && !session.play.over; n++) {
      const pending = session.play.pending[0]!;
      const id = session.play.idOf(pending);
      const answer = bot.choose(new Look(session.play, pending), below) as Json;
      const count = session.moments.length;
      const frames = [sceneNow(session)];
      session.onTold = ({ open }) => void (open !== null && frames.push(sceneNow(session)));
      const told = session.answer(pending.seat, id, answer);
      session.onTold = null;
      if (isRefusal(told)) throw new Error(told.code);
      const log = session.log(0);
      const snapshot = { log, view: session.play.view(0) };
      for (let left = log.filter(({ after }) => after > count).length - 1; left >= 0; left--) {
        const { view, before, event, acting } = actedAt(snapshot, frames, left, true);
        const line = log[log.length - left - 1]!;
        expect(event).toBe(line.event);
        expect(acting).toBe(left > 0);
        if (acting) expect([view, before]).toMatchObject([frames[line.scene!]!, frames[line.scene! - 1]!]);
        const shown = (view as View).spaces.flatMap(({ card }) => (card === null ? [] : [card.instance]));
        expect(new Set(shown).size).toBe(shown.length);
        lines++;
      }
      expect(actedAt(snapshot, frames, 0, false)).toMatchObject({ view: snapshot.view, event: null });
    }
    expect(lines).toBeGreaterThan(100);
  });
});

describe('the street', () => {
  test('lies inside its frame for every number of survivors, desk and phone', () => {
    for (const seats of [1, 2, 3]) {
      const { main } = viewOf(opened(seats, 'layout'));
      for (const size of [
        { width: 880, height: 342, aside: 190 },
        { width: 390, height: 290, aside: 0 },
        { width: 320, height: 200, aside: 0 },
      ]) {
        for (const { left, top, width, height } of streetOf(main, size)) {
          expect(left).toBeGreaterThanOrEqual(size.aside - 1);
          expect(left + width).toBeLessThanOrEqual(size.width + 1);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual(size.height);
        }
      }
    }
  });
});

describe('a finished game', () => {
  test('has at most three turning points, in order', () => {
    const session = opened(1, 'turning');
    play(session, 400, () => undefined);
    const points = turningPoints(session.log(0), game.story!);
    expect(points.length).toBeLessThanOrEqual(3);
    expect(points.map(({ before }) => before)).toEqual(
      points.map(({ before }) => before).sort((a, b) => a - b),
    );
    expect(points.at(-1)!.worst?.kind).toBe('died');
    expect(points.every(({ lost, detail }) => lost >= 0 && detail.left! >= 0)).toBe(true);
  });

  test('what one decision cost several is not said as if one had paid it', () => {
    const hurt = (who: number, n: number, vitality: number) => ({
      event: { kind: 'hurt', rule: 'CD-DMG-EXP-01', who, n, vitality },
      after: 1,
    });
    const left = (...log: ReturnType<typeof hurt>[]) =>
      turningPoints(log as never, game.story!).map(({ lost, detail }) => [lost, detail.left]);
    expect(left(hurt(0, 5, 7), hurt(1, 5, 1))).toEqual([[10, null]]);
    expect(left(hurt(0, 5, 7), hurt(1, 5, 1), hurt(0, 2, 5))).toEqual([[12, null]]);
    expect(left(hurt(1, 5, 3), hurt(1, 2, 1))).toEqual([[7, 1]]);
    const [alone] = turningPoints([hurt(1, 5, 3)] as never, game.story!);
    expect(alone!.detail.who).toBe(1); // Whoever paid it alone is named.
  });
});

describe('the table in both languages', () => {
  test('French has every sentence of English, with the same names inside', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const [id, message] of Object.entries(en)) {
      expect(argumentsOf(fr[id as keyof typeof en]), id).toEqual(argumentsOf(message));
    }
  });
});

test('with one Action left the bar says that only a walk turns a card over', async () => {
  const { advice } = (await loadTable('cards-of-the-dead'))!;
  const words = wordsOf('en', game.text['en']!, ['Ann']);
  const asked = { kind: 'turn' } as QuestionView;
  const left = (actionsLeft: number) =>
    advice!(asked, { lastWhisper: false, active: 0, survivors: [{ actionsLeft }] }, words, null);
  expect(left(3)).toBe(en['advice.turn']);
  expect(left(1)).toBe(en['advice.last']);
  const second = { kind: 'runSecond' } as QuestionView;
  expect(advice!(second, {}, words, null)).toBe(en['advice.run']);
});

describe('what a newcomer reads', () => {
  /** The first survivor chosen gives the first answer of that kind. */
  async function after(people: number, survivor: string, ...kinds: string[]): Promise<Sitting> {
    const at = await Sitting.at('cards-of-the-dead', people, 'newcomer 3', {
      survivors: [survivor, 'rick'].slice(0, people),
    });
    for (const kind of kinds) {
      const [question] = questionsFor(at.table.session.play, 0);
      const option = question!.options.find(({ said }) => said.id.startsWith(`option.${kind}`));
      const told = at.table.session.answer(0, question!.id, option!.value);
      if (isRefusal(told)) throw new Error(told.code);
    }
    return at;
  }

  test('the Punch takes Agents, and no ammunition is missed beside it', async () => {
    const page = (await after(1, 'dan', 'equip')).drawn(0, 'desk');
    expect(page).toContain(en['no-agent']);
    expect(page).not.toContain(en['no-ammo']);
    expect((await after(1, 'selena', 'equip')).drawn(0, 'desk')).toContain(en['no-ammo']);
  });

  test('the Rifle is switched to what it then is', async () => {
    const page = (await after(1, 'selena', 'equip')).drawn(0, 'desk');
    expect(page).toContain('Switch to Automatic');
    expect((await after(1, 'selena', 'equip', 'flip')).drawn(0, 'desk')).toContain('Switch to Semiautomatic');
  });

  test('where nothing more is said the name of whoever is asked has no colon', async () => {
    const second = (page: string) => page.split('class="second">')[1]!.split('</p>')[0];
    expect(second((await after(2, 'selena')).drawn(0, 'desk'))).toContain('<b>P1: </b>');
    const tray = (await after(2, 'selena', 'track')).drawn(0, 'desk');
    expect(second(tray)).toBe('<b>P1</b>');
  });
});

test('who gives a card up is read under it, and equals of one owner and place are offered once', async () => {
  const below = belowOf('supper');
  const paying = async (n: number): Promise<Sitting | null> => {
    const at = await Sitting.at('cards-of-the-dead', 3, `supper ${n}`);
    const { play } = at.table.session;
    for (let left = 300; left > 0 && !play.over; left--) {
      const { kind, options } = questionsFor(play, play.pending[0]!.seat)[0]!;
      const said = options.map((one) => JSON.stringify(one.said));
      if (kind === 'pay' && new Set(said).size < said.length) return at;
      at.answer(play.pending[0]!, left, below);
    }
    return null;
  };
  let found: Sitting | null = null;
  for (let n = 0; n < 200 && found === null; n++) found = await paying(n);
  const { play } = found!.table.session;
  const { seat } = play.pending[0]!;
  const said = questionsFor(play, seat)[0]!.options.map((one) => JSON.stringify(one.said));
  const page = found!.drawn(seat, 'desk').split('class="cd-tray-cards"')[1]!.split('</ul>')[0]!;
  expect(page.split('<li>')).toHaveLength(new Set(said).size + 1);
  expect(page).toMatch(/<small[^>]*>(Rick|Selena|Dan), (Hand|Reserve)<\/small>/);
});
