// Odds for whoever asks: the hits of a shot and who falls by them, and what opening a door may bring. All of it is counted.

import { isRecord, said, type Json, type Prospect, type Said, type Seat } from '@gravetable/kernel';
import type { MistEvent } from './cards/enemy.ts';
import { forecast, type AttackAhead, type DoorAhead } from './forecast/index.ts';
import { turnedOdds } from './forecast/attack.ts';
import type { Game } from './forecast/course.ts';
import type { SpawnOdds } from './forecast/spawns.ts';

/** So many figures of the first target are told of, and so many cards. */
const FIGURES = 3;
const CARDS = 6;

const MIST: readonly string[] = ['footmenInTheMist', 'blindingMist', 'mistBurn'] satisfies MistEvent[];

/** The chance of at least so many hits. */
export const atLeast = (odds: readonly number[], hits: number): number =>
  odds.slice(hits).reduce((sum, chance) => sum + chance, 0);

const friendlyFire = (friends: readonly string[], chance: number): Prospect => ({
  about: said('odds.friends', { each: friends.map((one) => said(`name.${one}`)) as never }),
  counted: [{ says: said('odds.friends.hit'), chance }],
});

function shotOdds({
  dice,
  need,
  odds,
  targets,
  free,
  endangered,
  stray,
  sure,
}: AttackAhead): readonly Prospect[] {
  const hits: Prospect = {
    about: said('odds.shot', { n: dice, need }),
    counted: odds.map((chance, n) => ({ says: said('odds.shot.hits', { n }), chance })),
  };
  // DK-CLASS-RANGER-01: what the dice fail, Mana may turn.
  const turned = turnedOdds(odds, sure);
  // Where the player chooses after the roll, whoever they choose may fall.
  const [first] = free ? targets.toSorted((a, b) => a.hits - b.hits).filter((one) => one.hits > 0) : targets;
  // DK-FF-02: every miss hits somebody of the party there.
  const misses = endangered.length === 0 ? [] : [friendlyFire(endangered, stray)];
  if (first === undefined) return [hits, ...misses];
  const falls = Array.from({ length: Math.min(FIGURES, first.n) }, (_, at) => ({
    says: said('odds.falls.figures', { n: at + 1 }),
    chance: first.hits === 0 ? 0 : atLeast(turned, first.hits * (at + 1)),
  }));
  const about =
    sure > 0
      ? said('odds.falls.sure', { enemy: first.enemy, n: Math.min(sure, dice) })
      : said('odds.falls', { enemy: first.enemy });
  return [hits, { about, counted: falls }, ...misses];
}

/** What a card brings: an Enemy, or what the mist does. */
const nameOf = (what: string): Said => said(MIST.includes(what) ? `mistEvent.${what}` : `name.${what}`);

function doorOdds({ doomUpTo, faces, rooms, odds, of }: DoorAhead): readonly Prospect[] {
  const doom: readonly Prospect[] =
    doomUpTo === 0
      ? []
      : [
          {
            about: said('odds.door'),
            counted: [{ says: said('odds.door.doom'), chance: doomUpTo / faces }],
          },
        ];
  if (!rooms.some(({ dark }) => dark) || of === 0) return doom;
  const card = ({ what, n, escort, cards }: SpawnOdds) => ({
    says:
      escort === null
        ? said('odds.room.card', { n, what: nameOf(what) })
        : said('odds.room.escort', { n, enemy: what, enemy2: escort }),
    chance: cards / of,
  });
  return [...doom, { about: said('odds.room'), counted: odds.slice(0, CARDS).map(card) }];
}

export function odds(sample: () => Game, seat: Seat, answer: Json): readonly Prospect[] {
  if (!isRecord(answer)) return [];
  const told = forecast(sample, seat, answer);
  if (!isRecord(told)) return [];
  if ('targets' in told) return shotOdds(told as unknown as AttackAhead);
  if (answer['do'] === 'door') return doorOdds(told as unknown as DoorAhead);
  return [];
}
