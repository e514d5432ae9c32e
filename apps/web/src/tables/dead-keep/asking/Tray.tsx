/** What is asked and lies on no Zone: cards to buy, Skills, dice, heads; and, on demand, every answer as a list. */

import { useEffect, useRef } from 'react';
import { nth } from '../../../nth.ts';
import type { QuestionView } from '@gravetable/kernel';
import { Die, Icon } from '../../../art/index.ts';
import { useMedia, WIDE } from '../../../media.ts';
import { IN_BAR } from '../../../table/asking/Asking.tsx';
import { useEveryAnswer } from '../../../table/asking/KeyNumber.tsx';
import { Options } from '../../../table/asking/Options.tsx';
import { useActions, useHinted, useQuestion, useTable } from '../../../table/context.tsx';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { emptyDraft } from '../../../table/store/draft.ts';
import { cardOf, useFacts } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { setLook, useDeed, useLook } from '../map/look.ts';
import { DEED_KINDS, deedOf } from '../sheet/deeds.ts';
import { CardUpClose, SmallFace, WeaponFace } from '../sheet/Item.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { useOwn } from '../words/index.ts';
import { useChips } from './chips.ts';
import { fallenIn, FallenDice } from './Fallen.tsx';
import { Layout } from './Layout.tsx';
import { LevelUp } from './LevelUp.tsx';

/** Answers on Zones are given on the map. */
const isOnMap = ({ touches }: QuestionView['options'][number]): boolean =>
  touches.some((piece) => piece.startsWith('zone:') || piece.startsWith('door:'));

const IN_BAR_ALONE: ReadonlySet<string> = new Set(['beforeWounds', 'pick', 'armorMana', 'consent']);

export function Tray() {
  const question = useQuestion();
  const listed = useLook((look) => look.listed);
  const deed = useDeed(question?.id);
  const facts = useFacts();
  const { s } = useOwn();
  const chips = useChips(question);
  const few = useMedia(WIDE) ? IN_BAR.wide : IN_BAR.narrow;
  if (question === null) return null;
  if (listed)
    return (
      <Laid className="dk-tray dk-listed" label={s('layer.list')}>
        <Close onClose={() => setLook({ listed: false })} />
        <Options />
      </Laid>
    );
  if (question.form === 'split') return null;
  if (question.form === 'assign') return <Layout question={question} />;
  if (question.form === 'some') return <Some question={question} />;
  if (question.form !== 'one')
    return (
      <Laid className="dk-tray dk-listed" label={s('layer.list')}>
        <Options />
      </Laid>
    );
  const all = question.options.map((option, at) => ({ option, at }));
  if (DEED_KINDS.has(question.kind)) {
    const rows = all.filter(({ option }) => deed !== null && deedOf(option, facts) === deed);
    if (rows.length === 0) return null;
    return (
      <Laid className="dk-tray" label={s('layer.list')}>
        <Close onClose={() => setLook({ deed: null })} />
        <Choices question={question} rows={rows.map(({ at }) => at)} />
      </Laid>
    );
  }
  if (question.kind === 'levelUp') return <LevelUp question={question} />;
  const rows = all.filter(
    ({ option, at }) => chips.includes(at) || (!isOnMap(option) && option.touches.length > 0),
  );
  // Who drinks, plays next, wards off or agrees stands in the bar where it has room: not once more over the board.
  const inBar = IN_BAR_ALONE.has(question.kind) && all.length <= few;
  const fallen = fallenIn(question);
  if (fallen === null && (rows.length === 0 || inBar)) return null;
  return (
    <Laid className="dk-tray" label={s(fallen === null ? 'layer.list' : 'dice')}>
      {fallen !== null && <FallenDice dice={fallen} />}
      <Choices question={question} rows={rows.map(({ at }) => at)} />
    </Laid>
  );
}

export function Close({ onClose }: { onClose: () => void }) {
  const { s } = useOwn();
  return (
    <button type="button" className="button quiet small dk-close" onClick={onClose}>
      {s('close')}
    </button>
  );
}

const isCard = (piece: string): boolean => piece.startsWith('card:');
const NOTHING: readonly number[] = [];

/** A weapon in the shop says on its face what it does. */
const SHOPPING: ReadonlySet<string> = new Set(['buyWeapon', 'buy']);

