import type { Texts } from '../../../../kernel/types.js';

/** The tutorial in English. */
export const learn: Texts = {
  'learn.intro':
    'You lead the **Norse**, four generations into the settlement of Greenland; the Thule hunt beside you. A turn has six phases: event, assignment, negotiation, hunts, domestic animals, elder actions (A1). A ship has just called, so you begin with the second. Here you need people, energy and a little luck; what counts in the end are points for people, trophies, tools and, by your faith, ivory or iron.',
  'learn.end':
    'That was a whole turn. You have seen assignment, a bargain, the dice, a trophy, hay and an elder at work. Ten such turns are a game; people, trophies and what your faith values decide it.',

  'learn.assign.title': 'Send hunters',
  'learn.assign.text':
    'In the assignment phase unassigned people are placed on cards. Each hunter rolls one die later. The **Caribou** ask for two hits; on the warm side a 1 or a 2 hits, so each die hits one time in three. Send **five** of your six people to the Caribou and keep one, with the alpha, at home.',
  'learn.assign.hint':
    'Choose “Assign”, then Caribou, then 5. With five dice two hits come in about half of all throws.',
  'learn.assign.done':
    'Five stand on the Caribou. There was nothing else to place, so “Done” was said for you. Then it was the turn of the Thule: one of them came over the sea to the same card.',
  'learn.assign.idle': 'Whoever stays at home brings nothing: only people on cards hunt.',
  'learn.assign.elsewhere':
    'That is allowed, but the Caribou are the better game here: three children, an energy, and a trophy for three equal dice.',
  'learn.assign.alpha':
    'The alpha may hunt, and a die of his counts for more. This time he stays where nothing can kill him.',
  'learn.assign.few':
    'That is allowed. For two hits five dice are wanted, and one of yours should stay home.',

  'learn.bargain.title': 'Bargain',
  'learn.bargain.text':
    'Several tribes on one card talk first; whoever has most iron picks the card. One Thule hunter with a single die hunts before you (the fewest go first), and if nobody leaves there is a fight. Offer the Thule **one energy** if their hunter **leaves**.',
  'learn.bargain.hint': 'Choose “Offer a deal”, then Thule. You give an energy; you want one who leaves.',
  'learn.bargain.done':
    'The Thule took the energy, and their hunter went home. Deals are kept by the table; other promises only by those who make them.',
  'learn.bargain.stand':
    'That would mean a fight: unless all but one tribe leave a card, they attack at once, most iron first.',
  'learn.bargain.allow':
    'That lets them go, but nobody leaves good hunting for nothing. Make it worth their while.',
  'learn.bargain.nothing': 'For nothing they will hardly leave. Put an energy into the offer.',
  'learn.bargain.dear': 'That is too dear, or not what you need: one energy for one who leaves is enough.',

  'learn.roll.title': 'Roll the dice',
  'learn.roll.text':
    'Now each hunter rolls. Bloody faces, a 4 and a 6 on the Caribou, kill whoever rolled them, success or not. One iron, spent **before** the roll, would keep all your people alive (the iron rule). Your iron has better uses today: just **roll**.',
  'learn.roll.hint': 'Press “Roll” and confirm it as it is.',
  'learn.roll.done':
    'Four hits where two were needed, and one hunter lost to the 4. Three children join your people, and an energy comes with the meat.',
  'learn.roll.iron':
    'It would work, and all would live. But tools are made of iron, and one loss among five can be borne. Roll without it.',

  'learn.trophy.title': 'Take the trophy',
  'learn.trophy.text':
    'Three dice showed the same face, which is what stands beside the antlers of the Caribou. So you may take the card as a **trophy**: points at the end, and the herd is gone for good, because trophies are not replaced.',
  'learn.trophy.hint': 'Choose “Claim the trophy” and the Caribou.',
  'learn.trophy.done': 'The Caribou lie under your placard and are worth three points.',
  'learn.trophy.decline':
    'You may leave the herd for another year. But others would hunt it as well, and three points are three points.',

  'learn.feed.title': 'Feed the animals',
  'learn.feed.text':
    'Your cattle show three hay icons. Each costs **one energy** or one elder who goes out into the snow. Fed cattle give two children; unfed ones are slaughtered. Feed them with **three energy**.',
  'learn.feed.hint': 'Choose “Feed an animal”, then Cattle, then 3 energy.',
  'learn.feed.done': 'The cattle are through the winter and gave two children.',
  'learn.feed.slaughter':
    'Slaughter brings four energy now and ends the children of every year to come. You can pay for the hay.',
  'learn.feed.elders':
    'You have the energy, so spare your elders: on their ranks they act, and some of them count at the end.',

  'learn.elders.title': 'Let an elder act',
  'learn.elders.text':
    'At last each elder may act once. Your shaman on rank 2 can **domesticate**: for one energy an animal goes from the hand into your tableau. You hold a gyrfalcon, worth ivory when exchanged.',
  'learn.elders.hint': 'Choose “Domesticate” and the Gyrfalcon.',
  'learn.elders.done': 'The falcon sits in your tableau, and it is on to the next turn.',
  'learn.elders.burn':
    'That rids a tribe of elders who stand in the way of baptism. Yours are worth more alive.',
  'learn.elders.idle': 'The shaman would have nothing to show for this turn. Let him tame the falcon first.',
};
