import type { Ctx } from '../../../kernel/types.js';
import { allOf, homeOf, living } from '../households.js';
import { householdOf, type G } from '../model.js';

/** S8: most silver among households with people; nobody, when all have died. */
export function endGame(c: Ctx<G>, why: 'succession' | 'all-dead'): void {
  const { g } = c;
  g.phase = 'over';
  g.fleets = [];
  const all = allOf(c.seats);
  const scores = Object.fromEntries(all.map((id) => [id, householdOf(g, id).silver]));
  // GS22: a household without people may live on, but it can't win.
  const able = all.filter((id) => householdOf(g, id).out === 0 && homeOf(g, id) > 0);
  const most = Math.max(0, ...able.map((id) => householdOf(g, id).silver));
  const winners = able.filter((id) => householdOf(g, id).silver === most);
  const how =
    winners.length === 0
      ? 'end.all-dead'
      : most === 0
        ? 'end.hollow'
        : winners.length > 1
          ? 'end.shared'
          : able.length === 1
            ? 'end.lone'
            : 'end.won';
  for (const id of all)
    c.say('end.household', {
      household: id,
      silver: householdOf(g, id).silver,
      people: homeOf(g, id),
      out: householdOf(g, id).out,
    });
  c.say(how, { households: winners, silver: most, why });
  c.end({ winners, scores, how });
}

/** S8.2: the game is over when nobody lives any more. */
export function endIfAllDead(c: Ctx<G>): void {
  if (c.g.phase !== 'over' && living(c.g, c.seats).length === 0) endGame(c, 'all-dead');
}
