/** Spaces of the map in words: what lies there, where it leads, what is next to it. */

import type { QuestionView } from '@gravetable/kernel';
import type { DeadCellsFacts } from '@gravetable/catalog';
import type { Neighbourhood } from '../../../table/module.ts';
import { sentences } from '../../../words/index.ts';
import type { Biome, BiomeView, Corridor, Space, View } from '../cards/facts.ts';
import { barrierTo } from './map.ts';
import { corridorText, exitsText } from '../cards/speech.ts';
import { ownOf, type OwnWords } from '../words/index.ts';

/** Kind, contents, state. */
function placeText(space: Space, view: BiomeView, { s, name, words }: OwnWords): string {
  const here = space.id === view.space ? `, ${s('map.here')}` : '';
  if (space.kind === 'start') return `${s('map.start')}${here}`;
  if (space.kind === 'junction') return words.labelled(space.id, name('shape.junction') + here);
  if (space.kind === 'exit') return words.labelled(space.id, name(`shape.exit.${space.to}`) + here);
  const tile = view.tiles.find((one) => one.space === space.id);
  const state =
    tile === undefined
      ? s('map.bare')
      : tile.open
        ? s('map.cleared')
        : tile.code === null
          ? s('map.unseen')
          : s('map.seen');
  const mark = space.mark === undefined ? '' : `, ${s(`map.${space.mark}`)}`;
  return words.labelled(space.id, `${name(`shape.${space.shape}`)}, ${state}${mark}${here}`);
}

/** What a reader hears of a space: kind, contents, state, exits. */
export function plateLabel(space: Space, view: BiomeView, { corridors }: Biome, own: OwnWords): string {
  const exits = exitsText(space.id, corridors, own);
  return exits === '' ? placeText(space, view, own) : `${placeText(space, view, own)}, ${exits}`;
}

/** Why a corridor from where the Group stands is shut, as the rules said. */
function shutText({ to }: Corridor, question: QuestionView | null, { words }: OwnWords): string {
  const barrier = barrierTo(question, to);
  return barrier === undefined ? '' : words.say({ id: `refusal.${barrier.code}`, args: barrier.data });
}

/** The exits of a space with their barriers and what lies behind them, and where one comes from. */
export function neighbours(piece: string, { view, question, facts, words }: Neighbourhood): string | null {
  const { biome: at } = view as View;
  if (at === null || !piece.startsWith('map:')) return null;
  const own = ownOf(words);
  const { spaces, corridors } = (facts as DeadCellsFacts).biomes[at.id] as Biome;
  const id = piece.slice('map:'.length);
  const there = (space: string): string => {
    const found = spaces.find((one) => one.id === space);
    return found === undefined ? space : placeText(found, at, own);
  };
  const exits = corridors.filter(({ from }) => from === id);
  const entries = corridors.filter(({ to }) => to === id).map(({ from }) => there(from));
  return sentences([
    ...exits.flatMap((corridor) => [
      corridorText(corridor, own),
      there(corridor.to),
      id === at.space ? shutText(corridor, question, own) : '',
    ]),
    exits.length === 0 ? own.s('map.no-exits') : '',
    entries.length === 0 ? '' : own.s('map.entries', { list: words.listed(entries) }),
  ]);
}
