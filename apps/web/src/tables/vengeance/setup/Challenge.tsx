/** The form for a new table: a game dealt in one press, and the solo challenge with its three dials. */

import type { VengeanceFacts } from '@gravetable/catalog';
import { useEffect, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { theEngine } from '../../../engine/client.ts';
import type { SetupPart } from '../../../table/module.ts';
import { ownOf, type OwnWords } from '../words/index.ts';
import { deal } from './dealing.ts';
import '../style/challenge.css';

const DIALS = ['dice', 'time', 'target'] as const;
type Dial = (typeof DIALS)[number];
type Level = keyof VengeanceFacts['SOLO_LEVELS'];
/** What a whole track and a whole ring stand for in the dials' pictures. */
const MOST_POINTS = 36;
const MOST_ROLLS = 36;
type Levels = Readonly<Record<Dial, Level>>;

export default function Challenge(part: SetupPart) {
  const own = ownOf(part.words);
  const { s } = own;
  const facts = usePrinted();
  // Whoever fills in the form again has not been dealt anything yet.
  useEffect(() => deal(false), []);
  return (
    <section className="panel vg-challenge" aria-label={s(part.seats === 1 ? 'solo.title' : 'deal.title')}>
      <div className="vg-deal">
        <button
          type="button"
          className="button"
          onClick={() => {
            deal();
            part.start({ heroesDealt: true });
          }}
        >
          <Icon name="perspective-dice-six" />
          {s('deal.now')}
        </button>
        <p className="note">{s('deal.note')}</p>
      </div>
      {part.seats === 1 && facts !== null && <Dials part={part} facts={facts} own={own} />}
    </section>
  );
}

/** What is printed; the rules load while the form is filled in. */
function usePrinted(): VengeanceFacts | null {
  const [facts, setFacts] = useState<VengeanceFacts | null>(null);
  useEffect(() => {
    let gone = false;
    void theEngine()
      .info('vengeance')
      .then((info) => gone || setFacts((info?.facts ?? null) as VengeanceFacts | null));
    return () => {
      gone = true;
    };
  }, []);
  return facts;
}

interface DialsProps {
  readonly part: SetupPart;
  readonly facts: VengeanceFacts;
  readonly own: OwnWords;
}

/** VG-SOLO-06 Dice, time and target may be mixed: beside each choice what it would do to the odds. */
function Dials({ part, facts, own: { s } }: DialsProps) {
  const { SOLO_LEVELS, SOLO_ODDS } = facts;
  const now = Object.fromEntries(DIALS.map((dial) => [dial, part.value(dial)])) as Levels;
  const oddsAt = ({ dice, time, target }: Levels) => SOLO_ODDS.of100[dice][time][target];
  const [won, low, high] = oddsAt(now);
  return (
    <>
      <h2 className="label">{s('solo.title')}</h2>
      <fieldset className="vg-dial vg-pace">
        <legend>{s('solo.pace')}</legend>
        {(['calm', 'real'] as const).map((pace) => (
          <label key={pace} className={part.calm === (pace === 'calm') ? 'chosen' : ''}>
            <input
              type="radio"
              name="solo-pace"
              checked={part.calm === (pace === 'calm')}
              onChange={() => part.change('calm', pace === 'calm')}
            />
            <b>{s(`solo.${pace}`)}</b>
            <span>{s(`solo.${pace}-note`)}</span>
          </label>
        ))}
      </fieldset>
      {DIALS.map((dial) => (
        <fieldset key={dial} className="vg-dial">
          <legend>{s(`solo.${dial}`)}</legend>
          {Object.values(SOLO_LEVELS).map((level) => (
            <label key={level.id} className={now[dial] === level.id ? 'chosen' : ''}>
              <input
                type="radio"
                name={`solo-${dial}`}
                checked={now[dial] === level.id}
                onChange={() => part.change(dial, level.id)}
              />
              <DialPicture dial={dial} level={level} />
              <b>{valueOf(dial, level, part.calm, s)}</b>
              <span>{s(`solo.${level.id}`)}</span>
              <small>{s('solo.of', { n: oddsAt({ ...now, [dial]: level.id })[0] })}</small>
            </label>
          ))}
        </fieldset>
      ))}
      <p role="status">
        <b>{s('solo.odds', { n: won })}</b> {s('solo.measured', { low, high, games: SOLO_ODDS.games })}
      </p>
    </>
  );
}

/** A dial as a picture: the dice themselves, what is left of a ring, a track filled so far. */
function DialPicture({ dial, level }: { dial: Dial; level: VengeanceFacts['SOLO_LEVELS'][Level] }) {
  if (dial === 'dice')
    return (
      <svg className="vg-dial-picture" viewBox="0 0 60 12" aria-hidden="true">
        {Array.from({ length: level.dice }, (_, at) => (
          <rect
            key={at}
            x={(at % 10) * 6 + 0.5}
            y={Math.floor(at / 10) * 6 + 0.5}
            width="4.6"
            height="4.6"
            rx="1"
          />
        ))}
      </svg>
    );
  if (dial === 'target')
    return (
      <svg className="vg-dial-picture" viewBox="0 0 60 12" aria-hidden="true">
        <path className="vg-dial-rest" d="M2 6h56" />
        <path d={`M2 6h${(level.target / MOST_POINTS) * 56}`} />
        <path d={`M${2 + (level.target / MOST_POINTS) * 56} 1v10`} />
      </svg>
    );
  const round = 2 * Math.PI * 5;
  return (
    <svg className="vg-dial-picture" viewBox="-6 -6 60 12" aria-hidden="true">
      <circle className="vg-dial-rest" r="5" />
      <circle
        r="5"
        strokeDasharray={`${(level.calmRolls / MOST_ROLLS) * round} ${round}`}
        transform="rotate(-90)"
      />
    </svg>
  );
}

function valueOf(
  dial: Dial,
  level: VengeanceFacts['SOLO_LEVELS'][Level],
  calm: boolean,
  s: OwnWords['s'],
): string {
  if (dial === 'dice') return s('solo.dice-n', { n: level.dice });
  if (dial === 'target') return s('solo.points-n', { n: level.target });
  return calm ? s('solo.rolls-n', { n: level.calmRolls }) : s('solo.seconds-n', { n: level.seconds });
}
