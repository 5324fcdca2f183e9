import type { Texts } from '../../../../kernel/types.js';

/** What the saga tells, curves and pictures. */
export const tale: Texts = {
  'tale.settle.subsumed': '{gothi} took land in {district}.',
  'tale.feud.began': '{attacker} and {defender} came to blows at {edge}.',
  'tale.feud.razed': '{gothi} burned a farm of {owner} in {district}.',
  'tale.capture.seized': '{gothi} took {district} from {owner} with blood on the floor.',
  'tale.feast.gave': '{gothi} gave {to} {gift}, and everybody spoke of it.',
  'tale.murder.slew': '{n, plural, one {A man} other {# men}} of {foe} died at the order of {gothi}.',
  'tale.winter.scored': 'In winter {gothi} had more than all neighbours: {colours}.',
  'tale.foster.fostered': 'The {persona} came into the house of {gothi}.',
  'measure.fame': 'Wordfame',
  'measure.farms': 'Farms',
  'measure.districts': 'Districts',
  'picture.table': 'The map and the Laws',
  'picture.sheet': 'All hofs',
  'picture.west': 'The West',
  'picture.south': 'The South',
  'picture.north': 'The North',
  'picture.east': 'The East',
  'picture.thing': 'Thingvellir and around',
  'picture.council': 'The Law Council',
  'picture.feud': 'The Feud',
  'picture.winter': 'Winter as things stand',
  'picture.hof': 'A hof',
  'picture.final': 'The end',
  'name.winter': 'next winter',
};
