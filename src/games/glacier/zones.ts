import { type Position, zone, type Zones } from '../../kernel/index.js';
import { cardsFor, ORIGINAL } from './cards.js';
import { clanOf, clansOf, handOf, NO_CARD, type Clan, type G } from './model.js';

/** Hunt cards of a clan, all open: larder with its nets, weapons, artifact. */
function caveOf({ larder, weapons, artifact }: Clan): readonly string[] {
  const stored = larder.flatMap(({ card, net }) => [card, net]);
  return [...stored, ...weapons, artifact].filter((card) => card !== NO_CARD);
}

/** Clan cards of a clan by value, wherever in its cave they are. */
function folkOf({ ready, spent, sick }: Clan): readonly number[] {
  return ([0, 1, 2] as const).flatMap((i) => Array<number>(ready[i] + spent[i] + sick[i]).fill(i + 1));
}

/** Winter is open from its reveal until the next year's deck is made. */
function huntCards({ g, seats }: Position<G>): readonly string[] {
  const all = cardsFor(clansOf(seats).length).map(({ id }) => id);
  const isTurned = g.winter && !g.deck.includes(ORIGINAL.winter);
  return isTurned ? all.filter((id) => id !== ORIGINAL.winter) : all;
}

/** Where the cards of At the Edge of the Glacier lie. */
export const ZONES: Zones<G> = {
  kinds: {
    hunt: huntCards,
    fate: () => ORIGINAL.fates,
    folk: () => ORIGINAL.clan.flatMap((n, i) => Array<number>(n).fill(i + 1)),
  },
  zones: [
    zone({
      id: 'deck',
      kind: 'hunt',
      owner: 'table',
      seenBy: 'nobody',
      cards: ({ g }) => g.deck,
      // Everybody knows how many cards lie before winter.
      back: (card: string) => (card === ORIGINAL.winter ? 'winter' : ''),
    }),
    zone({ id: 'open', kind: 'hunt', owner: 'table', seenBy: 'all', cards: ({ g }) => g.open }),
    zone({ id: 'discards', kind: 'hunt', owner: 'table', seenBy: 'all', cards: ({ g }) => g.discards }),
    zone({
      id: 'cave',
      kind: 'hunt',
      owner: 'seat',
      seenBy: 'all',
      cards: ({ g }, seat) => caveOf(clanOf(g, seat)),
    }),
    zone({ id: 'fates', kind: 'fate', owner: 'table', seenBy: 'nobody', cards: ({ g }) => g.fates }),
    zone({
      id: 'hand',
      kind: 'fate',
      owner: 'seat',
      seenBy: 'owner',
      cards: ({ g }, seat) => handOf(g, seat),
    }),
    zone({
      id: 'fate-discards',
      kind: 'fate',
      owner: 'table',
      seenBy: 'all',
      cards: ({ g }) => g.fateDiscards,
    }),
    zone({ id: 'pile', kind: 'folk', owner: 'table', seenBy: 'nobody', cards: ({ g }) => g.pile }),
    zone({
      id: 'clan',
      kind: 'folk',
      owner: 'seat',
      seenBy: 'all',
      cards: ({ g }, seat) => folkOf(clanOf(g, seat)),
    }),
  ],
};
