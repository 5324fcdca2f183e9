import type { AnyModule } from '../../games/registry.js';
import {
  type Happening,
  happeningsFor,
  recalled,
  recalledMove,
  type Seat,
  type Viewer,
} from '../../kernel/index.js';
import type { EventOutline, EventRow, GameRow, Store } from '../../store/port.js';
import { isOver, stageOf } from './card.js';
import type { Positions } from './positions.js';
import {
  EVENT_KINDS,
  START_PHASE,
  type Chapter,
  type Entry,
  type HistoryFilter,
  type PhaseGroup,
} from '../contract/index.js';

/** The log as one viewer may know it. After a game's end nothing is hidden. */

interface Phase {
  readonly turn: number;
  readonly phase: string;
}

const samePhase = (a: Phase, b: Phase): boolean => a.turn === b.turn && a.phase === b.phase;

/** Events that don't change the board. Undo and rewind don't take them back. */
const UNCHANGING: readonly string[] = ['people', 'rules', 'end'];

/** Undone events: those that are skipped when following the returns back from the last event. */
export function undoneOf(
  events: readonly Pick<EventOutline, 'seq' | 'backTo' | 'kind'>[],
): ReadonlySet<number> {
  const undone = new Set<number>();
  let skipTo: number | undefined;
  for (const { seq, backTo, kind } of events.toReversed()) {
    if (skipTo !== undefined && seq > skipTo) {
      if (!UNCHANGING.includes(kind)) undone.add(seq);
      continue;
    }
    skipTo = backTo ?? undefined;
  }
  return undone;
}

/** An event as a viewer may know it. With `module`, only what the viewer may still look up later. */
export function entryOf(
  row: GameRow,
  event: EventRow,
  viewer: Viewer,
  undone: boolean,
  module?: AnyModule,
): Entry {
  const open = isOver(stageOf(row));
  const tell = (happenings: readonly Happening[]): readonly Happening[] =>
    module === undefined || open ? knownTo(row, happenings, viewer) : recalled(module, happenings, viewer);
  const mayRead = open || !event.secret || event.seat === viewer;
  return {
    seq: event.seq,
    kind: EVENT_KINDS.find((kind) => kind === event.kind) ?? 'move',
    at: event.at,
    turn: event.turn,
    phase: event.phase,
    ...(event.seat === null ? {} : { seat: event.seat }),
    ...(event.person === null ? {} : { person: event.person }),
    ...(event.ai === null ? {} : { ai: event.ai }),
    ...(event.order === null || !(open || event.seat === viewer) ? {} : { order: event.order }),
    ...(event.move === null || !mayRead
      ? {}
      : { move: module === undefined || open ? event.move : recalledMove(module, event.move) }),
    forced: event.forced,
    happenings: tell(event.happenings),
    // Count only the happenings that the viewer knows.
    marks: event.marks.map(({ index, turn, phase }) => ({
      index: tell(event.happenings.slice(0, index)).length,
      turn,
      phase,
    })),
    ...(event.backTo === null ? {} : { backTo: event.backTo }),
    undone,
    ...(event.floor && mayRead ? { learnt: true as const } : {}),
  };
}

function knownTo(row: GameRow, happenings: readonly Happening[], viewer: Viewer): readonly Happening[] {
  return isOver(stageOf(row)) ? happenings : happeningsFor(happenings, viewer);
}

/** Happenings by phase. `then`: only what the viewer could know at that time. */
export function phaseGroups(
  row: GameRow,
  events: readonly EventRow[],
  viewer: Viewer,
  only?: readonly Phase[],
  audience: 'then' | 'now' = 'now',
): readonly PhaseGroup[] {
  const groups: { turn: number; phase: string; happenings: Happening[] }[] = [];
  const isTold = (one: Happening): boolean => audience !== 'then' || happeningsFor([one], viewer).length > 0;
  for (const event of events) {
    // Changes of people or rules have notices of their own, and belong to no phase.
    if (UNCHANGING.includes(event.kind)) continue;
    event.happenings.forEach((happening, index) => {
      if (!isTold(happening)) return;
      const mark = event.marks.findLast((one) => one.index <= index);
      const { turn, phase } = mark ?? event;
      if (only !== undefined && !only.some((one) => samePhase(one, { turn, phase }))) return;
      const [known] = knownTo(row, [happening], viewer);
      if (known === undefined) return;
      let group = groups.at(-1);
      if (group === undefined || !samePhase(group, { turn, phase })) {
        group = { turn, phase, happenings: [] };
        groups.push(group);
      }
      group.happenings.push(known);
    });
  }
  return groups;
}

/** Events (from, to] without those that were taken back within them. */
export async function effectiveEvents(
  store: Store,
  game: number,
  from: number,
  to: number,
): Promise<readonly EventRow[]> {
  const events = await store.events(game, { after: from, upTo: to });
  const undone = undoneOf(events);
  return events.filter((event) => !undone.has(event.seq));
}

export async function historyOf(
  { store, positions }: { readonly store: Store; readonly positions: Positions },
  row: GameRow,
  viewer: Viewer,
  filter: HistoryFilter,
): Promise<readonly Entry[]> {
  const { turn, phase, seat, after, upTo, last, withUndone = false } = filter;
  const undone = undoneOf(await store.outline(row.id));
  const events = await store.events(row.id, {
    ...(turn === undefined ? {} : { turn }),
    ...(after === undefined ? {} : { after }),
    ...(upTo === undefined ? {} : { upTo }),
  });
  const wanted = events.filter(
    (event) =>
      (withUndone || !undone.has(event.seq)) &&
      (seat === undefined || concerns(event, seat)) &&
      passes(event, turn, phase),
  );
  const cut = last === undefined ? wanted : wanted.slice(-last);
  const module = positions.known(row);
  // Without the module it is unknown what a seat may look up, so it gets the public log.
  const eyes = module === undefined ? 'spectator' : viewer;
  return cut.map((event) => entryOf(row, event, eyes, undone.has(event.seq), module));
}

/** Whether the seat answered, or the kernel moved for it. */
function concerns(event: EventRow, seat: Seat): boolean {
  return event.seat === seat || event.forced.some((forced) => forced.seat === seat);
}

function passes(event: EventOutline, turn: number | undefined, phase: string | undefined): boolean {
  return phasesOf(event).some(
    (one) => (turn === undefined || one.turn === turn) && (phase === undefined || one.phase === phase),
  );
}

function phasesOf(event: EventOutline): readonly Phase[] {
  return [event, ...event.marks];
}

/** The played phases, in order, without undone ones. Each one's picture is drawn at its last event. */
export function chaptersOf(outline: readonly EventOutline[]): readonly Chapter[] {
  const undone = undoneOf(outline);
  const chapters: { turn: number; phase: string; from: number; to: number }[] = [];
  for (const event of outline) {
    if (undone.has(event.seq) || UNCHANGING.includes(event.kind)) continue;
    const end = { turn: event.endTurn, phase: event.endPhase };
    const passed = event.backTo === null ? [...phasesOf(event), end] : [end];
    for (const { turn, phase } of passed) {
      const last = chapters.at(-1);
      if (last !== undefined && samePhase(last, { turn, phase })) last.to = event.seq;
      else chapters.push({ turn, phase, from: event.seq - 1, to: event.seq });
    }
  }
  return chapters.filter(({ phase }) => phase !== START_PHASE);
}
