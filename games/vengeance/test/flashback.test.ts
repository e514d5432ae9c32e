// VG-SETUP, VG-FLASH, VG-XP: set-up and the Flashback Phase, told as stories.

import { CLOCK } from '@gravetable/kernel';
import { expect } from 'vitest';
import { flashbackPhase, plan } from '../src/flashback.ts';
import { sizeOf, written } from '../src/handful.ts';
import { BOSS_IDS } from '../src/numbers.ts';
import { planOf } from '../src/plan.ts';
import { experience, itemMarked, tileNumber, tilesOf } from '../src/playerboard.ts';
import { game } from '../src/round.ts';
import { scoreOf } from '../src/scoring.ts';
import { setUp } from '../src/setup.ts';
import type { Player } from '../src/state.ts';
import { act, DONE, HEALING, LOOT, planning, PURCHASE, RECON, scenario, table, TRAINING } from './tables.ts';

const has = (p: Player, bits: number, id: string): boolean => ((bits >> tileNumber(p, id)!) & 1) === 1;
const STATIC = BOSS_IDS.indexOf('sisterStatic');
const OTHERS = [...BOSS_IDS.keys()].filter((boss) => boss !== STATIC);
const ITEMS = ['ib-i1', 'ib-i2', 'ib-i3', 'ib-i4'];

scenario(
  'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  (s) =>
    s
      .given(() => table({ options: { heroes: ['ironBelle', 'vance'] } }, {}, { hero: 'vance' }))
      .at(setUp)
      .falls([2, 0, 1, 3, 4], [1, 4, 0, 2, 3, 5, 6, 7, 8])
      .answers(0, 'VG-SETUP-05', ['ib-i4', 'ib-i1', 'ib-i2', 'ib-i3'])
      .answers(1, 'VG-SETUP-05', ['vq-i1', 'vq-i2', 'vq-i3', 'vq-i4'])
      .answers(1, 'VG-SETUP-07', 'back')
      .answers(0, 'VG-SETUP-07', 'front')
      .then(({ board: { players, supply } }) => {
        expect(supply).toBe(24);
        expect(planOf(players[0]!).den.id).toBe('C1');
        expect(planOf(players[1]!).den.id).toBe('A2');
        expect(planOf(players[0]!).boss).toMatchObject({ id: 'roxyKween', health: 5 });
        expect(players[0]).toMatchObject({ items: [3, 0, 1, 2], room: 0, visited: 1, bossLost: 0, extra: 0 });
      }),
);

scenario('VG-GEN-03 each player has a hero with eight abilities and four items of its own', (s) =>
  s
    .given(() => table({ options: { heroes: ['ironBelle', 'vance'] } }, {}, { hero: 'vance' }))
    .at(setUp)
    .seeded('heroes')
    .stillAsking(0, 'VG-SETUP-05')
    .then(({ board: { players } }) => {
      const tiles = players.map((p) => tilesOf(p).map(({ id }) => id));
      expect(tiles.map((ids) => ids.filter((id) => /^(ib|vq)\d$/.test(id)).length)).toEqual([8, 8]);
      expect(tiles.map((ids) => ids.filter((id) => /^(ib|vq)-i\d$/.test(id)).length)).toEqual([4, 4]);
      expect(tiles[0]!.filter((id) => id.startsWith('vq'))).toEqual([]);
    }),
);
scenario('VG-SETUP-12 VG-GEN-05 a boss who asks for it has more minions once the table is laid', (s) =>
  s
    .given(() => table({ phase: 'setup', options: { heroes: ['doc'] } }, { hero: 'doc' }))
    .at(game)
    .falls([0, 1, 2, 3, 4], [STATIC, ...OTHERS], ['purchase', 'loot', 'recon'])
    .answers(0, 'VG-SETUP-05', ['dm-i1', 'dm-i2', 'dm-i3', 'dm-i4'])
    .answers(0, 'VG-SETUP-07', 'front')
    .stillAsking(0, 'VG-FLASH-03')
    .then(({ board: { players } }) => {
      const { boss, enemyId } = planOf(players[0]!);
      expect(boss.id).toBe('sisterStatic');
      expect(enemyId).toEqual(expect.arrayContaining(['r7.gunman.3', 'r8.gunman.1']));
      expect(players[0]!.room).toBe(planOf(players[0]!).den.entrance);
    }),
);

