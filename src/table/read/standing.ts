import type { AnyModule } from '../../games/registry.js';
import type { Over, Position, Seat } from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';

/** `how` of a game that a player ended alone. */
const ENDED_EARLY = 'table.ended-early';

/** The result if a player ends the game alone: the current standing. Undefined if they lead or play alone. */
export function resultSoFar(
  module: AnyModule,
  position: Position,
  { places }: Pick<GameRow, 'places'>,
  person: string,
): Over | undefined {
  const { timeline } = module;
  const sat =
    places.find((place) => place.person === person) ?? places.find(({ former }) => former === person);
  const own = sat?.seat ?? undefined;
  const others = places.some((place) => place.person !== null && place.person !== person);
  if (timeline === undefined || own === undefined || !others) return undefined;
  const seats = places.flatMap(({ seat }) => seat ?? []);
  // Each seat's own view, because its hidden points count as well.
  const scores: Record<Seat, number> = {};
  for (const seat of seats) {
    const points = timeline.standing(module.view(position, seat), seat);
    if (points === undefined) return undefined;
    scores[seat] = points;
  }
  const most = Math.max(...Object.values(scores));
  const winners = seats.filter((seat) => scores[seat] === most);
  return winners.includes(own) ? undefined : { winners, scores, how: ENDED_EARLY };
}
