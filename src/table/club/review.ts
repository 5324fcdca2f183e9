import type { Decision, Material, Moment } from '../../club/index.js';
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
import { openRow, type Context } from '../context/context.js';
import { givesHints } from '../read/hints.js';
import { chaptersOf, undoneOf } from '../read/history.js';
import { refuse } from '../texts/refuse.js';
import { hintFor } from '../turn/advice.js';
import type { Actor, GameId, ReviewMethods } from '../contract/index.js';
import type { AnyModule } from '../../games/registry.js';
import { checkOn, settingsOf } from './settings.js';

type Played = EventRow & { readonly move: string };

/** Moves of a teacher among which one is looked for that can be learnt from. */
const MOST_TAUGHT = 24;

/** Turns of a long game that stand in the curve, the start and the last among them. */
const MOST_TURNS = 24;

/** Moves that were sent together, each with the position it was made in: between them nothing was learnt. */
function oneByOne(
  module: AnyModule,
  position: string,
  seat: Seat,
  text: string,
): readonly Pick<Decision, 'move' | 'position'>[] {
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

/** What a finished game is looked back at from. Nothing of a running one: what is hidden there stays so. */
export function reviewMethods(context: Context): ReviewMethods {
  const { store, positions } = context;

  async function textAt(row: GameRow, seq: number): Promise<string> {
    return JSON.stringify((await positions.at(row, seq)).position);
  }

  async function momentsOf(row: GameRow): Promise<readonly Moment[]> {
    const ends = new Map<number, number>([[0, 0]]);
    for (const { turn, to } of chaptersOf(await store.outline(row.id))) if (turn > 0) ends.set(turn, to);
    // The end of the last turn is the end of the game.
    const all = [...ends].slice(0, -1);
    const step = Math.max(1, Math.ceil(all.length / MOST_TURNS));
    const moments: Moment[] = [];
    for (const [at, [turn, seq]] of all.entries())
      if (at % step === 0) moments.push({ turn, position: await textAt(row, seq) });
    return moments;
  }

  /** Moves that stood, in order. */
  async function movesOfRow(row: GameRow): Promise<readonly Played[]> {
    const events = await store.events(row.id);
    const undone = undoneOf(events);
    return events.filter(
      (event): event is Played => event.kind === 'move' && event.move !== null && !undone.has(event.seq),
    );
  }

  async function decided(row: GameRow, moves: readonly Played[]): Promise<readonly Decision[]> {
    const found: Decision[] = [];
    for (const { seq, phase, move, turn, seat } of moves)
      for (const part of oneByOne(positions.module(row), await textAt(row, seq - 1), seat ?? '', move))
        found.push({ seq, turn, phase, ...part });
    return found;
  }

  /** @param last of the last turn alone in which there are any */
  async function decisionsOf(row: GameRow, seat: Seat, last: boolean): Promise<readonly Decision[]> {
    const all = (await movesOfRow(row)).filter((event) => event.seat === seat);
    const turn = all.at(-1)?.turn;
    return decided(row, last ? all.filter((event) => event.turn === turn) : all);
  }

  /** Who learns from whom in a game that goes on; undefined where nobody does, or no program may be asked. */
  async function pupilOf(actor: Actor, row: GameRow) {
    const seat = row.places.find(({ person }) => person === actor.person)?.seat ?? undefined;
    const teacher = row.places.find(({ ai }) => ai === TEACHER)?.seat ?? undefined;
    const mayAsk = row.stage === 'running' && givesHints(row);
    if (seat === undefined || teacher === undefined || !mayAsk) return undefined;
    if (!(await settingsOf(store, row.guild)).review) return undefined;
    return { seat, teacher, of: { ...positions.forThread(row), seed: row.seq + 1 } };
  }

  /** Whose decisions are looked at. Refused where nothing may be looked back at. */
  async function checked(actor: Actor, row: GameRow, wanted?: Seat): Promise<Seat | undefined> {
    await checkOn(store, row.guild, 'review');
    const own = row.places.find(({ person }) => person === actor.person)?.seat ?? undefined;
    if (row.stage !== 'finished' || row.over === null) {
      // Who may ask a program what to do may ask it what they did: nothing but their own last turn.
      const asks = row.stage === 'running' && givesHints(row);
      if (!asks || own === undefined) refuse('table.not-over');
      return own;
    }
    const seat = wanted ?? own;
    const isThere = row.places.some((place) => place.seat === seat);
    if (seat !== undefined && !isThere) refuse('table.no-such-seat', { seat });
    return seat;
  }

  return {
    async taughtTurn(actor, id) {
      const row = await openRow(store, actor, id);
      const pupil = await pupilOf(actor, row);
      if (pupil === undefined) return undefined;
      const { seat, teacher, of } = pupil;
      const moves = await movesOfRow(row);
      const last = moves.findLastIndex((one) => one.seat === seat);
      // They are still at it: nothing is said before they are done.
      if (last === moves.length - 1 && row.awaited.some((asked) => asked.seat === seat)) return undefined;
      const before = moves.slice(0, last + 1).findLastIndex((one) => one.seat !== seat);
      const decisions = await decided(row, moves.slice(before + 1, last + 1));
      const seats = row.places.flatMap((place) => place.seat ?? []);
      const own = { ...of, seats, moments: [], seat, decisions };
      return { card: cardOf(row), teacher, own, upTo: moves[last]?.seq ?? 0 };
    },

    async taughtReply(actor, id, after) {
      const row = await openRow(store, actor, id);
      const pupil = await pupilOf(actor, row);
      if (pupil === undefined) return undefined;
      const { seat, teacher, of } = pupil;
      const since = (await movesOfRow(row)).filter(({ seq }) => seq > after);
      const next = since.findIndex((one) => one.seat === seat);
      // What is sealed or seen by one seat alone is nobody's lesson.
      const own = (next < 0 ? since : since.slice(0, next)).filter(
        (one) => one.seat === teacher && !one.secret,
      );
      const decisions = await decided(row, own.slice(-MOST_TAUGHT));
      if (decisions.length === 0) return undefined;
      return {
        ...{ ...of, seat: teacher, eyes: seat },
        decisions: decisions.map(({ move, position }) => ({ move, position })),
      };
    },

    hint: (actor, id) => hintFor(context, actor, id),

    seat: async (actor, game, wanted) => checked(actor, await openRow(store, actor, game), wanted),

    async material(actor: Actor, game: GameId, wanted?: Seat): Promise<Material> {
      const row = await openRow(store, actor, game);
      const seat = await checked(actor, row, wanted);
      const { over } = row;
      const module = positions.module(row);
      const seats = row.places.flatMap((place) => place.seat ?? []);
      const order = module.meta.seats.flatMap(({ id }) => (seats.includes(id) ? [id] : []));
      return {
        ...positions.forThread(row),
        seats: order,
        ...(over === null ? {} : { over }),
        moments: over === null ? [] : await momentsOf(row),
        ...(seat === undefined ? {} : { seat }),
        decisions: seat === undefined ? [] : await decisionsOf(row, seat, over === null),
        seed: row.id,
      };
    },
  };
}
