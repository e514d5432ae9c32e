// Rules without a step of their own: the step or rule that carries each of them out, and the test that goes red when it is
// broken. `npm run coverage` watches that test pass the step.

import type { CarriedBy } from '@gravetable/kernel';
export const CARRIED_BY: CarriedBy = {
  // The box, the boards and the cards: laid out before the first step.
  'DC-GEN-05': {
    by: 'DC-ICON-06',
    proof:
      'DC-ICON-06 DC-ICON-09 DC-ICON-10 DC-RULING-11 DC-GEN-05 Teeth, Cells and at most three Potions go into the Bag',
  },
  'DC-GEN-07': { by: 'DC-EXP-06', proof: 'DC-EXP-07 DC-GEN-07 DC-MUT-02 an owned Rune opens it' },
  'DC-GEN-08': {
    by: 'DC-RNG-01',
    proof: 'V-62 DC-BOSS-02 DC-GEN-08 an Action against Monsters does not touch a Boss',
  },
  'DC-GEN-09': {
    by: 'DC-UPG-02',
    proof:
      'DC-SETUP-03 DC-SETUP-08 DC-GEN-09 V-57 the box: Runes grey, fixed decks in order with card 01 at the bottom',
  },
  'DC-SETUP-01': {
    by: 'DC-SETUP-05',
    proof: 'DC-SETUP-01 DC-SETUP-02 DC-SETUP-04 Ledger 6.1 every deck has its count',
  },
  'DC-SETUP-02': { by: 'DC-SETUP-05', proof: 'DC-SETUP-02 the small decks' },
  'DC-SETUP-03': {
    by: 'DC-SETUP-05',
    proof:
      'DC-SETUP-03 DC-SETUP-08 DC-GEN-09 V-57 the box: Runes grey, fixed decks in order with card 01 at the bottom',
  },
  'DC-SETUP-04': {
    by: 'DC-SETUP-10',
    proof: 'DC-SETUP-01 DC-SETUP-02 DC-SETUP-04 Ledger 6.1 every deck has its count',
  },
  'DC-SETUP-06': {
    by: 'DC-CMB-01',
    proof: 'DC-SETUP-06 DC-RULING-01 the Round marker rests on line I before a Combat begins',
  },
  'DC-SETUP-07': {
    by: 'DC-SETUP-05',
    proof: 'DC-SETUP-05 DC-SETUP-07 the settings of a table lay out its board',
  },
  'DC-SETUP-08': {
    by: 'DC-UPG-02',
    proof: 'V-57 DC-UPG-01 DC-UPG-02 DC-SETUP-08 2 Cells buy the bottom card of the chosen deck',
  },
  'DC-PLR-02': {
    by: 'DC-GEN-06',
    proof: 'DC-PLR-01 DC-PLR-02 DC-PLR-03 DC-PLR-04 DC-PLR-06 DC-PLR-08 DC-GEN-01 two players set up a Run',
  },
  'DC-PLR-03': {
    by: 'DC-GEN-06',
    proof: 'DC-PLR-01 DC-PLR-02 DC-PLR-03 DC-PLR-04 DC-PLR-06 DC-PLR-08 DC-GEN-01 two players set up a Run',
  },
  'DC-PLR-10': {
    by: 'DC-PLR-09',
    proof: 'DC-ICON-07 DC-PLR-09 DC-PLR-10 DC-PLR-11 DC-RULING-02 a Scroll moves one marker of its colour',
  },
  'DC-PLR-11': {
    by: 'DC-PLR-09',
    proof: 'DC-ICON-07 DC-PLR-09 DC-PLR-10 DC-PLR-11 DC-RULING-02 a Scroll moves one marker of its colour',
  },
  'DC-PLR-12': { by: 'DC-PLR-09', proof: 'DC-PLR-12 the known Survival steps' },
  'DC-CARD-01': {
    by: 'DC-CMB-12',
    proof: 'DC-CARD-01 DC-CARD-02 hands, played cards, items and Enemies are told with their lines',
  },
  'DC-CARD-02': {
    by: 'DC-CMB-02',
    proof: 'DC-CMB-04 DC-CARD-02 placement icons send Enemies behind the Group and far right',
  },
  'DC-CARD-03': {
    by: 'DC-CMB-01',
    proof:
      'DC-CMB-01 DC-CMB-02 DC-CMB-03 DC-CARD-03 DC-CARD-04 cards come from their decks in the order of the tile',
  },
  'DC-CARD-04': {
    by: 'DC-CMB-01',
    proof:
      'DC-CMB-01 DC-CMB-02 DC-CMB-03 DC-CARD-03 DC-CARD-04 cards come from their decks in the order of the tile',
  },
  'DC-CARD-05': { by: 'DC-CMB-01', proof: 'DC-CARD-05 the Wall lies there only when the tile calls for it' },
  // Exploration
  'DC-EXP-07': { by: 'DC-EXP-06', proof: 'DC-EXP-07 a Rune blocks its corridor until it is owned' },
  'DC-EXP-15': {
    by: 'DC-EXP-06',
    proof: 'DC-EXP-15 DC-RULING-18 with the Teleportation Rune the pad leads on',
  },
  'DC-ICON-02': {
    by: 'DC-EXP-09',
    proof: 'DC-EXP-09 DC-ICON-02 Change First Player comes before everything else on the tile',
  },
  'DC-ICON-05': {
    by: 'DC-ICON-06',
    proof: 'DC-ICON-05 a Blueprint comes from the bottom and waits for the Collector',
  },
  'DC-ICON-09': {
    by: 'DC-ICON-06',
    proof:
      'DC-ICON-06 DC-ICON-09 DC-ICON-10 DC-RULING-11 DC-GEN-05 Teeth, Cells and at most three Potions go into the Bag',
  },
  'DC-ICON-10': {
    by: 'DC-ICON-06',
    proof:
      'DC-ICON-06 DC-ICON-09 DC-ICON-10 DC-RULING-11 DC-GEN-05 Teeth, Cells and at most three Potions go into the Bag',
  },
  'DC-ICON-13': {
    by: 'DC-CMB-06',
    proof: 'DC-EXP-13 DC-ICON-13 an Encounter starts a Combat; its Loot is not gained at once',
  },
  'DC-CHK-04': {
    by: 'DC-CHK-03',
    proof:
      'DC-CHK-01 DC-CHK-02 DC-CHK-03 DC-CHK-04 the First Player discards a card with the symbol, and no other',
  },
  'DC-IB-09': {
    by: 'DC-IB-03',
    proof:
      'DC-IB-03 DC-IB-04 DC-IB-09 DC-IB-10 the Healer removes 1 Damage for 2 Teeth, once at Level 0; Cells buy nothing',
  },
  'DC-MUT-07': {
    by: 'DC-MUT-01',
    proof: 'DC-MUT-01 DC-MUT-04 DC-MUT-07 a card takes a free slot of its kind',
  },
  // Combat
  'DC-CMB-04': {
    by: 'DC-CMB-02',
    proof: 'DC-CMB-04 DC-CARD-02 placement icons send Enemies behind the Group and far right',
  },
  'DC-CMB-05': {
    by: 'DC-CMB-02',
    proof: 'V-38 DC-CMB-05 a taken space is passed over as if there were no icon',
  },
  'DC-CMB-09': {
    by: 'DC-CMB-12',
    proof: 'DC-CMB-13 DC-RULING-24 DC-CMB-09 only what is printed on the card can be announced',
  },
  'DC-CMB-13': {
    by: 'DC-CMB-12',
    proof: 'DC-CMB-13 DC-RULING-24 DC-CMB-09 only what is printed on the card can be announced',
  },
  'DC-PASS-05': {
    by: 'DC-CMB-11',
    proof:
      'DC-PASS-02 DC-PASS-03 DC-PASS-05 DC-RULING-54 the passer flips in turn, picks a symbol, discards the card',
  },
  'DC-RNG-03': { by: 'DC-CMB-19', proof: 'DC-RNG-03 a far range hits the far right only' },
  'DC-RNG-04': {
    by: 'DC-RNG-02',
    proof: 'V-41 DC-RNG-04 DC-CMB-20 an Action aimed at a space just emptied has no effect',
  },
  'DC-ACT-04': { by: 'DC-ACT-02', proof: 'DC-ACT-04 damage to all strikes each living participant once' },
  'DC-ACT-05': { by: 'DC-CMB-19', proof: 'DC-ACT-05 an Enemy blocks on its own card' },
  'DC-ACT-07': { by: 'DC-STATE-01', proof: 'V-17 DC-ACT-07 Shields do not stop States' },
  'DC-ACT-08': { by: 'DC-ACT-01', proof: 'V-18 DC-ACT-08 a blocked Damage is not answered by a counter' },
  'DC-ACT-13': {
    by: 'DC-ACT-11',
    proof: 'DC-ACT-11 DC-ACT-13 DC-RULING-38 Scrolls of all colours are one type and wait in the Bag',
  },
  'DC-ACT-14': {
    by: 'DC-ACT-01',
    proof: 'DC-ACT-14 DC-RULING-34 Heal removes Damage from a chosen participant, never below none',
  },
  'DC-STATE-02': {
    by: 'DC-RE-02',
    proof: 'V-13 DC-STATE-02 DC-RULING-30 Poison deals 1 Damage per token; Shields do not help',
  },
  'DC-STATE-03': {
    by: 'DC-RE-06',
    proof: 'V-11 DC-STATE-03 DC-FAQ-08 DC-RE-06 Bleeding Beheaded and Enemies die at once after Round III',
  },
  'DC-STATE-04': {
    by: 'DC-STATE-01',
    proof: 'DC-STATE-04 DC-RULING-43 a Beheaded with two On Fire tokens dies when the Action is complete',
  },
  'DC-STATE-05': {
    by: 'DC-CMB-19',
    proof: 'V-04 DC-STATE-05 nothing on a Frozen line is performed; the next line is',
  },
  'DC-STATE-06': {
    by: 'DC-ACT-01',
    proof: 'V-07 DC-STATE-06 DC-FAQ-07 Frozen in Round 0 lies on II; Round 0 is unaffected',
  },
  'DC-STATE-07': { by: 'DC-ACT-06', proof: 'DC-STATE-07 Marked tokens on a Beheaded add up' },
  'DC-STATE-08': {
    by: 'DC-ACT-06',
    proof: 'V-03 DC-STATE-08 DC-ACT-06 a Marked Beheaded with a Shield takes nothing',
  },
  'DC-STATE-09': { by: 'DC-CMB-19', proof: 'DC-STATE-09 an immune Enemy takes no token' },
  'DC-EQP-01': { by: 'DC-PLR-01', proof: 'DC-EQP-01 a Beheaded starts with one open slot' },
  'DC-EQP-05': { by: 'DC-CMB-19', proof: 'DC-EQP-05 an item does nothing outside its Round' },
  'DC-EQP-06': { by: 'DC-CMB-19', proof: 'DC-EQP-06 the next Round brings another use' },
  'DC-EQP-07': {
    by: 'DC-CMB-19',
    proof: 'DC-EQP-07 the Epitaph Slab is left alone, and the card is played as printed',
  },
  'DC-EQP-08': {
    by: 'DC-CMB-19',
    proof: 'DC-EQP-08 DC-ACT-11 B6-s08 Sexton’s Spade: 1 Damage close by and a Loot Action',
  },
  'DC-EQP-09': { by: 'DC-ACT-09', proof: 'DC-EQP-09 DC-EQP-10 a Skill item is activated by a Skill icon' },
  'DC-EQP-10': { by: 'DC-CMB-19', proof: 'DC-EQP-09 DC-EQP-10 a Skill item is activated by a Skill icon' },
  'DC-EQP-11': {
    by: 'DC-CMB-19',
    proof: 'DC-EQP-11 with Tactics 1 the Grave Candle is not among the Skills',
  },
  'DC-EQP-12': {
    by: 'DC-END-03',
    proof: 'V-55 DC-END-03 DC-EQP-12 an integrated Blueprint that was equipped stays in the Equipment deck',
  },
  'DC-COMP-01': {
    by: 'DC-ACT-02',
    proof:
      'V-36 DC-COMP-01 DC-COMP-02 DC-COMP-03 a Companion takes the Damage and goes when its Health is filled',
  },
  'DC-COMP-02': {
    by: 'DC-ACT-02',
    proof: 'DC-COMP-02 DC-COMP-03 B6-s05 the fourth Damage is the end of the Tomb Moth',
  },
  'DC-COMP-03': {
    by: 'DC-ACT-02',
    proof: 'DC-COMP-02 DC-COMP-03 B6-s05 the fourth Damage is the end of the Tomb Moth',
  },
  'DC-COMP-04': { by: 'DC-STATE-01', proof: 'V-37 DC-COMP-04 a Companion never receives a State' },
  'DC-KILL-02': {
    by: 'DC-ACT-02',
    proof: 'DC-KILL-02 DC-RULING-37 Damage in a Death row is assigned in the usual way and can be blocked',
  },
  'DC-RE-04': { by: 'DC-RE-03', proof: 'V-20 DC-RE-04 the Enemy behind stays, nobody moves there' },
  'DC-BOSS-02': {
    by: 'DC-RNG-01',
    proof: 'V-62 DC-BOSS-02 DC-GEN-08 an Action against Monsters does not touch a Boss',
  },
  'DC-BOSS-07': {
    by: 'DC-PASS-02',
    proof: 'DC-BOSS-07 DC-RULING-61 the passer flips no card in a Boss fight, but may exchange',
  },
  'DC-BOSS-13': {
    by: 'DC-RE-03',
    proof: 'DC-BOSS-13 DC-RULING-49 a Boss does not close up; minions do, up to it',
  },
  'DC-BOSS-14': {
    by: 'DC-RE-01',
    proof: 'V-10 DC-BOSS-14 DC-FAQ-06 a Boss Frozen on II acts in II of the next Turn',
  },
  // Solo
  'DC-SOLO-02': {
    by: 'DC-SOLO-01',
    proof:
      'DC-SOLO-01 DC-SOLO-02 DC-SOLO-03 DC-SOLO-04 DC-SOLO-14 solo: one Beheaded, and Serenade on its Power side',
  },
  'DC-SOLO-05': {
    by: 'DC-STATE-01',
    proof: 'DC-SOLO-05 DC-SOLO-14 DC-SOLO-23 Serenade takes Damage and States like a Beheaded',
  },
  'DC-SOLO-06': {
    by: 'DC-CMB-10',
    proof:
      'DC-SOLO-06 DC-SOLO-07 DC-SOLO-08 DC-SOLO-03 the player commits two cards, then Serenade’s is turned over',
  },
  'DC-SOLO-07': {
    by: 'DC-CMB-14',
    proof:
      'DC-SOLO-06 DC-SOLO-07 DC-SOLO-08 DC-SOLO-03 the player commits two cards, then Serenade’s is turned over',
  },
  'DC-SOLO-08': {
    by: 'DC-CMB-14',
    proof:
      'DC-SOLO-06 DC-SOLO-07 DC-SOLO-08 DC-SOLO-03 the player commits two cards, then Serenade’s is turned over',
  },
  'DC-SOLO-11': {
    by: 'DC-UPK-06',
    proof: 'DC-SOLO-11 DC-SOLO-24 cards go to the discards: the player’s in order, Serenade’s face down',
  },
  'DC-SOLO-12': {
    by: 'DC-CMB-17',
    proof: 'DC-SOLO-12 DC-RULING-78 its printed lines: Damage in I, a Shield for the Beheaded in III',
  },
  'DC-SOLO-14': {
    by: 'DC-SOLO-01',
    proof:
      'DC-SOLO-01 DC-SOLO-02 DC-SOLO-03 DC-SOLO-04 DC-SOLO-14 solo: one Beheaded, and Serenade on its Power side',
  },
  'DC-SOLO-16': {
    by: 'DC-PLR-09',
    proof: 'DC-SOLO-16 DC-SOLO-19 DC-RULING-79 the first Scroll gives 2 Teeth, whatever its colour',
  },
  'DC-SOLO-17': { by: 'DC-ICON-08', proof: 'DC-SOLO-17 Serenade may be healed by a Vial' },
  'DC-SOLO-18': {
    by: 'DC-RULING-68',
    proof:
      'DC-UPG-06 DC-FAQ-18 DC-RULING-68 DC-SOLO-18 a bought Combat card joins any deck, Serenade’s too, and stays',
  },
  'DC-SOLO-21': {
    by: 'DC-R0-02',
    proof:
      'DC-SOLO-21 DC-RULING-82 the Melee track in Round 0: a Shield, a Skill if wanted, a Heal, all for the Beheaded',
  },
  'DC-SOLO-24': {
    by: 'DC-UPK-06',
    proof: 'DC-SOLO-11 DC-SOLO-24 cards go to the discards: the player’s in order, Serenade’s face down',
  },
  // Biomes
  'DC-B4-01': { by: 'DC-EXP-11', proof: 'DC-B4-01 DC-RULING-89 B4, curse 1: all Potions are discarded' },
  'DC-B4-02': {
    by: 'DC-EXP-11',
    proof: 'V-71 DC-B4-02 DC-RULING-90 B4, curse 2: everybody takes Damage until 1 Health is left',
  },
  'DC-B5-01': { by: 'DC-EXP-11', proof: 'DC-B5-01 B5, curse 1: all Potions are discarded' },
  'DC-B6-01': {
    by: 'DC-EXP-11',
    proof: 'DC-B6-01 DC-RULING-89 B6, curse 1: silence until the Biome is left',
  },
  'DC-B6-02': { by: 'DC-EXP-11', proof: 'DC-B6-02 B6, curse 2: every Lantern goes out' },
  'DC-B7-01': { by: 'DC-EXP-11', proof: 'DC-B7-01 B7, curse 1: all Teeth are discarded' },
  'DC-B7-02': { by: 'DC-EXP-11', proof: 'DC-B7-02 B7, curse 2: Runes are sealed until the end of the Biome' },
  'DC-B7-03': {
    by: 'DC-RULING-88',
    proof: 'DC-RULING-88 DC-B7-03 DC-B7-04 DC-B7-05 DC-B7-06 a Constraint tile waits for the next Combat',
  },
  'DC-B7-04': {
    by: 'DC-RULING-88',
    proof: 'DC-RULING-88 DC-B7-03 DC-B7-04 DC-B7-05 DC-B7-06 a Constraint tile waits for the next Combat',
  },
  'DC-B7-05': {
    by: 'DC-RULING-88',
    proof: 'DC-RULING-88 DC-B7-03 DC-B7-04 DC-B7-05 DC-B7-06 a Constraint tile waits for the next Combat',
  },
  'DC-B7-06': {
    by: 'DC-RULING-88',
    proof: 'DC-RULING-88 DC-B7-03 DC-B7-04 DC-B7-05 DC-B7-06 a Constraint tile waits for the next Combat',
  },
  // Reset
  'DC-RESET-02': {
    by: 'DC-RESET-01',
    proof:
      'DC-RESET-01 DC-RESET-02 DC-RESET-03 DC-RESET-04 DC-RESET-05 DC-RESET-06 DC-RESET-07 DC-RULING-104 a reset puts every card back',
  },
  'DC-RESET-03': {
    by: 'DC-RESET-01',
    proof:
      'DC-RESET-01 DC-RESET-02 DC-RESET-03 DC-RESET-04 DC-RESET-05 DC-RESET-06 DC-RESET-07 DC-RULING-104 a reset puts every card back',
  },
  'DC-RESET-04': {
    by: 'DC-RESET-01',
    proof:
      'DC-RESET-01 DC-RESET-02 DC-RESET-03 DC-RESET-04 DC-RESET-05 DC-RESET-06 DC-RESET-07 DC-RULING-104 a reset puts every card back',
  },
  'DC-RESET-05': {
    by: 'DC-RESET-01',
    proof:
      'DC-RESET-01 DC-RESET-02 DC-RESET-03 DC-RESET-04 DC-RESET-05 DC-RESET-06 DC-RESET-07 DC-RULING-104 a reset puts every card back',
  },
  'DC-RESET-07': {
    by: 'DC-RESET-01',
    proof:
      'DC-RESET-01 DC-RESET-02 DC-RESET-03 DC-RESET-04 DC-RESET-05 DC-RESET-06 DC-RESET-07 DC-RULING-104 a reset puts every card back',
  },
  'DC-RULING-104': {
    by: 'DC-RESET-01',
    proof: 'DC-RULING-104 after a reset every seat picks its Beheaded anew',
  },
  // Errata and FAQ
  'DC-FAQ-01': {
    by: 'DC-PLR-09',
    proof: 'V-75 DC-FAQ-01 the first green Scroll of The Flayed leaves the Maximum Health at 3',
  },
  'DC-FAQ-02': {
    by: 'DC-EXP-06',
    proof: 'DC-RULING-17 DC-FAQ-02 V-76 the boards hold no Spider Rune: such corridors are free',
  },
  'DC-FAQ-04': {
    by: 'DC-WELL-02',
    proof: 'DC-WELL-02 DC-FAQ-04 W-09 moves the next two cards of the Well, not of another deck',
  },
  'DC-FAQ-05': {
    by: 'DC-UPG-07',
    proof: 'V-58 DC-RULING-110 DC-UPG-07 DC-FAQ-05 DC-RULING-69 a deck of six loses no card',
  },
  'DC-FAQ-06': {
    by: 'DC-RE-01',
    proof: 'V-10 DC-BOSS-14 DC-FAQ-06 a Boss Frozen on II acts in II of the next Turn',
  },
  'DC-FAQ-07': {
    by: 'DC-ACT-01',
    proof: 'V-07 DC-STATE-06 DC-FAQ-07 Frozen in Round 0 lies on II; Round 0 is unaffected',
  },
  'DC-FAQ-08': {
    by: 'DC-RE-06',
    proof: 'V-80 DC-RULING-31 DC-FAQ-08 a giver that bleeds out itself comes too late to save anybody',
  },
  'DC-FAQ-09': { by: 'DC-KILL-01', proof: 'DC-FAQ-09 exactly the cards with a Bleeding icon remove it' },
  'DC-FAQ-10': {
    by: 'DC-CMB-19',
    proof: 'DC-FAQ-10 DC-RULING-95 an invisible Enemy is not hit, not even by "all"',
  },
  'DC-FAQ-11': { by: 'DC-R0-03', proof: 'V-29 DC-R0-03 DC-FAQ-11 two Round 0 items may both be used' },
  'DC-FAQ-13': {
    by: 'DC-CMB-19',
    proof: 'V-31 DC-FAQ-12 DC-FAQ-13 a passive Shield item works every time, whatever else was used',
  },
  'DC-FAQ-14': {
    by: 'DC-CMB-18',
    proof: 'V-40 DC-CMB-19 DC-FAQ-14 a second Action is not performed by an Enemy that died after the first',
  },
  'DC-FAQ-15': {
    by: 'DC-ACT-10',
    proof:
      'DC-ACT-10 DC-RULING-94 DC-FAQ-15 each printed icon of The Quartered gives one more activation, spread at will',
  },
  'DC-FAQ-17': {
    by: 'DC-CMB-20',
    proof: 'DC-CMB-20 DC-FAQ-17 the last Action done, optional items may be declined',
  },
  'DC-FAQ-18': {
    by: 'DC-UPG-06',
    proof:
      'DC-UPG-06 DC-FAQ-18 DC-RULING-68 DC-SOLO-18 a bought Combat card joins any deck, Serenade’s too, and stays',
  },
  'DC-FAQ-19': {
    by: 'DC-CMB-19',
    proof: 'V-33 DC-EQP-11 DC-RULING-48 DC-FAQ-19 below its minimum level an item cannot be used',
  },
  'DC-FAQ-20': {
    by: 'DC-BOSS-11',
    proof: 'DC-BOSS-11 DC-FAQ-20 the fight stops the instant the last instance falls; the Run is a victory',
  },
  // Rulings
  'DC-RULING-01': {
    by: 'DC-CMB-01',
    proof: 'DC-SETUP-06 DC-RULING-01 the Round marker rests on line I before a Combat begins',
  },
  'DC-RULING-02': {
    by: 'DC-PLR-09',
    proof: 'DC-ICON-07 DC-PLR-09 DC-PLR-10 DC-PLR-11 DC-RULING-02 a Scroll moves one marker of its colour',
  },
  'DC-RULING-04': { by: 'DC-PLR-09', proof: 'DC-RULING-04 a track step opens the next slot' },
  'DC-RULING-05': {
    by: 'DC-RULING-84',
    proof: 'DC-B5-04 DC-RULING-05 DC-RULING-84 three Bells are shuffled onto their spaces in B5',
  },
  'DC-RULING-06': {
    by: 'DC-EXP-01',
    proof: 'DC-RULING-06 DC-B7-07 B7 lies on two faces joined at Y, which has no tile',
  },
  'DC-RULING-11': {
    by: 'DC-ICON-06',
    proof:
      'DC-ICON-06 DC-ICON-09 DC-ICON-10 DC-RULING-11 DC-GEN-05 Teeth, Cells and at most three Potions go into the Bag',
  },
  'DC-RULING-12': { by: 'DC-SETUP-14', proof: 'DC-RULING-12 every space but an Exit has a free corridor' },
  'DC-RULING-17': { by: 'DC-EXP-14', proof: 'DC-EXP-14 DC-RULING-17 a Door is resolved by its icons' },
  'DC-RULING-18': {
    by: 'DC-EXP-06',
    proof: 'DC-EXP-15 DC-RULING-18 with the Teleportation Rune the pad leads on',
  },
  'DC-RULING-19': { by: 'DC-EXP-06', proof: 'DC-RULING-19 a gated Exit is closed until the Boss is beaten' },
  'DC-RULING-22': { by: 'DC-ACT-01', proof: 'DC-RULING-22 the Hole deals 2 Damage to a minion' },
  'DC-RULING-26': {
    by: 'DC-RNG-02',
    proof: 'DC-RNG-01 DC-RNG-02 DC-RULING-26 one Enemy among the white spaces, chosen as the Action resolves',
  },
  'DC-RULING-28': {
    by: 'DC-CMB-19',
    proof: 'DC-RULING-28 a State placed by an Action does not change its own Damage',
  },
  'DC-RULING-29': {
    by: 'DC-ACT-06',
    proof:
      'DC-RULING-29 a Golden Shield cancels all Damage of one Action, once the ordinary Shields are gone',
  },
  'DC-RULING-30': { by: 'DC-RE-02', proof: 'V-14 DC-RULING-30 Marked does not raise Poison' },
  'DC-RULING-34': {
    by: 'DC-RULING-35',
    proof: 'DC-ACT-14 DC-RULING-34 Heal removes Damage from a chosen participant, never below none',
  },
  'DC-RULING-38': {
    by: 'DC-ACT-11',
    proof: 'DC-RULING-38 a looted Rune is turned over, Equipment and Blueprints go into the Bag',
  },
  'DC-RULING-39': {
    by: 'DC-ACT-11',
    proof: 'DC-RULING-39 with nothing there and no Potion a Loot Action does nothing',
  },
  'DC-RULING-41': {
    by: 'DC-ACT-01',
    proof: 'V-08 DC-RULING-41 each Frozen token takes the next free line; a third is not placed',
  },
  'DC-RULING-42': {
    by: 'DC-CMB-19',
    proof: 'DC-RULING-42 passive Shield items still work in a Frozen Round',
  },
  'DC-RULING-43': { by: 'DC-STATE-01', proof: 'DC-RULING-43 DC-FAQ-09 a Bleeding token remembers its giver' },
  'DC-RULING-44': {
    by: 'DC-CMB-19',
    proof: 'V-32 DC-RULING-44 DC-RULING-45 on an empty line a / item may be used, a + item not',
  },
  'DC-RULING-45': {
    by: 'DC-CMB-19',
    proof: 'V-32 DC-RULING-44 DC-RULING-45 on an empty line a / item may be used, a + item not',
  },
  'DC-RULING-46': {
    by: 'DC-CMB-19',
    proof: 'V-31 DC-FAQ-13 DC-RULING-46 after a / item a Shield item triggers; no Skill item may be used',
  },
  'DC-RULING-48': {
    by: 'DC-CMB-19',
    proof: 'V-33 DC-EQP-11 DC-RULING-48 DC-FAQ-19 below its minimum level an item cannot be used',
  },
  'DC-RULING-49': { by: 'DC-RE-03', proof: 'DC-RULING-49 after Round III nobody moves' },
  'DC-RULING-50': {
    by: 'DC-DEATH-02',
    proof: 'V-86 DC-RULING-50 with everybody dead the Rounds are run on, and Poison still pays',
  },
  'DC-RULING-58': {
    by: 'DC-BOSS-01',
    proof:
      'DC-BOSS-01 DC-RULING-58 the sheet’s setup: the Boss next to the Group, the Fire Wave far right, one action card',
  },
  'DC-RULING-59': {
    by: 'DC-BOSS-01',
    proof: 'DC-RULING-59 are immune to On Fire and Bleeding, and not to Poisoned, Marked or Frozen',
  },
  'DC-RULING-60': {
    by: 'DC-BOSS-11',
    proof: 'V-90 DC-RULING-60 with a Beheaded dead there is no flip: the fight ends there',
  },
  'DC-RULING-61': {
    by: 'DC-PASS-01',
    proof: 'DC-RULING-61 the fourth to pass ends the cycle: in the next one nobody has passed yet',
  },
  'DC-RULING-63': {
    by: 'DC-END-06',
    proof:
      'DC-END-05 DC-END-06 DC-RULING-63 DC-RULING-64 DC-GEN-02 after a Boss: Death row, Blueprint, flag, reward card, then the same sequence',
  },
  'DC-RULING-76': {
    by: 'DC-RULING-77',
    proof: 'DC-RULING-76 DC-SOLO-10 of several symbols the player picks one: Tactics marks',
  },
  'DC-RULING-78': { by: 'DC-CMB-19', proof: 'DC-RULING-78 DC-SOLO-20 the Melee side strikes in I and II' },
  'DC-RULING-79': {
    by: 'DC-SOLO-20',
    proof: 'V-68 DC-SOLO-20 DC-RULING-79 the third Scroll transforms Serenade',
  },
  'DC-RULING-80': {
    by: 'DC-CMB-14',
    proof: 'DC-RULING-80 DC-SOLO-12 with no card left Serenade fights a Boss with its board',
  },
  'DC-RULING-81': {
    by: 'DC-SOLO-22',
    proof: 'V-88 DC-RULING-81 a Hand Check corridor is judged on the Beheaded’s hand',
  },
  'DC-RULING-82': {
    by: 'DC-RULING-03',
    proof: 'DC-RULING-82 after three Melee steps it takes no more Scrolls',
  },
  'DC-RULING-92': {
    by: 'DC-CMB-02',
    proof:
      'DC-CARD-01 DC-RULING-92 a Combat card shows symbols, a name and lines; the Enemies of the example are the printed ones',
  },
  'DC-RULING-94': {
    by: 'DC-ACT-10',
    proof: 'DC-RULING-122 DC-RULING-94 The Quartered does not double the icons of B5-s01',
  },
  'DC-RULING-95': {
    by: 'DC-CMB-19',
    proof: 'DC-FAQ-10 DC-RULING-95 an invisible Enemy is not hit, not even by "all"',
  },
  'DC-RULING-98': {
    by: 'DC-IB-08',
    proof:
      'DC-IB-06 DC-IB-08 DC-RULING-98 the Collector: bought Blueprints go on the Equipment deck, the others back under',
  },
  'DC-RULING-99': {
    by: 'DC-R0-01',
    proof: 'DC-RULING-99 Round 0 has no Round End: nobody is poisoned, nobody closes up',
  },
  'DC-RULING-105': {
    by: 'DC-UPK-05',
    proof: 'DC-UPK-05 DC-RULING-105 Shields and States go, Damage, Worms and Malaise stay',
  },
  'DC-RULING-108': {
    by: 'DC-BOSS-01',
    proof: 'DC-RULING-108 the tokens of one who passes rest: no Poison Damage in that Turn',
  },
  'DC-RULING-113': { by: 'DC-CMB-19', proof: 'DC-RULING-113 a Range of all hits Enemies, not Banners' },
  'DC-RULING-114': {
    by: 'DC-ACT-06',
    proof: 'DC-RULING-114 a Golden Shield lost sets off the counter of The Flayed',
  },
  'DC-RULING-115': { by: 'DC-ACT-12', proof: 'DC-RULING-115 one who cannot Loot may still drink' },
  'DC-RULING-117': {
    by: 'DC-FAQ-12',
    proof: 'DC-RULING-117 under the Banner of Empty Hands a passive Shield item still answers',
  },
  'DC-RULING-119': {
    by: 'DC-RE-02',
    proof: 'DC-RULING-119 a minion thaws with the Round its token took effect in',
  },
  'DC-RULING-120': {
    by: 'DC-RULING-56',
    proof: 'DC-RULING-120 a won fight has its upkeep: what minions paid is handed out',
  },
  'DC-RULING-121': { by: 'DC-RULING-64', proof: 'DC-RULING-121 the Hand of the King gives no reward card' },
  'DC-RULING-122': {
    by: 'DC-ACT-10',
    proof: 'DC-RULING-122 B5-s01 adds two Skill Actions, for Skills of the board alone',
  },
  'DC-RULING-125': {
    by: 'DC-RULING-40',
    proof: 'DC-RULING-125 the Cells for a Rune owned already are Cells of a Death row',
  },
  'DC-RULING-126': {
    by: 'DC-RE-02',
    proof: 'DC-RULING-126 Poison does not hurt the Hand while an Elite minion stands',
  },
  'DC-RULING-129': {
    by: 'DC-MUT-02d',
    proof: 'DC-RULING-129 with four Enemies on their way the Challenger Rune is not offered',
  },
  'DC-RULING-131': {
    by: 'DC-RULING-62',
    proof: 'DC-RULING-131 a summoned minion acts in the same Round if its space is still to come',
  },
  'DC-RULING-132': {
    by: 'DC-MUT-03',
    proof: 'DC-RULING-132 DC-SOLO-05 what speaks of Beheaded reaches Serenade',
  },
  'DC-RULING-133': {
    by: 'DC-R0-01a',
    proof: 'DC-RULING-133 on its Melee side Serenade keeps the power of the symbol',
  },
};
