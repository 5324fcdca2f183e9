import type { Seat, Teller } from '../../../kernel/index.js';
import { nameId, tellEffect } from '../card-texts.js';
import type { CardSide, View } from '../view/view-types.js';

/** What a tribe keeps from the others, in words: its hand (B2) and what the cards in it could do. */
export function tellHand(view: View, seat: Seat, tell: Teller): string {
  if (view.you !== seat) return '';
  return view.hand.map((card) => `- ${tellCard(card, tell)}`).join('\n');
}

/** What a card's tableau side does, part by part. */
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
  // A daughter's hand sign is a figure of hers, and what an effect of hers adds to it is in it.
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
