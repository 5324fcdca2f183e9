import { section, type RuleSection } from '../../kernel/rule-texts.js';

/**
 * The rules of At the Edge of the Glacier, section by section, in our own words. A to F are the steps of a turn,
 * C1 to C4 the four actions. Shown by `/rules`, cited by refusals, measured by rules coverage.
 */

export const RULES: readonly RuleSection[] = [
  section(
    'A',
    'Turning over hunt cards',
    'A turn begins with three hunt cards turned over from the deck. When winter is among them the turn is played as usual, and the year ends with it.',
  ),
  section('A1', 'Events first', 'Event cards strike at once, in the order in which they were turned over.'),
  section(
    'A2',
    'Weapons and artifacts',
    'Weapons, the net among them, go into the weapons chamber and an artifact into the shaman’s chamber, at no cost. A clan can have one artifact only; another is discarded or, if so agreed, auctioned for cards from the caves.',
  ),
  section(
    'B',
    'The hurt recover',
    'Clan cards lying face down are turned up. They can’t act this turn and come back to the hand at its end.',
  ),
  section(
    'C',
    'Actions',
    'As many actions as the clan has cards in the hand; each takes at least one clan card, which then lies face up in the living chamber. A card can’t be split.',
  ),
  section(
    'C1',
    'Hunting',
    'Choose an animal and a party, and roll the hunt value or more on a die. A party larger than the clan value adds 1 in all; each member missing takes 1 off. One weapon that serves adds its weapon value and is used up. Weapons serve for small animals, for large ones (food 3 or more) or for both; one made of an animal serves for both. The net serves for fish only: it stays with the fish it caught and adds 2 food. The artifact adds its weapon value, once a turn. One animal offered from the larder adds 1. Before the roll others may interfere with a fate card: one in each hunt and each clan once a turn, asked from the hunter’s left. Success brings the animal to the larder. Failure hurts the smallest clan card of the party, and the animal may be hunted again. Before the roll the hunt may be given up; it counts as failed, but nobody is hurt. After a success a clan that didn’t interfere may dispute the prey: one new roll each, and the claimant must roll higher.',
  ),
  section(
    'C2',
    'Gathering herbs',
    'A party with as many members as the herb’s clan value, or more, brings it to the larder without a roll. It has no clan card that it could do without (GL9).',
  ),
  section(
    'C3',
    'Making weapons',
    'An animal in the larder that shows a weapon value becomes a weapon. It no longer feeds anybody and keeps its lore.',
  ),
  section('C4', 'Taking fate cards', 'A clan card brings a fate card from the deck; several bring several.'),
  section(
    'D',
    'Coming home',
    'Hunt cards that weren’t used are discarded, and the clan cards that lie face up come back to the hand.',
  ),
  section(
    'E',
    'A fate card at the end',
    'One yellow card may be played against another clan. It takes no clan card.',
  ),
  section(
    'F',
    'Eight cards',
    'At the end of its turn a clan discards down to eight clan and fate cards. Clan cards in the living chamber count, hurt ones too. Fate cards are discarded first. A clan card goes under the pile, and of equal ones a hurt one goes first.',
  ),
  section(
    'G1',
    'Red fate cards',
    'Against the hunt of another clan. Great Storm: one less on the die. Broken Weapon: the weapon is discarded and the hunt breaks off. Hunting Dispute: see C1.',
  ),
  section(
    'G2',
    'Green fate cards',
    'Offering to the Spirits cancels a card played against one’s clan, or one’s loss in an earthquake. Successful Hunt: the die counts as six, and nobody may interfere with that hunt.',
  ),
  section(
    'G3',
    'Yellow fate cards',
    'Great Trek: see G4. Spoiled Herbs: a herb is lost. Predator: a herb or a clan card is lost. Wrath of the Spirits: the artifact lies face down until the end of the clan’s next turn, can’t be called and can’t be told of at the Gathering; another artifact that takes its place lies open. Scavenger and Raid: a die decides; nothing on 1 and 2, one card from the larder on 3 to 5, two on 6. The clan that suffers picks what is lost. Only in a Raid the raider picks the booty and keeps it. A net and its fish are one card.',
  ),
  section(
    'G4',
    'The Great Trek',
    'Until the end of its next turn the clan can’t hunt, gather, make weapons or play fate cards. Its cave is closed: no yellow card reaches it, and it bids for no artifact. It still turns over cards, stores weapons and an artifact, takes fate cards and suffers events. Winter ends the trek.',
  ),
  section('H1', 'Golden age', 'The clan gets a new clan card, face up in its living chamber.'),
  section(
    'H2',
    'Earthquake',
    'Everyone rolls: nothing on 1 and 2, a weapon or the artifact is lost on 3 to 5, a clan card on 6.',
  ),
  section(
    'I1',
    'The next year’s deck',
    'The discards are shuffled and go under what is left of the deck, with winter at the bottom. All but one fate card of each clan are discarded, and the fate deck is shuffled.',
  ),
  section(
    'I2',
    'The Great Gathering',
    'Three contests: the lore of an animal or weapon, of a herb, of the artifact, each with a die. Each clan tells of its card with the highest lore. The highest total wins a trophy, while there are any; ties roll again. A clan without such a card takes no part, and an artifact that lies face down can’t be told of. Herbs heal no clan card (GL35).',
  ),
  section(
    'I3',
    'Winter',
    'Each clan hands over as much food as it has members. A fish with a net counts 2 more, and the net goes with it. A clan that feeds all gets a clan card. One that can’t hands over all its food: with at least half it gets nothing, with less it loses a clan card. What was eaten goes under the deck, and everyone comes back to the hand.',
  ),
  section(
    'I4',
    'Dying out',
    'A clan without clan cards hands over all it has, trophies included, and begins again with one clan card and one fate card.',
  ),
  section(
    'J1',
    'Beginning',
    'Each clan starts with one clan card of each size and one fate card. Winter lies at the bottom of the deck.',
  ),
  section(
    'J2',
    'Two and three clans',
    'With three clans the six cards with yellow diamonds are left out, with two the twelve with blue ones as well. Between two, the other clan may play a card in every hunt.',
  ),
  section(
    'J3',
    'The end',
    'The game ends after a winter that a clan with trophies enough has survived: three among four clans, four among three, six between two. A winter is survived by feeding everyone (GL33). A clan that has the trophies and goes hungry may win after a later winter, and once there are fewer than three trophies left to give, hunger no longer matters. Of several clans most trophies win, then most members; if both are equal, they share the victory. The twelfth year is the last unless another was agreed on: after its winter all clans are compared like this (GL36).',
  ),
];
