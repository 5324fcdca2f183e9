import type { Position } from '../../kernel/index.js';
import { cardOf } from './cards.js';
import { clanCards } from './cave.js';
import { clanOf, clansOf, NO_CARD, type G } from './model.js';
import { TROPHIES, TROPHIES_LONG } from './setup.js';

/** Invariants besides those of zones.ts: trophies are conserved, chambers hold their kind of cards. */
export function findBroken(position: Position<G>): readonly string[] {
  const { g, seats } = position;
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  const clans = clansOf(seats);
  let chits = g.chits;
  for (const id of clans) {
    const clan = clanOf(g, id);
    for (const { card, net } of clan.larder) {
      must(['prey', 'herb'].includes(cardOf(card).kind), `${card} is in the larder of ${id}`);
      if (net === NO_CARD) continue;
      must(cardOf(card).fish && cardOf(net).use === 'fish', `${net} holds ${card}`);
    }
    for (const card of clan.weapons) {
      must(cardOf(card).weapon > 0 && cardOf(card).kind !== 'artifact', `${card} is no weapon of ${id}`);
    }
    must(
      clan.artifact === NO_CARD || cardOf(clan.artifact).kind === 'artifact',
      `${id} reveres ${clan.artifact}`,
    );
    for (const i of [0, 1, 2] as const) {
      const parts = [clan.ready[i], clan.spent[i], clan.sick[i]];
      must(
        parts.every((n) => Number.isInteger(n) && n >= 0),
        `${id} has ${parts.join('/')} cards of ${i + 1}`,
      );
    }
    must(clanCards(clan) > 0, `${id} has no people (I4)`);
    chits += clan.trophies;
  }
  const total = g.options.goal === 'long' ? TROPHIES_LONG : TROPHIES;
  must(chits === total && g.chits >= 0, `${chits} trophies are ${total}`);
  return broken;
}
