import type { Texts } from '../../../../kernel/types.js';

/** The saga of a game in English: what happened, told afterwards. */
export const tale: Texts = {
  'measure.population': 'People',
  'measure.points': 'Points',
  'tale.people.extinct': 'And then nobody of the {tribe} was left.',
  'tale.patrol.surrender': 'The {tribe} laid down their arms.',
  'tale.event.revealed': 'It was the time they call “{event}”.',
  'tale.event.decimated':
    'The {tribe} buried {n, plural, =0 {nobody but their elders} one {one of theirs} other {# of theirs}}.',
  'tale.event.colony-lost': '{card} was lost, and {n, plural, one {a settler} other {# settlers}} with it.',
  'tale.event.deep-freeze': '{card} vanished in the deep frost.',
  'tale.attack.begins': 'Blood was shed at {card} between {tribes}.',
  'tale.parley.married': '{card} married into the {tribe}.',
  'tale.parley.hostile': 'At {card} the people of the land had seen enough of strangers.',
  'tale.raid.married': 'Men of the {tribe} carried {card} off.',
  'tale.raid.plundered': 'The {tribe} fell upon {card} of the {owner}.',
  'tale.hunt.trophy': 'The {tribe} came home with the {card}, and there were no more of them.',
  'tale.hunt.taken': 'From the {card} the {tribe} learnt something to keep.',
  'tale.auction.won': 'A ship left {card} with the {tribe} for {price} ivory.',
  'tale.domestic.slaughtered': 'Hungry, the {tribe} slaughtered the {card}.',
  'tale.elders.converted': 'The missionaries were heard, and the {tribe} let themselves be baptized.',
  'tale.elders.baptized': 'The {tribe}, without elders, turned to the one god.',
  'tale.elders.burned': 'The {tribe} burnt one of their own as a witch.',
  'tale.elders.tool': 'The {tribe} made {made}.',
  'tale.elders.domesticated': 'The {tribe} tamed the {card}.',
  'tale.elders.missionary': 'A missionary of the {tribe} set out to the {to}.',
};
