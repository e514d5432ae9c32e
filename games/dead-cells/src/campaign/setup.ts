// DC-SETUP, DC-PLR: a Run is set up: where it starts, who goes, and what they take along.
import { adviceOf, choose, shuffled } from '@gravetable/kernel';
import { emptyBag, freshRun } from '../box/box-order.ts';
import { malaiseCards } from '../cards/malaise.ts';
import { bossCellRule } from '../biome/interbiome.ts';
import { swapMutations } from '../upgrades/mutation.ts';
import { refillHands } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BeheadedId, BiomeId } from '../schema.ts';
import { startOfGame } from './start-of-game.ts';
import type { Hero, HeroId, HeroNo } from '../state.ts';
import { askGroup, askReceiver } from '../asking.ts';
import { heroAt, isSolo, living, type Seen } from '../table.ts';
import { giveToken } from '../gains/tokens.ts';

const BEHEADED: readonly BeheadedId[] = ['flayed', 'quartered', 'immolated', 'poisoned'];

/** DC-RULING-71: what has been beaten opens other starts. */
function startsOf(t: Seen): BiomeId[] {
  const { defeated } = t.board.campaign;
  const starts: BiomeId[] = ['B1'];
  if (defeated.includes('C1')) starts.push('B4');
  if (defeated.includes('C2')) starts.push('B7');
  return starts;
}

/** DC-PLR-02, -03, -08: a board with its markers at the start. */
const freshHero = (seat: number, who: HeroId): Hero => ({
  seat,
  who,
  damage: 0,
  dead: false,
  levels: [0, 0, 0],
  melee: false,
  extraHealth: 0,
  extraSlots: 0,
  hand: [],
  draw: [],
  discard: [],
  active: [],
  announced: [],
  shown: [],
  slots: who === 'serenade' ? [] : [null],
  wounds: who === 'serenade' ? [] : [0],
  worms: 0,
  malaise: null,
  shields: 0,
  golden: 0,
  poisoned: 0,
  onFire: 0,
  marked: 0,
  bleeding: [],
  frozen: 0,
  acted: -1,
  used: null,
  shieldLost: false,
});

/** What the table's settings name for a seat in the first Run. */
const namedFor = (t: T, seat: number): BeheadedId | null => {
  const { runs, seats } = t.board.campaign;
  const who = runs === 1 ? (seats[seat] ?? null) : null;
  return who !== null && isFree(t, who) ? who : null;
};
const isFree = (t: Seen, who: BeheadedId): boolean => t.board.heroes.every((hero) => hero.who !== who);
/** Nobody has it, and no later seat is to have it. */
const isOpen = (t: T, who: BeheadedId, seat: number): boolean =>
  isFree(t, who) && t.seats.every((other) => other <= seat || namedFor(t, other) !== who);
/** The last seat may not sit out when nobody else plays. */
const maySitOut = (t: Seen, seat: number, seats: number): boolean =>
  seats > 1 && (t.board.heroes.length > 0 || seat + 1 < seats);

/** DC-PLR-01, DC-GEN-06: one seat picks a Beheaded or sits this Run out. What the table's settings name is taken at once. */
const chooseBeheaded = procedure<{ seat: number }>('chooseBeheaded')
  .ask('DC-PLR-01', 'who', (t, v) => {
    if (namedFor(t, v.seat) !== null) return null;
    const free = BEHEADED.filter((who) => isOpen(t, who, v.seat));
    const options = maySitOut(t, v.seat, t.seats.length) ? [...free, 'sitOut' as const] : free;
    return choose<BeheadedId | 'sitOut'>(v.seat, options, {
      kind: 'chooseBeheaded',
      says: (who) => ({ id: who === 'sitOut' ? 'option.sitOut' : `beheaded.${who}` }),
      touches: (who) => [`beheaded:${who}`],
    });
  })
  .do('DC-GEN-06', (t, v) => {
    const who = v.who ?? t.board.campaign.seats[v.seat]!;
    t.board.campaign.seats[v.seat] = who === 'sitOut' ? null : who;
    if (who === 'sitOut') return t.tell?.({ kind: 'sitsOut', who: v.seat });
    t.board.heroes.push(freshHero(v.seat, who));
    t.tell?.({ kind: 'chosen', who: v.seat, beheaded: who });
  })
  .end();

const gatherGroup = procedure('gatherGroup')
  .set('DC-PLR-08', 'seat', () => 0 as number)
  .while(
    'DC-PLR-01a',
    (t, v) => v.seat < t.seats.length,
    (each) =>
      each
        .call('DC-PLR-01b', (_, v) => chooseBeheaded.with({ seat: v.seat }))
        .set('DC-RULING-111', 'seat', (_, v) => v.seat + 1),
  )
  .do('DC-SOLO-01', (t) => {
    const { heroes, campaign, run } = t.board;
    if (heroes.length === 1) heroes.push(freshHero(heroes[0]!.seat, 'serenade'));
    run.firstPlayer = Math.max(
      0,
      heroes.findIndex(({ seat }) => seat === campaign.firstSeat),
    );
  })
  .end();

