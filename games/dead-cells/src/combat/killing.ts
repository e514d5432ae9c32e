// DC-KILL, DC-ACT-03, DC-RULING-31, -36, -37, -40: deaths, and what they pay.
import { intoBag } from '../gains/bag.ts';
import { foeCard, kindOf } from '../box/box.ts';
import { bossCellLevels } from '../cards/boss-cells.ts';
import { noteKill } from '../upgrades/feats.ts';
import { activateRune, drawSecret, giveToken } from '../gains/icons.ts';
import { drawEquipment, takeBlueprint, tellItem } from '../gains/piles.ts';
import { profileOf } from '../box/profile.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Icon, Reward, RewardIcon, RuneId, State } from '../schema.ts';
import { rewardsPerKill, survives } from '../upgrades/standing.ts';
import type { Enemy, FoeNo, HeroNo, SpaceNo } from '../state.ts';
import { combatOf, heroAt, isDying, isFull, participants, SPACES, type Seen } from '../table.ts';
import { assaultBy, NOBODY } from './assault.ts';
import { FALLEN, foeName, onHero, onSpace } from './damage.ts';
import { affliction, afflictEnemy } from './states.ts';

/** What an Enemy died of. */
export type Cause = 'damage' | 'hole' | State;

/** Beheaded are numbered after the spaces, so that one number names any dying character. */
const HERO = SPACES.length;
const NONE = -1;

const enemyDies = (t: Seen, space: SpaceNo): boolean => {
  const combat = combatOf(t);
  const enemy = combat.enemies[space];
  if (enemy === null || enemy === undefined || !isDying(t, enemy)) return false;
  return combat.boss === null || !combat.boss.fallen || kindOf(enemy.card) !== 'boss';
};

/** DC-RULING-31: the next to die, from left to right: behind, the Beheaded clockwise, the right side. */
function nextDeath(t: Seen): number {
  if (enemyDies(t, 0)) return 0;
  const { heroes, run } = t.board;
  const passer = combatOf(t).passer;
  for (let i = 0, no = run.firstPlayer; i < heroes.length; i++, no = no + 1 === heroes.length ? 0 : no + 1) {
    const hero = heroes[no]!;
    if (!hero.dead && no !== passer && (hero.onFire >= 2 || isFull(hero))) return HERO + no;
  }
  for (let space = 1; space < SPACES.length; space++) if (enemyDies(t, space)) return space;
  return NONE;
}

/** The deaths one after the other, as long as there are any. */
const settle = procedure<{ by: Cause }>('settle')
  .while(
    'DC-RULING-36',
    (t) => nextDeath(t) !== NONE,
    (each) =>
      each.call('DC-RULING-31', (t, v) => {
        const who = nextDeath(t);
        return who >= HERO ? fall.with({ hero: who - HERO, by: v.by }) : bury.with({ space: who, by: v.by });
      }),
  )
  .end();

/** DC-ACT-03, DC-RULING-50: a Beheaded without Health left is dead and does nothing more, unless a card saves it. */
const fall = procedure<{ hero: HeroNo; by: Cause }>('fall')
  .call('DC-ACT-03', 'saved', (_, v) => survives.with({ hero: v.hero }))
  .do('DC-DEATH-02', (t, v) => {
    if (v.saved) return;
    const hero = heroAt(t, v.hero);
    hero.dead = true;
    combatOf(t).tally.hurt = true;
    const bled = v.by === 'bleeding' && hero.bleeding.length > 0;
    const by = hero.onFire >= 2 ? 'onFire' : bled ? 'bleeding' : 'damage';
    t.tell?.({ kind: 'beheadedDies', beheaded: hero.who, by, pieces: onHero(v.hero) });
  })
  .end();

/** DC-BOSS-08: the instance falls; the card stays until it is turned. */
function bossFalls(t: T, enemy: Enemy, space: SpaceNo): void {
  combatOf(t).boss!.fallen = true;
  t.tell?.({ kind: 'instanceFalls', foe: foeName(enemy.card), pieces: onSpace(space) });
}

