import type { Choice, Move } from '../../../kernel/types.js';
import { makeGoods } from '../goods.js';
import type { FrameName } from '../frames.js';
import type { Destination, HouseholdId, Point, PublicState } from '../model.js';
import { partiesOf } from '../phases/talk.js';
import {
  boatsFor,
  buildingFor,
  crewFor,
  fellingFor,
  giftFor,
  hayFor,
  housingFor,
  ivoryFor,
  keepsPromise,
  paysHay,
  sendsHunter,
  slaughterFor,
} from './decide.js';
import { mindOf, type Mind, type SettlersStrategy } from './mind.js';
import { landOf } from './from-public-state.js';
import { householdAt, type Household, type Land } from './state.js';

/** A strategy at the module's table: its decisions as moves. It is asked like anybody else and sees the public table. */

/** What is asked, as the view tells it. */
export interface Asking {
  readonly state: FrameName | '';
  readonly point: Point | '';
  readonly to: Destination | '';
  readonly worked: Readonly<Record<string, number>>;
  readonly sound: Readonly<Record<string, number>>;
}

export interface Question {
  readonly table: PublicState;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly asking: Asking;
  /** What is offered; asked for only where a decision depends on it. */
  readonly choices: () => readonly Choice[];
  /** Seed of the strategy's own rolls. */
  readonly rolls: number;
}

const move = (verb: string, ...args: readonly (string | number)[]): Move => ({ verb, args });

export function playStrategy(strategy: SettlersStrategy, question: Question): Move {
  const { table, seats, seat, asking, choices, rolls } = question;
  const mind = mindOf(strategy);
  const s = landOf(table, seats, rolls);
  const h = householdAt(s, seats.indexOf(seat));
  switch (asking.state) {
    case 'deal':
      return speak(mind, question, s, h);
    case 'seals':
      return move(sendsHunter(mind, s, h) ? 'seal' : 'stay');
    case 'boats': {
      const walrus = toWalrus(asking);
      const n = boatsFor(mind, crewFor(mind, walrus, s, h), walrus, s, h);
      return n === 0 ? move('keep') : move('send', n);
    }
    case 'crew':
      return move('man', within(choices(), 'man', crewFor(mind, toWalrus(asking), s, h)));
    case 'berth':
      return move('done');
    case 'carry':
    case 'consent':
      return move('decline');
    case 'ship': {
      const n = ivoryFor(mind, s, h);
      return n === 0 ? move('keep') : move('sell', Math.min(9999, n));
    }
    case 'hay':
      return move('mow', Math.min(9999, hayFor(mind, s, h)));
    case 'slaughter': {
      const animals = makeGoods({ ...slaughterFor(mind, s, h) });
      return animals === '-' ? move('spare') : move('slaughter', animals);
    }
    case 'timber':
      return fell(mind, s, h, choices());
    case 'house': {
      const { cows, sheep, graze } = housingFor(mind, s, h);
      return move('house', cows, sheep, graze ? 'graze' : 'feed');
    }
    case 'fodder':
      // GS31: a strategy that grazes its sheep grazes all of them.
      return move('fodder', 0);
    case 'build':
      return build(mind, question, s, h);
    case 'dealer':
      return move('name', seat);
    case 'bill':
      return move(paysHay(mind, s, h) ? 'feed' : 'starve');
    default:
      throw new Error(`no strategy knows what to do in ${asking.state}`);
  }
}

const toWalrus = ({ to }: Asking): boolean => to === 'walrus';

/** A number within the bounds of the first choice of a verb. */
function within(choices: readonly Choice[], verb: string, n: number): number {
  const parameter = choices.find((choice) => choice.verb === verb && choice.blocked === undefined)?.args[0];
  if (typeof parameter === 'number') return parameter;
  return typeof parameter === 'object' && 'min' in parameter
    ? Math.max(parameter.min, Math.min(parameter.max, n))
    : n;
}

function fell(mind: Mind, s: Land, h: Household, choices: readonly Choice[]): Move {
  // How many have worked is told by how many may still be sent.
  const most = (verb: string): number => within(choices, verb, Number.MAX_SAFE_INTEGER);
  const offered = (verb: string): boolean =>
    choices.some((choice) => choice.verb === verb && choice.blocked === undefined);
  const free = Math.max(offered('cut') ? most('cut') : 0, offered('break') ? most('break') : 0);
  const felling = fellingFor(mind, s, h, free);
  return felling === undefined ? move('pass') : move(felling.what, felling.n);
}

function build(mind: Mind, { asking, seat }: Question, s: Land, h: Household): Move {
  const free = h.home - (asking.worked[seat] ?? 0);
  const unsound = h.barns - (asking.sound[seat] ?? 0);
  const what = buildingFor(mind, s, h, free, unsound);
  if (what === undefined) return move('done');
  return what.what === 'repair' ? move('repair', what.n) : move('build', what.what);
}

/** S9: answers first, then debts, then help. */
function speak(mind: Mind, question: Question, s: Land, h: Household): Move {
  const { table, seats, seat, asking, choices } = question;
  const offered = (verb: string, id: number): boolean =>
    choices().some(({ verb: one, args, blocked }) => one === verb && args[0] === id && blocked === undefined);
  const waiting = table.deals.find(
    (deal) => partiesOf(deal).includes(seat as HouseholdId) && !deal.yes.includes(seat as HouseholdId),
  );
  if (waiting !== undefined) return move(offered('accept', waiting.id) ? 'accept' : 'refuse', waiting.id);
  if (asking.point === 'S4.5') return pay(mind, question, s, h);
  const still = asking.point !== 'S7.1' || table.winter.at(-1) === 'still';
  const mine = table.deals.some(({ by }) => by === seat);
  const gift = still && !mine ? giftFor(mind, s, h, asking.point) : undefined;
  // Whoever has begun enough at this point is offered nothing more (GS66).
  if (gift === undefined || !choices().some(({ verb }) => verb === 'promise')) return move('done');
  const goods = makeGoods({ [gift.what]: gift.n });
  const to = seats[gift.to] ?? '';
  if (gift.as === 'gift') return move('give', to, goods);
  if (gift.as === 'sale') return move('offer', to, goods, makeGoods({ silver: gift.silver }));
  return move('lend', to, goods, goods, `${table.year + 1}-fall`);
}

function pay(mind: Mind, { table, seat, choices }: Question, s: Land, h: Household): Move {
  for (const { id, from, due } of table.pledges) {
    if (from !== seat || due.year !== table.year || due.season !== 'fall') continue;
    const can = choices().some(
      ({ verb, args, blocked }) => verb === 'pay' && args[0] === id && blocked === undefined,
    );
    if (can && keepsPromise(mind, s, h)) return move('pay', id);
  }
  return move('done');
}
