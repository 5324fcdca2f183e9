import type { Texts } from '../../../../kernel/types.js';

/** What happens, and what blocks a move, in English. */
export const story: Texts = {
  'year.began': 'Year {year} begins.',
  'year.card': 'The year card: {card}.',
  'hay.rotted': '{household} loses {n} hay to rot and keeps {left}.',
  'seals.went': 'One of {household} goes hunting seals.',
  'seals.card': 'The seal hunt: {card}.',
  'seals.died': 'The seal hunter of {household} doesn’t come back.',
  'seals.caught': '{household} brings home seals: {n} food.',
  'herd.young':
    '{household}: {calves, plural, =0 {} one {# calf, } other {# calves, }}{lambs, plural, =0 {no lambs} one {# lamb} other {# lambs}} born.',
  'herd.milk': '{household} has {n} food from milk.',
  'herd.slaughtered': '{household} slaughters {animals}: {n} food.',
  'herd.housed':
    '{household} keeps {cows, plural, one {# cow} other {# cows}} and {sheep} sheep for {hay} hay{out, plural, =0 {} one {; one animal is lost} other {; # animals are lost}}.',
  'herd.grazes': '{household} lets {n} sheep graze outside.',
  'herd.fed': '{household} feeds {n, plural, one {# sheep} other {# sheep}} after all, for {hay} hay.',
  'herd.lost':
    '{household} loses its herd ({cows, plural, one {# cow} other {# cows}}, {sheep} sheep): {why_id, select, hay {there is too little hay} barn {there is no barn} other {the hay was kept back}}.',
  'herd.buried':
    '{household} loses {cows, plural, =0 {} one {# cow} other {# cows}}{cows, plural, =0 {} other {{sheep, plural, =0 {} other { and }}}}{sheep, plural, =0 {} other {# sheep}} with the fallen barn.',
  'soil.recovers': 'The soil of {household} rises by {n}.',
  'voyage.boats':
    '{household} sends {n, plural, one {# boat} other {# boats}} {to_id, select, vinland {to Vinland} other {to hunt walrus}}.',
  'voyage.crew':
    '{n, plural, one {# person} other {# people}} of {household} {n, plural, one {goes} other {go}} {to_id, select, vinland {to Vinland} other {to hunt walrus}}.',
  'voyage.asked-for':
    '{household} asks {host} for {n, plural, one {# berth} other {# berths}}{pays, plural, =0 {} other { and would pay {pay}}}{share_id, select, quarter {, and promise a quarter of what they bring home} third {, and promise a third of what they bring home} half {, and promise half of what they bring home} all {, and promise all that they bring home} other {}}.',
  'voyage.carried':
    '{host} takes {n, plural, one {# person} other {# people}} of {household} aboard{pays, plural, =0 {} other { for {pay}}}{share_id, select, quarter {, against a quarter of what they bring home} third {, against a third of what they bring home} half {, against half of what they bring home} all {, against all that they bring home} other {}}.',
  'voyage.declined': '{host} has no berth for {household}.',
  'voyage.timber':
    '{people, plural, one {# person} other {# people}} of {household} {people, plural, one {comes} other {come}} home from Vinland with {n} timber.',
  'walrus.card': 'The walrus hunt: {card}.',
  'walrus.lost':
    '{n, plural, one {# hunter} other {# hunters}} of {household} and their boats are lost in the storm.',
  'walrus.ivory':
    '{people, plural, one {# hunter} other {# hunters}} of {household} {people, plural, one {comes} other {come}} home with {n} ivory.',
  'ship.arrives': 'A ship arrives from Norway and pays {price} silver for an ivory.',
  'ship.sold': '{household} sells {n} ivory for {silver} silver.',
  'ship.not-worth': 'Only {sold} ivory, and {least} would have been worth the voyage: no ship next summer.',
  'ship.content': 'The ship sails with {sold} ivory and will come again.',
  'ship.stays-away': 'No ship comes this summer.',
  'hay.mown': '{household} takes {n} hay{soil, plural, =0 {} other {, and the soil falls by #}}.',
  'timber.cuts': '{household} begins to fell {n, plural, one {a tree} other {# trees}}.',
  'timber.breaks': '{household} breaks up {n, plural, one {a boat} other {# boats}}.',
  'timber.passed': '{household} needs no more timber.',
  'food.paid': '{household} eats {n} food and has {left} left.',
  'hay.paid': '{household} feeds {n} hay and has {left} left.',
  'household.died':
    '{household} starves: {need} food was needed and {food} was there. {people, plural, one {One person is dead} other {# people are dead}}.',
  'household.deserted': 'Nobody of {household} is left: the farm stands empty.',
  'household.adopted':
    '{n, plural, one {# person} other {# people}} of {from} {n, plural, one {stays} other {stay}} with {household} for good.',
  'barn.repaired': '{household} repairs {n, plural, one {a barn} other {# barns}}.',
  'barn.aided': '{household} repairs {n, plural, one {a barn} other {# barns}} of {owner}.',
  'barn.declined': '{owner} doesn’t want help from {household}.',
  'barn.fell':
    '{n, plural, one {A barn} other {# barns}} of {household} {n, plural, one {falls} other {fall}}; {left, plural, =0 {none is} one {one is} other {# are}} left.',
  'build.built': '{household} builds {what}.',
  'dealer.rolled': '{households} roll for the right to name the dealer: {faces}.',
  'dealer.named': '{household} names the dealer: {dealer}.',
  'winter.card': 'The winter card: {card}.',
  'deal.proposed': '#{id}: {household} proposes a deal.',
  'deal.changed': '#{id}: {household} has changed the deal.',
  'deal.leg': '· {from} gives {to} {goods}',
  'deal.leg-later': '· {from} promises {to} {goods} by the end of {season} of year {year}',
  'deal.made': '#{id}: {households} have agreed.',
  'deal.gave': '{from} hands {goods} to {to}.',
  'deal.gift': '{household} gives {to} {goods}.',
  'deal.agreed': '#{id}: {household} agrees.',
  'deal.refused': '#{id}: {household} refuses.',
  'deal.withdrawn': '#{id}: {household} withdraws the deal.',
  'deal.lapsed': '#{id}: not everyone agreed, and the deal is off.',
  'pledge.made': '#{id}: {from} promises {to} {goods} by the end of {season} of year {year}.',
  'pledge.kept': '#{id}: {from} keeps a promise and gives {to} {goods}.',
  'pledge.broken': '#{id}: {from} has broken a promise: {to} never got {goods}.',
  'pledge.forgiven': '#{id}: {to} lets {from} off a promise.',
  'people.recalled': '{household} calls {n, plural, one {# person} other {# people}} home from {from}.',
  'talk.rests': '{household} has nothing to deal until {season}.',
  'talk.speaks': '{household} would deal again.',
  'end.household':
    '{household}: {out, plural, =0 {{silver} silver, {people, plural, one {# person} other {# people}}} other {died out in year #}}.',
  'end.all-dead': 'All households have died. Everyone has lost.',
  'end.lone': '{households} alone has lived to see the succession, with {silver} silver, and wins.',
  'end.last': '{households} is the last household alive and wins, with {silver} silver.',
  'end.none': 'Somebody lives, but nobody has what it takes to win.',
  'end.won': '{households} wins with {silver} silver.',
  'end.shared': '{households} win together with {silver} silver each.',
  'end.hollow': 'Nobody has any silver: {households} win by being alive.',
  // How it has ended, for those who read it afterwards: the winners and their silver stand below.
  'how.end.all-dead': 'All households have died. Everyone has lost.',
  'how.end.lone': 'A single household has lived to see the succession.',
  'how.end.last': 'A single household is left alive.',
  'how.end.none': 'Somebody lives, but nobody has what it takes to win.',
  'how.end.won': 'Whoever has most silver at the succession wins.',
  'how.end.shared': 'Several have most silver at the succession, and share the victory.',
  'how.end.hollow': 'Nobody has any silver: whoever lives has won.',
  'deal.lacking':
    '{who} can’t hand over {needs}: there {has, plural, =0 {is nothing of it} other {is only #}}.',
  'deal.out-sealing':
    'Your people with {household} are out hunting seals; they can be called when they are back.',
  'deal.enough': 'You have begun {n} deals at this point, and that is all for now.',
  'voyage.one-boat': 'At this table a household sends one boat to each destination.',
  'voyage.too-few-people': 'Each boat needs {least} of your people, and {people} are at home.',
  'voyage.full': 'There is room for {room, plural, =0 {nobody} one {# person} other {# people}} more.',
  'voyage.asked': '{household} has been asked twice and won’t be asked again this year.',
  'ship.not-so-much': 'You have {ivory} ivory.',
  'hay.not-so-much':
    'At most {most} hay: {number} for each of {people, plural, one {# person} other {# people}} at home and each of {level, plural, one {# soil level} other {# soil levels}}.',
  'herd.young-spared': 'Young animals aren’t slaughtered at this table.',
  'timber.no-trees': 'No tree is left.',
  'timber.too-few-people': 'Each person at home fells one tree: you have {people}.',
  'house.no-room': 'The barns hold {room, plural, one {# animal} other {# animals}}.',
  'house.no-hay': 'That takes {need} hay, and you have {hay}.',
  'house.no-such-herd': 'You have {cows, plural, one {# cow} other {# cows}} and {sheep} sheep.',
  'build.too-few-people':
    'That takes {people, plural, one {a person who hasn’t} other {# people who haven’t}} worked yet, and you have {free}.',
  'build.too-little-timber': 'That takes {timber} timber, and you have {have}.',
  'build.no-means':
    'A repair takes a person and timber: {free, plural, =0 {nobody is} one {one person is} other {# people are}} free, and you have {have} timber.',
  'build.declined': '{household} has declined your help.',
};
