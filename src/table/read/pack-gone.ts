import { Fault } from '../../kernel/errors.js';

/** The pack that a game is played with is neither kept nor installed, or this program can't read it. */
export class PackGone extends Fault {
  constructor(readonly pack: string) {
    super(`the pack ${pack} is gone`);
  }
}

/** What is seen, where whoever asks needs the cards to make anything of it. @throws PackGone when they are gone */
export function withPack<S extends { readonly packGone?: string }>(seen: S): S {
  if (seen.packGone !== undefined) throw new PackGone(seen.packGone);
  return seen;
}
