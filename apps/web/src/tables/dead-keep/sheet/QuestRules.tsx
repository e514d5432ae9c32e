/** The Quest's own rules: what wakes the Boss, what loses it, what else is different tonight; each with the rule behind it. */

import { useActions } from '../../../table/context.tsx';
import { useZoomed } from '../../../table/frame/Zoom.tsx';
import type { View } from '../facts.ts';
import { useOwn } from '../words/index.ts';
import { behind, linesOf } from './questLines.ts';

export function QuestRules({ view }: { view: View }) {
  const { called, words } = useOwn();
  const { showRule } = useActions();
  const close = useZoomed();
  return (
    <div className="dk-quest-rules">
      <h2 className="title">
        {called(view.quest)} <span className="mono quiet">{view.quest}</span>
      </h2>
      <ul className="dk-rules">
        {linesOf(view).map((line, at) => {
          const rule = behind(line);
          return (
            <li key={at}>
              {words.say(line)}{' '}
              <button
                type="button"
                className="rule-link mono"
                onClick={() => {
                  close?.();
                  showRule(rule);
                }}
              >
                {rule}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
