import type { Vars } from '../../../kernel/types.js';
import type { HuntVars } from '../frames.js';

/** The hunt under way, as whoever it entered sees it (`c.up`), or whoever looks at the frames. */
export const huntOf = (vars: Vars): HuntVars => vars as unknown as HuntVars;
