// What is looked up quickly says the same as the rule it stands for.
import { belowOf } from '@gravetable/kernel';
import { describe, expect, it } from 'vitest';
import { ADVENTURERS, adventurerAt, adventurerOf } from '../src/cards/adventurers.ts';
import { EQUIPMENT } from '../src/cards/box.ts';
import { QUEST_IDS } from '../src/cards/ids.ts';
import { SKILLS } from '../src/cards/skills.ts';
import { withEnemies } from '../src/enemies/packs.ts';
import { buildingOf, revealedBy } from '../src/map/buildings.ts';
import { chartOf } from '../src/map/chart.ts';
import { Kept } from '../src/map/kept.ts';
import { ownLayout, tradeLayout } from '../src/layout.ts';
import { turnChoices } from '../src/menu.ts';
import { objectToPay } from '../src/pay.ts';
import { reserve, unarmed, wares } from '../src/shop.ts';
import { freshSource, groupsOf, has, skillGroup, spend } from '../src/skills.ts';
import { FREE_KINDS, type Board } from '../src/state.ts';
import { keep, zoneOf } from './keep.ts';

const dos = (board: Board): string[] => turnChoices(board, 0).map((choice) => choice.do);

describe('groups of Skills', () => {
  const EVERY = SKILLS.map(({ key }) => key);
  const any = skillGroup(EVERY);

  it('every Skill of one’s own is of its groups', () => {
    const { board } = keep({ party: { lothar: {} } });
    const [a] = board.party;
    for (const key of EVERY) {
      a!.skills = [key];
      expect(groupsOf(a!) & any, key).not.toBe(0);
    }
  });

  it.each(['hands', 'body', 'pack', 'talismans'] as const)('what a card lends from the %s is', (slot) => {
    const { board } = keep({ party: { lothar: {} } });
    const a = board.party[0]!;
    a.skills = [];
    let lent = 0;
    EQUIPMENT.forEach((_, card) => {
      Object.assign(a, { hands: [], body: null, pack: [], talismans: [] });
      if (slot === 'body') a.body = card;
      else a[slot].push(card);
      if (!EVERY.some((key) => has(board, 0, key))) return;
      lent++;
      expect(groupsOf(a) & any, EQUIPMENT[card]!.code).not.toBe(0);
    });
    expect(lent).toBeGreaterThan(0);
  });
});

describe('uses of a Skill', () => {
  it('DK-RULING-129 each instance of one’s own has a use, then the card that lends it', () => {
    const card = EQUIPMENT.findIndex(({ eq, slot }) => slot === 'talisman' && eq.length > 0);
    const [key] = EQUIPMENT[card]!.eq;
    const { board } = keep({ party: { lothar: {} }, turn: { who: 'lothar' } });
    board.party[0]!.skills = [key!, key!];
    board.party[0]!.talismans = [card];
    for (const source of [
      { key, card: null, n: 0 },
      { key, card: null, n: 1 },
      { key, card, n: 0 },
    ]) {
      expect(freshSource(board, 0, key!)).toEqual(source);
      spend(board, 0, freshSource(board, 0, key!)!);
    }
    expect(freshSource(board, 0, key!)).toBeNull();
    expect(board.turn.used).toEqual([`0/${key}`, `0/${key}/1`, `c${card}/${key}`]);
  });
});

describe('Bloodlust', () => {
  it('DK-SKILL-CLASS is offered to whoever has learnt it', () => {
    const given = { at: '7R.f', cards: ['AE-06'] } as const;
    const enemies = { '7R.e': 'footman' };
    const turn = { who: 'maiLing' } as const;
    const { board } = keep({ party: { maiLing: given }, enemies, turn });
    expect(dos(board)).not.toContain('bloodlust');
    board.party[0]!.skills.push('class.fighter');
    expect(dos(board)).toContain('bloodlust');
  });

  it('DK-SKILL-CLASSFREE is offered for an Action and for nothing', () => {
    const { board } = keep({
      party: { lothar: { at: '7R.f', cards: ['AE-06'], skills: ['classFree'] } },
      enemies: { '7R.e': 'footman' },
      turn: { who: 'lothar' },
    });
    const to = zoneOf(board, '7R.e');
    expect(turnChoices(board, 0).filter((choice) => choice.do === 'bloodlust')).toEqual([
      { do: 'bloodlust', to, pay: 'action' },
      { do: 'bloodlust', to, pay: 'class' },
    ]);
  });
});

