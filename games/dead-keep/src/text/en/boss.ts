// DK-BOSS: Doom, Stage cards and the Boss, in English.

export const boss = {
  'ask.bossTeleport': '{enemy, The} vanishes. Several Zones are as good: where does it appear?',

  'event.doom': 'The Boss gains {n} Doom: {doom} of 5.',
  'event.stageDrawn': 'Five Doom: the Boss gains a Stage card, {stage}. {what}',
  'event.noStage': 'Five Doom, but no Stage card is left: nothing happens.',
  'event.bossActive':
    '{enemy, The} awakes in {zone, the} with {n, plural, =0 {no Stage card} one {# Stage card} other {# Stage cards}}.',
  'event.bossFalls':
    '{enemy, The} falls, and rises again: {stage}. {what} {n, plural, =0 {No Stage card is left.} one {# Stage card is left.} other {# Stage cards are left.}}',
  'event.bossTeleports': '{enemy, The} appears in {zone, the}.',
  'event.bossArmor': '{enemy, The} has Armor {armor} until the End Phase.',
  'event.bossGone': '{enemy, The} is eliminated for good.',
};
