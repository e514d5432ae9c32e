// CD-TURN, CD-LAST, CD-SURV Skills: the Survivor turn from Maintenance to its end.

import { expect } from 'vitest';
import { cycle } from '../src/days.ts';
import { actions, survivorTurn } from '../src/survivor-turn.ts';
import { health, names, rowOf, scenario, table, TURN } from './table.ts';

const END = { do: 'endTurn' };
const attack = (space: number, pay = 'action') => ({ do: 'attack', space, pay });

scenario(
  'CD-TURN-06 CD-TURN-07 CD-TURN-08 CD-TURN-04 CD-TURN-12 Maintenance restores Actions and costs 1 Immunity; Actions may stay unspent',
  (s) => {
    const t = table({
      people: { rick: {}, selena: { i: 6, actions: 0, skillUsed: true, hand: 'note' } },
      active: 0,
    });
    return s
      .given(t.given)
      .at(survivorTurn, { seat: 1 })
      .now(({ board }) => {
        expect(board.active).toBe(1);
        expect(board.survivors[1]!.actionsLeft).toBe(3);
        expect(board.survivors[1]!.skillUsed).toBe(false);
        expect(health(board)).toBe('V10 I12; V8 I5');
      })
      .answers(1, TURN, END)
      .then(({ board }) => expect(board.survivors[1]!.actionsLeft).toBe(3));
  },
);

scenario('CD-TURN-03 three Actions and no more in a turn, whatever was left of the last one', (s) => {
  const t = table({
    people: { dan: { equipped: 'punch', hand: 'note, pipe', actions: 1 } },
    row: 'zombie-brute, _, _, _, _, X, X',
  });
  return s
    .given(t.given)
    .at(survivorTurn, { seat: 0 })
    .answers(0, TURN, { do: 'store', card: t.card('pipe') })
    .answers(0, TURN, { do: 'fetch', card: t.card('pipe') })
    .answers(0, TURN, attack(1))
    .rejects(0, attack(1), 'NO_ACTIONS')
    .answers(0, TURN, END)
    .then(({ board }) => expect(board.survivors[0]!.actionsLeft).toBe(0));
});

scenario(
  'CV-09 CD-TURN-09 CD-CARD-KEVLAR-01 without Immunity Vitality is lost, and Kevlar does not help',
  (s) => {
    const t = table({ people: { rick: { v: 6, i: 0, worn: 'kevlar/4', hand: 'note' } } });
    return s
      .given(t.given)
      .at(survivorTurn, { seat: 0 })
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(health(board)).toBe('V5 I0');
        expect(board.survivors[0]!.defence).toBe(4);
      });
  },
);

scenario(
  'CV-10 CD-SURV-RICK-03 CD-RULING-14 CD-RULING-68 after Rick’s death 2 Immunity are lost, the excess from Vitality',
  (s) => {
    const t = table({ people: { rick: { v: 0 }, selena: { v: 6, i: 1, hand: 'note' } } });
    return s
      .given(t.given)
      .at(survivorTurn, { seat: 1 })
      .stillAsking(1, TURN)
      .then(({ board }) => expect(health(board)).toBe('V0 I12; V5 I0'));
  },
);

scenario(
  'CV-11 CD-WALK-01 CD-RULING-15 CD-RULING-17 CD-TURN-03 a Walk takes what is left; with nothing left it is illegal',
  (s) => {
    const t = table({
      people: { dan: { equipped: 'punch', hand: 'note, note, pipe' } },
      field: { '3,0': 'crawler' },
      row: 'zombie-brute, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'store', card: t.card('pipe') })
      .answers(0, TURN, { do: 'fetch', card: t.card('pipe') })
      .answers(0, TURN, attack(1))
      .rejects(0, { do: 'walk', slot: t.slot('3,0') }, 'NO_ACTIONS')
      .answers(0, TURN, END)
      .then(({ board }) => expect(board.main.up[t.slot('3,0')]).toBe(false));
  },
);

scenario(
  'CV-11 CD-WALK-01 CD-TURN-11 after two Actions the Walk consumes the third and ends the turn',
  (s) => {
    const t = table({ people: { rick: { hand: 'note, pipe' } }, field: { '3,0': 'crawler' } });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'store', card: t.card('pipe') })
      .answers(0, TURN, { do: 'fetch', card: t.card('pipe') })
      .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
      .then(({ board }) => {
        expect(board.survivors[0]!.actionsLeft).toBe(0);
        expect(board.main.up[t.slot('3,0')]).toBe(true);
      });
  },
);

