import type { Happening, Setback } from '../../kernel/types.js';

/** What a turn's report counts: who died, and what was tried in vain. */
export function setbacks({ key, args }: Happening): readonly Setback[] {
  return key === 'capture.failed' ? [{ seat: String(args['gothi']), failures: 1 }] : [];
}
