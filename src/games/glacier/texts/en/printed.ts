import type { Texts } from '../../../../kernel/types.js';

/** What is printed on a card, and where it lies, in English. */
export const printed: Texts = {
  'printed.prey':
    '{fish, select, yes {Fish} other {Animal}}: hunted with {hunt} or more, by {hunters, plural, one {# hunter} other {# hunters}}; feeds {food}, lore {lore}{weapon, plural, =0 {} other {; made into a weapon it adds #}}',
  'printed.herb':
    'Herb: gathered by {hunters, plural, one {# member} other {# members}}; feeds {food}, lore {lore}',
  'printed.weapon':
    'Weapon: +{weapon} on {use, select, fish {fish} small {small animals} large {large animals} other {every hunt}}; lore {lore}',
  'printed.artifact': 'Artifact: +{weapon} when the shaman calls upon it; lore {lore}',
  'printed.event': 'Event: {event, select, earthquake {an earthquake} other {a golden age}}',
  'printed.winter': 'The winter card: the year ends here',
  'printed.from': 'In the game from {n} clans up',
  'printed.fate':
    '{colour, select, red {Red} green {Green} other {Yellow}} fate card; there {n, plural, one {is one} other {are #}} in the deck',
  'printed.clan': 'A clan; {goal} trophies win',
  'printed.open': 'Lies on the table',
  'printed.open-odds':
    'Lies on the table: {plain} % with as many hunters as it wants, {best} % with all there is',
  'printed.larder': 'In the larder of {clan}, still feeds {food}',
  'printed.armed': 'A weapon of {clan}',
  'printed.owned': '{clan} has it',
  'printed.discarded': 'Discarded',
  'printed.held': '{n, plural, one {One} other {#}} in your hand',
  'printed.spent': '{n, plural, one {One has} other {# have}} been played',
  'printed.clan-now':
    '{members, plural, one {# member} other {# members}}, food {food}, {weapons, plural, one {# weapon} other {# weapons}}, {fates, plural, one {# fate card} other {# fate cards}}, {trophies} of {goal} trophies',
};
