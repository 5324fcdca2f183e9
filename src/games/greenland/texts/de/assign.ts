import type { Texts } from '../../../../kernel/types.js';

/** Phase 2 (E) in German. */
export const assign: Texts = {
  'ask.recall':
    'Du hast fast niemanden: Rufe einen Ältesten, Siedler oder Ehemann zurück, oder bleib, wie du bist',
  'ask.assigning':
    'Teile deine Leute ein: Jäger, Älteste, Siedler, Räuber und Wachen; dann sag, dass du fertig bist',
  'ask.reassign': 'Versetze Leute, die schon eingeteilt sind, oder sag, dass du fertig bist',

  'verb.assign': 'Einteilen',
  'verb.assign.help': 'Leute auf eine Karte setzen; mit „alpha“ geht der Alpha mit',
  'verb.promote': 'Befördern',
  'verb.promote.help': 'Eine Energie macht jemanden aus dem freien Vorrat zum Ältesten dieses Rangs',
  'verb.abandon': 'Kolonien aufgeben',
  'verb.abandon.help': 'Alle deine Siedler kommen heim und können in Grönland eingeteilt werden',
  'verb.recall': 'Zurückrufen',
  'verb.recall.help': 'Ein Ältester, Siedler oder Ehemann wird wieder frei',
  'verb.stay': 'Bleiben',
  'verb.stay.help': 'Niemanden zurückrufen',
  'verb.move': 'Versetzen',
  'verb.move.help': 'Von einer Karte auf eine andere',
  'verb.done': 'Fertig',
  'verb.done.help': 'Vorerst nichts mehr',
  'arg.people': 'Leute',
  'arg.rank': 'Rang',
  'arg.from': 'von',
  'arg.to': 'nach',
  'arg.who': 'wer',
  'arg.place': 'Ort',

  'assign.assigned':
    'Die {tribe} setzen {n, plural, one {einen} other {#}} auf {card}{alpha, select, true {, darunter den Alpha} other {}}.',
  'assign.promoted':
    'Die {tribe} machen {alpha, select, true {den Alpha} other {jemanden}} zum Ältesten von Rang {rank}{free, select, true {, umsonst} other {}}.',
  'assign.recalled':
    'Die {tribe} rufen {from_id, select, elder {einen Ältesten ({place})} colonist {einen Siedler ({place})} other {einen Ehemann ({place})}} zurück.',
  'assign.abandoned':
    'Die {tribe} geben ihre Kolonien auf; {n, plural, one {einer kommt} other {# Leute kommen}} heim.',
  'assign.moved':
    'Die {tribe} versetzen {n, plural, one {einen} other {#}} von {from} nach {to}{alpha, select, true {, den Alpha} other {}}.',
  'assign.done':
    'Die {tribe} sind fertig{left, plural, =0 {} one {; einer bleibt zu Hause} other {; # Leute bleiben zu Hause}}.',
};
