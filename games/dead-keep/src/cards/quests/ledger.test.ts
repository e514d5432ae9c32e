// Ledger 7.10: the Quests are what the ledger's blocks say: layout line by line, conditions and rules sentence by sentence.
import { describe, expect, test } from 'vitest';
import { blocks, section } from '../../../test/ledger.ts';
import { names } from '../../text/en/names.ts';
import { quests as texts } from '../../text/en/quests.ts';
import type { EnemyKind, QuestId } from '../ids.ts';
import { isMonster } from '../monsters.ts';
import { QUESTS, questOf } from './index.ts';
import type { Quest } from './quest.ts';
import {
  activated,
  all,
  any,
  atExit,
  bell,
  bossGone,
  doomEmptied,
  doorOpened,
  eliminated,
  onActivation,
  onTake,
  onTakeAsleep,
  openDoorsOf,
  shedStage,
  stagePerObjective,
  taken,
  takenAt,
  takenColour,
  towerEntered,
  turnSpawn,
  turnStairs,
  unlockDoor,
} from './words.ts';

const named = (id: string): string => names[`name.${id}`]!;

/** The lines of a block by their first word; what stands after `active:` is a line of its own. */
const printed = new Map(
  blocks(section('### 7.10')).map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const parts = lines.map((line): [string, string] => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    });
    const fields = new Map([['head', head], ...parts]);
    const [boss = '', active = ''] = fields.get('boss')!.split(' active: ');
    return [head.split(' ')[1]!, new Map([...fields, ['boss', boss], ['active', active]])] as const;
  }),
);

function enemiesSaid({ enemies }: Quest): string[] {
  const many = (enemy: EnemyKind, n: number) =>
    n === 1
      ? named(enemy)
      : named(enemy)
          .replace(/man$/, 'men')
          .replace(/hound$/, 'hounds');
  if (enemies.length === 0) return [];
  const said = enemies.map(({ enemy, n }, at) => (at === 0 ? many(enemy, n) : `${n} ${many(enemy, n)}`));
  const monster = isMonster(enemies[0]!.enemy)
    ? ' (Level 4; takes a Monster slot, no card, DK-RULING-151)'
    : '';
  return [`${said.join(' and ')}${monster} in ${enemies[0]!.zone}`];
}

/** A Quest's layout as the ledger writes it. */
function layout(quest: Quest): Record<string, string | undefined> {
  const { doors, objectives, spawns, stairs, passages, exit, fountain, boss } = quest;
  const coloured = (all: readonly { colour: string }[], key: 'edge' | 'zone') =>
    all.flatMap((one) =>
      one.colour === 'red' ? [] : [`${one.colour}=${(one as unknown as Record<string, string>)[key]}`],
    );
  const extra = [
    ...enemiesSaid(quest),
    ...(exit === null ? [] : [`exit ${exit}`]),
    ...(fountain === null
      ? []
      : [`fountain token in ${fountain}${/[A-Z]$/.test(fountain) ? ' (stays a Building Zone)' : ''}`]),
  ];
  const reds = (all: readonly { colour: string }[], key: 'edge' | 'zone') =>
    all
      .flatMap((one) => (one.colour === 'red' ? [(one as unknown as Record<string, string>)[key]!] : []))
      .join(' ');
  const { min, max } = quest.adventurers;
  const title = texts[`name.${quest.id}`]!.replaceAll('’', "'");
  return {
    head: `QUEST ${quest.id} "${title}" level=${quest.level} adventurers=${min}-${max}`,
    map: quest.map.map((row) => row.join(' ')).join(' / '),
    tower: quest.tower ?? undefined,
    start: quest.start,
    spawns: spawns
      .map(({ token, zone, colour }) => `${token}=${zone}${token === 'start' ? '' : `(${colour})`}`)
      .join('; '),
    doors: [reds(doors, 'edge'), ...coloured(doors, 'edge')].join('; '),
    stairs: stairs.map(({ token, edge, colour }) => `${token}=${edge}(${colour})`).join('; ') || undefined,
    passages: passages.join(' ') || undefined,
    objectives: [`red ${reds(objectives, 'zone')}`, ...coloured(objectives, 'zone')].join('; '),
    extra: extra.join('; ') || undefined,
    boss: `${boss.kind === 'random' ? 'random' : named(boss.kind)} stages=${boss.stages} lair=${boss.lair} onBoard=${boss.onBoard ? 'yes' : 'no'}`,
    host: quest.rules.flatMap((one) => (one.rule === 'host' ? [String(one.n)] : []))[0],
    reward: String(quest.reward),
  };
}

