// DK-CMB: what is asked and told in a Combat Action, in French.

import type { combat as english } from '../en/combat.ts';

export const combat: Record<keyof typeof english, string> = {
  'ask.boosts':
    '{adventurer} va lancer {n, plural, one {# dé} other {# dés}} et a {mana} Mana. Autre chose avant les dés ?',
  'ask.reroll':
    '{source} : quels dés relancer pour {adventurer} ? Les dés : {faces}. {n, plural, =0 {Aucune touche} one {# touche} other {# touches}} pour l’instant.',
  'ask.sureShot':
    'Tir infaillible {adventurer, of} : {n, plural, one {# échec} other {# échecs}}, combien en retourner ? {mana} Mana. Les dés : {faces}.',
  'ask.hits': '{adventurer} a {n, plural, one {# touche. Qui la prend} other {# touches. Qui les prend}} ?',
  'ask.friendlyFire':
    'Tir ami dans {zone, the} : {n, plural, one {# échec touche} other {# échecs touchent}} quelqu’un. Qui ?',
  'ask.reaper': 'Faucheuse {adventurer, of} : en éliminer un de plus ?',
  'ask.hitAndRun': 'Frapper et fuir : où va {adventurer} ?',

  'option.roll': 'Lancer {n, plural, one {# dé} other {# dés}}',
  'option.crush':
    '{ability, select, magician {Apocalypse} other {Broyage}} : {n, plural, =0 {pas de dé de plus} one {+# dé} other {+# dés}} pour {mana} Mana',
  'option.crush.free':
    '{ability, select, magician {Apocalypse} other {Broyage}}, usage gratuit : {n, plural, one {+# dé} other {+# dés}} pour {mana} Mana',
  'option.boost': '{skill}',
  'option.substitute': '{skill} : {n, plural, one {# dé} other {# dés}}, un par Ennemi',
  'option.sureShot': 'Retourner {n, plural, one {# dé} other {# dés}} pour {mana} Mana',
  'option.sureShot.free':
    'Retourner {n, plural, one {# dé} other {# dés}} par l’usage gratuit, pour {mana} Mana',
  'option.sureShot.none': 'N’en retourner aucun',
  'option.reap':
    'Éliminer {enemy, a}{wounds, plural, =0 {} one { qui a déjà # Blessure} other { qui a déjà # Blessures}}',
  'option.spare': 'Personne de plus',
  'option.run': 'Aller dans {zone, the} ({code})',
  'option.runSprint': 'Sprinter jusqu’à {zone, the} ({code})',
  'option.stay': 'Rester',

  'skill.crush': 'Broyage',
  'skill.apocalypse': 'Apocalypse',
  'skill.sureShot': 'Tir infaillible',

  'event.attacks':
    '{adventurer} attaque {at, select, undead {{foes}} other {{at, the}}} dans {zone, the} avec {card, the}{line, select, mana {, {card, agree, f {nourrie} mp {nourris} fp {nourries} other {nourri}} de Mana} other {}} : {dice, plural, one {# dé} other {# dés}}.',
  'lead.attacks':
    '{adventurer} attaque {at, select, undead {{foes}} other {{at, the}}} dans {zone, the} avec {card, the}',
  'event.rolled':
    '{adventurer} lance {faces} : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
  'event.rerolled':
    '{source} : les dés {adventurer, of} montrent maintenant {faces} : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
  'event.additional':
    'Les 6 donnent d’autres dés à {adventurer} : {faces}. En tout : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
  'event.turnedByMana':
    'Tir infaillible : {adventurer} retourne {n, plural, one {# dé} other {# dés}} : {hits, plural, one {# touche} other {# touches}}. Il reste {mana} Mana.',
  'event.noEffect':
    '{n, plural, one {# touche glisse} other {# touches glissent}} sur {enemy, the} : l’Armure est trop forte.',
  'event.wounds':
    '{adventurer} inflige {n, plural, one {# Blessure} other {# Blessures}} {enemy, to} dans {zone, the} ; il en faut encore {left}.',
  'event.eliminated': '{adventurer} élimine {foes} dans {zone, the}.',
  'event.reaps': 'Faucheuse : {adventurer} emporte encore {enemy, a} dans {zone, the}.',
  'event.friendlyFire':
    'Tir ami : {n, plural, one {# échec touche} other {# échecs touchent}} {adventurer} dans {zone, the}.',
  'event.hitAndRun': 'Frapper et fuir : {adventurer} file dans {zone, the}.',
  'event.enchants': '{adventurer} emploie {card, the}.',
  'event.warded': '{adventurer} a Peau de fer jusqu’à la Phase de Fin.',
  'event.binds':
    'Dans {zone, the}, des chaînes tiennent {foes} pendant toute la prochaine Étape d’Activation.',
  'event.pushes': 'Un courant emporte {foes} dans {zone, the}.',
  'event.looksAt':
    'Le Trésor dans {zone, the} est {face, select, potion {une Potion de Soins} other {un Artefact Nécromantique}}.',
  'event.doomLifted':
    '{n, plural, one {# jeton Fatalité quitte} other {# jetons Fatalité quittent}} le Boss ; il en reste {doom}.',
};
