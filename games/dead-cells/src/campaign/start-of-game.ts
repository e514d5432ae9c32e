// DC-SETUP-16, DC-MUT-03: before the Run begins every Start of Game card is applied, and what was promised for this Run.
import type { Procedure } from '@gravetable/kernel';
import { askReceiver } from '../asking.ts';
import { redeal } from '../checks/hands.ts';
import { gainIcons } from '../gains/icons.ts';
import { askBranch, cardName } from '../upgrades/mutation.ts';
import { procedure } from '../rulebook.ts';
import type { Effect } from '../schema.ts';
import { fitSlots } from '../gains/scrolls.ts';
import type { BoughtNo, HeroNo } from '../state.ts';
import { featOf } from '../upgrades/feats.ts';
import { effectsOf } from '../upgrades/standing.ts';
import { heroAt, living, type Seen } from '../table.ts';

type Standing = Extract<Effect, { kind: 'startHealth' | 'startWith' | 'openSlot' | 'redealHand' }>;
const isStanding = (effect: Effect): effect is Standing =>
  effect.kind === 'startHealth' ||
  effect.kind === 'startWith' ||
  effect.kind === 'openSlot' ||
  effect.kind === 'redealHand';

/** DC-RULING-132: Serenade counts as a Beheaded, but she has neither slots nor a hand. */
function beheaded(t: Seen, { kind }: Standing): HeroNo[] {
  const own = kind === 'openSlot' || kind === 'redealHand';
  return own ? living(t).filter((no) => heroAt(t, no).who !== 'serenade') : living(t);
}

/** Whether it matters who receives: what goes into the Bag has no receiver, and icons ask for themselves. */
const asksReceiver = (effect: Standing): boolean => effect.who === 'one' && effect.kind !== 'startWith';

function receiversOf(t: Seen, effect: Standing, chosen: HeroNo | null): HeroNo[] {
  if (effect.who === 'each') return beheaded(t, effect);
  return [chosen ?? (effect.who === 'one' ? beheaded(t, effect)[0]! : t.board.run.firstPlayer)];
}

interface Start {
  readonly card: BoughtNo;
  readonly effect: Standing;
}

/** One advantage for one Beheaded. */
const give = procedure<{ effect: Standing; hero: HeroNo }>('giveStart')
  .do('DC-MUT-03e', (t, v) => {
    const hero = heroAt(t, v.hero);
    if (v.effect.kind === 'startHealth') hero.extraHealth += v.effect.n;
    else if (v.effect.kind === 'openSlot') {
      hero.extraSlots += v.effect.n;
      fitSlots(t, hero);
    }
  })
  .call('DC-MUT-03f', (t, v) => {
    if (v.effect.kind === 'redealHand') return redeal.with({ hero: v.hero });
    if (v.effect.kind !== 'startWith') return null;
    const among = v.effect.who === 'one' ? beheaded(t, v.effect) : [v.hero];
    return gainIcons.with({ icons: v.effect.icons, among });
  })
  .end();

const apply = procedure<Start>('applyStart')
  .ask('DC-MUT-03g', 'one', (t, v) =>
    asksReceiver(v.effect)
      ? askReceiver(t, beheaded(t, v.effect), 'startReceiver', { card: cardName(v.card) })
      : null,
  )
  .set('DC-MUT-03h', 'left', (t, v) => receiversOf(t, v.effect, v.one))
  .while(
    'DC-MUT-03i',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-MUT-03j', 'hero', (_, v) => v.left[0]!)
        .set('DC-MUT-03k', 'left', (_, v) => v.left.slice(1))
        .call('DC-MUT-03l', (_, v) => give.with({ effect: v.effect, hero: v.hero })),
  )
  .end();

interface Effects {
  readonly card: BoughtNo;
  readonly effects: readonly Effect[];
}
const applyAll: Procedure<Effects, void> = procedure<Effects>('applyAll')
  .set('DC-MUT-03m', 'left', (_, v) => v.effects.slice())
  .while(
    'DC-MUT-03n',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-MUT-03o', 'effect', (_, v) => v.left[0]!)
        .set('DC-MUT-03p', 'left', (_, v) => v.left.slice(1))
        .ask('DC-MUT-03q', 'branch', (t, v) => askBranch(t, v.card, v.effect))
        .call('DC-MUT-03r', (_, v) => {
          const effect = v.effect;
          if (effect.kind === 'choose')
            return applyAll.with({ card: v.card, effects: effect.options[v.branch!]! });
          if (effect.kind === 'nextRun') return applyAll.with({ card: v.card, effects: effect.effects });
          return isStanding(effect) ? apply.with({ card: v.card, effect }) : null;
        }),
  )
  .end();

/** What a card promised for the next Run, wherever on the card it stands. */
function promised(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'nextRun') return [effect];
    return effect.kind === 'choose' ? effect.options.flatMap((option) => promised(option)) : [];
  });
}

export const startOfGame = procedure('startOfGame')
  .set('DC-SETUP-16a', 'left', (t) => t.board.campaign.startOfGame.filter((no) => featOf(no) === null))
  .while(
    'DC-SETUP-16b',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-SETUP-16c', 'card', (_, v) => v.left[0]!)
        .set('DC-SETUP-16d', 'left', (_, v) => v.left.slice(1))
        .do('DC-SETUP-16e', (t, v) => t.tell?.({ kind: 'mutation', card: cardName(v.card) }))
        .call('DC-SETUP-16f', (_, v) => applyAll.with({ card: v.card, effects: effectsOf(v.card) })),
  )
  .while(
    'DC-SETUP-16g',
    (t) => t.board.campaign.nextRun.length > 0,
    (each) =>
      each
        .set('DC-SETUP-16h', 'gift', (t) => {
          const { campaign } = t.board;
          const card = campaign.nextRun.shift()!;
          campaign.done.push(card);
          t.tell?.({ kind: 'mutation', card: cardName(card) });
          return card;
        })
        .call('DC-SETUP-16i', (_, v) =>
          applyAll.with({ card: v.gift, effects: promised(effectsOf(v.gift)) }),
        ),
  )
  .end();
