/** Icons of tables online: links, presence, talk. */

export const online = [
  'linked-rings', // a seat's link
  'paper-clip', // copy
  'share',
  'padlock-open',
  'smartphone',
  'tv', // the big screen
  'talk', // chat
  'paper-plane', // say it
  'eyeball', // watchers
  'poker-hand', // hold my cards
  'hand', // mine
  'ringing-bell', // notices
  'wooden-door', // somebody knocks
  'three-friends', // who has come
] as const;
