// VG-FIGHT, VG-ACT, VG-ITEM: the Fighting Phase, told as stories.

import { CLOCK } from '@gravetable/kernel';
import { expect } from 'vitest';
import { fight, fightingPhase } from '../src/fighting.ts';
import { planOf } from '../src/plan.ts';
import { charges } from '../src/playerboard.ts';
import type { Player } from '../src/state.ts';
import {
  DONE,
  fighting,
  scenario,
  SKIP,
  START_DONE,
  table,
  useItem,
  usePassive,
  useRecon,
  useSet,
} from './tables.ts';

const isDead = (p: Player, id: string): boolean => ((p.dead >> planOf(p).enemyNumber.get(id)!) & 1) === 1;
const isEvaded = (p: Player, id: string): boolean => ((p.evaded >> planOf(p).enemyNumber.get(id)!) & 1) === 1;

scenario(
  'VG-T-27 VG-FIGHT-01 VG-FIGHT-02 VG-RULING-54 VG-RULING-67 Blood Up hits before the dice return',
  (s) =>
    s
      .given(fighting({ owned: ['ib6'], healthDice: 2, room: 'r5' }))
      .at(fight, { seat: 0 })
      .rejects(0, useItem('ib-i1'), 'NO_CHARGE')
      .answers(0, 'VG-RULING-54', usePassive('ib6'))
      .answers(0, 'VG-ACT-HIT-01', 'r5.grunt.1')
      .now(({ board }) => expect(board.players[0]).toMatchObject({ standing: 0b11, wounds: 0 }))
      .answers(0, 'VG-ACT-HIT-01', 'r5.henchman.1')
      .then(({ board }) => {
        expect(board.players[0]).toMatchObject({ standing: 0, wounds: 0b11 });
        expect(board.supply).toBe(board.dice);
      }),
);

scenario('VG-RULING-54 VG-FIGHT-01 VG-FIGHT-04 a start effect may be declined, and is gone', (s) =>
  s
    .given(
      fighting({
        hero: 'shadowman',
        sets: [
          ['sm7', 'GK'],
          ['dash', 'MM'],
        ],
        owned: ['sm7'],
      }),
    )
    .at(fight, { seat: 0 })
    .rejects(0, useSet('dash', 'MM'), 'WRONG_TIMING')
    .answers(0, 'VG-RULING-54', START_DONE)
    .rejects(0, useSet('sm7', 'GK'), 'WRONG_TIMING')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario(
  'VG-T-28 VG-ACT-MOVE-02 VG-ENEMY-05 VG-RULING-01 VG-FIGHT-07 an active bouncer holds the hero',
  (s) =>
    s
      .given(
        fighting({
          hero: 'shadowman',
          room: 'r4',
          charges: { 'sm-i1': 1 },
          sets: [
            ['dash', 'MM'],
            ['dash', 'MM'],
          ],
        }),
      )
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useSet('dash', 'MM'))
      .now(({ board }) => expect(board.players[0]).toMatchObject({ room: 3, sets: [expect.any(Number)] }))
      .answers(0, 'VG-RULING-26', useItem('sm-i1'))
      .answers(0, 'VG-ACT-EVADE-01', 'r4.bouncer.1')
      .answers(0, 'VG-RULING-26', useSet('dash', 'MM'))
      .rejects(0, 'r9', 'ILLEGAL_TARGET')
      .answers(0, 'VG-ACT-MOVE-01', 'r7')
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board }) => expect(board.players[0]!.room).toBe(6)),
);

scenario(
  'VG-T-29 VG-ABIL-04 VG-RULING-27 VG-FIGHT-05 VG-FIGHT-06 VG-ACT-MOVE-01 VG-ACT-MOVE-03 Charge into an empty room',
  (s) =>
    s
      .given(fighting({ sets: [['charge', 'MKKG']], dead: ['r2.henchman.1'] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useSet('charge', 'MGKK'))
      .answers(0, 'VG-ACT-MOVE-01', 'r2')
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board }) => expect(board.players[0]).toMatchObject({ room: 1, visited: 0b11 })),
);

