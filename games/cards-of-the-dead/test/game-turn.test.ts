// CD-GAME, CD-DMG, CD-CTR, CD-NOISE, CD-SPEED: the Game turn and what happens in it.

import { expect } from 'vitest';
import { cycle } from '../src/days.ts';
import { gameTurn } from '../src/game-turn.ts';
import { makeNoise } from '../src/noise.ts';
import { actions } from '../src/survivor-turn.ts';
import { fieldOf, health, names, rowOf, scenario, table, TURN } from './table.ts';

const END = { do: 'endTurn' };
const attack = (space: number) => ({ do: 'attack', space, pay: 'action' });

scenario(
  'CV-05 CD-GAME-09 CD-GAME-01 CD-GAME-06 CD-GAME-07 CD-DMG-ZOM-01 CD-DMG-EXP-01 CD-DMG-EXP-02 CD-NOISE-01 CD-NOISE-02 CD-RULING-43 CD-RULING-45 the Game turn of the rulebook',
  (s) => {
    const t = table({
      people: { rick: { v: 10 }, selena: { v: 8 } },
      row: 'zombie, fat-zombie/t2, zombie, pipe, _, _, X',
      top: 'zombie-screamer, antiviral',
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board, told }) => {
        expect(board.survivors.map(({ vitality }) => vitality)).toEqual([3, 3]);
        expect(rowOf(board)).toBe('zombie-screamer, _, _, pipe, _, _, X');
        expect(names(board.commonDiscard)).toBe('fat-zombie, zombie, zombie, antiviral');
        expect(board.zombiesEliminated).toBe(3);
        const acted = told.flatMap(({ open: event }) => (event?.kind === 'acts' ? [event['card']] : []));
        expect(acted).toEqual(['zombie', 'fat-zombie']);
        expect(board.noiseMade).toBe(0);
      });
  },
);

scenario('CV-07 CD-DAY-05 CD-RULING-37 Savage Hunger raises Zombie Damage, not explosions', (s) => {
  const t = table({
    row: 'zombie, _, fat-zombie/t2, _, _, X, X',
    threats: ['threat-savage-hunger'],
    day: 2,
    top: 'pipe, pipe',
  });
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board }) => expect(board.survivors[0]!.vitality).toBe(10 - 3 - 5));
});

scenario('CV-08 CD-DAY-04 CD-RULING-80 Threats add up: a Zombie deals 3 and has 4 Hit Points', (s) => {
  const t = table({
    people: { rick: { equipped: 'pipe' } },
    row: 'zombie, _, _, _, _, X, X',
    threats: ['threat-savage-hunger', 'threat-hardened-flesh'],
    day: 3,
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, attack(1))
    .answers(0, TURN, END)
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('zombie/h3, _, _, _, _, X, X');
      expect(board.survivors[0]!.vitality).toBe(7);
    });
});

scenario(
  'CV-14 CD-GAME-02 CD-SPEED-02 CD-RULING-55 a Fast card enters before Maintenance and strikes at once',
  (s) => {
    const t = table({
      people: { rick: { v: 10, hand: 'note' } },
      field: { '3,0': 'runner' },
      row: '_, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('runner, _, _, _, _, X, X');
        expect(board.survivors[0]!.vitality).toBe(8);
        expect(fieldOf(board)).toEqual([]);
      });
  },
);

scenario(
  'CV-15 CD-SPEED-03 CD-GAME-08 CD-WALK-01 a Normal card enters in Get Close and strikes a turn later',
  (s) => {
    const t = table({
      field: { '3,0': 'zombie' },
      row: '_, _, _, _, _, X, X',
      people: { rick: { hand: 'note' } },
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
      .now(({ board }) => {
        expect(rowOf(board)).toBe('zombie, _, _, _, _, X, X');
        expect(board.survivors[0]!.vitality).toBe(10);
      })
      .answers(0, TURN, END)
      .stillAsking(0, TURN)
      .then(({ board }) => expect(board.survivors[0]!.vitality).toBe(8));
  },
);

scenario(
  'CV-16 CD-GAME-08 CD-RULING-53 CD-RULING-56 in a full row a Knife is discarded and the EXIT waits',
  (s) => {
    const t = table({
      people: { rick: { v: 10, equipped: 'bat' } },
      row: 'zombie, zombie, zombie, zombie, _, X, X',
      field: { '1,8': 'exit^', '3,0': 'pipe^', '3,2': 'knife@D1^' },
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board, told }) => {
        expect(rowOf(board)).toBe('zombie, zombie, zombie, zombie, pipe, X, X');
        expect(names(board.commonDiscard)).toBe('knife');
        expect(fieldOf(board)).toEqual(['1,8 exit^']);
        expect(told.map(({ open: event }) => event!.kind)).toContain('waits');
      });
  },
);

scenario(
  'CV-16 CD-RULING-53 the waiting EXIT cannot be walked through, and enters once a space is Free',
  (s) => {
    const t = table({
      people: { rick: { v: 10, equipped: 'bat' } },
      row: 'zombie, zombie, zombie, zombie, pipe, X, X',
      field: { '1,8': 'exit^' },
    });
    return s
      .given(t.given)
      .at(cycle)
      .rejects(0, { do: 'walk', slot: t.slot('1,8') }, 'TURNED_ALREADY')
      .answers(0, TURN, { do: 'pickUp', space: 5, to: 'hand', discard: null })
      .answers(0, TURN, END)
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('zombie, zombie, zombie, zombie, exit, X, X');
        expect(fieldOf(board)).toEqual([]);
      });
  },
);

