// Careful says why: its answers in Combat and on the way have a reason, in every language, and each is held to the table.
import { belowOf, isRefusal, Look, type One, open, Speaker, type Play } from '@gravetable/kernel';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { chart } from '../src/biome/map.ts';
import { careful } from '../src/bots/careful.ts';
import { outcomesOf, type Outcome } from '../src/bots/forecast.ts';
import { worthOf } from '../src/bots/habits.ts';
import { equipWorth, scrollWorth } from '../src/bots/travelling.ts';
import { cardWorth, enemyLeft, itemWorth, leftOf } from '../src/bots/worth.ts';
import { boughtCard, combatCard, combatNo, equipmentCard, equipmentNo, foeCard } from '../src/box/box.ts';
import { biomes } from '../src/cards/biomes/index.ts';
import { deadCells } from '../src/index.ts';
import type { State } from '../src/schema.ts';
import type { Board, Enemy, Hero } from '../src/state.ts';
import { healthOf, isImmune, lineOf, SPACES } from '../src/table.ts';
import { iconsSaid } from '../src/view/printed.ts';

interface Args {
  readonly n: number;
  readonly of: number;
  readonly more: number;
  readonly who: { readonly id: string };
  readonly foe: { readonly id: string };
  readonly what: { readonly id: string };
  readonly next: { readonly id: string };
  readonly card: { readonly id: string };
  readonly round: number;
  readonly shields: number;
  readonly poison: number;
}
interface Given {
  readonly board: Board;
  readonly ask: One<unknown>;
  readonly answer: never;
  readonly args: Args;
  readonly about: { readonly [key: string]: unknown };
  readonly found: readonly Outcome[];
}
type Claim = (given: Given) => boolean;

const enemyAt = ({ board, answer }: Given): Enemy => board.combat!.enemies[SPACES.indexOf(answer)]!;
const hurtIn = ({ heroes }: Board): boolean => heroes.some(({ damage }) => damage > 0);
const heroOf = ({ board, answer }: Given): Hero =>
  board.heroes[typeof answer === 'number' ? answer : (answer as { who: number }).who]!;
/** What is healed meanwhile is no loss. */
const lostIn = (one: Given['found'][number] | undefined): number => Math.max(0, one!.lost);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Nothing else that was offered weighs more. */
const weighsMost: Claim = ({ board, ask, answer }) => {
  const worth = worthOf(board, ask, answer)!;
  return ask.options.every((one) => worthOf(board, ask, one)! <= worth);
};

/** The Beheaded named is the one meant, with as much Health as is said. */
const named: Claim = (given) => {
  const hero = heroOf(given);
  const { who, n, of } = given.args;
  return who.id === `beheaded.${hero.who}` && n === leftOf(hero) && of === healthOf(hero);
};
const together: Claim = ({ board: { heroes }, args }) =>
  args.n === sumOf(heroes.map(leftOf)) && args.of === sumOf(heroes.map((hero) => healthOf(hero)));

function shapeAt({ board }: Given, id: string): string {
  const space = biomes[board.biome!.id].spaces.find((one) => one.id === id)!;
  if (space.kind === 'tile') return `shape.${space.shape}`;
  return space.kind === 'exit' ? `shape.exit.${space.to}` : 'shape.junction';
}