scenario(
  'CD-TURN-13 CD-RULING-18 a Hand above five is reduced at the end of the turn, never by the Punch',
  (s) => {
    const t = table({ people: { dan: { hand: 'punch, note, note, pipe, pipe, bat, lantern' } } });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, END)
      .rejects(0, [t.card('punch'), t.card('note')], 'NOT_AN_ANSWER')
      .answers(0, 'CD-TURN-13a', [t.card('note'), t.card('lantern')])
      .then(({ board }) => expect(names(board.survivors[0]!.hand)).toBe('punch, note, pipe, pipe, bat'));
  },
);

scenario(
  'CV-31 CD-TURN-10 CD-RULING-40 CD-DMG-PAR-01 a paralysed Survivor loses Immunity, misses the turn, and is free in the next',
  (s) => {
    const t = table({ people: { rick: { i: 5, paralysis: 'pending', hand: 'note' } }, next: 0 });
    return s
      .given(t.given)
      .at(cycle)
      .stillAsking(0, TURN)
      .then(({ board, told }) => {
        expect(health(board)).toBe('V10 I3');
        expect(board.survivors[0]!.paralysis).toBe('none');
        expect(board.survivors[0]!.actionsLeft).toBe(3);
        const kinds = told.map(({ open: event }) => event!.kind);
        expect(kinds).toContain('missesTurn');
        expect(kinds.indexOf('movesAgain')).toBeGreaterThan(kinds.indexOf('missesTurn'));
      });
  },
);

scenario(
  'CV-31 CD-DMG-PAR-02 CD-DMG-PAR-03 a Spitting Zombie paralyses only a Survivor without a token',
  (s) => {
    const t = table({
      people: { rick: { i: 5, hand: 'note', paralysis: 'none' } },
      row: 'spitter/t2, spitter/t2, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, END)
      .stillAsking(0, TURN)
      .then(({ board, told }) => {
        const stunned = told.filter(({ open: event }) => event!.kind === 'stunned');
        expect(stunned).toHaveLength(1);
        // Two Game turns of two Spitters: one before, one during the missed turn.
        expect(health(board)).toBe('V6 I2');
        expect(rowOf(board)).toBe('spitter/t1, spitter/t1, _, _, _, X, X');
      });
  },
);

const FULL = 'zombie, zombie, zombie, zombie, pipe, X, X';

scenario('CV-46 CD-LAST-01 CD-LAST-03 CD-RULING-59 a space opened in time lets play go on', (s) => {
  const t = table({ people: { rick: { v: 10, hand: 'note' } }, row: FULL });
  return s
    .given(t.given)
    .at(cycle)
    .now(({ board }) => expect(board.lastWhisper).toBe(true))
    .answers(0, TURN, { do: 'pickUp', space: 5, to: 'hand', discard: null })
    .answers(0, TURN, END)
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(board.whisperFailed).toBe(false);
      expect(board.lastWhisper).toBe(false);
      expect(health(board)).toBe('V2 I10');
    });
});

scenario(
  'CV-47 CD-LAST-02 CD-OBJ-05 CD-RULING-59 ending the turn with all spaces shut loses at once',
  (s) => {
    const t = table({ people: { rick: { v: 10, hand: 'note' } }, row: FULL });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(board.whisperFailed).toBe(true);
        expect(board.survivors[0]!.vitality).toBe(10);
      });
  },
);

scenario('CV-48 CD-RULING-59 Run Away turned over by the last Walk saves the turn', (s) => {
  const t = table({
    people: { rick: { v: 10, hand: 'note' } },
    row: FULL,
    field: { '3,0': 'run-away@D1' },
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('zombie, zombie, zombie, zombie, pipe, _, X');
      expect(board.whisperFailed).toBe(false);
    });
});

