// Sentences about cards agree with them, and places are counted as they lie.

import { kernelWords, questionsFor, Speaker, type AnyPlay, type Said } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { cardsOfTheDead } from '../src/index.ts';
import { mainLayout } from '../src/layout.ts';
import { slotWords } from '../src/scouting.ts';
import { actions, survivorTurn } from '../src/survivor-turn.ts';
import { scenario, table, TURN } from './table.ts';

const TOLL = 'CD-RULING-69';

const [en, fr] = (['en', 'fr'] as const).map(
  (language) => new Speaker(language, [cardsOfTheDead.text[language], kernelWords[language]], ['Ann']),
) as [Speaker, Speaker];
const say = (speaker: Speaker, id: string, args: NonNullable<Said['args']>): string =>
  speaker.say({ id: `event.${id}`, args: { survivor: 'rick', survivor2: 'selena', ...args } });

test.each([
  [en, 'enters', { card: 'binoculars', space: 1 }, 'The Binoculars come to space 1.'],
  [en, 'enters', { card: 'zombie', space: 1 }, 'The Zombie comes to space 1.'],
  [en, 'equipped', { card: 'punch' }, 'Rick Dixon readies Punch.'],
  [fr, 'usedUp', { card: 'ammo-rifle' }, 'Les Munitions de fusil ont fini de servir.'],
  [fr, 'usedUp', { card: 'crossbow' }, 'L’Arbalète a fini de servir.'],
  [fr, 'hurt', { n: 1, vitality: 3 }, 'Rick Dixon subit 1 dégât (Vitalité\u00a03).'.replace('\u00a03', ' 3')],
  [fr, 'walksThrough', { card: 'exit' }, 'Rick Dixon se dirige vers la SORTIE.'],
  [fr, 'traded', { n: 0, cards: [] }, 'Rick Dixon ne troque rien.'],
  [fr, 'stunned', {}, 'Rick Dixon ne peut plus bouger et sautera un tour.'],
  [fr, 'equipped', { card: 'fire-axe' }, 'Rick Dixon s’équipe de la Hache d’incendie.'],
] as const)('%#: %s %s', (speaker, id, args, sentence) => {
  expect(say(speaker, id, args as NonNullable<Said['args']>)).toBe(sentence);
});

test.each([1, 2, 3])('the places of a row are counted from 1, %i Survivors', (seats) => {
  const people = Object.fromEntries(['rick', 'selena', 'dan'].slice(0, seats).map((id) => [id, {}]));
  const { board } = table({ people } as never);
  const rows = new Map<number, number[]>();
  mainLayout(seats).forEach((_, slot) => {
    const { row, place } = slotWords(board, slot);
    rows.set(row, [...(rows.get(row) ?? []), place]);
  });
  for (const [row, places] of rows)
    expect(
      places.toSorted((a, b) => a - b),
      `row ${row}`,
    ).toEqual(places.map((_, at) => at + 1));
});

