/** The own sheet: the Beheaded with its Scroll tracks, Equipment, and the hand of Combat cards. */

import { memo } from 'react';
import { Icon, SeatChip } from '../../../art/index.ts';
import { useActed } from '../../../table/kit/acting.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { pointAt } from '../combat/candidate.ts';
import { CombatFace } from '../cards/cards.tsx';
import { useChoices } from '../asking/choices.ts';
import { Decks } from '../mutation/Decks.tsx';
import { isBetween, SYMBOLS, useFacts, type HeroView, type View } from '../cards/facts.ts';
import { Gear } from './Gear.tsx';
import { Hearts } from './Hearts.tsx';
import { useMine } from './mine.ts';
import { linesText } from '../cards/speech.ts';
import { Tokens } from './Tokens.tsx';
import { Track } from './Track.tsx';
import { Answers } from '../asking/Tray.tsx';
import { useOwn } from '../words/index.ts';
import { nth } from '../../../nth.ts';

export function Own() {
  const mine = useMine();
  const { run } = useActed<View>().view;
  const { s } = useOwn();
  const choices = useChoices();
  if (choices?.laidOut === 'own')
    return (
      <div className="dc-own-answers">
        <Answers question={choices.question} />
      </div>
    );
  if (isBetween(run)) return <Decks />;
  if (mine === null) return <p className="dc-empty">{s('own.nobody')}</p>;
  return (
    <div className="dc-own-sheet">
      <Person hero={mine.now} no={mine.no} />
      <Gear hero={mine.now} no={mine.no} />
      <Hand hero={mine.now} />
    </div>
  );
}

export const Person = memo(function Person({ hero, no }: { hero: HeroView; no: number }) {
  const { view } = useActed<View>();
  const { s, name } = useOwn();
  const { beheaded } = useFacts();
  const board = beheaded.get(hero.who);
  const left = hero.health - hero.damage;
  return (
    <div className="dc-person" role="group" aria-label={name(`beheaded.${hero.who}`)}>
      <div className="dc-person-head">
        <SeatChip seat={hero.seat} size={26} />
        <h3 className="title">{name(`beheaded.${hero.who}`)}</h3>
        {view.run.firstPlayer === no && <Icon name="crown" className="icon dc-crown" />}
        <span className="dc-piles">
          <span>{s('draw', { n: hero.drawCount })}</span>{' '}
          <span>{s('discard', { n: hero.discardCount })}</span>
        </span>
      </div>
      <div className="dc-track">
        <span>{s('health')}</span>
        <span>
          <Hearts now={left} max={hero.health} />{' '}
          <b className="mono">
            {left}/{hero.health}
          </b>
        </span>
      </div>
      {board === undefined ? (
        <p className="note">{s('serenade.note')}</p>
      ) : (
        SYMBOLS.map((sym, at) => (
          <Track key={sym} sym={sym} level={nth(hero.levels, at)} steps={board.tracks[sym]} />
        ))
      )}
      <Tokens of={hero} />
      {(hero.worms > 0 || hero.malaise !== null) && (
        <p className="dc-piles">
          {hero.worms > 0 && <span>{s('worms', { n: hero.worms })}</span>}
          {hero.malaise !== null && <span>{name(`malaise.${hero.malaise}`)}</span>}
        </p>
      )}
    </div>
  );
});

export const Hand = memo(function Hand({ hero }: { hero: HeroView }) {
  const own = useOwn();
  const { s, name } = own;
  const { combat } = useFacts();
  if (hero.hand === null) return <p className="dc-empty">{s('hand.hidden', { n: hero.handCount })}</p>;
  return (
    <div className="dc-hand" role="group" aria-label={s('hand')}>
      <ul>
        {hero.hand.map((code, at) => {
          const card = combat.get(code);
          return (
            <li
              key={`${code} ${at}`}
              onPointerEnter={() => pointAt(code)}
              onPointerLeave={() => pointAt(null)}
              onFocus={() => pointAt(code)}
              onBlur={() => pointAt(null)}
            >
              <Piece
                piece={`combat:${code}`}
                label={card === undefined ? code : `${name(card.name)}. ${linesText(card.lines, own)}`}
                zoom={<CombatFace code={code} large />}
              >
                <CombatFace code={code} />
              </Piece>
            </li>
          );
        })}
        {hero.hand.length === 0 && <li className="dc-empty">{s('hand.empty')}</li>}
      </ul>
    </div>
  );
});
