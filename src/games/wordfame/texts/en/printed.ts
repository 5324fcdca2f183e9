import type { Texts } from '../../../../kernel/types.js';

/** What is printed, and how it stands, in English. */
export const printed: Texts = {
  'printed.statute':
    'Statute of level {level}, {colour}: lets everybody take {action}{votes, plural, =0 {} one {; it has a vote of its own} other {; it has # votes of its own}}',
  'printed.persona':
    'Persona, {colour}, worth {worth}; asks for {wanted, plural, one {# Good} other {# Goods}}',
  'printed.persona-winter': 'Counts as {n, plural, one {a farm} other {# farms}} in winter',
  'printed.persona-bondi': 'Bondi of its colour act with +{n}',
  'printed.persona-capture': 'Adds {n} to a Bondi in a capture',
  'printed.persona-council': 'Council actions of its colour have +{n}',
  'printed.home': 'Home Stead: {colours}; acts as {actions}',
  'printed.colour': 'Colour of {statutes}',
  'printed.district': 'A District with {edges, plural, one {# edge} other {# edges}}',
  'printed.near': 'Beside {near}',
  'printed.gothi-now':
    'Wordfame {fame}; {hall, plural, one {# Thingman} other {# Thingmen}} in the Longhall, {districts, plural, one {# District} other {# Districts}}, {goods, plural, one {# Good} other {# Goods}}, {bondi} Bondi',
  'printed.proposed': 'Proposed now',
  'printed.pool': '{n, plural, one {One stands} other {# stand}} in the Foster pool',
  'printed.farms': '{gothi}: {n, plural, one {# farm} other {# farms}}',
  'printed.closed': 'Not in this game',
  'printed.free': 'Nobody’s',
  'printed.owned': 'Belongs to {gothi}, worth {value}',
};
