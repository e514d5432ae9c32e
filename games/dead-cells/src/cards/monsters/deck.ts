// Ledger 6.6: how a Monster deck is written down. Copies of one card share its record and differ in code only.
import type { BiomeId, Monster, Place, State } from '../../schema.ts';

type Face = Omit<Monster, 'code' | 'biome' | 'source' | 'text' | 'elite' | 'place' | 'immune'> & {
  readonly source?: 'fact';
  readonly place?: Place;
  readonly immune?: readonly State[];
};
type Cards = (biome: BiomeId) => readonly Monster[];

const cards =
  (numbers: readonly number[], elite: boolean, face: Face): Cards =>
  (biome) => {
    const codes = numbers.map((number) => `${biome}-${String(number).padStart(2, '0')}`);
    return codes.map((code) => ({
      source: 'design',
      place: 'default',
      immune: [],
      ...face,
      code,
      biome,
      elite,
      text: `idea.${codes[0] ?? code}`,
    }));
  };

/** One Monster face, printed on the cards with these numbers. */
export const monster = (numbers: readonly number[], face: Face): Cards => cards(numbers, false, face);
/** An Elite is printed once. */
export const elite = (number: number, face: Face): Cards => cards([number], true, face);

export const deckOf = (biome: BiomeId, faces: readonly Cards[]): readonly Monster[] =>
  faces.flatMap((face) => face(biome));
