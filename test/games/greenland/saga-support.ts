import { NORSE, SAMI, type TribeId } from '../../../src/games/greenland/vocabulary/model.js';
import { Bench, type Layer } from './support.js';

/** K: tables of the Daughter's Saga. */

/** The women: daughters at home, matriarchs by rank. */
export function women(l: Layer, atHome: number, ranks: Readonly<Record<number, number>> = {}): void {
  const colour = l.g.tribes[l.g.women?.colour ?? SAMI];
  const elders = l.g.tribes[l.g.women?.of ?? NORSE].placard.elders;
  colour.pool = atHome;
  let standing = 0;
  for (const [rank, n] of Object.entries(ranks)) {
    elders[Number(rank) as 1][l.g.women?.colour ?? SAMI] = n;
    standing += n;
  }
  colour.valhalla = 18 - atHome - standing;
}

interface Options {
  readonly seat?: TribeId;
  readonly dice?: number[];
}

/** The second turn of a saga, without elders unless `lay` adds some. */
export function saga(frame: string, lay: (l: Layer) => void, { seat = 'norse', dice }: Options = {}): Bench {
  return new Bench(
    [frame],
    (l) => {
      l.g.turn = 2;
      l.elders(seat, {});
      lay(l);
    },
    { seats: [seat], variant: 'saga', ...(dice === undefined ? {} : { dice }) },
  );
}
