/** States and Shields that lie on somebody. */

import { Icon } from '../../../art/index.ts';
import { STATE_ICON } from '../cards/icons.ts';
import { useOwn } from '../words/index.ts';
import { under } from '../../../nth.ts';

const KINDS = ['shields', 'golden', 'poisoned', 'bleeding', 'onFire', 'marked'] as const;
type Held = Readonly<Record<(typeof KINDS)[number] | 'frozen', number>>;

export function Tokens({ of }: { of: Held }) {
  const { words } = useOwn();
  const found = KINDS.filter((kind) => of[kind] > 0);
  const frozen = of.frozen !== 0;
  if (found.length === 0 && !frozen) return null;
  return (
    <span className="dc-tokens">
      {found.map((kind) => (
        <span
          key={kind}
          className={`dc-token dc-token-${kind}`}
          title={words.say({ id: `outline.${kind}`, args: { n: of[kind] } })}
        >
          <Icon name={under(STATE_ICON, kind)} />
          {of[kind] > 1 && <b className="mono">{of[kind]}</b>}
          <span className="sr">{words.say({ id: `outline.${kind}`, args: { n: of[kind] } })}</span>
        </span>
      ))}
      {frozen && (
        <span className="dc-token dc-token-frozen" title={words.say({ id: 'state.frozen' })}>
          <Icon name="ice-cube" />
          <span className="sr">{words.say({ id: 'state.frozen' })}</span>
        </span>
      )}
    </span>
  );
}
