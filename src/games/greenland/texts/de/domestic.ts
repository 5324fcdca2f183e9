import type { Texts } from '../../../../kernel/types.js';

/** Phase 5 (H) in German. */
export const domestic: Texts = {
  'ask.animals': 'Füttere deine Tiere mit Heu oder schlachte sie; wähle, was Schaf und Eiderente geben',
  'ask.pacify': 'Zahle ein Elfenbein, um eine feindliche Küste zu befrieden, oder passe',
  'verb.feed': 'Tier füttern',
  'verb.feed.help': 'Heu mit Energie oder mit Ältesten zahlen (#4 ist ein Ältester von Rang 4)',
  'verb.slaughter': 'Tier schlachten',
  'verb.slaughter.help': 'Das Tier für die Scheiben hergeben, die es wert ist',
  'verb.milk': 'Kind nehmen',
  'verb.milk.help': 'Das Tier gibt seine Kinder',
  'verb.shear': 'Elfenbein nehmen',
  'verb.shear.help': 'Das Tier gibt Wolle oder Daunen, so gut wie Elfenbein',
  'verb.pacify': 'Küste befrieden',
  'verb.pacify.help': 'Ein Elfenbein zahlen und die Karte der Neuen Welt auf die friedliche Seite drehen',
  'arg.hay': 'Heu',
  'domestic.fed':
    'Die {tribe} füttern: {card}{energy, plural, =0 {} other {, mit # Energie}}{elders, plural, =0 {} one {; ein Ältester geht in den Schnee} other {; # Älteste gehen in den Schnee}}.',
  'domestic.raided': '{card} wurde beraubt und gibt in dieser Runde nichts her ({tribe}).',
  'domestic.milk':
    '{card} gibt für die {tribe} {babies, plural, =0 {nichts: Es ist niemand mehr da, der geboren werden könnte} one {ein Kind} other {# Kinder}}.',
  'domestic.wool': '{card} gibt für die {tribe} {ivory, plural, one {ein Elfenbein} other {# Elfenbein}}.',
  'domestic.slaughtered':
    'Die {tribe} schlachten: {card}{energy, plural, =0 {} other {, # Energie}}{ivory, plural, =0 {} other {, # Elfenbein}}{iron, plural, =0 {} other {, # Eisen}}.',
  'domestic.pacified': 'Die {tribe} zahlen ein Elfenbein, und {card} ist wieder friedlich.',
};