scenario('CD-RULING-59 a row that fills up during a turn has no consequence before the next', (s) => {
  const t = table({
    people: { rick: { v: 10, hand: 'note' } },
    row: 'crawler, crawler, crawler, crawler, _, X, X',
    field: { '3,0': 'horde@D1' },
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .stillAsking(0, TURN)
    .then(({ board }) => {
      expect(rowOf(board)).toBe('crawler, crawler, crawler, crawler, X, X, X');
      expect(board.lastWhisper).toBe(true);
    });
});

scenario('CV-49 CD-RULING-60 walking through the EXIT satisfies the Last Whisper', (s) => {
  const t = table({
    people: { rick: { v: 10 } },
    row: 'exit, zombie, zombie, zombie, zombie, X, X',
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'walkPlace', space: 1 })
    .then(({ board }) => {
      expect(board.survivors[0]!.vitality).toBe(2);
      expect(board.whisperFailed).toBe(false);
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      expect(names(board.cityPile)).toBe('exit');
    });
});

scenario('CD-RULING-61 a missed turn passes the Last Whisper on to the next Survivor', (s) => {
  const t = table({
    people: { rick: { v: 10, paralysis: 'pending' }, selena: { v: 10, hand: 'note' } },
    row: 'crawler, crawler, crawler, crawler, pipe, pipe, X',
  });
  return s
    .given(t.given)
    .at(cycle)
    .stillAsking(1, TURN)
    .then(({ board }) => {
      expect(board.whisperFailed).toBe(false);
      expect(board.lastWhisper).toBe(true);
    });
});

scenario(
  'CV-50 CD-SURV-RICK-02 CD-RULING-27 CD-RULING-05 RUN: an Instant leaves at once, so the card below is open',
  (s) => {
    const t = table({ field: { '3,0': 'rooftop', '2,1': 'zombie', '1,0': 'exit' } });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, { do: 'run', slot: t.slot('2,1') }, 'NOT_AN_ANSWER')
      .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
      .answers(0, 'CD-RULING-27', { do: 'walk', slot: t.slot('2,1') })
      .then(({ board }) => {
        expect(board.main.up[t.slot('2,1')]).toBe(true);
        expect(board.main.cards[t.slot('3,0')]).toBe(null);
        expect(board.survivors[0]!.actionsLeft).toBe(0);
      });
  },
);

scenario('CV-50 CD-RULING-27 RUN: a Zombie keeps the card below covered, and one card is all', (s) => {
  const t = table({ field: { '3,0': 'zombie', '2,1': 'zombie' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
    .then(({ board }) => {
      expect(board.main.up[t.slot('3,0')]).toBe(true);
      expect(board.main.up[t.slot('2,1')]).toBe(false);
    });
});

scenario('CV-50 CD-SURV-RICK-02 CD-TURN-05 after any Action RUN is too late', (s) => {
  const t = table({ people: { rick: { hand: 'pipe' } }, field: { '3,0': 'zombie' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'store', card: t.card('pipe') })
    .rejects(0, { do: 'run', slot: t.slot('3,0') }, 'RUN_TOO_LATE')
    .answers(0, TURN, END);
});

scenario(
  'CV-51 CD-SURV-SELENA-02 CD-RULING-28 CD-TURN-05 TRACK: discard one, draw two, keep a Resource, once per turn',
  (s) => {
    const t = table({
      people: { selena: { hand: 'lantern@KIT, note, note, bat, knife', reserve: 'toolkit' } },
      top: 'zombie, pipe, crawler',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'track', discard: t.card('lantern') })
      .rejects(0, { do: 'keep', card: t.card('zombie') }, 'NOT_AN_ANSWER')
      .answers(0, 'CD-RULING-73', { do: 'keep', card: t.card('pipe') })
      .rejects(0, { do: 'track', discard: t.card('note') }, 'SKILL_USED')
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(names(board.survivors[0]!.hand)).toBe('note, note, bat, knife, pipe');
        expect(names(board.commonDiscard)).toBe('zombie');
        expect(names(board.kitDiscard)).toBe('lantern');
        expect(board.survivors[0]!.actionsLeft).toBe(3);
      });
  },
);

scenario(
  'CD-RULING-28 CD-RULING-90 TRACK from the Reserve with a full Hand refills the Reserve; its discard is reshuffled',
  (s) => {
    const t = table({
      people: { selena: { hand: 'note, note, bat, lantern, toolkit', reserve: 'knife@D1' } },
      top: 'pipe',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'track', discard: t.card('knife') })
      .answers(0, 'CD-RULING-73', { do: 'keep', card: t.card('knife') })
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(names(board.survivors[0]!.reserve)).toBe('knife');
        expect(names(board.commonDiscard)).toBe('pipe');
      });
  },
);

scenario(
  'CV-52 CD-SURV-DAN-02 CD-RULING-29 Dan pays an attack with Immunity, or else Vitality, once per turn',
  (s) => {
    const t = table({
      people: { dan: { v: 4, i: 0, actions: 0, equipped: 'punch' } },
      row: 'zombie/h1, zombie, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, attack(1), 'NO_ACTIONS')
      .answers(0, TURN, attack(1, 'immunity'))
      .then(({ board }) => {
        expect(health(board)).toBe('V3 I0');
        expect(rowOf(board)).toBe('_, zombie, _, _, _, X, X');
        expect(board.survivors[0]!.skillUsed).toBe(true);
      });
  },
);

scenario(
  'CV-52 CD-RULING-29 CD-TURN-05 a second such attack in the turn is refused; so is another weapon',
  (s) => {
    const t = table({
      people: { dan: { i: 5, equipped: 'punch', hand: 'pipe' } },
      row: 'zombie-brute, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, attack(1, 'immunity'))
      .rejects(0, attack(1, 'immunity'), 'SKILL_USED')
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(health(board)).toBe('V10 I4');
        expect(board.survivors[0]!.actionsLeft).toBe(3);
      });
  },
);

scenario('CD-SURV-DAN-02 CD-RULING-29 if the payment kills him there is no attack', (s) => {
  const t = table({
    people: { dan: { v: 1, i: 0, equipped: 'punch' }, rick: { v: 8, i: 6 } },
    row: 'zombie/h1, _, _, _, _, _, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, attack(1, 'immunity'))
    .then(({ board }) => {
      expect(rowOf(board)).toBe('zombie/h1, _, _, _, _, _, X');
      expect(health(board)).toBe('V0 I0; V4 I3');
      expect(board.removed).toContain(t.card('punch'));
    });
});

scenario('CD-SURV-DAN-02 only the Punch can be paid for with Immunity', (s) => {
  const t = table({ people: { dan: { equipped: 'pipe' } }, row: 'zombie, _, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, attack(1, 'immunity'), 'NEEDS_PUNCH')
    .answers(0, TURN, END);
});

scenario(
  'CD-TURN-01 CD-RULING-81 CD-RULING-10 CD-TURN-02 turns go clockwise, a Game turn after each; only the one who played is struck',
  (s) => {
    const t = table({
      people: { rick: { hand: 'note' }, selena: { hand: 'bat' }, dan: { hand: 'pipe' } },
      row: 'zombie, _, _, _, _, _, _',
      next: 1,
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(1, TURN, END)
      .answers(2, TURN, END)
      .stillAsking(0, TURN)
      .then(({ board }) => expect(board.survivors.map(({ vitality }) => vitality)).toEqual([10, 6, 8]));
  },
);

scenario('CD-RULING-81 CD-RULING-10 the dead are skipped together with their Game turn', (s) => {
  const t = table({
    people: { rick: { hand: 'note' }, selena: { v: 0 }, dan: { hand: 'pipe' } },
    row: 'zombie, _, _, _, _, _, _',
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, END)
    .stillAsking(2, TURN)
    .then(({ board }) => expect(board.survivors.map(({ vitality }) => vitality)).toEqual([8, 0, 10]));
});
