// Number of the names, and which go without an article.
import { nouns } from '@gravetable/kernel';

export const grammar = {
  ...nouns('item', {
    p: ['sm-i3', 'sm-i4', 'ib-i1', 'ib-i3', 'vq-i3', 'vq-i4', 'ne-i2', 'ne-i4', 'px-i2'],
    's mass': ['ib-i4', 'bo-i2', 'dm-i1', 'mo-i2'],
    s: [
      'sm-i1',
      'sm-i2',
      'ib-i2',
      'vq-i1',
      'vq-i2',
      'ne-i1',
      'ne-i3',
      'bo-i1',
      'bo-i3',
      'bo-i4',
      'dm-i2',
      'dm-i3',
      'dm-i4',
      'px-i1',
      'px-i3',
      'px-i4',
      'mo-i1',
      'mo-i3',
      'mo-i4',
    ],
  }),
  ...nouns('enemy', {
    s: ['grunt', 'toughGuy', 'bouncer', 'gunman', 'boss', 'henchman'],
  }),
  ...nouns('den', {
    s: ['A1', 'B1', 'B2', 'D1'],
    p: ['C1'],
    's proper': ['A2', 'C2', 'D2', 'E1'],
    'p proper': ['E2'],
  }),
  ...nouns('boss', {
    s: ['accountant', 'landlord'],
    's proper': [
      'donZemun',
      'oxBellamy',
      'kaiserNull',
      'roxyKween',
      'motherMercy',
      'sisterStatic',
      'oldPendulum',
    ],
  }),
};
