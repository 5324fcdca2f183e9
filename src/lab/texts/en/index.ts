import type { Texts } from '../../../kernel/types.js';

/** Words of the laboratory itself: of charts and of answers that somebody reads in a message. */
export const texts = {
  'lab.swing': '{id} from {from} to {to} moves {measure} by {by} ({low} to {high})',
  'lab.asked':
    '{games, number} games{stopped, select, yes { before time ran out} other {}}, shares with their 95 % intervals.',
  'lab.row': '**{name}**: {parts}',
  'lab.share': '{what} {n} % ({low}–{high})',
  'lab.more-rows': '… and {n, plural, one {# more} other {# more}} in the file.',
  'lab.moved': '**{id}** {from} → {to}: {by} points of “{measure}” ({low} to {high})',
  'lab.moved-plain': '**{id}** {from} → {to}: {by} {measure} ({low} to {high})',
  'lab.by-and-large': 'Most is moved by these, each alone:',
  'lab.wherever': 'Most is moved by these, wherever the others stand:',
  'lab.variance':
    'Share of the variance of “{measure}” that each number or reading makes, alone and with others',
  'lab.alone': 'alone',
  'lab.with-others': 'with others',
  'lab.invasion': 'Share of the win: one (row) among others (column)',
  'lab.pact': 'Share of the win: each of {allies} (row) among others (column)',
  'lab.mixes': 'What each of the first gets, by how many play it; the rest play the second',
  'lab.one-with': '{one} with {other}',
  'lab.one-of': '{one} of {other}',
  'lab.selected': 'Who is left in the last generations, in percent: each row a population of its own',
  'lab.run': 'population {n}',
  'lab.found': 'What was asked for, under each set of numbers that was found',
  'lab.none-found': 'None found in {tried} tried.',
  'lab.some-found': '{n, plural, one {# set} other {# sets}} of numbers found in {tried} tried:',
  'lab.grid-row': '**{name}**: {cells}',
} satisfies Texts;

export type LabText = keyof typeof texts;
