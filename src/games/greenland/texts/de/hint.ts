import type { Texts } from '../../../../kernel/types.js';

/** Beside and above what may be chosen, in German. */
export const hints: Texts = {
  'hint.guard': 'bewacht',
  'hint.raid': 'überfällt {tribe}',
  'hint.import': 'Zum Verkauf: **{card}**: {facts}',
  'hint.prey': '**{card}** verlangt {hits, plural, one {# Treffer} other {# Treffer}} und bringt {gains}',
  'hint.dice': 'Würfel: {faces}{laid, plural, =0 {} other { und die # des Alphas, ohne Wurf gelegt}}',
  'hint.deal': 'Handel {n}: {by} gibt {to} {give}, für {want}',
  'hint.owed': 'Noch zu bezahlen: {n}. Jede Energie zahlt eins, jeder Älteste zahlt eins',
  'hint.means':
    '-# Frei hast du {people, plural, =0 {niemanden} one {# Person} other {# Leute}}{alpha_id, select, yes { (darunter den Alpha)} other {}} · Energie {energy} · Elfenbein {ivory} · Eisen {iron} · {mariners, plural, one {# Seefahrer} other {# Seefahrer}}, {sleds, plural, one {# Schlitten} other {# Schlitten}} · bisher {points, plural, one {# Punkt} other {# Punkte}}',
  'subject.card': 'Es geht um **{card}**',
  'subject.sale': 'Zum Verkauf: **{card}**',
  'subject.contest': 'Auf **{card}** stehen {parties}',
  'subject.party':
    '**{card}**: {alpha_id, select, yes {{men, plural, =0 {der Alpha} one {# Jäger und der Alpha} other {# Jäger und der Alpha}}} other {{men, plural, one {# Jäger} other {# Jäger}}}} · {tribe}',
  'subject.roll':
    '**{card}**: {alpha_id, select, yes {{men, plural, =0 {der Alpha} one {# Jäger und der Alpha} other {# Jäger und der Alpha}}} other {{men, plural, one {# Jäger} other {# Jäger}}}} · {tribe} · {odds}',
  'subject.rolled': '**{card}**: {tribe} würfelte {faces}',
  'subject.way-plain': '- wie sie sind: {odds}',
  'subject.way-clay': '- der Alpha würfelt mit: {odds}',
  'subject.way-iron': '- mit Eisen: {odds}',
};