/** DC-FAQ-09, DC-RULING-43: its own Bleeding tokens go with it. */
function stopBleeding(t: T, card: FoeNo): void {
  const foe = foeCard(card);
  if (!('removesBleeding' in foe) || foe.removesBleeding !== true) return;
  for (const hero of t.board.heroes) {
    if (!hero.bleeding.includes(card)) continue;
    hero.bleeding = hero.bleeding.filter((by) => by !== card);
    t.tell?.({ kind: 'bleedingStops', beheaded: hero.who });
  }
}

/** Ledger 6.4: "on a Poison kill, 1 Poisoned on the next Enemy": the nearest on the right, else the one behind. */
function spreadPoison(t: T): void {
  let n = 0;
  for (const no of participants(t)) n += profileOf(heroAt(t, no)).poisonSpreads;
  if (n === 0) return;
  const next = [1, 2, 3, 0].find((space) => {
    const enemy = combatOf(t).enemies[space];
    return enemy !== null && enemy !== undefined && !isDying(t, enemy);
  });
  for (let i = 0; i < n && next !== undefined; i++) afflictEnemy(t, next, 'poisoned');
}

/** DC-KILL-03: the card is discarded on the Annexe; a minion goes to its own pile. */
function discardFoe(t: T, card: FoeNo): void {
  const kind = kindOf(card);
  if (kind === 'minion') combatOf(t).boss!.minionDiscard.push(card);
  else if (kind === 'elite') t.board.biome!.eliteDiscard.push(card);
  else t.board.biome!.monsterDiscard.push(card);
}
export { discardFoe };

/** Ledger 6.9: Boss Cells make Cells in Death rows more. */
function cellsMore(t: Seen): number {
  let n = 0;
  for (const one of bossCellLevels) {
    if (one.level > t.board.run.bossCells) break;
    for (const rule of one.rules) if (rule.kind === 'deathRowCells') n += rule.n;
  }
  return n;
}

/** DC-RULING-125: each Cell icon of a Death row, also one paid for a Rune that is owned, also a Boss's. */
export function withMoreCells<I extends Icon>(t: Seen, icons: readonly I[]): readonly I[] {
  const more = cellsMore(t);
  if (more === 0) return icons;
  return icons.map((icon) =>
    icon.kind === 'reward' && icon.reward === 'cell' ? { ...icon, n: icon.n + more } : icon,
  );
}

/** What a kill pays: the Death row, then what standing cards add. */
const rowOf = (t: Seen, card: FoeNo): readonly Icon[] => {
  const own = withMoreCells(t, foeCard(card).death);
  const more = rewardsPerKill(t, kindOf(card));
  return more.length === 0 ? own : [...own, ...more];
};

/** The Enemy leaves its space; its card, or NONE for a Boss, who stays until he is turned. */
function strikeDown(t: T, space: SpaceNo, cause: Cause): FoeNo {
  const combat = combatOf(t);
  const enemy = combat.enemies[space]!;
  const by: Cause = enemy.damage >= FALLEN ? 'hole' : enemy.onFire >= 2 ? 'onFire' : cause;
  noteKill(t, enemy.card, by);
  if (kindOf(enemy.card) === 'boss') {
    bossFalls(t, enemy, space);
    return NONE;
  }
  combat.enemies[space] = null;
  combat.tally.lastKill = combat.round;
  t.tell?.({ kind: 'enemyKilled', foe: foeName(enemy.card), by, pieces: onSpace(space) });
  if (enemy.key) intoBag(t, 'key', 1);
  stopBleeding(t, enemy.card);
  if (by === 'poisoned') spreadPoison(t);
  return enemy.card;
}

