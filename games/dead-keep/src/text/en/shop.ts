// DK-SETUP-13, -14, DK-CAMP-04: buying, selling, sharing gear, in English.

export const shop = {
  'adventurer.store': 'the store',
  'grammar.adventurer.store': 's',

  'ask.buyWeapon': 'A weapon for {adventurer}. There is {gold} Gold in the purse. Suggested: {card, the}.',
  'ask.buy': '{gold} Gold in the purse. What else is bought?',
  'ask.buyFor': 'Who gets {card, the}?',
  'ask.shareTalismans': 'Who wears which Talisman? At most three each.',
  'ask.equip': 'How does {adventurer} carry everything? What is not placed is discarded.',
  'ask.talismans': 'Which Talismans does {adventurer} take along? At most three.',
  'ask.market': '{gold} Gold in the purse. What is to be done in the shop?',
  'ask.sell': '{gold} Gold in the purse. Which card is sold?',
  'ask.handOn': 'Which card changes hands? ({gold} Gold in the purse)',
  'ask.handTo': 'To whom {card, agree, p {do} other {does}} {card, the} go?',

  'option.card': '{card}, {n} Gold: {what}',
  'item.talisman': '{card}: {what}',
  'option.ownCard': '{card} ({adventurer}), sold for {n} Gold',
  'option.doneShopping': 'Done',
  'option.back': 'Back',
  'option.market.buy': 'Buy',
  'option.market.sell': 'Sell',
  'option.market.handOn': 'Hand something on',
  'option.market.done': 'On to the Quest',

  'event.shopOpens': 'The shop is open. There is {gold} Gold in the purse.',
  'event.buys': '{card, The} for {adventurer}: {n} Gold. {gold} left.',
  'event.sells': '{card, The} {card, agree, p {are} other {is}} sold for {n} Gold. The purse holds {gold}.',
  'event.dealt': 'Talismans from the deck: {cards}.',
  'event.gets': '{adventurer} gets {card, the}.',
  'event.stores': '{card, The} {card, agree, p {go} other {goes}} into the store.',
  'event.offers': 'Talismans on offer: {cards}.',
};
