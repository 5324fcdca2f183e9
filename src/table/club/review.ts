import type { ReviewDecision, Material, ReviewMoment, RemarkMaterial } from '../../club/index.js';
import {
  makeMove,
  movesOf,
  openGame,
  parseMove,
  type Position,
  type Seat,
  TEACHER,
} from '../../kernel/index.js';
import type { EventRow, GameRow } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import { openRow, seatOfPerson, type TableContext } from '../context/context.js';
import { givesHints } from '../read/hints.js';
import { chaptersOf, undoneOf } from '../read/history.js';
import { refuse } from '../texts/refuse.js';
import { hintFor } from '../turn/advice.js';
import type { Actor, GameId, ReviewMethods, TaughtGame } from '../contract/index.js';
import type { AnyModule } from '../../games/registry.js';
import { checkOn, settingsOf } from './settings.js';

type Played = EventRow & { readonly move: string };

/** Latest moves of the teacher; one of them is explained. */
const MOST_TAUGHT = 24;

/** Most turns in the curve of a game. */
const MOST_TURNS = 24;

/** Splits a composed move into single moves, each with the position before it. */
function oneByOne(
  module: AnyModule,
  position: string,
  seat: Seat,
  text: string,
): readonly Pick<ReviewDecision, 'move' | 'position'>[] {
  const move = parseMove(text);
  if (move?.then === undefined) return [{ move: text, position }];
  const game = openGame(module, JSON.parse(position) as Position);
  game.telling = false;
  return movesOf(move).map((one) => {
    const before = JSON.stringify(game.position);
    game.play(seat, one);
    return { move: makeMove(one), position: before };
  });
}

/** Material for reviews. In a running game, players can only review their own last turn. */
export function reviewMethods(context: TableContext): ReviewMethods {
  const { store, positions } = context;
  return {
    taughtTurn: (actor, id) => taughtTurn(context, actor, id),
    taughtReply: (actor, id, after) => taughtReply(context, actor, id, after),
    hint: (actor, id) => hintFor(context, actor, id),
    seat: async (actor, game, wanted) =>
      reviewedSeat(context, actor, await openRow(store, actor, game), wanted),

    async material(actor, game, wanted): Promise<Material> {
      const row = await openRow(store, actor, game);
      const seat = await reviewedSeat(context, actor, row, wanted);
      const { over } = row;
      const seats = seatsOf(row);
      const order = positions.module(row).meta.seats.flatMap(({ id }) => (seats.includes(id) ? [id] : []));
      return {
        ...positions.forThread(row),
        seats: order,
        ...(over === null ? {} : { over }),
        moments: over === null ? [] : await momentsOf(context, row),
        ...(seat === undefined ? {} : { seat }),
        decisions: seat === undefined ? [] : await decisionsOf(context, row, seat),
        seed: row.id,
      };
    },
  };
}

const seatsOf = ({ places }: GameRow): readonly Seat[] => places.flatMap(({ seat }) => seat ?? []);

/** The learner's latest decisions; undefined while they are still deciding. */
async function taughtTurn(context: TableContext, actor: Actor, id: GameId): Promise<TaughtGame | undefined> {
  const row = await openRow(context.store, actor, id);
  const pupil = await pupilOf(context, actor, row);
  if (pupil === undefined) return undefined;
  const { seat, teacher, material } = pupil;
  const moves = await movesOfRow(context, row);
  const last = moves.findLastIndex((one) => one.seat === seat);
  if (last === moves.length - 1 && row.awaited.some((asked) => asked.seat === seat)) return undefined;
  const before = moves.slice(0, last + 1).findLastIndex((one) => one.seat !== seat);
  const decisions = await decided(context, row, moves.slice(before + 1, last + 1));
  const own = { ...material, seats: seatsOf(row), moments: [], seat, decisions };
  return { card: cardOf(row), teacher, own, upTo: moves[last]?.seq ?? 0 };
}

