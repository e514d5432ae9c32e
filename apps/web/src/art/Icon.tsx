import { memo } from 'react';
import type { IconName } from './icons/names.ts';

/** An icon beside a word; it says nothing by itself. */
export const Icon = memo(function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#gi-${name}`} />
    </svg>
  );
});
