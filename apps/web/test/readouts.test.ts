import { gameOf } from '@gravetable/catalog';
import { botsOf } from '@gravetable/bots';
import { belowOf, determinise, isRefusal, Look, questionsFor, Session, type Json } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { neighbours as onTheStreet } from '../src/tables/cards-of-the-dead/neighbours.ts';
import { threats as inTheStreet } from '../src/tables/cards-of-the-dead/readouts.ts';
import { fieldOf, slotPiece, type View as Street } from '../src/tables/cards-of-the-dead/facts.ts';
import { factsOf, type View as Dungeon } from '../src/tables/dead-cells/cards/facts.ts';
import { neighbours as onTheMap, plateLabel } from '../src/tables/dead-cells/map/places.ts';
import { threats as inTheDungeon } from '../src/tables/dead-cells/readouts.ts';
import { ownOf } from '../src/tables/dead-cells/words/index.ts';
import type { EnemyPhase, View as KeepView } from '../src/tables/dead-keep/facts.ts';
import { status as ofTheParty, threats as inTheKeep } from '../src/tables/dead-keep/readouts.ts';
import { ownOf as keepWords } from '../src/tables/dead-keep/words/index.ts';
import type { View as DenView } from '../src/tables/vengeance/facts.ts';
import { threats as inTheDen } from '../src/tables/vengeance/readouts.ts';
import { sentences, wordsOf, type Words } from '../src/words/index.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

/** Let bots play, one game after the other, until a table stands as wanted. */
function until<V>(game: string, wanted: (view: V) => boolean) {
  const found = gameOf(game)!;
  const bot = botsOf(found).find(({ name }) => name === 'random')!;
  for (let seed = 0; seed < 20; seed++) {
    const session = Session.open(found, [{ name: 'Ann', kind: 'person' }], { seed: `read out ${seed}` });
    if (isRefusal(session)) throw new Error(session.code);
    const below = belowOf(`read out ${seed}`);
    while (!session.play.over) {
      const view = session.play.view(0) as V;
      const pending = session.play.pending[0]!;
      const question = questionsFor(session.play, pending.seat)[0]!;
      if (wanted(view)) {
        const sampled = belowOf('read out');
        const foretold = found.forecast?.(() => determinise(session.play, 0, sampled), 0, null) ?? null;
        return { view, question, facts: found.content.facts, foretold };
      }
      const answer = bot.choose(new Look(session.play, pending), below) as Json;
      const told = session.answer(pending.seat, question.id, answer);
      if (isRefusal(told)) throw new Error(told.code);
    }
  }
  throw new Error('it never came to that');
}

const spoken = (game: string, language: 'en' | 'fr'): Words =>
  wordsOf(language, gameOf(game)!.text[language], ['Ann']);

test('sentences end with one full stop each', () => {
  expect(sentences(['Two free of 7.', 'A Walker', '', 'Run!'])).toBe('Two free of 7. A Walker. Run!');
});

describe('the threats of Dead Cells', () => {
  const { view, facts } = until<Dungeon>('dead-cells', ({ combat }) => combat !== null);

  test.each([
    ['en', / Health\. (I+|0|IV): .*Damage/],
    ['fr', /(I+|0|IV)\u00a0: .*Dégât/],
  ] as const)('say what each foe will do, round by round, %s', (language, acts) => {
    const text = inTheDungeon(view, 0, spoken('dead-cells', language), facts);
    expect(text).toMatch(acts);
    expect(text).not.toMatch(/\.\./);
  });
});

describe('the threats of Cards of the Dead', () => {
  const kindOf = (card: string, facts: unknown) =>
    (facts as { CARDS: Record<string, { kind: string }> }).CARDS[card]!.kind;

  test.each(['en', 'fr'] as const)('say the Damage of the next turn, and no Resource, %s', (language) => {
    const facts = gameOf('cards-of-the-dead')!.content.facts;
    const kinds = ({ spaces }: Street) =>
      spaces.flatMap(({ card }) => (card ? [kindOf(card.card, facts)] : []));
    const { view, foretold } = until<Street>(
      'cards-of-the-dead',
      (seen) => kinds(seen).includes('zombie') && kinds(seen).includes('resource'),
    );
    const words = spoken('cards-of-the-dead', language);
    const text = inTheStreet(view, 0, words, facts, foretold);
    for (const { card } of view.spaces) {
      if (card === null) continue;
      const name = words.say({ id: `card.${card.card}` });
      const isResource = kindOf(card.card, facts) === 'resource';
      expect([name, text.includes(name)]).toEqual([name, !isResource]);
    }
    expect(text).toMatch(language === 'en' ? /hits \S+ for \d/ : /\d+ dégâts? à /);
    expect(text).not.toMatch(/\.\./);
  });
});

