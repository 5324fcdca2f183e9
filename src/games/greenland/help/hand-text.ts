import type { Seat, Teller } from '../../../kernel/index.js';
import { nameId, tellEffect } from '../card-texts.js';
import type { CardSide, View } from '../view/view-types.js';

/** Text of a tribe's hidden hand (B2), with the abilities of its cards. */
export function tellHand(view: View, seat: Seat, tell: Teller): string {
  if (view.you !== seat) return '';
  return view.hand.map((card) => `- ${tellCard(card, tell)}`).join('\n');
}

/** The abilities of a card's tableau side, one text each. */
export function cardFacts(card: CardSide, tell: Teller): readonly string[] {
  const facts: string[] = [];
  if (card.kind === 'invention') facts.push(tell.lookup('hand.points', { n: card.vp }));
  if (card.livestock !== null) {
    const { babies, orIvory, hay } = card.livestock;
    facts.push(tell.lookup('hand.livestock', { babies, orIvory, hay }));
  }
  if (card.sled) facts.push(tell.lookup('hand.sled'));
  if (card.exchange !== null) facts.push(tell.lookup('hand.worth', { ...card.exchange }));
  const isDaughter = card.kind === 'daughter';
  // A daughter's hand size includes the effect, so the effect isn't listed as well.
  if (isDaughter && card.handSize > 0) facts.push(tell.lookup('effect.handSize', { n: card.handSize }));
  for (const effect of card.effects)
    if (!isDaughter || effect.type !== 'handSize') facts.push(tellEffect(effect, tell));
  return facts;
}

/** One card's tableau side in a line. */
function tellCard(card: CardSide, tell: Teller): string {
  const kind = tell.lookup(card.kind === 'invention' ? 'hand.invention' : 'hand.animal');
  return `**${tell.name(nameId(card))}** (${kind}): ${cardFacts(card, tell).join('; ')}`;
}
