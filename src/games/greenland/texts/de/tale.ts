import type { Texts } from '../../../../kernel/types.js';

/** The saga of a game in German: what happened, told afterwards. */
export const tale: Texts = {
  'measure.population': 'Leute',
  'measure.points': 'Punkte',
  'tale.people.extinct': 'Und dann war keiner der {tribe} mehr da.',
  'tale.patrol.surrender': 'Die {tribe} streckten die Waffen.',
  'tale.event.revealed': 'Es war die Zeit, die heißt: {event}.',
  'tale.event.decimated':
    'Die {tribe} begruben {n, plural, =0 {niemanden außer Ältesten} one {einen der Ihren} other {# der Ihren}}.',
  'tale.event.colony-lost': '{card} ging verloren, mit {n, plural, one {einem Siedler} other {# Siedlern}}.',
  'tale.event.deep-freeze': '{card} verschwand im tiefen Frost.',
  'tale.attack.begins': 'Bei {card} floss Blut: {tribes}.',
  'tale.parley.married': '{card} heiratete einen Mann der {tribe}.',
  'tale.parley.hostile': 'Bei {card} hatten die Leute des Landes von Fremden genug.',
  'tale.raid.married': 'Männer der {tribe} entführten {card}.',
  'tale.raid.plundered': 'Die {tribe} fielen über {card} der {owner} her.',
  'tale.hunt.trophy': 'Die {tribe} kamen mit einer Trophäe heim ({card}), und es gab keine mehr davon.',
  'tale.hunt.taken': 'Aus der Jagd ({card}) lernten die {tribe} etwas, das blieb.',
  'tale.auction.won': 'Ein Schiff ließ für {price} Elfenbein {card} bei den {tribe}.',
  'tale.domestic.slaughtered': 'Hungrig schlachteten die {tribe}: {card}.',
  'tale.elders.converted': 'Die Missionare fanden Gehör, und die {tribe} ließen sich taufen.',
  'tale.elders.baptized': 'Ohne Älteste wandten sich die {tribe} dem einen Gott zu.',
  'tale.elders.burned': 'Die {tribe} verbrannten einen der Ihren als Hexe.',
  'tale.elders.tool': 'Die {tribe} fertigten: {made}.',
  'tale.elders.domesticated': 'Die {tribe} zähmten: {card}.',
  'tale.elders.missionary': 'Ein Missionar der {tribe} brach auf. Ziel: {to}.',
};
