// Genre et nombre des noms, en français.
import { nouns } from '@gravetable/kernel';

export const grammar = {
  ...nouns('item', {
    f: ['vq-i2', 'ne-i1', 'bo-i1', 'bo-i3', 'dm-i1', 'dm-i2', 'px-i3', 'px-i4'],
    mp: ['sm-i4', 'vq-i3', 'ne-i4'],
    fp: ['sm-i3', 'ib-i3', 'vq-i4', 'ne-i2', 'px-i2'],
    m: [
      'sm-i1',
      'sm-i2',
      'ib-i1',
      'ib-i2',
      'ib-i4',
      'vq-i1',
      'ne-i3',
      'bo-i2',
      'bo-i4',
      'dm-i3',
      'dm-i4',
      'px-i1',
      'mo-i1',
      'mo-i2',
      'mo-i3',
      'mo-i4',
    ],
  }),
  ...nouns('enemy', {
    m: ['grunt', 'toughGuy', 'bouncer', 'gunman', 'boss'],
    'm mute': ['henchman'],
  }),
  ...nouns('den', {
    f: ['D1', 'D2', 'E1'],
    m: ['A1', 'A2', 'B1', 'B2', 'C2'],
    mp: ['C1', 'E2'],
  }),
  ...nouns('boss', {
    m: ['accountant', 'landlord', 'oldPendulum'],
    'm proper': ['donZemun', 'oxBellamy', 'kaiserNull'],
    'f proper': ['roxyKween', 'motherMercy', 'sisterStatic'],
  }),
};