function Choices({ question, rows }: { question: QuestionView; rows: readonly number[] }) {
  const facts = useFacts();
  const { s, called } = useOwn();
  const zoom = useZoom();
  const suggested = question.about['suggested'];
  const codes = new Set(rows.flatMap((at) => nth(question.options, at).touches.filter(isCard)));
  // One weapon alone lies on the sheet already.
  const faced = codes.size > 1 || !DEED_KINDS.has(question.kind);
  // Heads are lit by the seats too: where every answer lies here it is numbered here alone.
  const every = rows.length === question.options.length;
  useEveryAnswer(every);
  const picked = useTable(({ draft }) => (draft?.question === question.id ? draft.picks : NOTHING));
  const list = useRef<HTMLUListElement>(null);
  const marked = useHinted();
  // In a long shop the card that is marked, or suggested, is brought into sight.
  useEffect(() => {
    const one =
      list.current?.querySelector('.hinted') ?? list.current?.querySelector('.dk-choice:has(> .spot)');
    one?.scrollIntoView({ block: 'nearest' });
  }, [question.id, marked]);
  return (
    <ul className="dk-choices" ref={list} data-every-answer={every ? '' : undefined}>
      {rows.map((at) => {
        const { touches, value } = nth(question.options, at);
        const code = touches.find((piece) => piece.startsWith('card:'))?.slice('card:'.length);
        const who = touches.find((piece) => piece.startsWith('adventurer:'))?.slice('adventurer:'.length);
        const weapon = code !== undefined && cardOf(facts, code).weapon !== null;
        return (
          <li
            key={`${question.id} ${at}`}
            {...(code === undefined
              ? {}
              : {
                  onContextMenu: (event: React.MouseEvent) => {
                    event.preventDefault();
                    zoom(called(code), <CardUpClose code={code} />);
                  },
                })}
          >
            <OptionButton
              question={question}
              at={at}
              className={`dk-choice${weapon && SHOPPING.has(question.kind) ? ' dk-ware' : ''} ${
                picked.includes(at) ? 'lit-selected' : 'lit-available'
              }`}
            >
              {code !== undefined && faced && (
                <span aria-hidden="true">
                  {weapon ? <WeaponFace code={code} /> : <SmallFace code={code} />}
                </span>
              )}
              {code === undefined && who !== undefined && (
                <Icon name={figureIcon(who)} className="dk-head-icon" />
              )}
              {weapon && SHOPPING.has(question.kind) ? (
                <>
                  <span className="sr">
                    <Words question={question} at={at} />
                  </span>
                  <b aria-hidden="true">{s('gold', { n: cardOf(facts, code).price.buy ?? 0 })}</b>
                  <Does code={code} />
                </>
              ) : (
                <Words question={question} at={at} />
              )}
              {suggested !== undefined && suggested === value && <b className="tag spot">{s('suggested')}</b>}
            </OptionButton>
          </li>
        );
      })}
    </ul>
  );
}

/** What a weapon does besides its numbers: two with the same numbers are told apart before they are paid for. */
function Does({ code }: { code: string }) {
  const { printed } = useFacts();
  const { words } = useOwn();
  const lines = printed[code] ?? [];
  if (lines.length === 0) return null;
  return <small aria-hidden="true">{lines.map((line) => words.say(line)).join('; ')}</small>;
}

function Words({ question, at }: { question: QuestionView; at: number }) {
  const { words } = useOwn();
  const option = nth(question.options, at);
  return (
    <span>{words.speaker.has(option.said.id) ? words.say(option.said) : JSON.stringify(option.value)}</span>
  );
}

/** Some of several: dice to be rolled again, Talismans to be taken along. */
function Some({ question }: { question: QuestionView }) {
  const { choose } = useActions();
  const kept = useTable((table) => table.draft);
  const { s } = useOwn();
  const draft = kept?.question === question.id ? kept : emptyDraft(question);
  const faces = question.about['faces'];
  const face = (at: number): number | null => {
    const list = Array.isArray(faces) ? (faces as readonly number[]) : [Number(question.about['face'])];
    return question.kind === 'reroll' || question.kind === 'doorReroll' ? (list[at] ?? null) : null;
  };
  return (
    <Laid className="dk-tray" label={s('layer.list')}>
      <ul className="dk-choices">
        {question.options.map((option, at) => {
          const shows = face(at);
          const code =
            option.touches[0]?.startsWith('card:') === true ? option.touches[0].slice('card:'.length) : null;
          return (
            <li key={at}>
              <button
                type="button"
                className={`dk-choice lit-available${draft.picks.includes(at) ? ' lit-selected' : ''}`}
                aria-pressed={draft.picks.includes(at)}
                onClick={() => choose(at, question)}
              >
                {shows !== null && <Die face={shows} label={String(shows)} size={56} />}
                {code !== null && <SmallFace code={code} />}
                <Words question={question} at={at} />
              </button>
            </li>
          );
        })}
      </ul>
    </Laid>
  );
}
