import type { Texts } from '../../../../kernel/types.js';

/** Phase 2 (E) in English. */
export const assign: Texts = {
  'ask.recall': 'You have almost nobody: call back one elder, colonist or husband, or stay as you are',
  'ask.assigning': 'Place your people: hunters, elders, colonists, raiders and guards; then say you are done',
  'ask.reassign': 'Move people that were already placed, or say you are done',

  'verb.assign': 'Assign',
  'verb.assign.help': 'Put people on a card; add “alpha” to send the alpha with them',
  'verb.promote': 'Promote',
  'verb.promote.help': 'One energy makes an unassigned person an elder of that rank',
  'verb.abandon': 'Give up the colonies',
  'verb.abandon.help': 'All your colonists come home and can be assigned in Greenland',
  'verb.recall': 'Call back',
  'verb.recall.help': 'One elder, colonist or husband becomes unassigned',
  'verb.stay': 'Stay',
  'verb.stay.help': 'Call nobody back',
  'verb.move': 'Move',
  'verb.move.help': 'From one card to another',
  'verb.done': 'Done',
  'verb.done.help': 'Nothing more for now',
  'arg.people': 'people',
  'arg.rank': 'rank',
  'arg.from': 'from',
  'arg.to': 'to',
  'arg.who': 'who',
  'arg.place': 'place',

  'assign.assigned':
    '{tribe} puts {n, plural, one {one} other {#}} on {card}{alpha, select, true {, the alpha among them} other {}}.',
  'assign.promoted':
    '{tribe} makes {alpha, select, true {the alpha} other {somebody}} an elder of rank {rank}{free, select, true {, at no cost} other {}}.',
  'assign.recalled':
    '{tribe} calls back {from_id, select, elder {an elder ({place})} colonist {a colonist from {place}} other {the husband of {place}}}.',
  'assign.abandoned':
    '{tribe} gives up its colonies; {n, plural, one {one person comes} other {# people come}} home.',
  'assign.moved':
    '{tribe} moves {n, plural, one {one} other {#}} from {from} to {to}{alpha, select, true {, the alpha} other {}}.',
  'assign.done':
    '{tribe} is done{left, plural, =0 {} one {; one person stays at home} other {; # people stay at home}}.',
};
