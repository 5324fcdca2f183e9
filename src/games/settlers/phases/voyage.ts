import type { Ctx, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import { numbersOf } from '../constants.js';
import { bagOf, handOver, hasGoods, makeGoods, parseGoods } from '../goods.js';
import { circle, homeOf, living, takePeople } from '../households.js';
import {
  householdOf,
  SHARES,
  type Destination,
  type Fleet,
  type G,
  type HouseholdId,
  type Share,
} from '../model.js';
import { offerSpeak, speakVerb } from './speak.js';
import { addPledge } from './talk.js';
import type { Offer } from '../texts.js';

/**
 * S1.7 and S2.2: one round from the dealer to send boats, a second to board them. Berths in boats of others are
 * negotiated in the second round. Payment is immediate; a share of the catch is promised (GS19).
 */

/** Maximum requests of a household to the same host in one round. */
const MOST_ASKS = 2;

const fleetOf = (g: G, to: Destination, host: string): Fleet | undefined =>
  g.fleets.find((fleet) => fleet.host === host && fleet.to === to);

const aboard = ({ parties }: Fleet): number => parties.reduce((sum, { n }) => sum + n, 0);
const manned = ({ host, parties }: Fleet): boolean => parties.some(({ by }) => by === host);

/** Own people that each boat needs, capped at its capacity because house numbers may exceed it. */
const crewOf = (g: G): number => Math.min(numbersOf(g).crewLeast, numbersOf(g).boatHold);

/** Free berths of a host, after reserving a crew if none of its own people are aboard yet. */
function berthsLeft(g: G, fleet: Fleet): number {
  const own = manned(fleet) ? 0 : crewOf(g) * fleet.boats;
  return numbersOf(g).boatHold * fleet.boats - aboard(fleet) - own;
}

/** Boats that may go at once (GS16). */
const boatsAllowed = (g: G): number => (g.readings.sailing === 'one' ? 1 : Infinity);

const mostBoats = (g: G, id: HouseholdId): number =>
  Math.min(householdOf(g, id).boats, Math.floor(homeOf(g, id) / crewOf(g)), boatsAllowed(g));

function board(g: G, fleet: Fleet, by: HouseholdId, n: number): void {
  for (const { owner, n: few } of takePeople(householdOf(g, by), by, n))
    fleet.parties.push({ by, owner, n: few });
}

/** Hosts with berths for a household that sends no boat itself (GS18). */
function hostsFor(g: G, to: Destination, id: HouseholdId): Fleet[] {
  if (fleetOf(g, to, id) !== undefined || homeOf(g, id) === 0) return [];
  return g.fleets.filter((fleet) => fleet.to === to && berthsLeft(g, fleet) > 0);
}

const voyage: Procedure<G, 'voyage'> = [
  { label: 'first round', run: (c) => void (c.vars.queue = circle(c.g, c.seats)) },
  {
    label: 'boats',
    run: (c) => {
      const [seat, ...rest] = c.vars.queue ?? [];
      if (seat === undefined) return;
      c.vars.queue = rest;
      c.goto('boats');
      if (mostBoats(c.g, seat) > 0) c.enter('boats', { seat, to: c.vars.to });
    },
  },
  {
    label: 'second round',
    run: (c) => {
      const sails = c.g.fleets.some(({ to }) => to === c.vars.to);
      c.vars.queue = sails ? circle(c.g, c.seats) : [];
    },
  },
  {
    label: 'crews',
    run: (c) => {
      const [seat, ...rest] = c.vars.queue ?? [];
      if (seat === undefined) return;
      c.vars.queue = rest;
      c.goto('crews');
      const to = c.vars.to;
      if (fleetOf(c.g, to, seat) !== undefined) c.enter('crew', { seat, to });
      else if (hostsFor(c.g, to, seat).length > 0) c.enter('berth', { seat, to, asks: {} });
    },
  },
];

const boats: State<G, 'boats'> = {
  rule: 'S1.7',
  seats: (c) => [c.vars.seat],
  choices: (c, seat, offer) => {
    const id = seat as HouseholdId;
    const { boats: owned } = householdOf(c.g, id);
    const most = mostBoats(c.g, id);
    offer.can('keep');
    offer.can('send', { name: 'boats', min: 1, max: most });
    if (owned > most && most === boatsAllowed(c.g))
      offer.cannot('send', [{ name: 'boats', min: most + 1, max: owned }], 'S1.7', 'voyage.one-boat');
    else if (owned > most)
      offer.cannot('send', [{ name: 'boats', min: most + 1, max: owned }], 'S1.7', 'voyage.too-few-people', {
        people: homeOf(c.g, id),
        least: crewOf(c.g),
      });
    offerSpeak(c, seat, offer);
  },
  verbs: {
    keep: (c) => c.leave(),
    send: (c, seat, [n]) => {
      const to = c.vars.to;
      householdOf(c.g, seat).boats -= Number(n);
      c.g.fleets.push({ host: seat as HouseholdId, to, boats: Number(n), parties: [], shares: [] });
      c.emit('voyage.boats', { household: seat, n: Number(n), to });
      c.leave();
    },
    ...speakVerb,
  },
};

const crew: State<G, 'crew'> = {
  rule: 'S1.7',
  seats: (c) => [c.vars.seat],
  choices: (c, seat, offer) => {
    const fleet = fleetOf(c.g, c.vars.to, seat);
    if (fleet === undefined) return;
    const { boatHold } = numbersOf(c.g);
    const min = crewOf(c.g) * fleet.boats;
    const room = boatHold * fleet.boats - aboard(fleet);
    const home = homeOf(c.g, seat);
    const max = Math.min(room, home);
    if (min === max) offer.can('man', min);
    else offer.can('man', { name: 'people', min, max });
    if (max < home)
      offer.cannot('man', [{ name: 'people', min: max + 1, max: home }], 'S1.7', 'voyage.full', { room });
  },
  verbs: {
    man: (c, seat, [n]) => {
      const to = c.vars.to;
      const fleet = fleetOf(c.g, to, seat);
      if (fleet !== undefined) board(c.g, fleet, seat as HouseholdId, Number(n));
      c.emit('voyage.crew', { household: seat, n: Number(n), to });
      c.leave();
    },
  },
};

function offerBerths(c: Ctx<G, 'berth'>, seat: HouseholdId, offer: Offer): void {
  const to = c.vars.to;
  const pay = hasGoods(c.g, seat) ? bagOf(c.g, seat, 'pay', 0) : '-';
  for (const { host } of c.g.fleets.filter((fleet) => fleet.to === to)) {
    const fleet = fleetOf(c.g, to, host);
    const room = fleet === undefined ? 0 : berthsLeft(c.g, fleet);
    const home = homeOf(c.g, seat);
    const span = { name: 'people', min: 1, max: Math.min(room, home) };
    if (room < 1) offer.cannot('ask', [host, { ...span, max: home }, pay], 'S1.7', 'voyage.full', { room });
    else if ((c.vars.asks[host] ?? 0) >= MOST_ASKS)
      offer.cannot('ask', [host, span, pay], 'S1.7', 'voyage.asked', { household: host });
    else {
      offer.can('ask', host, span, pay);
      offer.can('ask', host, span, pay, { name: 'share', oneOf: SHARES });
    }
  }
}

const berth: State<G, 'berth'> = {
  rule: 'S1.7',
  seats: (c) => [c.vars.seat],
  choices: (c, seat, offer) => {
    if (homeOf(c.g, seat) > 0) offerBerths(c, seat as HouseholdId, offer);
    offer.can('done');
  },
  verbs: {
    ask: (c, seat, [host, n, pay, share]) => {
      c.vars.asks[String(host)] = (c.vars.asks[String(host)] ?? 0) + 1;
      const wish = {
        host: host as HouseholdId,
        rider: seat as HouseholdId,
        n: Number(n),
        pay: String(pay),
        share: SHARES.find((one) => one === share) ?? ('' as const),
        to: c.vars.to,
      };
      c.emit('voyage.asked-for', {
        household: seat,
        host: wish.host,
        n: wish.n,
        pay: wish.pay,
        pays: wish.pay === '-' ? 0 : 1,
        share: wish.share,
      });
      c.enter('carry', wish);
    },
    done: (c) => c.leave(),
  },
};

const carry: State<G, 'carry'> = {
  rule: 'S1.7',
  seats: (c) => [c.vars.host],
  choices: (_c, _seat, offer) => {
    offer.can('carry');
    offer.can('decline');
  },
  verbs: {
    carry: (c, host) => {
      const { rider, n, share } = c.vars;
      const goods = parseGoods(c.vars.pay);
      const fleet = fleetOf(c.g, c.vars.to, host);
      if (fleet !== undefined) {
        board(c.g, fleet, rider, n);
        if (share !== '') fleet.shares.push({ by: rider, n, share });
      }
      handOver(c.g, rider, host as HouseholdId, goods);
      const pay = makeGoods(goods);
      c.emit('voyage.carried', {
        household: rider,
        host,
        n,
        pay,
        pays: pay === '-' ? 0 : 1,
        share,
      });
      c.leave();
    },
    decline: (c, host) => {
      c.emit('voyage.declined', { household: c.vars.rider, host });
      c.leave();
    },
  },
};

/** Removes and returns the fleets of one destination when they come home (S4.1, S4.2). */
export function landFleets(c: Ctx<G>, to: Destination): Fleet[] {
  const { g } = c;
  const landed = g.fleets.filter((fleet) => fleet.to === to);
  g.fleets = g.fleets.filter((fleet) => fleet.to !== to);
  return landed;
}

const PART: Readonly<Record<Share, number>> = { quarter: 4, third: 3, half: 2, all: 1 };

/** GS19: shares become promises when the boats land. Debtors are asked this fall even if they rest. */
export function promiseShares(
  c: Ctx<G>,
  fleets: readonly Fleet[],
  thing: 'timber' | 'ivory',
  each: number,
): void {
  const alive = living(c.g, c.seats);
  const due = { year: c.g.year, season: 'fall' } as const;
  for (const { host, shares } of fleets)
    for (const { by, n, share } of shares) {
      const owed = Math.ceil((n * each) / PART[share]);
      if (owed === 0 || !alive.includes(by) || !alive.includes(host)) continue;
      householdOf(c.g, by).rest = '';
      addPledge(c, by, host, { [thing]: owed }, due);
    }
}

/** People of each household aboard those boats, in the order of seats. */
export function partiesIn(c: Ctx<G>, fleets: readonly Fleet[]): { by: HouseholdId; n: number }[] {
  return living(c.g, c.seats).flatMap((by) => {
    const n = fleets
      .flatMap(({ parties }) => parties)
      .reduce((sum, one) => sum + (one.by === by ? one.n : 0), 0);
    return n === 0 ? [] : [{ by, n }];
  });
}

export const procedures = { voyage } satisfies Partial<Procedures<G>>;
export const states = { boats, crew, berth, carry } satisfies Partial<States<G>>;
