import type { AnyModule } from '../../games/registry.js';
import { type Happening, isHeadline } from '../../kernel/index.js';
import type { GameRow, UnreportedPhases } from '../../store/port.js';
import { SETUP_PHASE, START_PHASE } from '../contract/index.js';
import { agreementOf } from '../read/paces.js';

/**
 * When phases are reported. Phases between which only AIs decide share a message; one without news waits for
 * the next. The end of a turn is always reported.
 */

export interface Unreported {
  /** Phases for the next message. */
  readonly due?: UnreportedPhases;
  /** The last turn that ends with them. */
  readonly ends?: number;
  /** Phases that wait for a later message. */
  readonly later: UnreportedPhases | null;
}

export function unreportedAfter(
  module: Pick<AnyModule, 'happenings'>,
  row: Pick<GameRow, 'untold' | 'phaseFrom' | 'agreement'>,
  now: {
    readonly seq: number;
    readonly resolved: UnreportedPhases['phases'];
    readonly happenings: readonly Happening[];
    /** The current turn. */
    readonly turn: number;
    readonly phase: string;
    readonly isOver: boolean;
    /** No AI has to play, or the game has no people. */
    readonly isIdle: boolean;
    /** The game has gone back to this event. */
    readonly backTo?: number;
  },
): Unreported {
  const before = now.backTo !== undefined && now.backTo <= (row.untold?.from ?? -1) ? null : row.untold;
  const hasPhases = before !== null && before.phases.length > 0;
  const all: UnreportedPhases = {
    from: hasPhases ? before.from : row.phaseFrom,
    phases: [...(hasPhases ? before.phases : []), ...now.resolved],
    news: (before?.news ?? 0) + newsIn(module, now.happenings),
  };
  if (all.phases.length === 0) return { later: all.news === 0 ? null : all };
  const ended = all.phases.filter(
    // The phase before the first turn ends no turn.
    ({ turn, phase }) => turn > 0 && phase !== START_PHASE && (now.isOver || turn < now.turn),
  );
  const isStart = all.phases.some(({ phase }) => phase === START_PHASE) && now.phase !== SETUP_PHASE;
  const { verbosity } = agreementOf(row);
  const isEnough = ended.length > 0 || (verbosity !== 'turns' && all.news > 0);
  if (!now.isOver && !(now.isIdle && (isStart || isEnough))) return { later: all };
  const last = ended.at(-1)?.turn;
  return { due: all, later: null, ...(last === undefined ? {} : { ends: last }) };
}

/** Number of public headlines among the happenings. */
function newsIn(module: Pick<AnyModule, 'happenings'>, happenings: readonly Happening[]): number {
  return happenings.filter(({ key, to }) => to === undefined && isHeadline(module, key)).length;
}
