/**
 * A card asks for an icon by name. The sprite of the game holds the hundred that are needed most; a card whose own is not
 * among them wears the one that means the same, by the words of the name it asked for.
 */

import type { IconName } from '../../../art/index.ts';

const ALIKE: readonly (readonly [IconName, RegExp])[] = [
  ['ringing-bell', /alarm|whistle|flute|horn$|shout|speaker|scream|ear$|echo|silence/],
  ['lantern', /lantern/],
  ['candle-light', /candle|candelabra|incense/],
  ['frozen-arrow', /ice-|icicle|snow/],
  ['burning-embers', /ember|fire-gem|fire-iris|fire-bowl|flint|melting/],
  ['burning-skull', /burning-eye|burning-book|burning-passion|firewall|meteor/],
  ['campfire', /torch|hot-meal|bread|salamander/],
  ['flaming-sheet', /fire-|firework|flame/],
  ['unlit-bomb', /bomb|dynamite|powder|explosion/],
  ['poison-bottle', /poison|bad-breath|toad|smoke/],
  ['fire-bottle', /oil|booze|beer|barrel|bottled/],
  ['syringe', /needle|nurse|transfuse|scalpel/],
  ['corked-tube', /potion|bottle|salt|pestle|herbs|soap|bubbles|water|drowning/],
  ['healing-shield', /bandage|stitched|pillow|sleep/],
  ['hearts', /heart|love/],
  ['spiked-shield', /thorn|urchin|animal-hide/],
  ['arrows-shield', /shield-bounces|vibrating|round-shield|lightning-shield|eye-shield/],
  ['attached-shield', /shield|vest|disc|cape|bucket/],
  ['bleeding-wound', /wound|scar|tearing|bleed|leak/],
  ['death-skull', /skull|mummy|skeleton|chalk|decapitation/],
  ['thrown-knife', /dagger|knife|knives|cleaver|shears|splinter/],
  ['barbed-spear', /spear|halberd|harpoon|staff|spade/],
  ['serrated-slash', /slash|scratch|axe|tomahawk|saber/],
  ['crossed-slashes', /shuriken|spinning|blades/],
  ['crossed-swords', /sword-array|swords|emblem/],
  ['broadsword', /sword|fencer/],
  ['backstab', /assassin|cloak|hooded|ninja|robber|shadow/],
  ['thorned-arrow', /arrow|bow|sling/],
  ['high-shot', /ricochet|rocket|falling/],
  ['punch', /fist|punch|gauntlet|push|anvil|weight/],
  ['shield-bash', /hammer|bash|quake|earth|stomp/],
  ['charging-bull', /ram|bull|boulder|mounted/],
  ['evil-bat', /bat|raven|gull|crow|butterfly|moon/],
  ['leeching-worm', /worm|eel|tentacle|snail|blob|goo|egg|oyster/],
  ['rat', /hound|dog|frog/],
  ['sands-of-time', /hourglass|backward|time/],
  ['stopwatch', /clock|watch|pendulum/],
  ['cog', /gear|spring|toolbox|pulley|broom/],
  ['breaking-chain', /chain|manacle|rope|net$|hook|string|wire|coil/],
  ['key', /key/],
  ['padlock', /strongbox|seal|lock/],
  ['locked-chest', /chest|piggy|secret/],
  ['two-coins', /coin|profit|wanted/],
  ['open-book', /book|read/],
  ['tied-scroll', /contract|letter|map|tablet|tarot/],
  ['swap-bag', /bag|bindle|pack|sack/],
  ['rally-the-troops', /banner|flag|minions/],
  ['semi-closed-eye', /eye|mirror|lorgnette|spyglass|hidden/],
  ['doorway', /door|gate|stairs|throne|obelisk|stone|brick|ladder|architect|shrine|bollard/],
  ['split-arrows', /misdirection|exchange|flip/],
  ['rolling-dices', /random|joker|card-draw|chess/],
  ['three-friends', /hands|captain|pirate/],
  ['dodging', /boots|dodge|footprint|two-/],
  ['crown', /queen|crowned|signet|ring$/],
  ['guards', /knight|templar|watcher/],
  ['vine-flower', /growth|meditation/],
  ['ogre', /brute|judgement/],
  ['sparkles', /lightning|orb|pearl|spiral|whirl/],
];

/** The icon of the sprite that stands for another, or null. */
export function alike(name: string): IconName | null {
  return ALIKE.find(([, words]) => words.test(name))?.[0] ?? null;
}
