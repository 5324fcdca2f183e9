import type { Ctx } from '../../../kernel/index.js';
import { addPeople, allOf, homeOf, living } from '../households.js';
import { householdOf, type G, type HouseholdId } from '../model.js';

/** Brings all boats ashore when a game ends before they are back (GS56). */
function comeAshore(g: G): void {
  for (const { host, boats, parties } of g.fleets) {
    householdOf(g, host).boats += boats;
    for (const { by, owner, n } of parties) addPeople(householdOf(g, by).home, owner, n);
  }
  g.fleets = [];
}

/** Most silver; in the reading `people`, ties go to the most people (GS55). */
function winnersOf(g: G, able: readonly HouseholdId[]): readonly HouseholdId[] {
  const most = Math.max(0, ...able.map((id) => householdOf(g, id).silver));
  if (most === 0 && g.readings.noSilver === 'loses') return [];
  const first = able.filter((id) => householdOf(g, id).silver === most);
  if (g.readings.ties !== 'people') return first;
  const people = Math.max(...first.map((id) => homeOf(g, id)));
  return first.filter((id) => homeOf(g, id) === people);
}

/** S8: most silver among households with people; nobody, when all have died. */
export function endGame(c: Ctx<G>, why: 'succession' | 'all-dead' | 'last'): void {
  const { g } = c;
  g.phase = 'over';
  comeAshore(g);
  const all = allOf(c.seats);
  const scores = Object.fromEntries(all.map((id) => [id, householdOf(g, id).silver]));
  // GS22: a household without people may live on, but it can't win.
  const able = all.filter((id) => householdOf(g, id).out === 0 && homeOf(g, id) > 0);
  const most = Math.max(0, ...able.map((id) => householdOf(g, id).silver));
  const winners = winnersOf(g, able);
  const how =
    winners.length === 0
      ? living(g, c.seats).length === 0
        ? 'end.all-dead'
        : 'end.none'
      : why === 'last'
        ? 'end.last'
        : most === 0
          ? 'end.hollow'
          : winners.length > 1
            ? 'end.shared'
            : able.length === 1
              ? 'end.lone'
              : 'end.won';
  for (const id of all)
    c.emit('end.household', {
      household: id,
      silver: householdOf(g, id).silver,
      people: homeOf(g, id),
      out: householdOf(g, id).out,
    });
  c.emit(how, { households: winners, silver: most, why });
  c.end({ winners, scores, how });
}

/** S8.2: the game ends when all households have died; in the reading `wins`, when one is left (GS56). */
export function endIfDecided(c: Ctx<G>): void {
  if (c.g.phase === 'over') return;
  const left = living(c.g, c.seats).length;
  if (left === 0) endGame(c, 'all-dead');
  else if (left === 1 && c.g.readings.lastAlive === 'wins') endGame(c, 'last');
}
