import { framesOf } from '../../kernel/index.js';
/** What procedures and states keep while they run: the vars of each by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;

export interface ProcedureVars {
  play: Nothing;
  opening: Nothing;
  turn: Nothing;
  culture: Nothing;
  benefits: Nothing;
  'eclipse-phase': Nothing;
  /**
   * `ahead` is the tribe that plans its own while another has its; the Ritual card in use; tiles still to be claimed; what
   * is taken unasked.
   */
  'eclipse-turn': { readonly ahead?: string; using?: string; tiles?: string[]; all?: string };
}

export interface StateVars {
  'draft-chief': Nothing;
  'draft-setup': Nothing;
  /** `ahead` is the tribe that plans its own while another has its turn. */
  place: { readonly ahead?: string };
  ritual: Nothing;
  act: Nothing;
  gain: Nothing;
  eclipse: { readonly part: 'cards' | 'tiles' };
}

/** Who alone enters what reads or leaves something with whoever entered it (`c.up`). */
export interface EnteredBy {
  eclipse: 'eclipse-turn';
}

/** Every procedure and state by its name, with its vars. */
type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { lastVars, topOf } = framesOf<Frames>();
