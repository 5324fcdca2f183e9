import {
  type Applied,
  type KeyedPack,
  makeMove,
  type Move,
  type Seat,
  progressOf,
} from '../../kernel/index.js';
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
import { unreportedAfter } from './unreported.js';
import type { EventKind } from '../contract/index.js';

/** An event about to be written, on a game that has already changed. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly at: number;
  readonly seat?: Seat;
  readonly person?: string;
  readonly ai?: string;
  /** The auto-action that answered. */
  readonly order?: string;
  readonly move?: Move;
  readonly secret?: boolean;
  readonly backTo?: number;
  /** The undo or rewind takes back a roll, a draw or a reveal. */
  readonly renewed?: boolean;
  /** `phaseFrom` of the event that the game went back to. */
  readonly phaseFrom?: number;
  readonly applied?: Applied;
  /** Happenings for the log that no rule of the game reported. */
  readonly happenings?: EventRow['happenings'];
  /** The seat whose player caused the event and needs no ping. */
  readonly quiet?: Seat;
  readonly fields?: Partial<GameFields>;
  readonly places?: GameRow['places'];
  /** Posts before those derived from the position. */
  readonly posts?: readonly NewPost[];
  readonly clearDrafts?: readonly Seat[];
  /** Auto-actions that are used up. */
  readonly uses?: readonly OrderChange[];
  /** Auto-actions of all seats, if already loaded. */
  readonly storedOrders?: readonly OrderRow[];
  /** The vote that this closes. */
  readonly proposal?: ProposalRow;
  /** A player replaced by another one without a vote. */
  readonly replaced?: { readonly person: string; readonly by: string };
  /** The pack that the game is played with from now on. */
  readonly pack?: KeyedPack;
}

/** Everything that an event changes: log, row, position and posts. */
export function stepWrite(module: AnyModule, row: GameRow, game: AnyGame, step: NewEvent): GameWrite {
  const seq = row.seq + 1;
  const { position } = game;
  const { applied, at, places = row.places } = step;
  const text = JSON.stringify(position);
  const { turn, turns, phase } = progressOf(module.moment(position));
  const over = position.over ?? null;
  const isOver = over !== null;
  const resolved = applied === undefined ? [] : resolvedPhases(row, applied, { turn, phase }, isOver);
  const phaseFrom = step.phaseFrom ?? (resolved.length > 0 ? seq - 1 : row.phaseFrom);
  const digest = digestOf(position.rulesVersion, text);
  const event = { ...eventOf(row, step), endTurn: turn, endPhase: phase, phaseFrom, digest };

  const timesOut = module.states[game.state()?.name ?? '']?.onTimeout !== undefined;
  const awaited = nextAwaited(row.awaited, game.waiting(), { seq, timesOut }, step);
  const stage = step.fields?.stage ?? (isOver ? 'finished' : row.stage);
  const isIdle = stage !== 'running' || !awaited.some(({ seat }) => isAi(places, seat));
  const isSecret = step.secret === true && event.happenings.every(({ to }) => to !== undefined);
  const unreported = unreportedAfter(module, row, {
    ...{ seq, resolved, turn, phase, isOver },
    happenings: applied?.happenings ?? [],
    isIdle: isIdle || !places.some(({ person }) => person !== null),
    ...(step.backTo === undefined ? {} : { backTo: step.backTo }),
  });
  const isReported = (isIdle || unreported.due !== undefined) && !isSecret;
  const fields: Partial<GameFields> = {
    ...{ seq, stage, turn, turns, phase, awaited, phaseFrom, over },
    untold: unreported.later,
    ...(isReported ? { chronicled: seq } : {}),
    ...(isOver ? { endedAt: at } : {}),
    ...step.fields,
  };
  const posts: NewPost[] = [...(step.posts ?? [])];
  if (isReported) posts.push(newChroniclePost(row.chronicled, seq));
  if (unreported.due !== undefined) posts.push(newPhasePost(unreported.due, seq, unreported.ends));
  if (isOver && row.over === null) posts.push(newFinalPost(seq), newSagaPost(seq));
  if (isIdle)
    posts.push(
      ...statusAndCall(rowAfter(row, { fields, places }), step.quiet === undefined ? [] : [step.quiet]),
    );
  return {
    ...{ game: row.id, revision: row.revision, at, fields, event, posts },
    board: { seq, position: text },
    ...(isOver || isSaved(seq, step)
      ? { savedPosition: text, publicView: { seq, view: module.view(position, 'spectator') } }
      : {}),
    ...(step.places === undefined ? {} : { places: step.places }),
    ...(step.clearDrafts === undefined ? {} : { clearDrafts: step.clearDrafts }),
    ...(step.proposal === undefined ? {} : { proposal: step.proposal }),
    ...(step.pack === undefined ? {} : { pack: { key: step.pack.key, data: step.pack.data } }),
  };
}

/** The event's row, without the fields derived from the position after it. */
function eventOf(
  { id, seq, turn, phase }: GameRow,
  step: NewEvent,
): Omit<EventRow, 'endTurn' | 'endPhase' | 'phaseFrom' | 'digest'> {
  const { applied } = step;
  return {
    ...{ game: id, seq: seq + 1, turn, phase },
    kind: step.kind,
    at: step.at,
    seat: step.seat ?? null,
    person: step.person ?? null,
    ai: step.ai ?? null,
    order: step.order ?? null,
    move: step.move === undefined ? null : makeMove(step.move),
    secret: step.secret ?? false,
    floor: applied?.floor ?? false,
    backTo: step.backTo ?? null,
    renewed: step.renewed === undefined ? null : step.renewed ? 1 : 0,
    replaced: step.replaced?.person ?? null,
    replacedBy: step.replaced?.by ?? null,
    happenings: step.happenings ?? applied?.happenings ?? [],
    marks: applied?.marks ?? [],
    forced: (applied?.forced ?? []).map(({ seat, move }) => ({ seat, move: makeMove(move) })),
  };
}

/** Positions are saved at intervals, and where the log can't be replayed from the previous one. */
const isSaved = (seq: number, { kind, backTo }: NewEvent): boolean =>
  seq % SAVED_EVERY === 0 || kind === 'start' || kind === 'rules' || backTo !== undefined;

/** The AI seat to play now, if any. */
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

/** Seats that still owe an answer keep their start; newly asked seats start now. */
function nextAwaited(
  before: readonly AwaitedRow[],
  waiting: readonly Seat[],
  { seq, timesOut }: { readonly seq: number; readonly timesOut: boolean },
  step: Pick<NewEvent, 'seat' | 'at' | 'backTo'>,
): readonly AwaitedRow[] {
  const { at } = step;
  // After an undo or rewind people decide by hand, so that auto-actions don't repeat the answer.
  const start = step.backTo === undefined ? { at } : { at, byHand: true as const };
  return waiting.map((seat) => {
    const asked = seat === step.seat ? undefined : before.find((awaited) => awaited.seat === seat);
    if (asked !== undefined && (asked.lapses === true) === timesOut) return asked;
    return { seat, since: seq, ...start, ...(timesOut ? { lapses: true as const } : {}) };
  });
}
