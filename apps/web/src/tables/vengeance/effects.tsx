/** What a tile does, step by step, in signs and words. */

import { Fragment } from 'react';
import { Icon } from '../../art/index.ts';
import { iconNamed, useFacts, type Ability, type Item } from './facts.ts';
import { useOwn } from './words/index.ts';

type Effect = Ability['effects'][number];

const BRIEF = ['sm-i3', 'ib-i4', 'vq-i4'] as const;

const isBrief = (id: string): id is (typeof BRIEF)[number] => BRIEF.some((one) => one === id);

/** The word of the act inside, and what comes with it. */
function partsOf(effect: Effect): {
  readonly word: string;
  readonly also: string | null;
  readonly maybe: boolean;
} {
  switch (effect.word) {
    case 'bonus':
      return { word: effect.act.word, also: 'bonus', maybe: false };
    case 'perHealth':
      return { word: effect.act.word, also: 'perHealth', maybe: true };
    case 'all':
      return { word: 'all', also: null, maybe: false };
    case 'flash':
      return { word: effect.word, also: null, maybe: false };
    case 'guard':
    case 'next':
      return { word: effect.word, also: null, maybe: false };
    default:
      return { word: effect.word, also: null, maybe: effect.optional };
  }
}

interface Props {
  readonly tile: Pick<Ability | Item, 'id' | 'effects' | 'text'>;
  readonly at?: number;
  /** Where there is little room a long text is told in a few words; the whole of it is read up close. */
  readonly brief?: boolean;
}

/** `hit then hit`; a tile that does nothing by itself tells its text instead. */
export function Effects({ tile, at, brief = false }: Props) {
  const { EFFECT_ICONS } = useFacts();
  const { s, name } = useOwn();
  const { effects } = tile;
  if (effects.length === 0 || effects.some(({ word }) => word === 'next'))
    return (
      <span className="vg-text">{brief && isBrief(tile.id) ? s(`brief.${tile.id}`) : name(tile.text)}</span>
    );
  return (
    <span className="vg-effects">
      {effects.map((effect, step) => {
        const { word, also, maybe } = partsOf(effect);
        return (
          <Fragment key={step}>
            {step > 0 && <small>{s('effect.then')}</small>}
            <span className={at === step ? 'vg-effect now' : 'vg-effect'}>
              <Icon name={iconNamed(EFFECT_ICONS[word as keyof typeof EFFECT_ICONS])} />
              {word === 'all' ? s('effect.all-here') : name(`effect.${word}`).toLowerCase()}
              {also === 'bonus' && (
                <small>
                  (<Icon name="crossed-sabres" />)<span className="sr">{s('effect.bonus')}</span>
                </small>
              )}
              {also === 'perHealth' && <small> {s('effect.each')}</small>}
              {maybe && also === null && <small className="vg-maybe"> {s('effect.maybe')}</small>}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
