/** What is played at a table, and how, for whoever comes to it. */

import type { Json, OptionSpec } from '@gravetable/kernel';
import { forms } from 'virtual:gravetable/forms';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { isPoster } from '../brand.ts';
import { presetOf, type Way } from '../presets.ts';
import { choiceName, optionName } from '../screens/OptionField.tsx';
import { wordsOf } from '../words/index.ts';
import { useHere } from './context.tsx';
import { useOnlineWords } from './words.ts';

/** A Quest or another choice is always told, a figure or a switch where it is not the usual one. */
const isTold = (spec: OptionSpec, value: Json | undefined): boolean =>
  spec.kind === 'choice' ||
  ((spec.kind === 'flag' || spec.kind === 'number') && value !== undefined && value !== spec.default);

export function Facts() {
  const { o, words } = useOnlineWords();
  const { t, language } = words;
  const { room, you } = useHere();
  const game = forms.find(({ id }) => id === room.game);
  if (game === undefined) return null;
  const own = wordsOf(language, game.words[language]);
  const preset = presetOf(room.way as unknown as Way);
  const valueOf = (spec: OptionSpec): string => {
    const value = room.options[spec.id] ?? ('default' in spec ? spec.default : null);
    if (typeof value === 'boolean') return o(value ? 'lobby.on' : 'lobby.off');
    if (typeof value === 'string') return choiceName(spec, value, own);
    return typeof value === 'number' ? String(value) : '';
  };
  return (
    <ul className="lobby-facts">
      {isPoster(game.id) && <Fact icon="three-friends">{t(`game.${game.id}.pitch`)}</Fact>}
      {game.options
        .filter((spec) => isTold(spec, room.options[spec.id]))
        .map((spec) => (
          <Fact key={spec.id} icon="open-book">
            {o('lobby.fact', { what: optionName(spec, own), value: valueOf(spec) })}
          </Fact>
        ))}
      <Fact icon="rule-book">
        {o('lobby.fact', {
          what: t('preset.label'),
          value: preset === null ? o('lobby.own-way') : t(`preset.${preset}`),
        })}
      </Fact>
      {!you.host && <Fact icon="talk">{o(`talk.${room.talk}`)}</Fact>}
      <Fact icon="perspective-dice-six">
        {room.seedKnown ? o('lobby.seed-known') : t('table.seed-unknown')}
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="lobby-fact">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
