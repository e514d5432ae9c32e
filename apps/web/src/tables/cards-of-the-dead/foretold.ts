/** What the game foretells of the coming Game turn and of what lies face down. */

import type { CardsOfTheDeadForecast } from '@gravetable/catalog';
import type { Json } from '@gravetable/kernel';
import { useQuestion, useTable } from '../../table/context.tsx';
import { useActed } from '../../table/kit/acting.ts';
import { useForecast, useWeighed, type Foretold } from '../../table/kit/forecast.ts';

export type Forecast = CardsOfTheDeadForecast;
export type Fate = Forecast['fates'][number]['becomes'];
export type Step = Forecast['steps'][number];
export type Back = keyof Forecast['unseen'];
export type Unseen = NonNullable<Forecast['unseen'][Back]>;

/** As things stand, or after the answer under the cursor; while the table acts nothing is foreseen. */
export function useForetold(): Foretold<Forecast> {
  const { acting } = useActed();
  const live = useTable(({ phase }) => phase === 'playing' || phase === 'others');
  return useForecast<Forecast>(useWeighed(), live && !acting);
}

/** The same where a card of the street is pointed at: several answers may touch it, and turning it over is one of them. */
export function useIfTurned(piece: string | null): Foretold<Forecast> {
  const { acting } = useActed();
  const live = useTable(({ phase }) => phase === 'playing' || phase === 'others');
  const weighed = useWeighed();
  const walk = useQuestion()?.options.find(
    ({ said, touches }) => said.id === 'option.walk' && piece !== null && touches.includes(piece),
  );
  const answer: Json = weighed ?? walk?.value ?? null;
  return useForecast<Forecast>(answer, live && !acting);
}