scenario('CD-RULING-27 RUN names the second card it may turn over', (s) => {
  const t = table({ field: { '3,0': 'rooftop', '2,1': 'zombie?', '1,0': 'exit' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
    .now(({ play }) => {
      const said = (speaker: Speaker): string[] =>
        questionsFor(play, 0)[0]!.options.map((option) => speaker.say(option.said));
      expect(said(en)).toEqual([expect.stringMatching(/^RUN: .*second \(Zombie\)$/)]);
      expect(said(fr)).toEqual([expect.stringMatching(/^COURIR\u00a0: .*ensuite \(Zombie\)$/)]);
    })
    .stillAsking(0, 'CD-RULING-27');
});

scenario('CD-RULING-27 RUN for the last card says that it is no more than a Walk', (s) => {
  const t = table({ field: { '3,0': 'zombie', '2,1': 'pipe' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .now(({ play }) =>
      expect(answers(play, 0, en, 'RUN')).toEqual([expect.stringMatching(/first, then a second$/)]),
    )
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') });
});
scenario('CD-RULING-27 RUN where one card is left turns over that one', (s) => {
  const t = table({ field: { '2,1': 'pipe' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .now(({ play }) => {
      expect(answers(play, 0, en, 'RUN')).toEqual([expect.stringMatching(/no more than a Walk$/)]);
      expect(answers(play, 0, fr, 'COURIR')).toEqual([expect.stringMatching(/rien de plus que Marcher$/)]);
    })
    .answers(0, TURN, { do: 'run', slot: t.slot('2,1') });
});

/** What the answers to the question say, the ones that begin so. */
const answers = (play: AnyPlay, seat: number, speaker: Speaker, begins: string): string[] =>
  questionsFor(play, seat)[0]!
    .options.map((option) => speaker.say(option.said))
    .filter((said) => said.startsWith(begins));

scenario('CD-ACT-SWAP-05 who takes up another weapon reads what becomes of the old one', (s) =>
  s
    .given(table({ people: { rick: { hand: 'knife', equipped: 'bat' } } }).given)
    .at(actions, { seat: 0 })
    .now(({ play }) => {
      expect(answers(play, 0, en, 'Equip')).toEqual(['Equip Knife, discarding the Bat']);
      expect(answers(play, 0, fr, 'S’équiper')).toEqual(['S’équiper du Couteau en défaussant la Batte']);
    })
    .stillAsking(0, TURN),
);

scenario('CD-ACT-SWAP-05 a weapon with ammunition goes back to the Hand, and what is loaded is lost', (s) =>
  s
    .given(
      table({
        people: {
          selena: {
            hand: 'machete, ammo-rifle',
            equipped: 'rifle',
            loaded: 'ammo-rifle@KIT/1',
          },
        },
      }).given,
    )
    .at(actions, { seat: 0 })
    .now(({ play }) => {
      expect(answers(play, 0, en, 'Equip')).toEqual([
        'Equip Machete, taking the Rifle back into the Hand and discarding the Ammunition Rifle',
      ]);
      expect(answers(play, 0, en, 'Load')).toEqual([
        'Load Ammunition Rifle, discarding what is loaded (Ammunition Rifle, 2 Uses left)',
      ]);
    })
    .stillAsking(0, TURN),
);

scenario('CD-CARD-SUPPER-01 the Last Supper says what it takes, and whom that kills', (s) => {
  const t = table({
    people: { rick: { v: 2, reserve: 'canned-soup' }, selena: { v: 1 }, dan: { v: 3 } },
    field: { '3,0': 'last-supper' },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .now(({ play }) => {
      const [{ kind, about } = { kind: '', about: {} }] = questionsFor(play, 0);
      const asked = { id: `ask.${kind}`, args: about };
      expect(en.say(asked)).toBe('Who gives up a Canned Soup? Otherwise every Survivor loses 2 Vitality.');
      expect(fr.say(asked)).toContain('Sinon chaque Survivant perd 2 points de Vitalité.');
      expect(answers(play, 0, en, 'Nobody')).toEqual([
        'Nobody gives it up: Rick Dixon and Selena die'.replace('Selena', en.say({ id: 'survivor.selena' })),
      ]);
    })
    .now(({ play }) =>
      expect(answers(play, 0, en, 'Rick')).toEqual(['Rick Dixon gives up a Canned Soup from the Reserve']),
    )
    .answers(0, 'CD-CARD-SUPPER-01', { do: 'decline' })
    .then(({ board }) => expect(board.survivors.map(({ vitality }) => vitality)).toEqual([0, 0, 1]));
});

scenario('CD-RULING-69 who would die of the toll reads it before', (s) => {
  const t = table({
    people: {
      dan: { v: 1, i: 0 },
      rick: { v: 1, i: 3, hand: 'pipe@D1' },
      selena: { v: 5, i: 1, hand: 'pipe@D1' },
    },
  });
  return s
    .given(t.given)
    .at(survivorTurn, { seat: 0 })
    .now(({ play }) => {
      expect(answers(play, 1, en, 'Lose')).toEqual(['Lose half of everything: Rick Dixon dies']);
      expect(answers(play, 1, fr, 'Perdre')).toEqual(['Perdre la moitié de tout\u00a0: Rick Dixon meurt']);
    })
    .answers(1, TOLL, { do: 'decline' })
    .now(({ play }) => expect(answers(play, 2, en, 'Lose')).toEqual(['Lose half of everything']))
    .stillAsking(2, TOLL);
});

scenario('CD-RULING-69 whoever is asked for the toll after another is named', (s) => {
  const rest = { rick: { hand: 'pipe@D1' }, selena: { hand: 'pipe@D1' } };
  const asked = (play: AnyPlay, seat: number, speaker: Speaker): string =>
    speaker.say({ id: 'ask.toll', args: questionsFor(play, seat)[0]!.about as NonNullable<Said['args']> });
  return s
    .given(table({ people: { dan: { v: 1, i: 0 }, ...rest } }).given)
    .at(survivorTurn, { seat: 0 })
    .now(({ play }) => {
      expect(asked(play, 1, en)).toContain('Rick Dixon: a card');
      expect(asked(play, 1, fr)).toContain('Rick Dixon\u00a0: une carte');
    })
    .answers(1, TOLL, { do: 'decline' })
    .now(({ play }) => expect(asked(play, 2, en)).toContain('Selena Harris: a card'))
    .stillAsking(2, TOLL);
});

test('CD-DAY-04 a Threat that spreads is told with what it does', () => {
  const args = { threat: 'threat-hardened-flesh', text: { id: 'threat.threat-hardened-flesh.text' } };
  expect(en.say({ id: 'event.threat', args: args as never })).toBe(
    'A Threat spreads: Hardened Flesh. All zombies have 1 more Hit Point.',
  );
  expect(fr.say({ id: 'event.threat', args: args as never })).toMatch(/Chair endurcie\. .*zombies/);
});

scenario('CD-DEATH-01 a Zombie Skill that begins is told with what it does', (s) =>
  s
    .given(table({ people: { rick: { v: 1, i: 0 }, selena: {} } }).given)
    .at(survivorTurn, { seat: 0 })
    .then(({ told }) => {
      const begins = told.map(({ open }) => open).find((one) => one?.kind === 'zombieSkill');
      expect(begins).toMatchObject({ skill: { id: 'survivor.rick.zombieSkill' } });
      expect(say(en, 'zombieSkill', begins as never)).toContain('Every Survivor loses 2 Immunity');
    }),
);

scenario('CD-RULING-44 a second Kevlar says that the one worn goes', (s) =>
  s
    .given(table({ people: { selena: { hand: 'kevlar', worn: 'kevlar/1' } } }).given)
    .at(actions, { seat: 0 })
    .now(({ play }) => {
      expect(answers(play, 0, en, 'Use')).toEqual(['Use Kevlar, discarding the one worn (1 left)']);
      expect(answers(play, 0, fr, 'Utiliser')).toEqual([
        'Utiliser le Gilet en kevlar en défaussant celui qui est porté (reste 1)',
      ]);
    })
    .stillAsking(0, TURN),
);

test.each([
  [
    { cards: ['zombie', 'crawler'], keeps: 0 },
    'Rick Dixon searches: Zombie and Crawling Zombie; nothing there can be kept.',
  ],
  [{ cards: ['zombie', 'knife'], keeps: 1 }, 'Rick Dixon searches: Zombie and Knife.'],
])('what was found in vain says so: %o', (args, sentence) => {
  expect(say(en, 'drew', args as never)).toBe(sentence);
});

test('what TRACK costs, and what another load throws away, is told', () => {
  expect(say(en, 'discarded', { card: 'pipe', skill: 'track' })).toBe(
    'Rick Dixon discards the Pipe to TRACK.',
  );
  expect(say(fr, 'discarded', { card: 'pipe' })).not.toContain('PISTER');
  const loaded = { card: 'ammo-rifle', card2: 'rifle', n: 3 };
  expect(say(en, 'loaded', loaded)).toMatch(/3 Uses\.$/);
  expect(say(en, 'loaded', { ...loaded, instead: 1 })).toMatch(
    /3 Uses\. What was loaded goes, with 1 Use left\.$/,
  );
});
