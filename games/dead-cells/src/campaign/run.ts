// DC-GEN, DC-END: the campaign, Run after Run until the Group stops. The outermost procedures.
import { adviceOf, choose, type Outcome } from '@gravetable/kernel';
import { bossCombat } from '../bosses/index.ts';
import { endOfRun } from './end-of-run.ts';
import { explore } from '../biome/exploration.ts';
import { interbiome } from '../biome/interbiome.ts';
import { biomeSetup, putAway } from './next-biome.ts';
import { resetCampaign } from './reset.ts';
import { procedure } from '../rulebook.ts';
import type { BiomeId, BossId } from '../schema.ts';
import { runSetup } from './setup.ts';
import type { Seen } from '../table.ts';

type Place = BiomeId | BossId;
const isBiome = (place: Place | null): place is BiomeId => place !== null && place.startsWith('B');
const isBoss = (place: Place | null): place is BossId => place !== null && place.startsWith('C');

/** DC-GEN-02: a Biome, its Interbiome, the next, until somebody dies or a Boss has been fought. */
export const run = procedure('run')
  .call('DC-GEN-02', 'place', () => runSetup.with())
  .set('DC-GEN-10', 'next', (_, v): Place | null => v.place)
  .while(
    'DC-NEXT-02',
    (_, v) => isBiome(v.next),
    (each) =>
      each
        .set('DC-NEXT-02a', 'last', (_, v): Place => v.next!)
        .call('DC-SETUP-10', (_, v) => biomeSetup.with({ id: v.next as BiomeId }))
        .call('DC-GEN-04a', 'next', () => explore.with())
        .when(
          'DC-DEATH-03b',
          (_, v) => v.next !== null,
          (left) => left.call('DC-IB-01b', () => interbiome.with()).do('DC-NEXT-01', putAway),
        ),
  )
  .set('DC-GEN-02a', 'won', (): boolean => false)
  .when(
    'DC-NEXT-02b',
    (_, v) => isBoss(v.next),
    (boss) =>
      boss
        .do('DC-RULING-109', (t) => {
          t.board.run.phase = 'boss';
        })
        .call('DC-NEXT-02c', 'won', (_, v) => bossCombat.with({ boss: v.next as BossId })),
  )
  .call('DC-GEN-03', (t, v) => {
    const beaten = v.won && isBoss(v.next) ? v.next : null;
    const place = isBoss(v.next) ? `boss.${v.next}` : `biome.${t.board.biome?.id ?? 'B1'}`;
    return endOfRun.with({ beaten, place });
  })
  .end();

const limitReached = (t: Seen): boolean => {
  const { limit, runs } = t.board.campaign;
  return limit > 0 && runs >= limit;
};

/** DC-GEN-03, DC-MUT-08: a campaign is one save. It may be closed between Runs, stopped, or begun anew. */
export const campaign = procedure<object, Outcome>('campaign')
  .set('DC-GEN-01', 'next', (): 'run' | 'reset' | 'stop' => 'run')
  .while(
    'DC-GEN-03a',
    (t, v) => v.next !== 'stop' && !limitReached(t),
    (each) =>
      each
        .ask('DC-GEN-03b', 'choice', (t) => {
          const { campaign: saved } = t.board;
          if (saved.runs === 0) return null;
          return choose(saved.firstSeat, ['run', 'reset', 'stop'] as const, {
            kind: 'nextRun',
            about: { n: saved.runs },
            says: (one) => ({ id: one === 'stop' ? 'option.endCampaign' : `option.${one}` }),
            advice: () => adviceOf(t),
          });
        })
        .set('DC-GEN-03c', 'next', (_, v) => v.choice ?? 'run')
        .call('DC-RESET-01a', (_, v) => (v.next === 'reset' ? resetCampaign.with() : null))
        .call('DC-GEN-02b', (_, v) => (v.next === 'run' ? run.with() : null)),
  )
  .return('DC-GEN-01a', (t): Outcome => {
    const { defeated, runs, bossCells } = t.board.campaign;
    const won = defeated.includes('C3');
    t.tell?.({ kind: 'campaignEnds', n: runs });
    return {
      winners: won ? t.seats.slice() : [],
      reason: won ? 'handDefeated' : limitReached(t) ? 'limit' : 'stopped',
      runs,
      defeated: defeated.slice(),
      bossCells,
    };
  })
  .end();
