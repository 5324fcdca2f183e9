import type { Condition, GameModule } from '../../kernel/index.js';
import { TRIBES, type G } from './vocabulary/model.js';
import type { SpotView, View } from './view/view-types.js';

/** Conditions for plans: people on cards, warm cards, disks. All are public. */

const spots = (view: View): readonly SpotView[] => view.rows.flatMap((row) => [...row.warm, ...row.cold]);

const cards = (view: View): readonly string[] => spots(view).map(({ face }) => face.id);

const warm = (view: View, card: string): boolean =>
  view.rows.some((row) => row.warm.some(({ face }) => face.id === card));

function others(view: View, seat: string, card: string): boolean {
  const spot = spots(view).find(({ face }) => face.id === card);
  return spot?.parties.some(({ tribe }) => tribe !== seat) === true;
}

/** At least `n` disks of a kind. */
function store(id: 'energy' | 'ivory' | 'iron'): Condition<View> {
  return {
    id,
    about: () => ['1', '2', '3'],
    holds: (view, seat, thing) => {
      const own = view.tribes.find(({ tribe }) => tribe === seat);
      return own !== undefined && Number.isInteger(Number(thing)) && own.disks[id] >= Number(thing);
    },
  };
}

export const conditions: readonly Condition<View>[] = [
  {
    id: 'alone',
    about: cards,
    holds: (view, seat, card) => cards(view).includes(card) && !others(view, seat, card),
  },
  { id: 'taken', about: cards, holds: others },
  { id: 'here', about: cards, holds: (view, _seat, card) => warm(view, card) },
  { id: 'gone', about: cards, holds: (view, _seat, card) => !warm(view, card) },
  store('energy'),
  store('ivory'),
  store('iron'),
];

/** E: assignments can be composed before a tribe's turn. */
export const ahead: NonNullable<GameModule<G, View>['ahead']> = {
  assigning: ({ g }, seat) =>
    g.order.some((t) => TRIBES[t] === seat) && g.phase !== 'over'
      ? { at: 'assigning', vars: { seat } }
      : undefined,
};
