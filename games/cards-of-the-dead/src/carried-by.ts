// Rules without a step of their own: the step or rule that carries each of them out, and the test that goes red when it is
// broken. `npm run coverage` watches that test pass the step.
import type { CarriedBy } from '@gravetable/kernel';

export const CARRIED_BY: CarriedBy = {
  // What the table is made of: the board and the cards themselves.
  'CD-OBJ-01': {
    by: 'CD-SETUP-02',
    proof: 'CD-OBJ-01 CD-SETUP-02 each seat plays another Survivor; an open choice takes the first one free',
  },
  'CD-COMP-01': {
    by: 'CD-SETUP-07',
    proof: 'CD-COMP-01 CD-RULING-08 the box holds all the cards, 18 of them Starter Sets of six',
  },
  'CD-COMP-02': {
    by: 'CD-TURN-07',
    proof: 'CD-COMP-02 CD-RULING-09 three Action Tokens each; other tokens are counters without a limit',
  },
  'CD-COMP-03': {
    by: 'CD-ACT-USE-04',
    proof: 'CD-HP-01 CD-COMP-03 Hit Tokens gather, and leave with the card',
  },
  'CD-SETUP-03': {
    by: 'CD-SETUP-02',
    proof:
      'CV-03 CD-RULING-04 CD-RULING-06 CD-DEPLOY-04 CD-SETUP-03 CD-SETUP-04 ${seats} Survivors have more rows and more spaces',
  },
  'CD-SETUP-04': {
    by: 'CD-DEPLOY-01',
    proof:
      'CV-03 CD-RULING-04 CD-RULING-06 CD-DEPLOY-04 CD-SETUP-03 CD-SETUP-04 ${seats} Survivors have more rows and more spaces',
  },
  'CD-SETUP-05': {
    by: 'CD-SETUP-02',
    proof:
      'CV-02 CD-RULING-01 CD-RULING-03 CD-RULING-06 CD-DEPLOY-05 CD-DEPLOY-06 CD-SETUP-05 a solo game is set up',
  },
  'CD-SETUP-06': {
    by: 'CD-SETUP-01',
    proof: 'CD-SETUP-06 CD-CALL-01 the supplies lie open, sorted by letter',
  },
  'CD-SETUP-08': {
    by: 'CD-DEPLOY-01',
    proof: 'CD-SETUP-01 CD-SETUP-07 CD-SETUP-08 the decks are shuffled apart, and two seeds differ',
  },
  'CD-CARD-01': {
    by: 'CD-SETUP-07',
    proof: 'CD-CARD-01 CD-CARD-02 CD-CARD-03 the records show what the cards show',
  },
  'CD-CARD-02': {
    by: 'CD-SETUP-07',
    proof: 'CD-CARD-01 CD-CARD-02 CD-CARD-03 the records show what the cards show',
  },
  'CD-CARD-03': { by: 'CD-ACT-PICK-01', proof: 'CD-CARD-03 a Resource has neither Hit Points nor speed' },
  'CD-SURV-01': {
    by: 'CD-SETUP-02',
    proof: 'CD-RULING-07 CD-RULING-11 CD-SURV-01 all start at their maximum, with their own Reserve',
  },
  'CD-SURV-RICK-01': {
    by: 'CD-SETUP-02',
    proof:
      'CV-01 CD-DAY-02 CD-SURV-RICK-01 CD-SURV-SELENA-01 CD-SURV-DAN-01 CD-SETUP-02 CD-RULING-12 CD-RES-01 Starter Sets and Survival Kit fill each Hand to five',
  },
  'CD-SURV-SELENA-01': {
    by: 'CD-SETUP-02',
    proof:
      'CV-01 CD-DAY-02 CD-SURV-RICK-01 CD-SURV-SELENA-01 CD-SURV-DAN-01 CD-SETUP-02 CD-RULING-12 CD-RES-01 Starter Sets and Survival Kit fill each Hand to five',
  },
  'CD-SURV-DAN-01': {
    by: 'CD-SETUP-02',
    proof:
      'CV-01 CD-DAY-02 CD-SURV-RICK-01 CD-SURV-SELENA-01 CD-SURV-DAN-01 CD-SETUP-02 CD-RULING-12 CD-RES-01 Starter Sets and Survival Kit fill each Hand to five',
  },
  'CD-RES-01': {
    by: 'CD-SETUP-02',
    proof:
      'CV-01 CD-DAY-02 CD-SURV-RICK-01 CD-SURV-SELENA-01 CD-SURV-DAN-01 CD-SETUP-02 CD-RULING-12 CD-RES-01 Starter Sets and Survival Kit fill each Hand to five',
  },
  'CD-RULING-06': {
    by: 'CD-SETUP-02',
    proof:
      'CV-03 CD-RULING-04 CD-RULING-06 CD-DEPLOY-04 CD-SETUP-03 CD-SETUP-04 ${seats} Survivors have more rows and more spaces',
  },
  'CD-RULING-07': {
    by: 'CD-SETUP-02',
    proof: 'CD-RULING-07 CD-RULING-11 CD-SURV-01 all start at their maximum, with their own Reserve',
  },
  'CD-RULING-08': {
    by: 'CD-SETUP-02',
    proof: 'CD-COMP-01 CD-RULING-08 the box holds all the cards, 18 of them Starter Sets of six',
  },
  'CD-RULING-09': {
    by: 'CD-TURN-07',
    proof: 'CD-COMP-02 CD-RULING-09 three Action Tokens each; other tokens are counters without a limit',
  },
  'CD-RULING-11': {
    by: 'CD-SETUP-02',
    proof: 'CD-RULING-07 CD-RULING-11 CD-SURV-01 all start at their maximum, with their own Reserve',
  },
  'CD-RULING-12': {
    by: 'CD-SETUP-02',
    proof:
      'CV-01 CD-DAY-02 CD-SURV-RICK-01 CD-SURV-SELENA-01 CD-SURV-DAN-01 CD-SETUP-02 CD-RULING-12 CD-RES-01 Starter Sets and Survival Kit fill each Hand to five',
  },
  'CD-RULING-13': {
    by: 'CD-DAY-02',
    proof: 'CD-RULING-13 Hands, Reserves and discards are open to all; face-down cards to nobody',
  },
  'CD-RULING-77': {
    by: 'CD-SETUP-02',
    proof: 'CD-RULING-77 with the spares Rick holds three cards and draws two, Dan stores two Antivirals',
  },
  'CD-RULING-82': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-06 CD-ACT-USE-06 CD-RULING-30 CD-SURV-DAN-04 CD-RULING-82 the Berserk Agent hits a Fat Zombie for 5',
  },
  'CD-RULING-72': {
    by: 'CD-TURN-11',
    proof: 'CV-18 CD-ACT-PICK-03 CD-RULING-72 CD-CARD-03 only Resources can be picked up',
  },

  // Winning and losing.
  'CD-OBJ-03': {
    by: 'CD-GO-02',
    proof:
      'CV-45 CD-GO-02 CD-RULING-67 CD-OBJ-03 CD-OBJ-04 CD-END-01 CD-END-02 CD-RULING-63 the last Game turn with V${v}: ${end.reason}',
  },
  'CD-OBJ-04': {
    by: 'CD-END-01',
    proof: 'CD-OBJ-02 CD-END-01 CD-OBJ-04 the game is three Days, or ends when nobody lives',
  },
  'CD-OBJ-05': {
    by: 'CD-LAST-02',
    proof: 'CV-47 CD-LAST-02 CD-OBJ-05 CD-RULING-59 ending the turn with all spaces shut loses at once',
  },
  'CD-OBJ-06': {
    by: 'CD-GO-04',
    proof:
      'CV-42 CD-GO-04 CD-GO-06 CD-WALK-02 CD-RULING-54 CD-RULING-02 CD-DEPLOY-08 CD-DEPLOY-09 CD-OBJ-06 going in: Game turn, sweep, Indoor Zone',
  },
  'CD-END-02': {
    by: 'CD-GO-02',
    proof:
      'CV-45 CD-GO-02 CD-RULING-67 CD-OBJ-03 CD-OBJ-04 CD-END-01 CD-END-02 CD-RULING-63 the last Game turn with V${v}: ${end.reason}',
  },
  'CD-OPT-01': {
    by: 'CD-GO-02',
    proof: 'CD-OPT-01 CD-OPT-02 CD-OPT-04 a dead Survivor, both Indoor Zones, and Noise of our own',
  },
  'CD-OPT-02': {
    by: 'CD-GO-02',
    proof: 'CD-OPT-01 CD-OPT-02 CD-OPT-04 a dead Survivor, both Indoor Zones, and Noise of our own',
  },
  'CD-OPT-03': {
    by: 'CD-GO-02',
    proof:
      'CV-61 CD-OPT-03 CD-OPT-04 CD-RULING-76 Noise of a Screamer is not ours; fifteen zombies are not enough',
  },
  'CD-OPT-04': {
    by: 'CD-GO-02',
    proof: 'CD-OPT-01 CD-OPT-02 CD-OPT-04 a dead Survivor, both Indoor Zones, and Noise of our own',
  },
  'CD-OPT-06': {
    by: 'CD-OPT-05',
    proof:
      'CD-DAY-01 CD-DAY-03 CD-RULING-79 CD-RULING-50 CD-OPT-06 before Day 2 a Threat is revealed and applied, then the field is laid out',
  },
  'CD-LAST-03': {
    by: 'CD-LAST-01',
    proof: 'CV-46 CD-LAST-01 CD-LAST-03 CD-RULING-59 a space opened in time lets play go on',
  },

  // Days, layouts and piles.
  'CD-DAY-05': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CV-07 CD-DAY-05 CD-RULING-37 Savage Hunger raises Zombie Damage, not explosions',
  },
  'CD-DEPLOY-02': {
    by: 'CD-TURN-11b',
    proof:
      'CV-04 CD-DEPLOY-02 CD-DEPLOY-03 CD-RULING-05 CD-RULING-16 a card turned over still covers until it leaves',
  },
  'CD-DEPLOY-03': {
    by: 'CD-TURN-11b',
    proof:
      'CV-04 CD-DEPLOY-02 CD-DEPLOY-03 CD-RULING-05 CD-RULING-16 a card turned over still covers until it leaves',
  },
  'CD-DEPLOY-04': {
    by: 'CD-DEPLOY-01',
    proof:
      'CV-03 CD-RULING-04 CD-RULING-06 CD-DEPLOY-04 CD-SETUP-03 CD-SETUP-04 ${seats} Survivors have more rows and more spaces',
  },
  'CD-DEPLOY-10': {
    by: 'CD-GO-03',
    proof:
      'CV-43 CD-GO-03 CD-DEPLOY-10 CD-RULING-49 going out: only the EXIT stays, the Main Zone is as it was',
  },
  'CD-DEPLOY-11': {
    by: 'CD-WALK-02',
    proof: 'CD-DEPLOY-11 CD-RULING-51 an Indoor place is entered once per game',
  },
  'CD-RULING-01': {
    by: 'CD-DEPLOY-01',
    proof: 'CD-RULING-02 CD-RULING-01 an odd row has five slots, an even row four; ends have a single cover',
  },
  'CD-RULING-02': {
    by: 'CD-DEPLOY-08',
    proof:
      'CV-42 CD-GO-04 CD-GO-06 CD-WALK-02 CD-RULING-54 CD-RULING-02 CD-DEPLOY-08 CD-DEPLOY-09 CD-OBJ-06 going in: Game turn, sweep, Indoor Zone',
  },
  'CD-RULING-03': {
    by: 'CD-DEPLOY-01',
    proof:
      'CV-02 CD-RULING-01 CD-RULING-03 CD-RULING-06 CD-DEPLOY-05 CD-DEPLOY-06 CD-SETUP-05 a solo game is set up',
  },
  'CD-RULING-04': {
    by: 'CD-DEPLOY-01',
    proof:
      'CV-03 CD-RULING-04 CD-RULING-06 CD-DEPLOY-04 CD-SETUP-03 CD-SETUP-04 ${seats} Survivors have more rows and more spaces',
  },
  'CD-RULING-05': {
    by: 'CD-TURN-11b',
    proof: 'CV-04 CD-RULING-05 left up by a Lantern, a card covers for the rest of the turn',
  },
  'CD-RULING-49': {
    by: 'CD-GO-01',
    proof:
      'CV-43 CD-GO-03 CD-DEPLOY-10 CD-RULING-49 going out: only the EXIT stays, the Main Zone is as it was',
  },
  'CD-RULING-50': {
    by: 'CD-GO-01',
    proof:
      'CV-44 CD-GO-01 CD-RULING-62 CD-RULING-50 CD-DAY-06 through the EXIT: everything is swept, Blocked sides and gear persist',
  },
  'CD-RULING-51': {
    by: 'CD-WALK-02',
    proof: 'CD-DEPLOY-11 CD-RULING-51 an Indoor place is entered once per game',
  },
  'CD-RULING-62': {
    by: 'CD-GO-01',
    proof:
      'CV-44 CD-GO-01 CD-RULING-62 CD-RULING-50 CD-DAY-06 through the EXIT: everything is swept, Blocked sides and gear persist',
  },
  'CD-RULING-67': {
    by: 'CD-GO-02',
    proof: 'CD-RULING-67 the others still leave when the one who walked dies in the Game turn',
  },
  'CD-RULING-78': {
    by: 'CD-OPT-05',
    proof: 'CD-RULING-78 Hard mode with fewer than ten cards left takes what is there',
  },
  'CD-RULING-80': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CV-08 CD-DAY-04 CD-RULING-80 Threats add up: a Zombie deals 3 and has 4 Hit Points',
  },
  'CD-RULING-89': {
    by: 'CD-DEPLOY-07',
    proof:
      'CV-67 CD-DEPLOY-07 CD-RULING-89 only the remaining pile and the new cards are shuffled; discards stay out',
  },

  // The Survivor turn: what its one question lists, and why not.
  'CD-TURN-02': { by: 'CD-RULING-10', proof: 'CD-TURN-02 CD-RULING-10 the chosen seat begins' },
  'CD-RULING-81': {
    by: 'CD-RULING-10',
    proof: 'CD-RULING-81 CD-RULING-10 the dead are skipped together with their Game turn',
  },
  'CD-TURN-05': {
    by: 'CD-TURN-11b',
    proof: 'CV-50 CD-SURV-RICK-02 CD-TURN-05 after any Action RUN is too late',
  },
  'CD-TURN-06': {
    by: 'CD-TURN-07',
    proof:
      'CD-TURN-06 CD-TURN-07 CD-TURN-08 CD-TURN-04 CD-TURN-12 Maintenance restores Actions and costs 1 Immunity; Actions may stay unspent',
  },
  'CD-TURN-09': {
    by: 'CD-TURN-08',
    proof: 'CV-09 CD-TURN-09 CD-CARD-KEVLAR-01 without Immunity Vitality is lost, and Kevlar does not help',
  },
  'CD-ACT-PICK-03': {
    by: 'CD-TURN-11b',
    proof: 'CV-18 CD-ACT-PICK-03 CD-RULING-72 CD-CARD-03 only Resources can be picked up',
  },
  'CD-ACT-SWAP-02': { by: 'CD-TURN-11b', proof: 'CD-ACT-SWAP-02 without room only one card for one card' },
  'CD-ACT-USE-05': {
    by: 'CD-TURN-11b',
    proof: 'CD-ACT-USE-05 Reserve cards cannot be used, equipped or loaded',
  },
  'CD-ACT-USE-06': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-06 CD-ACT-USE-06 CD-RULING-30 CD-SURV-DAN-04 CD-RULING-82 the Berserk Agent hits a Fat Zombie for 5',
  },
  'CD-AMMO-01': {
    by: 'CD-TURN-11b',
    proof:
      'CV-23 CD-AMMO-01 CD-RULING-23 CD-ACT-USE-02 CD-DMG-RNG-01 the Rifle needs Ammunition, which wears out',
  },
  'CD-USES-01': {
    by: 'CD-ACT-USE-04',
    proof:
      'CV-22 CD-ACT-USE-03 CD-ACT-USE-04 CD-USES-01 CD-DMG-MEL-01 the last Use deals its damage, then the Bat is gone',
  },
  'CD-GO-05': { by: 'CD-TURN-11b', proof: 'CD-GO-05 places, and only places, cannot be damaged' },
  'CD-TOOLS-01': {
    by: 'CD-ACT-USE-01',
    proof: 'CD-TOOLS-01 CD-RULING-32 a Barricade opened with a ToolKit only leaves',
  },
  'CD-CARD-CHOOSE-01': {
    by: 'CD-TURN-11b',
    proof: 'CD-CARD-CHOOSE-01 the MedKit restores as the chosen option says',
  },
  'CD-SURV-SELENA-05': {
    by: 'CD-TURN-11b',
    proof: 'CV-21 CD-SURV-SELENA-05 CD-SURV-DAN-05 CD-RULING-24 the Rifle is never stored but may be given',
  },
  'CD-SURV-DAN-05': {
    by: 'CD-TURN-11b',
    proof: 'CV-21 CD-SURV-DAN-05 CD-RULING-24 the Punch can be neither stored, given nor discarded',
  },
  'CD-RULING-14': {
    by: 'CD-TURN-08',
    proof:
      'CV-10 CD-SURV-RICK-03 CD-RULING-14 CD-RULING-68 after Rick’s death 2 Immunity are lost, the excess from Vitality',
  },
  'CD-RULING-15': {
    by: 'CD-TURN-11b',
    proof:
      'CV-11 CD-WALK-01 CD-RULING-15 CD-RULING-17 CD-TURN-03 a Walk takes what is left; with nothing left it is illegal',
  },
  'CD-RULING-16': {
    by: 'CD-TURN-11b',
    proof: 'CD-RULING-16 with no card to turn over, places and the end of the turn remain',
  },
  'CD-RULING-17': {
    by: 'CD-TURN-12',
    proof:
      'CV-11 CD-WALK-01 CD-RULING-15 CD-RULING-17 CD-TURN-03 a Walk takes what is left; with nothing left it is illegal',
  },
  'CD-RULING-18': {
    by: 'CD-TURN-13',
    proof: 'CD-TURN-13 CD-RULING-18 a Hand above five is reduced at the end of the turn, never by the Punch',
  },
  'CD-RULING-20': {
    by: 'CD-TURN-11b',
    proof: 'CD-RULING-20 CD-RULING-18 a Rifle in the row goes to the Hand only',
  },
  'CD-RULING-21': {
    by: 'CD-ACT-SWAP-05',
    proof: 'CV-19 CD-ACT-SWAP-03 CD-ACT-SWAP-04 CD-RULING-21 a new weapon discards the old one',
  },
  'CD-RULING-22': { by: 'CD-ACT-USE-02', proof: 'CD-RULING-22 loading again discards the old loaded card' },
  'CD-RULING-23': {
    by: 'CD-ACT-USE-03',
    proof: 'CV-23 CD-RULING-23 after the third attack the Ammunition is discarded and the Rifle stays',
  },
  'CD-RULING-24': {
    by: 'CD-TURN-11b',
    proof: 'CV-21 CD-SURV-DAN-05 CD-RULING-24 the Punch can be neither stored, given nor discarded',
  },
  'CD-RULING-25': {
    by: 'CD-TURN-11b',
    proof: 'CV-58 CD-ACT-SWAP-06 CD-RULING-25 a card is given to a living Hand with room',
  },
  'CD-RULING-26': {
    by: 'CD-TURN-11b',
    proof: 'CD-RULING-26 CD-HP-02 a Resource in the row has 1 Hit Point and can be attacked',
  },
  'CD-RULING-54': {
    by: 'CD-TURN-11b',
    proof: 'CD-GO-06 CD-RULING-54 from indoors neither the EXIT nor another Indoor place can be used',
  },
  'CD-RULING-59': {
    by: 'CD-LAST-02',
    proof: 'CD-RULING-59 a row that fills up during a turn has no consequence before the next',
  },
  'CD-RULING-60': {
    by: 'CD-LAST-02',
    proof: 'CV-49 CD-RULING-60 walking through the EXIT satisfies the Last Whisper',
  },
  'CD-RULING-61': {
    by: 'CD-RULING-40',
    proof: 'CD-RULING-61 a missed turn passes the Last Whisper on to the next Survivor',
  },
  'CD-RULING-83': {
    by: 'CD-TURN-11b',
    proof: 'CD-RULING-83 CD-IMM-01 a card may be used to no effect, but never without the target it needs',
  },
  'CD-RULING-87': {
    by: 'CD-ACT-SWAP-03',
    proof: 'CV-65 CD-RULING-87 a Rifle equipped again shows face A and is unloaded',
  },
  'CD-RULING-88': {
    by: 'CD-TURN-11b',
    proof: 'CD-RULING-88 the Chemistry Set loads the Punch as an Agent of 5',
  },

  // Damage, losses and tokens: done at once by whatever step deals them.
  'CD-HP-01': {
    by: 'CD-ACT-USE-03',
    proof: 'CD-HP-01 CD-COMP-03 Hit Tokens gather, and leave with the card',
  },
  'CD-HP-02': {
    by: 'CD-ACT-USE-03',
    proof: 'CD-RULING-26 CD-HP-02 a Resource in the row has 1 Hit Point and can be attacked',
  },
  'CD-HP-03': {
    by: 'CD-ACT-USE-01',
    proof: 'CD-ACT-USE-01 CD-HP-03 CD-HP-04 CD-RULING-07 Canned Soup regains Vitality and is discarded',
  },
  'CD-HP-04': {
    by: 'CD-ACT-USE-01',
    proof: 'CD-ACT-USE-01 CD-HP-03 CD-HP-04 CD-RULING-07 Canned Soup regains Vitality and is discarded',
  },
  'CD-IMM-01': {
    by: 'CD-ACT-USE-01',
    proof: 'CD-DAY-04 CD-IMM-01 Mutated Virus: an Antiviral restores 1 less',
  },
  'CD-DEF-01': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CV-29 CD-RULING-44 CD-DEF-01 CD-CARD-KEVLAR-01 Kevlar absorbs until it is spent',
  },
  'CD-DMG-MEL-01': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-22 CD-ACT-USE-03 CD-ACT-USE-04 CD-USES-01 CD-DMG-MEL-01 the last Use deals its damage, then the Bat is gone',
  },
  'CD-DMG-RNG-01': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-23 CD-AMMO-01 CD-RULING-23 CD-ACT-USE-02 CD-DMG-RNG-01 the Rifle needs Ammunition, which wears out',
  },
  'CD-DMG-RNG-02': {
    by: 'CD-ACT-USE-03',
    proof: 'CV-26 CD-DMG-RNG-02 CD-RULING-32 shot dead it does not explode',
  },
  'CD-DMG-PAR-01': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-30 CD-GAME-03 CD-GAME-04 CD-GAME-05 CD-RULING-38 CD-RULING-39 CD-DMG-PAR-01 CD-DMG-PAR-02 CD-DMG-PAR-03 a paralysed Mommy misses one turn and cannot be paralysed again at once',
  },
  'CD-DMG-PAR-02': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-30 CD-GAME-03 CD-GAME-04 CD-GAME-05 CD-RULING-38 CD-RULING-39 CD-DMG-PAR-01 CD-DMG-PAR-02 CD-DMG-PAR-03 a paralysed Mommy misses one turn and cannot be paralysed again at once',
  },
  'CD-DMG-PAR-03': {
    by: 'CD-GAME-04',
    proof: 'CV-31 CD-DMG-PAR-02 CD-DMG-PAR-03 a Spitting Zombie paralyses only a Survivor without a token',
  },
  'CD-SURV-SELENA-06': {
    by: 'CD-ACT-USE-01',
    proof:
      'CV-27 CD-SURV-SELENA-06 CD-RULING-34 CD-RULING-36 a Grenade sets off a Fat Zombie; Noise comes last',
  },
  'CD-SURV-DAN-04': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-06 CD-ACT-USE-06 CD-RULING-30 CD-SURV-DAN-04 CD-RULING-82 the Berserk Agent hits a Fat Zombie for 5',
  },
  'CD-CARD-KEVLAR-01': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CV-29 CD-RULING-44 CD-DEF-01 CD-CARD-KEVLAR-01 Kevlar absorbs until it is spent',
  },
  'CD-RULING-30': {
    by: 'CD-ACT-USE-03',
    proof:
      'CD-RULING-36 CD-RULING-30 the Explosive Agent spares Survivors and damages the target, which may stay',
  },
  'CD-RULING-32': {
    by: 'CD-RULING-34',
    proof: 'CV-25 CD-RULING-31 CD-RULING-32 CD-RULING-33 CD-RULING-45 a Fat Zombie beaten to pieces explodes',
  },
  'CD-RULING-33': {
    by: 'CD-DMG-EXP-01',
    proof: 'CV-25 CD-RULING-31 CD-RULING-32 CD-RULING-33 CD-RULING-45 a Fat Zombie beaten to pieces explodes',
  },
  'CD-RULING-35': {
    by: 'CD-DMG-EXP-01',
    proof: 'CV-28 CD-GO-05 CD-RULING-35 places are immune; a Resource beside a blast is destroyed',
  },
  'CD-RULING-36': {
    by: 'CD-ACT-USE-01',
    proof: 'CV-64 CD-RULING-34 CD-RULING-36 CD-RULING-86 two drums go off from left to right',
  },
  'CD-RULING-37': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CV-07 CD-DAY-05 CD-RULING-37 Savage Hunger raises Zombie Damage, not explosions',
  },
  'CD-RULING-38': {
    by: 'CD-ACT-USE-03',
    proof:
      'CV-30 CD-GAME-03 CD-GAME-04 CD-GAME-05 CD-RULING-38 CD-RULING-39 CD-DMG-PAR-01 CD-DMG-PAR-02 CD-DMG-PAR-03 a paralysed Mommy misses one turn and cannot be paralysed again at once',
  },
  'CD-RULING-44': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CV-29 CD-RULING-44 a blast of 5 through 2 Defence leaves V7 and no Kevlar',
  },
  'CD-RULING-45': {
    by: 'CD-ACT-USE-03',
    proof: 'CV-25 CD-RULING-31 CD-RULING-32 CD-RULING-33 CD-RULING-45 a Fat Zombie beaten to pieces explodes',
  },

  // The Game turn.
  'CD-GAME-03': {
    by: 'CD-GAME-04',
    proof:
      'CV-30 CD-GAME-03 CD-GAME-04 CD-GAME-05 CD-RULING-38 CD-RULING-39 CD-DMG-PAR-01 CD-DMG-PAR-02 CD-DMG-PAR-03 a paralysed Mommy misses one turn and cannot be paralysed again at once',
  },
  'CD-GAME-05': {
    by: 'CD-GAME-04',
    proof:
      'CV-30 CD-GAME-03 CD-GAME-04 CD-GAME-05 CD-RULING-38 CD-RULING-39 CD-DMG-PAR-01 CD-DMG-PAR-02 CD-DMG-PAR-03 a paralysed Mommy misses one turn and cannot be paralysed again at once',
  },
  'CD-GAME-07': {
    by: 'CD-GAME-06',
    proof:
      'CV-05 CD-GAME-09 CD-GAME-01 CD-GAME-06 CD-GAME-07 CD-DMG-ZOM-01 CD-DMG-EXP-01 CD-DMG-EXP-02 CD-NOISE-01 CD-NOISE-02 CD-RULING-43 CD-RULING-45 the Game turn of the rulebook',
  },
  'CD-GAME-09': {
    by: 'CD-GAME-01',
    proof:
      'CV-05 CD-GAME-09 CD-GAME-01 CD-GAME-06 CD-GAME-07 CD-DMG-ZOM-01 CD-DMG-EXP-01 CD-DMG-EXP-02 CD-NOISE-01 CD-NOISE-02 CD-RULING-43 CD-RULING-45 the Game turn of the rulebook',
  },
  'CD-SPEED-02': {
    by: 'CD-GAME-02',
    proof:
      'CV-14 CD-GAME-02 CD-SPEED-02 CD-RULING-55 a Fast card enters before Maintenance and strikes at once',
  },
  'CD-SPEED-03': {
    by: 'CD-GAME-08',
    proof:
      'CV-15 CD-SPEED-03 CD-GAME-08 CD-WALK-01 a Normal card enters in Get Close and strikes a turn later',
  },
  'CD-RULING-41': {
    by: 'CD-DMG-ZOM-01',
    proof:
      'CV-32 CD-CARD-MOMMY-01 CD-CALL-01 CD-RULING-41 CD-RULING-43 CD-CTR-02 a Baby Ghoul right of Mommy acts at once',
  },
  'CD-RULING-42': {
    by: 'CD-CTR-01',
    proof: 'CD-RULING-42 CD-CTR-01 a plain Turn value that has acted gathers no more tokens',
  },
  'CD-RULING-46': {
    by: 'CD-NOISE-02',
    proof: 'CV-35 CD-NOISE-02 CD-RULING-46 Noise fills the one Free space; the next zombie is discarded',
  },
  'CD-RULING-47': {
    by: 'CD-NOISE-02',
    proof: 'CV-36 CD-RULING-47 an Instant drawn by Noise does not resolve',
  },
  'CD-RULING-53': {
    by: 'CD-GAME-08',
    proof: 'CV-16 CD-RULING-53 the waiting EXIT cannot be walked through, and enters once a space is Free',
  },
  'CD-RULING-55': {
    by: 'CD-GAME-02',
    proof:
      'CV-14 CD-GAME-02 CD-SPEED-02 CD-RULING-55 a Fast card enters before Maintenance and strikes at once',
  },
  'CD-RULING-56': {
    by: 'CD-GAME-08',
    proof: 'CD-RULING-57 CD-RULING-56 Fast cards without a Free space are discarded, from left to right',
  },
  'CD-RULING-57': {
    by: 'CD-GAME-02',
    proof: 'CD-RULING-57 CD-RULING-56 Fast cards without a Free space are discarded, from left to right',
  },
  'CD-RULING-66': {
    by: 'CD-DMG-ZOM-01',
    proof: 'CD-RULING-66 rewards and Paralysis for a dead active Survivor do nothing',
  },

  // Named cards, in the words of the interpreter.
  'CD-CARD-HORDE-01': {
    by: 'CD-SPEED-01',
    proof: 'CV-12 CD-CARD-HORDE-01 CD-SPEED-01 CD-RULING-58 Horde blocks the rightmost Free space at once',
  },
  'CD-CARD-RUN-01': {
    by: 'CD-SPEED-01',
    proof: 'CV-13 CD-CARD-RUN-01 CD-SPEED-01 Run Away frees the leftmost Blocked space',
  },
  'CD-RULING-58': { by: 'CD-SPEED-01', proof: 'CD-RULING-58 Run Away without a Blocked space does nothing' },
  'CD-CARD-BOX-01': {
    by: 'CD-CALL-01',
    proof:
      'CD-CARD-SHOW-01 CD-CARD-BOX-01 CD-RULING-19 a Showcase broken open gives the MedKit, which may be left',
  },
  'CD-CARD-SHOW-01': {
    by: 'CD-CALL-01',
    proof:
      'CD-CARD-SHOW-01 CD-CARD-BOX-01 CD-RULING-19 a Showcase broken open gives the MedKit, which may be left',
  },
  'CD-CARD-VEND-01': {
    by: 'CD-CALL-01',
    proof:
      'CV-41 CD-RULING-70 CD-CARD-VEND-01 a Vending Machine blown open in the Game turn feeds the active Survivor',
  },
  'CD-CARD-MOMMY-01': {
    by: 'CD-CTR-02',
    proof: 'CV-33 CD-CARD-MOMMY-01 CD-RULING-49 without room no Baby Ghoul leaves the supply',
  },

  // Death.
  'CD-DEATH-01': {
    by: 'CD-RULING-68',
    proof:
      'CV-53 CD-SURV-DAN-03 CD-RULING-69 CD-RULING-68 CD-DEATH-01 Dan’s toll: a Common Card, or half of everything',
  },
  'CD-RULING-63': {
    by: 'CD-TURN-11a',
    proof: 'CD-RULING-63 CD-OBJ-04 solo, death ends the turn and the game at once',
  },
  'CD-RULING-64': {
    by: 'CD-RULING-69',
    proof: 'CD-RULING-64 CD-RULING-49 a dead Survivor’s cards are discarded by origin',
  },
  'CD-RULING-65': {
    by: 'CD-LAST-02',
    proof: 'CD-RULING-65 dead in the own turn: no Last Whisper check, and the Game turn follows',
  },
  'CD-SURV-RICK-03': {
    by: 'CD-TURN-08',
    proof:
      'CV-10 CD-SURV-RICK-03 CD-RULING-14 CD-RULING-68 after Rick’s death 2 Immunity are lost, the excess from Vitality',
  },
  'CD-SURV-SELENA-03': {
    by: 'CD-CARD-NOTE-01',
    proof: 'CV-37 CD-CARD-NOTE-01 CD-SURV-SELENA-03 with Selena alive the third card may be kept',
  },
};
