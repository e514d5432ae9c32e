// CD-NOISE Noise: blind draws from the Common pile that may bring zombies.

import { cardOf } from './cards/deck.ts';
import { discard, isShort, reshuffleCommon } from './piles.ts';
import { enter, spaceName } from './playing-area.ts';
import { procedure, type T } from './rulebook.ts';
import { added } from './threats.ts';

/** CD-NOISE-01 Noise: for each point one card is drawn. `byUs` is Noise a Survivor caused (CD-RULING-76). */
export const makeNoise = procedure<{ points: number; byUs: boolean }>('makeNoise')
  .set('CD-NOISE-01', 'left', (t, v) => v.points + added(t.board, 'noise'))
  .do('CD-RULING-76', (t, v) => {
    if (v.byUs) t.board.noiseMade += v.left;
    t.tell?.({ kind: 'noise', n: v.left });
  })
  .while(
    'CD-NOISE-01a',
    (_, v) => v.left > 0,
    (each) =>
      each
        .set('CD-NOISE-01b', 'left', (_, v) => v.left - 1)
        .call('CD-RULING-90', (t) => (isShort(t.board, 1) ? reshuffleCommon.with() : null))
        .do('CD-NOISE-02', drawOne),
  )
  .end();

/** CD-NOISE-02, CD-RULING-46, 47: a zombie enters if there is a Free space; anything else only leaves the pile. */
function drawOne(t: T): void {
  const { board } = t;
  const instance = board.commonPile.pop();
  if (instance === undefined) return;
  const card = cardOf(instance);
  const at = card.kind === 'zombie' ? enter(board, instance) : -1;
  if (at === -1) discard(board, instance);
  if (t.tell === null) return;
  if (at !== -1) {
    t.tell({
      kind: 'noiseZombie',
      card: card.id,
      space: spaceName(at),
      pieces: [`card:${instance}`],
      reveals: true,
    });
  } else if (card.kind === 'zombie') t.tell({ kind: 'noRoom', card: card.id, reveals: true });
  else t.tell({ kind: 'noiseNothing', card: card.id, reveals: true });
}
