import { section, type RuleSection } from '../../kernel/rule-texts.js';

/**
 * The rules of Greenland: the settlers, section by section, in our own words. S1 to S7 are the phases of a year (there
 * is no third), S9 is dealing, which is allowed at the points S1.4, S1.6, S1.8, S2.1, S2.3, S4.3, S4.5, S5.2, S6.3 and
 * S7.1 and nowhere else.
 */

export const RULES: readonly RuleSection[] = [
  section(
    'S0.1',
    'Households',
    'Each household begins with four people, a barn, a cow, four sheep and a boat, and with its soil at 99. All share one tree counter, which begins at 99.',
  ),
  section(
    'S0.2',
    'The years',
    'Twenty year cards (five warm, ten temperate, five cold; in each sort one in five makes ivory dear and one cheap) are shuffled and halved. The succession card is shuffled into the lower half, so ten to twenty years are played.',
  ),
  section(
    'S0.3',
    'The decks',
    'Walrus: five good, five poor, ten ordinary, one storm. Winter: two still winter, one spring. Seals: ten seals, one death, one nothing.',
  ),
  section(
    'S0.4',
    'The dealer',
    'Dice say who deals first. Everything that goes round goes round from the dealer.',
  ),
  section(
    'S1.1',
    'Hay rots',
    'Each household returns half its hay; the half that is returned is rounded up.',
  ),
  section(
    'S1.2',
    'The year',
    'The year card says how much hay grows and what ivory is worth. Nobody deals before it.',
  ),
  section(
    'S1.3',
    'Succession',
    'The card ends the game: lent people go back to their owners, and silver is counted.',
  ),
  section('S1.4', 'Dealing in spring', 'Households may deal (S9).'),
  section('S1.5', 'Who hunts seals', 'All decide at once and unseen. A hunter is one person, put aside.'),
  section(
    'S1.6',
    'Dealing after the seal hunters left',
    'Households may deal (S9). Hunters can’t be called home.',
  ),
  section(
    'S1.7',
    'Boats',
    'First all say, in turn, how many boats they send; each needs two people of the sender and holds ten. Then all say, in turn, how many go aboard; whoever sends no boat may ask others for berths, and pay for them. Instead or besides, a share of what these people bring home may be promised: a quarter, a third, half or all, rounded up. It becomes a promise (S9) when the boat lands, due by the end of that fall (GS19).',
  ),
  section('S1.8', 'Dealing after the boats left', 'Households may deal (S9).'),
  section(
    'S1.9',
    'Seals',
    'One card for everyone: twelve food for each hunter, or nothing, or each hunter dies. The deck is used up before it is shuffled again.',
  ),
  section('S1.10', 'Young', 'Each grown cow and sheep bears one young, which gives no milk this year.'),
  section('S1.11', 'Children', 'Each household gets a person.'),
  section('S2.1', 'Dealing in summer', 'Households may deal (S9).'),
  section(
    'S2.2',
    'Walrus',
    'Boats and people at home may go hunting, in the same two rounds as for Vinland (S1.7). They come home in fall, after this summer’s ship has left.',
  ),
  section('S2.3', 'Dealing after the hunters left', 'Households may deal (S9).'),
  section(
    'S2.4',
    'The ship',
    'From the second year on a ship buys ivory: for one silver in a cheap year, two in an ordinary, three in a dear one. If all together sell fewer than three, it stays away next summer.',
  ),
  section(
    'S2.5',
    'Hay',
    'Each household takes up to four hay (temperate: three, cold: two) for each person at home and each level of its soil; ten steps are a level.',
  ),
  section(
    'S2.6',
    'Erosion',
    'The soil falls by the erosion rate times the hay taken, divided by three and rounded up. The rate is 1 while ninety trees stand and rises to 10. Soil stops at 0.',
  ),
  section('S2.7', 'Milk', 'Each grown cow gives twelve food, each grown sheep eight.'),
  section('S4.1', 'Home from Vinland', 'Boats and people come home; each person brings two timber.'),
  section(
    'S4.2',
    'Home from the hunt',
    'One card for everyone: five ivory a hunter in a good year, three in a poor one, two in an ordinary one. A storm takes all hunters and their boats, riders too.',
  ),
  section('S4.3', 'Dealing in fall', 'Households may deal (S9).'),
  section('S4.4', 'Slaughter', 'A sheep becomes twelve food, a cow eighteen; young animals too.'),
  section('S4.5', 'Dealing after the slaughter', 'Households may deal (S9).'),
  section(
    'S4.6',
    'Timber',
    'Round and round from the dealer: fell a tree or break up a boat for one timber, or pass for good. Each person does one. Trees don’t grow back.',
  ),
  section('S5.1', 'Growing up', 'The young join the herd.'),
  section('S5.2', 'Dealing before winter', 'Households may deal (S9).'),
  section('S5.3', 'Barns', 'A barn holds six animals. All others are lost.'),
  section(
    'S5.4',
    'Hay for the herd',
    'Six hay for each cow. The sheep of a household are all fed, three hay each, or all graze outside. What can’t be fed can’t be kept.',
  ),
  section(
    'S5.5',
    'Rest for the soil',
    'The soil of a household that grazes no sheep rises by four, up to 99.',
  ),
  section('S5.6', 'Food', 'Three food for each person.'),
  section(
    'S6.1',
    'Building',
    'In turn from the dealer; each person works once. Repair a barn: one person, one timber; a neighbour’s too, if they agree. Build a barn: six people, six timber. Build a boat: three and three.',
  ),
  section(
    'S6.2',
    'Barns fall',
    'A barn that was neither built nor repaired this winter falls. Animals in it live until barns are filled again.',
  ),
  section('S6.3', 'Dealing in midwinter', 'Households may deal (S9).'),
  section(
    'S6.4',
    'The next dealer',
    'Named by whoever has most cows, then sheep, then people, then by dice.',
  ),
  section(
    'S7.1',
    'A winter card',
    'Turned before anybody pays for it, and households may deal (S9): everyone knows the bill. None, one or two cards say that it is still winter.',
  ),
  section(
    'S7.2',
    'Still winter',
    'Two hay for each cow and one for each sheep, then one food for each person.',
  ),
  section('S7.3', 'Spring', 'The winter deck is shuffled, and the next year begins.'),
  section(
    'S7.4',
    'No hay',
    'Whoever doesn’t pay all the hay of a bill loses the whole herd and keeps the hay.',
  ),
  section(
    'S7.5',
    'No food',
    'Whoever can’t pay all the food of a bill is out: all people in the household die, lent ones too, and everything else is returned. Food can’t be withheld.',
  ),
  section('S8.1', 'Who wins', 'Most silver among households that have people. Ties win together.'),
  section('S8.2', 'Nobody wins', 'When all households have died, all have lost.'),
  section(
    'S9',
    'Dealing',
    'Gifts and exchanges among any number of households take effect at once and can’t be undone. Promises are written down, bind nobody, and are broken in public. Lent people work and eat where they are; whoever lent them may call home those who are in a settlement. A talk ends when nobody has anything to say.',
  ),
];
