import type { LabText } from '../en/index.js';

export const texts: Readonly<Record<LabText, string>> = {
  'lab.swing': '{id} von {from} auf {to} verändert {measure} um {by} ({low} bis {high})',
  'lab.asked':
    '{games, number} Spiele{stopped, select, yes {, dann war die Zeit um} other {}}, Anteile mit ihren 95-%-Intervallen.',
  'lab.row': '**{name}**: {parts}',
  'lab.share': '{what} {n} % ({low}–{high})',
  'lab.more-rows': '… und {n, plural, one {# weitere Zeile} other {# weitere Zeilen}} in der Datei.',
  'lab.moved': '**{id}** {from} → {to}: {by} Punkte bei „{measure}“ ({low} bis {high})',
  'lab.moved-plain': '**{id}** {from} → {to}: {by} {measure} ({low} bis {high})',
  'lab.by-and-large': 'Am meisten bewegen diese, jede Zahl und Lesart für sich:',
  'lab.wherever': 'Am meisten bewegen diese, wo die anderen auch stehen:',
  'lab.variance': 'Anteil an der Varianz von „{measure}“, allein und mit anderen zusammen',
  'lab.alone': 'allein',
  'lab.with-others': 'mit anderen',
  'lab.invasion': 'Anteil am Sieg: einer (Zeile) unter anderen (Spalte)',
  'lab.pact': 'Anteil am Sieg: jeder von {allies} (Zeile) unter anderen (Spalte)',
  'lab.mixes':
    'Was jeder der Ersten bekommt, je nachdem, wie viele es spielen; die übrigen spielen das Zweite',
  'lab.one-with': '{one} mit {other}',
  'lab.one-of': '{one} von {other}',
  'lab.selected': 'Wer in den letzten Generationen übrig ist, in Prozent: jede Zeile eine eigene Bevölkerung',
  'lab.run': 'Bevölkerung {n}',
  'lab.found': 'Was verlangt war, unter jedem gefundenen Satz von Zahlen',
  'lab.none-found': 'Keiner gefunden, {tried} versucht.',
  'lab.some-found': '{n, plural, one {# Satz} other {# Sätze}} von Zahlen gefunden, {tried} versucht:',
  'lab.grid-row': '**{name}**: {cells}',
};
