// DK-SETUP-13, -14, DK-CAMP-04 : acheter, vendre, partager l’équipement, en français.

export const shop = {
  'adventurer.store': 'la réserve',
  'grammar.adventurer.store': 'f',

  'ask.buyWeapon':
    'Une arme pour {adventurer}. La bourse contient {gold, plural, one {# pièce} other {# pièces}} d’or. Conseil : {card, the}.',
  'ask.buy': '{gold, plural, one {# pièce} other {# pièces}} d’or dans la bourse. Qu’achète-t-on encore ?',
  'ask.buyFor': 'Qui reçoit {card, the} ?',
  'ask.shareTalismans': 'Qui porte quel Talisman ? Trois au plus chacun.',
  'ask.equip': 'Comment ranger tout ce que porte {adventurer} ? Ce qui n’a pas de place est défaussé.',
  'ask.talismans': 'Quels Talismans emporte {adventurer} ? Trois au plus.',
  'ask.market':
    '{gold, plural, one {# pièce} other {# pièces}} d’or dans la bourse. Que fait-on à la boutique ?',
  'ask.sell': '{gold, plural, one {# pièce} other {# pièces}} d’or dans la bourse. Quelle carte vendre ?',
  'ask.handOn':
    'Quelle carte change de mains ? ({gold, plural, one {# pièce} other {# pièces}} d’or dans la bourse)',
  'ask.handTo': 'À qui {card, agree, p {vont} other {va}} {card, the} ?',

  'option.card': '{card}, {n, plural, one {# pièce} other {# pièces}} d’or : {what}',
  'item.talisman': '{card} : {what}',
  'option.ownCard': '{card} ({adventurer}), vente {n, plural, one {# pièce} other {# pièces}} d’or',
  'option.doneShopping': 'Terminé',
  'option.back': 'Retour',
  'option.market.buy': 'Acheter',
  'option.market.sell': 'Vendre',
  'option.market.handOn': 'Transmettre une carte',
  'option.market.done': 'En route pour la Quête',

  'event.shopOpens':
    'La boutique est ouverte. La bourse contient {gold, plural, one {# pièce} other {# pièces}} d’or.',
  'event.buys':
    '{card, The} pour {adventurer} : {n, plural, one {# pièce} other {# pièces}} d’or. Il en reste {gold}.',
  'event.sells':
    '{card, The} {card, agree, f {est vendue} mp {sont vendus} fp {sont vendues} other {est vendu}} pour {n, plural, one {# pièce} other {# pièces}} d’or. La bourse en contient {gold}.',
  'event.dealt': 'Talismans du paquet : {cards}.',
  'event.gets': '{adventurer} reçoit {card, the}.',
  'event.stores': '{card, The} {card, agree, mp {vont} fp {vont} other {va}} dans la réserve.',
  'event.offers': 'Talismans en vente : {cards}.',
};
