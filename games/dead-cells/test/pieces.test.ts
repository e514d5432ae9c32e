// Ledger 6.1: every card and tile is played. Each is laid before a Group that answers by lot; no rule stumbles over
// it, no card is lost, and `pieces.all` is met to the last.
import { belowOf, Play, type Call } from '@gravetable/kernel';
import { anAnswer, type Given } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { boughtCard, boughtCodes, boughtNo, foeCard, foeCodes, foeNo, kindOf } from '../src/box/box.ts';
import { biomes } from '../src/cards/biomes/index.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { combatCards } from '../src/cards/combat/index.ts';
import { equipmentCards } from '../src/cards/equipment/index.ts';
import { malaiseCards } from '../src/cards/malaise.ts';
import { runes } from '../src/cards/runes.ts';
import { secrets } from '../src/cards/secrets.ts';
import { tiles } from '../src/cards/tiles/index.ts';
import { rounds, roundZero } from '../src/combat/rounds.ts';
import { activateRune, drawSecret } from '../src/gains/icons.ts';
import { deadCells } from '../src/index.ts';
import { resolveBought } from '../src/upgrades/instructions.ts';
import { pieces } from '../src/pieces.ts';
import { reveal } from '../src/biome/reveal.ts';
import type { BiomeId, BossId, Tile } from '../src/schema.ts';
import type { Board } from '../src/state.ts';
import { fight, type FightGiven, type HeroGiven } from './fight.ts';
import { evening, journey } from './journey.ts';

const met = new Set<string>();
const MOST_ANSWERS = 2000;

/**
 * The calls played to their end by lot, and what went wrong. Laws broken before, by a table built of odd pieces, are
 * no fault of theirs.
 */
function troubleWith(
  code: string,
  { seats, board }: Given<Board>,
  ...calls: readonly Call<unknown>[]
): string[] {
  const before = deadCells.invariants(board);
  const below = belowOf(code);
  let now = board;
  for (const call of calls) {
    const answered = Array.from({ length: seats + 2 }, () => 0);
    const rest = { stack: [], streams: {}, byHand: false, over: false, outcome: null };
    const table = new Play(deadCells, { ...rest, board: now, answered, seed: code }, seats).begin(call);
    for (let n = 0; table.pending.length > 0; n++) {
      if (n > MOST_ANSWERS) return [`${code} comes to no end`];
      for (const one of pieces.met(table.state.board)) met.add(one);
      const { seat, id, value } = anAnswer(table as never, below)!;
      const refused = table.answer(seat, id, value);
      if (refused !== null) return [`${code}: ${id} refuses ${JSON.stringify(value)}`];
    }
    now = table.state.board;
  }
  for (const one of pieces.met(now)) met.add(one);
  const broken = deadCells.invariants(now).filter((law) => !before.includes(law));
  return [...broken.map((law) => `${code}: ${law}`), ...(met.has(code) ? [] : [`${code} has not come out`])];
}

const able: HeroGiven = { levels: [5, 5, 5], extraHealth: 4 };
const pair = (flayed: HeroGiven = {}): FightGiven['group'] => ({
  flayed: { active: ['ST-04'], ...flayed },
  immolated: { active: ['ST-13'] },
});
const ENEMIES = { behind: 'B1-09', right1: 'B1-11', right2: 'B1-13', right3: 'B1-12' } as const;

test('every Enemy acts in all Rounds', () => {
  const trouble: string[] = [];
  for (const code of foeCodes) {
    const kind = kindOf(foeNo(code));
    if (kind === 'boss') continue;
    const foe = foeCard(foeNo(code));
    const where: Partial<FightGiven> =
      'biome' in foe
        ? { biome: foe.biome }
        : { boss: { id: 'C3', action: 0 }, enemies: { right2: 'C3-01A' } };
    trouble.push(
      ...troubleWith(
        code,
        fight({ group: pair(), ...where, enemies: { ...where.enemies, right1: code } }),
        roundZero.with(),
        rounds.with(),
      ),
    );
  }
  expect(trouble).toEqual([]);
});

test('every Boss side, action card and Banner is fought', () => {
  const trouble: string[] = [];
  for (const id of Object.keys(bosses) as BossId[]) {
    bosses[id].instances.forEach(({ code, side, instance, start }) => {
      const actions = bosses[id].actions.flatMap((card, no) =>
        (card.instances as readonly number[]).includes(instance) ? [no] : [],
      );
      for (const action of actions) {
        const boss = { id, instance, action, spent: [action] };
        const given = fight({ group: pair(able), boss, enemies: { [start]: code + side } });
        trouble.push(...troubleWith(code + side, given, roundZero.with(), rounds.with()));
        expect(met).toContain(bosses[id].actions[action]!.code);
      }
    });
  }
  bosses.C3.banners.forEach(({ code }, card) => {
    const boss = { id: 'C3', action: 0, banners: [{ card, damage: 0, space: 2 }] } as const;
    trouble.push(
      ...troubleWith(
        code,
        fight({
          group: pair(able),
          boss: { ...boss, banners: [...boss.banners] },
          enemies: { right1: 'C3-01A' },
        }),
        rounds.with(),
      ),
    );
  });
  expect(trouble).toEqual([]);
});

