/** A link as a QR code. What draws it is fetched when there is one to draw. */

import { useEffect, useState } from 'react';

export function Qr({ text, label }: { text: string; label: string }) {
  const [cells, setCells] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let gone = false;
    import('uqr')
      .then(({ encode }) => !gone && setCells(encode(text, { border: 0 }).data))
      .catch(() => undefined); // The link beside it says the same.
    return () => {
      gone = true;
    };
  }, [text]);
  const size = cells?.length ?? 29;
  const path = (cells ?? [])
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`-2 -2 ${size + 4} ${size + 4}`}>
      <path d={path} />
    </svg>
  );
}
