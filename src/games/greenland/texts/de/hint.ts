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
};