test('every Combat card is played', () => {
  const trouble: string[] = [];
  for (const { code, owner } of combatCards) {
    if (owner === 'serenade') {
      const group = { flayed: { active: ['ST-04', 'ST-05'] }, serenade: { active: [code] } };
      trouble.push(...troubleWith(code, fight({ group, enemies: ENEMIES }), rounds.with()));
    } else {
      const who = owner === 'any' ? 'flayed' : owner;
      const other = who === 'poisoned' ? 'flayed' : 'poisoned';
      const group = { [who]: { ...able, active: [code] }, [other]: { active: [] } };
      trouble.push(
        ...troubleWith(
          code,
          fight({ group, enemies: ENEMIES, loot: ['tooth'] }),
          roundZero.with(),
          rounds.with(),
        ),
      );
    }
  }
  expect(trouble).toEqual([]);
});

test('every item of Equipment is carried through a Combat', () => {
  const trouble: string[] = [];
  for (const { code } of equipmentCards) {
    const group = pair({ ...able, items: [code, null, null], shields: 1, active: ['ST-02', 'ST-04'] });
    trouble.push(
      ...troubleWith(
        code,
        fight({ group, enemies: ENEMIES, loot: ['tooth'] }),
        roundZero.with(),
        rounds.with(),
      ),
    );
  }
  expect(trouble).toEqual([]);
});

test('every tile is turned over and resolved', () => {
  const trouble: string[] = [];
  for (const [biome, deck] of Object.entries(tiles) as [BiomeId, readonly Tile[]][]) {
    for (const { code, shape } of deck) {
      const { id } = biomes[biome].spaces.find((space) => space.kind === 'tile' && space.shape === shape)!;
      const group = {
        flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
        poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
      };
      trouble.push(
        ...troubleWith(
          code,
          journey({ group, biome, at: id, tiles: { [id]: code }, bag: { teeth: 6 } }),
          reveal.with(),
        ),
      );
    }
  }
  expect(trouble).toEqual([]);
});

test('every card that is bought or found goes where it says', () => {
  const trouble: string[] = [];
  const runeCodes = runes.map(({ code }) => code);
  for (const code of boughtCodes) {
    if (runeCodes.includes(code)) continue;
    const given = evening({ group: { flayed: {}, poisoned: {} }, cells: 4, setAside: [] });
    const { campaign } = given.board;
    const no = boughtNo(code);
    const without = (deck: readonly number[]): number[] => deck.filter((one) => one !== no);
    for (const deck of ['SV', 'TC', 'BR'] as const)
      campaign.upgrades[deck] = without(campaign.upgrades[deck]);
    for (const boss of ['C1', 'C2'] as const) campaign.rewards[boss] = without(campaign.rewards[boss]);
    campaign.well = without(campaign.well);
    campaign.secrets = without(campaign.secrets);
    // A Combat card or an item goes into a deck: those are played above.
    const card = boughtCard(no);
    if ('mode' in card || ('kind' in card && card.kind === 'combat')) met.add(code);
    if (!secrets.some((secret) => secret.code === code))
      trouble.push(...troubleWith(code, given, resolveBought.with({ card: no })));
    else {
      campaign.secrets.unshift(no);
      trouble.push(...troubleWith(code, given, drawSecret.with({ n: 1 })));
    }
  }
  for (const { id, code } of runes)
    trouble.push(
      ...troubleWith(
        code,
        journey({ group: { flayed: {}, poisoned: {} } }),
        activateRune.with({ rune: id, ifOwned: [] }),
      ),
    );
  expect(trouble).toEqual([]);
});

test('every Malaise is borne through a Combat', () => {
  const trouble: string[] = [];
  for (const { code } of malaiseCards)
    trouble.push(
      ...troubleWith(
        code,
        fight({ group: pair({ malaise: code }), enemies: ENEMIES, loot: ['tooth'] }),
        roundZero.with(),
        rounds.with(),
      ),
    );
  expect(trouble).toEqual([]);
});

test('nothing in the box is left out', () => {
  expect(pieces.all.filter((code) => !met.has(code))).toEqual([]);
});
