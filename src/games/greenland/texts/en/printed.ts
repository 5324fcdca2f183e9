import type { Texts } from '../../../../kernel/types.js';

/** What is printed on a card or placard, and where it lies, in English. */
export const printed: Texts = {
  'printed.biome': 'Biome of the {home}, climax {climax}',
  'printed.newWorld': 'New World, climax {climax}',
  'printed.daughter': 'Daughter of the {tribe}',
  'printed.farm': 'Farm animal of the {tribe}',
  'printed.event': 'Event',
  'printed.import': 'Import of a ship',
  'printed.hunt':
    'Hunted with {type}: {hits, plural, one {# hit} other {# hits}}; {deaths, plural, =0 {nobody dies} other {hunters die on {faces}}}',
  'printed.hostile':
    'Hostile side, {type}: {hits, plural, one {# hit} other {# hits}}; {deaths, plural, =0 {nobody dies} other {hunters die on {faces}}}',
  'printed.gains': 'A success brings {gains}',
  'printed.depletes': 'A success depletes: {n}',
  'printed.limit': 'Turns hostile above {n} colonists',
  'printed.trophy': '{dice} equal dice win it as a trophy worth {vp, plural, one {# point} other {# points}}',
  'printed.take':
    '{dice} equal dice win it for the hand, {kind, select, domestic {an animal} other {an invention}}',
  'printed.tableau': 'In a tableau: {facts}',
  'printed.raid':
    'Raiders succeed on {success}; {deaths, plural, =0 {none of them die} other {they die on {faces}}}',
  'printed.icons': 'Brings: {icons}',
  'printed.order': 'Order of play: {order}',
  'printed.rank': 'Rank {rank}, {role}{n, plural, =0 {} other {: {effects}}}',
  'printed.row': 'Lies on the {side} of the {row}',
  'printed.in-tableau': 'Lies in the tableau of {tribe}',
  'printed.won': 'A trophy of {tribe}',
  'printed.in-hand': 'In your hand',
  'printed.event-now': 'The event of this turn',
  'printed.for-sale': 'For sale this turn',
  'printed.gone': 'Discarded',
  'printed.is-hostile': 'Hostile now',
  'printed.husband': 'Married to a man of {tribe}',
  'printed.there': 'There now: {parties}',
  'printed.party': '{tribe} {n}{alpha, plural, =0 {} other { with the alpha}}',
  'printed.extinct': 'Died out',
  'printed.tribe-now':
    '{population, plural, one {# person} other {# people}}, {unassigned} of them free, {colonists, plural, one {# colonist} other {# colonists}}; energy {energy}, ivory {ivory}, iron {iron}; {hand, plural, one {# card} other {# cards}} in hand; {points, plural, one {# point} other {# points}}',
};
