// VG-OBJ, VG-RES, VG-BEAT: objectives, the Resolution Phase and Beatings, told as stories.

import { CLOCK } from '@gravetable/kernel';
import { expect } from 'vitest';
import { fight } from '../src/fighting.ts';
import { flashbackPhase } from '../src/flashback.ts';
import { itemMarked, tileNumber } from '../src/playerboard.ts';
import { resolve, resolutionPhase } from '../src/resolution.ts';
import {
  DONE,
  fighting,
  loot,
  LOOT_DONE,
  resolving,
  scenario,
  table,
  useItem,
  usePassive,
  useRecon,
  useSet,
  type Described,
} from './tables.ts';

/** Objectives that stand marked, or not, as soon as the fight begins. */
const objectives: readonly (readonly [name: string, seat: Described, marked: boolean])[] = [
  [
    'VG-T-41 VG-OBJ-05 VG-RULING-37 cleared in two rounds is not in one',
    { room: 'r4', fallen: ['r4.gunman.1'], dead: ['r4.bouncer.1'] },
    false,
  ],
  [
    'VG-T-42 VG-OBJ-05 VG-RULING-37 killed and evaded in one round',
    { room: 'r4', dead: ['r4.gunman.1'], evaded: ['r4.bouncer.1'] },
    true,
  ],
  [
    'VG-T-43 VG-OBJ-07 VG-OBJ-01 all adjacent rooms visited',
    { room: 'r5', visited: ['r2', 'r3', 'r7', 'r8'] },
    true,
  ],
  ['VG-OBJ-07 VG-OBJ-01 one of them is not', { room: 'r5', visited: ['r2', 'r3', 'r7'] }, false],
  [
    'VG-T-69 VG-OBJ-04 VG-RULING-38 two bouncers of the Ghost Line',
    { den: 'E1', room: 'r8', fallen: ['r2.bouncer.1'], dead: ['r8.bouncer.1'] },
    true,
  ],
  [
    'VG-T-69 VG-OBJ-10 VG-RULING-38 the gunmen around the Miniature Set',
    { den: 'E2', room: 'r10', dead: ['r8.gunman.1', 'r11.gunman.1'] },
    true,
  ],
  [
    'VG-OBJ-10 evaded is not killed',
    { den: 'E2', room: 'r10', dead: ['r8.gunman.1'], evaded: ['r11.gunman.1'] },
    false,
  ],
  ['VG-OBJ-06 VG-RULING-39 the sixth health space', { den: 'B1', room: 'r5', extra: 3 }, true],
  ['VG-OBJ-06 VG-RULING-39 not the fifth', { den: 'B1', room: 'r5', extra: 2 }, false],
  ['VG-OBJ-08 VG-OBJ-02 the boss was hit', { room: 'r9', bossLost: 1 }, true],
  ['VG-OBJ-09 six rooms of the arcade', { den: 'D1', room: 'r6', visited: ['r2', 'r3', 'r4', 'r5'] }, true],
  ['VG-OBJ-09 VG-BOARD-06 five are too few', { den: 'D1', room: 'r6', visited: ['r2', 'r3', 'r4'] }, false],
];

for (const [name, seat, marked] of objectives) {
  scenario(`VG-RULING-36 ${name}`, (s) =>
    s
      .given(fighting(seat))
      .at(fight, { seat: 0 })
      .then(({ board, told }) => {
        expect(board.players[0]!.objectives !== 0).toBe(marked);
        const lines = told.flatMap(({ open }) => (open?.kind === 'objective' ? [open.rule] : []));
        expect(lines, 'the line names the rule of objectives').toEqual(marked ? ['VG-OBJ-01'] : []);
      }),
  );
}

