import type { AnyModule } from '../../games/registry.js';
import { drawer, makeMove, openGame, type Position, type Seat } from '../../kernel/index.js';
import { lucks } from '../review/trial.js';
import { imagined, playedOn, Sample, usualMove } from '../review/worlds.js';
import { playLine } from './beginning.js';
import { type Dealt, isDone, readStored, soloStart, worthOf } from './solo.js';

/**
 * An attempt's result without luck, as in backgammon analysis: the AI's mean result, plus what each of the
 * player's decisions gains or loses against the AI's, played on from boards that look the same.
 */

/** Worlds per decision that differs from the AI's; fewest for a saga, which has many decisions. */
const WORLDS = { hunt: 24, winter: 16, saga: 6 } as const;

/** An attempt's points without luck; deterministic. */
export function weighed(module: AnyModule, solo: Dealt, moves: readonly string[]): number {
  const game = soloStart(module, solo);
  let sum = solo.par.mean;
  moves.forEach((text, at) => {
    const played = readStored(text);
    const [seat, line] = played;
    if (seat === solo.seat) sum += gainOf(module, solo, JSON.stringify(game.position), line, at);
    playLine(game, played);
  });
  return sum;
}

/** Mean points that a move gains over the AI's move. */
function gainOf(module: AnyModule, solo: Dealt, position: string, move: string, at: number): number {
  const { seat, kind } = solo;
  const draw = drawer(at);
  const game = openGame(module, JSON.parse(position) as Position);
  const choices = game.choices(seat);
  if (choices.length === 0) return 0;
  const usual = makeMove(usualMove(module, game, seat, choices, draw));
  if (usual === move) return 0;
  const sample = new Sample();
  const luck = lucks(at);
  for (let n = 0; n < WORLDS[kind]; n++) {
    const number = luck.next().value;
    const [own, other] = [move, usual].map((line) =>
      cameTo(module, solo, imagined(module, position, seat, number), number, line),
    );
    if (own !== undefined && other !== undefined) sample.add(own - other);
  }
  return sample.mean;
}

/** Points at the end of a world after a move; undefined if the move isn't possible or no end is reached. */
function cameTo(
  module: AnyModule,
  solo: Dealt,
  world: Position,
  luck: number,
  move: string,
): number | undefined {
  const { seat } = solo;
  const end = playedUntil(module, solo, world, luck, { seat, move });
  return end === undefined ? undefined : worthOf(module, end, seat);
}

/** Position at the end of a solo game that AIs play on in an imagined world. */
export function playedUntil(
  module: AnyModule,
  { until }: Pick<Dealt, 'until'>,
  world: Position,
  luck: number,
  first?: { readonly seat: Seat; readonly move: string },
): Position | undefined {
  return playedOn(module, world, luck, first, (position) => isDone(module, position, until));
}
