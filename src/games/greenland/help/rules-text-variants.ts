import { section, type RuleSection } from '../../../kernel/rule-texts.js';

/** Survivalist rules, the Daughter's Saga and the scenarios, in our own words. */

export const SURVIVALIST_RULES: readonly RuleSection[] = [
  section(
    'C3',
    'The survivalist game',
    'An alpha who uses his ability lays down a 2 instead of a 1: a hit on the warm side only, and his death where 2 is bloody. Iron saves nobody. Cards that are taken into a hand or tableau are not replaced, so that Greenland freezes over sooner.',
  ),
];

export const SAGA_RULES: readonly RuleSection[] = [
  section(
    'K',
    'The Daughter’s Saga (solitaire)',
    'One player is a daughter of one tribe. Daughters and matriarchs are people of another colour: daughters are at home or with hunters, matriarchs are elders. Survivalist rules (C3). Without three matriarchs at the end nobody wins.',
  ),
  section(
    'K1',
    'Setting up the saga',
    'As usual, with one tribe and ten events. A daughter of the tribe is drawn and is the player. Two people of an unused colour (blue, for the Sámi another) are her first daughters. All six elders begin as men.',
  ),
  section(
    'K2',
    'Events of the saga',
    'The first event does nothing but bring its ship. Decimation counts daughters at home; the elder lost is a matriarch if there is one, and half of the matriarchs left, rounded up, turn into men. For each man among the elders who pays for a depletion a matriarch or daughter dies too. A chief matriarch chooses who dies in a die-off, and must choose somebody. Imports cost two ivory, one for Peepeelee and Birgitta.',
  ),
  section(
    'K3',
    'The hunting ground',
    'A die names the row: 1 to 3 the home row, else the other one if boats or sleds can go there; whoever finds no boat hunts at home. A second die names the biome, counted from the one right of the New World along the warm and then the cold side, and is rolled again if it is too high. With a matriarch of rank 4 the player names the row, with one of rank 5 any biomes of it.',
  ),
  section(
    'K4',
    'Who goes elsewhere',
    'Matriarchs of rank 2 and 3 let any number of hunters go to animals or inventions of the home row, one of rank 6 to the New World, and colonists from one shore to the other; with one of rank 4 the alpha goes anywhere. Then one daughter may join the hunters on each biome, not in the New World. Daughters may be promoted like men, but never the last one.',
  ),
  section(
    'K5',
    'Girls',
    'Where a daughter went with the hunters, a girl is born for each child that the card brings.',
  ),
  section(
    'K6',
    'Elder actions of the saga',
    'No emissaries, no preaching, no banishing. Burning an elder needs nobody, and costs as much energy as there are matriarchs.',
  ),
  section(
    'K7',
    'The end of the saga',
    'As usual (J); but only with three matriarchs at least is the game won.',
  ),
];

export const SCENARIO_RULES: readonly RuleSection[] = [
  section(
    'M',
    'Scenarios',
    'Other starts and unequal tribes; also a way to give somebody a head start: two people, or two energy, an ivory and an iron.',
  ),
  section(
    'M1',
    'The real Greenland story',
    'Four tribes, all seventeen events, survivalist rules. Rows lie as they were, and the next cards of the decks are known. The Norse begin with four unassigned people besides the alpha, the Sámi with five, the Thule with six, the Tunit with seven. The Norse are away in turns 1 and 2, the Thule in 1 to 3: they skip their turns, can’t be raided and only settle in the New World. Norse count a point for each iron as polytheists too. The Sámi hunt nothing with spears in Greenland and re-roll a die in each harpoon hunt; the Thule re-roll a die of each attack, raid and defence.',
  ),
  section(
    'M3',
    'Early Greenland',
    'Tunit and Sea Sámi, ten events before the Norse and Thule came. No hammer biomes but the New World. Inventions take twice as many hits. The Sámi hunt nothing with spears in Greenland and re-roll a die in each harpoon hunt; the Tunit hunt nothing with harpoons and re-roll a die in each spear hunt.',
  ),
];
