/** A Skill to choose: as cards, with what each does and the rule behind it. */

import type { QuestionView } from '@gravetable/kernel';
import { Picture } from '../../../art/index.ts';
import { useActions } from '../../../table/context.tsx';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { LEVELS, useFacts, type Danger } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { DANGER_COLOURS } from '../map/Rail.tsx';
import { useOwn } from '../words/index.ts';

export function LevelUp({ question }: { question: QuestionView }) {
  const { s, called, words } = useOwn();
  const { skills } = useFacts();
  const { showRule } = useActions();
  const adventurer = question.about['adventurer'] as string;
  const danger = question.about['danger'] as Danger;
  const level = LEVELS[danger];
  return (
    <Laid className="dk-tray dk-level-up" label={s('level.title', { adventurer, level })}>
      <p className="dk-level-head" style={{ borderColor: DANGER_COLOURS[danger] }}>
        <Picture
          id={adventurer}
          icon={figureIcon(adventurer)}
          motif="bricks"
          width={64}
          height={64}
          portrait
        />
        <span>
          <b className="title">{s('level.title', { adventurer, level })}</b>
          <br />
          {s('level.rule')}
        </span>
      </p>
      <ul className="dk-skills">
        {question.options.map(({ value }, at) => {
          const key = value as string;
          const { rule, says } = skills.find((one) => one.key === key) ?? {};
          return (
            <li key={key}>
              <OptionButton question={question} at={at} className="dk-choice dk-skill lit-available">
                <b>{called(key)}</b>
                <span>{says !== undefined && words.say(says)}</span>
              </OptionButton>
              {rule !== undefined && (
                <button type="button" className="rule-link mono" onClick={() => showRule(rule)}>
                  {rule}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Laid>
  );
}
