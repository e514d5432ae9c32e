/** What sounds, in words: the last two sounds, which stay until others follow. */

import { useEffect, useState } from 'react';
import { onHeard, type Heard } from '../../sound/index.ts';
import { useTableWords } from '../context.tsx';

const SHOWN = 2;

interface Line {
  readonly heard: Heard;
  readonly text: string;
  readonly times: number;
}

/** A sound that comes again is counted where it stands. */
function withHeard(lines: readonly Line[], heard: Heard, text: string): readonly Line[] {
  const newest = lines.at(-1);
  if (newest?.heard === heard) return [...lines.slice(0, -1), { heard, text, times: newest.times + 1 }];
  return [...lines, { heard, text, times: 1 }].slice(-SHOWN);
}

export function Captions() {
  const { language, labelled } = useTableWords();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(
    () =>
      onHeard((heard, { captionOf }) => {
        const text = labelled(...captionOf(heard, language));
        setLines((was) => withHeard(was, heard, text));
      }),
    [language, labelled],
  );
  const says = lines.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
  return <p className="caption">{says.join(' · ')}</p>;
}
