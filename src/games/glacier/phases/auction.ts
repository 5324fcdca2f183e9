import { type Ctx, type Move, parseBag, type State, type States } from '../../../kernel/index.js';
import { cardOf } from '../cards.js';
import { canBecomeWeapon, discardStored, discardWeapon, dropArtifact, foodOf, unstore } from '../cave.js';
import { clanOf, clansOf, others, type Clan, type ClanId, type G } from '../model.js';

/** A2, optional: sells a second artifact for cards from the caves, in one sealed round (GL11). */

/** Worth as payment: food and lore, plus one if it can become a weapon; for any weapon, its value and lore. */
function priceOf(clan: Clan, word: string): number {
  const { lore, weapon } = cardOf(word);
  const stored = clan.larder.find((one) => one.card === word);
  if (stored === undefined) return weapon + lore;
  return foodOf(stored) + lore + (canBecomeWeapon(stored) ? 1 : 0);
}

const goods = (clan: Clan): string[] => [...clan.larder.map(({ card }) => card), ...clan.weapons];
const bidOf = (move: Move | undefined): string[] => Object.keys(parseBag(String(move?.args[0] ?? '-')) ?? {});
const worth = (clan: Clan, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + priceOf(clan, card), 0);

/** Clockwise from the finder, so that a tie goes to the nearest clan. */
const bidders = (c: Ctx<G>): ClanId[] => clansOf([c.g.active, ...others(c.seats, c.g.active)]);

const auction: State<G, 'auction'> = {
  rule: 'A2',
  sealed: true,
  hidden: true,
  seats: (c) => bidders(c).filter((id) => goods(clanOf(c.g, id)).length > 0 && !clanOf(c.g, id).trek),
  choices: (c, seat, offer) => {
    const cards = goods(clanOf(c.g, seat));
    const counts = Object.fromEntries(cards.map((card) => [card, 1]));
    offer.can('bid', { name: 'cards', of: counts, min: 0, max: cards.length });
  },
  verbs: {},
  resolve: (c, answers) => {
    let best: ClanId | undefined;
    let most = 0;
    for (const clan of bidders(c)) {
      const n = worth(clanOf(c.g, clan), bidOf(answers[clan]));
      if (n > 0) c.emit('auction.bid', { clan, cards: bidOf(answers[clan]), n });
      if (n > most) [best, most] = [clan, n];
    }
    settle(c, best, best === undefined ? [] : bidOf(answers[best]));
  },
};

function settle(c: Ctx<G, 'auction'>, winner: ClanId | undefined, paid: readonly string[]): void {
  const { g } = c;
  const { card } = c.vars;
  g.open.splice(g.open.indexOf(card), 1);
  if (winner === undefined) {
    g.discards.push(card);
    c.emit('auction.unsold', { card });
    return;
  }
  const clan = clanOf(g, winner);
  for (const word of paid) {
    if (clan.weapons.includes(word)) discardWeapon(g, clan, word);
    else discardStored(g, unstore(clan, word));
  }
  dropArtifact(g, clan);
  clan.artifact = card;
  c.emit('auction.sold', { clan: winner, card });
}

export const states = { auction } satisfies Partial<States<G>>;