scenario(
  'CD-RULING-57 CD-RULING-56 Fast cards without a Free space are discarded, from left to right',
  (s) => {
    const t = table({
      row: '_, X, X, X, X, X, X',
      field: { '3,4': 'infected-dog^', '3,0': 'runner@D1^' },
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('runner, X, X, X, X, X, X');
        expect(names(board.commonDiscard)).toBe('infected-dog');
      });
  },
);

scenario('CV-28 CD-GO-05 CD-RULING-35 places are immune; a Resource beside a blast is destroyed', (s) => {
  const t = table({
    row: 'exit, fat-zombie/t2, canned-soup, _, _, X, X',
    top: 'note, note',
  });
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('exit, _, _, _, _, X, X');
      expect(board.survivors[0]!.vitality).toBe(5);
    });
});

scenario('CV-29 CD-RULING-44 CD-DEF-01 CD-CARD-KEVLAR-01 Kevlar absorbs until it is spent', (s) => {
  const t = table({
    people: { rick: { worn: 'kevlar/4' } },
    row: 'zombie, fat-zombie/t1, _, _, _, X, X',
    top: 'pipe, pipe',
  });
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board, told }) => {
      expect(board.survivors[0]!.defence).toBe(2);
      expect(board.survivors[0]!.vitality).toBe(10);
      expect(told.map(({ open: event }) => event!.kind)).toContain('absorbed');
    });
});

scenario('CV-29 CD-RULING-44 a blast of 5 through 2 Defence leaves V7 and no Kevlar', (s) => {
  const t = table({
    people: { rick: { worn: 'kevlar/2' } },
    row: '_, _, fat-zombie/t2, _, _, X, X',
    top: 'pipe, pipe',
  });
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board }) => {
      expect(board.survivors[0]!.vitality).toBe(7);
      expect(board.survivors[0]!.worn).toBe(null);
      expect(names(board.commonDiscard)).toContain('kevlar');
    });
});

scenario('CD-CARD-KEVLAR-01 CD-RULING-44 a second Kevlar replaces the first', (s) => {
  const t = table({ people: { rick: { worn: 'kevlar/1', hand: 'kevlar' } } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'use', card: t.card('kevlar', 1), target: null, option: null })
    .then(({ board }) => {
      expect(board.survivors[0]!.worn).toBe(t.card('kevlar', 1));
      expect(board.survivors[0]!.defence).toBe(4);
      expect(board.commonDiscard).toEqual([t.card('kevlar', 0)]);
    });
});

scenario(
  'CV-30 CD-GAME-03 CD-GAME-04 CD-GAME-05 CD-RULING-38 CD-RULING-39 CD-DMG-PAR-01 CD-DMG-PAR-02 CD-DMG-PAR-03 a paralysed Mommy misses one turn and cannot be paralysed again at once',
  (s) => {
    const t = table({
      people: { dan: { equipped: 'punch', loaded: 'paralyze-agent', hand: 'chem-set, note' } },
      row: 'mommy-zombie/t1, _, _, _, _, X, X',
    });
    const chemistry = { do: 'use', card: t.card('chem-set'), target: 1, option: 2 };
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, attack(1))
      .now(({ board }) => expect(rowOf(board)).toBe('mommy-zombie/h2/t1/p, _, _, _, _, X, X'))
      .answers(0, TURN, END)
      .now(({ board }) => {
        expect(rowOf(board)).toBe('mommy-zombie/h2/t1/s, _, _, _, _, X, X');
        expect(board.survivors[0]!.vitality).toBe(10);
      })
      .answers(0, TURN, chemistry)
      .now(({ board }) => expect(rowOf(board)).toBe('mommy-zombie/h3/t1/s, _, _, _, _, X, X'))
      .answers(0, TURN, END)
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('mommy-zombie/h3/t2, _, _, _, _, X, X');
        expect(board.survivors[0]!.vitality).toBe(9);
      });
  },
);

