/** The kernel's own words: refusals and the names of seats. Games and apps add theirs. */

import type { Catalogue, Language } from './text.ts';

const en = {
  seat: 'Player {n}',
  place: 'Place {n}',
  yes: 'yes',
  no: 'no',
  'refusal.NOT_ASKED': 'Nothing is being asked of that seat now.',
  'refusal.STALE_QUESTION': 'That question has been answered already.',
  'refusal.NOT_AN_ANSWER': 'That is not one of the possible answers.',
  'refusal.OTHER_QUESTION': 'That is not what is asked now.',
  'refusal.NO_ROOM': '{place}: at most {room}. There is no room for: {item}.',
  'refusal.MALFORMED': 'That cannot be read: {why}.',
  'refusal.GAME_OVER': 'The game is over.',
  'refusal.UNKNOWN_GAME': 'There is no game called {game} here.',
  'refusal.UNKNOWN_FORMAT': 'This is not a Gravetable file.',
  'refusal.UNKNOWN_VERSION': 'This file was written by version {version}, which this version cannot read.',
  'refusal.OTHER_CONTENT': 'This file was played with other cards than the ones here.',
  'refusal.CORRUPT': 'This file is damaged ({where}). It was left as it is.',
  'refusal.TOO_LARGE':
    'This is larger than any game: {what, select, file {a file of at most {most} characters} seats {at most {most} seats} name {names of at most {most} characters} answers {at most {most} answers} other {at most {most} changes to a table}} can be opened. It was left as it is.',
  'refusal.TOO_SLOW': 'This takes longer to open than any game does. It was left as it is.',
  'refusal.RULES_BROKE':
    'The rules cannot go on from that answer ({where}). Nothing was done: take another, or take back.',
  'refusal.BAD_OPTIONS': 'These settings do not fit the game: {where}.',
  'refusal.NOTHING_TO_UNDO': 'There is nothing to take back.',
  'refusal.NOTHING_TO_REDO': 'There is nothing to do again.',
  'refusal.INFORMATION_LINE': 'Something became known after that; only the whole table can agree to go back.',
  'refusal.LINE_HOLDS': 'Something became known after that. At this table nothing before it is taken back.',
  'refusal.LOOKING_BACK': 'Nothing is taken back while you look back. A what-if can be tried from here.',
  'refusal.NEEDS_CONSENT': 'Not everybody at the table has agreed.',
  'refusal.PLAYED_ON': 'Other rules or cards have taken over since. Nothing before that is taken back.',
  'refusal.PAST_NEEDED': 'What came before has to be read first.',
  'refusal.STALE_TABLE': 'The table has moved on meanwhile.',
  'refusal.TOO_FAST': 'That came too fast after what came before.',
  'refusal.SEAT_TAKEN': 'Somebody else has this seat, or it is kept for them.',
  'refusal.LOCKED': 'The table is locked: nobody new sits down.',
  'refusal.HOST_ONLY': 'Only the host of the table does that.',
  'refusal.NOT_NOW': 'That cannot be done at this table now.',
  'refusal.NO_TALK': 'At this table that is not said.',
  'refusal.NO_GUIDE': 'Decisions of this game cannot be weighed: there is no guide to it.',
  'advice.wins': 'Played on with care it wins about {n} of 100 such tables, the next best {next}.',
  'advice.wins.alone': 'Played on with care it wins about {n} of 100 such tables.',
  'advice.wins.even':
    'Played on with care it wins about {n} of 100 such tables; nothing else is surely better.',
  'advice.wins.review':
    'Played on with care it wins about {n} of 100 such tables, what was done {given}, give or take {error}.',
  'odds.counted': '{rare, select, rare {less than 1} other {{n}}} of 100',
  'odds.tried': 'about {n} of 100 (± {error})',
  'advice.wins.axis': 'Games won of 100 such tables',
  'event.playedOn': 'From here on the rules and cards of version {version} are played.',
  'event.playedOnFrom':
    'From here on the rules and cards of version {version} are played. The next answer does not fit them: {why} {n, plural, one {It is} other {It and what followed (# answers) are}} kept beside the game, and the table stands at that decision.',
} as const;

