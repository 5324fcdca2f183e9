import type { AnyModule } from '../../games/registry.js';
import { type Happening, isHeadline } from '../../kernel/index.js';
import type { GameRow, UntoldRow } from '../../store/port.js';
import { START_PHASE } from '../contract/index.js';
import { agreementOf } from '../read/paces.js';

/**
 * When what has resolved is told. Phases that end one after another, with nobody but programs deciding between them,
 * share a message; one in which nothing happened waits for the next. A turn that ends is always told.
 */

/** The phase in which players still set up; one message tells it with what precedes the first decision. */
const SETUP_PHASE = 'setup';

interface Passed {
  readonly turn: number;
  readonly phase: string;
}

export interface Untold {
  /** What the next message is to tell. */
  readonly due?: UntoldRow;
  /** Turns that end with it; the last of them. */
  readonly ends?: number;
  /** What waits for a later one. */
  readonly kept: UntoldRow | null;
}

export function untoldAfter(
  module: Pick<AnyModule, 'happenings'>,
  row: Pick<GameRow, 'untold' | 'phaseFrom' | 'agreement'>,
  now: {
    readonly seq: number;
    readonly resolved: readonly Passed[];
    readonly happenings: readonly Happening[];
    /** The turn that is played now. */
    readonly turn: number;
    readonly phase: string;
    readonly over: boolean;
    /** People are asked, or nobody but programs plays. */
    readonly settled: boolean;
    /** The game has gone back to this event. */
    readonly backTo?: number;
  },
): Untold {
  const kept = now.backTo !== undefined && now.backTo <= (row.untold?.from ?? -1) ? null : row.untold;
  const begun = kept !== null && kept.phases.length > 0;
  const all: UntoldRow = {
    from: begun ? kept.from : row.phaseFrom,
    phases: [...(begun ? kept.phases : []), ...now.resolved],
    news: (kept?.news ?? 0) + newsIn(module, now.happenings),
  };
  if (all.phases.length === 0) return { kept: all.news === 0 ? null : all };
  const ended = all.phases.filter(
    // What comes before the first turn is none that could end.
    ({ turn, phase }) => turn > 0 && phase !== START_PHASE && (now.over || turn < now.turn),
  );
  const isStart = all.phases.some(({ phase }) => phase === START_PHASE) && now.phase !== SETUP_PHASE;
  const { verbosity } = agreementOf(row);
  const enough = ended.length > 0 || (verbosity !== 'turns' && all.news > 0);
  if (!now.over && !isStart && !(now.settled && enough)) return { kept: all };
  const last = ended.at(-1)?.turn;
  return { due: all, kept: null, ...(last === undefined ? {} : { ends: last }) };
}

/** How many of them a short report tells to everybody. */
function newsIn(module: Pick<AnyModule, 'happenings'>, happenings: readonly Happening[]): number {
  return happenings.filter(({ key, to }) => to === undefined && isHeadline(module, key)).length;
}
