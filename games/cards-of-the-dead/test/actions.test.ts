// CD-ACT, CD-AMMO, CD-USES: the Actions of a Survivor turn.

import { expect, test } from 'vitest';
import { askTurn } from '../src/menu.ts';
import type { T } from '../src/rulebook.ts';
import { actions } from '../src/survivor-turn.ts';
import { health, names, rowOf, scenario, table, TURN } from './table.ts';

const END = { do: 'endTurn' };
const attack = (space: number, pay = 'action') => ({ do: 'attack', space, pay });
const use = (card: number, target: number | null = null, option: number | null = null) => ({
  do: 'use',
  card,
  target,
  option,
});

test('CD-ACT-USE-03 an attack can be chosen by its target or by the weapon that is Equipped', () => {
  const t = table({ people: { rick: { equipped: 'pipe' } }, row: 'zombie, note, _, _, _, X, X' });
  const ask = askTurn({ board: t.given().board } as T, 0)!;
  const blow = ask.options.find((choice) => choice.do === 'attack' && choice.space === 1)!;
  expect(ask.aside!.touches!(blow)).toEqual(['space:1', `card:${t.card('pipe')}`]);
});

scenario('CD-ACT-PICK-01 CD-TURN-11 a Resource goes to Hand or Reserve for one Action each', (s) => {
  const t = table({ row: 'pipe, note, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'pickUp', space: 1, to: 'hand', discard: null })
    .answers(0, TURN, { do: 'pickUp', space: 2, to: 'reserve', discard: null })
    .now(({ board }) => expect(board.survivors[0]!.actionsLeft).toBe(1))
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(names(board.survivors[0]!.hand)).toBe('pipe');
      expect(names(board.survivors[0]!.reserve)).toBe('note');
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
    });
});

scenario(
  'CV-17 CD-ACT-PICK-02 CD-RULING-19 without room the new card takes the place of a discarded one',
  (s) => {
    const t = table({
      people: { rick: { hand: 'bat, pipe, pipe, note, note', reserve: 'knife@KIT, lantern, toolkit' } },
      row: 'zombie, antiviral, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, { do: 'pickUp', space: 2, to: 'hand', discard: null }, 'HAND_FULL')
      .rejects(0, { do: 'pickUp', space: 2, to: 'reserve', discard: null }, 'RESERVE_FULL')
      .answers(0, TURN, { do: 'pickUp', space: 2, to: 'reserve', discard: t.card('knife') })
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(names(board.survivors[0]!.reserve)).toBe('lantern, toolkit, antiviral');
        expect(names(board.kitDiscard)).toBe('knife');
        expect(rowOf(board)).toBe('zombie, _, _, _, _, X, X');
        expect(board.survivors[0]!.actionsLeft).toBe(2);
      });
  },
);

scenario('CV-18 CD-ACT-PICK-03 CD-RULING-72 CD-CARD-03 only Resources can be picked up', (s) => {
  const t = table({ row: 'barricade, exit, zombie, _, _, X, X' });
  const take = (space: number) => ({ do: 'pickUp', space, to: 'hand', discard: null });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, take(1), 'NOT_A_RESOURCE')
    .rejects(0, take(2), 'NOT_A_RESOURCE')
    .rejects(0, take(3), 'NOT_A_RESOURCE')
    .answers(0, TURN, END);
});

