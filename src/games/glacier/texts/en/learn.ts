import type { Texts } from '../../../../kernel/types.js';

/** The tutorial in English. */
export const learn: Texts = {
  'learn.intro':
    'You lead the **Ochre** clan: five clan cards, one single member, two pairs and two trios. Each of them acts once in your turn. On the table lie a reindeer, a hare and a herb; in the cave you have a flint spear and the meat of an ibex, a horse and a red deer. It is late in the year, and winter is near.',
  'learn.end':
    'That was a turn and a winter: hunting, gathering, a fate card, its use, the Great Gathering and the hearth. Whoever has won trophies enough and feeds everyone through a winter wins the game.',

  'learn.hunt.title': 'Hunt',
  'learn.hunt.text':
    'The **reindeer** wants two hunters and a roll of 5 on one die. A weapon adds its value and is used up; hunters too few take one off each, more than wanted add one in all. Send **one pair** with the **flint spear**: then a 3 is enough.',
  'learn.hunt.hint': 'Choose “Hunt”, the reindeer, the pair, and the flint spear.',
  'learn.hunt.done':
    'A 3 and two for the spear make five: the reindeer is in the larder. Had it failed, the pair would have come home hurt.',
  'learn.hunt.first': 'That can wait. Hunt first, while the spear is there and nobody gets in the way.',
  'learn.hunt.small': 'The hare feeds one. The reindeer feeds three, and winter asks for eleven.',
  'learn.hunt.bare':
    'It could work, but without the spear you need a 5, and hunters who fail come home hurt.',
  'learn.hunt.party':
    'The spear is right. One pair is what the reindeer asks for; more are missed elsewhere.',

  'learn.gather.title': 'Gather',
  'learn.gather.text':
    'Herbs never run away. The **sorrel** wants seven members at least: the **single one and both trios** bring it home without a roll. It feeds a little, and its lore counts when the clans meet.',
  'learn.gather.hint': 'Choose “Gather herbs”, sorrel, and the single one with both trios.',
  'learn.gather.done':
    'The sorrel lies in the larder. A card can’t be split, so it pays to have small ones to make up a sum.',
  'learn.gather.many':
    'That would do, with more than are wanted. Seven are enough: the single one and both trios.',
  'learn.gather.make':
    'A weapon can be made of an animal that shows one, but then it feeds nobody. Winter is near.',
  'learn.gather.first': 'That can wait: what is left on the table at the end of the turn is discarded.',

  'learn.fate.title': 'Take a fate card',
  'learn.fate.text':
    'Your second pair is still free. Any clan card can bring a **fate card**: red ones spoil the hunts of others, green ones protect, yellow ones are played at the end of a turn. Let the **pair** take one.',
  'learn.fate.hint': 'Choose “Take a fate card” and the pair.',
  'learn.fate.done':
    'A Great Storm: against somebody’s hunt, one less on the die. Nobody else sees it. With no card left to act, the actions are over and everyone came home.',
  'learn.fate.idle': 'The pair would have done nothing. Every clan card may act once, so let it.',
  'learn.fate.other': 'That is allowed, but here you are to learn about fate cards: let the pair take one.',

  'learn.spite.title': 'Play a fate card',
  'learn.spite.text':
    'At the end of your turn you may play one yellow card against another clan, at no cost. You hold a **Raid**. Flint has a salmon and a fox in the larder: on 3 to 5 you take one card, on 6 two.',
  'learn.spite.hint': 'Choose “Play a fate card”, Raid, Flint.',
  'learn.spite.done':
    'A 4: one card is yours. Holding an Offering to the Spirits, Flint could have cancelled it.',
  'learn.spite.pass': 'Mercy is allowed. But all fate cards but one are discarded when winter is over.',

  'learn.loot.title': 'Choose the booty',
  'learn.loot.text':
    'Who suffers usually picks what goes; a raider picks for himself. The **salmon** feeds two, the fox one. Winter is near.',
  'learn.loot.hint': 'Choose “Take as booty” and the salmon.',
  'learn.loot.done':
    'The salmon is yours. Then Flint turned over winter, and the clans met: your ibex won the tale of hunting and your sorrel that of healing. Two trophies.',
  'learn.loot.fox': 'The fox feeds one and the salmon two. You have eleven to feed.',

  'learn.winter.title': 'Through the winter',
  'learn.winter.text':
    'Each clan hands over as much food as it has members. Whoever feeds all of them grows; whoever feeds less than half loses a clan card. You have thirteen food for eleven members: hand over **what is missed least**, and keep the card of most lore for the next gathering.',
  'learn.winter.hint': 'Choose “Feed the clan” and “what you can best spare”.',
  'learn.winter.done':
    'All eleven were fed, the ibex is kept, and three members join you. Flint starved and lost a card.',
  'learn.winter.lore':
    'It feeds, but it tells well too, or leaves you short of an even sum. Let the clan choose what is missed least.',
  'learn.winter.herb': 'It will come to that. Let the clan choose by itself what is missed least.',
};