/** What each sentence claims, held against the table it was given at. What only tells of weighing is held to the weighing. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'reason.unhurt': (given) => !hurtIn(given.board) && weighsMost(given),
  'reason.waived': ({ answer, args }) => args.card.id === boughtCard((answer as { use: number }).use).name,
  'reason.noLantern': ({ answer, args, about }) => answer === 'no' && args.n === about['n'],
  'reason.noChallenge': ({ board: { heroes }, args }) =>
    heroes.some(
      (hero) =>
        hero.damage > 0 &&
        args.who.id === `beheaded.${hero.who}` &&
        args.n === leftOf(hero) &&
        args.of === healthOf(hero),
    ),
  'reason.target': weighsMost,
  'reason.skill': weighsMost,
  'reason.roundZero': weighsMost,
  'reason.slot': weighsMost,
  'reason.slotLine': ({ board, ask, answer, args }) => {
    const { card } = answer as { card: number };
    const { round } = board.combat!;
    return (
      args.round === round &&
      board.heroes.some(
        (hero) =>
          hero.seat === ask.seat &&
          isDeepStrictEqual(
            args.what,
            iconsSaid(lineOf(hero, card, round as 1).flatMap(({ icons }) => icons)),
          ),
      )
    );
  },
  'reason.loot': weighsMost,
  'reason.loot.scroll': ({ answer }) => answer === 'scroll',
  'reason.loot.blueprint': ({ answer }) => answer === 'blueprint',
  'reason.loot.rune': ({ answer }) => answer === 'rune',
  'reason.loot.tooth': ({ board, args }) => args.n === board.bag.teeth,
  'reason.loot.cell': ({ board, args }) => args.n === board.bag.cells,
  'reason.loot.key': ({ board, args }) => args.n === board.bag.keys,
  'reason.loot.potion': ({ board, args }) => args.n === board.bag.potions,
  'reason.loot.equipment': ({ board, args }) =>
    args.n === board.heroes.flatMap(({ slots }) => slots).filter((slot) => slot === null).length,
  'reason.loot.vial': ({ board, args }) =>
    board.heroes.every((hero) => leftOf(hero) >= args.n) &&
    board.heroes.some((hero) => args.who.id === `beheaded.${hero.who}` && leftOf(hero) === args.n),
  'reason.eitherOr': weighsMost,
  'reason.eitherOrBrings': weighsMost,
  'reason.effectOther': weighsMost,
  'reason.checkReward': (given) => {
    const { board, answer, args } = given;
    const best = board.heroes.find((hero) => args.who.id === `beheaded.${hero.who}`)!;
    const sym = String(answer);
    const at = ['survival', 'tactics', 'brutality'].indexOf(sym);
    return (
      args.what.id === `sym.${sym}` &&
      args.n === best.levels[at] &&
      board.heroes.every((hero) => scrollWorth(hero, sym) <= scrollWorth(best, sym)) &&
      weighsMost(given)
    );
  },
  'reason.effectState': weighsMost,
  'reason.effect.damage': weighsMost,
  'reason.effect.shield': weighsMost,
  'reason.effect.heal': (given) => hurtIn(given.board) && weighsMost(given),
  'reason.effectBurns': ({ board }) => board.combat!.enemies.some((one) => one !== null && one.onFire > 0),
  'reason.playCard': ({ found }) => found.length === 0,
  'reason.onlyCard': ({ ask }) =>
    new Set(ask.options.map((one) => (one as { card: number }).card)).size === 1,
  'reason.cardLives': ({ found: [best, next] }) => best!.deaths === 0 && next!.deaths > 0,
  'reason.cardRisky': ({ found: [best, ...others] }) =>
    best!.deaths > 0 && others.every(({ score }) => score <= best!.score),
  'reason.cardSpares': ({ found: [best, next], args }) =>
    args.n === lostIn(best) && args.more === lostIn(next) && args.n < args.more,
  'reason.cardStrikes': ({ found: [best, next] }) => best!.struck! > next!.struck!,
  'reason.cardGains': ({ found: [best, next], args }) => args.n === lostIn(best) && best!.score > next!.score,
  'reason.cardEven': ({ found: [best, ...others], args }) =>
    args.n === lostIn(best) && others.every(({ score }) => score <= best!.score),
  'reason.targetFalls': (given) => {
    const enemy = enemyAt(given);
    return (
      enemyLeft(given.board, enemy) - enemy.marked <= 1 && given.args.foe.id === foeCard(enemy.card).name
    );
  },
  'reason.targetHarms': (given) => {
    const { card, acted, frozen } = enemyAt(given);
    const { round } = given.board.combat!;
    const lines = Object.entries(foeCard(card).lines).flatMap(([at, line]) =>
      Number(at) >= round && Number(at) > acted && (frozen & (1 << Number(at))) === 0 ? line : [],
    );
    const icons = lines.flatMap((line) => line.icons);
    return (
      given.args.n > 0 && given.args.n === sumOf(icons.map((icon) => (icon.kind === 'damage' ? icon.n : 0)))
    );
  },
  'reason.victim': (given) => {
    const hero = heroOf(given);
    return given.args.poison === hero.poisoned && leftOf(hero) === given.args.n + 1 + hero.marked;
  },
  'reason.victimShield': (given) => {
    const { who, shields, golden } = heroOf(given);
    return given.args.n > 0 && given.args.n === shields + golden && given.args.who.id === `beheaded.${who}`;
  },
  'reason.victimKeeps': (given) => {
    const hero = heroOf(given);
    return leftOf(hero) === given.args.n + 1 + hero.marked && given.args.n > 0;
  },
  'reason.victimFalls': (given) => leftOf(heroOf(given)) <= 1 + heroOf(given).marked && weighsMost(given),
  'reason.victimCompanion': (given) => {
    const { who, slot } = given.answer as { who: number; slot: number };
    return equipmentCard(given.board.heroes[who]!.slots[slot]!).mode.type === 'companion';
  },
  'reason.ally': (given) => {
    const standing = (no: number): number =>
      leftOf(given.board.heroes[no]!) + given.board.heroes[no]!.shields;
    return (
      named(given) &&
      given.args.shields === heroOf(given).shields &&
      given.ask.options.every((one) => standing(given.answer) <= standing(one as number))
    );
  },
  'reason.has': named,
  'reason.bears': (given) => {
    const state = (given.about['state'] ?? null) as State | null;
    return named(given) && (given.args.n > 1 || (state !== null && isImmune(heroOf(given), state)));
  },
  'reason.frozen': (given) => {
    const lines = (hero: Hero): number =>
      ([1, 2, 3] as const).filter((at) => lineOf(hero, 0, at).length > 0).length;
    return given.ask.options.every((no) => lines(heroOf(given)) <= lines(given.board.heroes[no as number]!));
  },
  'reason.nobodyWeak': ({ board: { heroes }, args }) => heroes.every((hero) => leftOf(hero) >= args.n),
  'reason.scrollStep': (given) => {
    const hero = heroOf(given);
    const at = ['sym.survival', 'sym.tactics', 'sym.brutality'].indexOf(given.args.what.id);
    return given.args.n === hero.levels[at] && given.args.of === healthOf(hero);
  },
  'reason.slotFree': (given) => heroOf(given).slots.includes(null),
  'reason.slotNobody': ({ board, ask, about }) =>
    ask.options.every(
      (no) => equipWorth(board.heroes[no as number]!, equipmentNo(String(about['equipment']))) <= 0,
    ),
  'reason.slotWeaker': (given) => {
    const hero = heroOf(given);
    const worn = hero.slots.find((one) => one !== null && equipmentCard(one).name === given.args.card.id)!;
    return itemWorth(equipmentNo(String(given.about['equipment'])), hero) > itemWorth(worn, hero);
  },
  'reason.equip': ({ board, ask, answer, args, about }) => {
    const hero = board.heroes.find(({ seat, who }) => seat === ask.seat && who !== 'serenade')!;
    const found = equipmentNo(String(about['equipment']));
    const isLeft = (answer as unknown) === 'discard';
    // What goes is named first: a worn item, or the one that was found.
    const least = hero.slots.find((slot) => slot !== null && equipmentCard(slot).name === args.what.id);
    const [goes, stays] = isLeft ? [found, least!] : [hero.slots[answer]!, found];
    const names = [args.card.id, args.what.id, args.who.id];
    return (
      itemWorth(goes, hero) <= itemWorth(stays, hero) &&
      isDeepStrictEqual(names, [equipmentCard(goes).name, equipmentCard(stays).name, `beheaded.${hero.who}`])
    );
  },
  'reason.price': ({ board, args }) => args.of === board.bag.teeth && args.n <= args.of,
  'reason.keepTeeth': ({ board, args }) => args.n === board.bag.teeth && args.n > 0,
  'reason.cells': ({ board, args }) => args.n === board.bag.cells,
  'reason.pathTo': (given) => together(given) && given.args.what.id === shapeAt(given, given.answer),
  'reason.pathOut': (given) => together(given) && shapeAt(given, given.answer).startsWith('shape.exit.'),
  'reason.pathThen': (given) => {
    const { spaces } = biomes[given.board.biome!.id];
    const ways = chart({ board: given.board }).ways[spaces.findIndex(({ id }) => id === given.answer)]!;
    const next = ways.map(({ to }) => shapeAt(given, spaces[to]!.id));
    return given.args.what.id === shapeAt(given, given.answer) && next.includes(given.args.next.id);
  },
  'reason.payHandCheck': ({ ask, answer, args, about }) =>
    args.card.id === combatCard(answer).name &&
    args.what.id === `sym.${String(about['sym'])}` &&
    ask.options.every((one) => typeof one !== 'number' || cardWorth(answer) <= cardWorth(one)),
  'reason.survive': ({ answer }) => answer !== 'no',
  'reason.useMutation': ({ answer, args }) => args.card.id === boughtCard(answer).name,
  'reason.ringBell': ({ board, args }) => {
    const first = board.heroes[board.run.firstPlayer]!;
    return args.who.id === `beheaded.${first.who}` && args.n === leftOf(first) && args.n > 4;
  },
  'reason.noBell': ({ board, args }) => {
    const first = board.heroes[board.run.firstPlayer]!;
    return args.who.id === `beheaded.${first.who}` && args.n === leftOf(first) && args.n <= 4;
  },
  // Hands are closed: it goes by a deal that might be the real one.
  'reason.lightLantern': ({ answer }) => answer === 'yes',
  'reason.challenge': ({ board }) => !hurtIn(board),
  'reason.nextRun': ({ board }) =>
    sumOf(Object.values(board.campaign.upgrades).map((deck) => deck.length)) > 0,
  'reason.placeCombat': ({ board, ask, answer, about, args }) => {
    const { seats, decks } = board.campaign;
    const played = (who: string): boolean =>
      seats.includes(who as never) ||
      (who === 'serenade' && seats.filter((one) => one !== null).length === 1);
    const size = (who: string): number => decks[who as keyof typeof decks].length;
    const lines = Object.values(combatCard(combatNo(String(about['combat']))).lines).flat();
    const hasSkill = lines.some(({ icons }) => icons.some(({ kind }) => kind === 'skill'));
    return (
      played(answer) &&
      args.n === size(answer) &&
      ask.options.every(
        (one) =>
          !played(one as string) || size(answer) <= size(one as string) || (one === 'serenade' && hasSkill),
      )
    );
  },
  'reason.purge': ({ ask, answer, args }) => {
    const { who, card } = answer as { who: string; card: number };
    if (args.card.id !== combatCard(card).name) return false;
    return (ask.options as readonly { who?: string; card: number }[]).every(
      (one) => one.who !== who || cardWorth(card) <= cardWorth(one.card),
    );
  },
  'reason.startBiome': ({ board, answer }) => answer === 'B4' && board.campaign.defeated.includes('C1'),
};

/** Of 64 games these gave every reason that any of them gave, each number of players among them. */
const GAMES = [0, 1, 2, 3, 9, 13, 17, 24, 31];