scenario('CD-RULING-20 CD-RULING-18 a Rifle in the row goes to the Hand only', (s) => {
  const t = table({ people: { selena: {} }, row: 'rifle, _, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'pickUp', space: 1, to: 'reserve', discard: null }, 'NEVER_STORED')
    .answers(0, TURN, { do: 'pickUp', space: 1, to: 'hand', discard: null })
    .answers(0, TURN, END)
    .then(({ board }) => expect(names(board.survivors[0]!.hand)).toBe('rifle'));
});

scenario('CV-68 CD-ACT-SWAP-01 one card of each may be exchanged although there is room', (s) => {
  const t = table({ people: { rick: { hand: 'bat, pipe, note, note', reserve: 'knife' } } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'exchange', card: t.card('bat'), for: t.card('knife') })
    .answers(0, TURN, { do: 'store', card: t.card('pipe') })
    .answers(0, TURN, { do: 'fetch', card: t.card('bat') })
    .then(({ board }) => {
      expect(names(board.survivors[0]!.hand)).toBe('note, note, knife, bat');
      expect(names(board.survivors[0]!.reserve)).toBe('pipe');
      expect(board.survivors[0]!.actionsLeft).toBe(0);
    });
});

scenario('CD-ACT-SWAP-02 without room only one card for one card', (s) => {
  const t = table({
    people: { rick: { hand: 'bat, pipe, pipe, note, note', reserve: 'knife, lantern, toolkit' } },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'store', card: t.card('bat') }, 'RESERVE_FULL')
    .rejects(0, { do: 'fetch', card: t.card('knife') }, 'HAND_FULL')
    .answers(0, TURN, { do: 'exchange', card: t.card('bat'), for: t.card('knife') })
    .answers(0, TURN, END)
    .then(({ board }) => expect(names(board.survivors[0]!.reserve)).toBe('lantern, toolkit, bat'));
});

scenario('CV-19 CD-ACT-SWAP-03 CD-ACT-SWAP-04 CD-RULING-21 a new weapon discards the old one', (s) => {
  const t = table({ people: { rick: { equipped: 'bat@D1/1', hand: 'machete' } } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'equip', card: t.card('machete') })
    .then(({ board }) => {
      const rick = board.survivors[0]!;
      expect(names([rick.equipped!])).toBe('machete');
      expect(rick.uses).toBe(0);
      expect(names(board.commonDiscard)).toBe('bat');
      expect(rick.actionsLeft).toBe(2);
    });
});

scenario(
  'CV-20 CD-ACT-SWAP-05 an ammunition weapon returns to the Hand, its loaded card is discarded',
  (s) => {
    const t = table({
      people: {
        selena: {
          hand: 'machete, pipe, pipe, note, note',
          equipped: 'rifle',
          loaded: 'ammo-rifle@KIT/1',
        },
      },
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'equip', card: t.card('machete') })
      .answers(0, TURN, END)
      .then(({ board }) => {
        const selena = board.survivors[0]!;
        expect(names([selena.equipped!])).toBe('machete');
        expect(names(selena.hand)).toBe('pipe, pipe, note, note, rifle');
        expect(selena.loaded).toBe(null);
        expect(names(board.kitDiscard)).toBe('ammo-rifle');
      });
  },
);

scenario(
  'CV-21 CD-SURV-SELENA-05 CD-SURV-DAN-05 CD-RULING-24 the Rifle is never stored but may be given',
  (s) => {
    const t = table({ people: { selena: { hand: 'rifle', reserve: 'pipe' }, dan: { hand: 'note' } } });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, { do: 'store', card: t.card('rifle') }, 'NEVER_STORED')
      .rejects(0, { do: 'exchange', card: t.card('rifle'), for: t.card('pipe') }, 'NEVER_STORED')
      .answers(0, TURN, { do: 'give', card: t.card('rifle'), to: 1 })
      .answers(0, TURN, END)
      .then(({ board }) => expect(names(board.survivors[1]!.hand)).toBe('note, rifle'));
  },
);

scenario('CV-21 CD-SURV-DAN-05 CD-RULING-24 the Punch can be neither stored, given nor discarded', (s) => {
  const t = table({
    people: {
      dan: { hand: 'punch, pipe, pipe, note, note', reserve: 'knife, knife' },
      rick: {},
    },
    row: 'bat, _, _, _, _, _, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'store', card: t.card('punch') }, 'NEVER_STORED')
    .rejects(0, { do: 'give', card: t.card('punch'), to: 1 }, 'NEVER_GIVEN')
    .rejects(0, { do: 'pickUp', space: 1, to: 'hand', discard: t.card('punch') }, 'NOT_AN_ANSWER')
    .answers(0, TURN, { do: 'pickUp', space: 1, to: 'hand', discard: t.card('note') })
    .answers(0, TURN, END)
    .then(({ board }) => expect(names(board.survivors[0]!.hand)).toBe('punch, pipe, pipe, note, bat'));
});

scenario('CV-58 CD-ACT-SWAP-06 CD-RULING-25 a card is given to a living Hand with room', (s) => {
  const t = table({
    people: {
      selena: { reserve: 'pipe, knife' },
      dan: { hand: 'note, note, bat, lantern' },
      rick: { v: 0 },
    },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'give', card: t.card('pipe'), to: 2 }, 'TAKER_DEAD')
    .answers(0, TURN, { do: 'give', card: t.card('pipe'), to: 1 })
    .now(({ board }) => expect(board.survivors[0]!.actionsLeft).toBe(2))
    .rejects(0, { do: 'give', card: t.card('knife'), to: 1 }, 'TAKER_FULL')
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(names(board.survivors[1]!.hand)).toBe('note, note, bat, lantern, pipe');
      expect(names(board.survivors[0]!.reserve)).toBe('knife');
    });
});

scenario(
  'CD-ACT-USE-01 CD-HP-03 CD-HP-04 CD-RULING-07 Canned Soup regains Vitality and is discarded',
  (s) => {
    const t = table({ people: { rick: { v: 8, hand: 'canned-soup, canned-soup, canned-soup' } } });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, use(t.card('canned-soup')))
      .now(({ board }) => expect(board.survivors[0]!.vitality).toBe(11))
      .answers(0, TURN, use(t.card('canned-soup', 1)))
      .answers(0, TURN, use(t.card('canned-soup', 2)))
      .then(({ board, told }) => {
        expect(board.survivors[0]!.vitality).toBe(12);
        expect(names(board.commonDiscard)).toBe('canned-soup, canned-soup, canned-soup');
        const gained = told.flatMap(({ open }) => (open?.kind === 'gainedVitality' ? [open['n']] : []));
        expect(new Set(gained)).toEqual(new Set([3, 1]));
      });
  },
);