describe('the twelve Quests', () => {
  test('are all there', () => {
    expect(QUESTS.map(({ id }) => id)).toEqual([...printed.keys()]);
  });

  test.each(QUESTS.map((quest) => [quest.id, quest] as const))('%s is laid out as printed', (id, quest) => {
    const ours = layout(quest);
    const theirs = printed.get(id)!;
    expect(ours).toEqual(Object.fromEntries(Object.keys(ours).map((key) => [key, theirs.get(key)])));
    expect([...theirs.keys()].filter((key) => !(key in ours)).toSorted()).toEqual([
      'active',
      ...(theirs.has('lose') ? ['lose'] : []),
      ...(theirs.has('rules') ? ['rules'] : []),
      'win',
    ]);
  });
});

/** What the ledger says in prose beside the words of the records. */
const said: Readonly<
  Record<QuestId, Partial<Record<'active' | 'win' | 'lose', readonly [string, unknown]>>>
> = {
  Q01: {
    active: ['the third Objective is taken', taken(3)],
    win: ['3 Objectives taken and Boss eliminated', all(taken(3), bossGone)],
  },
  Q02: {
    active: ['the third Objective is taken', taken(3)],
    win: ['4 Objectives taken and Boss eliminated', all(taken(4), bossGone)],
  },
  Q03: {
    active: ['Bishop eliminated and 3 Objectives taken', all(eliminated('bishop'), taken(3))],
    win: ['Boss eliminated', bossGone],
  },
  Q04: {
    active: ['the green door is opened', doorOpened('green')],
    win: ['red Objectives taken and Boss eliminated', all(takenColour('red'), bossGone)],
  },
  Q05: {
    active: ['the hidden blue Objective is taken', takenColour('blue')],
    win: ['5 Objectives taken and Boss eliminated', all(taken(5), bossGone)],
  },
  Q06: {
    active: ['the Houndmaster is eliminated', eliminated('houndmaster')],
    win: ['4 Objectives taken and Boss eliminated', all(taken(4), bossGone)],
  },
  Q07: {
    active: ['all three Objectives are activated', activated(3)],
    win: ['Boss eliminated', bossGone],
  },
  Q08: {
    active: ['the Countess is eliminated', eliminated('countess')],
    win: [
      "3 Objectives taken, Boss eliminated; from then on, as soon as every Adventurer not KO'ed stands in the Exit Zone",
      all(taken(3), bossGone, atExit),
    ],
  },
  Q09: {
    active: ['the blue Objective is taken', takenColour('blue')],
    win: ['red Objectives taken and Boss eliminated', all(takenColour('red'), bossGone)],
  },
  Q10: {
    active: ['the Objective in 2R.C is taken', takenAt('2R.C')],
    win: ['all 6 Objectives taken and Boss eliminated', all(taken(6), bossGone)],
  },
  Q11: {
    active: [
      'an Adventurer enters the Tower tile, or both coloured Objectives are taken',
      any(towerEntered, all(takenColour('blue'), takenColour('green'))),
    ],
    win: ['Boss eliminated', bossGone],
  },
  Q12: {
    active: ['an Adventurer enters the Tower tile', towerEntered],
    win: ['Boss eliminated', bossGone],
    lose: [
      'the moment the Doom reserve is emptied for the sixth time while the Boss is inactive; that Stage card is not drawn',
      doomEmptied(6),
    ],
  },
};

