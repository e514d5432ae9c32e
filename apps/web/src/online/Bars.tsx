/** A connection as three drawn bars. */

export function Bars({ full, crossed = false }: { full: number; crossed?: boolean }) {
  return (
    <svg className="bars" viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          className={bar < full ? 'on' : 'off'}
          x={bar * 6 + 0.5}
          y={9 - bar * 4.25}
          width="4.5"
          height={4.5 + bar * 4.25}
        />
      ))}
      {crossed && <path d="M1 1l16 12" />}
    </svg>
  );
}
