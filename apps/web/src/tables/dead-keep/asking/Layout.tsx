/** Cards and places: tap a card, then where it is to lie. Also who plays whom, and who wears which Talisman. */

import { nth } from '../../../nth.ts';
import { same, type QuestionView } from '@gravetable/kernel';
import { useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { HintMark } from '../../../table/asking/Piece.tsx';
import { optionText, useActions, useTable, useView } from '../../../table/context.tsx';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import { emptyDraft, placed, roomIn, valueOf } from '../../../table/store/draft.ts';
import { adventurerIn, isKo, useFacts, type Facts, type View } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { CardUpClose, printedText, SmallFace } from '../sheet/Item.tsx';
import { useOwn, type OwnWords } from '../words/index.ts';

export function Layout({ question }: { question: QuestionView }) {
  const own = useOwn();
  const { s, words } = own;
  const facts = useFacts();
  const { setDraft, commit } = useActions();
  const [held, hold] = useState<{ readonly question: string; readonly item: number } | null>(null);
  const kept = useTable((table) => table.draft);
  const draft = kept?.question === question.id ? kept : emptyDraft(question);
  const hinted = useTable((table) => table.hinted);
  const isAdvised = hinted !== null && same(hinted, valueOf(question, emptyDraft(question)));
  const item = held?.question === question.id ? held.item : null;
  const places = question.places ?? [];
  const text = (at: number): string =>
    optionText(nth(question.options, at).said, nth(question.options, at).value, words);
  const codeOf = (at: number): string | undefined =>
    nth(question.options, at)
      .touches.find((piece) => piece.startsWith('card:'))
      ?.slice('card:'.length);
  const whoOf = (at: number): string | undefined =>
    nth(question.options, at)
      .touches.find((piece) => piece.startsWith('adventurer:'))
      ?.slice('adventurer:'.length);
  const put = (place: number): void => {
    if (item === null) return;
    setDraft(placed(draft, item, place));
    hold(null);
  };
  /** What was just found says all it does. */
  const found = question.about['card'];
  const row = (at: number) => {
    const place = nth(places, at);
    const name = optionText(place.said, place.value, words);
    const fits = item === null ? null : (question.fits?.[item]?.[at] ?? true);
    const room = roomIn(question, draft, at);
    return (
      <li key={at} className={room < 0 ? 'over' : ''}>
        <button
          type="button"
          className={`dk-place${fits === true ? ' lit-available' : ''}`}
          aria-disabled={item === null || fits !== true}
          onClick={() => (fits === true ? put(at) : undefined)}
        >
          <b>{name}</b>
          <small>
            {typeof fits === 'string'
              ? words.say({ id: `refusal.${fits}`, args: { place: name, item: text(item ?? 0) } })
              : room < 0
                ? words.t('table.too-many', { n: -room })
                : room < 90
                  ? words.t('table.room', { n: room })
                  : ''}
          </small>
        </button>
        <ul>
          {question.options.map((_, no) => {
            if (draft.picks[no] !== at) return null;
            const [card, who] = [codeOf(no), whoOf(no)];
            return (
              <li key={no}>
                <button
                  type="button"
                  className={item === no ? 'dk-choice lit-selected' : 'dk-choice lit-available'}
                  aria-pressed={item === no}
                  onClick={() => hold(item === no ? null : { question: question.id, item: no })}
                >
                  {card !== undefined ? (
                    <SmallFace code={card} />
                  ) : (
                    <Icon name={who === undefined ? 'health-potion' : figureIcon(who)} />
                  )}
                  <span>
                    <span className="dk-called">{card === undefined ? text(no) : own.called(card)}</span>{' '}
                    {card !== undefined && (
                      <small
                        className={card === found || item === no ? 'whole' : ''}
                        title={printedText(card, facts, own)}
                      >
                        {printedText(card, facts, own)}
                      </small>
                    )}
                    {who !== undefined && <small>{classOf(facts, who, own)}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </li>
    );
  };
  const sides = question.kind === 'trade' ? sidesOf(places) : null;
  return (
    <Laid
      className={typeof found === 'string' ? 'dk-tray dk-layout dk-finding' : 'dk-tray dk-layout'}
      label={s('layout')}
    >
      {typeof found === 'string' && (
        <div className="dk-found-card" aria-hidden="true">
          <CardUpClose code={found} size="M" />
        </div>
      )}
      <p aria-live="polite" className="dk-layout-head">
        <span className="grow">
          {item === null
            ? s(question.kind === 'shareOut' ? 'layout.seats' : 'layout.tap')
            : s('layout.where', { item: text(item) })}
        </span>
        {kept?.question !== question.id && (
          <button
            type="button"
            className={isAdvised ? 'button small hinted' : 'button small'}
            onClick={() => {
              setDraft(draft);
              commit();
            }}
          >
            {isAdvised && <HintMark />}
            {s('layout.as-is')}
          </button>
        )}
      </p>
      {sides === null ? (
        <ul className="dk-places">{places.map((_, at) => row(at))}</ul>
      ) : (
        <div className="dk-sides">
          {sides.map(([who, own]) => (
            <ul key={who} className="dk-places">
              {own.map(row)}
              <Locked who={who} />
            </ul>
          ))}
        </div>
      )}
    </Laid>
  );
}

/** What a KO’ed partner has and nobody can take. */
function Locked({ who }: { who: string }) {
  const { s } = useOwn();
  const one = adventurerIn(useView<View>(), who.slice('adventurer:'.length));
  if (one === undefined || !isKo(one) || one.potions === 0) return null;
  return (
    <li className="dk-locked">
      <Icon name="padlock" />
      <Icon name="health-potion" />
      <span>{s('layout.locked', { adventurer: one.id, n: one.potions })}</span>
    </li>
  );
}

const classOf = ({ adventurers }: Facts, who: string, { words }: OwnWords): string =>
  words.speaker.find(`name.${adventurers.find(({ id }) => id === who)?.class ?? ''}`) ?? '';

/** Whose places they are: both inventories of a trade side by side, then what is nobody's. */
function sidesOf(places: NonNullable<QuestionView['places']>): readonly [who: string, at: number[]][] {
  const found = new Map<string, number[]>();
  for (const [at, { touches }] of places.entries()) {
    const who = touches[0] ?? '';
    found.set(who, [...(found.get(who) ?? []), at]);
  }
  return [...found];
}
