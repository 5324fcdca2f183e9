import { type Applied, type KeyedPack, makeMove, type Move, type Seat, standOf } from '../../kernel/index.js';
import type { AnyModule } from '../../games/registry.js';
import type {
  AwaitedRow,
  EventRow,
  GameFields,
  GameRow,
  GameWrite,
  NewPost,
  OrderChange,
  OrderRow,
  ProposalRow,
} from '../../store/port.js';
import { digestOf } from '../read/digest.js';
import { rowAfter } from '../read/row.js';
import { SAVED_EVERY, type AnyGame } from '../read/positions.js';
import { newChroniclePost, newFinalPost, newPhasePost, newSagaPost, statusAndCall } from './posts.js';
import { untoldAfter } from './untold.js';
import type { EventKind } from '../contract/index.js';

/** An event about to be written, on a game that has already changed. */
export interface Step {
  readonly kind: EventKind;
  readonly at: number;
  readonly seat?: Seat;
  readonly person?: string;
  readonly ai?: string;
  /** The standing order that spoke. */
  readonly order?: string;
  readonly move?: Move;
  readonly secret?: boolean;
  readonly backTo?: number;
  /** The return went past something that was learnt. */
  readonly renewed?: boolean;
  /** phaseFrom of the event that was gone back to. */
  readonly phaseFrom?: number;
  readonly applied?: Applied;
  /** Told in the log though no rule of the game said it. */
  readonly happenings?: EventRow['happenings'];
  /** The person's seat that set all this off; it isn't pinged for what it sees anyway. */
  readonly quiet?: Seat;
  readonly fields?: Partial<GameFields>;
  readonly places?: GameRow['places'];
  /** Further posts, before those that follow from the position. */
  readonly posts?: readonly NewPost[];
  readonly clearDrafts?: readonly Seat[];
  /** What of standing orders is used up by it. */
  readonly uses?: readonly OrderChange[];
  /** Standing orders of all seats as they are kept, where they have just been read. */
  readonly kept?: readonly OrderRow[];
  /** The vote that this settles. */
  readonly proposal?: ProposalRow;
  /** A player whom another one replaced without a vote. */
  readonly replaced?: { readonly person: string; readonly by: string };
  /** What the game is played with from now on. */
  readonly pack?: KeyedPack;
}

