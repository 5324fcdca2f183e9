import type { Texts } from '../../../../kernel/types.js';

/** Odds in German. */
export const odds: Texts = {
  'odds.title': '**{card}**',
  'odds.hunt':
    '- {alpha_id, select, yes {{men, plural, =0 {der Alpha allein} one {# Jäger und der Alpha} other {# Jäger und der Alpha}}} other {{men, plural, one {# Jäger} other {# Jäger}}}}: Erfolg {success}, Verlust {losses, number}',
  'odds.raid':
    '- {alpha_id, select, yes {{men, plural, =0 {der Alpha allein} one {# Räuber und der Alpha} other {# Räuber und der Alpha}}} other {{men, plural, one {# Räuber} other {# Räuber}}}}: Erfolg {success}, Verlust {losses, number}',
  'odds.trophy': 'Trophäe {chance}',
  'odds.card': 'Karte {chance}',
  'odds.babies': 'Kinder {n, number}',
  'odds.energy': 'Energie {n, number}',
  'odds.ivory': 'Elfenbein {n, number}',
  'odds.iron': 'Eisen {n, number}',
  'odds.same': '2/3/4 gleiche {two} / {three} / {four}',
  'odds.fight':
    '- {here, plural, one {# von dir} other {# von dir}} gegen {other} ({people}): Du verlierst {ours, number}, der Gegner verliert {theirs, number}',
  'odds.party': 'mit {men}{alpha_id, select, yes { und dem Alpha} other {}}: {odds}',
  'odds.with': '{men}: {odds}',
  'odds.brief': '{success}, Verlust {losses, number}',
  'odds.brief-claim': '{success}, Verlust {losses, number}, Karte {claim}',
};