scenario(
  'CD-RULING-83 CD-IMM-01 a card may be used to no effect, but never without the target it needs',
  (s) => {
    const t = table({ people: { rick: { i: 12, hand: 'antiviral, bottle' } } });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, use(t.card('bottle')), 'NO_TARGET')
      .answers(0, TURN, use(t.card('antiviral')))
      .answers(0, TURN, END)
      .then(({ board, told }) => {
        expect(health(board)).toBe('V10 I12');
        expect(names(board.commonDiscard)).toBe('antiviral');
        // Nobody is told that nothing was regained.
        expect(told.map(({ open }) => open?.kind)).not.toContain('gainedImmunity');
      });
  },
);

scenario('CD-ACT-USE-05 Reserve cards cannot be used, equipped or loaded', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', reserve: 'antiviral, bat, ammo-rifle' } },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, use(t.card('antiviral')), 'IN_RESERVE')
    .rejects(0, { do: 'equip', card: t.card('bat') }, 'IN_RESERVE')
    .rejects(0, { do: 'load', card: t.card('ammo-rifle') }, 'IN_RESERVE')
    .answers(0, TURN, END);
});

scenario(
  'CV-22 CD-ACT-USE-03 CD-ACT-USE-04 CD-USES-01 CD-DMG-MEL-01 the last Use deals its damage, then the Bat is gone',
  (s) => {
    const t = table({
      people: { rick: { equipped: 'bat@D1/2' } },
      row: 'riot-zombie, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, attack(1))
      .then(({ board }) => {
        expect(rowOf(board)).toBe('riot-zombie/h4, _, _, _, _, X, X');
        expect(board.survivors[0]!.equipped).toBe(null);
        expect(names(board.commonDiscard)).toBe('bat');
      });
  },
);

scenario(
  'CV-23 CD-AMMO-01 CD-RULING-23 CD-ACT-USE-02 CD-DMG-RNG-01 the Rifle needs Ammunition, which wears out',
  (s) => {
    const t = table({
      people: { selena: { equipped: 'rifle', hand: 'ammo-rifle@KIT', actions: 3 } },
      row: 'zombie-brute, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, attack(1), 'NO_AMMUNITION')
      .answers(0, TURN, { do: 'load', card: t.card('ammo-rifle') })
      .now(({ board }) => expect(board.survivors[0]!.actionsLeft).toBe(2))
      .answers(0, TURN, attack(1))
      .answers(0, TURN, attack(1))
      .then(({ board }) => {
        const selena = board.survivors[0]!;
        expect(rowOf(board)).toBe('zombie-brute/h6, _, _, _, _, X, X');
        expect(selena.loadedUses).toBe(2);
        expect(selena.uses).toBe(0);
      });
  },
);

scenario('CV-23 CD-RULING-23 after the third attack the Ammunition is discarded and the Rifle stays', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', loaded: 'ammo-rifle@KIT/2' } },
    row: 'riot-zombie, _, _, _, _, X, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, attack(1))
    .answers(0, TURN, { do: 'flip' })
    .answers(0, TURN, { do: 'flip' })
    .then(({ board }) => {
      const selena = board.survivors[0]!;
      expect(rowOf(board)).toBe('riot-zombie/h3, _, _, _, _, X, X');
      expect(names([selena.equipped!])).toBe('rifle');
      expect(selena.loaded).toBe(null);
      expect(names(board.kitDiscard)).toBe('ammo-rifle');
    });
});

scenario('CD-RULING-22 loading again discards the old loaded card', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', loaded: 'ammo-rifle@KIT/1', hand: 'ammo-rifle@START' } },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'load', card: t.card('ammo-rifle', 1) })
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(board.survivors[0]!.loaded).toBe(t.card('ammo-rifle', 1));
      expect(board.survivors[0]!.loadedUses).toBe(0);
      expect(board.kitDiscard).toEqual([t.card('ammo-rifle', 0)]);
    });
});

