/** What the odds say beside the game's own words, in English and French. */

const en = {
  tab: 'Odds',
  'as-is': 'As things stand',
  for: 'If: {what}',
  none: 'Nothing that can be told hangs on chance here. Choose an answer, or point at one, to see its odds.',
  'none.for': 'Nothing that can be told of this answer hangs on chance.',
  off: 'Odds are switched off at this table.',
  later: 'There are no odds while others act.',
  counted: 'Counted: every possibility is in it.',
  tried:
    'Tried on {n, plural, one {# table} other {# tables}} dealt anew from what you know; the margin of error is given.',
  working: 'Still trying.',
} as const;

const fr: Readonly<Record<keyof typeof en, string>> = {
  tab: 'Chances',
  'as-is': 'En l’état',
  for: 'Si : {what}',
  none: 'Rien de ce qui peut être dit ne dépend ici du hasard. Choisissez une réponse, ou survolez-la, pour voir ses probabilités.',
  'none.for': 'Rien de ce qui peut être dit de cette réponse ne dépend du hasard.',
  off: 'Les probabilités ne sont pas montrées à cette table.',
  later: 'Pas de probabilités pendant que d’autres agissent.',
  counted: 'Compté : toutes les possibilités y sont.',
  tried:
    'Essayé sur {n, plural, one {# table redistribuée} other {# tables redistribuées}} selon ce que vous savez ; la marge d’erreur est indiquée.',
  working: 'Les essais continuent.',
};

export const oddsWords = { en, fr };