scenario(
  'VG-T-44 VG-RES-01 VG-RES-02 VG-RES-03 VG-RES-04 VG-ACT-EVADE-03 VG-ACT-EVADE-04 VG-RES-10 loot behind an evaded henchman',
  (s) =>
    s
      .given(resolving({ visited: ['r2'], evaded: ['r2.henchman.1'] }))
      .at(resolve, { seat: 0 })
      .rejects(0, loot('r3', 'loot'), 'ILLEGAL_TARGET')
      .answers(0, 'VG-RES-01b', loot('r2', 'loot'))
      .then(({ board }) =>
        expect(board.players[0]).toMatchObject({ loot: 1, looted: 0b100, evaded: 0, room: 0 }),
      ),
);

scenario('VG-RULING-34 VG-ACT-HIT-08 VG-RES-01 a room needs to be Visited and Cleared', (s) =>
  s
    .given(resolving({ visited: ['r2', 'r3'], dead: ['r2.henchman.1'], evaded: ['r3.grunt.1'] }))
    .at(resolve, { seat: 0 })
    .rejects(0, loot('r3', 'loot'), 'ILLEGAL_TARGET')
    .answers(0, 'VG-RES-01b', LOOT_DONE)
    .then(({ board }) => expect(board.players[0]!.looted).toBe(0)),
);

scenario('VG-T-45 VG-RES-05 VG-ENEMY-07 VG-ENEMY-08 VG-ENEMY-09 one gunman here, the boss next door', (s) =>
  s
    .given(resolving({ room: 'r7', dead: ['r7.gunman.2', 'r4.gunman.1'] }))
    .at(resolve, { seat: 0 })
    .then(({ board }) => expect(board.players[0]!.wounds).toBe(1)),
);

scenario('VG-T-46 VG-RES-06 VG-RES-08 VG-ENEMY-06 VG-RULING-56 excess Wounds are ignored', (s) =>
  s
    .given(resolving({ den: 'C1', room: 'r9', wounds: 2, extra: 0, dead: ['r9.grunt.1', 'r9.grunt.2'] }))
    .at(resolve, { seat: 0 })
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0, beatings: 1 })),
);

scenario('VG-RULING-71 VG-GEN-04 Onyx takes two Wounds from a gunman here, Ox Bellamy deals two', (s) =>
  s
    .given(() =>
      table(
        { phase: 'resolution' },
        { hero: 'onyx', room: 'r7', dead: ['r7.gunman.2', 'r4.gunman.1'] },
        { hero: 'doc', boss: 'oxBellamy', room: 'r9', dead: ['r7.gunman.1', 'r7.gunman.2'] },
      ),
    )
    .at(resolutionPhase)
    .then(({ board }) => expect(board.players.map((p) => p.wounds)).toEqual([0b11, 0b11])),
);

scenario('VG-RULING-71 VG-RULING-74 Unseen ignores gunmen next door, Iron Chin keeps off one Wound', (s) =>
  s
    .given(() =>
      table(
        { phase: 'resolution' },
        { hero: 'shadowman', owned: ['sm6'], room: 'r5', dead: ['r5.henchman.1'] },
        { owned: ['ib7'], room: 'r5' },
      ),
    )
    .at(resolutionPhase)
    .then(({ board }) => expect(board.players.map((p) => p.wounds)).toEqual([0b1, 0]))
    .then(({ board }) => expect(board.players[1]!.beatings).toBe(1)),
);

scenario('VG-T-59 VG-RULING-71 Meat Wall caps, Body Armour subtracts', (s) =>
  s
    .given(
      resolving({
        hero: 'brick',
        den: 'C1',
        boss: 'accountant',
        room: 'r9',
        owned: ['bo4'],
        guard: 2,
        dead: ['r7.gunman.1'],
      }),
    )
    .at(resolve, { seat: 0 })
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 1, guard: 0 })),
);

scenario('VG-T-47 VG-RES-07 VG-FIGHT-09 Second Wind saves from a Beating', (s) =>
  s
    .given(
      resolving({
        wounds: 3,
        owned: ['ib5'],
        sets: [
          ['ib5', 'MG'],
          ['dash', 'MM'],
        ],
      }),
    )
    .at(resolve, { seat: 0 })
    .rejects(0, useSet('dash', 'MM'), 'WRONG_TIMING')
    .answers(0, 'VG-RULING-67', useSet('ib5', 'MG'))
    .then(({ board }) => {
      expect(board.players[0]).toMatchObject({ wounds: 0b100, beatings: 0, sets: [], used: [] });
      expect(board.supply).toBe(board.dice);
    }),
);

