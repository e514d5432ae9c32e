/** Around one screen: what the others would choose is marked before one decides for all. */

import type { QuestionView } from '@gravetable/kernel';
import { useEffect, useState } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import { optionWords, useActions, useTable, useTableWords } from '../context.tsx';
import { useZoom, useZoomed } from '../frame/Zoom.tsx';
import type { Voice } from '../store/voices.ts';
import { intentsIn } from './lit.ts';

/** Who else in front of this screen has a mark to lay. */
function useVoices(question: QuestionView): readonly Voice[] {
  const { voices } = useActions();
  const revision = useTable((table) => table.snapshot.revision);
  const [found, setFound] = useState<readonly Voice[]>([]);
  useEffect(() => {
    let isLeft = false;
    void voices(question).then((all) => {
      if (!isLeft) setFound(all);
    });
    return () => {
      isLeft = true;
    };
  }, [voices, question, revision]);
  return found;
}

/** Takes a mark in hand: the only one there is, or one of several. */
export function VoicesButton({ question }: { question: QuestionView }) {
  const { t } = useTableWords();
  const zoom = useZoom();
  const { speakFor } = useActions();
  const voice = useTable((table) => table.voice);
  const voices = useVoices(question);
  const [only, ...more] = voices;
  if (voice !== null)
    return (
      <button type="button" className="button" onClick={() => speakFor(null)}>
        {t('voice.leave')}
      </button>
    );
  if (only === undefined) return null;
  const press = (): void =>
    more.length === 0
      ? speakFor(only.seat)
      : zoom(t('voice.title'), <Voices question={question} voices={voices} />);
  return (
    <button
      type="button"
      className="button quiet bar-icon voices-button"
      title={t('voice.tip')}
      onClick={press}
    >
      <Icon name="check-mark" />
      <span className="bar-word">{t('voice.button')}</span>
    </button>
  );
}

/** Everybody with what they would choose so far. */
function Voices({ question, voices }: { question: QuestionView; voices: readonly Voice[] }) {
  const words = useTableWords();
  const { speakFor } = useActions();
  const advised = useTable((table) => table.snapshot.advised);
  const decides = useTable((table) => table.snapshot.viewer);
  const close = useZoomed();
  const intents = intentsIn(question, advised);
  return (
    <div className="voices">
      <h2>{words.t('voice.title')}</h2>
      <p>{decides !== null && words.t('voice.decides', { who: decides })}</p>
      <ul>
        {voices.map(({ seat }) => {
          const option = question.options[intents.find((one) => one.seat === seat)?.at ?? -1];
          return (
            <li key={seat}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  close?.();
                  speakFor(seat);
                }}
              >
                <SeatChip seat={seat} size={28} />
                <b>{words.speaker.seat(seat)}</b>
                <span>{option === undefined ? words.t('voice.none') : optionWords(option, words)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
