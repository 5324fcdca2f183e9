import type { Texts } from '../../../../kernel/types.js';

/** Phase 6 (I) and the score (J) in German. */
export const elders: Texts = {
  'ask.act': 'Lass deine Ältesten handeln, je eine Aktion; dann sag, dass du fertig bist',
  'ask.martyrs': 'Wähle, wer getötet wird',
  'verb.domesticate': 'Zähmen',
  'verb.domesticate.help': 'Rang 2: eine Energie zahlen, ein Tier kommt von der Hand in die Auslage',
  'verb.tool': 'Werkzeug herstellen',
  'verb.tool.help': 'Rang 3: ein Eisen zahlen, eine Erfindung kommt von der Hand in die Auslage',
  'verb.witch-burn': 'Hexe verbrennen',
  'verb.witch-burn.help': 'Rang 2: eine Energie zahlen, ein eigener Ältester stirbt',
  'verb.banish': 'Verbannen',
  'verb.banish.help': 'Rang 2: eine Energie, würfeln; jede 1 tötet einen Gesandten oder fremden Ehemann',
  'verb.send': 'Gesandten schicken',
  'verb.send.help': 'Rang 5: eine Energie zahlen, dieser Älteste geht auf Rang 1 eines anderen Stamms',
  'verb.proselytize': 'Bekehren',
  'verb.proselytize.help': 'Rang 2: eine Energie zahlen und würfeln; schon eine 1 bekehrt den Stamm',
  'verb.baptize': 'Sich taufen lassen',
  'verb.baptize.help': 'Ohne jeden Ältesten: zu dem einen Gott übergehen, umsonst und für immer',
  'verb.martyr': 'Zum Märtyrer machen',
  'verb.martyr.help': 'Den Gesandten nach seinem Stamm nennen, den Ehemann nach seiner Frau',
  'verb.done': 'Fertig',
  'verb.done.help': 'Keine weitere Aktion der Ältesten in dieser Runde',
  'arg.disk': 'Scheibe',
  'arg.victim': 'Opfer',
  'arg.elder': 'Ältester',
  'elders.domesticated': 'Die {tribe} zähmen: {card}.',
  'elders.tool':
    'Die {tribe} stellen her: {made} ({card}), für {disk_id, select, ivory {ein Elfenbein} energy {eine Energie} other {ein Eisen}}.',
  'elders.burned': 'Die {tribe} verbrennen einen Ältesten von Rang {rank} als Hexe.',
  'elders.banish':
    'Die {tribe} verbannen und würfeln {faces}: {ones, plural, =0 {niemandem geschieht etwas} one {ein Opfer} other {# Opfer}}.',
  'elders.emissary-killed': 'Die {tribe} töten einen Gesandten der {of}.',
  'elders.husband-killed': 'Die {tribe} töten den Ehemann von {card}, einen Mann der {of}.',
  'elders.missionary': 'Die {tribe} schicken einen Missionar. Ziel: {to}.',
  'elders.representative': 'Die {tribe} schicken einen Vertreter. Ziel: {to}.',
  'elders.proselytize':
    'Die {tribe} bekehren die {to} und würfeln {faces}: {success_id, select, yes {sie werden getauft} other {vergebens}}.',
  'elders.converted': 'Die {tribe} werden von den Missionaren getauft und behalten ihre Ältesten.',
  'elders.baptized': 'Die {tribe} gehen zu dem einen Gott über.',
  'score.points':
    '{tribe}: {total, plural, one {# Punkt} other {# Punkte}} ({population} für Leute, {colonists} für kalte Kolonien, {trophies} für Trophäen, {inventions} für Erfindungen, {resources} für Rohstoffe, {thing} im Thing).',
  'score.winners': 'Es gewinnen: {winners}.',
  'score.nobody': 'Niemand ist mehr am Leben. Grönland gehört dem Eis.',
  'over.events': 'Das letzte Ereignis ist vorüber.',
  'over.rows': 'Beide Reihen sind leer; das Land ist erschöpft.',
  'over.extinct': 'Alle Stämme sind ausgestorben.',
};