scenario('CV-24 CD-SURV-SELENA-04 the Rifle turned over deals 5 and makes 1 Noise', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', loaded: 'ammo-rifle' } },
    row: 'riot-zombie, _, _, _, _, X, X',
    top: 'pipe',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'flip' })
    .now(({ board }) => expect(board.survivors[0]!.actionsLeft).toBe(2))
    .answers(0, TURN, attack(1))
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      expect(names(board.commonDiscard)).toBe('riot-zombie, pipe');
      expect(board.noiseMade).toBe(1);
    });
});

scenario('CV-65 CD-RULING-87 a Rifle equipped again shows face A and is unloaded', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', face: 'B', loaded: 'ammo-rifle', hand: 'machete' } },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'equip', card: t.card('machete') })
    .answers(0, TURN, { do: 'equip', card: t.card('rifle') })
    .answers(0, TURN, END)
    .then(({ board }) => {
      const selena = board.survivors[0]!;
      expect(selena.face).toBe('A');
      expect(selena.loaded).toBe(null);
      expect(selena.actionsLeft).toBe(1);
      expect(names(board.commonDiscard)).toBe('machete');
    });
});

scenario(
  'CV-06 CD-ACT-USE-06 CD-RULING-30 CD-SURV-DAN-04 CD-RULING-82 the Berserk Agent hits a Fat Zombie for 5',
  (s) => {
    const t = table({
      people: { dan: { equipped: 'punch', loaded: 'berserk-agent' } },
      row: 'fat-zombie, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, attack(1))
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('fat-zombie/h5, _, _, _, _, X, X');
        expect(names([board.survivors[0]!.equipped!])).toBe('punch');
        expect(board.survivors[0]!.loaded).toBe(null);
        expect(board.removed).toContain(t.card('berserk-agent'));
        expect(health(board)).toBe('V10 I15');
      });
  },
);