/** DC-KILL-01…03: the whole Death row at once, without a Loot Action; then the card is discarded. */
const bury = procedure<{ space: SpaceNo; by: Cause }>('bury')
  .set('DC-KILL-01', 'card', (t, v) => strikeDown(t, v.space, v.by))
  .when(
    'DC-RULING-37',
    (_, v) => v.card !== NONE,
    (paid) =>
      paid
        .set('DC-KILL-01a', 'at', (): number => 0)
        .while(
          'DC-KILL-01b',
          (t, v) => v.at < rowOf(t, v.card).length,
          (each) =>
            each.call('DC-RULING-40', (t, v) => {
              v.at += 1;
              return pay(t, rowOf(t, v.card)[v.at - 1]!, v.card);
            }),
        )
        .do('DC-KILL-03', (t, v) => discardFoe(t, v.card)),
  )
  .end();

/** A Death row that asks nothing and draws nothing. */
const isPlain = (icon: Icon): boolean =>
  icon.kind === 'reward' && !CALLED.has(icon.reward) && !icon.reward.startsWith('rune.');

/** DC-RULING-36: whoever an Action has killed leaves when it is complete. What asks nothing is done at once. */
export function settleNow(t: T, by: Cause) {
  for (let who = nextDeath(t); who !== NONE; who = nextDeath(t)) {
    if (who >= HERO) return settle.with({ by });
    const row = rowOf(t, combatOf(t).enemies[who]!.card);
    if (!row.every(isPlain)) return settle.with({ by });
    const card = strikeDown(t, who, by);
    if (card === NONE) continue;
    for (const icon of row) pay(t, icon, card);
    discardFoe(t, card);
  }
  return null;
}

const CALLED: ReadonlySet<Reward> = new Set(['equipment', 'blueprint', 'secret']);

/** One icon of a Death row: a reward, or a penalty (DC-KILL-02). */
function pay(t: T, icon: Icon, card: FoeNo) {
  switch (icon.kind) {
    case 'damage':
      t.board.combat!.guarded = 0;
      return assaultBy(t, icon.n, icon.who, NOBODY);
    case 'state':
      return affliction.with({ state: icon.state, n: icon.n, who: icon.who, by: card });
    case 'token':
      return giveToken.with({ token: icon.token, n: icon.n, who: icon.who, among: participants(t) });
    case 'reward':
      return earn(t, icon);
    default:
      return null;
  }
}

/** DC-RULING-40: numbers at once, cards and gifts into the Bag until upkeep, a Rune turned over at once. */
function earn(t: T, icon: RewardIcon) {
  const { reward, n } = icon;
  if (!CALLED.has(reward)) t.tell?.({ kind: 'deathRow', reward, n });
  if (CALLED.has(reward)) return find.with({ reward, n });
  if (reward.startsWith('rune.')) {
    const rune = reward.slice('rune.'.length) as RuneId;
    return activateRune.with({ rune, ifOwned: withMoreCells(t, icon.ifOwned ?? []) });
  }
  if (reward === 'vial' || reward.startsWith('scroll.')) {
    for (let i = 0; i < n; i++) t.board.bag.loot.tokens.push(reward as 'vial');
  } else if (reward !== 'bossCell') intoBag(t, reward, n);
  return null;
}

/** Equipment, Blueprints and Secrets come from their decks, face up into the Bag. */
const find = procedure<{ reward: Reward; n: number }>('find')
  .set('DC-RULING-40a', 'left', (_, v) => v.n)
  .call('DC-RULING-40b', (_, v) => (v.reward === 'secret' ? drawSecret.with({ n: v.n }) : null))
  .while(
    'DC-RULING-40c',
    (_, v) => v.left > 0 && v.reward !== 'secret',
    (each) =>
      each
        .call('DC-RULING-40d', 'item', (_, v) => (v.reward === 'equipment' ? drawEquipment.with() : null))
        .do('DC-RULING-40e', (t, v) => {
          const { loot } = t.board.bag;
          const item = v.reward === 'equipment' ? v.item : takeBlueprint(t);
          if (item === null) return;
          (v.reward === 'equipment' ? loot.equipment : loot.blueprints).push(item);
          if (v.reward === 'equipment') tellItem(t, 'deathRowItem', item);
          else t.tell?.({ kind: 'deathRow', reward: v.reward, n: 1, reveals: true });
        })
        .set('DC-RULING-40f', 'left', (_, v) => v.left - 1),
  )
  .end();
