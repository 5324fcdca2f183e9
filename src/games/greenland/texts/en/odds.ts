import type { Texts } from '../../../../kernel/types.js';

/** Odds in English. */
export const odds: Texts = {
  'odds.title': '**{card}**',
  'odds.hunt':
    '- {alpha_id, select, yes {{men, plural, =0 {the alpha alone} one {# hunter and the alpha} other {# hunters and the alpha}}} other {{men, plural, one {# hunter} other {# hunters}}}}: succeeds {success}, loses {losses}',
  'odds.raid':
    '- {alpha_id, select, yes {{men, plural, =0 {the alpha alone} one {# raider and the alpha} other {# raiders and the alpha}}} other {{men, plural, one {# raider} other {# raiders}}}}: succeeds {success}, loses {losses}',
  'odds.trophy': 'trophy {chance}',
  'odds.card': 'card {chance}',
  'odds.babies': 'children {n}',
  'odds.energy': 'energy {n}',
  'odds.ivory': 'ivory {n}',
  'odds.iron': 'iron {n}',
  'odds.same': '2/3/4 alike {two} / {three} / {four}',
  'odds.fight':
    '- {here, plural, one {# of yours} other {# of yours}} against {other} ({people}): you lose {ours}, they lose {theirs}',
  'odds.with': '{men}: {odds}',
  'odds.brief': '{success}, loses {losses}',
  'odds.brief-claim': '{success}, loses {losses}, card {claim}',
};
