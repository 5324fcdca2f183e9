import type { Texts } from '../../../../kernel/types.js';
import type { EffectType } from '../../cards/pack-schema.js';

/** What each effect of the pack does: one entry for every effect there is. */
const effects: Readonly<Record<`effect.${EffectType}`, string>> = {
  'effect.reroll': 're-roll {face} on {biomeType}',
  'effect.turnsToOne': '{face} counts as 1 on {biomeType}',
  'effect.huntFirst': 'hunts first on {biomeType}',
  'effect.handSize': 'hand +{n}',
  'effect.reassign': 'move {n} people after all have assigned',
  'effect.mariner': 'counts as {n, plural, one {a mariner} other {# mariners}}',
  'effect.coldAsWarm': 'cold {biomeType} is hunted as if warm',
  'effect.depletionReduction': 'depletion events cost {n} less',
  'effect.hayDiscount': 'hay costs {n} less in all',
  'effect.freePromotion': '{n, plural, one {a promotion} other {# promotions}} a turn for nothing',
  'effect.auctionTieWin': 'wins tied bids',
  'effect.soloImportDiscount': 'imports cost {n} less in the solitaire game',
  'effect.coopSled': 'sleds in the co-operative game',
  'effect.feudImmunity': 'no feuds',
  'effect.councilOfWar': 'may call a council of war',
  'effect.raidLeader': 'leads raids',
  'effect.warParty': 'leads war parties',
  'effect.toolCostOption': 'tools may be paid with {disk}',
};

/** Hands and effects of cards in English. */
export const hand: Texts = {
  'hand.invention': 'invention, made by rank 3 for an iron',
  'hand.animal': 'animal, domesticated by rank 2 for an energy',
  'hand.points': '{n, plural, one {# point} other {# points}} for polytheists',
  'hand.livestock':
    '{babies, plural, =0 {no children} one {a child} other {# children}}{orIvory, plural, =0 {} one { or an ivory} other { or # ivory}}{babies, plural, =0 {} other { a turn}}, {hay, plural, =0 {eats no hay} other {eats # hay}}',
  'hand.sled': 'draws a sled',
  'hand.worth':
    'worth{energy, plural, =0 {} other { # energy}}{ivory, plural, =0 {} other { # ivory}}{iron, plural, =0 {} other { # iron}}',
  ...effects,
};
