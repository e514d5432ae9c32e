/** A Threat up close: what it does for the rest of the game. Its keywords lead to their rules. */

import { GameCard } from '../../art/index.ts';
import { Keyworded } from '../../table/rules/Keyworded.tsx';
import { iconNamed, type ThreatId } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { useOwn } from './words/index.ts';

export function ThreatCard({ threat }: { threat: ThreatId }) {
  const { THREATS } = useFacts();
  const { s, words, keywords } = useOwn();
  return (
    <GameCard
      id={threat}
      title={words.say({ id: `threat.${threat}` })}
      icon={iconNamed(THREATS[threat].icon)}
      motif="lamps"
      size="L"
      type={s('threat.kind')}
      text={
        <>
          <p>
            <Keyworded text={words.say({ id: `threat.${threat}.text` })} keywords={keywords} />
          </p>
          <p className="flavour cd-flavour">{words.say({ id: `threat.${threat}.flavour` })}</p>
        </>
      }
    />
  );
}
