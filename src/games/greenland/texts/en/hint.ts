import type { Texts } from '../../../../kernel/types.js';

/** Beside and above what may be chosen, in English. */
export const hints: Texts = {
  'hint.guard': 'guards',
  'hint.raid': 'raids {tribe}',
  'hint.import': 'For sale: **{card}**: {facts}',
  'hint.prey': '**{card}**: {hits, plural, one {# hit} other {# hits}} needed, for {gains}',
  'hint.dice': 'Dice: {faces}{laid, plural, =0 {} other { and the alpha’s #, laid down without a roll}}',
  'hint.deal': 'Deal {n}: {by} gives {to} {give}, for {want}',
  'hint.owed': 'Still to pay: {n}. Each energy pays one, each elder pays one',
  'hint.means':
    '-# You have {people, plural, =0 {nobody} one {# person} other {# people}} free{alpha_id, select, yes { (the alpha among them)} other {}} · energy {energy} · ivory {ivory} · iron {iron} · {mariners, plural, one {# mariner} other {# mariners}}, {sleds, plural, one {# sled} other {# sleds}} · {points, plural, one {# point} other {# points}} so far',
  'subject.card': 'About **{card}**',
  'subject.sale': 'For sale: **{card}**',
  'subject.contest': 'On **{card}** stand {parties}',
  'subject.party':
    '**{card}**: {alpha_id, select, yes {{men, plural, =0 {the alpha} one {# hunter and the alpha} other {# hunters and the alpha}}} other {{men, plural, one {# hunter} other {# hunters}}}} of {tribe}',
  'subject.roll':
    '**{card}**: {alpha_id, select, yes {{men, plural, =0 {the alpha} one {# hunter and the alpha} other {# hunters and the alpha}}} other {{men, plural, one {# hunter} other {# hunters}}}} of {tribe} · {odds}',
  'subject.rolled': '**{card}**: {tribe} threw {faces}',
  'subject.way-plain': '- as they are: {odds}',
  'subject.way-clay': '- the alpha rolling with them: {odds}',
  'subject.way-iron': '- with iron: {odds}',
};