/** The teacher's public moves after event `after`, until the learner moves again. */
async function taughtReply(
  context: TableContext,
  actor: Actor,
  id: GameId,
  after: number,
): Promise<RemarkMaterial | undefined> {
  const row = await openRow(context.store, actor, id);
  const pupil = await pupilOf(context, actor, row);
  if (pupil === undefined) return undefined;
  const { seat, teacher, material } = pupil;
  const since = (await movesOfRow(context, row)).filter(({ seq }) => seq > after);
  const next = since.findIndex((one) => one.seat === seat);
  const own = (next < 0 ? since : since.slice(0, next)).filter((one) => one.seat === teacher && !one.secret);
  const decisions = await decided(context, row, own.slice(-MOST_TAUGHT));
  if (decisions.length === 0) return undefined;
  return {
    ...{ ...material, seat: teacher, eyes: seat },
    decisions: decisions.map(({ move, position }) => ({ move, position })),
  };
}

/** Learner and teacher of a running game; undefined without a teacher or without hints. */
async function pupilOf({ store, positions }: TableContext, actor: Actor, row: GameRow) {
  const seat = seatOfPerson(row, actor.person);
  const teacher = row.places.find(({ ai }) => ai === TEACHER)?.seat ?? undefined;
  const mayAsk = row.stage === 'running' && givesHints(row);
  if (seat === undefined || teacher === undefined || !mayAsk) return undefined;
  if (!(await settingsOf(store, row.guild)).review) return undefined;
  return { seat, teacher, material: { ...positions.forThread(row), seed: row.seq + 1 } };
}

/** The reviewed seat; in a running game only the actor's own. @throws Refused */
async function reviewedSeat(
  { store }: TableContext,
  actor: Actor,
  row: GameRow,
  wanted?: Seat,
): Promise<Seat | undefined> {
  await checkOn(store, row.guild, 'review');
  const own = seatOfPerson(row, actor.person);
  if (row.stage !== 'finished' || row.over === null) {
    if (row.stage !== 'running' || !givesHints(row) || own === undefined) refuse('table.not-over');
    return own;
  }
  const seat = wanted ?? own;
  const isThere = row.places.some((place) => place.seat === seat);
  if (seat !== undefined && !isThere) refuse('table.no-such-seat', { seat });
  return seat;
}

async function textAt({ positions }: TableContext, row: GameRow, seq: number): Promise<string> {
  return JSON.stringify((await positions.at(row, seq)).position);
}

async function momentsOf(context: TableContext, row: GameRow): Promise<readonly ReviewMoment[]> {
  const ends = new Map<number, number>([[0, 0]]);
  for (const { turn, to } of chaptersOf(await context.store.outline(row.id)))
    if (turn > 0) ends.set(turn, to);
  // The end of the last turn is the end of the game.
  const all = [...ends].slice(0, -1);
  const step = Math.max(1, Math.ceil(all.length / MOST_TURNS));
  const moments: ReviewMoment[] = [];
  for (const [at, [turn, seq]] of all.entries())
    if (at % step === 0) moments.push({ turn, position: await textAt(context, row, seq) });
  return moments;
}

/** Moves that weren't undone, in order. */
async function movesOfRow({ store }: TableContext, row: GameRow): Promise<readonly Played[]> {
  const events = await store.events(row.id);
  const undone = undoneOf(events);
  return events.filter(
    (event): event is Played => event.kind === 'move' && event.move !== null && !undone.has(event.seq),
  );
}

async function decided(
  context: TableContext,
  row: GameRow,
  moves: readonly Played[],
): Promise<readonly ReviewDecision[]> {
  const module = context.positions.module(row);
  const found: ReviewDecision[] = [];
  for (const { seq, phase, move, turn, seat } of moves)
    for (const part of oneByOne(module, await textAt(context, row, seq - 1), seat ?? '', move))
      found.push({ seq, turn, phase, ...part });
  return found;
}

/** A seat's decisions: all of them, or in a running game those of its last turn. */
async function decisionsOf(
  context: TableContext,
  row: GameRow,
  seat: Seat,
): Promise<readonly ReviewDecision[]> {
  const all = (await movesOfRow(context, row)).filter((event) => event.seat === seat);
  const turn = all.at(-1)?.turn;
  return decided(context, row, row.over === null ? all.filter((event) => event.turn === turn) : all);
}
