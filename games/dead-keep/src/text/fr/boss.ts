// DK-BOSS : Fatalité, cartes Stade et Boss, en français.

export const boss = {
  'ask.bossTeleport':
    '{enemy, The} disparaît. Plusieurs Zones se valent : où réapparaît-{enemy, agree, f {elle} other {il}} ?',

  'event.doom': 'Le Boss gagne {n, plural, one {# Fatalité} other {# Fatalités}} : {doom} sur 5.',
  'event.stageDrawn': 'Cinq Fatalités : le Boss gagne une carte Stade, « {stage} ». {what}',
  'event.noStage': 'Cinq Fatalités, mais il ne reste aucune carte Stade : rien ne se passe.',
  'event.bossActive':
    '{enemy, The} s’éveille dans {zone, the} {n, plural, =0 {sans carte Stade} one {avec # carte Stade} other {avec # cartes Stade}}.',
  'event.bossFalls':
    '{enemy, The} tombe, et se relève : « {stage} ». {what} {n, plural, =0 {Il ne lui reste aucune carte Stade.} one {Il lui reste # carte Stade.} other {Il lui reste # cartes Stade.}}',
  'event.bossTeleports': '{enemy, The} apparaît dans {zone, the}.',
  'event.bossArmor': '{enemy, The} a une Armure de {armor} jusqu’à la Phase de Fin.',
  'event.bossGone': '{enemy, The} est {enemy, agree, f {éliminée} other {éliminé}} pour de bon.',
};
