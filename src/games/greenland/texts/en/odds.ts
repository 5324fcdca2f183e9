import type { Texts } from '../../../../kernel/types.js';

/** Odds in English. */
export const odds: Texts = {
  'odds.title': '**{card}**',
  'odds.hunt':
    '- {alpha_id, select, yes {{men, plural, =0 {the alpha alone} one {# hunter and the alpha} other {# hunters and the alpha}}} other {{men, plural, one {# hunter} other {# hunters}}}}: succeeds {success}, loses {losses, number}',
  'odds.raid':
    '- {alpha_id, select, yes {{men, plural, =0 {the alpha alone} one {# raider and the alpha} other {# raiders and the alpha}}} other {{men, plural, one {# raider} other {# raiders}}}}: succeeds {success}, loses {losses, number}',
  'odds.trophy': 'trophy {chance}',
  'odds.card': 'card {chance}',
  'odds.babies': 'children {n, number}',
  'odds.energy': 'energy {n, number}',
  'odds.ivory': 'ivory {n, number}',
  'odds.iron': 'iron {n, number}',
  'odds.same': '2/3/4 alike {two} / {three} / {four}',
  'odds.fight':
    '- {here, plural, one {# of yours} other {# of yours}} against {other} ({people}): you lose {ours, number}, they lose {theirs, number}',
  'odds.party': 'with {men}{alpha_id, select, yes { and the alpha} other {}}: {odds}',
  'odds.with': '{men}: {odds}',
  'odds.brief': '{success}, loses {losses, number}',
  'odds.brief-claim': '{success}, loses {losses, number}, card {claim}',
};
