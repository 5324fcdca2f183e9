import { german } from '../../src/games/wordfame/texts/de/index.js';
import { english } from '../../src/games/wordfame/texts/en/index.js';
import { teller, type Teller } from '../../src/kernel/text.js';

/** Words that only pictures have; names of things are the game's own. */

const EN = {
  'pic.round': 'Round {round}',
  'pic.laws': 'Laws',
  'pic.law.killings': 'Killings',
  'pic.law.claims': 'Land-claims',
  'pic.law.seafaring': 'Seafaring',
  'pic.law.fellowship': 'Fellowship',
  'pic.votes': '+{n}',
  'pic.fame': 'Wordfame',
  'pic.hall': 'Longhall',
  'pic.slain': 'slain',
  'pic.sea': 'at sea',
  'pic.farms': 'Farms',
  'pic.wealth': 'Wealth',
  'pic.oaths': 'Oaths',
  'pic.hird': 'Hird',
  'pic.pool': 'Foster pool',
  'pic.none': 'nothing',
  'pic.legend': 'Number at a stead: its value · marks on borders: Thingmen · dashed: away at the Law',
  'pic.winter': 'Winter: farms against neighbours',
  'pic.winter.note': 'Ringed: more than every neighbour, 1 Wordfame each',
  'pic.neighbours': 'Neighbours',
  'pic.scores': 'scores',
  'pic.feud': 'Feud: {place}',
  'pic.feud.none': 'No Feud is being fought',
  'pic.attacker': 'attacks',
  'pic.defender': 'defends',
  'pic.men': '{n, plural, one {# man} other {# men}}',
  'pic.settled': 'settled',
  'pic.final': 'The end',
  'pic.deck': 'Orlog {orlog} · Doom {doom}',
  'pic.speaker': 'Lawspeaker',
  'pic.district': '{district}: {gothi} {value}',
  'pic.free': '{district}: free',
  'pic.next': 'next to {list}',
  'pic.men-at': '{edge}: {list}',
  'pic.man': '{gothi} {n}',
  'pic.away': 'Away at the Law: {list}',
  'pic.token': 'The Lawspeaker token lies on {statute}.',
  'pic.voted': 'Votes: {list}.',
  'pic.vote.support': '{gothi} supports',
  'pic.vote.sue': '{gothi} sues on {statute} with {n}',
  'pic.standing':
    '{gothi}: {fame} Wordfame, {districts, plural, one {# District} other {# Districts}}, Longhall {hall}',
  'pic.waiting': 'Waiting for {list}.',
  'pic.wins': '{list} wins.',
  'pic.quarter.west': 'The West',
  'pic.quarter.south': 'The South',
  'pic.quarter.north': 'The North',
  'pic.quarter.east': 'The East',
  'pic.quarter.thing': 'Thingvellir and around',
  'pic.steads': 'Steads: {list}.',
  'pic.bands': 'Thingmen: {list}.',
  'pic.borders': 'Borders: {list}.',
  'pic.pool-list': 'Foster pool: {list}.',
  'pic.exceeds': '{gothi} exceeds all neighbours in {colours}',
};

const DE: Readonly<Record<keyof typeof EN, string>> = {
  'pic.round': 'Runde {round}',
  'pic.laws': 'Gesetze',
  'pic.law.killings': 'Totschlag',
  'pic.law.claims': 'Landnahme',
  'pic.law.seafaring': 'Seefahrt',
  'pic.law.fellowship': 'Gemeinschaft',
  'pic.votes': '+{n}',
  'pic.fame': 'Nachruhm',
  'pic.hall': 'Halle',
  'pic.slain': 'erschlagen',
  'pic.sea': 'auf See',
  'pic.farms': 'Höfe',
  'pic.wealth': 'Reichtum',
  'pic.oaths': 'Schwüre',
  'pic.hird': 'Gefolge',
  'pic.pool': 'Ziehkinder',
  'pic.none': 'nichts',
  'pic.legend': 'Zahl am Gehöft: sein Wert · an Grenzen: Thingleute · gestrichelt: beim Thing',
  'pic.winter': 'Winter: Höfe gegen Nachbarn',
  'pic.winter.note': 'Umringt: mehr als jeder Nachbar, je 1 Nachruhm',
  'pic.neighbours': 'Nachbarn',
  'pic.scores': 'erhält',
  'pic.feud': 'Fehde: {place}',
  'pic.feud.none': 'Zurzeit ist keine Fehde',
  'pic.attacker': 'greift an',
  'pic.defender': 'verteidigt',
  'pic.men': '{n, plural, one {# Mann} other {# Leute}}',
  'pic.settled': 'entschieden',
  'pic.final': 'Das Ende',
  'pic.deck': 'Stapel {orlog} · verfallen {doom}',
  'pic.speaker': 'Gesetzessprecher',
  'pic.district': '{district}: {gothi} {value}',
  'pic.free': '{district}: frei',
  'pic.next': 'neben {list}',
  'pic.men-at': '{edge}: {list}',
  'pic.man': '{gothi} {n}',
  'pic.away': 'Beim Thing: {list}',
  'pic.token': 'Der Stein des Gesetzessprechers liegt auf {statute}.',
  'pic.voted': 'Stimmen: {list}.',
  'pic.vote.support': '{gothi} stimmt zu',
  'pic.vote.sue': '{gothi} klagt auf {statute} mit {n}',
  'pic.standing':
    '{gothi}: {fame} Nachruhm, {districts, plural, one {# Bezirk} other {# Bezirke}}, Halle {hall}',
  'pic.waiting': 'Gewartet wird auf {list}.',
  'pic.wins': '{list} siegt.',
  'pic.quarter.west': 'Der Westen',
  'pic.quarter.south': 'Der Süden',
  'pic.quarter.north': 'Der Norden',
  'pic.quarter.east': 'Der Osten',
  'pic.quarter.thing': 'Rund um Thingvellir',
  'pic.steads': 'Gehöfte: {list}.',
  'pic.bands': 'Thingleute: {list}.',
  'pic.borders': 'Grenzen: {list}.',
  'pic.pool-list': 'Ziehkinder: {list}.',
  'pic.exceeds': '{gothi} übertrifft alle Nachbarn in {colours}',
};

const tellers = new Map<string, Teller>();

/** `de-DE` reads German; everything else English. */
export function wordsFor(locale: string): Teller {
  const language = locale.toLowerCase().startsWith('de') ? 'de' : 'en';
  let tell = tellers.get(language);
  if (tell === undefined) {
    tell = teller({ en: english, de: german }, language, { en: EN, de: DE });
    tellers.set(language, tell);
  }
  return tell;
}
