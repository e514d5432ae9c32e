/** Arrows on the timeline: from whoever acts to whoever is struck, in the column of the Round. */

import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly round: number;
  /** Certain, possible, or happening now. */
  readonly kind: 'sure' | 'maybe' | 'now';
  readonly harm: boolean;
}

interface Drawn extends Link {
  readonly path: string;
}

const HEAD = 9;

function cellIn(field: HTMLElement, piece: string, round: number): DOMRect | undefined {
  return field.querySelector(`[data-row="${piece}"] [data-round="${round}"]`)?.getBoundingClientRect();
}

function drawn(field: HTMLElement, links: readonly Link[]): Drawn[] {
  const origin = field.getBoundingClientRect();
  return links.flatMap((link, at) => {
    const from = cellIn(field, link.from, link.round);
    const to = cellIn(field, link.to, link.round);
    if (from === undefined || to === undefined) return [];
    const down = to.top > from.top;
    const x = Math.round(from.left - origin.left + from.width * (0.56 + 0.06 * (at % 3)));
    const start = Math.round((down ? from.bottom - 4 : from.top + 4) - origin.top);
    const end = Math.round((down ? to.top + 2 : to.bottom - 2) - origin.top);
    const head = down ? end - HEAD : end + HEAD;
    const tip = `M${x - 6} ${head}L${x} ${end}L${x + 6} ${head}Z`;
    return [{ ...link, path: `M${x} ${start}V${head}${tip}` }];
  });
}

export function Arrows({ field, links }: { field: RefObject<HTMLElement | null>; links: readonly Link[] }) {
  const [paths, setPaths] = useState<readonly Drawn[]>([]);
  const key = JSON.stringify(links);
  useLayoutEffect(() => {
    const place = field.current;
    if (place === null) return;
    const draw = (): void => setPaths(drawn(place, JSON.parse(key) as Link[]));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(place);
    return () => watch.disconnect();
  }, [field, key]);
  if (paths.length === 0) return null;
  return (
    <svg className="dc-arrows" aria-hidden="true" focusable="false">
      {paths.map(({ path, kind, harm }, at) => (
        <path key={at} d={path} className={`link-${kind}${harm ? ' harm' : ''}`} />
      ))}
    </svg>
  );
}
