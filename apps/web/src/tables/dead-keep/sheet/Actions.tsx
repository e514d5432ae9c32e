/** What an Adventurer can do now, by kind; what cannot be done stays where it is and answers why. */

import { nth } from '../../../nth.ts';
import type { QuestionView } from '@gravetable/kernel';
import { Icon, type IconName } from '../../../art/index.ts';
import { HintMark } from '../../../table/asking/Piece.tsx';
import { useActions, useHinted, useQuestion } from '../../../table/context.tsx';
import { useFacts, type AdventurerView } from '../facts.ts';
import { setLook, useDeed } from '../map/look.ts';
import { useOwn } from '../words/index.ts';
import { DEED_KINDS, deedName, DEEDS, deedOf, type Deed } from './deeds.ts';

const ICONS: Readonly<Record<Deed, IconName>> = {
  walk: 'walk',
  shoot: 'bow-arrow',
  strike: 'crossed-swords',
  door: 'door-handle',
  search: 'magnifying-glass',
  gather: 'crystal-shine',
  take: 'grab',
  trade: 'trade',
  reorganize: 'backpack',
  cast: 'spell-book',
  skill: 'heart-beats',
};

export function ActionGrid({ one }: { one: AdventurerView }) {
  const question = useQuestion();
  const facts = useFacts();
  const own = useOwn();
  const { s } = own;
  const chosen = useDeed(question?.id);
  const { choose, clear, explain, pick } = useActions();
  const hints = useHinted();
  if (question === null || !DEED_KINDS.has(question.kind) || question.about['adventurer'] !== one.id)
    return null;
  const rows = DEEDS.map((deed) => ({
    deed,
    offered: question.options.flatMap((option, at) => (deedOf(option, facts) === deed ? [at] : [])),
    blocked: question.blocked.find((option) => deedOf(option, facts) === deed),
  })).filter(({ deed, offered }) => offered.length > 0 || (deed !== 'cast' && deed !== 'skill'));
  const press = (
    deed: Deed,
    offered: readonly number[],
    blocked: QuestionView['blocked'][number] | undefined,
  ): void => {
    if (offered.length === 1) return choose(nth(offered, 0), question);
    if (offered.length > 1) {
      // What a Zone offered goes: one list at a time.
      clear();
      return setLook({ deed: chosen === deed ? null : { question: question.id, deed } });
    }
    if (blocked === undefined) return pick(`deed:${deed}`);
    const { code, rule, data, touches } = blocked;
    explain({ refused: true, code, rule, data }, touches[0] ?? '');
  };
  const isMarked = (offered: readonly number[]): boolean => offered.some((at) => hints.includes(at));
  return (
    <section className="dk-actions" aria-label={s('actions')}>
      <ul>
        {rows.map(({ deed, offered, blocked }) => (
          <li key={deed}>
            <button
              type="button"
              className={`dk-deed ${
                offered.length === 0 ? 'off' : chosen === deed ? 'lit-selected' : 'lit-available'
              }${isMarked(offered) ? ' hinted' : ''}`}
              aria-disabled={offered.length === 0 ? true : undefined}
              aria-expanded={offered.length > 1 ? chosen === deed : undefined}
              onClick={() => press(deed, offered, blocked)}
            >
              <Icon name={ICONS[deed]} />
              {deedName(
                deed,
                offered.map((at) => nth(question.options, at)),
                own,
              )}
              {offered.length > 1 && <small className="mono">{offered.length}</small>}
              {isMarked(offered) && <HintMark />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
