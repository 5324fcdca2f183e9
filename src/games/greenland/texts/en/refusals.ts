import type { Texts } from '../../../../kernel/types.js';

/**
 * Why something can't be done, and what can be instead. The rule stands before each sentence wherever it is told.
 * `fimbul coverage` wants each of these to occur.
 */
export const refusals: Texts = {
  // E: assignment
  'assign.colonies-abandoned':
    'You gave up your colonies this turn, so nobody lands in the New World. The cards of Greenland are open to you.',
  'assign.lifeless':
    '{card} is a thing; only daughters and animals are raided or guarded. Things change hands by a deal in phase 3.',
  'assign.no-energy':
    'A promotion costs an energy and you have none. A card that is worth energy can be exchanged first.',
  'assign.no-maritime':
    'The sea is closed this turn, so nobody hunts with harpoons. All other prey may be hunted.',
  'assign.no-markland': 'Nobody may come to Markland or leave it this turn. All other cards are open.',
  'assign.no-room':
    'Your free mariners and sleds carry no more than {room} to {card}. Send so many, or promote another mariner (rank 6) first.',
  'assign.no-transport':
    'You have no free mariner or sled to reach {card}. Cards of your home row need none, and whoever is promoted to rank 6 is a mariner.',
  'assign.no-war-chief':
    'Raiders need a war chief. Promote somebody to rank 4 first, or place your people as hunters.',
  'assign.not-here-yet': 'Your tribe has not come to Greenland yet; it can only settle in the New World.',
  'assign.off-ground': 'Your people don’t hunt there this turn; they keep to the hunting ground.',
  'assign.owner-not-here':
    '{tribe} has not come to Greenland yet and can’t be raided. Those who are here can.',
  'assign.owner-extinct':
    'Its tribe died out, and only married daughters of such a tribe can still be raided. What lies in the tableaus of the living can.',
  'assign.recall-first':
    'Somebody is called back at the very beginning of your assignment, and only when no more than one of your people is unassigned then. Elders, colonists and husbands stay where they are until the next turn.',
  'assign.raid-immune': '{card} can’t be raided. Daughters can, and animals that show dice for it.',
  'assign.rank-taken':
    'Rank {rank} holds only one of your elders. Ranks that show several people take any number.',
  'assign.too-few-mariners':
    'Bringing all colonists home takes {need} free mariners; you have {free}. Promote more (rank 6), or leave them where they are.',
  'assign.unknown-prey':
    '{tribe} can’t hunt here: prey of the {type} is strange to it. Biomes of other kinds are open.',

  // B3: exchange
  'holdings.no-worth': '{card} is worth no disks, so it can’t be exchanged. It may go into a deal.',
  'holdings.raiders-present':
    'Raiders stand on {card}, so it can’t be exchanged before they are gone. Your other cards can.',

  // D: events
  'auction.no-ivory':
    'You have no ivory to bid. A card that is worth ivory may be named with the bid; otherwise pass.',
  'event.alpha-must-die':
    '{n, plural, one {The one unassigned person who dies is your alpha} other {All # of your unassigned people die, and the alpha is one of them}}. Name the elder together with him.',
  'event.no-energy':
    'You have no energy to burn. Sacrifice an elder, or slaughter or exchange an animal where that is offered.',

  // F: negotiation and attacks
  'attack.no-iron':
    'You have no iron to spend. A card that is worth iron can be exchanged first; otherwise be brave.',
  'parley.bride-taken': '{card} is not free to marry. The offer may be refused, or another one made.',
  'parley.card-gone': '{tribe} can’t give {card} now. The offer may be refused, or another one made.',
  'parley.colony-together':
    'Colonists leave the New World all together or not at all: `leave colony` takes them home.',
  'parley.contested-twice':
    'Your colonists would leave both shores together, and rivals stand on both; only those of the shore that is talked about can let you go. Fight here, or reach a deal first.',
  'parley.enough-offers':
    'You have made {most} offers about this card; that is all. You may still answer others, leave or stand.',
  'parley.needs-consent':
    '{other} has not allowed {tribe} to leave. {other} may allow it, or agree to it in a deal; until then they stay.',
  'parley.no-colony':
    '{card} is not in the New World, so nobody there leaves as a colony. Name how many leave.',
  'parley.no-disks':
    '{tribe} no longer has what the deal names. The offer may be refused, or another one made.',
  'parley.no-husband': 'None of your people is married to {card}. Only a husband can be called home.',
  'parley.no-transport':
    '{tribe} lacks the mariners or sleds to bring them home. Fewer may leave if some can be carried; the others stand.',
  'parley.nobody-to-leave':
    '{tribe} has not that many people there to leave. Fewer may, or everybody stands.',
  'parley.not-here': '{other} has nobody on {card}. You deal with those who stand there: {parties}.',
  'parley.settled':
    '{card} is settled for this turn. Only contested cards that were not talked about yet can be named.',

  // G: hunts and raids
  'hunt.already-hunted': '{card} was hunted already this turn. Name a card on which somebody still waits.',
  'hunt.face-stays':
    'Nothing of yours re-rolls that face there. Other dice may be re-rolled, or all are kept.',
  'hunt.harmless': 'No face of the dice kills there, so iron would be wasted. Roll without it.',
  'hunt.iron-left-out': 'Iron spares nobody in this game. Roll without it; iron makes tools.',
  'hunt.no-alpha':
    'Your alpha has no skill to leave aside there: he is elsewhere, or metal and raids are not his trade. Just roll.',
  'hunt.no-energy': 'You have no energy to pay with. Pay with an elder, or refuse and the hunt fails.',
  'hunt.no-iron': 'You have no iron to spend. Roll without it.',
  'hunt.no-trophy': '{card} has no trophy; it goes to the hand. Take it or decline.',
  'hunt.nobody-there': 'Nobody hunts {card}. Name a card on which people stand.',
  'hunt.not-for-hand': '{card} can’t go to a hand; it is a trophy. Claim it as one or decline.',

  // H: animals; F3
  'domestic.hungry':
    '{card} still waits for its hay. Feed it and exchange it later, or slaughter it, which brings the same disks.',
  'domestic.no-choice':
    '{card} leaves you no choice between a child and ivory now; what it gives comes by itself.',
  'domestic.no-energy':
    'The hay costs {hay} energy and you have {energy}. Pay with elders as well, exchange a card, or slaughter the animal.',
  'domestic.not-hungry':
    '{card} needs no hay now, so it is neither fed nor slaughtered. What is worth disks can be exchanged.',
  'domestic.peaceful': '{card} is peaceful already. Ivory turns only the hostile side.',
  'domestic.hay-exact':
    '{card} eats {hay}: pay exactly so many, each an energy or an elder, or slaughter it.',
  'domestic.no-such-elder':
    'Not all of these elders stand with you. Pay {hay} for {card} with those you have and with energy, or slaughter it.',
  'domestic.not-yours': 'You have no colonists on {card}. Only those who live there can make peace.',

  // I: elder actions
  'elders.all-acted':
    'Your elders of rank {rank} have acted already; each does so once a turn. Those of other ranks still may.',
  'elders.already-converted':
    '{tribe} is monotheist already, or will be when the phase ends. Preach to a tribe that isn’t.',
  'elders.alpha-no-elder': 'Your alpha is no elder on your own placard. Burn an elder who stands there.',
  'elders.burning-dear':
    'Burning an elder costs an energy for each matriarch, {cost}; you have {energy}. A card that is worth energy can be exchanged first.',
  'elders.extinct':
    '{tribe} has died out; nobody there receives emissaries or hears them. Choose a living tribe.',
  'elders.ivory-carvers-only': 'Only an ivory carver makes tools of ivory. Pay with iron.',
  'elders.just-arrived':
    'Your missionary to {tribe} came this turn; he can preach from the next. Another may preach where he has been longer.',
  'elders.no-dice':
    'Your hand size is zero, so there are no dice to roll. Elders and cards with a hand sign raise it.',
  'elders.no-energy':
    'It costs an energy and you have none. A card that is worth energy can be exchanged first.',
  'elders.no-iron': 'It costs an iron and you have none. A card that is worth iron can be exchanged first.',
  'elders.no-ivory':
    'You have no ivory to carve. Pay with iron, or exchange a card that is worth ivory first.',
  'elders.no-missionary':
    'You have no missionary among {tribe}. An acolyte (rank 5) must be sent there a turn before.',
  'elders.no-missions':
    'There is nobody to send to, to preach to or to banish in this game. Other elder actions are open.',
  'elders.nobody-to-banish':
    'No emissary stands on your placard and no husband lives in your tableau, so there is nobody to banish. Your shaman may do something else.',
  'elders.none-on-rank': 'You have no elder of rank {rank}. Somebody can be promoted there in phase 2.',
  'elders.norse-husband': 'Norse husbands cannot be banished. Other husbands and emissaries can.',
  'elders.not-among-them': 'Emissaries go to another tribe that plays: {tribes}.',
  'elders.not-animal':
    'That is no animal in your hand, and only those are domesticated. {cards, plural, =0 {You hold none.} one {You hold one.} other {You hold # of them.}}',
  'elders.not-invention':
    'That is no invention in your hand, and only those are made. {cards, plural, =0 {You hold none.} one {You hold one.} other {You hold # of them.}}',
  'elders.not-that-acolyte':
    'Whoever you name does not stand on rank 5 of your placard. Send the one who does: a tribesman without further words, the alpha by name.',
  'elders.only-monotheists':
    'Only monotheists do this. A tribe turns when it is baptized (I7) or converted by a missionary.',
  'elders.only-polytheists': 'Only polytheists do this. Your elders have the actions of the other faith.',
  'elders.still-elders':
    'You still have {elders, plural, one {an elder} other {# elders}}; only a tribe without elders may be baptized. Elders can be burned (I2) first.',

  // K: the saga
  'saga.last-daughter': 'Your last daughter stays a daughter. Promote a man instead.',
  'saga.matriarch-first': 'A matriarch dies before other elders. Name one of hers.',
  'saga.no-hunt-chief':
    'Only a matriarch of rank 4 names the row; otherwise the die does. Set out to roll it.',
  'saga.no-means':
    'You have no mariner or sled to hunt there. Name your home row, or promote a mariner (rank 6) first.',
  'saga.not-abroad': 'Daughters don’t go to the New World. They may join hunters in Greenland.',
  'saga.one-daughter':
    'One daughter is with the hunters on {card} already, and there is room for one. Other hunters may have company.',
  'saga.too-dear':
    'It costs {price} ivory and you have {ivory}. A card that is worth ivory can be exchanged first; otherwise pass.',

  // L: the patrol
  'patrol.enough-trades':
    'You have given or offered {most} times this turn. You may still answer others, or be done.',
  'patrol.forbidden': 'Elders don’t do that in the patrol years. Tools can still be made.',
  'patrol.lapsed': 'Offer {n} can’t be kept any more. Refuse it, or make another.',
  'patrol.no-bullets': 'It takes a bishop, an iron and fuel that could be stolen. Roll without bullets.',
  'patrol.no-community': 'Only own elders stand on rank {rank}. Ranks that show several people take guests.',
  'patrol.no-recall':
    'Elders, colonists and husbands stay for good in the patrol years. Place those who are unassigned.',
  'patrol.no-rustling':
    'Livestock is neither raided nor guarded on patrol. Villages can be freed, and biomes hunted.',
  'patrol.taken':
    'Another tribe hunts there, and nobody shares a biome of Greenland. Choose one where nobody stands.',
  'patrol.too-dear':
    'It costs {price}; you have {purse} in ivory and iron. A card that is worth some can be exchanged first; otherwise pass.',
  'patrol.village-free': 'That village is free already. Villages without a husband are still held.',
};
