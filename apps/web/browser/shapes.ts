/** What is left of a picture when its colours are taken away: light and dark, whatever the brightness. */

import type { Page } from '@playwright/test';

/** One entry a pixel: whether it is darker than the picture is on the whole. */
export type Shape = readonly boolean[];

export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 32;

/** Pictures of these places, by name. */
export async function shapesOf(
  page: Page,
  places: Readonly<Record<string, Clip>>,
): Promise<ReadonlyMap<string, Shape>> {
  const easel = await page.context().newPage();
  await paint(page, true);
  const shapes = new Map<string, Shape>();
  for (const [name, clip] of Object.entries(places)) {
    const picture = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
    shapes.set(name, await easel.evaluate(shapeOf, [picture, SIDE] as const));
  }
  await paint(page, false);
  await easel.close();
  return shapes;
}

/** Nowhere else in stories is a pixel drawn. */
function paint(page: Page, on: boolean): Promise<void> {
  return page.evaluate((painted) => {
    const { unpainted } = globalThis as unknown as { readonly unpainted: CSSStyleSheet };
    unpainted.disabled = painted;
  }, on);
}

async function shapeOf([picture, side]: readonly [string, number]): Promise<boolean[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  const grey = Array.from({ length: side * side }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const mean = grey.reduce((sum, one) => sum + one, 0) / grey.length;
  return grey.map((one) => one < mean);
}

/** Pairs that somebody who sees no colours would take for one another. */
export function apartBy(shapes: ReadonlyMap<string, Shape>, least = 0.06): readonly string[] {
  const all = [...shapes];
  return all.flatMap(([name, shape], no) =>
    all.slice(no + 1).flatMap(([other, another]) => {
      const apart = shape.filter((dark, pixel) => dark !== another[pixel]).length / shape.length;
      return apart > least ? [] : [`${name} and ${other}: ${apart.toFixed(3)}`];
    }),
  );
}
