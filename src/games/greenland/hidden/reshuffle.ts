import type { Ctx } from '../../../kernel/index.js';
import { cardInfo, isRemovedEvent, packOf } from '../cards/cards.js';
import { NORTH, ROWS, SOUTH, type Card, type G, type RowNo } from '../vocabulary/model.js';
import { rulesOf } from '../variants.js';

/** Reshuffles the unknown parts of the decks, and the events in the game. */
export function reshuffle(c: Ctx<G>): void {
  for (const no of [NORTH, SOUTH] as const) reshuffleDeck(c, no);
  const { g } = c;
  const mayCome = (card: Card): boolean => cardInfo(g, card).kind === 'event' && !isRemovedEvent(g, card);
  const pool = c.shuffle([...g.events, ...g.unused.filter(mayCome)]);
  g.events = pool.splice(0, g.events.length);
  g.unused = [...g.unused.filter((card) => !mayCome(card)), ...pool];
}

/** M1: the known next cards stay on top (the end of the list), in random order. */
function reshuffleDeck(c: Ctx<G>, no: RowNo): void {
  const { g } = c;
  const deck = g.decks[no];
  if (rulesOf(g).rows !== 'M1') {
    c.shuffle(deck);
    return;
  }
  const known = packOf(g).data.setup.scenarioRows.M1[`${ROWS[no]}Top`];
  const below = deck.findLastIndex((card) => !known.includes(cardInfo(g, card).climax)) + 1;
  g.decks[no] = [...c.shuffle(deck.slice(0, below)), ...c.shuffle(deck.slice(below))];
}
