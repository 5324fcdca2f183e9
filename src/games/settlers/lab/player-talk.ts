import type { Move } from '../../../kernel/index.js';
import { makeGoods } from '../goods.js';
import type { Deal, HouseholdId, Point, Season } from '../model.js';
import { SEASONS } from '../model.js';
import { partiesOf } from '../phases/talk.js';
import { keepsPromise } from './decide.js';
import { giftFor, joins, type Asked, type Gift } from './help.js';
import type { Reader } from './strategy-reader.js';
import { move, type Question } from './question.js';
import { lentBy, type Given, type Household, type Land } from './state.js';

/** S9 at the module's table: first answers, then debts, then calling people home, then help. */

/** Debts are paid at the last point of a season that always comes. */
const PAID_AT: Readonly<Partial<Record<Point, Season>>> = {
  'S1.8': 'spring',
  'S2.1': 'summer',
  'S4.5': 'fall',
  'S6.3': 'winter',
};

export function speak(reader: Reader, question: Question, s: Land, h: Household): Move {
  const { table, seats, seat, asking, choices } = question;
  const offered = (verb: string, id: number): boolean =>
    choices().some(({ verb: one, args, blocked }) => one === verb && args[0] === id && blocked === undefined);
  const waiting = table.deals.find(
    (deal) => partiesOf(deal).includes(seat as HouseholdId) && !deal.yes.includes(seat as HouseholdId),
  );
  if (waiting !== undefined) {
    const asked = askedIn(waiting, seat, seats);
    const agrees = asked === undefined || joins(reader, s, h, asking.point, asked);
    return move(agrees && offered('accept', waiting.id) ? 'accept' : 'refuse', waiting.id);
  }
  const season = asking.point === '' ? undefined : PAID_AT[asking.point];
  if (season !== undefined) return pay(reader, question, s, h, season);
  if (asking.point === 'S4.3' && lentBy(s, h.at) > 0) {
    const lent = s.lent.find(({ owner }) => owner === h.at);
    if (lent !== undefined) return move('recall', seats[lent.at] ?? '', lent.n);
  }
  const still = asking.point !== 'S7.1' || table.winter.at(-1) === 'still';
  const mine = table.deals.some(({ by }) => by === seat);
  const gift = still && !mine ? giftFor(reader, s, h, asking.point, asking.made[seat] ?? 0) : undefined;
  // A household at its limit of proposals gets no more choices (GS66).
  if (gift === undefined || !choices().some(({ verb }) => verb === 'promise')) return move('done');
  return begin(gift, seats[gift.to] ?? '', table.year + 1);
}

/** The move for a gift, a sale or a loan, or for asking for one. */
function begin({ what, n, as, silver, back, season, asks }: Gift, to: string, nextYear: number): Move {
  const goods = makeGoods({ [what]: n });
  const paid = makeGoods({ silver });
  if (as === 'loan') {
    const due = `${nextYear}-${SEASONS[season] ?? 'fall'}`;
    return move(asks ? 'borrow' : 'lend', to, goods, makeGoods({ [what]: back }), due);
  }
  if (asks) return move('offer', to, paid, goods);
  // The household that feeds lent people is their host (GS66).
  return as === 'gift' && what !== 'people' ? move('give', to, goods) : move('offer', to, goods, paid);
}

/** What this household gives in a deal. */
function askedIn({ by, legs }: Deal, seat: string, seats: readonly string[]): Asked | undefined {
  const leg = legs.find(
    ({ from, to, goods, due }) => from === seat && to === by && due === null && !('silver' in goods),
  );
  const [what, n] = Object.entries(leg?.goods ?? {})[0] ?? [];
  if (what === undefined || n === undefined) return undefined;
  const other = legs.find(({ to }) => to === seat);
  const as = other === undefined ? 'gift' : other.due === null ? 'sale' : 'loan';
  const given = { by: seats.indexOf(by), what: what as Given, n, as } as const;
  return { ...given, silver: other?.goods.silver ?? 0, back: other?.goods[what as 'food'] ?? 0 };
}

function pay(
  reader: Reader,
  { table, seat, choices }: Question,
  s: Land,
  h: Household,
  season: Season,
): Move {
  for (const { id, from, due } of table.pledges) {
    if (from !== seat || due.year !== table.year || due.season !== season) continue;
    const can = choices().some(
      ({ verb, args, blocked }) => verb === 'pay' && args[0] === id && blocked === undefined,
    );
    if (can && keepsPromise(reader, s, h)) return move('pay', id);
  }
  return move('done');
}
