import type { Round } from './types.js';

/** Counts over the rounds so far: meetings, byes, and seats used. */

export interface History {
  readonly met: (one: number, other: number) => number;
  readonly byes: (who: number) => number;
  readonly sat: (who: number, seat: string) => number;
}

export function historyOf(rounds: readonly Round[]): History {
  const met = new Map<string, number>();
  const byes = new Map<number, number>();
  const sat = new Map<string, number>();
  const more = <Key>(map: Map<Key, number>, key: Key): unknown => map.set(key, (map.get(key) ?? 0) + 1);
  for (const round of rounds) {
    for (const who of round.byes) more(byes, who);
    for (const { entrants, seats } of round.tables)
      for (const [at, who] of entrants.entries()) {
        more(sat, `${who} ${seats[at] ?? ''}`);
        for (const other of entrants) if (other !== who) more(met, `${who} ${other}`);
      }
  }
  return {
    met: (one, other) => met.get(`${one} ${other}`) ?? 0,
    byes: (who) => byes.get(who) ?? 0,
    sat: (who, seat) => sat.get(`${who} ${seat}`) ?? 0,
  };
}
