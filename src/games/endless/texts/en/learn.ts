import type { Texts } from '../../../../kernel/types.js';

/** The lesson, step by step. */
export const learn: Texts = {
  'learn.intro':
    'You lead the Cyan tribe of Endless Winter through the last turn of a round and the Eclipse that ends it. Red sits beside you. In this game cards do the work: each Tribe card in your hand is Labor, and in the column that fits it is worth one more.',
  'learn.end':
    'That is a round: three turns, then the Eclipse. After four of them everything counts: cards, burials, Animals in sets, Sacred Stones, Megaliths on top of others, and what is left over. `/game new` starts a real one.',
  'learn.figure.title': 'A Culture card and a figure',
  'learn.figure.text':
    'Before you place a figure you may play up to two Culture cards. Fire Keeping brings four Food at once. Of your figures only the Chief is left; in any column he brings a Labor of his own. Two Mammoths lie in the display, and nobody has hunted this round. Nobody else is asked in between, so card and figure are one answer.',
  'learn.figure.hint': 'Choose Fire Keeping, then your Chief in the column Hunt, and play both.',
  'learn.figure.done':
    'Four Food more; your board has room for seven until Camps leave it. One Labor is in your pool, and the bottom of the column will be yours.',
  'learn.figure.first': 'The figure comes after the Culture cards, so play yours first.',
  'learn.figure.half': 'A figure goes with it. Choose that too, then play both.',
  'learn.figure.more': 'These two are enough for now: what the column gives comes next.',
  'learn.figure.eclipse':
    'That would draw a card and count two Labor in the Eclipse, but the Mammoths would stay where they are.',
  'learn.figure.column': 'Your Hunter is worth two where the hunt is. Go there.',
  'learn.hunt.title': 'Paying with Labor',
  'learn.hunt.text':
    'An Animal costs two Labor. Two Mammoths cost four: one from your Chief, two from the Hunter, one from the Tribesman. The cheapest payment is made for you.',
  'learn.hunt.hint': 'Take both Mammoths.',
  'learn.hunt.done': 'Two of a kind are worth 3 at the end, three 5, four 10. Your Shaman stayed in hand.',
  'learn.hunt.kind': 'Sets are made of one kind. Take both Mammoths.',
  'learn.hunt.down': 'Whoever slides down can’t go back up. Take the Mammoths first.',
  'learn.hunt.early': 'You have Labor for two Animals. Use it before you end the turn.',
  'learn.hunt.other': 'That works, but there are Mammoths to be had.',
  'learn.bottom.title': 'The bottom section',
  'learn.bottom.text':
    'The first figure of the round in a column may use its bottom section. Here that is the top Animal of the deck.',
  'learn.bottom.hint': 'Use the bottom section.',
  'learn.bottom.done': 'A third Mammoth! What has been turned up can’t be taken back.',
  'learn.bottom.tip': 'A tipped Mammoth gives five Food, but counts for no set any more.',
  'learn.bottom.end': 'The bottom is yours now and nobody else’s this round.',
  'learn.bottom.other': 'Use the bottom section first.',
  'learn.end.title': 'The end of the turn',
  'learn.end.text':
    'Nothing is left to do here. What you played goes to your discard pile, and no cards are drawn.',
  'learn.end.hint': 'End your turn.',
  'learn.end.done': 'Until you say so, everything since the last card turned up can be taken back.',
  'learn.ritual.title': 'The Ritual',
  'learn.ritual.text':
    'After your third turn you may lay cards face down for the Eclipse. The Shaman counts two and a half Labor there and turns a Food into an Idol.',
  'learn.ritual.hint': 'Lay the Shaman.',
  'learn.ritual.done':
    'Red goes to the Eclipse space for two Labor. Yours is more: you are first in the new order.',
  'learn.ritual.nothing': 'Kept in hand she is one Labor next round. In the Eclipse she is worth more.',
  'learn.megalith.title': 'A Megalith',
  'learn.megalith.text':
    'The first place of the order brings a Megalith. Your first two are neutral and lie on the board itself; they gain what their space shows. Start spaces are open from the beginning.',
  'learn.megalith.hint': 'Place it on b2, which gives a Food.',
  'learn.megalith.done': 'Later stones may lie beside it, or on top of two, where they score.',
  'learn.megalith.lesser':
    'Instead of a Megalith you may always take something lesser. Here a stone is worth more.',
  'learn.megalith.place': 'That space is open, too; for this lesson take b2.',
  'learn.shaman.title': 'Eclipse actions',
  'learn.shaman.text': 'Now your Ritual cards act. The Shaman wants a Food for an Idol.',
  'learn.shaman.hint': 'Pay the Food.',
  'learn.shaman.done': 'The Idol moves you up the Honor track, where whoever leads has most from burials.',
  'learn.shaman.skip': 'You have Food enough for an Idol.',
};