const fr: Record<keyof typeof en, string> = {
  seat: 'Joueur {n}',
  place: 'Emplacement {n}',
  yes: 'oui',
  no: 'non',
  'refusal.NOT_ASKED': 'Rien n’est demandé à cette place pour le moment.',
  'refusal.STALE_QUESTION': 'Cette question a déjà reçu sa réponse.',
  'refusal.NOT_AN_ANSWER': 'Ce n’est pas l’une des réponses possibles.',
  'refusal.OTHER_QUESTION': 'Ce n’est pas ce qui est demandé maintenant.',
  'refusal.NO_ROOM': '{place} : {room} au plus. Il n’y a plus de place pour : {item}.',
  'refusal.MALFORMED': 'Lecture impossible : {why}.',
  'refusal.GAME_OVER': 'La partie est terminée.',
  'refusal.UNKNOWN_GAME': 'Il n’y a pas ici de jeu nommé {game}.',
  'refusal.UNKNOWN_FORMAT': 'Ce n’est pas un fichier Gravetable.',
  'refusal.UNKNOWN_VERSION': 'Ce fichier vient de la version {version}, illisible pour cette version-ci.',
  'refusal.OTHER_CONTENT': 'Ce fichier a été joué avec d’autres cartes que celles d’ici.',
  'refusal.CORRUPT': 'Ce fichier est endommagé ({where}). Il a été laissé tel quel.',
  'refusal.TOO_LARGE':
    'C’est plus grand que toute partie : on peut ouvrir {what, select, file {un fichier de {most} caractères au plus} seats {{most} places au plus} name {des noms de {most} caractères au plus} answers {{most} réponses au plus} other {{most} changements de table au plus}}. Le fichier a été laissé tel quel.',
  'refusal.TOO_SLOW': 'C’est plus long à ouvrir que toute partie. Le fichier a été laissé tel quel.',
  'refusal.RULES_BROKE':
    'Les règles ne peuvent pas continuer après cette réponse ({where}). Rien n’a été fait : choisissez-en une autre, ou revenez en arrière.',
  'refusal.BAD_OPTIONS': 'Ces réglages ne conviennent pas au jeu : {where}.',
  'refusal.NOTHING_TO_UNDO': 'Il n’y a rien à annuler.',
  'refusal.NOTHING_TO_REDO': 'Il n’y a rien à rétablir.',
  'refusal.INFORMATION_LINE':
    'Quelque chose a été révélé depuis ; seule toute la table peut décider de revenir en arrière.',
  'refusal.LINE_HOLDS': 'Quelque chose a été révélé depuis. À cette table, on ne revient pas au-delà.',
  'refusal.LOOKING_BACK':
    'Rien n’est annulé pendant que vous regardez en arrière. Un « Et si » peut être essayé d’ici.',
  'refusal.NEEDS_CONSENT': 'Tout le monde à la table n’a pas donné son accord.',
  'refusal.PLAYED_ON':
    'D’autres règles ou d’autres cartes ont pris le relais depuis. On ne revient pas en deçà.',
  'refusal.PAST_NEEDED': 'Il faut d’abord relire ce qui précède.',
  'refusal.STALE_TABLE': 'La table a avancé entre-temps.',
  'refusal.TOO_FAST': 'C’est venu trop vite après ce qui précède.',
  'refusal.SEAT_TAKEN': 'Cette place est prise, ou gardée pour quelqu’un.',
  'refusal.LOCKED': 'La table est verrouillée : personne d’autre ne s’y assoit.',
  'refusal.HOST_ONLY': 'Cela revient à l’hôte de la table.',
  'refusal.NOT_NOW': 'Ce n’est pas possible à cette table pour le moment.',
  'refusal.NO_TALK': 'À cette table, cela ne se dit pas.',
  'refusal.NO_GUIDE': 'Les décisions de ce jeu ne peuvent pas être pesées : il n’a pas de guide.',
  'advice.wins':
    'Jouée ensuite avec soin, une telle table est gagnée environ {n} fois sur 100, contre {next} avec le deuxième choix.',
  'advice.wins.alone': 'Jouée ensuite avec soin, une telle table est gagnée environ {n} fois sur 100.',
  'advice.wins.even':
    'Jouée ensuite avec soin, une telle table est gagnée environ {n} fois sur 100 ; rien d’autre n’est meilleur à coup sûr.',
  'advice.wins.review':
    'Jouée ensuite avec soin, une telle table est alors gagnée environ {n} fois sur 100, contre {given} avec ce qui a été fait, à {error} près.',
  'odds.counted': '{rare, select, rare {moins de 1} other {{n}}} sur 100',
  'odds.tried': 'environ {n} sur 100 (± {error})',
  'advice.wins.axis': 'Parties gagnées sur 100 tables semblables',
  'event.playedOn': 'À partir d’ici, on joue avec les règles et les cartes de la version {version}.',
  'event.playedOnFrom':
    'À partir d’ici, on joue avec les règles et les cartes de la version {version}. La réponse suivante n’y convient plus : {why} {n, plural, one {Elle est gardée} other {Elle et la suite (# réponses) sont gardées}} à côté de la partie, et la table en est à cette décision.',
};

export const kernelWords: Readonly<Record<Language, Catalogue>> = { en, fr };
