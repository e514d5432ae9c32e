// DK-CMB: what is asked and told in a Combat Action, in English.

export const combat = {
  'ask.boosts':
    '{adventurer} is about to roll {n, plural, one {# die} other {# dice}} and has {mana} Mana. Anything before the dice?',
  'ask.reroll':
    '{source}: which dice does {adventurer} roll again? The dice: {faces}. {n, plural, =0 {No hit} one {# hit} other {# hits}} so far.',
  'ask.sureShot':
    'Sure Shot: {n, plural, one {does {adventurer} turn the failed die} other {how many of the # failed dice does {adventurer} turn}}? {mana} Mana. The dice: {faces}.',
  'ask.hits': '{adventurer} has {n, plural, one {# hit. Who takes it} other {# hits. Who takes them}}?',
  'ask.friendlyFire':
    'Friendly Fire in {zone, the}: {n, plural, one {# miss hits} other {# misses hit}} somebody. Whom?',
  'ask.reaper': 'Reaper: does {adventurer} eliminate one more?',
  'ask.hitAndRun': 'Hit & Run: where does {adventurer} go?',

  'option.roll': 'Roll {n, plural, one {# die} other {# dice}}',
  'option.crush':
    '{ability, select, magician {Apocalypse} other {Crush}}: {n, plural, =0 {no extra die} one {+# die} other {+# dice}} for {mana} Mana',
  'option.crush.free':
    '{ability, select, magician {Apocalypse} other {Crush}}, free use: {n, plural, one {+# die} other {+# dice}} for {mana} Mana',
  'option.boost': '{skill}',
  'option.substitute': '{skill}: {n, plural, one {# die} other {# dice}}, one for each Enemy',
  'option.sureShot': 'Turn {n, plural, one {# die} other {# dice}} for {mana} Mana',
  'option.sureShot.free': 'Turn {n, plural, one {# die} other {# dice}} by the free use, for {mana} Mana',
  'option.sureShot.none': 'Turn none',
  'option.reap': 'Eliminate {enemy, a}{wounds, plural, =0 {} one { with # Wound} other { with # Wounds}}',
  'option.spare': 'Nobody else',
  'option.run': 'Go to {zone, the} ({code})',
  'option.runSprint': 'Sprint to {zone, the} ({code})',
  'option.stay': 'Stay',

  'skill.crush': 'Crush',
  'skill.apocalypse': 'Apocalypse',
  'skill.sureShot': 'Sure Shot',

  'event.attacks':
    '{adventurer} attacks {at, select, undead {{foes}} other {{at, the}}} in {zone, the} with {card, the}{line, select, mana {, fuelled with Mana} other {}}: {dice, plural, one {# die} other {# dice}}.',
  'lead.attacks':
    '{adventurer} attacks {at, select, undead {{foes}} other {{at, the}}} in {zone, the} with {card, the}',
  'event.rolled': '{adventurer} rolls {faces}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'event.rerolled':
    '{source}: {adventurer}’s dice now show {faces}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'event.additional':
    'Each 6 brings {adventurer} another die: {faces}. That makes {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'event.turnedByMana':
    'Sure Shot: {adventurer} turns {n, plural, one {# die} other {# dice}}: {hits, plural, one {# hit} other {# hits}}. {mana} Mana left.',
  'event.noEffect':
    '{n, plural, one {# hit glances} other {# hits glance}} off {enemy, the}: the Armor is too strong.',
  'event.wounds':
    '{adventurer} inflicts {n, plural, one {# Wound} other {# Wounds}} on {enemy, the} in {zone, the}; {left} to go.',
  'event.eliminated': '{adventurer} eliminates {foes} in {zone, the}.',
  'event.reaps': 'Reaper: {adventurer} also takes {enemy, a} in {zone, the}.',
  'event.friendlyFire':
    'Friendly Fire: {n, plural, one {# miss hits} other {# misses hit}} {adventurer} in {zone, the}.',
  'event.hitAndRun': 'Hit & Run: {adventurer} is off to {zone, the}.',
  'event.enchants': '{adventurer} casts {card, the}.',
  'event.warded': '{adventurer} has Iron Hide until the End Phase.',
  'event.binds': 'Chains hold {foes} in {zone, the} through the next Activation Step.',
  'event.pushes': 'Pushed into {zone, the}: {foes}.',
  'event.looksAt':
    'The Treasure in {zone, the} is {face, select, potion {a Health Potion} other {a Necromantic Artifact}}.',
  'event.doomLifted':
    '{n, plural, one {# Doom token is} other {# Doom tokens are}} lifted from the Boss; {doom} left.',
} as const;
