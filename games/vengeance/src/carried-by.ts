// Rules without a step of their own: the step or rule that carries each of them out, and the test that goes red when it is
// broken. `npm run coverage` watches that test pass the step.
import type { CarriedBy } from '@gravetable/kernel';

export const CARRIED_BY: CarriedBy = {
  'VG-BOARD-01': {
    by: 'VG-SETUP-03',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-BOARD-02': { by: 'VG-SETUP-07a', proof: 'VG-BOARD-02 rooms, doors, minions, loot and objectives' },
  'VG-BOARD-03': {
    by: 'VG-SETUP-09',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-BOARD-04': { by: 'VG-ACT-MOVE-01', proof: 'VG-BOARD-04 doors are symmetric and join all rooms' },
  'VG-BOARD-05': {
    by: 'VG-ACT-JUMP-04',
    proof:
      'VG-T-34 VG-BOARD-05 VG-ACT-JUMP-01 VG-ACT-JUMP-02 VG-ACT-JUMP-04 VG-RULING-33 Jump leaves the room between unvisited',
  },
  'VG-BOARD-06': { by: 'VG-RULING-36', proof: 'VG-OBJ-09 VG-BOARD-06 five are too few' },
  'VG-ENEMY-01': {
    by: 'VG-SETUP-07a',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-ENEMY-02': {
    by: 'VG-ACT-HIT-02',
    proof: 'VG-T-32 VG-ACT-HIT-06 VG-RULING-31 VG-ENEMY-02 a dead boss is no target',
  },
  'VG-ENEMY-03': {
    by: 'VG-ACT-HIT-04',
    proof:
      'VG-T-31 VG-ENEMY-03 VG-ACT-HIT-04 VG-RULING-29 VG-RULING-30 a grunt protects the boss, unless evaded',
  },
  'VG-ENEMY-04': {
    by: 'VG-ACT-HIT-02',
    proof:
      'VG-T-30 VG-MARK-01 VG-ACT-HIT-01 VG-FIGHT-10 VG-ACT-HIT-03 VG-ENEMY-04 a dot is erased at the end',
  },
  'VG-ENEMY-06': {
    by: 'VG-RES-05',
    proof: 'VG-T-46 VG-RES-06 VG-RES-08 VG-ENEMY-06 VG-RULING-56 excess Wounds are ignored',
  },
  'VG-ENEMY-07': {
    by: 'VG-RES-05',
    proof: 'VG-T-45 VG-RES-05 VG-ENEMY-07 VG-ENEMY-08 VG-ENEMY-09 one gunman here, the boss next door',
  },
  'VG-ENEMY-08': {
    by: 'VG-RES-05',
    proof: 'VG-T-45 VG-RES-05 VG-ENEMY-07 VG-ENEMY-08 VG-ENEMY-09 one gunman here, the boss next door',
  },
  'VG-ENEMY-09': {
    by: 'VG-RES-05',
    proof: 'VG-T-45 VG-RES-05 VG-ENEMY-07 VG-ENEMY-08 VG-ENEMY-09 one gunman here, the boss next door',
  },
  'VG-GEN-04': { by: 'VG-ROLL-04', proof: 'VG-GEN-04 Brick assigns two Dash sets at most' },
  'VG-MARK-01': {
    by: 'VG-FIGHT-10',
    proof:
      'VG-T-30 VG-MARK-01 VG-ACT-HIT-01 VG-FIGHT-10 VG-ACT-HIT-03 VG-ENEMY-04 a dot is erased at the end',
  },
  'VG-MARK-02': {
    by: 'VG-ACT-HIT-02',
    proof:
      'VG-ACT-HIT-02 VG-MARK-02 VG-ACT-HIT-03 VG-ENEMY-04 VG-RULING-55 VG-ACT-HIT-07 the second damage kills, evaded or not',
  },
  'VG-MARK-03': { by: 'VG-FLASH-03', proof: 'VG-T-10 VG-RULING-46 VG-MARK-03 Healing clears the only wound' },
  'VG-SETUP-01': {
    by: 'VG-SETUP-02',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-SETUP-04': {
    by: 'VG-SETUP-03c',
    proof: 'VG-RULING-51 VG-SETUP-04 heroes are picked one seat at a time, each only once',
  },
  'VG-SETUP-08': {
    by: 'VG-SETUP-09',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-SETUP-10': {
    by: 'VG-FLASH-02',
    proof: 'VG-T-54 VG-SOLO-01 VG-SOLO-05 VG-SOLO-06 VG-SETUP-10 solo levels mix freely',
  },
  'VG-SETUP-11': {
    by: 'VG-SETUP-02',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-FLASH-04': {
    by: 'VG-FLASH-03',
    proof: 'VG-T-03 VG-FLASH-04 VG-FLASH-03 the fourth action is never Loot; each slot serves once',
  },
  'VG-FLASH-06': {
    by: 'VG-FLASH-03a',
    proof: 'VG-FLASH-06 VG-FLASH-08 VG-FLASH-12 VG-FLASH-05 actions in any order',
  },
  'VG-FLASH-07': {
    by: 'VG-FLASH-03a',
    proof: 'VG-T-04 VG-FLASH-12 VG-FLASH-07 a Loot face may be any other action',
  },
  'VG-FLASH-08': {
    by: 'VG-FLASH-03a',
    proof: 'VG-FLASH-06 VG-FLASH-08 VG-FLASH-12 VG-FLASH-05 actions in any order',
  },
  'VG-FLASH-09': {
    by: 'VG-FLASH-03a',
    proof:
      "VG-T-05 VG-FLASH-09 VG-FLASH-10 VG-RULING-09 VG-FLASH-14 Charge needs ${both ? 'two Recons' : 'more than one Recon'}",
  },
  'VG-FLASH-10': {
    by: 'VG-FLASH-03a',
    proof:
      "VG-T-05 VG-FLASH-09 VG-FLASH-10 VG-RULING-09 VG-FLASH-14 Charge needs ${both ? 'two Recons' : 'more than one Recon'}",
  },
  'VG-FLASH-11': {
    by: 'VG-FLASH-03',
    proof: 'VG-FLASH-11 VG-RULING-74 passive tiles cannot be reconned; Backdoor makes one Recon enough',
  },
  'VG-FLASH-13': {
    by: 'VG-FLASH-03',
    proof: 'VG-T-06 VG-FLASH-13 VG-RULING-46 VG-RULING-45 impossible Healing becomes any action but Loot',
  },
  'VG-XP-01': {
    by: 'VG-FLASH-03a',
    proof: 'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  },
  'VG-XP-02': {
    by: 'VG-FLASH-05',
    proof: 'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  },
  'VG-XP-03': {
    by: 'VG-FLASH-03',
    proof: 'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  },
  'VG-XP-04': {
    by: 'VG-FLASH-03a',
    proof: 'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  },
  'VG-XP-05': {
    by: 'VG-FLASH-03a',
    proof: 'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  },
  'VG-XP-06': {
    by: 'VG-FLASH-05',
    proof: 'VG-T-08 VG-XP-06 VG-SCORE-02 paying does not lower the Training score',
  },
  'VG-ROLL-05': { by: 'VG-ROLL-02a', proof: 'VG-ROLL-05 abilities beside the board take no dice' },
  'VG-ROLL-06': {
    by: 'VG-ROLL-04',
    proof: 'VG-T-12 VG-ROLL-04 VG-ROLL-06 VG-ROLL-12 VG-RULING-11 VG-ABIL-01 Dash releases one wound die',
  },
  'VG-ROLL-07': { by: 'VG-ROLL-02a', proof: 'VG-ROLL-07 VG-ABIL-05 any number of sets' },
  'VG-ROLL-08': { by: 'VG-ROLL-02a', proof: 'VG-T-19 VG-ROLL-08 in the next round it takes one again' },
  'VG-ROLL-09': { by: 'VG-ROLL-02a', proof: 'VG-ROLL-09 a passive ability takes no dice' },
  'VG-ROLL-11': { by: 'VG-ROLL-02a', proof: 'VG-ROLL-11 VG-RULING-53 assigned dice are out of reach' },
  'VG-ROLL-13': { by: 'VG-ROLL-02a', proof: 'VG-T-18 VG-ROLL-13 a knife is no double knife' },
  'VG-ROLL-16': { by: 'VG-ROLL-15', proof: 'VG-T-24 VG-ROLL-16 wound dice left over do no harm' },
  'VG-ABIL-01': { by: 'VG-FIGHT-06', proof: 'VG-ABIL-01…04 basic abilities' },
  'VG-ABIL-02': {
    by: 'VG-FIGHT-06',
    proof: 'VG-T-14 VG-ABIL-02 VG-RULING-06 two knives and a double knife give two Hits',
  },
  'VG-ABIL-03': {
    by: 'VG-FIGHT-06',
    proof: 'VG-T-33 VG-ACT-SHOOT-01 VG-ACT-SHOOT-02 VG-ABIL-03 Shoot reaches the next room, never this one',
  },
  'VG-ABIL-04': {
    by: 'VG-FIGHT-06',
    proof:
      'VG-T-29 VG-ABIL-04 VG-RULING-27 VG-FIGHT-05 VG-FIGHT-06 VG-ACT-MOVE-01 VG-ACT-MOVE-03 Charge into an empty room',
  },
  'VG-FIGHT-03': { by: 'VG-ROLL-02a', proof: 'VG-FIGHT-03 VG-ROLL-10 a crossed-out space takes no die' },
  'VG-FIGHT-08': {
    by: 'VG-RULING-74',
    proof: 'VG-RULING-74 VG-FIGHT-08 Slippery, Long Barrel and Wrecking Fist work by themselves',
  },
  'VG-FIGHT-09': {
    by: 'VG-RULING-26',
    proof: 'VG-FIGHT-09 VG-ITEM-06 RESOLUTION tiles do nothing in Fighting',
  },
  'VG-ACT-HIT-03': {
    by: 'VG-ACT-HIT-02',
    proof:
      'VG-T-30 VG-MARK-01 VG-ACT-HIT-01 VG-FIGHT-10 VG-ACT-HIT-03 VG-ENEMY-04 a dot is erased at the end',
  },
  'VG-ACT-HIT-05': {
    by: 'VG-ACT-HIT-02',
    proof: 'VG-RULING-29 VG-ACT-HIT-05 VG-OBJ-08 VG-RULING-38 with the grunt evaded the boss is hit',
  },
  'VG-ACT-HIT-06': {
    by: 'VG-ACT-HIT-02',
    proof: 'VG-T-32 VG-ACT-HIT-06 VG-RULING-31 VG-ENEMY-02 a dead boss is no target',
  },
  'VG-ACT-HIT-07': {
    by: 'VG-ACT-HIT-01',
    proof:
      'VG-ACT-HIT-02 VG-MARK-02 VG-ACT-HIT-03 VG-ENEMY-04 VG-RULING-55 VG-ACT-HIT-07 the second damage kills, evaded or not',
  },
  'VG-ACT-HIT-08': {
    by: 'VG-RES-01a',
    proof: 'VG-RULING-34 VG-ACT-HIT-08 VG-RES-01 a room needs to be Visited and Cleared',
  },
  'VG-ACT-JUMP-02': {
    by: 'VG-ACT-JUMP-04',
    proof:
      'VG-T-34 VG-BOARD-05 VG-ACT-JUMP-01 VG-ACT-JUMP-02 VG-ACT-JUMP-04 VG-RULING-33 Jump leaves the room between unvisited',
  },
  'VG-ACT-EVADE-03': {
    by: 'VG-RES-01a',
    proof:
      'VG-T-44 VG-RES-01 VG-RES-02 VG-RES-03 VG-RES-04 VG-ACT-EVADE-03 VG-ACT-EVADE-04 VG-RES-10 loot behind an evaded henchman',
  },
  'VG-ACT-EVADE-04': {
    by: 'VG-RES-10',
    proof:
      'VG-T-44 VG-RES-01 VG-RES-02 VG-RES-03 VG-RES-04 VG-ACT-EVADE-03 VG-ACT-EVADE-04 VG-RES-10 loot behind an evaded henchman',
  },
  'VG-ITEM-01': {
    by: 'VG-RULING-26a',
    proof: 'VG-T-36 VG-RULING-28 VG-ACT-WOUND-01 VG-ITEM-01 Rage Brew without a free space doubles nothing',
  },
  'VG-ITEM-02': {
    by: 'VG-RULING-26',
    proof: 'VG-T-40 VG-ITEM-01 VG-ITEM-02 VG-ITEM-04 VG-ITEM-06 two charges in a row, never a third',
  },
  'VG-ITEM-03': {
    by: 'VG-FLASH-03',
    proof: 'VG-GEN-04 VG-ITEM-03 Pixel holds one charge per item; three squares are all there are',
  },
  'VG-ITEM-04': {
    by: 'VG-RULING-26',
    proof: 'VG-T-40 VG-ITEM-01 VG-ITEM-02 VG-ITEM-04 VG-ITEM-06 two charges in a row, never a third',
  },
  'VG-ITEM-05': { by: 'VG-FIGHT-07', proof: 'VG-ITEM-05 Night Lenses let the next Hits reach next door' },
  'VG-ITEM-06': { by: 'VG-FIGHT-05', proof: 'VG-RES-07 VG-ITEM-06 the Ambulance Badge jumps in Resolution' },
  'VG-OBJ-01': { by: 'VG-FIGHT-07', proof: 'VG-OBJ-07 VG-OBJ-01 one of them is not' },
  'VG-OBJ-02': { by: 'VG-FIGHT-07', proof: 'VG-OBJ-08 VG-OBJ-02 the boss was hit' },
  'VG-OBJ-03': {
    by: 'VG-GEN-02',
    proof:
      'VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example',
  },
  'VG-OBJ-04': { by: 'VG-FIGHT-07', proof: 'VG-T-69 VG-OBJ-04 VG-RULING-38 two bouncers of the Ghost Line' },
  'VG-OBJ-05': { by: 'VG-FIGHT-07', proof: 'VG-T-42 VG-OBJ-05 VG-RULING-37 killed and evaded in one round' },
  'VG-OBJ-06': { by: 'VG-RULING-36', proof: 'VG-OBJ-06 VG-RULING-39 not the fifth' },
  'VG-OBJ-07': { by: 'VG-FIGHT-07', proof: 'VG-OBJ-07 VG-OBJ-01 one of them is not' },
  'VG-OBJ-08': {
    by: 'VG-FIGHT-07',
    proof: 'VG-RULING-29 VG-ACT-HIT-05 VG-OBJ-08 VG-RULING-38 with the grunt evaded the boss is hit',
  },
  'VG-OBJ-09': { by: 'VG-FIGHT-07', proof: 'VG-OBJ-09 six rooms of the arcade' },
  'VG-OBJ-10': { by: 'VG-FIGHT-07', proof: 'VG-OBJ-10 evaded is not killed' },
  'VG-RES-04': {
    by: 'VG-RES-01a',
    proof:
      'VG-T-44 VG-RES-01 VG-RES-02 VG-RES-03 VG-RES-04 VG-ACT-EVADE-03 VG-ACT-EVADE-04 VG-RES-10 loot behind an evaded henchman',
  },
  'VG-RES-06': {
    by: 'VG-RES-05',
    proof: 'VG-T-46 VG-RES-06 VG-RES-08 VG-ENEMY-06 VG-RULING-56 excess Wounds are ignored',
  },
  'VG-BEAT-01': {
    by: 'VG-RES-08',
    proof: 'VG-T-48 VG-BEAT-01 VG-RES-08 VG-RES-09 VG-RULING-41 a Beating resets the Health Track',
  },
  'VG-BEAT-02': {
    by: 'VG-FLASH-01',
    proof: 'VG-RULING-12 VG-BEAT-02 VG-T-48 after a Beating a player takes three dice',
  },
  'VG-BEAT-03': { by: 'VG-ROLL-02a', proof: 'VG-T-60 VG-BEAT-03 after a Beating Charge is never paid' },
  'VG-BEAT-04': { by: 'VG-ROUND-04', proof: 'VG-RULING-63 VG-BEAT-04 VG-SOLO-02 solo death loses at once' },
  'VG-SCORE-01': {
    by: 'VG-GEN-02',
    proof: 'VG-T-51 VG-RULING-43 VG-SCORE-01 a full track scores its last value',
  },
  'VG-SCORE-02': {
    by: 'VG-GEN-02',
    proof:
      'VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example',
  },
  'VG-SCORE-03': {
    by: 'VG-GEN-02',
    proof:
      'VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example',
  },
  'VG-SCORE-04': {
    by: 'VG-GEN-02',
    proof:
      'VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example',
  },
  'VG-SCORE-05': {
    by: 'VG-GEN-02',
    proof:
      'VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example',
  },
  'VG-SCORE-06': {
    by: 'VG-GEN-02',
    proof:
      'VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example',
  },
  'VG-SCORE-07': {
    by: 'VG-GEN-01',
    proof: 'VG-T-52 VG-SCORE-07 VG-SCORE-08 VG-RULING-49 ties: health first, then shared',
  },
  'VG-SCORE-08': {
    by: 'VG-GEN-01',
    proof: 'VG-T-52 VG-SCORE-07 VG-SCORE-08 VG-RULING-49 ties: health first, then shared',
  },
  'VG-SOLO-01': { by: 'VG-SETUP-02', proof: 'VG-SOLO-01, -03, -05 and VG-RULING-24 levels' },
  'VG-SOLO-02': { by: 'VG-ROUND-04', proof: 'VG-RULING-63 VG-BEAT-04 VG-SOLO-02 solo death loses at once' },
  'VG-SOLO-03': {
    by: 'VG-RULING-17',
    proof: 'VG-T-55 VG-SOLO-03 VG-SOLO-04 VG-RULING-62 VG-RULING-17 after the solo timer nothing is taken',
  },
  'VG-SOLO-04': {
    by: 'VG-RULING-17a',
    proof: 'VG-T-55 VG-SOLO-03 VG-SOLO-04 VG-RULING-62 VG-RULING-17 after the solo timer nothing is taken',
  },
  'VG-SOLO-05': {
    by: 'VG-GEN-01',
    proof: 'VG-T-54 VG-SOLO-01 VG-SOLO-05 VG-SOLO-06 VG-SETUP-10 solo levels mix freely',
  },
  'VG-SOLO-06': {
    by: 'VG-SETUP-02',
    proof: 'VG-T-54 VG-SOLO-01 VG-SOLO-05 VG-SOLO-06 VG-SETUP-10 solo levels mix freely',
  },
  'VG-RULING-01': {
    by: 'VG-ENEMY-05',
    proof: 'VG-T-28 VG-ACT-MOVE-02 VG-ENEMY-05 VG-RULING-01 VG-FIGHT-07 an active bouncer holds the hero',
  },
  'VG-RULING-02': { by: 'VG-SETUP-07a', proof: 'ledger 2.1 and VG-RULING-02 enemies' },
  'VG-RULING-03': {
    by: 'VG-RULING-18',
    proof: 'VG-T-11 VG-ROLL-02 VG-ROLL-03 VG-RULING-03 a wound die cannot be rolled',
  },
  'VG-RULING-04': { by: 'VG-FLASH-02', proof: 'VG-RULING-04 faces of the flashback dice, and the tile' },
  'VG-RULING-05': { by: 'VG-ROLL-02a', proof: 'VG-T-17 VG-ABIL-04 VG-RULING-05 Charge takes a double knife' },
  'VG-RULING-06': { by: 'VG-ROLL-02a', proof: 'VG-T-14 VG-ABIL-02 VG-RULING-06 Punch with a double knife' },
  'VG-RULING-07': { by: 'VG-ROLL-02a', proof: 'VG-T-62 VG-RULING-07 a reconned once ability takes no set' },
  'VG-RULING-08': {
    by: 'VG-FIGHT-10',
    proof: 'VG-RULING-08 marks of RESOLUTION tiles outlive the Fighting Phase',
  },
  'VG-RULING-09': {
    by: 'VG-FLASH-14',
    proof:
      "VG-T-05 VG-FLASH-09 VG-FLASH-10 VG-RULING-09 VG-FLASH-14 Charge needs ${both ? 'two Recons' : 'more than one Recon'}",
  },
  'VG-RULING-10': {
    by: 'VG-RES-09',
    proof: 'VG-T-50 VG-RULING-10 VG-RES-01 Recon for loot is for the next round',
  },
  'VG-RULING-11': {
    by: 'VG-ROLL-04',
    proof: 'VG-T-67 VG-RULING-11 VG-RULING-74 Steady Hand releases two wound dice',
  },
  'VG-RULING-12': {
    by: 'VG-FLASH-01',
    proof: 'VG-RULING-12 VG-BEAT-02 VG-T-48 after a Beating a player takes three dice',
  },
  'VG-RULING-15': {
    by: 'VG-ROLL-15',
    proof: 'VG-T-21 VG-ROLL-14 VG-RULING-13 VG-RULING-15 a die alone is spent, and the phase is over',
  },
  'VG-RULING-16': {
    by: 'VG-ROLL-02',
    proof: 'VG-RULING-16 answers of one tick are taken in the game’s own order of seats, each whole',
  },
  'VG-RULING-19': {
    by: 'VG-ROLL-02',
    proof: 'VG-RULING-19 one seat rolls only so often, and a flood of commands is dropped',
  },
  'VG-RULING-23': {
    by: 'VG-ROLL-02',
    proof: 'VG-RULING-23 a bot gives a command every 1,100 ms, whatever the people do',
  },
  'VG-RULING-24': {
    by: 'VG-ROLL-03',
    proof: 'VG-T-56 VG-RULING-24 calm solo at medium closes taking with the twentieth roll',
  },
  'VG-RULING-25': {
    by: 'VG-ROLL-02',
    proof: 'VG-RULING-25 whoever is gone for a minute is played by a bot until they come back',
  },
  // Whoever keeps the clock lets it stand still; the rules notice nothing, for they know no time.
  'VG-RULING-78': {
    by: 'VG-RULING-17',
    proof: 'VG-RULING-78 while the clock stands still nothing runs out, and its timers are still there',
  },
  'VG-RULING-81': {
    by: 'VG-RULING-17',
    proof: 'VG-RULING-81 stretched time: timers and bots take so many times as long, and the result says so',
  },
  // Whoever keeps the clock keeps what was left of it.
  'VG-RULING-82': {
    by: 'VG-RULING-17',
    proof:
      'VG-RULING-82 a timer goes on from what was left of it: a table that comes back names the same timers',
  },
  'VG-RULING-27': {
    by: 'VG-FIGHT-07',
    proof:
      'VG-T-29 VG-ABIL-04 VG-RULING-27 VG-FIGHT-05 VG-FIGHT-06 VG-ACT-MOVE-01 VG-ACT-MOVE-03 Charge into an empty room',
  },
  'VG-RULING-29': {
    by: 'VG-ACT-HIT-04',
    proof: 'VG-RULING-29 VG-ACT-HIT-05 VG-OBJ-08 VG-RULING-38 with the grunt evaded the boss is hit',
  },
  'VG-RULING-30': {
    by: 'VG-ACT-HIT-01',
    proof:
      'VG-T-31 VG-ENEMY-03 VG-ACT-HIT-04 VG-RULING-29 VG-RULING-30 a grunt protects the boss, unless evaded',
  },
  'VG-RULING-31': {
    by: 'VG-ACT-HIT-02',
    proof: 'VG-T-32 VG-ACT-HIT-06 VG-RULING-31 VG-ENEMY-02 a dead boss is no target',
  },
  'VG-RULING-32': {
    by: 'VG-SETUP-09',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-RULING-34': {
    by: 'VG-RES-01a',
    proof: 'VG-RULING-34 VG-ACT-HIT-08 VG-RES-01 a room needs to be Visited and Cleared',
  },
  'VG-RULING-35': {
    by: 'VG-SETUP-09',
    proof:
      'VG-BOARD-01 VG-BOARD-03 VG-ENEMY-01 VG-SETUP-01 VG-SETUP-02 VG-SETUP-03 VG-SETUP-05 VG-SETUP-06 VG-SETUP-07 VG-SETUP-08 VG-SETUP-09 VG-SETUP-11 VG-T-02 VG-RULING-32 VG-RULING-35 the table is laid',
  },
  'VG-RULING-37': {
    by: 'VG-FIGHT-07',
    proof: 'VG-T-42 VG-OBJ-05 VG-RULING-37 killed and evaded in one round',
  },
  'VG-RULING-38': {
    by: 'VG-FIGHT-07',
    proof: 'VG-RULING-29 VG-ACT-HIT-05 VG-OBJ-08 VG-RULING-38 with the grunt evaded the boss is hit',
  },
  'VG-RULING-39': { by: 'VG-RULING-36', proof: 'VG-OBJ-06 VG-RULING-39 not the fifth' },
  'VG-RULING-41': {
    by: 'VG-RES-09',
    proof: 'VG-T-48 VG-BEAT-01 VG-RES-08 VG-RES-09 VG-RULING-41 a Beating resets the Health Track',
  },
  'VG-RULING-42': {
    by: 'VG-ROUND-04',
    proof: 'VG-RULING-42 VG-ROUND-04 VG-ROUND-01 VG-GEN-01 VG-RULING-40 four rounds, Resolution included',
  },
  'VG-RULING-43': {
    by: 'VG-GEN-02',
    proof: 'VG-T-51 VG-RULING-43 VG-SCORE-01 a full track scores its last value',
  },
  'VG-RULING-44': { by: 'VG-GEN-02', proof: 'VG-RULING-44, -45 tracks' },
  'VG-RULING-45': {
    by: 'VG-FLASH-03',
    proof: 'VG-T-06 VG-FLASH-13 VG-RULING-46 VG-RULING-45 impossible Healing becomes any action but Loot',
  },
  'VG-RULING-46': {
    by: 'VG-FLASH-03a',
    proof: 'VG-T-10 VG-RULING-46 VG-MARK-03 Healing clears the only wound',
  },
  'VG-RULING-47': {
    by: 'VG-FLASH-03',
    proof: 'VG-T-07 VG-XP-01 VG-XP-02 VG-XP-03 VG-XP-04 VG-XP-05 VG-RULING-47 a fifth ability needs room',
  },
  'VG-RULING-48': { by: 'VG-ROUND-04', proof: 'VG-RULING-48 VG-T-49 a dead seat is not ranked' },
  'VG-RULING-49': {
    by: 'VG-GEN-01',
    proof: 'VG-T-52 VG-SCORE-07 VG-SCORE-08 VG-RULING-49 ties: health first, then shared',
  },
  'VG-RULING-50': { by: 'VG-GEN-02', proof: 'VG-RULING-50 the way out meets the fewest rooms with enemies' },
  'VG-RULING-52': { by: 'VG-SETUP-02', proof: 'VG-RULING-52 the inventory is complete' },
  'VG-RULING-53': {
    by: 'VG-RES-09',
    proof: 'VG-RULING-53 VG-RULING-16 commands that cross, repeat and come late never lose or make a die',
  },
  'VG-RULING-55': {
    by: 'VG-ACT-HIT-02',
    proof:
      'VG-ACT-HIT-02 VG-MARK-02 VG-ACT-HIT-03 VG-ENEMY-04 VG-RULING-55 VG-ACT-HIT-07 the second damage kills, evaded or not',
  },
  'VG-RULING-56': {
    by: 'VG-RES-05',
    proof: 'VG-T-46 VG-RES-06 VG-RES-08 VG-ENEMY-06 VG-RULING-56 excess Wounds are ignored',
  },
  'VG-RULING-57': {
    by: 'VG-GEN-05',
    proof: 'VG-T-09 VG-GEN-05 VG-GEN-04 VG-RULING-57 Iron Belle is wounded before any action of round 3',
  },
  'VG-RULING-58': { by: 'VG-ACT-SHOOT-01', proof: 'VG-RULING-58 Shadowman cannot shoot a boss' },
  'VG-RULING-59': {
    by: 'VG-FIGHT-10',
    proof: 'VG-RULING-59 a modifier without an ability is lost at the end',
  },
  'VG-RULING-61': {
    by: 'VG-FLASH-02',
    proof: 'VG-T-01 VG-FLASH-01 VG-FLASH-02 VG-RULING-61 three players leave 23 of 35 dice',
  },
  'VG-RULING-62': {
    by: 'VG-ROLL-02a',
    proof: 'VG-T-55 VG-SOLO-03 VG-SOLO-04 VG-RULING-62 VG-RULING-17 after the solo timer nothing is taken',
  },
  'VG-RULING-63': { by: 'VG-GEN-01', proof: 'VG-RULING-63 VG-BEAT-04 VG-SOLO-02 solo death loses at once' },
  'VG-RULING-66': {
    by: 'VG-FLASH-03a',
    proof: 'VG-RULING-66 with one space left Training marks one, with none it is replaced',
  },
  'VG-RULING-68': {
    by: 'VG-RULING-60',
    proof:
      'VG-T-57 VG-RULING-68 VG-RULING-59 VG-ITEM-05 two Rage Brews: three runs; items between are not doubled',
  },
  'VG-RULING-69': {
    by: 'VG-ACT-SHOOT-01',
    proof: 'VG-T-58 VG-RULING-69 High Noon pierces Roxy Kween’s henchmen',
  },
  'VG-RULING-70': {
    by: 'VG-RULING-54',
    proof: 'VG-T-64 VG-RULING-70 dice on all health spaces: the Landlord’s Wound is ignored',
  },
  'VG-RULING-71': {
    by: 'VG-RES-05',
    proof: 'VG-RULING-71 VG-GEN-04 Onyx takes two Wounds from a gunman here, Ox Bellamy deals two',
  },
  'VG-RULING-72': {
    by: 'VG-RULING-26',
    proof: 'VG-T-60 VG-RULING-72 VG-FLASH-10 a reconned Charge works after a Beating',
  },
  'VG-RULING-73': {
    by: 'VG-ACT-MOVE-03',
    proof: 'VG-RULING-73 VG-GEN-04 Nettle is wounded by the first henchmen she meets',
  },
  'VG-RULING-75': {
    by: 'VG-FIGHT-07',
    proof: 'VG-RULING-33 VG-RULING-75 held by a bouncer a Jump is impossible and the item is spent',
  },
  'VG-RULING-76': {
    by: 'VG-FIGHT-06',
    proof: 'VG-T-37 VG-RULING-60 VG-RULING-76 VG-ABIL-02 Rage Brew and a double knife: four Hits',
  },
  'VG-RULING-77': {
    by: 'VG-ACT-HIT-01',
    proof: 'VG-RULING-65 VG-RULING-77 the clock finishes a running ability with the first legal option',
  },
  'VG-RULING-79': {
    by: 'VG-RULING-65',
    proof: 'VG-RULING-79 solo: nothing but Rolling is on the clock, unless the table wants it',
  },
};
