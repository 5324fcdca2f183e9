import type { Texts } from '../../../../kernel/types.js';

/** Sledge Patrol 1937–45 (L) and the full experience that ends with it (M2), in English. */
export const patrol: Texts = {
  'name.patrol': 'Sledge Patrol 1937–45',
  'name.full': 'The full experience',
  'variant.patrol': 'Together against the occupiers of the island, alone or up to four',
  'variant.full': 'Seventeen generations, then the patrol years; both scores count',

  'ask.goods': 'The ship sells at a fixed price, in ivory and iron as you like; the first to buy has it',
  'ask.market':
    'Give disks away or trade them before the elders act, or say that you are done; three gifts and offers each',

  'verb.buy': 'Buy',
  'verb.buy.help':
    'At the ship’s price; where ivory and iron both count, say what you pay, such as “ivory+iron”',
  'verb.join': 'Send an elder',
  'verb.join.help': 'An elder for another tribe’s placard, on a rank that takes several; one energy',
  'verb.give': 'Give',
  'verb.give.help': 'Hand disks to another tribe, such as “2energy+ivory”',
  'arg.price': 'price',
  'arg.goods': 'goods',
  'name.bullets': 'bullets',

  'event.warming': '{card} comes to the warm side of the {row}.',

  'patrol.goods': 'A ship offers {card} for {price} in ivory and iron.',
  'patrol.bought': '{tribe} buys {card} for {paid}.',
  'patrol.sunk': 'The ship was sunk on its way.',

  'patrol.joined':
    '{tribe} sends an elder to {host}, rank {rank}{alpha, select, true {: the alpha} other {}}.',

  'patrol.bullets': '{tribe} loads an iron on {card}.',
  'patrol.stolen':
    '{tribe} steals {n} energy of the occupiers{lost, plural, =0 {} other { and has no room for {lost} of it}}. They have {fuel} left.',
  'patrol.mine-held': 'The mine is worked; the occupiers get nothing and have {fuel} energy.',
  'patrol.fuel': 'Nobody works the mine: the occupiers get {n} energy and have {fuel}.',

  'lacks.ways': '**The island: {met} of {needed} ways are open**',
  'lacks.modern': 'tools: all have them ✓',
  'lacks.tools': 'tools: {who}',
  'lacks.home': 'nobody is left unassigned: {who}',
  'lacks.empty': 'depot: empty ✓',
  'lacks.fuel':
    'depot: {fuel} energy{more, plural, =0 { (the mine is worked)} other {, {more} more if nobody works the mine}}',
  'lacks.fled': 'overseas: all are there ✓',
  'lacks.overseas': 'overseas: {who}',
  'lacks.weak': 'would give in to propaganda: {who}',

  'patrol.gave': '{tribe} gives {other} {goods}.',

  'patrol.propaganda':
    'Propaganda among the {tribe}: {faces}. The lowest is {lowest}; hand size and elders make {holds}.',
  'patrol.propaganda-unheard': 'Propaganda finds nobody to hear it.',
  'patrol.surrender': '{tribe} surrenders.',
  'patrol.verdict':
    'A modern nation: {modern, select, yes {yes} other {no}}. Help from overseas: {intervention, select, yes {yes} other {no}}. The occupiers without fuel: {defeat, select, yes {yes} other {no}}. {met} of the {needed} that it takes.',

  'full.second-part': 'The points are written down. It is 1937, and {turns} years of patrol begin.',
  'full.points':
    '{tribe}: {first} points then, {second} now, {bonus} for what became of the island: {total}.',

  'over.patrol-won': 'The island is saved.',
  'over.patrol-lost': 'The occupiers stay.',
  'over.patrol-surrender': 'A tribe surrendered, and all have lost.',
  'over.patrol-extinct': 'A tribe died out, and all have lost.',
  'over.full': 'A thousand years are over.',
  'over.full-surrender': 'A tribe surrendered, and the years of patrol are over.',

  'name.tunit-2': 'rank 2 (Tunit)',
  'name.tunit-3': 'rank 3 (Tunit)',
  'name.tunit-5': 'rank 5 (Tunit)',
  'name.tunit-6': 'rank 6 (Tunit)',
  'name.norse-2': 'rank 2 (Norse)',
  'name.norse-3': 'rank 3 (Norse)',
  'name.norse-5': 'rank 5 (Norse)',
  'name.norse-6': 'rank 6 (Norse)',
  'name.sami-2': 'rank 2 (Sea Sámi)',
  'name.sami-3': 'rank 3 (Sea Sámi)',
  'name.sami-5': 'rank 5 (Sea Sámi)',
  'name.sami-6': 'rank 6 (Sea Sámi)',
  'name.thule-2': 'rank 2 (Thule)',
  'name.thule-3': 'rank 3 (Thule)',
  'name.thule-5': 'rank 5 (Thule)',
  'name.thule-6': 'rank 6 (Thule)',
};