/** The rules of each Quest: the ledger's sentences and our words. */
const rules: Readonly<Partial<Record<QuestId, readonly [string, readonly unknown[]]>>> = {
  Q02: ['Thick fog: Gather Mana in a Mist Zone gives 3 instead of 2.', [{ rule: 'mistMana', n: 3 }]],
  Q03: [
    'Bells: each Objective taken while the Bishop is on the board puts a bell on it; at its next own spawn (Spawn Step or ST-12) one bell is removed instead of spawning. On activation every closed door with an 8V Zone on either side opens without roll; rooms revealed this way never spawn.',
    [onTake('any', bell('bishop')), onActivation(openDoorsOf('8V'))],
  ],
  Q04: [
    'The blue Objective unlocks the blue door, the green one the green door. On Boss activation the green Spawn token turns red.',
    [
      onTake('blue', unlockDoor('blue')),
      onTake('green', unlockDoor('green')),
      onActivation(turnSpawn('green')),
    ],
  ],
  Q05: [
    'One of the five Objectives, chosen at random, is the red/blue token lying red side up. On activation the Boss appears in the lair.',
    [{ rule: 'hiddenBlue' }],
  ],
  Q06: [
    "Scent: while a Houndmaster is on the board, each card (Street or Stage) that spawns Bloodhounds at a Spawn Zone places one more there. The Houndmaster's own spawn does not.",
    [{ rule: 'scent', notable: 'houndmaster', enemy: 'bloodhound', n: 1 }],
  ],
  Q07: [
    'The Objectives are activated, not taken: 1 Action and 2 Mana each, once each; each pays 5 AP and stays. On Boss activation the green Spawn token turns red.',
    [onActivation(turnSpawn('green')), { rule: 'activate', mana: 2 }],
  ],
  Q08: [
    'Court behind walls: the Countess never leaves 6R.a and 6R.b while the door 6R.a|6R.B is closed (there is no route). On Boss activation the green Spawn token turns red.',
    [
      { rule: 'behindWalls', notable: 'countess', zones: ['6R.a', '6R.b'], door: '6R.a|6R.B' },
      onActivation(turnSpawn('green')),
    ],
  ],
  Q09: [
    'The blue Objective turns the blue Stairs red; on activation the green Spawn token and the green Stairs turn red. From the rim of the Tower the Giant strikes neighbouring streets (DK-ENEMY-GIANT).',
    [onTake('blue', turnStairs('blue')), onActivation(turnSpawn('green')), onActivation(turnStairs('green'))],
  ],
  Q10: [
    'The blue Objective unlocks the blue door, the green one the green door. Fire: a Combat Action with a weapon whose card has `use: No Regeneration` rolls +1 die when its target is a Troll.',
    [
      onTake('blue', unlockDoor('blue')),
      onTake('green', unlockDoor('green')),
      { rule: 'fire', skill: 'noRegen', enemy: 'troll', dice: 1 },
    ],
  ],
  Q11: [
    "Each coloured Objective turns its Stairs red. Each red Objective taken before activation removes 1 random Stage card from the Boss's pile: it is shown and leaves the game; the last card of the pile stays.",
    [
      onTake('blue', turnStairs('blue')),
      onTake('green', turnStairs('green')),
      onTakeAsleep('red', shedStage),
    ],
  ],
  Q12: [
    'Each coloured Objective turns its Stairs red. On activation, for each red Objective still on the board, 1 random unused Stage card joins the pile unseen, as far as there are any, before shuffling.',
    [
      onTake('blue', turnStairs('blue')),
      onTake('green', turnStairs('green')),
      onActivation(stagePerObjective),
    ],
  ],
};

describe('their conditions and rules', () => {
  test.each(Object.entries(said))('%s wakes its Boss, is won and lost as printed', (id, told) => {
    const quest = questOf(id);
    for (const key of ['active', 'win', 'lose'] as const) {
      expect(printed.get(id)!.get(key)).toBe(told[key]?.[0]);
      expect(quest[key]).toEqual(told[key]?.[1] ?? null);
    }
  });
  test.each(QUESTS.map(({ id }) => id))('%s has the rules printed', (id) => {
    expect(printed.get(id)!.get('rules')).toBe(rules[id]?.[0]);
    // The host has a line of its own.
    const own = questOf(id).rules.filter(({ rule }) => rule !== 'host');
    expect(own).toEqual(rules[id]?.[1] ?? []);
  });
});
