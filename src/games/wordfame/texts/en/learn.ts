import type { Texts } from '../../../../kernel/types.js';

/** The lesson, move by move. */
export const learn: Texts = {
  'learn.intro':
    'You are the gothi of Hjardarholt in saga-age Iceland, and Helgafell is your neighbour. Whoever first has 22 Wordfame wins. Each round has a Law Council, a hunt for sheep and a long winter; here is one of them.',
  'learn.end':
    'Three colours in which you have more than every neighbour: 3 Wordfame, and the gift brought 3 before that. What you haven’t met: men who sue at Thingvellir, rides and Feuds, murder. `/rules` tells of them when they come.',
  'learn.propose.title': 'Propose a law',
  'learn.propose.text':
    'You are Lawspeaker. The statute that you propose is an action for everybody who supports it, and it is stronger the more they are. New land would be good: propose Settle.',
  'learn.propose.hint': 'The bottom statute of the Land-claims.',
  'learn.propose.done': 'Helgafell supports it: strength 2 for both of you, and you act first.',
  'learn.propose.other':
    'That is another action. With new land you would be Helgafell’s neighbour in two places.',
  'learn.settle.title': 'Settle',
  'learn.settle.text':
    'Subsume a District beside one of yours. Reykholt lies between your Borgarfjord and Helgafell’s Tungur: whoever has a neighbour can exceed them in winter. The new farm may be of any colour.',
  'learn.settle.hint': 'Subsume Reykholt, with a farm of Field.',
  'learn.settle.done': 'Now your land and Helgafell’s share a border.',
  'learn.settle.idle': 'You would get nothing for your law.',
  'learn.settle.expand': 'That brings a farm, too, but without a neighbour winter pays nothing.',
  'learn.settle.far': 'That District doesn’t touch Helgafell’s land.',
  'learn.home.title': 'Your Home Stead acts',
  'learn.home.text':
    'In the hunt your Bondi of the Council’s colour act, and your Home Stead with one of its two actions. You have two men at sea: raid first.',
  'learn.home.hint': 'Act with the Home Stead: Raid.',
  'learn.home.done':
    'It acts with strength 2, because you have three farms of Wool, the colour of the Council action.',
  'learn.home.idle': 'Two helpers haven’t acted yet.',
  'learn.home.later': 'In a moment: there is nothing to give yet.',
  'learn.home.foster': 'There is nobody you want in the family just now; the raid brings Goods.',
  'learn.raid.title': 'Come home with riches',
  'learn.raid.text':
    'All your men at sea come home. You draw a card for each of them and one for each strength, and keep half as Goods.',
  'learn.raid.hint': 'Return with riches.',
  'learn.raid.done': 'Four cards, and you keep two.',
  'learn.raid.out': 'Two are out already; let them bring something.',
  'learn.raid.idle': 'Your men wait for a wind home.',
  'learn.keep.title': 'Keep a set',
  'learn.keep.text':
    'Of a Good only colour and worth will show from now on, and nobody may look at the rest. A 2 and a 1 of one colour are a set, which is a great gift: keep the Ale.',
  'learn.keep.hint': 'Ale 2 and Ale 1.',
  'learn.keep.done': 'They lie in your Wealth for all to see.',
  'learn.keep.set': 'Those are no set. Keep both cards of Ale.',
  'learn.bondi.title': 'Your Bondi acts',
  'learn.bondi.text':
    'Your Bondi is of Wool, the colour of the Land-claims, so he may act. What he does is Feast. What he is worth nobody knows until he is outlawed for a murder.',
  'learn.bondi.hint': 'Act with the Bondi.',
  'learn.bondi.done': 'A Feast with strength 2.',
  'learn.bondi.idle': 'Somebody wants to give a feast for you.',
  'learn.give.title': 'Give generously',
  'learn.give.text':
    'Only the 2 counts against the strength; the 1 of the same colour goes along for nothing. A set of two brings 3 Wordfame.',
  'learn.give.hint': 'The whole set, to Helgafell.',
  'learn.give.done': 'Everybody speaks of it. Then winter comes.',
  'learn.give.idle': 'A feast without gifts brings no fame.',
  'learn.give.single': 'A single gift brings 1 Wordfame; the set brings 3 for the same strength.',
};
