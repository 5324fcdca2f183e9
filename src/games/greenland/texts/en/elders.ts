import type { Texts } from '../../../../kernel/types.js';

/** Phase 6 (I) and the score (J) in English. */
export const elders: Texts = {
  'ask.act': 'Let your elders act, one action each, then say you are done',
  'ask.martyrs': 'Choose who is killed',
  'verb.domesticate': 'Domesticate',
  'verb.domesticate.help': 'Rank 2: pay an energy, an animal comes from your hand into the tableau',
  'verb.tool': 'Make a tool',
  'verb.tool.help': 'Rank 3: pay an iron, an invention comes from your hand into the tableau',
  'verb.witch-burn': 'Burn a witch',
  'verb.witch-burn.help': 'Rank 2: pay an energy, one of your own elders dies',
  'verb.banish': 'Banish',
  'verb.banish.help': 'Rank 2: pay an energy and roll; each 1 kills an emissary or a foreign husband',
  'verb.send': 'Send an emissary',
  'verb.send.help': 'Rank 5: pay an energy, that elder moves to rank 1 of another tribe',
  'verb.proselytize': 'Proselytize',
  'verb.proselytize.help': 'Rank 2: pay an energy and roll; any 1 converts the tribe',
  'verb.baptize': 'Be baptized',
  'verb.baptize.help': 'Without any elder: turn to monotheism, for nothing and for good',
  'verb.martyr': 'Make a martyr',
  'verb.martyr.help': 'Name the emissary by tribe, the husband by his wife',
  'verb.done': 'Done',
  'verb.done.help': 'No further elder action this turn',
  'arg.disk': 'disk',
  'arg.victim': 'victim',
  'arg.elder': 'elder',
  'elders.domesticated': '{tribe} domesticates {card}.',
  'elders.tool':
    '{tribe} makes {made} ({card}) for {disk_id, select, ivory {an ivory} energy {an energy} other {an iron}}.',
  'elders.burned': '{tribe} burns an elder of rank {rank} for witchcraft.',
  'elders.banish':
    '{tribe} banishes and rolls {faces}: {ones, plural, =0 {nobody is harmed} one {one victim} other {# victims}}.',
  'elders.emissary-killed': '{tribe} kills an emissary of {of}.',
  'elders.husband-killed': '{tribe} kills the husband of {card}, a man of {of}.',
  'elders.missionary': '{tribe} sends a missionary to {to}.',
  'elders.representative': '{tribe} sends a representative to {to}.',
  'elders.proselytize':
    '{tribe} preaches to {to} and rolls {faces}: {success_id, select, yes {they will be baptized} other {in vain}}.',
  'elders.converted': '{tribe} is baptized by the missionaries, and keeps its elders.',
  'elders.baptized': '{tribe} turns to monotheism.',
  'score.points':
    '{tribe}: {total, plural, one {# point} other {# points}} ({population} for people, {colonists} for cold colonies, {trophies} for trophies, {inventions} for inventions, {resources} for resources, {thing} in the Thing).',
  'score.winners': 'Winner: {winners}.',
  'score.nobody': 'Nobody is left alive. Greenland belongs to the ice.',
  'over.events': 'The last event has passed.',
  'over.rows': 'Both rows are empty; the land is spent.',
  'over.extinct': 'Every tribe is extinct.',
};
