// DK-SPAWN, DK-MINI, DK-MON3, DK-MIST, DK-LOOT, DK-CLASS-DUO : ce qui apparaît et ce qui reste, en français.

export const spawn = {
  'deck.street': 'paquet Rue',
  'deck.building': 'paquet Bâtiment',
  'deck.necro': 'paquet d’Équipement Nécromantique',
  'deck.artifact': 'paquet d’Artefacts Nécromantiques',
  'deck.talisman': 'paquet de Talismans',

  'ask.nextNotable': 'Plusieurs Notables sont en jeu. Lequel fait apparaître les siens maintenant ?',
  'ask.darkRoom': 'Plusieurs pièces sombres sont ouvertes. Dans laquelle regarde-t-on maintenant ?',
  'ask.mistZones':
    'Il ne reste {n, plural, one {qu’un Fantassin. Dans quelle Zone de Brume apparaît-il} other {que # Fantassins. Dans quelles Zones de Brume apparaissent-ils}} ?',
  'ask.reflexes':
    'Réflexes de combat : des Ennemis apparaissent sous les yeux {adventurer, of} ({zones}). Les attaquer ?',
  'ask.relocate':
    'Il ne reste aucun jeton {token, select, search {Fouille} other {Artefact}} pour {zone, the}. D’où en déplacer un ?',
  'ask.removeSearch': '{stage} : quel jeton Fouille quitte le plateau ?',

  'option.noReflexes': 'Les laisser venir',

  'event.spawnStep': 'De nouveaux Ennemis apparaissent.',
  'event.revealed': 'Zones révélées : {zones, the}.',
  'event.cardDrawn':
    'Carte {deck, select, street {Rue} other {Bâtiment}} de Niveau {level} pour {zone, the} : {what}',
  'event.spawns':
    '{foes} dans {zone, the}{host, plural, =0 {} other {, dont # de la Horde que vaut un grand groupe (DK-RULING-185)}}.',
  'event.short': 'Plus assez de figurines : impossible de placer {foes}.',
  'event.noMonster':
    '{enemy, The} ne vient pas : {why, select, limit {trois Monstres sont déjà en jeu} boss {sa figurine est celle du Boss} other {sa figurine est déjà en jeu}}.',
  'event.mistEvent':
    '{event, select, blindingMist {La Brume aveuglante tombe.} mistBurn {La brume brûle.} other {Des Fantassins sortent de la brume.}}',
  'event.mistEnds': 'La Brume aveuglante se lève.',
  'event.bellSilences': 'Une cloche sonne : cette fois, {enemy, the} ne fait apparaître personne.',
  'event.reshuffled': 'Le {deck} est épuisé ; sa défausse mélangée en forme un nouveau.',
  'event.dropsToken':
    'Un jeton {token, select, search {Fouille} other {Artefact}} est posé dans {zone, the}.',
  'event.movesToken':
    'Un jeton {token, select, search {Fouille} other {Artefact}} passe {zone, of} {zone2, to}.',
  'event.losesSearch':
    'Dans {zone, the}, {n, plural, one {# jeton Fouille est retiré} other {# jetons Fouille sont retirés}}.',
};
