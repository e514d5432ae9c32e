import { shelf } from 'virtual:gravetable/shelf';
import { isPoster } from './brand.ts';
import type { Words } from './words/index.ts';

/** What a game is called, whether it is one of the four or an example. */
export function gameTitle(game: string, { t, language }: Words): string {
  if (isPoster(game)) return t(`game.${game}.title`);
  return shelf.find((one) => one.id === game)?.title[language] ?? game;
}
