import { gameOf } from '@gravetable/catalog';
import { isRefusal, readRecord, refuse } from '@gravetable/kernel';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { momentOf, type MomentName } from '../browser/vengeance-moments.ts';
import { engineOf } from '../src/engine/client.ts';
import { TableHost } from '../src/engine/host.ts';
import { PRESETS, type Way } from '../src/presets.ts';
import { metaOf } from '../src/saves/meta.ts';
import { Asking } from '../src/table/asking/Asking.tsx';
import { TableProvider } from '../src/table/context.tsx';
import { emptyDraft } from '../src/table/store/draft.ts';
import { tableStore } from '../src/table/store/store.ts';
import { ShopTile } from '../src/tables/vengeance/AbilityTile.tsx';
import type { Facts, PlayerView, View } from '../src/tables/vengeance/facts.ts';
import table from '../src/tables/vengeance/index.tsx';
import { Actions, actsIn } from '../src/tables/vengeance/flash/FlashBoard.tsx';
import { RollBoard } from '../src/tables/vengeance/roll/RollBoard.tsx';
import { ClockRing } from '../src/tables/vengeance/roll/Ring.tsx';
import { followPool, useHand } from '../src/tables/vengeance/roll/hand.ts';
import { HeroPreview, HeroSheet } from '../src/tables/vengeance/setup/HeroSheet.tsx';
import { useSettings } from '../src/settings.ts';
import { sitDown } from '../src/way.ts';
import { wordsOf } from '../src/words/index.ts';

/*
 * What a newcomer lacked when trying the game, and must find on screen, phase by phase: the parts of the table are drawn
 * as a desk draws them, at moments of real games, and read. `src/tables/vengeance/README.md` has the list.
 */

vi.hoisted(() => {
  const none = () => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', {
    hidden: false,
    querySelector: () => null,
    addEventListener: none,
    removeEventListener: none,
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1100px'),
    addEventListener: none,
    removeEventListener: none,
  }));
});
vi.mock('../src/saves/db.ts', () => import('./shelf.ts'));

const game = gameOf('vengeance')!;
const facts = game.content.facts as unknown as Facts;
const words = wordsOf('en', game.text.en, ['Player 1', 'Player 2', 'Player 3', 'Player 4']);
const name = (id: string): string => words.speaker.find(id) ?? id;

/** What is drawn, as it is read: words and names, without the tags; and how often something is drawn. */
class Drawn {
  constructor(readonly html: string) {}

  get text(): string {
    // A key that is drawn on a piece is a letter by nature.
    const named = this.html
      .replaceAll(/<kbd.*?<\/kbd>/g, '')
      .replaceAll(/<[^>]*? aria-label="([^"]*)"[^>]*>/g, ' [$1] ');
    return named
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
  }

  /** How many elements wear all of these classes. */
  count(...classes: readonly string[]): number {
    const worn = [...this.html.matchAll(/ class="([^"]*)"/g)].map(([, all]) => new Set(all!.split(' ')));
    return worn.filter((all) => classes.every((one) => all.has(one))).length;
  }
}

let scenes = 0;

/** A moment of a real game, at the table; `change` shows what no game at hand comes to. */
async function scene(
  moment: MomentName,
  change: (me: PlayerView) => Partial<PlayerView> = () => ({}),
  way: Way = PRESETS.table,
  also: Partial<View> = {},
) {
  const record = readRecord(momentOf(moment));
  if (isRefusal(record)) throw new Error(record.code);
  const id = `scene-${++scenes}`;
  const engine = engineOf(new TableHost(gameOf));
  await engine.bring(record, metaOf(id, id, record));
  const opened = await engine.resume(id);
  if ('trouble' in opened) throw new Error(moment);
  sitDown({ ...way, speed: 'instant' }, () => undefined);
  Object.assign(useSettings.getInitialState(), way); // What is drawn without a page follows the settings it began with.
  const seen = await engine.look(0);
  const view = structuredClone(seen.view) as View & { players: PlayerView[] };
  Object.assign(view, also);
  view.players[0] = { ...view.players[0]!, ...change(view.players[0]!) };
  const store = tableStore({ engine, opened, snapshot: { ...seen, view }, review: false });
  await store.getState().begin();
  // What is drawn without a page is drawn from the first state.
  Object.assign(store, { getInitialState: store.getState });
  const me = view.players[0];
  followPool(`0 ${view.round}`, me.pool, me.poolLimit);
  const draw = <P extends object>(part: ComponentType<P>, props: P): Drawn =>
    new Drawn(
      renderToStaticMarkup(createElement(TableProvider, { store, children: createElement(part, props) })),
    );
  const empty = useHand.getInitialState();
  const before = { ...empty };
  Object.assign(empty, useHand.getState());
  const drawn = {
    view,
    me,
    question: store.getState().question(),
    store,
    draw,
    board: draw(table.Board, {}),
    own: draw(table.Own, {}),
    bar: draw(table.BarExtra!, {}),
  };
  Object.assign(empty, before);
  return drawn;
}

