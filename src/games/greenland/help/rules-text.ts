import { inVariants, section, type RuleSection } from '../../../kernel/rule-texts.js';
import { SAGA_RULES, SCENARIO_RULES, SURVIVALIST_RULES } from './rules-text-variants.js';
import { PATROL_RULES } from '../variants/patrol/rules-text.js';

/** Scenarios are variants of their own. */
const SCENARIOS: Readonly<Record<string, string>> = { M1: 'story', M3: 'early' };

function inScenario(each: RuleSection): RuleSection {
  const variant = SCENARIOS[each.id];
  return variant === undefined ? each : { ...each, variants: [variant] };
}

/**
 * The rules of Greenland, third edition, section by section, in our own words.
 * Shown by `/rules`, cited by refusals, and the list that rules coverage is measured against.
 */
export const RULES: readonly RuleSection[] = [
  section(
    'A',
    'What the game is about',
    'Up to four tribes (Tunit, Norse, Sea Sámi, Thule) try to live through ten generations in Greenland. People hunt, raise children, hold offices and trade; whoever is richest in what their faith values wins. Where a card contradicts these rules, the card wins.',
  ),
  section(
    'A1',
    'Six phases in a turn',
    'Each turn runs through six phases, all tribes together: 1 event, 2 assignment, 3 negotiation and attacks, 4 hunts, 5 domestic animals, 6 elder actions.',
  ),
  section(
    'A2',
    'Player order',
    'The event card shows the player order of the whole turn. Phases 1 and 2 follow it, and it breaks ties in phases 3, 4 and 6. Phase 5 asks all tribes at once (R90). Tribes not in play or died out are passed over. Council of war: the first tribe of the order may trade places with another tribe for the whole turn. It needs a war chief (rank 4) when the event is turned up, before its icons (R61, R66, R135).',
  ),
  section(
    'A3',
    'Order of negotiations and attacks',
    'Whoever has most iron picks the next card on which several tribes stand. They talk, and unless all but one leave they attack at once, most iron first. Ties go in player order.',
  ),
  section(
    'A4',
    'Order of hunts',
    'The first player picks which card is hunted next. On it the tribe with the fewest hunters rolls first; equal numbers go in player order. "Hunts first" on a card, elder or daughter of the right type goes before numbers.',
  ),
  section(
    'A5',
    'Order of elder actions',
    'First all polytheists in player order, then all who began the phase as monotheists, in player order.',
  ),
  section(
    'B',
    'People, disks, cards',
    'Each tribe has 18 people and one alpha. They are elders on a placard, colonists in the New World, husbands at a daughter of another tribe, hunters, raiders or guards on other cards, unassigned otherwise, or dead in Valhalla. Orange disks are energy, white ivory, black iron.',
  ),
  section(
    'B1',
    'Biome type, climax, homeland',
    'A biome has a type (harpoon at sea, fishhook, spear, hammer, medallion), a climax number (the lowest is the first to be replaced by a migration) and a homeland: the north belongs to Tunit and Thule, the south to Norse and Sámi. Cards in a tableau belong to the homeland of that tribe.',
  ),
  section(
    'B2',
    'Tableau and hand',
    'Cards beside the placard are in play. Animals and inventions won in a hunt wait in the hand first. The hand holds as many cards as daughters, imports and rank 3 elders grant, none without them. Whoever holds more discards at once, of their own choice.',
  ),
  section(
    'B3',
    'Exchanging cards for disks',
    'A card that shows disks may be given up at any own decision for those disks, unless livestock raiders stand on it. During the falconer event each ivory of a gyrfalcon counts three.',
  ),
  section(
    'B4',
    'Limits',
    'Nobody has more than 18 people and the alpha. Ivory and iron are unlimited; of energy nobody holds more than 8 disks. One colour never stands for another.',
  ),
  section(
    'C',
    'Setup',
    'Ten events in random order, seven cards in each row (six biomes and a New World card next to the deck), all on the warm side. Each tribe starts as polytheists with its daughters, an elder on each rank, the alpha and five people unassigned, 5 energy, 1 ivory, 1 iron. Norse and Sámi pick a farm animal after seeing the rows; the Tunit have five colonists in Markland.',
  ),
  section(
    'C1',
    'Two or three tribes',
    'Tribes not in play are left out with all their cards, and the rows start with five biomes each instead of six.',
  ),
  section(
    'C2',
    "Beginner's game",
    'No daughters, farm animals, New World, animals or inventions, and none of the advanced rules: no raids, marriages, attacks, hostile New World, iron rule, hay, milk, domestication or tools.',
  ),
  ...inVariants(['survivalist', 'saga', 'story', 'patrol', 'full'], SURVIVALIST_RULES),
  section(
    'D',
    'Event phase',
    'Turn up an event, settle the player order, apply its icons from left to right to everybody, then auction what the ship brings.',
  ),
  section(
    'D1',
    'Migrations',
    'The card with the lowest climax in the named row, warm or cold, is replaced in place by the top card of that deck, even if the new one is lower. Nothing happens when the deck is empty.',
  ),
  section(
    'D2',
    'Decimations',
    'A decimated tribe loses half its unassigned people, rounded up, and one elder of its choice on any placard, if it has one (R16, R17). An unassigned alpha counts, and his tribe decides whether he dies. Crowd disease strikes tribes with at least the shown number unassigned. Venereal disease strikes tribes with husbands at daughters of the shown colors; those husbands are immune, and the tribes of the brides are not struck (R18). Feuds strike tribes that have neither a chief nor a foreign emissary on rank 1. An emissary on a foreign rank 1 protects his own tribe as well.',
  ),
  section(
    'D3',
    'Depletion',
    'Lose one energy or elder for each animal card, or for each elder, as shown; an animal card may be given up (for its value) instead of what it would cost. Saila spares one.',
  ),
  section(
    'D4',
    'Global cooling',
    'The rightmost warm card of each row moves to the far end of the cold side, where only a 1 hits. A row with no warm card loses the cold card nearest the deck instead.',
  ),
  section(
    'D5',
    'Elder die-off',
    'For each icon, every tribe rolls a die and loses one of its elders of that rank, on any placard, if it has one.',
  ),
  section('D6', 'Breakage', 'Whoever owns imports of iron gives up one of them for an iron disk.'),
  section('D7', 'Storm', 'Whoever has mariners (rank 6) loses one.'),
  section('D8', 'No hunting at sea', 'Nobody may assign hunters to a harpoon biome this turn.'),
  section('D9', 'Markland is closed', 'Nobody may move to or from Markland this turn.'),
  section(
    'D10',
    'The ship',
    'What the event imports is auctioned for ivory. Everybody names a secret limit at once, one ivory at least, or passes (R74). The highest limit wins and pays the least that nobody else would match or raise. Peepeelee wins ties for her owner and her husband, then player order decides. A bidder may name a card worth ivory and bid up to what it adds; it is exchanged only if the price needs it (R75). The winner takes the import into the tableau. Unsold cards leave the game.',
  ),
  section(
    'E',
    'Assignment phase',
    'In player order each tribe places any number of its unassigned people on biomes, ranks, daughters, livestock or the New World.',
  ),
  section(
    'E1',
    'Hunting biomes',
    'Hunters go on any biome of the homeland row. Cards outside the homeland need a mariner each, who carries four, or a sled, which takes any number to one card in Greenland.',
  ),
  section(
    'E2',
    'New World',
    'Markland and Vinland belong to no homeland and need mariners. Any number of tribes may succeed there. People sent there stay as colonists and move with the card; if it leaves the game they die.',
  ),
  section(
    'E3',
    'Promotion',
    'For one energy an unassigned person becomes an elder of any rank, with effect at once. Ranks with four dots hold several.',
  ),
  section(
    'E4',
    'Permanent assignment',
    'Elders, colonists and husbands stay where they are. A tribe that begins its assignment with at most one unassigned person may first take one of them back (R34). A colonist needs a free mariner, a husband outside the homeland a free mariner or a sled, an elder neither. That mariner is used up for the turn, a sled is not (R77). All colonists may be evacuated at once if free mariners can carry them, four each from each card. Those mariners may then carry people in Greenland (R76). While Markland is closed (D9) nobody leaves it.',
  ),
  section(
    'E5',
    'Raids',
    "With a war chief, raiders may be sent to another tribe's livestock or daughter; some animals are immune. Own livestock and daughters, and own wives, may be guarded.",
  ),
  section(
    'E6',
    'Reassignment',
    'After everybody has assigned, the owner of the sun stone may move three people, then the owner or husband of Geala three, within the usual limits.',
  ),
  section(
    'E7',
    'The alpha',
    'The alpha counts as a person. On a hunt of sea, fish or land it may stand for a rolled 1 without rolling. Feet of clay: it may be rolled like anybody else, which is said beforehand. It has no power at hammers, medallions, attacks and raids. A dead alpha is the next child to be born.',
  ),
  section(
    'F',
    'Negotiation and attacks',
    'Tribes on the same card may talk: swap disks, hand cards, animals and inventions, offer marriages, promise anything (only swaps bind). People may leave if everybody else there agrees; husbands may come home. Leaving a foreign card takes four per mariner, or a sled.',
  ),
  section(
    'F1',
    'Marriage',
    'A person who stood on the card may marry a daughter of another tribe if her tribe agrees. Both tribes then use her abilities. One husband per daughter; he fights for her tableau, and dies if a raid on her succeeds.',
  ),
  section(
    'F2',
    'Attacks',
    "Who stays must attack, once on each card, most iron first: one die per person, and each 1 kills one of the victim's choice. Hits may be divided among several tribes. In a war party (alpha and war chief) 2s kill as well. Medallion re-rolls count. A husband with his guards is a war party. Pogroms (an option, off unless chosen, R64): for each person killed in an attack the victim may kill an emissary of the attacker on its placard, or a husband of the attacker in its tableau.",
  ),
  section(
    'F3',
    'The New World turns hostile',
    'With more than six colonists after the attacks a New World card turns to its hostile side. In phase 5 anyone with colonists there may pay an ivory to pacify it.',
  ),
  section(
    'F4',
    'The iron rule',
    'Before a hunt roll, or before an attack rolled against you, an iron may be spent to undo all your losses from that roll.',
  ),
  section(
    'G',
    'Hunt phase',
    'Each hunter rolls a die. On the warm side 1s and 2s hit, on the cold side only 1s. With as many hits as the card demands the hunt succeeds; the first tribe to succeed takes it, the others go home.',
  ),
  section(
    'G0',
    'Attrition',
    'Hunters who show a bloody face after all changes die, whether the hunt succeeds or not.',
  ),
  section(
    'G1',
    'Raids resolved',
    'A raid succeeds if a raider shows a success face and one survives. Livestock raiders take the children (or ivory, or energy up to its value) the animal would have given; Sabine raiders place a husband, and the former one dies.',
  ),
  section(
    'G2',
    'Re-rolls',
    'Cards and elders that show a re-roll for the type allow dice with that face to be rolled again, all at once and only once.',
  ),
  section(
    'G3',
    'Weapons',
    'After re-rolls an invention or import for the type turns the shown face into a 1, like it or not.',
  ),
  section(
    'G4',
    'Success',
    'Losses first, then the children and disks shown, once. In the New World children are born as colonists. Bog iron asks one depletion, else the hunt fails. Hunters return home, those of other tribes empty-handed.',
  ),
  section(
    'G5',
    'Trophies',
    'A hunt roll with the doubles, triples or quadruples beside the antlers may take the card as a trophy, even if the hunt failed. It is not replaced.',
  ),
  section(
    'G6',
    'Animals and inventions',
    'A hunt roll with the dice beside the hand may take the card into the hand, even if the hunt failed or the hand is full.',
  ),
  section(
    'G7',
    'Biodiversity',
    'Trophies leave a gap, cards taken to hand are replaced from the deck. If the hunt had failed, hunters of other tribes there may try the replacement.',
  ),
  section(
    'G8',
    'A hunt from start to end',
    'Mariners carry hunters to a foreign walrus; re-rolls, weapons, losses, children and disks follow in this order.',
  ),
  section(
    'H',
    'Domestic animals phase',
    'All tribes are asked at once (R90). Each feeds its animals and takes what they give. Then New World cards may be pacified.',
  ),
  section(
    'H1',
    'Hay',
    'Each hay icon on an animal costs one energy or one elder, even if the animal was raided. Otherwise the animal is slaughtered and gives its value in disks.',
  ),
  section(
    'H2',
    'Milk and wool',
    'Each animal kept gives its children without a roll, unless it was raided this turn. Sheep give a child or an ivory.',
  ),
  section(
    'I',
    'Elder actions phase',
    'Each elder may act once, in any order the tribe likes, at the cost of the action. Polytheists go before those who began the phase as monotheists.',
  ),
  section(
    'I1',
    'Domesticate',
    'Rank 2, polytheists only: pay one energy and play an animal from the hand into the tableau.',
  ),
  section(
    'I2',
    'Burn a witch',
    'Rank 2: pay one energy and kill an elder of your own colour on your placard.',
  ),
  section(
    'I3',
    'Banish',
    'Rank 2, polytheists only: pay one energy and roll as many dice as your hand size; each 1 kills a foreign emissary on your placard or a foreign husband in your tableau. Norse husbands are safe.',
  ),
  section(
    'I4',
    'Make a tool',
    'Rank 3: pay one iron (the Tunit may pay ivory) and play an invention from the hand into the tableau.',
  ),
  section(
    'I5',
    'Send an emissary',
    "Rank 5, monotheists only: pay one energy and move that elder to rank 1 of another tribe's placard, as missionary among polytheists, as representative among monotheists. The emissary uses what rank 1 there offers.",
  ),
  section(
    'I6',
    'Proselytize',
    'Rank 2, monotheists only: with a missionary who has stood on a polytheist placard since the turn began, pay one energy and roll as many dice as your hand size. Any 1 converts that tribe at the end of the phase.',
  ),
  section(
    'I7',
    'Baptism',
    'A polytheist tribe without an elder of its own colour may turn to monotheism in its elder actions, for nothing and for good.',
  ),
  section(
    'J',
    'End and victory',
    'The game ends after the last event, or when both rows are empty. Everybody alive is a point, a colonist on a cold New World card two. Polytheists add their trophies and inventions, monotheists one per ivory and two per iron (and cards worth ivory or iron). Each foreign placard with a representative is worth four. Most iron breaks ties.',
  ),
  section(
    'J1',
    'Extinction',
    'A tribe whose people are all dead is out of the game without points. Its married daughters stay where they are.',
  ),
  ...inVariants(['saga'], SAGA_RULES),
  ...inVariants(['patrol', 'full'], PATROL_RULES),
  ...SCENARIO_RULES.map((each) => inScenario(each)),
];
