import type { Texts } from '../../../../kernel/types.js';

/** Beside and above what may be chosen, in English. */
export const hints: Texts = {
  'hint.stand': 'beside {district}, which has {n, plural, one {# edge} other {# edges}}',
  'hint.statute': '{action} with strength {n}, and one more for each who supports',
  'hint.sue':
    '{action} with strength {men, plural, =1 {{one}} other {{n} and one for each man you add}}{alone, plural, =0 {} other {; no land yet, and a man who sues can’t settle}}',
  'hint.support': '{action} with strength {n}',
  'hint.district': 'worth {value}, so it costs {value}',
  'hint.colour': '{n, plural, one {# farm} other {# farms}}; the best neighbour has {best}',
  'hint.foes': 'Feud with {foes}',
  'hint.worth': 'worth {worth}',
  'hint.bondi': '{action} with strength {n}',
  'hint.good': 'worth {worth}',
  'hint.persona': '{colour}, worth {worth}: asks for {wanted, plural, one {# Good} other {# Goods}}',
  'hint.gift': '{fame} Wordfame, costs {cost}',
  'hint.conflict': '{own} against {theirs}',
  'hint.means':
    '-# {gothi}: {fame} of {goal} Wordfame · Longhall {hall} · Districts {districts} · Goods {goods} · Bondi {bondi}',
  'hint.farms': '-# Farms: {farms}',
  'hint.acting': '{action} with strength {strength}, {left} left',
  'hint.council': 'Proposed: **{statute}**, strength {n} so far',
  'hint.suits': 'Suits: {list}',
  'hint.landless':
    'You have no land yet, and without it Winter brings nothing. A Settle does, beside a man of yours who isn’t away suing',
  'hint.suit': '{gothi} on {statute} ({n})',
  'hint.drawn': 'Drawn: {cards}',
  'hint.capture': '{worth} against {hall} in the Longhall of {owner}',
  'hint.feud': '{colour}: {own} against {theirs}',
  'hint.crossing': '{rider} rides through {district} with {n, plural, one {# man} other {# men}}',
  'hint.lookup': 'You remember: {cards}',
  'odds.title': '**{edge}**: your {n} against {m} of {foe}',
  'odds.feud':
    'Before any Good: you win {mine} conflicts on average, they {theirs}; {ahead} % that you win more, {behind} % that they do',
  'odds.brief': '{edge}: ahead {ahead} %, behind {behind} %',
  'odds.capture': '**{district}** of {owner}: {hall} in the Longhall',
  'odds.bondi': '{bondi}: {chance} % alone, {armed} % with your best weapon',
  'odds.capture-brief': '{district}: {chance} % alone, {armed} % with a weapon',
  'odds.ahead': 'more conflicts {ahead} %',
  'odds.winter': '**Winter as things stand**',
  'odds.winter-line': '{gothi}: {n} ({colours})',
  'hint.nothing': 'nothing',
  'hint.deeds': 'Now: {action} with strength {left}',
  'hint.deeds-later':
    '{action} with strength {n}: cards are drawn first, so you are asked when its turn comes',
  'hint.deeds-nothing':
    '{action} with strength {n}: as things stand, nothing you could do with it. If others might change that before your turn, have yourself asked then',
  'hint.next-speaker':
    'You are the next Lawspeaker: what you propose here is for the next round, and ends your answer',
  'hint.hunt': 'The hunt: your Bondi and Home Stead act with strength {n}',
};
