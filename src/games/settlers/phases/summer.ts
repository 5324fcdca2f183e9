import type { Ctx, Procedure, Procedures, State, States, Step } from '../../../kernel/index.js';
import { numbersOf } from '../constants.js';
import {
  circle,
  erosionFor,
  erosionOf,
  hayNumber,
  homeOf,
  living,
  milkOf,
  mostHay,
  priceNumber,
  soilLevel,
} from '../households.js';
import { householdOf, type G, type HouseholdId } from '../model.js';
import { offerSpeak, speakVerb } from './speak.js';
import { talk } from './talk.js';

/** S2: the walrus hunt, the ship, hay and milk. */

/** S2.4: a round from the dealer with one decision per household. */
const ship: Procedure<G, 'market'> = [
  {
    label: 'arrives',
    run: (c) => {
      c.vars.queue = circle(c.g, c.seats);
      c.vars.sold = 0;
      c.emit('ship.arrives', { price: priceNumber(c.g) });
    },
  },
  {
    label: 'sells',
    run: (c) => {
      const [seat, ...rest] = c.vars.queue ?? [];
      if (seat === undefined) return;
      c.vars.queue = rest;
      c.goto('sells');
      if (householdOf(c.g, seat).ivory > 0) c.enter('ship', { seat });
    },
  },
  {
    label: 'leaves',
    run: (c) => {
      const { sold = 0 } = c.vars;
      const least = numbersOf(c.g).shipLeast;
      c.g.shipless = sold < least;
      c.emit(c.g.shipless ? 'ship.not-worth' : 'ship.content', { sold, least });
    },
  },
];

const shipState: State<G, 'ship'> = {
  rule: 'S2.4',
  seats: (c) => [c.vars.seat],
  choices: (c, seat, offer) => {
    offer.can('keep');
    offer.can('sell', { name: 'ivory', min: 1, max: Math.min(9999, householdOf(c.g, seat).ivory) });
    offerSpeak(c, seat, offer);
  },
  why: (c, seat, { verb }) =>
    verb === 'sell'
      ? { rule: 'S2.4', key: 'ship.not-so-much', args: { ivory: householdOf(c.g, seat).ivory } }
      : undefined,
  verbs: {
    keep: (c) => c.leave(),
    sell: (c, seat, [n]) => {
      const household = householdOf(c.g, seat);
      const silver = Number(n) * priceNumber(c.g);
      household.ivory -= Number(n);
      household.silver += silver;
      const market = c.up;
      market.sold = (market.sold ?? 0) + Number(n);
      c.emit('ship.sold', { household: seat, n: Number(n), silver });
      c.leave();
    },
    ...speakVerb,
  },
};

/** S2.5: fields are independent, so all households are asked at once. */
const hay: State<G, 'hay'> = {
  rule: 'S2.5',
  seats: (c) => living(c.g, c.seats).filter((id) => !c.vars.mown.includes(id) && mostHay(c.g, id) > 0),
  choices: (c, seat, offer) => {
    offer.can('mow', { name: 'hay', min: 0, max: Math.min(9999, mostHay(c.g, seat)) });
    offerSpeak(c, seat, offer);
  },
  why: (c, seat, { verb }) =>
    verb === 'mow'
      ? {
          rule: 'S2.5',
          key: 'hay.not-so-much',
          args: {
            most: mostHay(c.g, seat),
            number: hayNumber(c.g),
            people: homeOf(c.g, seat),
            level: soilLevel(c.g, householdOf(c.g, seat)),
          },
        }
      : undefined,
  verbs: {
    mow: (c, seat, [n]) => {
      c.vars.mown = [...c.vars.mown, seat as HouseholdId];
      mow(c, seat as HouseholdId, Number(n));
    },
    ...speakVerb,
  },
};

/** S2.6: soil falls by the hay actually taken; its minimum is 0 (GS28). */
function mow(c: Ctx<G>, id: HouseholdId, n: number): void {
  const household = householdOf(c.g, id);
  const before = household.soil;
  household.hay += n;
  household.soil = Math.max(0, before - erosionFor(c.g, n));
  c.emit('hay.mown', { household: id, n, soil: before - household.soil, rate: erosionOf(c.g) });
}

/** S2.7: the nursery gives no milk. */
function milk(c: Ctx<G>): void {
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    const food = milkOf(numbersOf(c.g), household);
    household.food += food;
    if (food > 0) c.emit('herd.milk', { household: id, n: food });
  }
}

export const summer: readonly Step<G>[] = [
  { label: 'summer', run: (c) => void (c.g.phase = 'summer') },
  ...talk('S2.1'),
  { label: 'S2.2', run: (c) => c.enter('voyage', { to: 'walrus' }) },
  ...talk('S2.3'),
  {
    label: 'S2.4',
    run: (c) => {
      const { g } = c;
      if (g.year < numbersOf(g).shipFirst) return;
      if (g.shipless) {
        // GS13: it stays away for one summer, or for good.
        g.shipless = g.readings.ship === 'gone';
        c.emit('ship.stays-away', {});
      } else c.enter('market');
    },
  },
  { label: 'S2.5', run: (c) => c.enter('hay', { mown: [] }) },
  { label: 'S2.7', run: milk },
];

export const procedures = { market: ship } satisfies Partial<Procedures<G>>;
export const states = { ship: shipState, hay } satisfies Partial<States<G>>;
