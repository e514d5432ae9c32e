// DK-CAMP : la Campagne, en français.

export const campaign = {
  'ask.nextQuest':
    'Chapitre {chapter}, {gold, plural, one {# pièce} other {# pièces}} d’or dans la bourse. Et maintenant ?',
  'ask.roster': 'Un groupe de {n} ; la prochaine Quête en demande au moins {min}. Qui change ?',
  'ask.newcomer': 'Qui rejoint le groupe ?',

  'option.quest': '{quest}',
  'option.stopCampaign': 'S’arrêter là : la Campagne prend fin',
  'option.roster.join': 'Quelqu’un rejoint le groupe',
  'option.roster.leave': '{adventurer} cède sa place',
  'option.roster.done': 'Le groupe reste tel quel',

  'event.chapter': 'Chapitre {n}.',
  'event.joins': '{adventurer} rejoint le groupe.',
  'event.replaces': '{adventurer} prend la place et l’équipement {adventurer2, of}.',
  'event.earns': '{n, plural, one {# pièce} other {# pièces}} d’or pour la bourse : {gold} en tout.',
  'event.lostGear':
    '{n, plural, one {# carte Nécromantique tombe} other {# cartes Nécromantiques tombent}} en poussière.',
  'event.campaignEnds':
    '{why, select, campaignWon {La Campagne est gagnée} other {La Campagne s’arrête là}}, {n, plural, =0 {sans aucune Quête gagnée} one {après # Quête gagnée} other {après # Quêtes gagnées}}.',
};
