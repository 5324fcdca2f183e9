import type { Texts } from '../../../../kernel/types.js';
import type { EffectType } from '../../cards/pack-schema.js';

/** What each effect of the pack does: one entry for every effect there is. */
const effects: Readonly<Record<`effect.${EffectType}`, string>> = {
  'effect.reroll': '{face} neu würfeln ({biomeType})',
  'effect.turnsToOne': '{face} zählt als 1 ({biomeType})',
  'effect.huntFirst': 'jagt zuerst ({biomeType})',
  'effect.handSize': 'Hand +{n}',
  'effect.reassign': '{n} Leute versetzen, wenn alle eingeteilt haben',
  'effect.mariner': 'zählt als {n, plural, one {ein Seefahrer} other {# Seefahrer}}',
  'effect.coldAsWarm': 'kalt wird wie warm gejagt ({biomeType})',
  'effect.depletionReduction': 'Mangel kostet {n} weniger',
  'effect.hayDiscount': 'Heu kostet zusammen {n} weniger',
  'effect.freePromotion': '{n, plural, one {eine Beförderung} other {# Beförderungen}} je Runde umsonst',
  'effect.auctionTieWin': 'gewinnt gleiche Gebote',
  'effect.soloImportDiscount': 'Importe kosten im Spiel zu einem {n} weniger',
  'effect.coopSled': 'Schlitten im gemeinsamen Spiel',
  'effect.feudImmunity': 'keine Fehden',
  'effect.councilOfWar': 'darf einen Kriegsrat einberufen',
  'effect.raidLeader': 'führt Raubzüge',
  'effect.warParty': 'führt Kriegszüge',
  'effect.toolCostOption': 'Werkzeug ist auch mit {disk} zu zahlen',
};

/** Hands and effects of cards in German. */
export const hand: Texts = {
  'hand.invention': 'Erfindung, von Rang 3 für ein Eisen herzustellen',
  'hand.animal': 'Tier, von Rang 2 für eine Energie zu zähmen',
  'hand.points': '{n, plural, one {# Punkt} other {# Punkte}} für Polytheisten',
  'hand.livestock':
    '{babies, plural, =0 {keine Kinder} one {ein Kind} other {# Kinder}}{orIvory, plural, =0 {} other { oder # Elfenbein}}{babies, plural, =0 {} other { je Runde}}, {hay, plural, =0 {frisst kein Heu} other {frisst # Heu}}',
  'hand.sled': 'zieht einen Schlitten',
  'hand.worth':
    'wert:{energy, plural, =0 {} other { # Energie}}{ivory, plural, =0 {} other { # Elfenbein}}{iron, plural, =0 {} other { # Eisen}}',
  ...effects,
};
