import type { Hint, Teller } from '../../kernel/index.js';
import { endChance, meanIvory, percent, shares, warmthShares, winterChances } from './odds.js';
import type { View } from './view-types.js';

/** Chances in words: of the winter, the seal hunt, the walrus hunt, and the years to come. */

export const oddsAbout = (view: View): readonly string[] =>
  view.final === null ? ['winter', 'seals', 'walrus', 'years'] : [];

/** Whether no more winter card can come; then the winter has no odds. */
const winterOver = (view: View): boolean => view.winter.at(-1) === 'spring';

export function briefOdds(view: View, _seat: string, thing: string, tell: Teller): string {
  if (view.final !== null) return '';
  const { decks } = view;
  switch (thing) {
    case 'winter': {
      if (winterOver(view)) return '';
      const list = winterChances(view)
        .map((chance, n) => tell.lookup('odds.still', { n, chance: percent(chance) }))
        .join(', ');
      return tell.lookup('odds.winter', { list });
    }
    case 'seals': {
      const { seals = 0, death = 0 } = shares(decks.seals);
      return tell.lookup('odds.seals', { good: percent(seals), death: percent(death) });
    }
    case 'walrus': {
      const { storm = 0 } = shares(decks.walrus);
      const mean = Math.round(meanIvory(view) * 10) / 10;
      return tell.lookup('odds.walrus', { storm: percent(storm), mean });
    }
    case 'years': {
      const { warm = 0, cold = 0 } = warmthShares(view);
      return tell.lookup('odds.years', {
        end: percent(endChance(view)),
        warm: percent(warm),
        cold: percent(cold),
      });
    }
    default:
      return '';
  }
}

/** The brief odds, and the cards left, one by one. */
export function tellOdds(view: View, seat: string, thing: string, tell: Teller): string {
  const brief = briefOdds(view, seat, thing, tell);
  const left = leftOf(view, thing);
  if (brief === '' || left === undefined) return brief;
  const cards = Object.entries(left)
    .filter(([, n]) => n > 0)
    .map(([card, n]) => tell.lookup('odds.left', { n, card }))
    .join(', ');
  return `${brief}\n${tell.lookup('odds.cards', { cards })}`;
}

function leftOf({ decks }: View, thing: string): Readonly<Record<string, number>> | undefined {
  switch (thing) {
    case 'winter':
      return decks.winter;
    case 'seals':
      return decks.seals;
    case 'walrus':
      return decks.walrus;
    case 'years':
      return decks.years;
    default:
      return undefined;
  }
}

/** The expected catch beside a hunt. */
export const hintOdds: Hint<View> = (view, seat, words, next, tell) => {
  if (words.length > 0) return '';
  if (next === 'seal') return briefOdds(view, seat, 'seals', tell);
  return (next === 'send' || next === 'man') && view.asked?.to === 'walrus'
    ? briefOdds(view, seat, 'walrus', tell)
    : '';
};
