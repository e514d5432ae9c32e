/** The Flashback: three dice for everybody and a free action, the eight abilities of the hero, the four everybody has. */

import type { OptionView, QuestionView } from '@gravetable/kernel';
import { useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { useHinted, useQuestion, useTable } from '../../../table/context.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { sentences } from '../../../words/index.ts';
import { ShopTile } from '../AbilityTile.tsx';
import {
  BASICS,
  doing,
  iconNamed,
  useFacts,
  type Action,
  type Doing,
  type PlayerView,
  type View,
} from '../facts.ts';
import { breakable } from '../names.ts';
import { useOwn, type OwnWords } from '../words/index.ts';

export interface Act {
  readonly at: number;
  readonly option: OptionView;
  readonly what: Doing;
}

export function actsIn(question: QuestionView | null, is: (what: Doing) => boolean): readonly Act[] {
  return (question?.options ?? []).flatMap((option, at) => {
    const what = doing(option.value);
    return what !== null && is(what) ? [{ at, option, what }] : [];
  });
}

interface Props {
  readonly view: View;
  readonly player: PlayerView;
  /** After the answer under the cursor. */
  readonly after: PlayerView | null;
}

export function FlashBoard({ view, player, after }: Props) {
  const { s } = useOwn();
  return (
    // Another seat begins at the top, with its dice, and with none of them chosen.
    <div key={player.seat} className="vg-flash" data-whole>
      <Slots view={view} player={player} />
      <section>
        <h2 className="small-caps">
          {s('flash.shop')} <b className="vg-xp">{s('flash.experience', { n: player.experience })}</b>
        </h2>
        <ul className="vg-tiles vg-shop-tiles">
          {player.abilities.slice(BASICS).map((ability) => (
            <li key={ability.id}>
              <ShopTile player={player} ability={ability} after={after} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="small-caps">{s('flash.basics')}</h2>
        <ul className="vg-tiles vg-basic-tiles">
          {player.abilities.slice(0, BASICS).map((ability) => (
            <li key={ability.id}>
              <ShopTile player={player} ability={ability} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The four slots, and what the chosen one can be used for. */
function Slots({ view, player }: { view: View; player: PlayerView }) {
  const { FLASHBACK_ACTIONS } = useFacts();
  const { s, name } = useOwn();
  const question = useQuestion();
  const hinted = useHinted();
  const [wanted, setWanted] = useState<number | null>(null);
  const plan = question?.kind === 'plan' ? question : null;
  const open = player.slots.flatMap((used, slot) => (used ? [] : [slot]));
  const suggested = actsIn(plan, ({ do: word }) => word === 'act').find(({ at }) => hinted.includes(at))?.what
    .slot;
  const chosen = suggested ?? (wanted !== null && open.includes(wanted) ? wanted : (open[0] ?? null));
  const faces: readonly (Action | null)[] = [...view.flash, null];
  const buys = actsIn(plan, ({ do: word }) => word === 'buy').length > 0;
  return (
    <section className="vg-slots" aria-label={s('flash.slots')}>
      <ul>
        {faces.map((face, slot) => {
          const used = player.slots[slot] === true;
          const title = face === null ? s('flash.free') : name(`flashback.${face}`);
          return (
            <li key={slot}>
              <button
                type="button"
                className={`vg-slot${used ? ' used' : ''}${chosen === slot ? ' chosen' : ''}`}
                aria-pressed={chosen === slot}
                aria-disabled={used || undefined}
                aria-label={`${title}, ${s(used ? 'flash.used' : 'flash.open')}`}
                onClick={() => setWanted(slot)}
              >
                <span className="vg-slot-die">
                  <Icon name={face === null ? 'uncertainty' : iconNamed(FLASHBACK_ACTIONS[face].icon)} />
                </span>
                <b>{breakable(title, s('slot.breaks'))}</b>
                <small>{s(used ? 'flash.used' : 'flash.open')}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {plan !== null && chosen !== null && (
        <Actions
          key={chosen}
          question={plan}
          acts={actsIn(plan, (what) => what.do === 'act' && what.slot === chosen)}
          byTab
        />
      )}
      {open.length === 0 && (
        <p className="note">{sentences([s('flash.all-used'), ...(buys ? [s('flash.can-buy')] : [])])}</p>
      )}
    </section>
  );
}

/** What a die shows that can become anything is loot: that comes first. */
const ACTIONS: readonly Action[] = ['loot', 'training', 'purchase', 'healing', 'recon'];

interface ActionsProps {
  readonly question: QuestionView;
  readonly acts: readonly Act[];
  /** There is little room: of several actions one at a time. */
  readonly byTab?: boolean;
}

/** The ways to take a flashback action, by action. */
export function Actions({ question, acts, byTab = false }: ActionsProps) {
  const { FLASHBACK_ACTIONS } = useFacts();
  const own = useOwn();
  const hinted = useHinted();
  const [wanted, setWanted] = useState<Action | null>(null);
  const lesson = useTable((table) => table.guide !== null);
  const groups = ACTIONS.flatMap((action) => {
    const found = acts.filter(({ what }) => what.action === action);
    return found.length === 0 ? [] : [{ action, found }];
  });
  const titled = (action: Action) => (
    <>
      <Icon name={iconNamed(FLASHBACK_ACTIONS[action].icon)} />
      {own.name(`flashback.${action}`)}
    </>
  );
  const tabs = byTab && groups.length > 1;
  const open =
    groups.find(({ found }) => found.some(({ at }) => hinted.includes(at))) ??
    groups.find(({ action }) => action === wanted) ??
    groups[0];
  return (
    <div className={lesson ? 'vg-actions taught' : 'vg-actions'}>
      {tabs && (
        <div className="vg-action-tabs" role="group" aria-label={own.s('flash.title')}>
          {groups.map(({ action }) => (
            <button
              key={action}
              type="button"
              className={action === open?.action ? 'button small vg-chosen' : 'button small'}
              aria-pressed={action === open?.action}
              onClick={() => setWanted(action)}
            >
              {titled(action)}
            </button>
          ))}
        </div>
      )}
      {(tabs && open !== undefined ? [open] : groups).map(({ action, found }) => (
        <div key={action} className="vg-action" role="group" aria-label={own.name(`flashback.${action}`)}>
          {!tabs && <span className="vg-action-name">{titled(action)}</span>}
          <span className="vg-action-ways">
            {found.map(({ at, what }) => (
              <OptionButton key={at} question={question} at={at} className="button small lit-available">
                {wayOf(what, own)}
              </OptionButton>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** What an action is taken on, in a few words. */
function wayOf({ action, item, ability, how }: Doing, { s, name }: OwnWords): string {
  if (action === 'training') return s('way.training');
  if (action === 'loot') return s('way.loot');
  if (action === 'healing') return s(how === 'space' ? 'way.space' : 'way.clear');
  return name(item === undefined ? `ability.${ability ?? ''}` : `item.${item}`);
}
