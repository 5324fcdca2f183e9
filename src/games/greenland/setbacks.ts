import type { Happening, Setback } from '../../kernel/types.js';

/** What a turn's report counts: who died, and what was tried in vain. */
export function setbacks({ key, args }: Happening): readonly Setback[] {
  const seat = String(args['tribe']);
  switch (key) {
    case 'hunt.lost':
      return [{ seat, deaths: Number(args['men']) + Number(args['alpha']) }];
    case 'event.elder-dies':
    case 'event.sacrificed':
    case 'event.mariner-lost':
      return [{ seat, deaths: 1 }];
    case 'hunt.failed':
    case 'raid.failed':
      return [{ seat, failures: 1 }];
    default:
      return [];
  }
}