describe('set-up', () => {
  test('every hero has its line and its trait', async () => {
    const { board } = await scene('heroes');
    for (const { name: hero, trait } of Object.values(facts.HEROES))
      for (const said of [hero, trait.name, trait.text]) expect(board.text).toContain(name(said));
  });

  test('the eight tiles and four items of any hero, pointed at or up close', async () => {
    const { draw } = await scene('heroes');
    for (const { id, abilities, items } of Object.values(facts.HEROES))
      for (const part of [HeroPreview, HeroSheet]) {
        const { text } = draw(part, { hero: id });
        for (const tile of [...abilities, ...items]) expect(text).toContain(name(tile.name));
        for (const { price } of abilities) expect(text).toContain(` ${price} `);
      }
  });

  test('a hero that is chosen and asked about once more shows what it brings', async () => {
    const { draw, question, store } = await scene('heroes');
    store.setState({ draft: { ...emptyDraft(question!), picks: [1] } });
    const { abilities } = facts.HEROES[question!.options[1]!.value as keyof typeof facts.HEROES];
    const { text } = draw(table.Own, {});
    for (const tile of abilities) expect(text).toContain(name(tile.name));
  });

  test('the four items lie with what they do, and the eight tiles beside them', async () => {
    const { board } = await scene('items');
    const { items, abilities } = facts.HEROES.ironBelle;
    for (const item of items) expect(board.text).toContain(`${name(item.name)} ${name(item.text)}`);
    for (const tile of abilities) expect(board.text).toContain(name(tile.name));
  });

  test('the boss with text and health, and both maps of the den', async () => {
    const { board, me } = await scene('sides');
    const boss = facts.BOSSES[me.boss!.id];
    expect(board.text).toContain(name(boss.text));
    expect(board.text).toContain(`${boss.health} health`);
    expect(board.count('vg-small-plan')).toBe(2);
    for (const side of ['1', '2']) expect(board.text).toContain(name(`den.${me.board}${side}`));
  });
});

