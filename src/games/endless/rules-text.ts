import { section, type RuleSection } from '../../kernel/rule-texts.js';

/**
 * The rules of Endless Winter after its early rulebook, section by section, in our own words. Shown by `/rules`, cited
 * by refusals, measured by rules coverage.
 */
export const RULES: readonly RuleSection[] = [
  section(
    'N0.1',
    'The game',
    'Two to four tribes, four rounds. Each round has an action phase of three turns for everyone, an Eclipse and a preparation. Whoever has most points after the fourth Eclipse wins. We play the early rulebook; the game as it was published differs. The early rulebook has no rules for its solo cards: whoever is alone plays against a program.',
  ),
  section(
    'N0.2',
    'Labor',
    'Labor is printed on Tribe cards; Added Labor comes from abilities, Chiefs, Culture cards and Food. Both fill one pool that lasts for the turn. In the Eclipse halves occur.',
  ),
  section(
    'N0.3',
    'What a tribe has',
    'A deck, a hand that only its owner sees, cards above the board, a discard pile, a Ritual pile, a Burial Ground, Animals, and a board with Food, Tools, Camps, Villages, Megaliths and three spaces for Sacred Stones.',
  ),
  section(
    'N0.4',
    'An empty deck',
    'When a card is to be drawn and the deck is empty, the discard pile is shuffled into a new deck. Without either, nothing is drawn.',
  ),
  section(
    'N0.5',
    'Lesser benefits',
    'From the greatest to the least: a Megalith, a card, an Idol, a Tool, Food. Whoever gains one of them may take any lesser one in its place.',
  ),
  section(
    'N0.6',
    'Room for Food',
    'A tribe holds as much Food as the highest space that no Camp covers. Camps that leave the board make room; what is over is lost. There is room for ten Tools.',
  ),
  section('N0.7', 'Points', 'Some points are scored at once, all others at the end of the game.'),
  section(
    'N1.1',
    'Boards',
    'The main board with four columns, the Animal board, and the Idol board with two tracks. The round marker begins on the first round.',
  ),
  section(
    'N1.2',
    'Sacred Stones',
    'Each round has a pool of two of the fifteen stones, with four players of three. The others stay in the box unseen.',
  ),
  section(
    'N1.3',
    'Cards to gain',
    'Five open piles of twelve Tribe cards. Two decks of twenty Culture cards, the second under its Cap; eight of the first lie open.',
  ),
  section(
    'N1.4',
    'What everybody begins with',
    'Five Camps on the Food track and one on the base, three Villages, two neutral and eight own Megaliths, a Chief and two Tribe figures, and nine starting cards.',
  ),
  section(
    'N1.5',
    'The Megalith board',
    'Four tiles of nine spaces, shuffled and laid in a square, as steps, as a T or in a row.',
  ),
  section(
    'N1.6',
    'The map',
    'Eighteen tiles around the base: one of each of the six lands, nine, six or three Glaciers with two, three or four players, and others at random.',
  ),
  section(
    'N1.7',
    'Setup cards',
    'Each player has one. It brings Food, Tools, a Tribe card for the deck, an Animal, and a further benefit. Then the deck is shuffled and five cards are drawn.',
  ),
  section(
    'N1.8',
    'Animals and Idols',
    'One Animal more than there are players lies in the display. All markers begin at the bottom of both Idol tracks.',
  ),
  section(
    'N1.9',
    'Later places',
    'The second player begins with a Food more, the third with a Tool, the fourth with both.',
  ),
  section(
    'N1.10',
    'Drafts',
    'Setup cards may be chosen in reverse turn order out of one more than there are players. Chiefs may be chosen as well, in turn order and before them; then they lie B side up.',
  ),
  section(
    'N2.0',
    'The action phase',
    'In turn order everybody takes a turn, three times. The order is that of the track, not of the table.',
  ),
  section(
    'N2.1',
    'Culture cards',
    'Up to two Culture cards from the hand, each carried out before the next. Each effect may be left. The cards are discarded when the figure is placed. What a card gives for a column is gained when a figure is placed there in the same turn.',
  ),
  section(
    'N2.2',
    'A figure',
    'One of the figures that are left goes to a column of the main board or to the Eclipse space of the own board.',
  ),
  section(
    'N2.3',
    'Sections',
    'In a column the figure slides from the top section to the middle and to the bottom. In the top and the middle anything may be done any number of times, or nothing. The bottom belongs to the first figure of the round that came to the column. Nobody is kept from a column by figures that stand there.',
  ),
  section(
    'N2.4',
    'Paying with Labor',
    'Any Tribe cards of the hand are played for their Labor, with one more where the column fits the card. Food brings one Labor whenever the marker leaves an odd space. What is left in the pool is lost at the end of the turn.',
  ),
  section(
    'N2.5',
    'The Eclipse space',
    'A figure there draws a card, or takes a lesser benefit. It counts 2 Labor in the next Eclipse, a Chief on the A side 3. Any number of figures may stand there.',
  ),
  section(
    'N2.6',
    'Discarding',
    'At the end of the turn the cards above the board go to the discard pile. No cards are drawn.',
  ),
  section(
    'N2.7',
    'Ritual pile',
    'After the third turn any cards of the hand may be laid face down for the Eclipse. The rest stay in hand.',
  ),
  section(
    'N2.8',
    'Chiefs',
    'On their A side all Chiefs bring one Labor in any column, and are worth three in the Eclipse. On the B side each brings two Labor in one column. Thunderpaw brings one in every column, and two more for a Tool.',
  ),
  section(
    'N3.1',
    'Initiate',
    'Top: 2 Labor for each Tribe card from the supply, into the hand. All kinds taken in one turn differ. A Tribe card gained this turn can’t pay for Tribe cards. Middle: 1 Tool for each Tribe or Culture card buried from the hand, the discard pile or above the board. Bottom: bury a card and gain an Idol.',
  ),
  section(
    'N3.2',
    'Develop',
    'Top: three Labor for an open Culture card, two if a Labor token lies on it. Middle: Sacred Stones of this round’s pool and of earlier ones, each on the next space of the board for its Food and Tools; the space rewards it. Bottom: draw a card and gain a Tool.',
  ),
  section(
    'N3.3',
    'Migrate',
    'Top: one Labor for a new Camp on the base, one for each step of a Camp. Middle: three Food and three own Camps, one on each of three tiles that meet, for a Village where they meet; not on the base, and one Village to a juncture. The Camps come home. Bottom: a Camp and a step.',
  ),
  section(
    'N3.4',
    'Hunt',
    'Top: one Labor turns up two Animals, two Labor take one from the display. Middle: tip own Animals for what they give; they count for no set any more. Bottom: the top Animal of the deck.',
  ),
  section(
    'N4.1',
    'Placing Megaliths',
    'On a start space, orthogonally beside another Megalith, or on top of two that lie side by side. The two neutral ones come first, and they lie on the board itself.',
  ),
  section(
    'N4.2',
    'Spaces',
    'A Megalith on the board gains what its space shows. On an upper level it only scores at the end.',
  ),
  section(
    'N4.3',
    'Arrows',
    'On the arrow space one more Megalith may be placed at once on one of the two spaces it points to, if that is empty.',
  ),
  section('N5.1', 'Idols', 'An Idol moves one of the own two markers up a level.'),
  section(
    'N5.2',
    'Offering track',
    'It says how many Food and Tools make a point at the end. On its top level each further Idol is a point.',
  ),
  section(
    'N5.3',
    'Honor track',
    'Levels eight, nine and ten bring one, two and three points. On one level whoever came first is ahead. A marker on level ten can’t move.',
  ),
  section(
    'N6.1',
    'Labor in the Eclipse',
    'All Ritual piles are turned up at once. Each figure on the Eclipse space counts 2 Labor, a Chief on the A side 3. Each Tribe card counts its Labor and the Labor that its Eclipse ability adds. Each Culture card counts half a Labor. Food can’t be spent.',
  ),
  section(
    'N6.2',
    'New order',
    'Whoever has most Labor goes first, and so on. Of those who tie, the later one is ahead.',
  ),
  section(
    'N6.3',
    'Eclipse benefits',
    'In the new order each tribe gains step by step: the benefit of its place; the Eclipse actions of its Ritual cards, one card at a time; the benefit of each tile where it leads or ties in Influence; a card for each Village placed and an Idol for each own pile of two Megaliths used up. Cards and tiles come in the order that the tribe chooses, and each benefit may be left. A Ritual card is discarded when its action is done. Culture cards and cards without an action follow after the last one. A Camp is worth 1 Influence, a Village 2 on each of its tiles. The base and Glaciers give nothing.',
  ),
  section(
    'N7',
    'Preparation',
    'After rounds 1 to 3. Figures come home. The Animal display is refilled to one more than there are players. Culture cards with a Labor token go under the deck of their era, and the others get a token. Then the Culture display is refilled to eight: after round 1 from era I, after rounds 2 and 3 from era II. Each player draws five cards.',
  ),
  section(
    'N8.1',
    'Sacred Stones',
    'Each counts something: own Megaliths on the board or above it, tipped Animals of a kind, Camps on a land, different or alike buried cards.',
  ),
  section('N8.2', 'Goods', 'Food and Tools together, by the Offering track, rounded down.'),
  section(
    'N8.3',
    'Burials',
    'By the place on the Honor track, for 1 to 3, for 4 or 5, and for 6 or more buried cards: the first tribe scores 6, 10 or 15, the second 3, 6 or 10, all others 1, 3 or 6. On one level the tribe that came first is ahead. With two players the second scores 1, 3 or 6. No burials score nothing.',
  ),
  section('N8.4', 'Cards', 'The points on all own cards, wherever they are.'),
  section(
    'N8.5',
    'Animals',
    'Upright Animals of a kind make sets of up to four: 1, 3, 5, 10. Argentavis joins any set and makes none alone.',
  ),
  section(
    'N8.6',
    'Megaliths',
    'For each level, own Megaliths on it times own ones on all lower levels. Neutral ones don’t count.',
  ),
  section('N8.7', 'Ties', 'Whoever is ahead in the last turn order wins.'),
];