scenario('VG-RULING-51 VG-SETUP-04 heroes are picked one seat at a time, each only once', (s) =>
  s
    .opened(2, { boxes: '1' }, 'pick')
    .now(({ play }) => {
      const [one] = play.pending;
      expect(play.pending.length).toBe(1);
      expect(play.ask(one!).count()).toBe(4);
      play.put(one!, 'nettle');
      expect(play.ask(play.pending[0]!).count()).toBe(3);
      play.put(play.pending[0]!, 'vance');
      expect(play.pending.map((asked) => asked.op.label)).toEqual(['VG-SETUP-05', 'VG-SETUP-05']);
    })
    .stillAsking(0, 'VG-SETUP-05')
    .stillAsking(1, 'VG-SETUP-05'),
);

scenario('VG-T-01 VG-FLASH-01 VG-FLASH-02 VG-RULING-61 three players leave 23 of 35 dice', (s) =>
  s
    .given(() => table({ phase: 'setup' }, {}, { hero: 'vance' }, { hero: 'doc' }))
    .at(flashbackPhase)
    .falls(['training', 'loot', 'recon'])
    .stillAsking(2, 'VG-FLASH-03')
    .then(({ board }) => {
      expect([board.dice, board.supply]).toEqual([35, 23]);
      expect(board.flash).toEqual([TRAINING, LOOT, RECON]);
      expect(board.players.map((p) => written(p.pool))).toEqual(['uuuu', 'uuuu', 'uuuu']);
    }),
);

scenario('VG-RULING-12 VG-BEAT-02 VG-T-48 after a Beating a player takes three dice', (s) =>
  s
    .given(() => table({ phase: 'setup' }, { beatings: 1, hero: 'doc' }))
    .at(flashbackPhase)
    .falls(['training', 'loot', 'recon'])
    .stillAsking(0, 'VG-FLASH-03')
    .then(({ board }) => expect(sizeOf(board.players[0]!.pool)).toBe(3)),
);
scenario('VG-T-49 VG-BEAT-04 VG-ROUND-03 the dead are skipped in round 4', (s) =>
  s
    .given(() => table({ phase: 'setup', round: 4 }, { hero: 'doc', beatings: 2 }, { hero: 'vance' }))
    .at(flashbackPhase)
    .falls(['training', 'loot', 'recon'])
    .stillAsking(1, 'VG-FLASH-03')
    .then(({ board }) => expect(board.players.map((p) => written(p.pool))).toEqual(['', 'uuuu'])),
);

scenario('VG-T-09 VG-GEN-05 VG-GEN-04 VG-RULING-57 Iron Belle is wounded before any action of round 3', (s) =>
  s
    .given(() => table({ phase: 'setup', round: 3 }, {}))
    .at(flashbackPhase)
    .falls(['training', 'loot', 'recon'])
    .stillAsking(0, 'VG-FLASH-03')
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(1)),
);

scenario('VG-T-03 VG-FLASH-04 VG-FLASH-03 the fourth action is never Loot; each slot serves once', (s) =>
  s
    .given(planning([TRAINING, HEALING, LOOT], {}))
    .at(plan, { seat: 0 })
    .rejects(0, act(3, 'loot'), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-FLASH-03', act(3, 'training'))
    .rejects(0, act(3, 'training'), 'SLOT_USED')
    .rejects(0, { do: 'roll', dice: 'M' }, 'NOT_YOUR_PHASE')
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => expect(board.players[0]!.trained).toBe(2)),
);

scenario('VG-T-04 VG-FLASH-12 VG-FLASH-07 a Loot face may be any other action', (s) =>
  s
    .given(planning([TRAINING, HEALING, LOOT], { hero: 'doc' }))
    .at(plan, { seat: 0 })
    .answers(0, 'VG-FLASH-03', act(2, 'purchase', { item: 'dm-i1' }))
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => expect(itemMarked(board.players[0]!, 0)).toBe(1)),
);