describe('Flashback', () => {
  test('each face and the free slot, spent or open', async () => {
    const { board, view, me } = await scene('planLater');
    const slots = [...view.flash.map((face) => name(`flashback.${face}`)), 'Free action'];
    expect(me.slots).toContain(true);
    expect(me.slots).toContain(false);
    slots.forEach((slot, at) =>
      expect(board.text).toContain(`[${slot}, ${me.slots[at] === true ? 'used' : 'open'}]`),
    );
  });

  test('experience, and the shop with price, dice and effect', async () => {
    const { board, me } = await scene('planLater');
    expect(board.text).toContain(`${me.experience} experience to spend`);
    for (const { name: title, text, dice, price, id } of facts.HEROES[me.hero!].abilities) {
      const held = me.abilities.find((one) => one.id === id)!.onBoard;
      const label = new RegExp(
        `\\[${name(title)}\\. ${name(text).replaceAll(/[.()]/g, String.raw`\$&`)}.*?${dice.length > 0 ? 'Needs ' : ''}.*?${held ? 'On board' : `${price} experience`}`,
        'i',
      );
      expect(board.text).toMatch(label);
    }
  });

  test('what training would bring within reach', async () => {
    const { draw, me } = await scene('plan');
    const dear = facts.HEROES[me.hero!].abilities.find(({ price }) => price > me.experience)!;
    const ability = me.abilities.find(({ id }) => id === dear.id)!;
    const tile = (experience: number): Drawn =>
      draw(ShopTile, { player: me, ability, after: { ...me, experience } });
    expect([dear.price - 1, dear.price].map((then) => tile(then).count('vg-shop', 'then'))).toEqual([0, 1]);
  });

  test('recon spaces: none, half, full', async () => {
    const { draw, me } = await scene('plan');
    const big = facts.HEROES[me.hero!].abilities.find(({ recon }) => recon === 2)!;
    const ability = me.abilities.find(({ id }) => id === big.id)!;
    const marks = (['none', 'half', 'marked'] as const).map((recon) => {
      const tile = draw(ShopTile, { player: me, ability: { ...ability, recon } });
      return [tile.count('marked'), /Half scouted|Scouted/.exec(tile.text)?.[0] ?? ''];
    });
    expect(marks).toEqual([
      [0, ''],
      [1, 'Half scouted'],
      [2, 'Scouted'],
    ]);
  });

  test('item squares, health, and what the tracks are worth now and next', async () => {
    // Where the next mark is worth more.
    const { own, me } = await scene('planLater', () => ({ trained: 4, experience: 2, loot: 1 }));
    const spent = me.items.reduce((sum, item) => sum + item.marked - item.charges, 0);
    const marked = me.items.reduce((sum, item) => sum + item.charges, 0);
    expect([own.count('spent'), own.count('vg-squares')]).toEqual([spent, 4]);
    expect(
      own.html
        .match(/vg-squares" aria-hidden="true">.*?<\/span>/g)!
        .join('')
        .match(/"marked"/g) ?? [],
    ).toHaveLength(marked);
    expect(own.count('vg-heart')).toBe(me.health.length);
    expect(own.count('vg-heart', 'wound')).toBe(me.health.filter((space) => space === 'wound').length);
    const { values } = facts.TRAINING_TRACK;
    expect(values[me.trained + 2]).toBeGreaterThan(values[me.trained]!);
    expect(own.text).toMatch(
      new RegExp(`Training: [^\\]]* worth ${values[me.trained]}, ${values[me.trained + 2]} after`),
    );
    expect(own.text).toMatch(
      new RegExp(
        `Loot: [^\\]]* worth ${facts.LOOT_TRACK.values[me.loot]}, ${facts.LOOT_TRACK.values[me.loot + 1]} with`,
      ),
    );
    expect(own.count('next')).toBe(2);
  });

  test('a die that can become anything offers loot first, and every other action is one press away', async () => {
    const { draw, question, me } = await scene('loot');
    const acts = actsIn(question, (what) => what.do === 'loot' && what.room === me.lootable[0]);
    const tabs = draw(Actions, { question: question!, acts, byTab: true });
    expect(tabs.text).toMatch(/\[A flashback action\] Loot Training Purchase Healing Recon \[Loot\]/);
    expect(tabs.text).toContain('Mark the next Loot space');
    expect(tabs.text).not.toContain('Mark two experience spaces');
  });

  test('of two dice that show the same the bar offers one', async () => {
    const { store, question, draw } = await scene('plan');
    const { options } = question!;
    const [first] = options.filter(({ said }) => said.id === 'option.act');
    const die = (n: number) => ({ ...first!, said: { ...first!.said, args: { ...first!.said.args, n } } });
    const left = { ...question!, options: [die(2), die(3), options.at(-1)!] };
    store.setState({ question: () => left, pointless: table.pointless! });
    const { text } = draw(Asking, { module: table });
    expect(text).toContain('Die 2: ');
    expect(text).not.toContain('Die 3: ');
  });

  test('a warning before Done leaves actions unused', async () => {
    const { bar, me } = await scene('planLater');
    const open = me.slots.filter((used) => !used).length;
    expect(bar.text).toContain(`Done, leaving ${open} possibilities unused`);
  });
});

describe('Rolling', () => {
  test('the supply, and the own pool with its wounds locked', async () => {
    const { board, view, me } = await scene('wound');
    expect(board.text).toContain(`${view.supply} dice left of ${view.dice} in all`);
    expect(board.count('vg-pips')).toBe(1);
    expect(board.count('full')).toBe(view.supply);
    const wounds = me.pool.split('W').length - 1;
    expect(wounds).toBeGreaterThan(0);
    expect(board.count('vg-big')).toBe(me.pool.length);
    expect(board.text.match(/\[\d: Wound, locked\]/g)).toHaveLength(wounds);
    // A press places it: the answer lies here, and no phone opens its sheet for it.
    expect(board.html.match(/data-answer="true"/g)).toHaveLength(wounds);
  });

  test('what can be paid now, and what is one die short and of which', async () => {
    const { board, question, me } = await scene('roll');
    const payable = new Set(
      question!.options.flatMap(({ value }) =>
        (value as { to?: string }).to === undefined ? [] : [(value as { to: string }).to],
      ),
    );
    expect(board.count('vg-tile', 'payable')).toBe(payable.size);
    expect(board.text.match(/Your dice pay for it/g)).toHaveLength(payable.size);
    const short = me.abilities.filter(
      ({ closed, filled }) => closed === null && filled.filter((one) => !one).length === 1,
    );
    expect(short.length).toBeGreaterThan(0);
    expect(board.text).toContain('1 short');
    expect(board.text).toMatch(/Still missing: \w+/);
    // Also where sets lie already.
    const again = await scene('roll', ({ sets }) => ({
      sets: short.map(({ id }) => ({ ...sets[0]!, ability: id })),
    }));
    expect(again.board.count('vg-count')).toBe(short.length);
    expect(again.board.count('vg-short')).toBe(short.length);
  });

  test('where no forecasts are wanted, nothing tells what the dice pay for, and it can be pressed all the same', async () => {
    const { board, me, view, question } = await scene('roll', () => ({}), PRESETS.strict);
    expect(me.abilities.some(({ filled }) => filled.includes(true))).toBe(true);
    for (const light of ['payable', 'filled', 'vg-short', 'lit-available'])
      expect(board.count(light)).toBe(0);
    expect(board.text).not.toMatch(/pay for it|still missing/);
    const advice = (): string | null => table.advice!(question!, view, words, null);
    expect(advice()).toBeNull();
    expect(board.count('piece', 'vg-tile')).toBe(me.abilities.filter(({ onBoard }) => onBoard).length);
    expect(board.html.match(/<button[^>]* class="piece vg-tile"/g)).toHaveLength(3);
    await scene('roll');
    expect(advice()).toMatch(/payable/);
  });

  test('sets so far, one’s own and those of the others', async () => {
    const { board, draw, me, view } = await scene('race');
    const own = new Set(me.sets.map(({ ability }) => ability));
    expect(board.count('vg-count')).toBe(own.size);
    expect(draw(table.SeatBody!, { seat: 1 }).text).toContain(`${view.players[1]!.sets.length} sets placed`);
  });

  test('free health spaces, while a wound is locked', async () => {
    const { board, me } = await scene('wound');
    const free = me.health.filter((space) => space === 'free').length;
    expect(board.text).toContain(`one on a health space frees the others (${free} free)`);
    const one = await scene('wound', () => ({ pool: 'RW' }));
    expect(one.board.text).toContain(`place a set or give it a health space (${free} free)`);
  });

  test('the budget of rolls in calm; whose turn it is with others', async () => {
    const alone = await scene('rollSolo');
    const { budget, rolls } = alone.view.solo!;
    expect(alone.board.text).toContain(`${budget - rolls} rolls of ${budget}`);
    expect((await scene('roll')).board.text).toContain('Player 1 rolls');
  });

  test('the time: it starts with the first roll, and is up when it is up', async () => {
    const { draw, view, me } = await scene('rollSolo');
    const ring = (taking: boolean) => draw(ClockRing, { view: { ...view, calm: false, taking } });
    expect(ring(true).text).toContain('0:45');
    const solo = { ...view.solo!, rolls: 0 };
    const before = draw(RollBoard, { view: { ...view, calm: false, solo }, player: me, event: null });
    expect(before.text).toContain('Time starts with the first roll.');
    expect(ring(false).text).toContain('Time is up.');
    const last = draw(RollBoard, { view: { ...view, supply: 1 }, player: me, event: null });
    expect(last.text).toContain('1 die left');
  });

  test('a race that was lost outright: nothing is taken, and the strip says so with its rule', async () => {
    const { draw, view, me, store } = await scene('roll');
    const strip = (): string => draw(RollBoard, { view, player: me, event: null }).text;
    expect(strip()).not.toContain('Somebody was first');
    store.setState({ refusal: refuse('SUPPLY_EMPTY', 'VG-RULING-16') });
    expect(strip()).toContain(
      'Somebody was first: no die is left. The empty places stay empty. VG-RULING-16',
    );
  });

  test('who stopped, and who is spent', async () => {
    for (const stand of ['stopped', 'spent'] as const) {
      const { board, draw } = await scene('roll', () => ({ stand }));
      expect(draw(table.SeatBody!, { seat: 0 }).text).toContain(stand);
      expect(board.text).toContain(
        stand === 'stopped' ? 'You have stopped.' : 'You can do nothing more with dice.',
      );
    }
  });
});

describe('Fighting', () => {
  test('doors, and the rooms that can be reached', async () => {
    const { board, question, me } = await scene('move');
    for (const room of me.rooms)
      for (const door of room.doors) {
        const where = `${name(`room.${me.den}.${room.id}`)}\\.[^\\]]*Doors to [^\\]]*${name(`room.${me.den}.${door}`)}`;
        expect(board.text).toMatch(new RegExp(where));
      }
    expect(board.count('vg-room', 'lit-available')).toBe(question!.options.length);
  });

  test('bouncers, and evaded marks', async () => {
    const evade = (me: PlayerView): Partial<PlayerView> => ({
      rooms: me.rooms.map((room) => ({
        ...room,
        enemies: room.enemies.map((one) =>
          one.type === 'bouncer' && one.state === 'active' ? { ...one, state: 'evaded' } : one,
        ),
      })),
    });
    const before = await scene('hit');
    expect(before.board.text).toContain('bouncer bars the way');
    expect(before.board.text).toMatch(/\[Bouncer, /);
    expect(before.board.count('vg-evaded')).toBe(0);
    const after = await scene('hit', evade);
    expect(after.board.count('vg-evaded')).toBeGreaterThan(0);
    expect(after.board.text).toMatch(/\[Bouncer, [^\]]*evaded\]/);
  });

  test('a bouncer that holds one here', async () => {
    expect((await scene('fight', () => ({ held: true }))).own.text).toContain(
      'A bouncer holds you in this room.',
    );
    expect((await scene('fight', () => ({ held: false }))).own.text).not.toContain('A bouncer holds you');
  });

  test('sources left, with their charges, and which effect of how many', async () => {
    const { own, me } = await scene('fight');
    const left = me.sets.filter(({ used }) => !used).map(({ ability, dice }) => `${ability} ${dice}`);
    const scouted = me.abilities.filter(({ recon }) => recon === 'marked').length;
    // Equal ones lie on each other, with their number.
    expect(new Set(left).size).toBeLessThan(left.length);
    expect(own.count('vg-set') - own.count('vg-set', 'used')).toBe(new Set(left).size + scouted);
    const times = own.html.match(/(?<=vg-times"> ×)\d/g)!.map(Number);
    expect(times.reduce((sum, n) => sum + n - 1, 0)).toBe(left.length - new Set(left).size);
    for (const { id, charges } of me.items)
      expect(own.text).toMatch(
        new RegExp(`\\[${name(`item.${id}`)}[^\\]]*${['No', 'One'][charges] ?? charges} charge`),
      );
    const hit = await scene('hit');
    expect(table.advice!(hit.question!, hit.view, words, null)).toBe('Brass Knuckles, effect 1 of 1.');
  });

  test('an objective that is met says to go there', async () => {
    const met = (me: PlayerView): Partial<PlayerView> => ({
      rooms: me.rooms.map((room) =>
        room.objective === null
          ? room
          : { ...room, objective: { ...room.objective, have: room.objective.need } },
      ),
    });
    const open = (await scene('fight')).me.rooms.filter(
      ({ objective }) => objective !== null && !objective.marked && !objective.lost,
    ).length;
    expect(open).toBeGreaterThan(0);
    expect((await scene('fight')).board.text).not.toContain('go there');
    expect((await scene('fight', met)).board.text.match(/\(go there\), \d/g)).toHaveLength(open);
  });

  test('why the boss is safe', async () => {
    const { board, me } = await scene('hit');
    expect(me.boss!.guards).toBeGreaterThan(0);
    expect(board.text).toContain(`shielded by ${me.boss!.guards} guards`);
    expect(board.text).toMatch(
      new RegExp(
        `\\[${name(`boss.${me.boss!.id}`)}, [^\\]]*${name(`refusal.${me.boss!.safe!.code}`).slice(0, 12)}`,
      ),
    );
  });

  test('targets are told apart', async () => {
    const { board, question } = await scene('hit');
    expect(question!.options.length).toBe(2);
    expect(board.text).toContain('[Henchman 1, Bar');
    expect(board.text).toContain('[Henchman 2, Bar');
    expect(board.count('vg-enemy', 'lit-available')).toBe(2);
  });

  test('the wounds to expect if one stops here', async () => {
    const { own, me } = await scene('hit');
    expect(me.due!.wounds).toBeGreaterThan(0);
    expect(own.text).toContain(`If you end now: ${me.due!.wounds} wounds.`);
    // What is told of each kind of enemy adds up: more may come than there is room for.
    const due = { ...me.due!, henchman: 1, gunman: 2, boss: 2, guarded: 0, wounds: 2 };
    const crowded = await scene('hit', () => ({ due }));
    expect(crowded.own.text).toContain(
      'If you end now: 2 wounds. 1 from henchmen, 2 from gunmen, 2 from the boss (3 beyond free health).',
    );
  });

  test('what guards keep off finds no fault with the room that is left', async () => {
    const { me } = await scene('hit');
    const due = { ...me.due!, henchman: 2, gunman: 0, boss: 0, guarded: 1, wounds: 1 };
    const { own } = await scene('hit', () => ({ due }));
    expect(own.text).toContain('2 from henchmen (1 kept off).');
  });
});

describe('Resolution', () => {
  test('icons to collect, room by room, and what for', async () => {
    const { board, me } = await scene('loot');
    expect(me.lootable.length).toBe(2);
    expect(board.count('vg-lootable')).toBe(2);
    for (const room of me.lootable) expect(board.text).toContain(`${name(`room.${me.den}.${room}`)} `);
    for (const action of ['training', 'purchase', 'healing', 'recon', 'loot'])
      expect(board.text).toMatch(new RegExp(`A flashback action\\].* ${name(`flashback.${action}`)} `));
  });

  test('what loot is taken on lies there: tracks in place of used sets', async () => {
    const { own } = await scene('loot');
    expect(own.count('vg-track')).toBe(2);
    expect(own.count('vg-set')).toBe(0);
  });

  test('once the den has answered, it is not foretold again', async () => {
    const due = ({ due }: PlayerView) => ({ due: { ...due!, wounds: 3, gunman: 3, beating: true } });
    expect((await scene('fight', due)).own.text).toContain('If you end now: 3 wounds');
    const answered = await scene('fight', due, PRESETS.table, { phase: 'resolution' });
    expect(answered.own.text).not.toMatch(/wounds|Beating/);
  });

  test('wounds by enemy, and a Beating foretold', async () => {
    const { own } = await scene('loot', (me) => ({
      due: { ...me.due!, wounds: 3, henchman: 2, gunman: 1, boss: 0, beating: true },
    }));
    expect(own.text).toMatch(/The den answers: 3 wounds.*2 from henchmen, 1 from gunmen/);
    expect(own.text).toContain('a Beating');
    const calm = await scene('loot', (me) => ({ due: { ...me.due!, wounds: 0, beating: false } }));
    expect(calm.own.text).toContain('The den answers: no wound');
    expect(calm.own.text).not.toContain('a Beating');
  });
});

describe('the end', () => {
  test('the score by line with its rule, the target, and the way out', async () => {
    const { board, me, view } = await scene('over');
    for (const line of ['01', '02', '03', '04', '05', '06']) expect(board.text).toContain(`VG-SCORE-${line}`);
    expect(board.text).toContain(`Total ${me.score!.total}`);
    expect(board.text).toContain(`${me.score!.total} points; ${view.solo!.target} were to be reached`);
    expect(board.count('vg-route', 'vg-escape')).toBe(1);
  });

  test('the tie-break among several', async () => {
    expect((await scene('overFour')).board.text).toContain('Free health (breaks ties)');
  });
});

test('dice are never letters', async () => {
  for (const moment of ['fresh', 'roll', 'wound', 'race', 'fight', 'hit', 'loot'] as const) {
    const { board, own, bar, draw } = await scene(moment);
    const drawn = [board, own, bar, draw(table.SeatBody!, { seat: 0 })];
    for (const { text } of drawn)
      expect(text).not.toMatch(/\b[MGKDWu]{2,}\b|(?<![\w’'(])[MGKDWu](?![\w’'.)-])/);
  }
});
