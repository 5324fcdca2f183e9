import type { TournamentTable } from './types.js';

/** Share of opponents beaten: 1 ahead of all, 0 behind all; a level opponent counts half. */
export function shareOf(
  { entrants, result }: Pick<TournamentTable, 'entrants' | 'result'>,
  who: number,
): number {
  const at = entrants.indexOf(who);
  const place = result?.places[at];
  if (place === undefined || result === undefined || entrants.length < 2) return 0;
  const others = result.places.filter((_, one) => one !== at);
  const beaten = others.reduce((sum, other) => sum + (other > place ? 1 : other === place ? 0.5 : 0), 0);
  return beaten / others.length;
}