scenario('VG-FLASH-06 VG-FLASH-08 VG-FLASH-12 VG-FLASH-05 actions in any order', (s) =>
  s
    .given(planning([LOOT, HEALING, TRAINING], { trained: 4, wounds: 1 }))
    .at(plan, { seat: 0 })
    .answers(0, 'VG-FLASH-03', act(2, 'training'))
    .answers(0, 'VG-FLASH-03', act(0, 'loot'))
    .answers(0, 'VG-FLASH-03', act(1, 'healing', { how: 'space' }))
    .answers(0, 'VG-FLASH-03', { do: 'buy', ability: 'ib1' })
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => {
      expect(board.players[0]).toMatchObject({ trained: 6, loot: 1, extra: 1, wounds: 1 });
      expect(has(board.players[0]!, board.players[0]!.owned, 'ib1')).toBe(true);
    }),
);

for (const both of [true, false]) {
  scenario(
    `VG-T-05 VG-FLASH-09 VG-FLASH-10 VG-RULING-09 VG-FLASH-14 Charge needs ${both ? 'two Recons' : 'more than one Recon'}`,
    (s) => {
      const story = s
        .given(() => table({ phase: 'setup', round: 2 }, {}))
        .at(flashbackPhase)
        .falls(['recon', 'training', 'training'])
        .answers(0, 'VG-FLASH-03', act(0, 'recon', { ability: 'charge' }));
      if (both) story.answers(0, 'VG-FLASH-03', act(3, 'recon', { ability: 'charge' }));
      return story.answers(0, 'VG-FLASH-03', DONE).then(({ board: { players } }) => {
        expect(has(players[0]!, players[0]!.recon, 'charge')).toBe(both);
        expect(players[0]!.half).toBe(0);
      });
    },
  );
}

scenario('VG-FLASH-11 VG-RULING-74 passive tiles cannot be reconned; Backdoor makes one Recon enough', (s) =>
  s
    .given(planning([RECON, RECON, RECON], { hero: 'pixel', owned: ['px5', 'px1'] }))
    .at(plan, { seat: 0 })
    .rejects(0, act(0, 'recon', { ability: 'px5' }), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-FLASH-03', act(0, 'recon', { ability: 'px1' }))
    .rejects(0, act(1, 'recon', { ability: 'px1' }), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board: { players } }) => expect(has(players[0]!, players[0]!.recon, 'px1')).toBe(true)),
);

scenario(
  'VG-T-06 VG-FLASH-13 VG-RULING-46 VG-RULING-45 impossible Healing becomes any action but Loot',
  (s) =>
    s
      .given(planning([HEALING, HEALING, HEALING], { extra: 3 }))
      .at(plan, { seat: 0 })
      .rejects(0, act(0, 'healing', { how: 'space' }), 'ACTION_NOT_ALLOWED')
      .rejects(0, act(0, 'loot'), 'ACTION_NOT_ALLOWED')
      .answers(0, 'VG-FLASH-03', act(0, 'training'))
      .answers(0, 'VG-FLASH-03', act(1, 'purchase', { item: 'ib-i1' }))
      .answers(0, 'VG-FLASH-03', act(2, 'recon', { ability: 'dash' }))
      .answers(0, 'VG-FLASH-03', DONE)
      .then(({ board }) => expect(board.players[0]!.trained).toBe(2)),
);

scenario(
  'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  (s) =>
    s
      .given(
        planning([TRAINING, TRAINING, TRAINING], {
          trained: 5,
          owned: ['ib1', 'ib2', 'ib3', 'ib5'],
          recon: ['ib1'],
        }),
      )
      .at(plan, { seat: 0 })
      .rejects(0, { do: 'buy', ability: 'ib6' }, 'ABILITY_LIMIT')
      .rejects(0, { do: 'buy', ability: 'ib8' }, 'NOT_ENOUGH_XP')
      .answers(0, 'VG-FLASH-03', { do: 'buy', ability: 'ib6', replace: 'ib1' })
      .now(({ board }) => expect(experience(board.players[0]!)).toBe(1))
      .answers(0, 'VG-FLASH-03', act(0, 'training'))
      .answers(0, 'VG-FLASH-03', act(1, 'training'))
      .answers(0, 'VG-FLASH-03', { do: 'buy', ability: 'ib1', replace: 'ib2' })
      .answers(0, 'VG-FLASH-03', DONE)
      .now(({ board: { players } }) => {
        expect(has(players[0]!, players[0]!.owned, 'ib1')).toBe(true);
        expect(has(players[0]!, players[0]!.owned, 'ib2')).toBe(false);
        expect(players[0]!.recon).toBe(0);
      }),
);