scenario(
  'VG-T-30 VG-MARK-01 VG-ACT-HIT-01 VG-FIGHT-10 VG-ACT-HIT-03 VG-ENEMY-04 a dot is erased at the end',
  (s) =>
    s
      .given(fighting({ room: 'r3', charges: { 'ib-i1': 1 } }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useItem('ib-i1'))
      .answers(0, 'VG-ACT-HIT-01', 'r3.toughGuy.1')
      .now(({ board }) => expect(board.players[0]!.dotted).not.toBe(0))
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board: { players } }) => {
        expect(players[0]!.dotted).toBe(0);
        expect(isDead(players[0]!, 'r3.toughGuy.1')).toBe(false);
      }),
);

scenario(
  'VG-ACT-HIT-02 VG-MARK-02 VG-ACT-HIT-03 VG-ENEMY-04 VG-RULING-55 VG-ACT-HIT-07 the second damage kills, evaded or not',
  (s) =>
    s
      .given(fighting({ room: 'r3', charges: { 'ib-i1': 2 }, evaded: ['r3.toughGuy.1'] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useItem('ib-i1'))
      .answers(0, 'VG-ACT-HIT-01', 'r3.toughGuy.1')
      .answers(0, 'VG-RULING-26', useItem('ib-i1'))
      .answers(0, 'VG-ACT-HIT-01', 'r3.toughGuy.1')
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board: { players } }) => expect(isDead(players[0]!, 'r3.toughGuy.1')).toBe(true)),
);

scenario(
  'VG-T-31 VG-ENEMY-03 VG-ACT-HIT-04 VG-RULING-29 VG-RULING-30 a grunt protects the boss, unless evaded',
  (s) =>
    s
      .given(fighting({ hero: 'nettle', room: 'r9', dead: ['r9.grunt.1'], charges: { 'ne-i1': 1 } }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useItem('ne-i1'))
      .rejects(0, 'boss', 'BOSS_PROTECTED')
      .rejects(0, 'r9.grunt.1', 'ILLEGAL_TARGET')
      .now(({ play }) => expect(play.ask(play.pending[0]!).count()).toBe(1))
      .answers(0, 'VG-ACT-HIT-01', 'r9.grunt.2')
      .answers(0, 'VG-RULING-26', DONE),
);
scenario('VG-T-31 VG-ACT-HIT-04 with the last grunt evaded the boss can be hit', (s) =>
  s
    .given(
      fighting({ hero: 'nettle', room: 'r9', dead: ['r9.grunt.1'], charges: { 'ne-i1': 1, 'ne-i2': 1 } }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('ne-i2'))
    .answers(0, 'VG-ACT-EVADE-01', 'r9.grunt.2')
    .answers(0, 'VG-RULING-26', useItem('ne-i1'))
    .answers(0, 'VG-ACT-HIT-01', 'boss')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.bossLost).toBe(1)),
);

scenario('VG-RULING-29 VG-ACT-HIT-05 VG-OBJ-08 VG-RULING-38 with the grunt evaded the boss is hit', (s) =>
  s
    .given(fighting({ room: 'r9', dead: ['r9.grunt.1'], evaded: ['r9.grunt.2'], charges: { 'ib-i1': 1 } }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('ib-i1'))
    .answers(0, 'VG-ACT-HIT-01', 'boss')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]).toMatchObject({ bossLost: 1, objectives: 1 << 8 })),
);

