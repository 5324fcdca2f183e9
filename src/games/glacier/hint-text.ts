import type { Choice, Hint, Move, Seat, Teller } from '../../kernel/index.js';
import { cardOf, isCard } from './cards.js';
import { percent } from './odds.js';
import { FATES } from './vocabulary.js';
import type { AskedView, ClanView, View } from './view-types.js';

/** Hints beside and above a choice. */

const FOLK = ['one', 'two', 'three'] as const;

/** Figures of a card or clan card, or the effect of a fate card, if it is the first argument. */
export const hintWord: Hint<View> = (_view, _seat, words, next, tell) => {
  if (words.length !== 1) return '';
  const folk = FOLK.findIndex((one) => one === next);
  if (folk !== -1) return tell.lookup('hint.folk', { n: folk + 1 });
  if (FATES.some((fate) => fate === next)) return tell.lookup(`hint.fate.${next}`);
  if (!isCard(next)) return '';
  const { kind, food, hunters, weapon, lore } = cardOf(next);
  if (kind !== 'prey' && kind !== 'herb' && kind !== 'weapon') return '';
  return tell.lookup(`hint.${kind}`, { food, hunters, weapon, lore });
};

/** The subject of a decision and the clan's means. */
export function tellMeans(view: View, seat: Seat, tell: Teller): string {
  const own = view.clans.find(({ clan }) => clan === seat);
  if (own === undefined || view.final !== null) return '';
  const lines = [...(view.asked === null ? [] : tellStake(view.asked, seat, tell)), tellOwn(own, view, tell)];
  return lines.filter((line) => line !== '').join('\n');
}

function tellStake(asked: AskedView, seat: Seat, tell: Teller): readonly string[] {
  const { hunt, curse, dues, cause, meals, card } = asked;
  const due = dues[seat];
  const meal = meals[seat];
  return [
    due === undefined ? '' : tell.lookup('hint.due', { cause, n: due.n }),
    curse === null
      ? ''
      : tell.lookup('hint.curse', { ...curse, effect: tell.lookup(`hint.fate.${curse.fate}`) }),
    hunt === null
      ? ''
      : tell.lookup('hint.hunt', {
          clan: hunt.clan,
          prey: hunt.prey,
          chance: `${percent(hunt.odds.chance)} %`,
        }),
    meal === undefined ? '' : tell.lookup('hint.meal', { need: meal.need, given: meal.given }),
    isCard(card) ? tell.lookup('hint.card', { card }) : '',
  ];
}

/** Actions that need members at home (C). */
const ACTIONS: readonly string[] = ['hunt', 'gather', 'make', 'draw'];

/** C: warns of members at home who could still act. */
export function tellUnused(
  view: View,
  seat: Seat,
  { verb }: Move,
  choices: readonly Choice[],
  tell: Teller,
): string {
  const own = view.clans.find(({ clan }) => clan === seat);
  if (verb !== 'done' || view.asked?.state !== 'act' || own === undefined) return '';
  if (!choices.some((one) => one.blocked === undefined && ACTIONS.includes(one.verb))) return '';
  return tell.lookup('hint.unused', { n: atHome(own) });
}

const atHome = ({ ready }: ClanView): number => ready.reduce((sum, n, at) => sum + n * (at + 1), 0);

function tellOwn(own: ClanView, { goal, hand }: View, tell: Teller): string {
  const home = atHome(own);
  const { members, food, trophies } = own;
  const weapons = own.weapons.length;
  return tell.lookup('hint.means', { members, home, food, weapons, fates: hand.length, trophies, goal });
}
