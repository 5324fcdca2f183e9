import type { Hint, Seat, Teller } from '../../kernel/index.js';
import { cardOf, isCard } from './cards.js';
import { membersIn, parseParty } from './cave.js';
import { clanOf, isClan, NO_CARD, type Folk, type PublicState } from './model.js';
import type { HuntPlan } from './frames.js';
import { DISPUTE_CHANCE, huntOdds, percent } from './odds.js';
import { canCall } from './phases/hunt.js';
import { bestWeapon, openView } from './view.js';
import type { OpenView, View } from './view-types.js';

/** Texts of exact odds, for `/odds` and beside choices (C1). */

const percentText = (chance: number): string => `${percent(chance)} %`;

/** Animals on the table. */
export function oddsAbout(view: View): readonly string[] {
  return view.open.filter(({ card }) => card.kind === 'prey').map(({ card }) => card.id);
}

const plain = (clan: string, prey: string, party: Folk): HuntPlan => ({
  clan,
  prey,
  party,
  weapon: NO_CARD,
  offering: NO_CARD,
  artifact: false,
  success: false,
  storm: false,
});

/** Odds by number of members up to one more than needed, alone and with the clan's means. */
export function tellOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  const { table } = view;
  if (!isClan(seat) || !oddsAbout(view).includes(thing)) return '';
  const clan = clanOf(table, seat);
  const { hunters } = cardOf(thing);
  const weapon = bestWeapon(table, seat, thing);
  const lines = [tell.lookup('odds.title', { card: thing })];
  const most = Math.min(hunters + 1, Math.max(1, membersIn(clan.ready)));
  for (let n = 1; n <= most; n++) {
    const plan = plain(seat, thing, [n, 0, 0]);
    const odds = huntOdds(table, plan);
    const parts = [tell.lookup('odds.party', { n, need: odds.need, chance: percentText(odds.chance) })];
    const add = (key: string, card: string, more: Partial<HuntPlan>): unknown =>
      parts.push(
        tell.lookup(key, { card, chance: percentText(huntOdds(table, { ...plan, ...more }).chance) }),
      );
    if (weapon !== NO_CARD) add('odds.with', weapon, { weapon });
    if (canCall(clan)) add('odds.with', clan.artifact, { artifact: true });
    if (weapon !== NO_CARD && canCall(clan)) add('odds.both', weapon, { weapon, artifact: true });
    lines.push(parts.join('; '));
  }
  return lines.join('\n');
}

const word = (text: string | undefined): string => (text === undefined || text === 'none' ? NO_CARD : text);

/** From the hunters needed alone to all that the clan has. */
const rangeText = ({ plain, best }: OpenView): string =>
  plain === best ? percentText(plain ?? 0) : `${percent(plain ?? 0)}–${percentText(best ?? 0)}`;

/** The chance of the hunt composed so far. */
function hinted(table: PublicState, seat: string, words: readonly string[]): string {
  const [, prey = '', party, weapon, offering, spirits] = words;
  if (!isCard(prey) || cardOf(prey).kind !== 'prey' || !isClan(seat)) return '';
  if (party === undefined) return rangeText(openView(table, seat, prey));
  return percentText(
    huntOdds(table, {
      ...plain(seat, prey, parseParty(party)),
      weapon: word(weapon),
      offering: word(offering),
      artifact: spirits === 'artifact' || spirits === 'both',
      success: spirits === 'success' || spirits === 'both',
    }).chance,
  );
}

export const briefOdds = (view: View, seat: Seat, thing: string): string =>
  hinted(view.table, seat, ['hunt', thing]);

export const hintOdds: Hint<View> = (view, seat, words, next) => {
  const line = [...words, next];
  const hunt = view.asked?.hunt;
  if (line[0] === 'hunt') return hinted(view.table, seat, line);
  if (hunt === null || hunt === undefined) return '';
  const weapon = hunt.hit === 'broken' ? NO_CARD : hunt.weapon;
  switch (line.join(' ')) {
    case 'roll':
      return percentText(huntOdds(view.table, { ...hunt, weapon }).chance);
    case 'call':
      return percentText(huntOdds(view.table, { ...hunt, weapon, artifact: true }).chance);
    case 'interfere storm':
      return percentText(huntOdds(view.table, { ...hunt, storm: true }).chance);
    case 'interfere dispute':
      return percentText(DISPUTE_CHANCE);
    default:
      return '';
  }
};