describe('Zones with Enemies', () => {
  it('the active Boss is one of them, an inactive one is not', () => {
    const { board } = keep({
      party: { lothar: {} },
      enemies: { '5R.b': 'footman 2' },
      boss: { state: 'active', at: '2R.b' },
    });
    const zones = chartOf(board.quest).zones.map((_, zone) => ({ zone }));
    const found = (): string[] =>
      withEnemies(board, zones).map(({ zone }) => chartOf(board.quest).zones[zone]!.id);
    expect(found()).toEqual(['5R.b', '2R.b']);
    board.boss.state = 'inactive';
    expect(found()).toEqual(['5R.b']);
    board.packs = [];
    expect(found()).toEqual([]);
  });
});

describe('DK-RULING-06 rooms behind a door', () => {
  it.each(QUEST_IDS)('%s: those of the buildings they belong to, whatever else stands open', (quest) => {
    const chart = chartOf(quest);
    const hidden = chart.zones.map(() => false);
    for (let one = 0; one < chart.doors.length; one++)
      for (let other = 0; other < chart.doors.length; other++) {
        const open = (1 << one) | (1 << other);
        const rooms = chart.doors[one]!.zones.filter((zone) => chart.zones[zone]!.kind === 'room');
        const expected = new Set(rooms.flatMap((room) => buildingOf(chart, open, room)));
        expect(new Set(revealedBy(chart, open, hidden, one))).toEqual(expected);
      }
  });
});

describe('DK-RULING-122 wares', () => {
  it('whatever is for sale leaves weapons for the others, and whatever does is for sale', () => {
    for (let purse = 0; purse <= 400; purse += 5) {
      const { board } = keep({ party: { lothar: {}, knut: {}, gavin: { cards: ['AE-04'] } } });
      board.purse = purse;
      const others = unarmed(board).length;
      const fair = board.adventure.pile.filter((card) => {
        const left = structuredClone(board);
        left.adventure.pile = left.adventure.pile.filter((one) => one !== card);
        return purse - EQUIPMENT[card]!.price.buy! >= reserve(left, others);
      });
      expect(wares(board)).toEqual(fair);
    }
  });
});

describe('what is kept', () => {
  it('an Adventurer at a place of the party is the one who stands there now', () => {
    const below = belowOf('places');
    for (let look = 0; look < 2000; look++) {
      const { id } = ADVENTURERS[below(ADVENTURERS.length)]!;
      expect(adventurerAt(below(6), id)).toBe(adventurerOf(id));
    }
  });

  it('tables belong to their map and to how it stands, in whatever order they are asked for', () => {
    const below = belowOf('tables');
    const charts = QUEST_IDS.slice(0, 3).map((quest) => chartOf(quest));
    const kept = new Kept((chart, key) => ({ chart, key }));
    const first = new Map<string, object>();
    for (let look = 0; look < 2000; look++) {
      const [no, key] = [below(charts.length), below(4)];
      const table = kept.of(charts[no]!, key);
      expect(table).toEqual({ chart: charts[no], key });
      const name = `${no}/${key}`;
      if (!first.has(name)) first.set(name, table);
      expect(table).toBe(first.get(name));
    }
  });
});

describe('what a Turn offers', () => {
  const given = { at: '7R.f', cards: ['AE-06'] } as const;
  const table = (skill: string): Board =>
    keep({
      party: { maiLing: { ...given, skills: [skill as never] }, knut: { at: '7R.f' } },
      enemies: { '7R.f': 'footman' },
      turn: { who: 'maiLing' },
    }).board;

  it.each([
    ['shove', 'shove'],
    ['taunt', 'taunt'],
    ['leader', 'lead'],
  ])('%s is offered to whoever has that Skill alone', (skill, deed) => {
    const others = ['shove', 'taunt', 'lead'].filter((one) => one !== deed);
    expect(dos(table(skill))).toContain(deed);
    for (const other of others) expect(dos(table(skill))).not.toContain(other);
  });

  it.each(['melee', 'ranged', 'magic'] as const)('a free %s Action pays for its own kind', (type) => {
    const board = table('lucky');
    board.turn.actions = 0;
    board.turn.free[FREE_KINDS.indexOf(type)] = 1;
    for (const other of ['melee', 'ranged', 'magic'] as const)
      expect(objectToPay(board, 0, other, 'action', 0) === null).toBe(other === type);
  });
});

it('every place of a layout has the room of its kind', () => {
  const { board } = keep({ party: { lothar: {}, knut: {}, gavin: {} } });
  const room = { hands: 2, body: 1, pack: 5, talismans: 3, potions: 99, discard: 99 };
  for (const layout of [ownLayout(board, 2), tradeLayout(board, 0, 1), tradeLayout(board, 2, 1)])
    expect(layout.room).toEqual(layout.places.map(({ slot }) => room[slot]));
});
