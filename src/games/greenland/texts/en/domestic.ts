import type { Texts } from '../../../../kernel/types.js';

/** Phase 5 (H) in English. */
export const domestic: Texts = {
  'ask.animals': 'Feed your animals with hay, or slaughter them; choose what sheep and eider give',
  'ask.pacify': 'Pay an ivory to calm a hostile shore, or pass',
  'verb.feed': 'Feed an animal',
  'verb.feed.help': 'Pay its hay with energy, or with elders (#4 is an elder of rank 4)',
  'verb.slaughter': 'Slaughter an animal',
  'verb.slaughter.help': 'Give the animal up for the disks it is worth',
  'verb.milk': 'Take the child',
  'verb.milk.help': 'The animal gives its children',
  'verb.shear': 'Take the ivory',
  'verb.shear.help': 'The animal gives wool or down, worth ivory',
  'verb.pacify': 'Pacify a shore',
  'verb.pacify.help': 'Pay an ivory and turn the New World card to its peaceful side',
  'arg.hay': 'hay',
  'domestic.fed':
    '{tribe} feeds {card}{energy, plural, =0 {} one { with # energy} other { with # energy}}{elders, plural, =0 {} one { and an elder goes into the snow} other { and # elders go into the snow}}.',
  'domestic.raided': '{card} was raided and gives {tribe} nothing this turn.',
  'domestic.milk':
    '{card} gives {tribe} {babies, plural, =0 {nothing: nobody is left to be born} one {a child} other {# children}}.',
  'domestic.wool': '{card} gives {tribe} {ivory, plural, one {an ivory} other {# ivory}}.',
  'domestic.slaughtered':
    '{tribe} slaughters {card}{energy, plural, =0 {} other { for # energy}}{ivory, plural, =0 {} other { for # ivory}}{iron, plural, =0 {} other { for # iron}}.',
  'domestic.pacified': '{tribe} pays an ivory, and {card} is peaceful again.',
};
