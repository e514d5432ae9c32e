// DK-GEN, DK-SETUP, DK-TOKEN-02…04 : Manches, mise en place, et ce qu’une Quête provoque, en français.

export const questRules = {
  'ask.shareOut': 'Qui joue qui ? Une place sans Aventurier passe cette Quête.',
  'ask.firstPlayer': 'Qui prend le jeton Premier Joueur ?',

  'option.seat': '{who}',

  'event.questBegins': '{quest}, Niveau {level}. {brief}',
  'event.bossShown': 'Au bout attend {enemy, the}, Niveau {level}.',
  'event.plays': '{who} joue {adventurer}.',
  'event.firstPlayer': '{who} prend le jeton Premier Joueur.',
  'event.roundBegins': 'Manche {round}. Premier Joueur : {who}.',
  'event.endPhase': 'Fin de la Manche {round}.',

  'event.activatesObjective': '{adventurer} active l’Objectif dans {zone, the}.',
  'event.unlocks': 'La porte {colour, select, blue {bleue} green {verte} other {rouge}} est déverrouillée.',
  'event.stairsTurn':
    'L’Escalier {colour, select, blue {bleu} green {vert} other {rouge}} est désormais praticable.',
  'event.spawnTurns':
    'Le jeton Apparition {colour, select, blue {bleu} green {vert} other {rouge}} passe au rouge : des Ennemis apparaîtront désormais dans {zone, the}.',
  'event.doorsOpen':
    '{n, plural, one {# porte s’ouvre d’elle-même} other {# portes s’ouvrent d’elles-mêmes}}.',
  'event.bell': 'Une cloche est accrochée {enemy, to}.',
  'event.stageShed': 'Le Boss perd une carte Stade : « {stage} ».',
  'event.stagesJoin':
    '{n, plural, one {# carte Stade rejoint celles du Boss sans être vue} other {# cartes Stade rejoignent celles du Boss sans être vues}}.',
};
