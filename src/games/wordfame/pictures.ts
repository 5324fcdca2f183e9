/** What pictures use of the game at run time. */

export {
  CARDS,
  COLORS,
  DISTRICTS,
  EDGES,
  FAME,
  KINDS,
  LAWS,
  NTH,
  PACK,
  SEA,
  STATUTES,
  THING,
  cardOf,
  edgeOf,
  homeOf,
  landOf,
  statuteOf,
} from './pack.js';
export { TEXTS, pictures } from './texts.js';
