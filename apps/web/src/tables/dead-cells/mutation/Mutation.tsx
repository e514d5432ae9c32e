/** The Mutation board: Runes, shelves of cards that outlive every Run, market characters, Boss Cells. */

import { useMemo, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { lineText } from '../../../table/speech/speech.ts';
import { BoughtFace } from '../cards/cards.tsx';
import { useFacts, type RuneId, type View } from '../cards/facts.ts';
import { gainedIn, givenIn, runsOf } from './history.ts';
import { RUNE_ICON } from '../cards/icons.ts';
import { Turning } from './Ledger.tsx';
import { Market } from '../map/Market.tsx';
import { useOwn } from '../words/index.ts';

const RUNES: readonly RuneId[] = [
  'vine',
  'teleport',
  'ram',
  'challenger',
  'explorer',
  'homunculus',
  'customization',
];
const ROOM = { startOfGame: 5, duringGame: 6, skill: 1 } as const;
const BOSS_CELLS = 5;

/** After a death: what decided the Run, and a way back to it. */
function LastRun() {
  const { s } = useOwn();
  const zoom = useZoom();
  const last = runsOf(useTable((table) => table.snapshot.log)).at(-1);
  if (last?.end?.['result'] !== 'defeat') return null;
  const label = s('turning.of', { n: last.number });
  const show = (): void =>
    zoom(
      label,
      <article className="dc-ledger">
        <h2 className="title">{label}</h2>
        <Turning run={last.number} />
      </article>,
    );
  return (
    <button type="button" className="button small" onClick={show}>
      {label}
    </button>
  );
}

export function Mutation() {
  const { campaign } = useActed<View>().view;
  const { bought } = useFacts();
  const { s, name, words } = useOwn();
  const [pointed, point] = useState<string | null>(null);
  const log = useTable((table) => table.snapshot.log);
  const gained = useMemo(() => gainedIn(log), [log]);
  const given = useMemo(() => givenIn(log), [log]);
  const runes = campaign.runes.filter((rune) => gained.has(rune)).length;
  const card = pointed === null ? undefined : bought.get(pointed);
  return (
    <div className="dc-mutation">
      <header className="dc-map-head">
        <h2 className="title">{s('mutation')}</h2>
        <p>{card === undefined ? s('mutation.note') : words.labelled(name(card.name), name(card.text))}</p>
        <LastRun />
      </header>
      <div className="dc-shelf">
        <section>
          <h3>
            {s(runes === 0 ? 'mutation.runes' : 'mutation.runes-grew', {
              n: campaign.runes.length,
              of: RUNES.length,
              before: campaign.runes.length - runes,
            })}
          </h3>
          <ul className="dc-runes">
            {RUNES.map((rune) => {
              const owned = campaign.runes.includes(rune);
              return (
                <li key={rune} className={owned ? (gained.has(rune) ? 'owned fresh' : 'owned') : ''}>
                  <Icon name={owned ? RUNE_ICON[rune] : 'uncertainty'} />
                  <span>{owned ? name(`rune.${rune}`) : s('mutation.unknown')}</span>
                  {owned && gained.has(rune) && <b className="dc-fresh">{s('mutation.new')}</b>}
                </li>
              );
            })}
          </ul>
        </section>
        <section className="dc-boss-cells">
          <h3>{s('mutation.cells', { n: campaign.bossCells })}</h3>
          <span aria-hidden="true">
            {Array.from({ length: BOSS_CELLS }, (_, at) => (
              <Icon key={at} name="atom-core" className={at < campaign.bossCells ? 'icon owned' : 'icon'} />
            ))}
          </span>
          <p>
            {campaign.defeated.length === 0
              ? s('mutation.unbeaten')
              : s('mutation.beaten', {
                  what: campaign.defeated.map((boss) => name(`boss.${boss}`)).join(', '),
                })}
          </p>
        </section>
      </div>
      <div className="dc-shelf">
        <Shelf
          point={point}
          gained={gained}
          title={name('slot.startOfGame')}
          cards={campaign.startOfGame}
          room={ROOM.startOfGame}
        />
        <Shelf
          point={point}
          gained={gained}
          title={name('slot.skill')}
          cards={campaign.skill === null ? [] : [campaign.skill]}
          room={ROOM.skill}
        />
        <Shelf
          point={point}
          gained={gained}
          title={name('slot.duringGame')}
          cards={campaign.duringGame}
          room={ROOM.duringGame}
        />
        {given.length > 0 && (
          <section className="dc-given">
            <h3>{s('mutation.decks')}</h3>
            <ul>
              {given.map((event, at) => (
                <li key={at}>{lineText(event, words)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="dc-shelf">
        <Market />
      </div>
    </div>
  );
}

function Shelf({
  title,
  cards,
  room,
  gained,
  point,
}: {
  title: string;
  cards: readonly string[];
  room: number;
  /** Names of what was gained since the last Run began. */
  gained: ReadonlySet<string>;
  /** The card under the cursor is read out in the head of the board. */
  point: (code: string | null) => void;
}) {
  const { bought } = useFacts();
  const { s, name } = useOwn();
  const free = Math.max(0, room - cards.length);
  const isNew = (code: string): boolean => gained.has(bought.get(code)?.name ?? '');
  const fresh = cards.filter(isNew).length;
  return (
    <section>
      <h3>
        {title}{' '}
        <span className="quiet">
          {s(fresh === 0 ? 'mutation.room' : 'mutation.grew', {
            n: cards.length,
            of: room,
            before: cards.length - fresh,
          })}
        </span>
      </h3>
      <ul className="dc-cards">
        {cards.map((code) => {
          const card = bought.get(code);
          return (
            <li
              key={code}
              className={isNew(code) ? 'fresh' : undefined}
              onPointerEnter={() => point(code)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(code)}
              onBlur={() => point(null)}
            >
              <Piece
                piece={`card:${code}`}
                label={card === undefined ? code : `${name(card.name)}. ${name(card.text)}`}
                zoom={<BoughtFace code={code} large />}
              >
                <BoughtFace code={code} />
                {isNew(code) && <b className="dc-fresh">{s('mutation.new')}</b>}
              </Piece>
            </li>
          );
        })}
        {free > 0 && <li className="dc-slot">{s('mutation.free', { n: free })}</li>}
      </ul>
    </section>
  );
}
