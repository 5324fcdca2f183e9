import type { Texts } from '../../../../kernel/types.js';

/** Odds in German. */
export const odds: Texts = {
  'odds.title': '**{card}**',
  'odds.hunt':
    '- {alpha_id, select, yes {{men, plural, =0 {der Alpha allein} one {# Jäger und der Alpha} other {# Jäger und der Alpha}}} other {{men, plural, one {# Jäger} other {# Jäger}}}}: Erfolg {success}, Verlust {losses}',
  'odds.raid':
    '- {alpha_id, select, yes {{men, plural, =0 {der Alpha allein} one {# Räuber und der Alpha} other {# Räuber und der Alpha}}} other {{men, plural, one {# Räuber} other {# Räuber}}}}: Erfolg {success}, Verlust {losses}',
  'odds.trophy': 'Trophäe {chance}',
  'odds.card': 'Karte {chance}',
  'odds.babies': 'Kinder {n}',
  'odds.energy': 'Energie {n}',
  'odds.ivory': 'Elfenbein {n}',
  'odds.iron': 'Eisen {n}',
  'odds.same': '2/3/4 gleiche {two} / {three} / {four}',
  'odds.fight':
    '- {here, plural, one {# von dir} other {# von dir}} gegen {other} ({people}): Du verlierst {ours}, der Gegner verliert {theirs}',
  'odds.with': '{men}: {odds}',
  'odds.brief': '{success}, Verlust {losses}',
  'odds.brief-claim': '{success}, Verlust {losses}, Karte {claim}',
};
