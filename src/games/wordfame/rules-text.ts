import { section, type RuleSection } from '../../kernel/rule-texts.js';

/** The rules of Wordfame, section by section, in our own words: shown by `/rules`, cited by refusals and tests. */
export const RULES: readonly RuleSection[] = [
  section(
    'W1',
    'Aim and end',
    'The first gothi with 22 Wordfame wins, at once, even in the middle of a Feud or a Winter. At the end of a round the only gothi with a stead wins if every other has lost one.',
  ),
  section(
    'W2',
    'The hof',
    'Each gothi has twelve Thingmen, eight small stead tokens (value 1 or 2) and four large ones (3 or 4), a marker in each colour on The Sheep Hunt, and a hof: the Longhall for Thingmen at home, a place for the slain, Wealth for Goods, Oaths for Bondi, the Hird for personae. Thingmen stand on edges of Districts.',
  ),
  section(
    'W3',
    'A card',
    'Every card has a colour, a worth of 1 to 3, an action and perhaps a persona. It is one of four things: a Good, a Bondi, a persona or a lot in a Feud.',
  ),
  section(
    'W3.1',
    'Goods',
    'In Wealth a card’s colour and worth show to everybody. Nobody may look at the rest, not even its owner. Goods of iron are weapons.',
  ),
  section(
    'W3.2',
    'Bondi',
    'In the Oaths a card’s colour and action show to everybody. Nobody may look at its worth, not even its owner.',
  ),
  section(
    'W3.3',
    'Personae and lots',
    'Personae in the Foster pool and in a Hird are open, and so are the cards drawn in a Feud. A persona counts as one more farm of its colour in Winter; one of worth 2 also adds 1 to Bondi acting in the colour, one of worth 3 adds 1 at the Council. Personae of iron go along on a capture: each adds one more than its worth to the Bondi.',
  ),
  section(
    'W4',
    'Setup',
    'A farm in each colour of one’s Home Stead, the Orlog shuffled, Goods for each, four different personae in the pool. With two to six gothar more or less of the land is open; edges to closed land aren’t in play.',
  ),
  section(
    'W4.3',
    'Men at Thingvellir',
    'Clockwise from the Lawspeaker’s left, the Lawspeaker last, each puts a Thingman on a side of Thingvellir of their own. Among three and four the gothi left of the Lawspeaker then chooses one more farm.',
  ),
  section('W5', 'A round', 'A Law Council, Hunting for Sheep, a Long Dark Winter.'),
  section(
    'W6.1',
    'The proposal',
    'The Lawspeaker proposes a statute: in the first round the bottom of any Law, later the next one up where the token lies or the bottom of a different Law. The token goes there.',
  ),
  section(
    'W6.2',
    'Votes',
    'Clockwise from the Lawspeaker’s left each other gothi supports the proposal or sues. Nobody abstains; the Lawspeaker supports.',
  ),
  section(
    'W6.3',
    'Suing',
    'Put one or more of your Thingmen from Thingvellir on one statute of another Law, no higher than the proposal. Several may join one suit. These men are away from the map until the Council is over.',
  ),
  section(
    'W6.4',
    'Strength',
    'The proposal has one for each supporter, a suit one for each Thingman on it, whoever’s they are; plus the statute’s own votes.',
  ),
  section(
    'W6.5',
    'Order of actions',
    'Clockwise from the Lawspeaker: first all suits, then all support. Each acts with the full strength. What you will do is lodged sealed, all at once, and done in this order.',
  ),
  section(
    'W6.6',
    'Back to Thingvellir',
    'Men who sued return to the very sides they came from. While they are away nobody else may come there.',
  ),
  section('W7.1', 'The hunt', 'Clockwise from the Lawspeaker each takes all their acts before the next.'),
  section('W7.2', 'Which Bondi act', 'Every Bondi of the colour of one’s Council action may act once.'),
  section(
    'W7.3',
    'Their strength',
    'By the row of one’s marker in the colour: up to two farms 1, three to five 2, six to nine 3, from ten on 4.',
  ),
  section(
    'W7.4',
    'The Home Stead',
    'Its Bondi acts once a round with one of its two actions, whatever the colour was; its strength goes by one’s farms in the colour of the Council action.',
  ),
  section('W8.1', 'Winter comes', 'The advanced rules for an Outlaw aren’t part of this game.'),
  section(
    'W8.2',
    'Holdings are compared',
    'For each colour in which one’s farms exceed those of every neighbour, 1 Wordfame. Neighbours own Districts that share an edge. Without a neighbour there is nothing.',
  ),
  section(
    'W8.3',
    'The slain return',
    'All slain return to the Longhalls. Whoever alone has the least Wordfame and fewer than three Goods is brought up to three from the Orlog; among two, also a farm of a colour in which the other has no fewer. The Lawspeaker card goes to the left.',
  ),
  section(
    'W9',
    'Actions',
    'Each is taken with a strength, and always “up to” it. Of the two halves of an action one is chosen; only a Ride mixes them.',
  ),
  section(
    'W9.1',
    'Settle',
    'Subsume one free District next to one of yours or with a Thingman of yours on it: a stead of value 1 and one farm in any colour. Or expand your Districts: one value more costs the value so far and brings a farm; the top is 4.',
  ),
  section(
    'W9.2',
    'Ride',
    'For each strength set one Thingman forth from the Longhall to an edge of a District of yours, or let one band move across one District to another of its edges. Onto opposing men means a Feud, and the ride of that band ends. A man on an edge is in both Districts.',
  ),
  section(
    'W9.3',
    'Raid',
    'Send a Thingman to sea for each strength; or bring all of yours home, draw a card for each and one for each strength, and keep half, rounded up, as Goods.',
  ),
  section(
    'W9.4',
    'Foster',
    'All who chose this very action take part. Each sends a persona off, which becomes a Good, or fosters one from the pool, for which they need Goods of its colour, one fewer than its worth, and keep them. Then the initiator draws a card for each strength: personae fill empty spaces, and may replace whoever stands on a taken one.',
  ),
  section(
    'W9.5',
    'Pledge',
    'Draw a card for each strength. Swear one in as a Bondi, though never more than you have Districts; then swap any Bondi for drawn cards. The rest is discarded.',
  ),
  section(
    'W9.6',
    'Feast',
    'Gifts: Goods worth the strength at most, to neighbours and to whoever has a Thingman in your Districts; 1 Wordfame each. A 2 may bring a 1 of its colour along, for 3 in all; a 3 brings a 2 and a 1, for 5. Or murder with at most as many Bondi as the strength: each slays as many Thingmen in your Districts as it is worth; or it captures a rival’s District in which you have a man, if its worth, one weapon’s and that of iron personae reach the men in the owner’s Longhall, or Wordfame makes up for it. A Bondi that slays two or more brings 1 Wordfame, a captured District its value.',
  ),
  section(
    'W10.1',
    'How a Feud begins',
    'When men are set forth onto opposing men, when a band rides onto them, or when the owner of a District falls on a band that crosses it, without men of their own. The first two must be fought.',
  ),
  section(
    'W10.2',
    'Lots',
    'Each draws as many cards as they have men in it and lays them out by colour. Each colour is a conflict.',
  ),
  section(
    'W10.3',
    'Goods in turn',
    'From the attacker on, in turn: commit a Good to an open conflict or a new one, accept a conflict in which one isn’t ahead, or hold. Two holds in a row settle everything.',
  ),
  section(
    'W10.4',
    'Who wins a conflict',
    'The higher worth wins 1 Wordfame and slays one opposing Thingman. If none is left to slay, the winner may raze one farm of the loser in a District of the edge; where the owner of a District fell on a band that crossed it, in that District.',
  ),
  section(
    'W10.5',
    'Compensation',
    'Whoever had men slain claims Goods from what the other side committed, worth as much as the number slain.',
  ),
];
