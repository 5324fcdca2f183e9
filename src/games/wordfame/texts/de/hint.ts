import type { Texts } from '../../../../kernel/types.js';

/** Neben und über dem, was zu wählen ist. */
export const hints: Texts = {
  'hint.stand': 'neben {district} mit {n, plural, one {# Grenze} other {# Grenzen}}',
  'hint.statute': '{action} mit Stärke {n}, und eins mehr für jede Stimme dafür',
  'hint.sue':
    '{action} mit Stärke {men, plural, =1 {{one}} other {{n}, eins mehr je Mann}}{alone, plural, =0 {} other {; noch kein Land, und wer klagt, kann nicht siedeln}}',
  'hint.support': '{action} mit Stärke {n}',
  'hint.district': '{value} wert, kostet also {value}',
  'hint.colour': '{n, plural, one {# Hof} other {# Höfe}}; der beste Nachbar hat {best}',
  'hint.foes': 'Fehde mit {foes}',
  'hint.worth': 'Wert {worth}',
  'hint.bondi': '{action} mit Stärke {n}',
  'hint.good': 'Wert {worth}',
  'hint.persona': '{colour}, Wert {worth}: verlangt {wanted, plural, one {# Gut} other {# Güter}}',
  'hint.gift': '{fame} Nachruhm, kostet {cost}',
  'hint.conflict': '{own} gegen {theirs}',
  'hint.means':
    '-# {gothi}: {fame} von {goal} Nachruhm · Halle {hall} · Bezirke {districts} · Güter {goods} · Bonden {bondi}',
  'hint.farms': '-# Höfe: {farms}',
  'hint.acting': '{action} mit Stärke {strength}, noch {left}',
  'hint.council': 'Vorgeschlagen: **{statute}**, Stärke bisher {n}',
  'hint.suits': 'Klagen: {list}',
  'hint.landless':
    'Du hast noch kein Land, und ohne bringt der Winter nichts. Siedeln bringt welches, neben einem deiner Leute, der nicht klagt',
  'hint.suit': '{gothi} auf {statute} ({n})',
  'hint.drawn': 'Gezogen: {cards}',
  'hint.capture': '{worth} gegen {hall} in der Halle von {owner}',
  'hint.feud': '{colour}: {own} gegen {theirs}',
  'hint.crossing': '{rider} reitet mit {n, plural, one {# Mann} other {# Leuten}} durch {district}',
  'hint.lookup': 'Du erinnerst dich: {cards}',
  'odds.title': '**{edge}**: deine {n} gegen {m} von {foe}',
  'odds.feud':
    'Vor jedem Gut: Du gewinnst im Mittel {mine} Streite, sie {theirs}; mit {ahead} % gewinnst du mehr, mit {behind} % sie',
  'odds.brief': '{edge}: vorn {ahead} %, hinten {behind} %',
  'odds.capture': '**{district}** von {owner}: {hall} in der Halle',
  'odds.bondi': '{bondi}: {chance} % allein, {armed} % mit deiner besten Waffe',
  'odds.capture-brief': '{district}: {chance} % allein, {armed} % mit einer Waffe',
  'odds.ahead': 'mehr Streite {ahead} %',
  'odds.winter': '**Winter nach heutigem Stand**',
  'odds.winter-line': '{gothi}: {n} ({colours})',
  'hint.nothing': 'nichts',
  'hint.deeds': 'Jetzt: {action} mit Stärke {left}',
  'hint.deeds-later':
    '{action} mit Stärke {n}: Erst wird gezogen, darum wirst du gefragt, wenn es so weit ist',
  'hint.deeds-nothing':
    '{action} mit Stärke {n}: So wie es steht, kannst du damit nichts anfangen. Könnten andere das vorher noch ändern, lass dich dann fragen',
  'hint.next-speaker':
    'Das Vorschlagsrecht geht an dich über: Was du hier vorschlägst, gilt für die nächste Runde und schließt deine Antwort ab',
  'hint.hunt': 'Die Schafsuche: Bonden und Stammsitz handeln mit Stärke {n}',
};
