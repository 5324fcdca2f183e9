import { section, type RuleSection } from '../../../../kernel/rule-texts.js';

/** The patrol and the long game that ends with it, in our own words. */
export const PATROL_RULES: readonly RuleSection[] = [
  section(
    'L',
    'Sledge Patrol 1937–45',
    'One to four tribes hold out together against the occupiers of the island, for eight turns of a year each. All win or all lose.',
  ),
  section(
    'L1',
    'A survivalist game',
    'The survivalist rules hold: the alpha lays down a 2, iron spares nobody, and what is taken is not replaced.',
  ),
  section(
    'L2',
    'Set-up',
    'Everything lies on the cold side, Markland and Vinland nearest to the deck, bog iron right after Vinland. All tribes are monotheist and have four energy. The occupiers’ depot holds three energy for each tribe, eight against a single one. There are eight events. All energy comes out of one supply of disks, and the depot has no limit of its own. Printed setup (an option, and the second part of the long game): five people unassigned besides the alpha, an ivory and an iron; six biomes in each row, five among two or three tribes; the events come from all seventeen. Balanced setup (R137): for one, two, three or four tribes 12, 12, 10 or 8 people unassigned (the Tunit 7 at most), no ivory, none, one or one, an iron among four only, and 9, 5, 7 or 8 biomes in each row. Seven events stay out, eight among one or two tribes. Another pack may say otherwise.',
  ),
  section(
    'L3',
    'Events',
    'Each sun brings the cold card beside the deck to the warm side, in both rows. The mark of disease means propaganda for the two tribes it names. Imports cost two, in ivory and iron as the buyer likes.',
  ),
  section(
    'L4',
    'Assignment',
    'Nobody negotiates or attacks, and no two tribes hunt the same biome, except in the New World. Elders, colonists and husbands stay for good. Elders may also be sent to other placards. Each daughter is a village that the occupiers hold; what she could do is out of reach until raiders of any tribe with a war chief have freed her, which a husband marks. Whoever is married to Gealá has ski troops: a sled.',
  ),
  section(
    'L5',
    'Hunts',
    'On every biome 3 and 6 kill as well. A tribe with a bishop has commandos: each 2 in a hunt takes an energy from the depot. Who spends an iron before the roll takes one for each 3 too. A turn in which bog iron, the occupiers’ mine, isn’t hunted successfully brings the depot four energy.',
  ),
  section(
    'L6',
    'Domestic animals',
    'Animals eat and give as ever. An animal that is taken lies in the tableau at once, without an elder’s help. Livestock isn’t raided.',
  ),
  section(
    'L7',
    'Elder actions',
    'First there is a market, the only time for it: ivory, energy and iron change hands as the tribes like. Elders make tools and do nothing else. Emissaries are promoted in the assignment, to ranks of other placards that take several elders.',
  ),
  section(
    'L8',
    'The end, and propaganda',
    'When the events are through, propaganda reaches everybody. A tribe rolls a die for each village of its own that is still held, one at least. If the lowest die is more than its hand size and the elders on its own placard together, it surrenders, and all have lost.',
  ),
  section(
    'L9',
    'Victory',
    'Two of three are needed. A modern nation: each culture has somebody unassigned and two inventions or imports. Help from overseas: each culture has six people in the New World. The occupiers beaten: their depot is empty.',
  ),
  section(
    'M2',
    'The full experience',
    'Both rows begin with the climax numbers 5 to 0. After all seventeen events the points are written down, and the patrol begins, with the animals and inventions that the tribes have. In the end everybody’s points are counted again and added. Five more go to the Tunit as a modern nation, to the Norse with help from overseas, to the Thule if the occupiers are beaten; to the Sámi one for every ten people of all tribes.',
  ),
];