scenario(
  'CV-32 CD-CARD-MOMMY-01 CD-CALL-01 CD-RULING-41 CD-RULING-43 CD-CTR-02 a Baby Ghoul right of Mommy acts at once',
  (s) => {
    const t = table({ row: 'mommy-zombie/t2, _, zombie, _, _, X, X' });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('mommy-zombie, baby-ghoul, zombie, _, _, X, X');
        expect(board.survivors[0]!.vitality).toBe(6);
        expect(board.supply.A).toHaveLength(2);
      });
  },
);

scenario('CV-33 CD-CARD-MOMMY-01 CD-RULING-49 without room no Baby Ghoul leaves the supply', (s) => {
  const t = table({ row: 'pipe, pipe, pipe, note, mommy-zombie/t2, X, X' });
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('pipe, pipe, pipe, note, mommy-zombie, X, X');
      expect(board.supply.A).toHaveLength(3);
    });
});

scenario('CV-34 CD-CTR-02 CD-CTR-01 a yellow counter acts in every second Game turn', (s) => {
  const t = table({
    people: { rick: { hand: 'note' } },
    row: 'zombie-screamer, _, _, _, _, X, X',
    top: 'pipe, knife',
  });
  const left = (n: number) => (ending: { board: { commonPile: readonly unknown[] } }) =>
    expect(ending.board.commonPile).toHaveLength(n);
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, END)
    .now(left(2))
    .answers(0, TURN, END)
    .now(left(1))
    .answers(0, TURN, END)
    .now(left(1))
    .answers(0, TURN, END)
    .now(left(0))
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('zombie-screamer, _, _, _, _, X, X');
      expect(board.survivors[0]!.vitality).toBe(6);
    });
});

scenario('CD-RULING-42 CD-CTR-01 a plain Turn value that has acted gathers no more tokens', (s) => {
  const t = table({ row: 'fat-zombie/t3, _, _, _, _, X, X' });
  t.board.spaces[0]!.done = true;
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('fat-zombie/t3, _, _, _, _, X, X');
      expect(board.survivors[0]!.vitality).toBe(10);
    });
});

scenario(
  'CV-35 CD-NOISE-02 CD-RULING-46 Noise fills the one Free space; the next zombie is discarded',
  (s) => {
    const t = table({ row: 'pipe, X, _, X, X, X, X', top: 'zombie, crawler' });
    return s
      .given(t.given)
      .at(makeNoise, { points: 2, byUs: true })
      .then(({ board }) => {
        expect(rowOf(board)).toBe('pipe, X, zombie, X, X, X, X');
        expect(names(board.commonDiscard)).toBe('crawler');
        expect(board.noiseMade).toBe(2);
      });
  },
);

scenario('CV-36 CD-RULING-47 an Instant drawn by Noise does not resolve', (s) => {
  const t = table({ row: '_, _, _, _, _, X, X', top: 'horde@D1' });
  return s
    .given(t.given)
    .at(makeNoise, { points: 1, byUs: false })
    .then(({ board }) => {
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      expect(names(board.commonDiscard)).toBe('horde');
    });
});

scenario('CD-NOISE-01 CD-DAY-04 Echoing Streets adds 1 to every Noise effect', (s) => {
  const t = table({ top: 'pipe, pipe, note', threats: ['threat-echoing-streets'], day: 2 });
  return s
    .given(t.given)
    .at(makeNoise, { points: 1, byUs: false })
    .then(({ board }) => expect(names(board.commonPile)).toBe('note'));
});

const DISCARDS = 'pipe, pipe, note, note, bat@D1, lantern@D1';

scenario('CV-60 CD-RULING-48 CD-RULING-90 a zombie leaves six discards for the second draw', (s) => {
  const t = table({ row: '_, _, X, X, X, X, X', top: 'zombie', discard: DISCARDS });
  return s
    .given(t.given)
    .at(makeNoise, { points: 2, byUs: false })
    .falls(t.board.commonDiscard)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('zombie, _, X, X, X, X, X');
      expect(board.commonPile).toHaveLength(5);
      expect(names(board.commonDiscard)).toBe('lantern');
    });
});

scenario('CV-60 CD-RULING-90 a discarded Pipe takes part in the reshuffle', (s) => {
  const t = table({ row: '_, _, X, X, X, X, X', top: 'pipe@D1', discard: DISCARDS });
  return s
    .given(t.given)
    .at(makeNoise, { points: 2, byUs: false })
    .falls([...t.board.commonDiscard, t.card('pipe')])
    .then(({ board }) => {
      expect(board.commonPile).toHaveLength(6);
      expect(names(board.commonDiscard)).toBe('pipe');
    });
});

