import type { Choice, Move } from '../../../kernel/index.js';
import { makeGoods, parseGoods } from '../goods.js';
import {
  boatsFor,
  buildingFor,
  crewFor,
  fellingFor,
  hayFor,
  housingFor,
  ivoryFor,
  paysHay,
  sendsHunter,
  slaughterFor,
} from './decide.js';
import { readerOf, type Reader, type SettlersStrategy } from './strategy-reader.js';
import { landOf } from './from-public-state.js';
import { carries, mendingFor, rideFor } from './neighbors.js';
import { speak } from './player-talk.js';
import { type Asking, move, type Question } from './question.js';
import { householdAt, type Household, type Land } from './state.js';

/** Plays a strategy at the module's table: turns decisions into moves. It sees only public state. */

export function playStrategy(strategy: SettlersStrategy, question: Question): Move {
  const { table, seats, seat, asking, choices, rolls } = question;
  const reader = readerOf(strategy);
  const s = landOf(table, seats, rolls);
  const h = householdAt(s, seats.indexOf(seat));
  switch (asking.state) {
    case 'deal':
      return speak(reader, question, s, h);
    case 'seals':
      return move(sendsHunter(reader, s, h) ? 'seal' : 'stay');
    case 'boats': {
      const walrus = toWalrus(asking);
      const n = boatsFor(reader, crewFor(reader, walrus, s, h), walrus, s, h);
      return n === 0 ? move('keep') : move('send', n);
    }
    case 'crew':
      return move('man', within(choices(), 'man', crewFor(reader, toWalrus(asking), s, h)));
    case 'berth':
      return ride(reader, question, s, h);
    case 'carry': {
      const rider = householdAt(s, seats.indexOf(asking.by));
      const silver = parseGoods(asking.pay).silver ?? 0;
      return move(carries(reader, s, h, rider, { n: asking.n, silver }) ? 'carry' : 'decline');
    }
    case 'consent':
      // The helper uses its own people and timber (GS50).
      return move('allow');
    case 'ship': {
      const n = ivoryFor(reader, s, h);
      return n === 0 ? move('keep') : move('sell', Math.min(9999, n));
    }
    case 'hay':
      return move('mow', Math.min(9999, hayFor(reader, s, h)));
    case 'slaughter': {
      const animals = makeGoods({ ...slaughterFor(reader, s, h) });
      return animals === '-' ? move('spare') : move('slaughter', animals);
    }
    case 'timber':
      return fell(reader, s, h, choices());
    case 'house': {
      const { cows, sheep, graze } = housingFor(reader, s, h);
      return move('house', cows, sheep, graze ? 'graze' : 'feed');
    }
    case 'fodder':
      // GS31: a strategy that grazes its sheep grazes all of them.
      return move('fodder', 0);
    case 'build':
      return build(reader, question, s, h);
    case 'dealer':
      return move('name', seat);
    case 'bill':
      return move(paysHay(reader, s, h) ? 'feed' : 'starve');
    default:
      throw new Error(`strategies have no answer in state “${asking.state}”`);
  }
}

const toWalrus = ({ to }: Asking): boolean => to === 'walrus';

/** Clamps a number to the bounds of a verb's first choice. */
function within(choices: readonly Choice[], verb: string, n: number): number {
  const parameter = choices.find((choice) => choice.verb === verb && choice.blocked === undefined)?.args[0];
  if (typeof parameter === 'number') return parameter;
  return typeof parameter === 'object' && 'min' in parameter
    ? Math.max(parameter.min, Math.min(parameter.max, n))
    : n;
}

function fell(reader: Reader, s: Land, h: Household, choices: readonly Choice[]): Move {
  // The offered maximum bounds the people who have not worked yet.
  const most = (verb: string): number => within(choices, verb, Number.MAX_SAFE_INTEGER);
  const offered = (verb: string): boolean =>
    choices.some((choice) => choice.verb === verb && choice.blocked === undefined);
  const free = Math.max(offered('cut') ? most('cut') : 0, offered('break') ? most('break') : 0);
  const felling = fellingFor(reader, s, h, free);
  return felling === undefined ? move('pass') : move(felling.what, felling.n);
}

function build(reader: Reader, question: Question, s: Land, h: Household): Move {
  const { asking, seat } = question;
  const free = h.home - (asking.worked[seat] ?? 0);
  const unsound = h.barns - (asking.sound[seat] ?? 0);
  const what = buildingFor(reader, s, h, free, unsound);
  if (what === undefined) return mend(reader, question, s, h, free);
  return what.what === 'repair' ? move('repair', what.n) : move('build', what.what);
}

/** A neighbor who has declined isn't asked again. */
function mend(
  reader: Reader,
  { asking, seats, choices }: Question,
  s: Land,
  h: Household,
  free: number,
): Move {
  seats.forEach((id, i) => {
    householdAt(s, i).worked = asking.worked[id] ?? 0;
    householdAt(s, i).sound = asking.sound[id] ?? 0;
  });
  const mending = mendingFor(reader, s, h, free, (owner) =>
    choices().some(
      ({ verb, args, blocked }) => verb === 'aid' && args[0] === seats[owner] && blocked === undefined,
    ),
  );
  return mending === undefined ? move('done') : move('aid', seats[mending.owner] ?? '', mending.n);
}

/** Asks the first host that still has berths and can be asked. */
function ride(reader: Reader, { asking, choices }: Question, s: Land, h: Household): Move {
  const open = choices().find(({ verb, blocked }) => verb === 'ask' && blocked === undefined);
  const [host = '', people] = open?.args ?? [];
  if (open === undefined || typeof host === 'object') return move('done');
  const room = typeof people === 'object' && 'max' in people ? people.max : Number(people);
  const wish = rideFor(reader, toWalrus(asking), s, h, room);
  if (wish === undefined) return move('done');
  return move('ask', host, wish.n, makeGoods({ silver: wish.silver }));
}
