import { framesOf } from '../../kernel/index.js';
/** The vars of each procedure and state by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;

export interface ProcedureVars {
  play: Nothing;
  opening: Nothing;
  turn: Nothing;
  culture: Nothing;
  benefits: Nothing;
  'eclipse-phase': Nothing;
  /** `ahead` is the tribe that plans its turn during another's; `using` is the Ritual card in use. */
  'eclipse-turn': { readonly ahead?: string; using?: string; tiles?: string[]; all?: string };
}

export interface StateVars {
  'draft-chief': Nothing;
  'draft-setup': Nothing;
  /** `ahead` is the tribe that plans its turn during another's. */
  place: { readonly ahead?: string };
  ritual: Nothing;
  act: Nothing;
  gain: Nothing;
  eclipse: { readonly part: 'cards' | 'tiles' };
}

/** The one procedure that enters a procedure or state which uses its vars (`c.up`). */
export interface EnteredBy {
  eclipse: 'eclipse-turn';
}

type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { lastVars, topOf } = framesOf<Frames>();
