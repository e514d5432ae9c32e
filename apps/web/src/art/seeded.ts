/** Numbers that look thrown but always fall the same way for the same id. */

export type Throw = () => number;

export function seeded(id: string): Throw {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(fall: Throw, low: number, high: number): number {
  return low + fall() * (high - low);
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The torn edge of a print: points every `step`, moved by up to `jitter`. */
export function tornEdge(width: number, height: number, id: string, step = 22, jitter = 1.7): string {
  const fall = seeded(id);
  const off = (): number => between(fall, -jitter, jitter);
  const points: string[] = [];
  const put = (x: number, y: number): number => points.push(`${round(x + off())},${round(y + off())}`);
  for (let x = jitter; x < width - jitter; x += step) put(x, jitter);
  for (let y = jitter; y < height - jitter; y += step) put(width - jitter, y);
  for (let x = width - jitter; x > jitter; x -= step) put(x, height - jitter);
  for (let y = height - jitter; y > jitter; y -= step) put(jitter, y);
  return points.join(' ');
}

/** Gouges of the knife: short lenses pointing away from the centre. */
export function gouges(
  width: number,
  height: number,
  id: string,
  count = Math.round((width + height) / 9),
): string {
  const fall = seeded(`gouge ${id}`);
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = fall() * width;
    const y = fall() * height;
    const angle = Math.atan2(y - height / 2, x - width / 2) + between(fall, -0.25, 0.25);
    const length = width * between(fall, 0.02, 0.05);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const bulge = length * 0.1;
    const [bx, by] = [-Math.sin(angle) * bulge, Math.cos(angle) * bulge];
    const [mx, my] = [x + dx / 2, y + dy / 2];
    const [ex, ey] = [x + dx, y + dy];
    path += `M${round(x)} ${round(y)}Q${round(mx + bx)} ${round(my + by)} ${round(ex)} ${round(ey)}Q${round(mx - bx)} ${round(my - by)} ${round(x)} ${round(y)}Z`;
  }
  return path;
}