/** Held by `assure.test.ts`; and the same claim in other words. */
const PROMISES = /^reason\.sure\.|\.again$/;

test('no reason is without a check', () => {
  const all = Object.keys(deadCells.text.en).filter((id) => id.startsWith('reason.') && !PROMISES.test(id));
  expect(Object.keys(CLAIMS).toSorted()).toEqual(all.toSorted());
});

test(
  'answers have reasons with words in both languages, and what they claim is so',
  { timeout: 120_000 },
  () => {
    const speakers = (['en', 'fr'] as const).map(
      (language) => new Speaker(language, [deadCells.text[language]], ['A', 'B']),
    );
    const given = new Map<string, number>();
    for (const game of GAMES) {
      const seed = `why ${game}`;
      const opened = open(deadCells, { seats: 1 + (game % 4), seed, options: { runs: 3 } });
      if (isRefusal(opened)) throw new Error(opened.code);
      const play = opened as unknown as Play;
      const below = belowOf('why');
      play.resume();
      let route = '';
      while (!play.over) {
        const pending = play.pending[0]!;
        const look = new Look(play, pending);
        const answer = careful.choose(look, below);
        const ways = (look.question as One<unknown>).aside as { kind?: string } | undefined;
        // Who only looks on, or looks later, has not seen the cards played out.
        const said = [careful.reason!(look, answer), careful.reason!(new Look(play, pending), answer)];
        for (const reason of said) {
          if (reason === null) continue;
          given.set(reason.id, (given.get(reason.id) ?? 0) + 1);
          const ask = look.question as One<unknown>;
          const { about = {} } = ask.aside as { about?: Given['about'] };
          const holds = CLAIMS[reason.id]!({
            board: play.state.board as Board,
            ask,
            answer: answer as never,
            args: (reason.args ?? {}) as unknown as Args,
            about,
            found: reason === said[0] ? outcomesOf(look) : [],
          });
          expect(holds, `${seed}: ${JSON.stringify(reason)} of ${JSON.stringify(answer)}`).toBe(true);
          for (const speaker of speakers) expect(speaker.say(reason), reason.id).toMatch(/^[^{}.]+\.$/u);
        }
        if (ways?.kind === 'choosePath') {
          // One after the other they are read together.
          const why = speakers[0]!.say(said[1]!);
          expect(why, `${seed}: twice in a row`).not.toBe(route);
          route = why;
        }
        play.put(pending, answer);
      }
    }
    const expected = [
      'cardSpares',
      'cardGains',
      'targetFalls',
      'targetHarms',
      'victimShield',
      'victimKeeps',
      'pathTo',
      'pathThen',
      'cells',
      'effect.shield',
    ];
    expect([...given.keys()]).toEqual(expect.arrayContaining(expected.map((kind) => `reason.${kind}`)));
  },
);
