import type { Ctx } from '../../../kernel/index.js';
import { cardOf } from '../cards.js';
import { animalsOf, herbsOf } from '../cave.js';
import {
  clanOf,
  clansOf,
  CONTESTS,
  NO_CARD,
  type Clan,
  type ClanId,
  type Contest,
  type ContestId,
  type G,
} from '../model.js';

/** I2: the Great Gathering of the Clans. Each clan enters its best card, so there are no decisions (GL14). */

/** A clan's card of highest lore for a contest, or NO_CARD. */
export function bestTale(clan: Clan, contest: ContestId): string {
  const cards: string[] =
    contest === 'hunting'
      ? [...animalsOf(clan).map(({ card }) => card), ...clan.weapons]
      : contest === 'healing'
        ? herbsOf(clan).map(({ card }) => card)
        : clan.artifact === NO_CARD || clan.wrath
          ? []
          : [clan.artifact];
  return cards.reduce(
    (best, card) => (best === NO_CARD || cardOf(card).lore > cardOf(best).lore ? card : best),
    NO_CARD,
  );
}

function hold(c: Ctx<G>, contest: ContestId): Contest {
  const entries = clansOf(c.seats).flatMap((clan) => {
    const card = bestTale(clanOf(c.g, clan), contest);
    return card === NO_CARD ? [] : [{ clan, card, lore: cardOf(card).lore, dice: [] as number[] }];
  });
  c.emit('gathering.contest', { contest });
  let left = entries;
  // Clans tied for the highest roll again, until one is left.
  for (let round = 0; left.length > 1 || (round === 0 && left.length > 0); round++) {
    if (round > 0) c.emit('gathering.tied', { clans: left.map(({ clan }) => clan) });
    const totals = left.map((entry) => {
      const face = c.die();
      entry.dice.push(face);
      const total = face + entry.lore;
      c.emit('gathering.told', { clan: entry.clan, card: entry.card, face, lore: entry.lore, total });
      return total;
    });
    const most = Math.max(...totals);
    left = left.filter((_, i) => totals[i] === most);
  }
  const winner: ClanId | '' = left[0]?.clan ?? '';
  return { contest, winner, entries };
}

/** Three contests for a trophy each, while chits last (GL15). */
export function gather(c: Ctx<G>): void {
  const { g } = c;
  g.phase = 'gathering';
  g.gathering = [];
  c.emit('gathering.began', { year: g.year });
  for (const contest of CONTESTS) {
    if (g.chits === 0) break;
    const result = hold(c, contest);
    g.gathering.push(result);
    if (result.winner === '') {
      c.emit('gathering.nobody', { contest });
      continue;
    }
    const clan = clanOf(g, result.winner);
    clan.trophies++;
    g.chits--;
    c.emit('gathering.won', { clan: result.winner, contest, trophies: clan.trophies });
  }
}
