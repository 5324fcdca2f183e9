import type { Position } from '../../kernel/index.js';
import { CARDS, cardOf, DISTRICTS, PACK, TRACK_END } from './pack.js';
import { NONE, type G } from './model.js';

/** Invariants: cards, men and tokens are conserved, and all places are legal. */
export function findBroken({ g }: Position<G>): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  const seen = CARDS.map(() => 0);
  const see = (card: number): unknown => (seen[card] = (seen[card] ?? 0) + 1);
  [...g.orlog, ...g.doom, ...g.drawn].forEach(see);
  g.pool.filter((card) => card !== NONE).forEach(see);
  g.gifts.forEach(({ card }) => see(card));
  (g.feud?.cards ?? []).flat().forEach(see);
  g.gothar.forEach((gothi, who) => {
    const name = g.seats[who] ?? '';
    [...gothi.goods, ...gothi.oaths, ...gothi.hird].forEach(see);
    const men = (g.men[who] ?? []).reduce((sum, n) => sum + n, 0) + (g.away[who]?.length ?? 0);
    const all = gothi.hall + gothi.slain + gothi.sea + men;
    must(all === PACK.thingmen, `${name} has ${all} Thingmen, not ${PACK.thingmen} (W2.1)`);
    must(
      [gothi.hall, gothi.slain, gothi.sea, gothi.fame, ...(g.men[who] ?? [])].every((n) => n >= 0),
      `${name} owes men or fame`,
    );
    const large = DISTRICTS.filter((_, at) => g.owner[at] === who && g.large[at] === true).length;
    const small = DISTRICTS.filter((_, at) => g.owner[at] === who && g.large[at] !== true).length;
    must(
      gothi.large + large === PACK.tokens.large && gothi.large >= 0,
      `${name} has ${gothi.large} + ${large} large tokens`,
    );
    must(
      gothi.small + small === PACK.tokens.small && gothi.small >= 0,
      `${name} has ${gothi.small} + ${small} small tokens`,
    );
    must(
      gothi.farms.every((n) => n >= 0 && n <= TRACK_END),
      `${name} has markers off the track`,
    );
    must(
      gothi.hird.every((card) => cardOf(card).kind !== NONE),
      `a card without a persona is in the Hird of ${name}`,
    );
  });
  seen.forEach((times, card) =>
    must(times === 1, `card ${card} (${cardOf(card).word}) is there ${times} times`),
  );
  g.pool.forEach((card, kind) =>
    must(card === NONE || cardOf(card).kind === kind, `card ${card} is in the wrong space`),
  );
  DISTRICTS.forEach(({ id }, at) => {
    const value = g.value[at] ?? 0;
    must((g.owner[at] === NONE) === (value === 0), `${id} has value ${value} and owner ${g.owner[at]}`);
    must(value <= 4 && (value < 3 || g.large[at] === true), `${id} shows ${value} on a small token`);
  });
  return broken;
}