scenario('VG-T-08 VG-XP-06 VG-SCORE-02 paying does not lower the Training score', (s) =>
  s
    .given(planning([TRAINING, TRAINING, TRAINING], { trained: 8, paid: 6 }))
    .at(plan, { seat: 0 })
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => expect(scoreOf(board.players[0]!).training).toBe(4)),
);

scenario('VG-T-10 VG-RULING-46 VG-MARK-03 Healing clears the only wound', (s) =>
  s
    .given(planning([HEALING, TRAINING, TRAINING], { wounds: 1 }))
    .at(plan, { seat: 0 })
    .answers(0, 'VG-FLASH-03', act(0, 'healing', { how: 'clear' }))
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0, slots: 1 })),
);

scenario('VG-GEN-04 Doc Marrow clears only one wound', (s) =>
  s
    .given(planning([HEALING, TRAINING, TRAINING], { hero: 'doc', wounds: 2 }))
    .at(plan, { seat: 0 })
    .answers(0, 'VG-FLASH-03', act(0, 'healing', { how: 'clear' }))
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(0b10)),
);

scenario('VG-GEN-04 VG-ITEM-03 Pixel holds one charge per item; three squares are all there are', (s) =>
  s
    .given(
      planning([PURCHASE, PURCHASE, PURCHASE], {
        hero: 'pixel',
        charges: { 'px-i1': 1, 'px-i2': 3 },
        expended: { 'px-i2': 3 },
      }),
    )
    .at(plan, { seat: 0 })
    .rejects(0, act(0, 'purchase', { item: 'px-i1' }), 'ACTION_NOT_ALLOWED')
    .rejects(0, act(0, 'purchase', { item: 'px-i2' }), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-FLASH-03', act(0, 'purchase', { item: 'px-i3' }))
    .answers(0, 'VG-FLASH-03', DONE),
);

scenario('VG-GEN-04 against The Accountant the fourth action is never Purchase', (s) =>
  s
    .given(planning([PURCHASE, TRAINING, TRAINING], { boss: 'accountant' }))
    .at(plan, { seat: 0 })
    .rejects(0, act(3, 'purchase', { item: ITEMS[0] }), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-FLASH-03', act(0, 'purchase', { item: ITEMS[0] }))
    .answers(0, 'VG-FLASH-03', DONE),
);

scenario('VG-RULING-66 with one space left Training marks one, with none it is replaced', (s) =>
  s
    .given(planning([TRAINING, TRAINING, LOOT], { trained: 19, loot: 8 }))
    .at(plan, { seat: 0 })
    .answers(0, 'VG-FLASH-03', act(0, 'training'))
    .rejects(0, act(2, 'loot'), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-FLASH-03', act(1, 'recon', { ability: 'dash' }))
    .answers(0, 'VG-FLASH-03', DONE)
    .then(({ board }) => expect(board.players[0]!.trained).toBe(20)),
);

scenario('VG-T-65 VG-RULING-65 VG-RULING-17 the clock plans for an idle seat', (s) =>
  s
    .given(() => table({ phase: 'setup', options: { calm: false, soloPhases: true } }, { hero: 'doc' }))
    .at(flashbackPhase)
    .falls(['purchase', 'loot', 'recon'])
    .answers(CLOCK, 'VG-RULING-65a', { do: 'phaseExpired', who: 0, phase: 'flashback' })
    .then(({ board }) => {
      expect(board.players[0]).toMatchObject({ trained: 4, loot: 0, marked: 0, recon: 0, done: true });
    }),
);

scenario('VG-RULING-21 VG-RULING-65 calm tables and 0 seconds have no clock', (s) =>
  s
    .given(() =>
      table({ phase: 'setup', options: { calm: false, soloPhases: true, phaseSeconds: 0 } }, { hero: 'doc' }),
    )
    .at(flashbackPhase)
    .falls(['purchase', 'loot', 'recon'])
    .now(({ play }) => expect(play.pending.map((one) => one.seat)).toEqual([0]))
    .answers(0, 'VG-FLASH-03', DONE),
);