scenario('CD-RULING-48 with pile and discard empty a draw yields nothing', (s) =>
  s
    .given(table({ row: '_, _, _, _, _, X, X' }).given)
    .at(makeNoise, { points: 2, byUs: false })
    .then(({ board }) => expect(rowOf(board)).toBe('_, _, _, _, _, X, X')),
);

scenario('CD-HP-01 CD-COMP-03 Hit Tokens gather, and leave with the card', (s) => {
  const t = table({ people: { rick: { equipped: 'knife' } }, row: 'zombie, _, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, attack(1))
    .now(({ board }) => expect(board.spaces[0]!.hits).toBe(2))
    .answers(0, TURN, attack(1))
    .then(({ board }) => {
      expect(board.spaces[0]!.hits).toBe(0);
      expect(board.zombiesEliminated).toBe(1);
    });
});

scenario(
  'CV-25 CD-RULING-31 CD-RULING-32 CD-RULING-33 CD-RULING-45 a Fat Zombie beaten to pieces explodes',
  (s) => {
    const t = table({
      people: { rick: { v: 10, equipped: 'bat' } },
      row: 'zombie, fat-zombie/h2, pipe, _, _, X, X',
      top: 'crawler, knife',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, attack(2))
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(board.survivors[0]!.vitality).toBe(5);
        expect(rowOf(board)).toBe('crawler, _, _, _, _, X, X');
        expect(board.zombiesEliminated).toBe(2);
        expect(board.noiseMade).toBe(2);
      });
  },
);

scenario('CV-26 CD-DMG-RNG-02 CD-RULING-32 shot dead it does not explode', (s) => {
  const t = table({
    people: { rick: { v: 10, equipped: 'crossbow' } },
    row: 'zombie, fat-zombie/h2, pipe, _, _, X, X',
    top: 'crawler, knife',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, attack(2))
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(board.survivors[0]!.vitality).toBe(10);
      expect(rowOf(board)).toBe('zombie, _, pipe, _, _, X, X');
      expect(board.noiseMade).toBe(0);
    });
});

scenario(
  'CV-27 CD-SURV-SELENA-06 CD-RULING-34 CD-RULING-36 a Grenade sets off a Fat Zombie; Noise comes last',
  (s) => {
    const t = table({
      people: { selena: { v: 10, hand: 'grenade' } },
      row: 'zombie, fat-zombie/h2, zombie, _, _, X, X',
      top: 'knife, knife, pipe, crawler',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'use', card: t.card('grenade'), target: 2, option: null })
      .then(({ board, told }) => {
        expect(board.survivors[0]!.vitality).toBe(5);
        expect(rowOf(board)).toBe('crawler, _, _, _, _, X, X');
        const noises = told.flatMap(({ open: event }) => (event?.kind === 'noise' ? [event['n']] : []));
        expect(noises).toEqual([2, 2]);
        expect(board.zombiesEliminated).toBe(3);
      });
  },
);

scenario('CV-64 CD-RULING-34 CD-RULING-36 CD-RULING-86 two drums go off from left to right', (s) => {
  const t = table({
    people: { selena: { v: 10, hand: 'grenade' } },
    row: 'fuel-drum, zombie, fuel-drum, riot-zombie, _, X, X',
    top: 'knife, knife, pipe, pipe, note, note',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'use', card: t.card('grenade'), target: 2, option: null })
    .then(({ board, told }) => {
      expect(board.survivors[0]!.vitality).toBe(2);
      expect(rowOf(board)).toBe('_, _, _, riot-zombie/h4, _, X, X');
      const blasts = told.flatMap(({ open: event }) => (event?.kind === 'blast' ? [event['space']] : []));
      expect(blasts).toEqual([2, 1, 3]);
      expect(board.commonPile).toEqual([]);
    });
});

scenario(
  'CD-RULING-36 CD-RULING-30 the Explosive Agent spares Survivors and damages the target, which may stay',
  (s) => {
    const t = table({
      people: { dan: { v: 9, equipped: 'punch', loaded: 'explosive-agent' } },
      row: 'crawler, riot-zombie, _, _, _, X, X',
      top: 'pipe, pipe',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, attack(2))
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('_, riot-zombie/h4, _, _, _, X, X');
        expect(health(board)).toBe('V9 I15');
      });
  },
);

scenario('CD-RULING-38 obstacles with a Turn value can be paralysed, places cannot', (s) => {
  const t = table({
    people: { dan: { hand: 'chem-set', equipped: 'punch' } },
    row: 'car-alarm/t1, exit, _, _, _, X, X',
  });
  const on = (target: number) => ({ do: 'use', card: t.card('chem-set'), target, option: 2 });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, on(2), 'PLACE_IMMUNE')
    .answers(0, TURN, on(1))
    .answers(0, TURN, END)
    .then(({ board }) => expect(rowOf(board)).toBe('car-alarm/h1/t1/p, exit, _, _, _, X, X'));
});
