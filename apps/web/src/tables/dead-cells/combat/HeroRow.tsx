/** A Beheaded in Combat: what is played, announced or still in the hand, Round by Round. */

import { memo } from 'react';
import { Icon, SeatChip } from '../../../art/index.ts';
import { useMedia, WIDE } from '../../../media.ts';
import { useActions, useQuestion, useTable } from '../../../table/context.tsx';
import { optionsOn } from '../../../table/store/draft.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { Blow, rowMarks } from './Blow.tsx';
import type { Candidate } from './candidate.ts';
import {
  NUMERALS,
  ROUNDS,
  useFacts,
  type Action,
  type CombatCard,
  type HeroView,
  type Lines,
  type Range,
  SYMBOLS,
  type Round,
  type Step,
  type Sym,
  type View,
  heroAt,
} from '../cards/facts.ts';
import { aimOf, NONE, type Forecast, type HeroForecast, type Span } from './forecast.ts';
import { RangeMark, Signs } from '../cards/glyphs.tsx';
import { Hearts } from '../sheet/Hearts.tsx';
import { announcedIcon } from '../cards/icons.ts';
import { foretells, Outlook, type Foretold, type Gain } from './Outlook.tsx';
import type { Shown } from './shown.ts';
import { actionsText, linesText, rangeText } from '../cards/speech.ts';
import { Tokens } from '../sheet/Tokens.tsx';
import { useOwn, type OwnWords } from '../words/index.ts';
import { nth } from '../../../nth.ts';

interface Announced {
  readonly say: string;
  readonly round: number;
}
const announcedBy = (hero: HeroView): Announced[] =>
  hero.announced.map((word) => {
    const [say = '', round] = word.split('.');
    return { say, round: Number(round) };
  });

function stateOf(hero: HeroView, no: number, view: View, deciding: boolean, { s }: OwnWords): string {
  if (hero.dead) return s('hero.dead');
  if (view.combat?.passer === no) return s('hero.passes');
  if (view.combat?.revealed === true) return s('hero.fights');
  if (deciding) return s('hero.choosing');
  return hero.activeCount > 0 ? s('hero.laid', { n: hero.activeCount }) : s('hero.waiting');
}

export const HeroRow = memo(function HeroRow({
  no,
  shown: stage,
  candidate,
  forecast: all,
}: {
  no: number;
  shown: Shown;
  candidate: Candidate | null;
  forecast: Forecast | null;
}) {
  const forecast = all?.heroes[no];
  const { view } = stage;
  const round = view.combat?.revealed === true ? view.combat.round : -1;
  const { combat, beheaded } = useFacts();
  const own = useOwn();
  const { s, name } = own;
  const wide = useMedia(WIDE);
  const viewer = useTable((table) => table.snapshot.viewer);
  const waiting = useTable((table) => table.snapshot.waiting);
  const hero = heroAt(view, no);
  const me = hero.seat === viewer && hero.who !== 'serenade';
  const deciding = waiting.includes(hero.seat) && hero.who !== 'serenade';
  const state = stateOf(hero, no, view, deciding, own);
  const shown = me && candidate !== null ? [...(hero.active ?? []), candidate.code] : (hero.active ?? []);
  const cards = shown.flatMap((code) => combat.get(code) ?? []);
  const known = cards.length > 0 && cards.length === shown.length;
  const announced = announcedBy(hero);
  const left = Math.max(0, hero.health - hero.damage);
  const doomed = !hero.dead && forecast?.dies === 'yes';
  const label = `${name(`beheaded.${hero.who}`)}, ${s('foe.health', { left, health: hero.health })}, ${state}${doomed ? `, ${s('hero.doomed')}` : ''}. ${spoken(hero, view.combat?.revealed === true && known ? cards : [], announced, own)}`;
  const piece = `hero:${no}`;
  const announcing = useAnnouncing(me);
  return (
    <div
      className={`dc-row dc-hero${me ? ' mine' : ''}${hero.dead ? ' dead' : ''}${rowMarks(stage, piece)}`}
      data-row={piece}
    >
      <Piece piece={piece} label={label} className="dc-who">
        <SeatChip seat={hero.seat} size={26} />
        <span className="dc-who-text">
          <b>
            {wide ? name(`beheaded.${hero.who}`) : s(`short.${hero.who}`)}
            {view.run.firstPlayer === no && <Icon name="crown" className="dc-crown" />}
          </b>
          <span className="dc-vitals">
            <Hearts now={left} max={hero.health} then={forecast?.left[1] ?? left} />
            <Tokens of={hero} />
            <small className={doomed ? 'dc-doom' : ''}>{doomed ? s('hero.doomed') : state}</small>
          </span>
        </span>
        <Blow shown={stage} piece={piece} />
      </Piece>
      {ROUNDS.map((one) => {
        const actions = withTracks(
          cards.flatMap(({ lines }) => (lines as Lines)[one] ?? []),
          surely(hero, one, beheaded.get(hero.who)?.tracks),
        );
        const preview = me && candidate !== null;
        const said = announced.filter((word) => word.round === one);
        const chosen = candidate?.round === one && me;
        const frozen = (hero.frozen & (1 << one)) !== 0;
        const then = forecast?.rounds[one];
        const told = then === undefined ? null : toldOf(then, known ? actions : []);
        const tells = told !== null && foretells(told);
        // While cards lie face down only the own ones are foretold: whom they strike is whom this one strikes.
        const aim =
          me && view.combat?.revealed === false && all !== null
            ? aimOf(actions, one, all, view.combat.enemies)
            : null;
        return (
          <span
            key={one}
            className={`dc-cell dc-own${one === round ? ' now' : ''}${tells ? ' dc-foretold' : ''}${known && actions.length > 0 ? ' dc-worded' : ''}`}
            data-round={one}
            aria-hidden="true"
            {...announcing(one)}
          >
            {known ? (
              <Acts actions={actions} {...{ preview, chosen, frozen, aim, own }} />
            ) : (
              <Hidden round={one} said={said} laid={hero.activeCount > 0} />
            )}
            {tells && <Outlook told={told} />}
          </span>
        );
      })}
    </div>
  );
});

