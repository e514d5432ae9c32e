// Adventurers where a party is put together: whoever does not know them reads what they are.

import { ADVENTURERS } from '../cards/adventurers.ts';

/** "Lothar, Fighter", by the names a language gives them. */
export const partyNamed = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    ADVENTURERS.map(({ id, class: kind }) => [
      `option-name.party.${id}`,
      `${names[`name.${id}`]}, ${names[`name.${kind}`]}`,
    ]),
  );