scenario('CV-66 CD-RULING-88 CD-CARD-CHOOSE-01 the Backpack loads firearms, not the Punch', (s) => {
  const t = table({ people: { dan: { equipped: 'punch', hand: 'backpack' } } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, use(t.card('backpack'), null, 3), 'DOES_NOT_FIT')
    .rejects(0, { do: 'load', card: t.card('backpack') }, 'NOT_AN_ANSWER')
    .answers(0, TURN, use(t.card('backpack'), null, 2))
    .then(({ board }) => expect(names(board.commonDiscard)).toBe('backpack'));
});

scenario('CV-66 CD-RULING-88 the Backpack feeds the Rifle twice', (s) => {
  const t = table({
    people: { selena: { equipped: 'rifle', hand: 'backpack' } },
    row: 'zombie-brute, _, _, _, _, X, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('backpack'), null, 3))
    .now(({ board }) => {
      expect(names([board.survivors[0]!.loaded!])).toBe('backpack');
      expect(board.aside).toEqual([]);
    })
    .answers(0, TURN, attack(1))
    .answers(0, TURN, attack(1))
    .then(({ board }) => {
      expect(rowOf(board)).toBe('zombie-brute/h6, _, _, _, _, X, X');
      expect(names(board.commonDiscard)).toBe('backpack');
    });
});

scenario('CD-RULING-88 the Chemistry Set loads the Punch as an Agent of 5', (s) => {
  const t = table({
    people: { dan: { equipped: 'punch', hand: 'chem-set' } },
    row: 'riot-zombie, _, _, _, _, X, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('chem-set'), null, 3))
    .answers(0, TURN, attack(1))
    .then(({ board }) => {
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      expect(names(board.commonDiscard)).toBe('riot-zombie, chem-set');
    });
});

scenario('CD-RULING-26 CD-HP-02 a Resource in the row has 1 Hit Point and can be attacked', (s) => {
  const t = table({ people: { rick: { equipped: 'knife' } }, row: 'note, exit, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, attack(2), 'PLACE_IMMUNE')
    .answers(0, TURN, attack(1))
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('_, exit, _, _, _, X, X');
      expect(board.zombiesEliminated).toBe(0);
    });
});

scenario('CD-ACT-USE-03 CD-TURN-03 without Actions there is no attack', (s) => {
  const t = table({
    people: { dan: { equipped: 'punch', actions: 1 } },
    row: 'zombie-brute, _, _, _, _, X, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, attack(1))
    .rejects(0, attack(1), 'NO_ACTIONS')
    .answers(0, TURN, END)
    .then(({ board }) => expect(rowOf(board)).toBe('zombie-brute/h2, _, _, _, _, X, X'));
});

scenario('CD-ACT-USE-03 without a weapon there is no attack', (s) => {
  const t = table({ row: 'zombie, pipe, _, _, _, X, X' });
  return s.given(t.given).at(actions, { seat: 0 }).rejects(0, attack(1), 'NO_WEAPON').answers(0, TURN, END);
});

scenario('CD-CARD-CHOOSE-01 the MedKit restores as the chosen option says', (s) => {
  const t = table({ people: { rick: { v: 3, i: 2, hand: 'medkit' } } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('medkit'), null, 3))
    .then(({ board }) => {
      expect(health(board)).toBe('V6 I5');
      expect(names(board.supply.B)).toBe('medkit');
    });
});

scenario('CV-62 CD-RULING-84 a used card leaves the Hand first, so a kept card finds room', (s) => {
  const t = table({
    people: { rick: { hand: 'note@KIT, pipe, pipe, bat, lantern' } },
    top: 'knife, zombie, horde@D1',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('note')))
    .now(({ board }) => expect(names(board.aside)).toBe('note, knife, zombie, horde'))
    .answers(0, 'CD-RULING-73', { do: 'keep', card: t.card('knife') })
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(names(board.survivors[0]!.hand)).toBe('pipe, pipe, bat, lantern, knife');
      expect(names(board.commonDiscard)).toBe('zombie, horde');
      expect(names(board.kitDiscard)).toBe('note');
    });
});
