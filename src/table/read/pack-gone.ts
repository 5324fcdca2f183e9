import { Fault } from '../../kernel/errors.js';

/** A game's pack is neither stored nor installed, or this program can't read it. */
export class PackGone extends Fault {
  constructor(readonly pack: string) {
    super(`the pack ${pack} is gone`);
  }
}

/** The snapshot, for a caller that needs its cards. @throws PackGone if its pack is gone */
export function withPack<S extends { readonly packGone?: string }>(seen: S): S {
  if (seen.packGone !== undefined) throw new PackGone(seen.packGone);
  return seen;
}
