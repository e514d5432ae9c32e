// DK-SPAWN: the Spawn Step, and what an Enemy card brings.

import { partyDanger } from '../adrenaline.ts';
import { onZone } from '../asking.ts';
import { enemyCardOf } from '../cards/decks/index.ts';
import { enemyCardSaid } from '../cards/said.ts';
import { zoneId } from '../enemies/lookout.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { discardEnemyCard, draw } from '../piles.ts';
import { hostAt, moreAt } from '../quests/rules.ts';
import { procedure, type T } from '../rulebook.ts';
import { mistCard } from './mist.ts';
import { monsterCard } from './monsters.ts';
import { notablesSpawn } from './notables.ts';
import { spawnZones, type Placing } from './place.ts';
import { spawnNow } from './spawning.ts';

/** DK-SPAWN-03, -06: the Undead of the line of the party's Danger Level, whatever the Level of the card. */
function placings(t: T, card: number, zone: ZoneNo): Placing[] {
  const face = enemyCardOf(card);
  const line = partyDanger(t.board);
  const more = (enemy: Placing['enemy']): number =>
    face.deck === 'street' ? moreAt(t.board, enemy, zone) : 0;
  const host = face.deck === 'street' ? hostAt(t.board, zone) : 0;
  if (face.does === 'spawn') return [{ enemy: face.enemy, zone, n: face.n[line]! + more(face.enemy), host }];
  if (face.does !== 'notable') throw new RangeError(`${face.code} spawns no Undead`);
  const { notable, escort, n } = face;
  return [
    { enemy: notable, zone, n: 1 },
    { enemy: escort, zone, n: n[line]! + more(escort), host },
  ];
}

/** One Enemy card, drawn for a Zone. */
export const enemyCard = procedure<{ card: number; zone: ZoneNo }>('enemyCard')
  .do('DK-SPAWN-06', (t, v) => {
    if (t.tell === null) return;
    const card = enemyCardOf(v.card);
    t.tell({
      kind: 'cardDrawn',
      enemyCard: card.code,
      deck: card.deck,
      level: card.level,
      what: enemyCardSaid(card),
      zone: zoneId(t.board, v.zone),
      pieces: onZone(t.board, v.zone),
      reveals: true,
    });
  })
  .call('DK-SPAWN-03', (t, v) => {
    const { does } = enemyCardOf(v.card);
    if (does === 'event') return mistCard.with({ card: v.card });
    if (does === 'monster') return monsterCard.with({ card: v.card, zone: v.zone });
    discardEnemyCard(t.board, v.card);
    return spawnNow.with({ placings: placings(t, v.card, v.zone), stage: null });
  })
  .end();

/** Notables first, then a Street card for each active Spawn Zone, from the Starting Spawn Zone on (DK-RULING-56). */
export const spawnStep = procedure('spawnStep')
  .do('DK-SPAWN-01', (t) => {
    t.board.phase = 'spawn';
    t.tell?.({ kind: 'spawnStep' });
  })
  .call('DK-SPAWN-02c', () => notablesSpawn.with())
  .set('DK-RULING-56', 'left', (t): readonly ZoneNo[] => spawnZones(t.board))
  .while(
    'DK-SPAWN-03a',
    (t, v) => v.left.length > 0 && !isOver(t.board),
    (each) =>
      each
        .call('DK-SPAWN-05', 'drawn', () => draw.with({ deck: 'street', n: 1 }))
        .call('DK-SPAWN-03b', (_, v) =>
          v.drawn.length === 0 ? null : enemyCard.with({ card: v.drawn[0]!, zone: v.left[0]! }),
        )
        .set('DK-SPAWN-03c', 'left', (_, v) => v.left.slice(1)),
  )
  .end();
