/** An ability as a tile: name, price or sets, sockets, what it does. */

import { memo, type ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { Piece, HintMark } from '../../table/asking/Piece.tsx';
import { useActions, useHinted, useOdds, useQuestion, useTable } from '../../table/context.tsx';
import { usePeeking } from '../../table/store/peeking.ts';
import { sentences } from '../../words/index.ts';
import { Sockets, useSlotName } from './dice.tsx';
import { Effects } from './effects.tsx';
import {
  abilityOf,
  piece,
  traitOn,
  useFacts,
  type Ability,
  type AbilityView,
  type PlayerView,
  type Slot,
  type View,
} from './facts.ts';
import { capital } from './labels.ts';
import { setKey, useRollKey } from './roll/keys.ts';
import { asksWhich, useRolling, waysOn } from './roll/rolling.ts';
import { TileCard } from './TileCard.tsx';
import { useOwn, type OwnWords } from './words/index.ts';

/** So many letters stand side by side in the head of a tile. */
const LINE = 15;
/** What the mark of a scouted ability takes of them where sets are counted too. */
const BESIDE = 4;

interface Props {
  readonly player: PlayerView;
  readonly ability: AbilityView;
  /** The key that places a set on it. */
  readonly nth?: number;
}

/** What a reader hears of a tile: what it does, which dice pay for it, and while they are rolled which are missing. */
export function useTileLabel(player: PlayerView, ability: AbilityView): string {
  const facts = useFacts();
  const { s, name } = useOwn();
  const slotName = useSlotName();
  const helped = useOdds();
  const rolling = useTable(({ snapshot }) => helped && (snapshot.view as View).phase === 'rolling');
  if (player.hero === null) return '';
  const card = abilityOf(facts, player.hero, ability.id);
  const trait = traitOn(facts, player.hero, ability.id);
  const sets = setsOn(player, ability.id);
  const lacking = card.dice.filter((_, at) => ability.filled[at] !== true);
  const dice = (slots: readonly Slot[]): string => slots.map(slotName).join(', ');
  return sentences([
    name(card.name),
    name(card.text),
    ...(trait === null ? [] : [name(trait.text)]),
    ...(card.dice.length > 0 ? [s('tile.needs', { dice: dice(card.dice) })] : []),
    ...(rolling && ability.closed === null && lacking.length > 0 && lacking.length < card.dice.length
      ? [s('tile.lacks', { dice: dice(lacking) })]
      : []),
    ...(sets > 0 ? [s('tile.sets', { n: sets })] : []),
    ...(ability.recon === 'none' ? [] : [capital(s(`recon.${ability.recon}`))]),
  ]);
}

export const setsOn = ({ sets }: PlayerView, id: string): number =>
  sets.filter(({ ability }) => ability === id).length;

/**
 * In the Rolling Phase: a press places a set, if the dice pay for one. Where no forecasts are wanted nothing tells beforehand
 * whether they do. What others roll does not draw it again.
 */
export const RollTile = memo(function RollTile({ player, ability, nth = 0 }: Props) {
  const facts = useFacts();
  const { s, name } = useOwn();
  const question = useQuestion();
  const hinted = useHinted();
  const narrowed = useTable((table) => table.narrowed);
  const helped = useOdds();
  const calm = useTable(({ snapshot }) => (snapshot.view as View).calm);
  const { place } = useRolling();
  const { pick } = useActions();
  const peeking = usePeeking();
  const label = useTileLabel(player, ability);
  const keyOf = useRollKey();
  const key = nth > 0 ? keyOf(setKey(nth)) : null;
  if (player.hero === null) return null;
  const card = abilityOf(facts, player.hero, ability.id);
  const own = piece.tile(player.seat, ability.id);
  const ways = question?.kind === 'command' ? waysOn(question, ability.id, hinted) : [];
  const missing = ability.filled.filter((one) => !one).length;
  const sets = setsOn(player, ability.id);
  const short = helped && missing === 1 && ability.closed === null;
  const fits = (words: string, brief: string, taken = 0): string =>
    name(card.name).length + words.length + taken <= LINE ? words : brief;
  const inside = (
    <TileFace
      title={name(card.name)}
      corner={
        <>
          {sets > 0 && (
            <span className="vg-count">
              {!short && <Icon name="perspective-dice-six" />}
              {short
                ? s('tile.sets-brief', { n: sets })
                : fits(s('tile.sets', { n: sets }), s('tile.sets-brief', { n: sets }))}
            </span>
          )}
          {short && (
            <span className="vg-short">
              {fits(
                s('tile.short'),
                s('tile.short-brief'),
                sets > 0 && ability.recon !== 'none' ? BESIDE : 0,
              )}
            </span>
          )}
        </>
      }
      recon={ability.recon}
    >
      {card.dice.length > 0 && (
        <Sockets slots={card.dice} filled={helped && ability.closed === null ? ability.filled : []} />
      )}
      <span className={card.dice.length > 0 ? 'vg-does' : 'vg-does vg-told'}>
        {card.dice.length > 0 ? <Effects tile={card} /> : <span className="vg-text">{name(card.text)}</span>}
      </span>
    </TileFace>
  );
  const [first] = ways;
  const drawnKey = key !== null && narrowed === null && <kbd aria-hidden="true">{key}</kbd>;
  const zoom = <TileCard hero={player.hero} ability={ability.id} />;
  if (first === undefined) {
    return (
      <Piece piece={own} label={label} className="vg-tile" zoom={zoom} pressable={!helped}>
        {inside}
        {!helped && card.dice.length > 0 && drawnKey}
      </Piece>
    );
  }
  const marked = ways.some(({ at }) => hinted.includes(at));
  const told = helped || marked;
  const said = told ? sentences([label, s('tile.payable')]) : label;
  const light = told ? ` payable lit-${narrowed === own ? 'selected' : 'available'}` : '';
  const hasWays = ways.length > 1 && !asksWhich(ways, calm);
  return (
    <div className="vg-tile-place" data-ways={hasWays || undefined}>
      <button
        type="button"
        className={`piece vg-tile${light}${marked ? ' hinted' : ''}`}
        data-piece={own}
        title={said}
        aria-label={said}
        onClick={() => void place(ability.id)}
        {...peeking(first.at)}
      >
        {inside}
        {drawnKey}
        {marked && <HintMark />}
      </button>
      {hasWays && (
        <button
          type="button"
          className="vg-ways"
          aria-label={s('tile.ways', { name: name(card.name) })}
          onClick={() => pick(own)}
        >
          …
        </button>
      )}
    </div>
  );
});

/** In the Flashback: what it costs, and whether it lies on the board. */
export function ShopTile({ player, ability, after = null }: Props & { readonly after?: PlayerView | null }) {
  const facts = useFacts();
  const own = useOwn();
  const { s, name } = own;
  const label = useTileLabel(player, ability);
  if (player.hero === null) return null;
  const card = abilityOf(facts, player.hero, ability.id);
  const missing = card.price - player.experience;
  const then = missing > 0 && card.price <= (after?.experience ?? 0);
  const corner = ability.onBoard ? (
    card.price > 0 && <span className="vg-count">{s('tile.held')}</span>
  ) : (
    <>
      {then && <span className="vg-short">{s('tile.then')}</span>}
      <span className={missing <= 0 ? 'vg-price' : 'vg-price dear'}>
        <Icon name="weight-lifting-up" />
        {card.price}
      </span>
    </>
  );
  const price = ability.onBoard
    ? capital(s('tile.held'))
    : [s('tile.price', { n: card.price }), ...(missing > 0 ? [s('tile.missing', { n: missing })] : [])].join(
        ', ',
      );
  return (
    <Piece
      piece={piece.tile(player.seat, ability.id)}
      label={sentences([
        label,
        ...(card.recon > 0 ? [capital(s('tile.recon', { n: card.recon }))] : []),
        capital(price),
      ])}
      className={`vg-tile vg-shop${ability.onBoard ? '' : ' offered'}${then && !ability.onBoard ? ' then' : ''}`}
      zoom={<TileCard hero={player.hero} ability={ability.id} />}
    >
      <TileFace title={name(card.name)} corner={corner}>
        <span className="vg-shop-row">
          {card.dice.length > 0 ? (
            <Sockets slots={card.dice} />
          ) : (
            <em className="vg-passive">{name('use.passive')}</em>
          )}
          {card.recon > 0 && <ReconSpaces of={card.recon} recon={ability.recon} />}
        </span>
        <span className="vg-does">
          {card.dice.length > 0 ? (
            <Effects tile={card} />
          ) : (
            <span className="vg-text">{name(card.text)}</span>
          )}
        </span>
        <Notes card={card} own={own} />
      </TileFace>
    </Piece>
  );
}

/** The recon spaces of an ability: open, half, or scouted. */
function ReconSpaces({ of, recon }: { of: number; recon: AbilityView['recon'] }) {
  const marked = recon === 'none' ? 0 : recon === 'half' ? 1 : of;
  return (
    <span className="vg-spaces" aria-hidden="true">
      <Icon name="semi-closed-eye" />
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at < marked ? 'marked' : ''} />
      ))}
    </span>
  );
}

/** Once per round, and when it is used if not in the fight. */
export function notesOn(
  { use, timing }: Pick<Ability, 'use' | 'timing'>,
  { name }: OwnWords,
): readonly string[] {
  return [
    ...(use === 'once' ? [name('use.once')] : []),
    ...(timing === 'start' || timing === 'resolution' ? [name(`timing.${timing}`)] : []),
  ];
}

function Notes({ card, own }: { card: Ability; own: OwnWords }) {
  const notes = notesOn(card, own);
  return notes.length === 0 ? null : <small className="vg-notes">{notes.join(' · ')}</small>;
}

interface FaceProps {
  readonly title: string;
  readonly corner: ReactNode;
  readonly recon?: AbilityView['recon'];
  readonly children: ReactNode;
}

function TileFace({ title, corner, recon = 'none', children }: FaceProps) {
  return (
    <>
      <span className="vg-tile-head">
        <b>{title}</b>
        {recon !== 'none' && (
          <span className={`vg-recon ${recon}`} aria-hidden="true">
            <Icon name="semi-closed-eye" />
            {recon === 'half' ? '½' : ''}
          </span>
        )}
        {corner}
      </span>
      {children}
    </>
  );
}
