// Who goes: the party of newcomers, the fewest a Quest allows, six by lot, and one Adventurer for another.
import { belowOf } from '@gravetable/kernel';
import { ADVENTURERS, adventurerOf } from '../../src/cards/adventurers.ts';
import { questOf } from '../../src/cards/quests/index.ts';
import { FIRST_PARTY, MOST_ADVENTURERS } from '../../src/options.ts';

type Party = readonly string[];

export const fullParty: Party = FIRST_PARTY;

/** The party of newcomers, as many of it as the Quest wants. */
export const leastParty = (quest: string): Party =>
  FIRST_PARTY.slice(0, quest === 'campaign' ? MOST_ADVENTURERS : questOf(quest).adventurers.min);

export function partyByLot(quest: string, n: number): Party {
  const below = belowOf(`party ${quest} ${n}`);
  const left = ADVENTURERS.map(({ id }): string => id);
  return Array.from({ length: MOST_ADVENTURERS }, () => left.splice(below(left.length), 1)[0]!);
}

/** For each of the sixteen the party of newcomers with that one in the place of the first of its Class. */
export const swappedParties = (): Party[] =>
  ADVENTURERS.map(({ id, class: of }) => {
    if (fullParty.includes(id)) return fullParty;
    const place = fullParty.findIndex((one) => adventurerOf(one).class === of);
    return fullParty.with(place, id);
  }).filter((party, at, all) => all.indexOf(party) === at);