/** What an event changes, all of it: log, row, position and posts. */
export function stepWrite(module: AnyModule, row: GameRow, game: AnyGame, step: Step): GameWrite {
  const seq = row.seq + 1;
  const { position } = game;
  const { applied, at } = step;
  const text = JSON.stringify(position);
  const moment = standOf(module.moment(position));
  const over = position.over ?? null;
  const resolved = applied === undefined ? [] : resolvedPhases(row, applied, moment, over !== null);
  const phaseFrom = step.phaseFrom ?? (resolved.length > 0 ? seq - 1 : row.phaseFrom);
  const happenings = step.happenings ?? applied?.happenings ?? [];
  const places = step.places ?? row.places;
  const event: EventRow = {
    game: row.id,
    seq,
    kind: step.kind,
    at,
    turn: row.turn,
    phase: row.phase,
    endTurn: moment.turn,
    endPhase: moment.phase,
    phaseFrom,
    seat: step.seat ?? null,
    person: step.person ?? null,
    ai: step.ai ?? null,
    order: step.order ?? null,
    move: step.move === undefined ? null : makeMove(step.move),
    secret: step.secret ?? false,
    floor: applied?.floor ?? false,
    backTo: step.backTo ?? null,
    renewed: step.renewed === undefined ? null : step.renewed ? 1 : 0,
    digest: digestOf(position.rulesVersion, text),
    replaced: step.replaced?.person ?? null,
    replacedBy: step.replaced?.by ?? null,
    happenings,
    marks: applied?.marks ?? [],
    forced: (applied?.forced ?? []).map(({ seat, move }) => ({ seat, move: makeMove(move) })),
  };

  const timesOut = module.states[game.state()?.name ?? '']?.onTimeout !== undefined;
  const awaited = nextAwaited(row.awaited, game.waiting(), { seq, timesOut }, step);
  const stage = step.fields?.stage ?? (over === null ? row.stage : 'finished');
  const settled = stage !== 'running' || !awaited.some(({ seat }) => isAi(places, seat));
  const quietly = step.secret === true && happenings.every((happening) => happening.to !== undefined);
  const untold = untoldAfter(module, row, {
    seq,
    resolved,
    happenings: applied?.happenings ?? [],
    turn: moment.turn,
    phase: moment.phase,
    over: over !== null,
    settled: settled || !places.some(({ person }) => person !== null),
    ...(step.backTo === undefined ? {} : { backTo: step.backTo }),
  });
  const tell = (settled || untold.due !== undefined) && !quietly;
  const fields: Partial<GameFields> = {
    seq,
    stage,
    turn: moment.turn,
    turns: moment.turns,
    phase: moment.phase,
    awaited,
    phaseFrom,
    untold: untold.kept,
    over,
    ...(tell ? { chronicled: seq } : {}),
    ...(over === null ? {} : { endedAt: at }),
    ...step.fields,
  };
  const next = rowAfter(row, { fields, places });

  const posts: NewPost[] = [...(step.posts ?? [])];
  if (tell) posts.push(newChroniclePost(row.chronicled, seq));
  if (untold.due !== undefined) posts.push(newPhasePost(untold.due, seq, untold.ends));
  if (over !== null && row.over === null) posts.push(newFinalPost(seq), newSagaPost(seq));
  if (settled) posts.push(...statusAndCall(next, step.quiet === undefined ? [] : [step.quiet]));

  const keep =
    seq % SAVED_EVERY === 0 ||
    step.kind === 'start' ||
    step.kind === 'rules' ||
    step.backTo !== undefined ||
    over !== null;
  return {
    game: row.id,
    revision: row.revision,
    at,
    fields,
    ...(step.places === undefined ? {} : { places: step.places }),
    event,
    board: { seq, position: text },
    ...(keep ? { savedPosition: text, publicView: { seq, view: module.view(position, 'spectator') } } : {}),
    ...(step.clearDrafts === undefined ? {} : { clearDrafts: step.clearDrafts }),
    ...(step.proposal === undefined ? {} : { proposal: step.proposal }),
    ...(step.pack === undefined ? {} : { pack: { key: step.pack.key, data: step.pack.data } }),
    posts,
  };
}

/** The AI seat that is to play now, if there is one. */
export function nextAi(row: GameRow): Seat | undefined {
  if (row.stage !== 'running') return undefined;
  return row.awaited.find(({ seat }) => isAi(row.places, seat))?.seat;
}

export function isAi(places: GameRow['places'], seat: Seat): boolean {
  return places.some((place) => place.seat === seat && place.ai !== null);
}

/** Phases that ended with this event, in order; at the end of the game the last one too. */
function resolvedPhases(
  row: Pick<GameRow, 'turn' | 'phase'>,
  applied: Applied,
  moment: { readonly turn: number; readonly phase: string },
  over: boolean,
): readonly { readonly turn: number; readonly phase: string }[] {
  const passed: { turn: number; phase: string }[] = [];
  for (const { turn, phase } of [row, ...applied.marks, moment]) {
    const last = passed.at(-1);
    if (last?.turn !== turn || last.phase !== phase) passed.push({ turn, phase });
  }
  return over ? passed : passed.slice(0, -1);
}

/** A seat that was asked before and hasn't spoken keeps its place in time; the others are asked from now on. */
function nextAwaited(
  before: readonly AwaitedRow[],
  waiting: readonly Seat[],
  { seq, timesOut }: { readonly seq: number; readonly timesOut: boolean },
  step: Pick<Step, 'seat' | 'at' | 'backTo'>,
): readonly AwaitedRow[] {
  const { at } = step;
  // What was taken back is decided anew by whoever took it back, not by the orders that decided it before.
  const anew = step.backTo === undefined ? { at } : { at, byHand: true as const };
  return waiting.map((seat) => {
    const asked = seat === step.seat ? undefined : before.find((awaited) => awaited.seat === seat);
    if (asked !== undefined && (asked.lapses === true) === timesOut) return asked;
    return { seat, since: seq, ...anew, ...(timesOut ? { lapses: true as const } : {}) };
  });
}
