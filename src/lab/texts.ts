import { teller, type Teller } from '../kernel/text.js';
import type { Texts } from '../kernel/types.js';
import type { LabGame } from './game.js';

/** Words of the laboratory itself: of charts and of answers that somebody reads in a message. */
const en = {
  'lab.swing': '{id} from {from} to {to} moves {measure} by {by} ({low} to {high})',
  'lab.asked':
    '{games, number} games{stopped, select, yes { before time ran out} other {}}, shares with their 95 % intervals.',
  'lab.row': '**{name}**: {parts}',
  'lab.share': '{what} {n} % ({low}–{high})',
  'lab.more-rows': '… and {n, plural, one {# more} other {# more}} in the file.',
  'lab.moved': '**{id}** {from} → {to}: {by} points of “{measure}” ({low} to {high})',
  'lab.moved-plain': '**{id}** {from} → {to}: {by} {measure} ({low} to {high})',
  'lab.by-and-large': 'Most is moved by these, each alone:',
  'lab.wherever': 'Most is moved by these, wherever the others stand:',
  'lab.variance':
    'Share of the variance of “{measure}” that each number or reading makes, alone and with others',
  'lab.alone': 'alone',
  'lab.with-others': 'with others',
  'lab.invasion': 'Share of the win: one (row) among others (column)',
  'lab.pact': 'Share of the win: each of {allies} (row) among others (column)',
  'lab.mixes': 'What each of the first gets, by how many play it; the rest play the second',
  'lab.one-with': '{one} with {other}',
  'lab.one-of': '{one} of {other}',
  'lab.selected': 'Who is left in the last generations, in percent: each row a population of its own',
  'lab.run': 'population {n}',
  'lab.found': 'What was asked for, under each set of numbers that was found',
  'lab.none-found': 'None found in {tried} tried.',
  'lab.some-found': '{n, plural, one {# set} other {# sets}} of numbers found in {tried} tried:',
  'lab.grid-row': '**{name}**: {cells}',
} satisfies Texts;

const de: Record<keyof typeof en, string> = {
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

/** Tells what concerns a game’s laboratory in a language. */
export function labTeller(lab: LabGame, locale: string): Teller {
  return teller({ en: { ...en, ...lab.texts['en'] }, de: { ...de, ...lab.texts['de'] } }, locale);
}
