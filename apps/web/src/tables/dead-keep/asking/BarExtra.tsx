/** In the decision bar: Actions left, the walk that is weighed, the end of the Turn, and what lies on no piece. */

import { ActionPips, Icon } from '../../../art/index.ts';
import { useMedia, WIDE } from '../../../media.ts';
import { IN_BAR } from '../../../table/asking/Asking.tsx';
import { optionText, useActions, useQuestion, useTable, useView } from '../../../table/context.tsx';
import { useForecast } from '../../../table/kit/forecast.ts';
import { bareOptions, NoneButton, OptionButton } from '../../../table/kit/options.tsx';
import { actionsOf, adventurerIn, useFacts, type Reached, type View } from '../facts.ts';
import { setLook } from '../map/look.ts';
import { DEED_KINDS, deedNames } from '../sheet/deeds.ts';
import { useOwn } from '../words/index.ts';
import { useWay } from '../../../way.ts';
import type { QuestionView } from '@gravetable/kernel';
import { nth } from '../../../nth.ts';
import { asksForZone, zoneShort } from './asksForZone.ts';
import { useChips } from './chips.ts';
import { SETTING_UP, useSuggested, useSuggestion } from './suggestion.ts';
import { setOff, useWalk } from './walk.ts';

const NOBODY: ReadonlyMap<string, Reached> = new Map();

export function BarExtra() {
  const question = useQuestion();
  const view = useView<View>();
  const facts = useFacts();
  const own = useOwn();
  const { s, words } = own;
  const drafted = useTable((table) => table.draft !== null);
  const narrowed = useTable((table) => table.narrowed);
  const turn = question?.kind === 'turn';
  const { told } = useForecast<readonly Reached[]>(
    { do: 'reach', adventurer: question?.about['adventurer'] ?? null },
    turn,
  );
  const walk = useWalk(turn && Array.isArray(told) ? new Map(told.map((one) => [one.zone, one])) : NOBODY);
  const follow = useSuggestion();
  const taught = useTable((table) => table.guide !== null);
  // Fewer stand in the bar by themselves.
  const few = useMedia(WIDE) ? IN_BAR.wide : IN_BAR.narrow;
  const chips = useChips(question);
  if (question === null) return null;
  const { form, options, min } = question;
  const free = view.turn.free.reduce((sum, n) => sum + n, 0);
  const left = view.turn.actions + free;
  const who = question.about['adventurer'];
  const acting = typeof who === 'string' ? adventurerIn(view, who) : undefined;
  const here = acting?.zone ?? null;
  const all = acting === undefined ? 0 : actionsOf(acting, facts);
  const ends = options.findIndex(({ said }) => said.id === 'option.endTurn' || said.id === 'option.decline');
  const deeds = DEED_KINDS.has(question.kind) && !drafted && walk === null;
  const names = deeds && options.length <= few ? deedNames(options, here, facts, own) : [];
  const bare =
    form === 'one' && !turn && options.length > few && narrowed === null && chips.length === 0
      ? bareOptions(question)
      : [];
  return (
    <>
      {turn && <ActionPips left={left} of={Math.max(left, all)} label={s('actions.left', { n: left })} />}
      {walk !== null && (
        <>
          <button type="button" className="button primary" onClick={() => setOff(question, walk)}>
            <Icon name="walk" />
            {s('walk.go', { n: walk.price })}
          </button>
          <button type="button" className="button" onClick={() => setLook({ walk: null })}>
            {s('not-now')}
          </button>
        </>
      )}
      {deeds &&
        options.length <= few &&
        options.map((option, at) => {
          return at === ends ? null : (
            <OptionButton
              key={at}
              question={question}
              at={at}
              title={optionText(option.said, option.value, words)}
            >
              {names[at] ?? undefined}
            </OptionButton>
          );
        })}
      {asksForZone(question) &&
        !drafted &&
        narrowed === null &&
        options.length <= few &&
        options.map(({ said, value }, at) => (
          <OptionButton
            key={at}
            question={question}
            at={at}
            className="button dk-code"
            aria-label={optionText(said, value, words)}
          >
            {zoneShort(said, own)}
          </OptionButton>
        ))}
      {ends >= 0 && deeds && (
        <OptionButton question={question} at={ends} className="button">
          {options[ends]?.said.id === 'option.endTurn' ? (
            <>
              {s('end-turn')} <kbd aria-hidden="true">E</kbd>
            </>
          ) : undefined}
        </OptionButton>
      )}
      {!drafted &&
        bare.filter((at) => at !== ends).map((at) => <OptionButton key={at} question={question} at={at} />)}
      {form === 'some' && min === 0 && !drafted && (
        <NoneButton question={question}>
          {s(question.kind === 'reroll' || question.kind === 'doorReroll' ? 'keep-dice' : 'none')}
        </NoneButton>
      )}
      {form === 'order' && !drafted && (
        <NoneButton question={question} className="button primary">
          {words.t('table.confirm')}
        </NoneButton>
      )}
      {form === 'split' && <Advised question={question} />}
      {SETTING_UP.has(question.kind) && follow !== null && !taught && (
        <button type="button" className={drafted ? 'button' : 'button primary'} onClick={follow}>
          {s('as-suggested')}
        </button>
      )}
    </>
  );
}

/** The button has room for so many by name; its tooltip names them all. */
const NAMED = 2;

/** How a careful player would share it out, and why. */
function Advised({ question }: { question: QuestionView }) {
  const own = useOwn();
  const { s, words } = own;
  const { reasons } = useWay();
  const { setDraft } = useActions();
  const advised = useSuggested(question, reasons);
  if (advised === null) return null;
  const { draft, reason } = advised;
  const who = draft.picks.flatMap((n, place) => {
    const { said, value } = nth(question.options, place);
    const name = said.id === 'option.zone' ? zoneShort(said, own) : optionText(said, value, words);
    return n === 0 ? [] : [words.labelled(name, String(n))];
  });
  const all = `${who.join(', ')}.`;
  return (
    <button
      type="button"
      className="button"
      title={reason === null ? all : `${all} ${words.say(reason)}`}
      onClick={() => setDraft(draft)}
    >
      <Icon name="light-bulb" />
      <span>
        {who.length <= NAMED
          ? s('divide.advised', { who: who.join(', ') })
          : s('divide.advised.more', { who: nth(who, 0), n: who.length - 1 })}
      </span>
    </button>
  );
}
