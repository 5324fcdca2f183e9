import type { Ctx, State, States, Step } from '../../../kernel/index.js';
import { feedPeople, payHay, turnOut } from '../bills.js';
import { lateHay, living } from '../households.js';
import { householdOf, type G, type HouseholdId } from '../model.js';
import { turnWinter } from '../nature.js';
import { endIfDecided } from './end.js';
import { talk } from './talk.js';

/** S7: winter cards until spring, each with its bill. */

const herdBill = (g: G, id: string): number => lateHay(g, householdOf(g, id));

/** S7.2: a household may refuse a hay bill and lose its herd (GS38). */
const bill: State<G, 'bill'> = {
  rule: 'S7.2',
  seats: (c) => living(c.g, c.seats).filter((id) => !c.vars.paid.includes(id) && herdBill(c.g, id) > 0),
  choices: (_c, _seat, offer) => {
    offer.can('feed');
    offer.can('starve');
  },
  verbs: {
    feed: (c, seat) => {
      payHay(c, seat as HouseholdId);
      c.vars.paid = [...c.vars.paid, seat as HouseholdId];
    },
    starve: (c, seat) => turnOut(c, seat as HouseholdId, 'refused'),
  },
};

/** A household with too little hay loses the herd; in the reading `must`, the others pay without being asked. */
function askHay(c: Ctx<G>): void {
  const paid: HouseholdId[] = [];
  for (const id of living(c.g, c.seats)) {
    if (herdBill(c.g, id) > householdOf(c.g, id).hay) {
      turnOut(c, id, 'hay');
      // GS39, optional reading.
      if (c.g.readings.shortHay === 'lost') householdOf(c.g, id).hay = 0;
    } else if (c.g.readings.hayBill === 'must' && herdBill(c.g, id) > 0) {
      payHay(c, id);
      paid.push(id);
    }
  }
  c.enter('bill', { paid });
}

export const lateWinter: readonly Step<G>[] = [
  { label: 'late winter', run: (c) => void (c.g.phase = 'late-winter') },
  {
    label: 'card',
    run: (c) => {
      c.emit('winter.card', { card: turnWinter(c) });
    },
  },
  ...talk('S7.1'),
  {
    label: 'hay',
    run: (c) => {
      if (c.g.winter.at(-1) === 'still') askHay(c);
    },
  },
  {
    label: 'food',
    run: (c) => {
      if (c.g.winter.at(-1) !== 'still') return;
      feedPeople(c, 'late');
      endIfDecided(c);
      c.goto('card');
    },
  },
  { label: 'again', run: (c) => c.goto('year') },
];

export const states = { bill } satisfies Partial<States<G>>;