describe('the threats of the other games', () => {
  const keep = until<KeepView>(
    'dead-keep',
    ({ phase, turn, packs }) => phase === 'players' && turn.who !== null && packs.length > 2,
  );
  const { enemy, zone } = [
    ...(keep.foretold as unknown as EnemyPhase).attacks,
    ...(keep.foretold as unknown as EnemyPhase).moves
      .filter(({ pass }) => pass === 1)
      .map((one) => ({ ...one, zone: one.to })),
  ][0]!;

  test.each(['en', 'fr'] as const)('are in the Keep who strikes or comes, and where, %s', (language) => {
    const words = spoken('dead-keep', language);
    const text = inTheKeep(keep.view, 0, words, keep.facts, keep.foretold);
    expect(text).toContain(keepWords(words).called(enemy));
    expect(text).toContain(zone);
    for (const one of [text, ofTheParty(keep.view, 0, words)]) {
      expect(one).not.toMatch(/\.\.|\?\.|\.;/);
      if (language === 'fr') expect(one).not.toMatch(/[^\s\u00a0]:|[^\s\u202f];/);
    }
  });

  const den = until<DenView>('vengeance', ({ players: [me] }) => me!.due !== null && me!.due.wounds > 0);

  test.each(['en', 'fr'] as const)('are in Vengeance the enemies and their wounds, %s', (language) => {
    const [me] = den.view.players;
    const words = spoken('vengeance', language);
    const text = inTheDen(den.view, 0, words, den.facts);
    expect(text).toMatch(language === 'en' ? /\d wounds?\./ : /\d Blessures?\./);
    const near = me!.rooms
      .find(({ id }) => id === me!.room)!
      .enemies.filter(({ state }) => state === 'active');
    for (const { type } of near) expect(text).toContain(words.say({ id: `enemy.${type}` }));
    expect(text).not.toMatch(/\.\./);
  });
});

describe('the neighbours of a place', () => {
  test.each([
    ['en', 'leads to ', 'Reached from: ', 'No corridor leads on.'],
    ['fr', 'mène à ', 'On y vient de\u00a0: ', 'Aucun couloir ne mène plus loin.'],
  ] as const)('in Dead Cells are its exits, with what they ask, %s', (language, leads, from, nowhere) => {
    const { view, question, facts } = until<Dungeon>('dead-cells', ({ biome }) => biome !== null);
    const words = spoken('dead-cells', language);
    const own = ownOf(words);
    const at = { view, question, facts, words };
    const biome = factsOf(facts as never).biomes[view.biome!.id];
    const asking = biome.corridors.find(({ hand }) => hand !== undefined)!;
    const text = onTheMap(`map:${asking.from}`, at)!;
    expect(text).toContain(
      own.s('map.hand', { what: asking.hand!.map((one) => own.name(`sym.${one}`)).join(', ') }),
    );
    const exit = biome.spaces.find(({ kind }) => kind === 'exit')!;
    const last = onTheMap(`map:${exit.id}`, at)!;
    expect(last).toContain(nowhere);
    expect(last).toContain(from);
    expect(
      plateLabel(
        biome.spaces.find(({ id }) => id === asking.from)!,
        view.biome!,
        biome,
        own,
      ),
    ).toMatch(new RegExp(`${leads}.*${asking.to} \\(`));
    expect(onTheMap('hero:0', at)).toBeNull();
  });

  test.each([
    ['en', /Behind it: Row 1.*Lying on it: Row 3/],
    ['fr', /Derrière\u00a0: Rangée 1.*Posé dessus\u00a0: Rangée 3/],
  ] as const)('in Cards of the Dead are what lies behind it and on it, %s', (language, order) => {
    const { view, question, facts } = until<Street>('cards-of-the-dead', () => true);
    const at = { view, question, facts, words: spoken('cards-of-the-dead', language) };
    const middle = fieldOf(view).find(({ row }) => row === 2)!;
    expect(onTheStreet(slotPiece(view, middle), at)).toMatch(order);
    expect(onTheStreet('space:1', at)).toBeNull();
  });
});