scenario('VG-FIGHT-09 VG-ITEM-06 RESOLUTION tiles do nothing in Fighting', (s) =>
  s
    .given(
      fighting({
        owned: ['ib5'],
        wounds: 1,
        sets: [
          ['ib5', 'MG'],
          ['dash', 'MM'],
        ],
      }),
    )
    .at(fight, { seat: 0 })
    .rejects(0, useSet('ib5', 'MG'), 'WRONG_TIMING')
    .answers(0, 'VG-RULING-26', DONE),
);

scenario('VG-T-48 VG-BEAT-01 VG-RES-08 VG-RES-09 VG-RULING-41 a Beating resets the Health Track', (s) =>
  s
    .given(resolving({ wounds: 5, extra: 2, sets: [['dash', 'MM']] }))
    .at(resolve, { seat: 0 })
    .then(({ board }) => {
      expect(board.players[0]).toMatchObject({ wounds: 0, extra: 0, beatings: 1 });
      expect(board.supply).toBe(board.dice);
    }),
);

scenario('VG-T-49 VG-BEAT-04 VG-RULING-48 VG-ROUND-03 the second Beating kills', (s) =>
  s
    .given(() =>
      table({ phase: 'resolution', round: 3 }, { hero: 'doc', wounds: 3, beatings: 1 }, { hero: 'vance' }),
    )
    .at(resolutionPhase)
    .then(({ board }) => expect(board.players[0]!.beatings).toBe(2)),
);

scenario('VG-RULING-48 VG-BEAT-04 a dead seat takes no dice and is asked nothing', (s) =>
  s
    .given(() => table({ phase: 'resolution', round: 4 }, { beatings: 2 }, { hero: 'vance' }))
    .at(flashbackPhase)
    .falls(['training', 'training', 'training'])
    .answers(1, 'VG-FLASH-03', DONE)
    .then(({ board }) => {
      expect(board.players[0]!.pool).toBe(0);
      expect(board.supply).toBe(20);
    }),
);

scenario('VG-T-50 VG-RULING-10 VG-RES-01 Recon for loot is for the next round', (s) =>
  s
    .given(resolving({ visited: ['r2'], dead: ['r2.henchman.1'] }))
    .at(resolve, { seat: 0 })
    .answers(0, 'VG-RES-01b', loot('r2', 'recon', { ability: 'dash' }))
    .then(({ board }) => expect(board.players[0]).toMatchObject({ recon: 1, early: 0, loot: 0 })),
);

scenario('VG-T-63 VG-RULING-10 VG-RULING-08 a double Recon for loot cannot be used in the same step 3', (s) =>
  s
    .given(
      resolving({ wounds: 1, owned: ['ib5'], visited: ['r6'], dead: ['r6.toughGuy.1', 'r6.toughGuy.2'] }),
    )
    .at(resolve, { seat: 0 })
    .answers(0, 'VG-RES-01b', loot('r6', 'recon', { ability: 'ib5' }))
    .answers(0, 'VG-RES-01b', loot('r6', 'recon', { ability: 'ib5' }))
    .then(({ board: { players } }) => {
      expect((players[0]!.recon >> tileNumber(players[0]!, 'ib5')!) & 1).toBe(1);
      expect(players[0]!.wounds).toBe(1);
    }),
);

scenario('VG-T-63 VG-RULING-08 in the next step 3 it can, once', (s) =>
  s
    .given(resolving({ wounds: 1, owned: ['ib5'], recon: ['ib5'] }, { round: 2 }))
    .at(resolve, { seat: 0 })
    .answers(0, 'VG-RULING-67', useRecon('ib5'))
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0, recon: 0 })),
);

