import type { Vars } from '../../../kernel/types.js';
import type { HuntVars } from '../frames.js';

/** The hunt under way, for whoever looks at the frames. */
export const huntOf = (vars: Vars): HuntVars => vars as unknown as HuntVars;
