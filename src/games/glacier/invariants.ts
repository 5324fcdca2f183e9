import type { Position } from '../../kernel/types.js';
import { cardOf, cardsFor, isCard, ORIGINAL } from './cards.js';
import { clanCards } from './cave.js';
import { clanOf, clansOf, FATES, handOf, NO_CARD, type G } from './model.js';
import { TROPHIES, TROPHIES_LONG } from './setup.js';

/** What must hold at every decision: cards, fates, clan cards and trophies are conserved, and chambers hold their kind. */
export function findBroken(position: Position<G>): readonly string[] {
  const { g, seats } = position;
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  const clans = clansOf(seats);
  const seen = new Map<string, number>();
  const see = (card: string): unknown => seen.set(card, (seen.get(card) ?? 0) + 1);
  [...g.deck, ...g.open, ...g.discards].forEach(see);
  const folk: [number, number, number] = [0, 0, 0];
  for (const value of g.pile) folk[(value - 1) as 0 | 1 | 2]++;
  let chits = g.chits;
  for (const id of clans) {
    const clan = clanOf(g, id);
    for (const { card, net } of clan.larder) {
      see(card);
      must(['prey', 'herb'].includes(cardOf(card).kind), `${card} is in the larder of ${id}`);
      if (net === NO_CARD) continue;
      see(net);
      must(cardOf(card).fish && cardOf(net).use === 'fish', `${net} holds ${card}`);
    }
    for (const card of clan.weapons) {
      see(card);
      must(cardOf(card).weapon > 0 && cardOf(card).kind !== 'artifact', `${card} is no weapon of ${id}`);
    }
    if (clan.artifact !== NO_CARD) see(clan.artifact);
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
      folk[i] += parts.reduce((sum, n) => sum + n, 0);
    }
    must(clanCards(clan) > 0, `${id} has no people (I4)`);
    chits += clan.trophies;
  }
  const all = cardsFor(clans.length);
  for (const { id } of all) {
    const times = seen.get(id) ?? 0;
    must(
      times === (id === ORIGINAL.winter && g.winter && !g.deck.includes(id) ? 0 : 1),
      `${id} is there ${times} times`,
    );
  }
  for (const id of seen.keys())
    must(isCard(id) && all.some((card) => card.id === id), `${id} isn't in the game`);
  const fates = [...g.fates, ...g.fateDiscards, ...clans.flatMap((id) => handOf(g, id))];
  for (const fate of FATES) {
    const n = fates.filter((one) => one === fate).length;
    must(n === ORIGINAL.fates.filter((one) => one === fate).length, `there are ${n} ${fate}`);
  }
  must(
    folk.every((n, i) => n === ORIGINAL.clan[i as 0 | 1 | 2]),
    `there are ${folk.join('/')} clan cards`,
  );
  const total = g.options.goal === 'long' ? TROPHIES_LONG : TROPHIES;
  must(chits === total && g.chits >= 0, `${chits} trophies are ${total}`);
  return broken;
}
