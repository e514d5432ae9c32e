/** Who sits where: a line per seat of the new table. */

import { SeatChip } from '../art/index.ts';
import { useWords, type Words } from '../words/index.ts';
import { nth } from '../nth.ts';

export interface SeatDraft {
  readonly kind: string;
  /** What was typed; empty while nobody gave a name. */
  readonly name: string;
}

export interface SeatLimits {
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
}

/** The first seat is a person's; the others are bots, or people where a link says how many sit down. */
export function seatsAtFirst(game: SeatLimits, count: number | null, names: readonly string[]): SeatDraft[] {
  const usual = game.bots[0] ?? 'random';
  const filled = Math.min(game.seats.max, Math.max(count ?? 1, game.seats.min));
  return Array.from({ length: game.seats.max }, (_, at) => ({
    kind: at === 0 ? 'person' : at < filled ? (count === null ? usual : 'person') : 'empty',
    name: names[at] ?? '',
  }));
}

/** The name a seat goes by: what was typed, else its number. */
export function nameAt(seats: readonly SeatDraft[], at: number, { t }: Words): string {
  return nth(seats, at).name.trim() || t('setup.player', { n: at + 1 });
}

export function SeatForms({
  game,
  seats,
  mayBeEmpty = true,
  change,
}: {
  game: Pick<SeatLimits, 'bots'>;
  seats: readonly SeatDraft[];
  /** A game that runs keeps its seats. */
  mayBeEmpty?: boolean;
  change: (seats: readonly SeatDraft[]) => void;
}) {
  const { t } = useWords();
  const put = (at: number, to: Partial<SeatDraft>): void =>
    change(seats.map((seat, place) => (place === at ? { ...seat, ...to } : seat)));
  return (
    <ul className="seat-forms">
      {seats.map((seat, at) => (
        <li key={at} className="seat-form">
          <SeatChip seat={at} size={28} />
          <label className="sr" htmlFor={`kind-${at}`}>
            {t('setup.seat-kind', { n: at + 1 })}
          </label>
          <select
            id={`kind-${at}`}
            value={seat.kind}
            onChange={(event) => put(at, { kind: event.target.value })}
          >
            <option value="person">{t('setup.person')}</option>
            {game.bots.map((bot) => (
              <option key={bot} value={bot}>
                {t('setup.bot', { name: bot })}
              </option>
            ))}
            {mayBeEmpty && <option value="empty">{t('setup.empty')}</option>}
          </select>
          <label className="sr" htmlFor={`name-${at}`}>
            {t('setup.seat-name', { n: at + 1 })}
          </label>
          <input
            id={`name-${at}`}
            type="text"
            maxLength={24}
            value={seat.name}
            placeholder={t('setup.player', { n: at + 1 })}
            disabled={seat.kind === 'empty'}
            onChange={(event) => put(at, { name: event.target.value })}
          />
        </li>
      ))}
    </ul>
  );
}