scenario('VG-RULING-08 marks of RESOLUTION tiles outlive the Fighting Phase', (s) =>
  s
    .given(fighting({ owned: ['ib5'], recon: ['ib5', 'dash'] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', DONE)
    .then(({ board: { players } }) => expect(players[0]!.recon).toBe(1 << tileNumber(players[0]!, 'ib5')!)),
);

scenario('VG-T-66 VG-RULING-67 Triage is offered once, without dice', (s) =>
  s
    .given(resolving({ hero: 'doc', owned: ['dm6'], wounds: 1 }))
    .at(resolve, { seat: 0 })
    .answers(0, 'VG-RULING-67', usePassive('dm6'))
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0, tapped: 0 })),
);

scenario('VG-T-70 VG-FLASH-12 VG-RES-07 Pickpocket may buy, and touches no den icon', (s) =>
  s
    .given(resolving({ hero: 'nettle', owned: ['ne8'], sets: [['ne8', 'MGK']] }))
    .at(resolve, { seat: 0 })
    .answers(0, 'VG-RULING-67', useSet('ne8', 'MGK'))
    .answers(0, 'VG-FLASH-12', { do: 'flash', action: 'purchase', item: 'ne-i2' })
    .then(({ board: { players } }) => {
      expect(itemMarked(players[0]!, 1)).toBe(1);
      expect(players[0]).toMatchObject({ looted: 0, loot: 0 });
    }),
);

scenario('VG-RES-07 VG-ITEM-06 the Ambulance Badge jumps in Resolution', (s) =>
  s
    .given(resolving({ hero: 'doc', charges: { 'dm-i4': 1 } }))
    .at(resolve, { seat: 0 })
    .answers(0, 'VG-RULING-67', useItem('dm-i4'))
    .answers(0, 'VG-ACT-JUMP-01', { via: 'r2', to: 'r4' })
    .then(({ board }) => expect(board.players[0]!.room).toBe(3)),
);

scenario('VG-RULING-65 the clock sends loot to the Loot Track and uses no tile', (s) =>
  s
    .given(() =>
      table(
        { phase: 'resolution', options: { calm: false, soloPhases: true } },
        {
          wounds: 1,
          owned: ['ib5'],
          recon: ['ib5'],
          visited: ['r6'],
          dead: ['r6.toughGuy.1', 'r6.toughGuy.2'],
        },
      ),
    )
    .at(resolutionPhase)
    .answers(CLOCK, 'VG-RULING-65a', { do: 'phaseExpired', who: 0, phase: 'resolution' })
    .then(({ board }) => expect(board.players[0]).toMatchObject({ loot: 2, wounds: 1 })),
);

scenario('VG-RULING-63 VG-BEAT-04 VG-SOLO-02 solo death loses at once', (s) =>
  s.opened(1, { heroes: ['doc'] }, 'death').now(({ play }) => {
    const p = play.state.board.players[0]!;
    p.beatings = 1;
    while (play.state.board.phase !== 'resolution' && !play.over) {
      p.wounds = 0b111;
      p.extra = 0;
      const one = play.pending[0]!;
      const ask = play.ask(one);
      play.put(one, ask.form === 'order' ? ask.nth(0) : ask.nth(ask.count() - 1));
    }
    expect(play.outcome).toMatchObject({ winners: [], reason: 'died' });
  }),
);

scenario(
  'VG-RULING-42 VG-ROUND-04 VG-ROUND-01 VG-GEN-01 VG-RULING-40 four rounds, Resolution included',
  (s) =>
    s.opened(2, { heroes: ['doc', 'vance'] }, 'rounds').now(({ play }) => {
      const seen: string[] = [];
      while (!play.over) {
        const { round, phase } = play.state.board;
        const last = `${round} ${phase}`;
        if (seen.at(-1) !== last) seen.push(last);
        const ask = play.ask(play.pending[0]!);
        play.put(play.pending[0]!, ask.nth(ask.form === 'order' ? 0 : ask.count() - 1));
      }
      expect(seen.filter((one) => one.endsWith('flashback')).length).toBe(4);
      expect(play.state.board).toMatchObject({ round: 4, phase: 'over' });
      expect(play.outcome?.winners.length).toBeGreaterThan(0);
    }),
);