/** What the steps taken add to a Damage Action of a Round, whomever it strikes and wherever. */
export function surely(
  hero: Pick<HeroView, 'levels'>,
  round: Round,
  tracks: Readonly<Record<Sym, readonly Step[]>> | undefined,
): number {
  const steps = SYMBOLS.flatMap((sym, at) => tracks?.[sym].slice(0, hero.levels[at]) ?? []);
  return steps.reduce((sum, step) => {
    if (step.kind !== 'damageBonus' || step.space !== undefined || step.against !== undefined) return sum;
    return step.round === undefined || step.round === round ? sum + step.n : sum;
  }, 0);
}

/** The first Damage icon of an Action gains it, as in the Round. */
export function withTracks(actions: readonly Action[], more: number): readonly Action[] {
  if (more === 0) return actions;
  return actions.map((action) => {
    const at = action.icons.findIndex(({ kind }) => kind === 'damage');
    const icons = action.icons.map((icon, no) =>
      no === at && icon.kind === 'damage' ? { ...icon, n: icon.n + more } : icon,
    );
    return at === -1 ? action : { ...action, icons };
  });
}

/** The own cells take what the chosen card announces: a press on one says its Round, as its button in the bar does. */
function useAnnouncing(me: boolean): (round: Round) => React.HTMLAttributes<HTMLElement> {
  const question = useQuestion();
  const narrowed = useTable((table) => table.narrowed);
  const { choose } = useActions();
  const { s } = useOwn();
  return (round) => {
    if (!me || question?.kind !== 'playCard' || narrowed === null) return {};
    const found = optionsOn(question, narrowed).find(
      ({ option }) => (option.value as { readonly round?: number }).round === round,
    );
    if (found === undefined) return {};
    return {
      onClick: () => choose(found.at, question),
      title: s('announce.here', { round: NUMERALS[round] }),
      style: { cursor: 'pointer' },
    };
  };
}

function toldOf(then: HeroForecast['rounds'][number], actions: readonly Action[]): Foretold {
  const { hurt, blocked, states } = then;
  return { hit: hurt, blocked, states, falls: false, gains: unprinted(then, actions) };
}

/** What is gained without being printed there: by a Skill, an Equipment, an ally. */
function unprinted(
  { shields, healed }: HeroForecast['rounds'][number],
  actions: readonly Action[],
): Readonly<Record<Gain, Span>> {
  const prints = (kind: string): boolean =>
    actions.some(({ icons }) => icons.some((icon) => icon.kind === kind));
  return { shields: prints('shield') ? NONE : shields, healed: prints('heal') ? NONE : healed };
}

/** What lies there: open cards with their lines, or what was announced of those that lie face down. */
function spoken(
  hero: HeroView,
  shown: readonly CombatCard[],
  announced: readonly Announced[],
  own: OwnWords,
): string {
  const { s, name } = own;
  if (shown.length > 0)
    return shown.map((card) => `${name(card.name)}. ${linesText(card.lines as Lines, own)}`).join('. ');
  if (announced.length === 0) return '';
  const words = announced.map(({ say, round }) => `${name(`say.${say}`)} ${NUMERALS[round as Round]}`);
  return s('hero.announced', { what: words.join(', '), n: hero.activeCount });
}

function Acts({
  actions,
  preview,
  chosen,
  frozen,
  aim,
  own,
}: {
  actions: readonly Action[];
  preview: boolean;
  chosen: boolean;
  frozen: boolean;
  /** The one foe it strikes. */
  aim: string | null;
  own: OwnWords;
}) {
  if (actions.length === 0) return null;
  const kind = chosen ? 'chosen' : frozen ? 'frozen' : preview ? 'preview' : 'open';
  const range = nth(actions, 0).range;
  return (
    <span className={`dc-act ${kind}`} title={actionsText(actions, own)}>
      {actions.map((action, at) => (
        <Signs key={at} action={action} counted />
      ))}
      {aim === null && typeof range === 'object' && range.spaces.length > 1 ? (
        <RangeMark range={range} />
      ) : (
        // Two cards in one cell leave no room for words, and each has its own range: pointing tells.
        range !== undefined && actions.length === 1 && <small>{onWhom(range, aim, own)}</small>
      )}
    </span>
  );
}

/** Whom an Action of one's own falls on, after its number: `1 on you`, `2 on Zombie`. */
function onWhom(range: Range, aim: string | null, own: OwnWords): string {
  if (aim !== null) return own.words.say({ id: 'on.foe', args: { foe: { id: aim } } });
  return typeof range === 'string' ? own.s(`on.${range}`) : rangeText(range, own);
}

/** A card that lies face down: only what was announced is known. */
function Hidden({ round, said, laid }: { round: Round; said: readonly Announced[]; laid: boolean }) {
  const { name } = useOwn();
  if (said.length > 0)
    return (
      <span className="dc-act open">
        <Icon name={announcedIcon(nth(said, 0).say)} />
        <small>{name(`say.${nth(said, 0).say}`)}</small>
      </span>
    );
  if (round === 0 || round === 4) return null;
  return laid ? <span className="dc-act unknown">?</span> : <span className="dc-dash">–</span>;
}