/** DC-PLR-04, DC-SOLO-03: each Combat deck is shuffled; three cards make a hand. Serenade has a pile and no hand. */
const deal = procedure('deal')
  .set('DC-PLR-04', 'hero', () => 0 as HeroNo)
  .while(
    'DC-PLR-04a',
    (t, v) => v.hero < t.board.heroes.length,
    (each) =>
      each
        .chance('DC-PLR-04b', 'pile', (t, v) => shuffled(t.board.campaign.decks[heroAt(t, v.hero).who]))
        .do('DC-SOLO-03', (t, v) => {
          const hero = heroAt(t, v.hero);
          hero.draw = v.pile.slice();
          t.board.campaign.decks[hero.who] = [];
        })
        .set('DC-PLR-04c', 'hero', (_, v) => v.hero + 1),
  )
  .call('DC-PLR-04d', () => refillHands.with())
  .end();

/** DC-SETUP-13, DC-RULING-09: the Equipment deck is shuffled once per Run; so are the Malaise cards at Boss Cell level 5. */
const shuffleEquipment = procedure('shuffleEquipment')
  .chance('DC-SETUP-13', 'pile', (t) => shuffled(t.board.campaign.equipment))
  .chance('DC-RULING-87d', 'malaise', (t) =>
    shuffled(bossCellRule(t, 'startMalaise') === undefined ? [] : [...malaiseCards.keys()]),
  )
  .do('DC-RULING-09', (t, v) => {
    t.board.run.equipment = v.pile.slice();
    t.board.campaign.equipment = [];
    t.board.run.malaise = v.malaise.slice();
  })
  .end();

/** DC-PLR-07, DC-RULING-07: with four players two different Beheaded start with 1 Damage. */
const startDamage = procedure('startDamage')
  .set('DC-PLR-07', 'hurt', (): HeroNo[] => [])
  .while(
    'DC-RULING-07',
    (t, v) => t.board.heroes.length === 4 && v.hurt.length < 2,
    (each) =>
      each
        .ask('DC-RULING-07a', 'hero', (t, v) =>
          askReceiver(
            t,
            living(t).filter((no) => !v.hurt.includes(no)),
            'startDamage',
          ),
        )
        .set('DC-RULING-07b', 'hurt', (t, v) => {
          const hero = heroAt(t, v.hero!);
          hero.damage += 1;
          t.tell?.({ kind: 'startDamage', beheaded: hero.who });
          return [...v.hurt, v.hero!];
        }),
  )
  .end();

function clearTable(t: T): void {
  const { board } = t;
  board.campaign.runs += 1;
  board.run = { ...freshRun(board.campaign.runs), phase: 'setup' };
  board.heroes = [];
  board.bag = emptyBag();
  board.biome = null;
  board.combat = null;
}

/** DC-SETUP-05, ledger 5.1: everything up to the first Biome. Returns where the Run starts. */
export const runSetup = procedure<object, BiomeId>('runSetup')
  .set('DC-RULING-97', 'seat', (t) => t.board.campaign.firstSeat)
  .do('DC-SETUP-05', clearTable)
  .ask('DC-RULING-71', 'start', (t, v) => {
    const starts = startsOf(t);
    return starts.length < 2
      ? null
      : choose(v.seat, starts, {
          kind: 'startBiome',
          says: (biome) => ({ id: `biome.${biome}` }),
          advice: () => adviceOf(t),
        });
  })
  .call('DC-PLR-01d', () => gatherGroup.with())
  .call('DC-RULING-75e', () => swapMutations.with())
  .ask('DC-RULING-72', 'cells', (t) => {
    const most = t.board.campaign.bossCells;
    if (most === 0) return null;
    const levels = Array.from({ length: most + 1 }, (_, n) => n);
    return askGroup(t, levels, {
      kind: 'bossCells',
      says: (n) =>
        n === 0
          ? { id: 'option.none' }
          : { id: 'option.bossCells', args: { n, what: { id: `bossCell.${n}.text` } } },
    });
  })
  .do('DC-MUT-06', (t, v) => {
    t.board.run.bossCells = v.cells ?? 0;
    t.tell?.({ kind: 'runBegins', number: t.board.run.number, biome: v.start ?? 'B1' });
    if (v.cells !== null) t.tell?.({ kind: 'bossCellsSet', n: v.cells });
  })
  .call('DC-PLR-05', () => deal.with())
  .call('DC-SETUP-13a', () => shuffleEquipment.with())
  .call('DC-SETUP-16', () => startOfGame.with())
  .ask('DC-PLR-06', 'first', (t) => (isSolo(t) ? null : askReceiver(t, living(t), 'firstPlayer')))
  .do('DC-SOLO-04', (t, v) => {
    t.board.run.firstPlayer = v.first ?? 0;
    const beheaded = heroAt(t, t.board.run.firstPlayer).who;
    // The step bears the rule of a player alone; a Group chose.
    t.tell?.({ kind: 'firstPlayerIs', beheaded, ...(!isSolo(t) && { rule: 'DC-PLR-06' }) });
  })
  .call('DC-PLR-07a', () => startDamage.with())
  .call('DC-RULING-87e', (t) => {
    const n = bossCellRule(t, 'startMalaise')?.n ?? 0;
    return n === 0 ? null : giveToken.with({ token: 'malaise', n, who: 'target', among: living(t) });
  })
  .return('DC-SETUP-09', (_, v) => v.start ?? 'B1')
  .end();
