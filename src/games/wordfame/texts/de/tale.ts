import type { Texts } from '../../../../kernel/types.js';

/** What the saga tells, curves and pictures. */
export const tale: Texts = {
  'tale.settle.subsumed': '{gothi} nahm Land in {district}.',
  'tale.feud.began': '{attacker} und {defender} gerieten aneinander: {edge}.',
  'tale.feud.razed': '{gothi} brannte in {district} einen Hof von {owner} nieder.',
  'tale.capture.seized': '{gothi} nahm {owner} mit Blut am Boden {district}.',
  'tale.feast.gave': '{gothi} schenkte {to} {gift}, und alle sprachen davon.',
  'tale.murder.slew': '{n, plural, one {Ein Mann} other {# Leute}} von {foe} starben auf Geheiß von {gothi}.',
  'tale.winter.scored': 'Im Winter hatte {gothi} mehr als alle Nachbarn: {colours}.',
  'tale.foster.fostered': 'Ins Haus von {gothi} kam: {persona}.',
  'measure.fame': 'Nachruhm',
  'measure.farms': 'Höfe',
  'measure.districts': 'Bezirke',
  'picture.table': 'Karte und Gesetze',
  'picture.sheet': 'Alle Höfe der Goden',
  'picture.west': 'Der Westen',
  'picture.south': 'Der Süden',
  'picture.north': 'Der Norden',
  'picture.east': 'Der Osten',
  'picture.thing': 'Rund um Thingvellir',
  'picture.council': 'Das Thing',
  'picture.feud': 'Die Fehde',
  'picture.winter': 'Der Winter nach heutigem Stand',
  'picture.hof': 'Ein Hof',
  'picture.final': 'Das Ende',
  'name.winter': 'nächster Winter',
};
