import type { Happening, Setback } from '../../kernel/types.js';

/** What a turn's report counts: who died, and what was tried in vain. */
export function setbacks({ key, args }: Happening): readonly Setback[] {
  const seat = String(args['household']);
  switch (key) {
    case 'walrus.lost':
      return [{ seat, deaths: Number(args['n']) }];
    case 'seals.died':
      return [{ seat, deaths: 1 }];
    case 'household.died':
      return [{ seat, deaths: Number(args['people']) }];
    case 'herd.lost':
      return [{ seat, failures: 1 }];
    default:
      return [];
  }
}
