import type { Seat, Teller } from '../../kernel/index.js';
import { lacks, lacksHay } from './ai/bargain.js';
import { foodWanted, hayFor, keepable } from './ai/plan.js';
import type { HouseholdView, View } from './view-types.js';

/** The topic of a decision and the household's means for it. */

export function tellMeans(view: View, seat: Seat, tell: Teller): string {
  const own = view.households.find(({ id }) => id === seat);
  if (own === undefined || own.out > 0 || view.final !== null) return '';
  const lines = [...stake(view, own, tell), ownLine(view, own, tell)];
  return lines.filter((line) => line !== '').join('\n');
}

function stake(view: View, own: HouseholdView, tell: Teller): readonly string[] {
  const { asked } = view;
  switch (asked?.state) {
    case 'deal':
      return [
        ...view.households
          .filter((other) => lacks(view, other) > 0)
          .map((other) => tell.lookup('hint.short', { household: other.id, n: lacks(view, other) })),
        ...view.households
          .filter((other) => lacksHay(view, other) > 0)
          .map((other) => tell.lookup('hint.short-hay', { household: other.id, n: lacksHay(view, other) })),
        ...view.pledges
          .filter(({ from }) => from === own.id)
          .map(({ id, to, due }) => tell.lookup('hint.owed', { id, to, season: due.season, year: due.year })),
      ];
    case 'boats':
    case 'crew':
      return [tell.lookup('hint.boats', { to: asked.to, home: own.home, boats: own.boats })];
    case 'carry':
      return [
        tell.lookup('hint.carry', {
          household: asked.by,
          n: asked.n,
          pay: asked.pay,
          pays: asked.pay === '-' ? 0 : 1,
          share: asked.share,
        }),
      ];
    case 'consent':
      return [tell.lookup('hint.consent', { household: asked.by, n: asked.n })];
    case 'ship':
      return [tell.lookup('hint.ship', { price: view.price, ivory: own.ivory })];
    case 'hay': {
      const { cows, sheep } = keepable(own);
      const need = hayFor(view, cows, sheep);
      return [tell.lookup('hint.hay', { most: own.mostHay, need, have: own.hay, rate: view.erosion })];
    }
    case 'slaughter':
    case 'house':
      return [
        tell.lookup('hint.herd', {
          n: own.cows + own.sheep + own.calves + own.lambs,
          room: own.room,
          hay: own.hay,
        }),
      ];
    case 'timber':
    case 'build':
      return [tell.lookup('hint.build', { barns: own.barns, timber: own.timber, home: own.home })];
    case 'bill':
      return [tell.lookup('hint.bill', { need: own.bills.hayLate, hay: own.hay })];
    default:
      return [];
  }
}

function ownLine(view: View, own: HouseholdView, tell: Teller): string {
  return tell.lookup('hint.means', {
    people: own.people,
    food: own.food,
    need: foodWanted(view, own),
    hay: own.hay,
    cows: own.cows,
    sheep: own.sheep,
    timber: own.timber,
    silver: own.silver,
  });
}
