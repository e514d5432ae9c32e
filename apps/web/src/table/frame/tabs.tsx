/** Tabs with the keyboard of the pattern: arrows move, Home and End go to the ends. */

import { useId, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../../art/index.ts';
import { nth } from '../../nth.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export function Tabs({
  tabs,
  chosen,
  choose,
  label,
}: {
  tabs: readonly Tab[];
  chosen: string;
  choose: (id: string) => void;
  label: string;
}) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const shown = nth(tabs, at);
  const go = (to: number): void => {
    const next = (to + tabs.length) % tabs.length;
    choose(nth(tabs, next).id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} data-tabs={tabs.length} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${name}t${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${name}p`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => {
              const to = moves[event.key];
              if (to === undefined) return;
              event.preventDefault();
              go(to);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={shown.id}
        className="tab-panel"
        data-tab={shown.id}
        role="tabpanel"
        id={`${name}p`}
        aria-labelledby={`${name}t${shown.id}`}
        tabIndex={0}
      >
        {shown.content}
      </div>
    </>
  );
}

/** One of the first tabs of a phone: its word, and on the narrowest its sign. */
export function FirstTab({ icon, word }: { icon: IconName; word: string }) {
  return (
    <span className="tab-first">
      <Icon name={icon} />
      <span>{word}</span>
    </span>
  );
}