scenario('VG-T-32 VG-ACT-HIT-06 VG-RULING-31 VG-ENEMY-02 a dead boss is no target', (s) =>
  s
    .given(
      fighting({
        boss: 'kaiserNull',
        room: 'r9',
        dead: ['r9.grunt.1', 'r9.grunt.2'],
        bossLost: 3,
        owned: ['ib3'],
        sets: [['ib3', 'MD']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('ib3', 'MD'))
    .answers(0, 'VG-ACT-HIT-01', 'boss')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => {
      expect(players[0]!.bossLost).toBe(4);
      expect(isDead(players[0]!, 'boss')).toBe(true);
    }),
);

scenario(
  'VG-T-33 VG-ACT-SHOOT-01 VG-ACT-SHOOT-02 VG-ABIL-03 Shoot reaches the next room, never this one',
  (s) =>
    s
      .given(fighting({ hero: 'doc', room: 'r5', sets: [['fire', 'GGK']] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useSet('fire', 'GGK'))
      .rejects(0, 'r5.grunt.1', 'ILLEGAL_TARGET')
      .answers(0, 'VG-ACT-SHOOT-01', 'r7.gunman.1')
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board: { players } }) => expect(isDead(players[0]!, 'r7.gunman.1')).toBe(true)),
);

scenario('VG-ACT-SHOOT-03 several Shoots go to several rooms', (s) =>
  s
    .given(fighting({ hero: 'nettle', room: 'r5', owned: ['ne4'], sets: [['ne4', 'MKKD']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('ne4', 'MKKD'))
    .answers(0, 'VG-ACT-SHOOT-01', 'r7.gunman.1')
    .answers(0, 'VG-ACT-SHOOT-01', 'r2.henchman.1')
    .answers(0, 'VG-ACT-SHOOT-01', 'r8.bouncer.1')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario(
  'VG-T-34 VG-BOARD-05 VG-ACT-JUMP-01 VG-ACT-JUMP-02 VG-ACT-JUMP-04 VG-RULING-33 Jump leaves the room between unvisited',
  (s) =>
    s
      .given(fighting({ hero: 'pixel', charges: { 'px-i2': 1 } }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useItem('px-i2'))
      .rejects(0, { via: 'r3', to: 'r1' }, 'ILLEGAL_TARGET')
      .answers(0, 'VG-ACT-JUMP-01', { via: 'r3', to: 'r6' })
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board }) => expect(board.players[0]!.visited).toBe(0b100001)),
);

scenario('VG-RULING-33 VG-ACT-JUMP-03 a bouncer holds at the start of a Jump, not on its way', (s) =>
  s
    .given(fighting({ hero: 'pixel', room: 'r2', charges: { 'px-i2': 2 } }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('px-i2'))
    .answers(0, 'VG-ACT-JUMP-01', { via: 'r4', to: 'r7' })
    .answers(0, 'VG-RULING-26', useItem('px-i2'))
    .answers(0, 'VG-ACT-JUMP-01', { via: 'r5', to: 'r8' })
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.room).toBe(7)),
);

scenario('VG-RULING-33 VG-RULING-75 held by a bouncer a Jump is impossible and the item is spent', (s) =>
  s
    .given(fighting({ hero: 'pixel', room: 'r8', charges: { 'px-i2': 1 } }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('px-i2'))
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => {
      expect(players[0]!.room).toBe(7);
      expect(charges(players[0]!, 1)).toBe(0);
    }),
);

scenario('VG-T-35 VG-ACT-KILL-02 Kill finds no minion in the boss room', (s) =>
  s
    .given(
      fighting({
        hero: 'onyx',
        room: 'r9',
        dead: ['r9.grunt.1', 'r9.grunt.2'],
        owned: ['mo2'],
        sets: [['mo2', 'MKD']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('mo2', 'MKD'))
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.bossLost).toBe(0)),
);

scenario('VG-ACT-KILL-01 VG-RULING-55 Kill takes a tough guy at once, and no Wound from Mother Mercy', (s) =>
  s
    .given(
      fighting({ hero: 'onyx', boss: 'motherMercy', room: 'r3', owned: ['mo2'], sets: [['mo2', 'MKD']] }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('mo2', 'MKD'))
    .answers(0, 'VG-ACT-KILL-01', 'r3.toughGuy.1')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(0)),
);

scenario(
  'VG-T-36 VG-RULING-28 VG-ACT-WOUND-01 VG-ITEM-01 Rage Brew without a free space doubles nothing',
  (s) =>
    s
      .given(fighting({ room: 'r5', wounds: 3, charges: { 'ib-i4': 1 }, sets: [['punch', 'KKK']] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useItem('ib-i4'))
      .now(({ board }) => expect(board.players[0]).toMatchObject({ again: 0, wounds: 0b111 }))
      .rejects(0, useItem('ib-i4'), 'NO_CHARGE')
      .answers(0, 'VG-RULING-26', useSet('punch', 'KKK'))
      .answers(0, 'VG-ACT-HIT-01', 'r5.grunt.1')
      .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-T-37 VG-RULING-60 VG-RULING-76 VG-ABIL-02 Rage Brew and a double knife: four Hits', (s) =>
  s
    .given(fighting({ den: 'B1', room: 'r4', charges: { 'ib-i4': 1 }, sets: [['punch', 'KKD']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('ib-i4'))
    .answers(0, 'VG-RULING-26', useSet('punch', 'KKD'))
    .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.1')
    .rejects(0, SKIP, 'ILLEGAL_TARGET')
    .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.1')
    .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.2')
    .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.2')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => {
      expect(isDead(players[0]!, 'r4.toughGuy.2')).toBe(true);
      expect(players[0]!.wounds).toBe(1);
    }),
);
for (const [title, dice] of [
  ['VG-T-14 VG-ABIL-02 VG-RULING-06 two knives and a double knife give two Hits', 'KKD'],
  ['VG-T-15 VG-ABIL-02 VG-RULING-06 three double knives give two Hits, not four', 'DDD'],
] as const) {
  scenario(title, (s) =>
    s
      .given(fighting({ den: 'B1', room: 'r4', sets: [['punch', dice]] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useSet('punch', dice))
      .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.1')
      .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.1')
      .now(({ board: { players } }) => {
        expect(isDead(players[0]!, 'r4.toughGuy.1')).toBe(true);
        expect(players[0]!.dotted).toBe(0);
      })
      .answers(0, 'VG-RULING-26', DONE),
  );
}

scenario('VG-T-38 VG-RULING-08 VG-FLASH-09 a reconned Punch is one Hit', (s) =>
  s
    .given(fighting({ room: 'r5', recon: ['punch'] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useRecon('punch'))
    .answers(0, 'VG-ACT-HIT-01', 'r5.grunt.1')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.recon).toBe(0)),
);

scenario('VG-T-39 VG-RULING-58 VG-GEN-04 Shadowman against Don Zemun: only the grunt, and only evaded', (s) =>
  s
    .given(fighting({ hero: 'shadowman', boss: 'donZemun', den: 'C2', room: 'r2', sets: [['fire', 'GGG']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('fire', 'GGG'))
    .rejects(0, 'r4.gunman.1', 'ILLEGAL_TARGET')
    .answers(0, 'VG-ACT-SHOOT-01', 'r4.grunt.1')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => {
      expect(isDead(players[0]!, 'r4.grunt.1')).toBe(false);
      expect(isEvaded(players[0]!, 'r4.grunt.1')).toBe(true);
    }),
);

scenario('VG-RULING-58 Shadowman cannot shoot a boss', (s) =>
  s
    .given(
      fighting({
        hero: 'shadowman',
        room: 'r7',
        dead: ['r9.grunt.1', 'r9.grunt.2'],
        sets: [['fire', 'GGG']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('fire', 'GGG'))
    .rejects(0, 'boss', 'ILLEGAL_TARGET')
    .answers(0, 'VG-ACT-SHOOT-01', 'r5.grunt.1')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-T-40 VG-ITEM-01 VG-ITEM-02 VG-ITEM-04 VG-ITEM-06 two charges in a row, never a third', (s) =>
  s
    .given(fighting({ charges: { 'ib-i3': 2 } }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('ib-i3'))
    .answers(0, 'VG-ACT-MOVE-01', 'r2')
    .answers(0, 'VG-RULING-26', useItem('ib-i3'))
    .answers(0, 'VG-ACT-MOVE-01', 'r1')
    .rejects(0, useItem('ib-i3'), 'NO_CHARGE')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario(
  'VG-T-57 VG-RULING-68 VG-RULING-59 VG-ITEM-05 two Rage Brews: three runs; items between are not doubled',
  (s) =>
    s
      .given(
        fighting({
          den: 'B1',
          room: 'r4',
          charges: { 'ib-i4': 2, 'ib-i1': 1 },
          sets: [['punch', 'KKK']],
        }),
      )
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useItem('ib-i4'))
      .answers(0, 'VG-RULING-26', useItem('ib-i4'))
      .answers(0, 'VG-RULING-26', useItem('ib-i1'))
      .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.1')
      .answers(0, 'VG-RULING-26', useSet('punch', 'KKK'))
      .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.1')
      .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.2')
      .answers(0, 'VG-ACT-HIT-01', 'r4.toughGuy.2')
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0b11, again: 0 })),
);

scenario('VG-RULING-59 a modifier without an ability is lost at the end', (s) =>
  s
    .given(fighting({ hero: 'vance', charges: { 'vq-i4': 1 } }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('vq-i4'))
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.gains).toBe(0)),
);

scenario('VG-T-58 VG-RULING-69 High Noon pierces Roxy Kween’s henchmen', (s) =>
  s
    .given(
      fighting({
        hero: 'vance',
        boss: 'roxyKween',
        den: 'C1',
        room: 'r8',
        dead: ['r9.grunt.1', 'r9.grunt.2', 'r9.henchman.2'],
        owned: ['vq7'],
        sets: [['vq7', 'MGG']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-54', useSet('vq7', 'MGG'))
    .answers(0, 'VG-ACT-SHOOT-01', 'boss')
    .answers(0, 'VG-ACT-SHOOT-01', 'boss')
    .then(({ board }) => expect(board.players[0]!.bossLost).toBe(2)),
);

scenario('VG-T-58 VG-RULING-69 Steel Rounds do not lift Old Pendulum’s limit', (s) =>
  s
    .given(
      fighting({
        hero: 'vance',
        boss: 'oldPendulum',
        den: 'C1',
        room: 'r8',
        bossLost: 2,
        bossLostNow: 2,
        charges: { 'vq-i4': 1 },
        sets: [['fire', 'GGG']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('vq-i4'))
    .answers(0, 'VG-RULING-26', useSet('fire', 'GGG'))
    .rejects(0, 'boss', 'ILLEGAL_TARGET')
    .answers(0, 'VG-ACT-SHOOT-01', 'r6.toughGuy.1')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => expect(isDead(players[0]!, 'r6.toughGuy.1')).toBe(true)),
);

scenario('VG-GEN-04 Kaiser Null cannot be shot', (s) =>
  s
    .given(
      fighting({
        hero: 'doc',
        boss: 'kaiserNull',
        room: 'r7',
        dead: ['r9.grunt.1', 'r9.grunt.2'],
        sets: [['fire', 'GGG']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('fire', 'GGG'))
    .rejects(0, 'boss', 'TRAIT_FORBIDS')
    .answers(0, 'VG-ACT-SHOOT-01', 'r5.grunt.1')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-GEN-04 Mother Mercy wounds for each tough guy killed by Hit', (s) =>
  s
    .given(fighting({ boss: 'motherMercy', room: 'r3', owned: ['ib3'], sets: [['ib3', 'MD']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('ib3', 'MD'))
    .answers(0, 'VG-ACT-HIT-01', 'r3.toughGuy.1')
    .answers(0, 'VG-ACT-HIT-01', 'r3.toughGuy.1')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(1)),
);

scenario('VG-GEN-04 Vance’s Punch never hits twice', (s) =>
  s
    .given(fighting({ hero: 'vance', room: 'r5', sets: [['punch', 'KDD']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('punch', 'KDD'))
    .answers(0, 'VG-ACT-HIT-01', 'r5.grunt.1')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-RULING-73 VG-GEN-04 Nettle is wounded by the first henchmen she meets', (s) =>
  s
    .given(fighting({ hero: 'nettle', charges: { 'ne-i4': 3 } }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('ne-i4'))
    .answers(0, 'VG-ACT-MOVE-01', 'r2')
    .answers(0, 'VG-RULING-26', useItem('ne-i4'))
    .answers(0, 'VG-ACT-MOVE-01', 'r5')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 1, met: true })),
);

scenario('VG-T-60 VG-RULING-72 VG-FLASH-10 a reconned Charge works after a Beating', (s) =>
  s
    .given(fighting({ beatings: 1, recon: ['charge'] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useRecon('charge'))
    .answers(0, 'VG-ACT-MOVE-01', 'r2')
    .answers(0, 'VG-ACT-HIT-01', 'r2.henchman.1')
    .rejects(0, useRecon('charge'), 'ACTION_NOT_ALLOWED')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-T-61 VG-RULING-73 The Landlord wounds who enters his room, not who passes', (s) =>
  s
    .given(
      fighting({
        hero: 'pixel',
        boss: 'landlord',
        den: 'E1',
        room: 'r7',
        dead: ['r8.bouncer.1'],
        charges: { 'px-i2': 1 },
        sets: [['dash', 'MM']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('px-i2'))
    .answers(0, 'VG-ACT-JUMP-01', { via: 'r9', to: 'r8' })
    .now(({ board }) => expect(board.players[0]!.wounds).toBe(0))
    .answers(0, 'VG-RULING-26', useSet('dash', 'MM'))
    .answers(0, 'VG-ACT-MOVE-01', 'r9')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(1)),
);

scenario('VG-T-64 VG-RULING-70 dice on all health spaces: the Landlord’s Wound is ignored', (s) =>
  s
    .given(
      fighting({
        hero: 'brick',
        boss: 'landlord',
        den: 'A1',
        room: 'r7',
        healthDice: 3,
        owned: ['bo7'],
        sets: [['bo7', 'MM']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-54', useSet('bo7', 'MM'))
    .answers(0, 'VG-ACT-MOVE-01', 'r9')
    .answers(0, 'VG-ACT-HIT-01', 'r9.grunt.1')
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0b111, standing: 0 })),
);

scenario(
  'VG-ACT-EVADE-01 VG-ACT-EVADE-02 VG-RULING-26 VG-RULING-75 bracketed effects may be skipped, or are skipped when impossible',
  (s) =>
    s
      .given(fighting({ hero: 'shadowman', owned: ['sm2'], sets: [['sm2', 'MMG']] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useSet('sm2', 'MMG'))
      .answers(0, 'VG-ACT-EVADE-01', 'r2.henchman.1')
      .rejects(0, 'r2.henchman.1', 'ILLEGAL_TARGET')
      .answers(0, 'VG-ACT-EVADE-01', SKIP)
      .answers(0, 'VG-ACT-MOVE-01', 'r2')
      .answers(0, 'VG-RULING-26', DONE)
      .then(({ board: { players } }) => expect(isEvaded(players[0]!, 'r2.henchman.1')).toBe(true)),
);

scenario('VG-RULING-74 VG-FIGHT-08 Slippery, Long Barrel and Wrecking Fist work by themselves', (s) =>
  s
    .given(() =>
      table(
        { phase: 'fighting' },
        { hero: 'nettle', room: 'r4', owned: ['ne5'], charges: { 'ne-i4': 1 } },
        { hero: 'vance', room: 'r1', owned: ['vq5'], charges: { 'vq-i1': 1 } },
        { hero: 'brick', room: 'r3', owned: ['bo6'], sets: [['punch', 'KKK']] },
      ),
    )
    .at(fightingPhase)
    .answers(2, 'VG-RULING-26', useSet('punch', 'KKK'))
    .answers(0, 'VG-RULING-26', useItem('ne-i4'))
    .answers(0, 'VG-ACT-MOVE-01', 'r2')
    .answers(1, 'VG-RULING-26', useItem('vq-i1'))
    .answers(1, 'VG-ACT-SHOOT-01', 'r5.grunt.1')
    .answers(2, 'VG-ACT-HIT-01', 'r3.toughGuy.1')
    .answers(0, 'VG-RULING-26', DONE)
    .answers(1, 'VG-RULING-26', DONE)
    .now(({ board: { players, phase } }) => {
      expect(isDead(players[2]!, 'r3.toughGuy.1')).toBe(true);
      expect(phase).toBe('fighting');
    })
    .answers(2, 'VG-RULING-26', DONE),
);

scenario('VG-RULING-64 the Fighting Phase ends for everybody at once, and that draws a line', (s) => {
  const over = { kind: 'fightingOver', reveals: true, rule: 'VG-RULING-64' };
  return s
    .given(() => table({}, { sets: [['dash', 'MM']] }, { hero: 'vance', sets: [['dash', 'MM']] }))
    .at(fightingPhase)
    .answers(0, 'VG-RULING-26', DONE)
    .now(({ told }) => expect(told.map(({ open }) => open)).not.toContainEqual(over))
    .answers(1, 'VG-RULING-26', DONE)
    .then(({ told }) => expect(told.at(-1)?.open).toEqual(over));
});

scenario('VG-FIGHT-06 Ground Slam damages everybody who can be damaged when it starts', (s) =>
  s
    .given(
      fighting({
        hero: 'brick',
        room: 'r9',
        den: 'C1',
        boss: 'kaiserNull',
        owned: ['bo2'],
        sets: [['bo2', 'GKKD']],
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('bo2', 'GKKD'))
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => {
      for (const id of ['r9.grunt.1', 'r9.grunt.2', 'r9.henchman.1'])
        expect(isDead(players[0]!, id)).toBe(true);
      expect(players[0]!.bossLost).toBe(0);
    }),
);

scenario('VG-FIGHT-06 Whirl of Steel never hits the same enemy twice', (s) =>
  s
    .given(fighting({ hero: 'nettle', room: 'r6', owned: ['ne3'], sets: [['ne3', 'KKD']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('ne3', 'KKD'))
    .answers(0, 'VG-ACT-HIT-01', 'r6.toughGuy.1')
    .rejects(0, 'r6.toughGuy.1', 'ILLEGAL_TARGET')
    .answers(0, 'VG-ACT-HIT-01', 'r6.toughGuy.2')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-ITEM-05 Night Lenses let the next Hits reach next door', (s) =>
  s
    .given(fighting({ hero: 'shadowman', charges: { 'sm-i3': 1 }, sets: [['punch', 'KKK']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('sm-i3'))
    .answers(0, 'VG-RULING-26', useSet('punch', 'KKK'))
    .answers(0, 'VG-ACT-HIT-01', 'r2.henchman.1')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-ACT-HEAL-01 VG-ABIL-05 Scalpel with a double knife also heals', (s) =>
  s
    .given(fighting({ hero: 'doc', room: 'r5', wounds: 2, owned: ['dm1'], sets: [['dm1', 'MD']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('dm1', 'MD'))
    .answers(0, 'VG-ACT-HIT-01', 'r5.grunt.1')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(0b10)),
);

scenario('VG-RULING-74 Blood Money marks experience with the first boss damage of a round', (s) =>
  s
    .given(
      fighting({
        hero: 'onyx',
        room: 'r9',
        dead: ['r9.grunt.1', 'r9.grunt.2'],
        owned: ['mo7'],
        charges: { 'mo-i1': 2 },
      }),
    )
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useItem('mo-i1'))
    .answers(0, 'VG-ACT-HIT-01', 'boss')
    .answers(0, 'VG-RULING-26', useItem('mo-i1'))
    .answers(0, 'VG-ACT-HIT-01', 'boss')
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board }) => expect(board.players[0]).toMatchObject({ trained: 1, bossLost: 2 })),
);

scenario('VG-RULING-65 VG-RULING-77 the clock finishes a running ability with the first legal option', (s) =>
  s
    .given(() =>
      table(
        { phase: 'fighting', options: { calm: false, soloPhases: true } },
        {
          hero: 'onyx',
          boss: 'sisterStatic',
          room: 'r7',
          owned: ['mo5'],
          sets: [
            ['mo5', 'MMKD'],
            ['dash', 'MM'],
          ],
        },
      ),
    )
    .at(fightingPhase)
    .answers(0, 'VG-RULING-26', useSet('mo5', 'MMKD'))
    .answers(CLOCK, 'VG-RULING-65a', { do: 'phaseExpired', who: 0, phase: 'fighting' })
    .then(({ board: { players } }) => {
      // Balcony to r4: its bouncer is hit, so the way on is free; the first room is r2, the first enemy its henchman.
      expect(players[0]).toMatchObject({ room: 1, done: true });
      expect(isDead(players[0]!, 'r4.bouncer.1')).toBe(true);
      expect(isDead(players[0]!, 'r2.henchman.1')).toBe(true);
      expect(players[0]!.sets.length).toBe(1);
    }),
);

scenario(
  'VG-RULING-77 VG-SETUP-12 VG-GEN-05 Sister Static’s gunmen stand after the printed minions, before the boss',
  (s) =>
    s
      .given(fighting({ hero: 'doc', boss: 'sisterStatic', room: 'r9', den: 'A1', sets: [['fire', 'GGG']] }))
      .at(fight, { seat: 0 })
      .answers(0, 'VG-RULING-26', useSet('fire', 'GGG'))
      .now(({ play }) => {
        const ask = play.ask(play.pending[0]!);
        const targets = Array.from({ length: ask.count() }, (_, n) => ask.nth(n));
        expect(targets).toEqual([
          'r7.gunman.1',
          'r7.gunman.2',
          'r8.grunt.1',
          'r8.bouncer.1',
          'r8.henchman.1',
          'r7.gunman.3',
          'r8.gunman.1',
        ]);
      })
      .answers(0, 'VG-ACT-SHOOT-01', 'r8.gunman.1')
      .answers(0, 'VG-RULING-26', DONE),
);
