/** What the roll has brought: sets in any order, scouted abilities, tiles that work by themselves. */

import { Icon } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { useQuestion } from '../../../table/context.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { nth } from '../../../nth.ts';
import { Handful } from '../dice.tsx';
import { Effects } from '../effects.tsx';
import { abilityOf, doing, piece, useFacts, type PlayerView } from '../facts.ts';
import { TileCard } from '../TileCard.tsx';
import { useOwn } from '../words/index.ts';

interface Source {
  readonly ability: string;
  readonly dice: string;
  readonly kind: 'useSet' | 'useRecon' | 'usePassive';
  readonly used: boolean;
}

/** Equal sources, drawn as one: which of them is used makes no difference. */
interface Stack {
  readonly source: Source;
  readonly n: number;
  /** It is the one under way, which lies apart. */
  readonly now: boolean;
}

/** Everything that may be used, and what has been. */
export function sourcesOf(player: PlayerView, passive: readonly string[]): readonly Source[] {
  return [
    ...player.sets.map(({ ability, dice, used }): Source => ({ ability, dice, kind: 'useSet', used })),
    ...player.abilities
      .filter(({ recon }) => recon === 'marked')
      .map(({ id }): Source => ({ ability: id, dice: '', kind: 'useRecon', used: false })),
    ...passive.map((ability): Source => ({ ability, dice: '', kind: 'usePassive', used: false })),
  ];
}

function stacked(sources: readonly Source[], under: Source | undefined): readonly Stack[] {
  const alike = (one: Source): string => [one.kind, one.ability, one.dice, one.used, one === under].join(' ');
  const keys = sources.map(alike);
  return sources.flatMap((source, at) => {
    const key = nth(keys, at);
    const n = keys.filter((one) => one === key).length;
    return keys.indexOf(key) === at ? [{ source, n, now: source === under }] : [];
  });
}

/** So many lie side by side at their usual width in two rows. */
const ROOMY = 8;

export function Sets({ player }: { player: PlayerView }) {
  const { s } = useOwn();
  const question = useQuestion();
  const passive = (question?.options ?? []).flatMap(({ value }) => {
    const what = doing(value);
    return what?.do === 'usePassive' && what.ability !== undefined ? [what.ability] : [];
  });
  const sources = sourcesOf(player, passive);
  // Of equal sets the one used last is under way.
  const under = sources.findLast((one) => one.used && one.ability === question?.about['tile']);
  const stacks = stacked(sources, under);
  return (
    <section className="vg-sets" aria-label={s('sets')}>
      <h3 className="small-caps">{s('sets.order')}</h3>
      <ul className={stacks.length > ROOMY ? 'vg-many' : ''}>
        {stacks.map((stack, at) => (
          <li key={`${stack.source.kind} ${stack.source.ability} ${at}`}>
            <SetCard player={player} stack={stack} />
          </li>
        ))}
        {sources.length === 0 && <li className="vg-none-yet">{s('sets.none')}</li>}
      </ul>
    </section>
  );
}

function SetCard({ player, stack }: { player: PlayerView; stack: Stack }) {
  const { source, n, now } = stack;
  const facts = useFacts();
  const { s, name } = useOwn();
  const question = useQuestion();
  if (player.hero === null) return null;
  const card = abilityOf(facts, player.hero, source.ability);
  const about: Readonly<Record<string, unknown>> = question?.about ?? {};
  const step = now ? about : null;
  const at = source.used
    ? -1
    : (question?.options.findIndex(({ value }) => {
        const what = doing(value);
        return (
          what?.do === source.kind && what.ability === source.ability && (what.dice ?? '') === source.dice
        );
      }) ?? -1);
  const state =
    step !== null
      ? s('set.step', { n: step['step'] as number, of: step['steps'] as number })
      : source.used
        ? s('set.used')
        : '';
  const many = n > 1 ? s('tile.sets-brief', { n }) : '';
  const inside = (
    <>
      <span className="vg-set-head">
        <b>
          {name(card.name)}
          {many !== '' && <span className="vg-times"> {many}</span>}
        </b>
        <small>{state}</small>
      </span>
      {source.dice === '' ? (
        <span className="vg-scouted">
          <Icon name="semi-closed-eye" />
          {s(source.kind === 'useRecon' ? 'set.recon' : 'set.passive')}
        </span>
      ) : (
        <Handful dice={source.dice} />
      )}
      <Effects tile={card} />
    </>
  );
  const wide = source.dice.length > 3 ? ' vg-wide' : '';
  const looks = `piece vg-set${wide}${source.used ? ' used' : ''}${step === null ? '' : ' now'}`;
  if (question !== null && at >= 0) {
    return (
      <OptionButton question={question} at={at} className={`${looks} lit-available`}>
        {inside}
      </OptionButton>
    );
  }
  const label = [[name(card.name), many].join(' ').trim(), [name(card.text), state].join(' ').trim()].join(
    ', ',
  );
  // What is used up is nothing that could be chosen any more, whatever else is asked about the ability.
  if (source.used) {
    return (
      <div className={looks} role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <Piece
      piece={piece.tile(player.seat, source.ability)}
      label={label}
      className={looks.replace('piece ', '')}
      zoom={<TileCard hero={player.hero} ability={source.ability} />}
    >
      {inside}
    </Piece>
  );
}
