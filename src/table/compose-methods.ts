import { Refused } from '../kernel/errors.js';
import { foresee, imagine, type Foreseen } from '../kernel/what-if.js';
import { composeMoves, makeMove, parseMove } from '../kernel/notation.js';
import { happeningsFor } from '../kernel/game.js';
import type { Choice, Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { playAis, playMove, type Cascade } from './cascade.js';
import { checkAsked, checkFresh, checkRunning, openRow, seatOfPerson, type Context } from './context.js';
import { follow } from './go-back.js';
import { readPlans } from './orders/rows.js';
import type { AnyGame } from './positions.js';
import { refuse } from './refuse.js';
import type { Actor, Composition, GameId, Table } from './types.js';

/**
 * One intention, one message: moves that follow one another without a die, a reveal or anybody else's word are tried on
 * a copy one by one, and played together.
 */

/** Moves of one composition. */
const MOST_LINES = 24;

export function composeMethods(context: Context): Pick<Table, 'compose' | 'actAll'> {
  const { store, positions, queues, entropy } = context;

  async function seated(actor: Actor, id: GameId): Promise<{ readonly row: GameRow; readonly seat: Seat }> {
    const row = await openRow(store, actor, id);
    return { row, seat: seatOfPerson(row, actor.person) ?? refuse('table.not-seated') };
  }

  /** How far the lines can be foreseen on a copy that differs in all that the seat can't see. */
  function tried(row: GameRow, game: AnyGame, seat: Seat, lines: readonly string[]) {
    const module = positions.module(row);
    const ahead = imagine(module, game.position, seat, entropy.draw);
    const played: string[] = [];
    const happenings: Foreseen<unknown>['happenings'][number][] = [];
    let stops: Foreseen<unknown>['stops'] = 'own';
    let refused: Refused | undefined;
    for (const line of lines) {
      if (stops !== 'own') break;
      try {
        const seen = foresee(ahead, seat, [line]);
        played.push(...seen.played.map(makeMove));
        happenings.push(...happeningsFor(seen.happenings, seat));
        ({ stops } = seen);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused = error;
        break;
      }
    }
    const choices: readonly Choice[] = stops === 'own' ? ahead.game.choices(seat, true) : [];
    const state = ahead.game.state();
    const view: unknown = stops === 'own' ? module.view(ahead.copy, seat) : undefined;
    return { played, happenings, stops, refused, choices, state, view, asked: ahead.game.waiting() };
  }

  /** So many of the lines, at least one, are one answer: nothing is learnt and nobody is asked between them. */
  function together(row: GameRow, game: AnyGame, seat: Seat, lines: readonly string[]): number {
    return Math.max(1, tried(row, game, seat, lines).played.length);
  }

  return {
    async compose(actor, id, lines): Promise<Composition> {
      const { row, seat } = await seated(actor, id);
      checkRunning(row);
      checkAsked(row, seat);
      const game = await positions.at(row, row.seq);
      const [one, two] = [0, 1].map(() => tried(row, game, seat, lines.slice(0, MOST_LINES))) as [
        ReturnType<typeof tried>,
        ReturnType<typeof tried>,
      ];
      // What the copies differ in hangs on what the seat can't see: it is played before anything is chosen after it.
      const agree = JSON.stringify(one.choices) === JSON.stringify(two.choices);
      const { played, happenings, refused, state, view } = one;
      const stops = one.stops === 'own' && !agree ? 'hidden' : one.stops;
      return {
        lines: played,
        happenings,
        stops,
        asked: one.asked,
        choices: stops === 'own' ? structuredClone(one.choices) : [],
        ...(refused === undefined
          ? {}
          : { refused: { rule: refused.rule, key: refused.key, args: refused.facts } }),
        ...(stops !== 'own' || state === undefined ? {} : { state: state.name, rule: state.rule }),
        ...(stops === 'own' ? { view: structuredClone(view) } : {}),
      };
    },

    actAll: (actor, id, lines, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        checkRunning(row);
        await checkFresh(store, positions, row, seat, seq);
        checkAsked(row, seat);
        if (lines.length === 0 || lines.length > MOST_LINES) refuse('table.unreadable');
        const cascade: Cascade = { row, events: [] };
        let uses = await readPlans(store, row, seat);
        let left: readonly string[] = lines;
        let why: Refused | undefined;
        while (left.length > 0 && isAsked(cascade.row, seat)) {
          const game = await positions.at(cascade.row, cascade.row.seq);
          const count = together(cascade.row, game, seat, left);
          const moves = left.slice(0, count).map((line) => parseMove(line) ?? refuse('table.unreadable'));
          const move = composeMoves(moves) ?? refuse('table.unreadable');
          try {
            await playMove(context, cascade, seat, move, { person: actor.person, quiet: seat, uses });
          } catch (error) {
            if (cascade.events.length === 0 || !(error instanceof Refused)) throw error;
            why = error;
            break;
          }
          uses = [];
          left = left.slice(count);
          if (left.length > 0 && !isAsked(cascade.row, seat))
            await playAis(context, cascade, context.aiBatch, seat);
        }
        const outcome = await follow(context, cascade, actor, seat);
        return {
          ...outcome,
          left,
          ...(why === undefined ? {} : { why: { rule: why.rule, key: why.key, args: why.facts } }),
        };
      }),
  };
}

const isAsked = (row: GameRow, seat: Seat): boolean =>
  row.stage === 'running' && row.awaited.some((one) => one.seat === seat);
