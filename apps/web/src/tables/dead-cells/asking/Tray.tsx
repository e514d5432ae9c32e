/** Answers laid out over the board: cards to keep, buy or discard, who takes what, one of several ways. */

import type { QuestionView } from '@gravetable/kernel';
import { Picture } from '../../../art/index.ts';
import { sentenceOf, useTableWords, useView } from '../../../table/context.tsx';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import { OneForm, Options, type Looks } from '../../../table/asking/Options.tsx';
import { BoughtFace, CombatFace, EquipmentFace } from '../cards/cards.tsx';
import { subjectOf, useChoices } from './choices.ts';
import { useFacts, type View } from '../cards/facts.ts';
import { Hearts } from '../sheet/Hearts.tsx';
import { beheadedIcon } from '../cards/icons.ts';
import { linesText } from '../cards/speech.ts';
import { useOwn } from '../words/index.ts';

const LOOKS: Looks = {
  list: 'dc-choices',
  option: 'dc-choice',
  face: (piece) => <PieceFace piece={piece} />,
};

/** The question whose answers lie over the board, or null. */
export function useTrayed(): QuestionView | null {
  const choices = useChoices();
  return choices?.laidOut === 'board' ? choices.question : null;
}

export function Tray({ question }: { question: QuestionView }) {
  const words = useTableWords();
  return (
    <Laid className="dc-tray" label={sentenceOf(question, words)}>
      <Answers question={question} />
    </Laid>
  );
}

/** The answers as cards and portraits, beside what they are about. */
export function Answers({ question }: { question: QuestionView }) {
  const subject = subjectOf(question);
  return (
    <>
      {subject !== null && (
        <div className="dc-subject">
          <PieceFace piece={subject} />
        </div>
      )}
      {question.form === 'one' ? <OneForm question={question} looks={LOOKS} /> : <Options />}
    </>
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
      const [hero = -1, slot = -1] = id.split('.').map(Number);
      const code = view.heroes[hero]?.slots[slot] ?? null;
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
