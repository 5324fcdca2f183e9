import type { Texts } from '../../../../kernel/types.js';

/** Was auf einer Karte oder Tafel steht und wo sie liegt. */
export const printed: Texts = {
  'printed.biome': 'Biom ({home}), Klimax {climax}',
  'printed.newWorld': 'Neue Welt, Klimax {climax}',
  'printed.daughter': 'Tochter der {tribe}',
  'printed.farm': 'Hoftier der {tribe}',
  'printed.event': 'Ereignis',
  'printed.import': 'Einfuhr eines Schiffes',
  'printed.hunt':
    'Gejagt mit {type}: {hits, plural, one {# Treffer} other {# Treffer}}; {deaths, plural, =0 {niemand stirbt} other {Jäger sterben bei {faces}}}',
  'printed.hostile':
    'Feindliche Seite, {type}: {hits, plural, one {# Treffer} other {# Treffer}}; {deaths, plural, =0 {niemand stirbt} other {Jäger sterben bei {faces}}}',
  'printed.gains': 'Ein Erfolg bringt {gains}',
  'printed.depletes': 'Ein Erfolg zehrt: {n}',
  'printed.limit': 'Wird ab mehr als {n} Siedlern feindlich',
  'printed.trophy':
    '{dice} gleiche Würfel gewinnen sie als Trophäe, {vp, plural, one {# Punkt} other {# Punkte}}',
  'printed.take':
    '{dice} gleiche Würfel holen sie auf die Hand, {kind, select, domestic {ein Tier} other {eine Erfindung}}',
  'printed.tableau': 'In einer Auslage: {facts}',
  'printed.raid':
    'Räuber haben Erfolg bei {success}; {deaths, plural, =0 {keiner stirbt} other {sie sterben bei {faces}}}',
  'printed.icons': 'Bringt: {icons}',
  'printed.order': 'Reihenfolge: {order}',
  'printed.rank': 'Rang {rank}, {role}{n, plural, =0 {} other {: {effects}}}',
  'printed.row': 'Liegt auf: {side}, {row}',
  'printed.in-tableau': 'Liegt in der Auslage von {tribe}',
  'printed.won': 'Eine Trophäe von {tribe}',
  'printed.in-hand': 'Auf deiner Hand',
  'printed.event-now': 'Das Ereignis dieser Runde',
  'printed.for-sale': 'Steht diese Runde zum Verkauf',
  'printed.gone': 'Abgelegt',
  'printed.is-hostile': 'Zurzeit feindlich',
  'printed.husband': 'Verheiratet mit einem Mann von {tribe}',
  'printed.there': 'Dort sind: {parties}',
  'printed.party': '{tribe} {n}{alpha, plural, =0 {} other { mit dem Alpha}}',
  'printed.extinct': 'Ausgestorben',
  'printed.tribe-now':
    '{population, plural, one {# Mensch} other {# Menschen}}, davon {unassigned} frei, {colonists, plural, one {# Siedler} other {# Siedler}}; Energie {energy}, Elfenbein {ivory}, Eisen {iron}; {hand, plural, one {# Handkarte} other {# Handkarten}}; {points, plural, one {# Punkt} other {# Punkte}}',
};
