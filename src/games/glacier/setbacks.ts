import type { Happening, Setback } from '../../kernel/types.js';
import { SIZES } from './model.js';

/** What a turn's report counts: who died, and what was tried in vain. */
export function setbacks({ key, args }: Happening): readonly Setback[] {
  const seat = String(args['clan']);
  if (key === 'hunt.failed') return [{ seat, failures: 1 }];
  const size = key === 'loss.lost' ? SIZES.findIndex((one) => one === args['what']) : -1;
  return size < 0 ? [] : [{ seat, deaths: size + 1 }];
}
