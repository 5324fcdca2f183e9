import type { Decision, Material, Moment } from '../../club/review/material.js';
import type { EventRow, GameRow } from '../../store/port.js';
import { openRow, type Context } from '../context.js';
import { chaptersOf, undoneOf } from '../history.js';
import { packOfGame } from '../../kernel/packs.js';
import { refuse } from '../refuse.js';
import type { Actor, GameId, Table } from '../types.js';
import type { Seat } from '../../kernel/types.js';
import { checkOn } from './settings.js';

/** Turns of a long game that stand in the curve, the start and the last among them. */
const MOST_TURNS = 24;

/** What a finished game is looked back at from. Nothing of a running one: what is hidden there stays so. */
export function reviewMethods(context: Context): Pick<Table, 'reviewMaterial'> {
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

  async function decisionsOf(row: GameRow, seat: Seat): Promise<readonly Decision[]> {
    const events = await store.events(row.id);
    const undone = undoneOf(events);
    const own = events.filter(
      (event): event is EventRow & { readonly move: string } =>
        event.kind === 'move' && event.seat === seat && event.move !== null && !undone.has(event.seq),
    );
    const found: Decision[] = [];
    for (const { seq, turn, phase, move } of own)
      found.push({ seq, turn, phase, move, position: await textAt(row, seq - 1) });
    return found;
  }

  return {
    async reviewMaterial(actor: Actor, game: GameId, wanted?: Seat): Promise<Material> {
      await checkOn(store, actor.guild, 'review');
      const row = await openRow(store, actor, game);
      const { over } = row;
      if (row.stage !== 'finished' || over === null) refuse('table.not-over');
      const module = positions.module(row);
      const seats = row.places.flatMap(({ seat }) => seat ?? []);
      const order = module.meta.seats.flatMap(({ id }) => (seats.includes(id) ? [id] : []));
      const own = row.places.find(({ person }) => person === actor.person)?.seat ?? undefined;
      const seat = wanted ?? own;
      if (seat !== undefined && !seats.includes(seat)) refuse('table.no-such-seat', { seat });
      const pack = packOfGame(module, row.options);
      return {
        game: row.module,
        ...(pack === undefined ? {} : { pack }),
        seats: order,
        over,
        moments: await momentsOf(row),
        ...(seat === undefined ? {} : { seat }),
        decisions: seat === undefined ? [] : await decisionsOf(row, seat),
        seed: row.id,
      };
    },
  };
}
