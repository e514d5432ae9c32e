/** Answers laid out over the board: cards to keep, buy or discard, who takes what, one of several ways. */

import type { QuestionView } from '@gravetable/kernel';
import { Picture } from '../../art/index.ts';
import {
  optionText,
  sentenceOf,
  useActions,
  useHinted,
  useTable,
  useTableWords,
  useView,
} from '../../table/context.tsx';
import { Options } from '../../table/Options.tsx';
import { HintMark } from '../../table/Piece.tsx';
import { BoughtFace, CombatFace, EquipmentFace } from './cards.tsx';
import { subjectOf, useChoices } from './choices.ts';
import { useFacts, type View } from './facts.ts';
import { Hearts } from './Hearts.tsx';
import { beheadedIcon } from './icons.ts';
import { linesText } from './speech.ts';
import { useOwn } from './words/index.ts';

export function Tray() {
  const choices = useChoices();
  const words = useTableWords();
  if (choices === null || !choices.laidOut) return null;
  const { question } = choices;
  const subject = subjectOf(question);
  return (
    <section className="dc-tray" aria-label={sentenceOf(question, words)}>
      {subject !== null && (
        <div className="dc-subject">
          <PieceFace piece={subject} />
        </div>
      )}
      {question.form === 'one' ? <Cards question={question} /> : <Options />}
    </section>
  );
}

function Cards({ question }: { question: QuestionView }) {
  const words = useTableWords();
  const { choose, peek, explain } = useActions();
  const narrowed = useTable((table) => table.narrowed);
  const hints = useHinted();
  const draft = useTable((table) => table.draft);
  const picked = draft?.question === question.id ? draft.picks[0] : undefined;
  const rows = question.options
    .map((option, at) => ({ option, at }))
    .filter(({ option }) => narrowed === null || option.touches.includes(narrowed));
  return (
    <ul className="dc-choices">
      {rows.map(({ option, at }) => (
        <li key={at}>
          <button
            type="button"
            className={`dc-choice lit-available${picked === at ? ' lit-selected' : ''}${hints.includes(at) ? ' hinted' : ''}`}
            aria-pressed={picked === at}
            onClick={() => choose(at, question)}
            onPointerEnter={() => peek(at)}
            onPointerLeave={() => peek(null)}
            onFocus={() => peek(at)}
            onBlur={() => peek(null)}
          >
            <PieceFace piece={option.touches[0] ?? ''} />
            <span className="dc-choice-text">{optionText(option.said, option.value, words)}</span>
            {hints.includes(at) && <HintMark />}
          </button>
        </li>
      ))}
      {question.blocked.map((one, at) => (
        <li key={`blocked ${at}`}>
          <button
            type="button"
            className="dc-choice lit-blocked"
            aria-disabled="true"
            onClick={() => explain({ refused: true, code: one.code, rule: one.rule, data: one.data })}
          >
            <span className="dc-choice-text">
              {optionText(one.said, one.value, words)}
              <span className="option-why">{words.say({ id: `refusal.${one.code}`, args: one.data })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The picture of a piece: a card, what is in a slot, a Beheaded. */
function PieceFace({ piece }: { piece: string }) {
  const view = useView<View>();
  const { beheaded } = useFacts();
  const own = useOwn();
  const [kind, id = ''] = piece.split(':');
  switch (kind) {
    case 'combat':
      return <CombatFace code={id} />;
    case 'equipment':
      return <EquipmentFace code={id} />;
    case 'card':
      return <BoughtFace code={id} />;
    case 'slot': {
      const [hero, slot] = id.split('.').map(Number);
      const code = view.heroes[hero!]?.slots[slot!] ?? null;
      return code === null ? null : <EquipmentFace code={code} />;
    }
    case 'hero': {
      const hero = view.heroes[Number(id)];
      if (hero === undefined) return null;
      return (
        <span className="dc-choice-hero">
          <Portrait who={hero.who} />
          <Hearts now={hero.health - hero.damage} max={hero.health} />
        </span>
      );
    }
    case 'beheaded': {
      const board = beheaded.get(id);
      if (board === undefined) return null;
      return (
        <span className="dc-choice-hero">
          <Portrait who={id} size={112} />
          <Hearts now={board.health} max={board.health} />
          <small>{own.name(`beheaded.${id}.text`)}</small>
          <small>{own.s('beheaded.skill', { what: linesText({ 0: [board.skill] }, own).slice(3) })}</small>
        </span>
      );
    }
    default:
      return null;
  }
}

function Portrait({ who, size = 56 }: { who: string; size?: number }) {
  return (
    <span className="dc-portrait">
      <Picture
        id={who}
        icon={beheadedIcon(who)}
        motif="rays"
        width={size}
        height={size}
        portrait={size < 96}
      />
    </span>
  );
}
