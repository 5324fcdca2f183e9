import { isDeepStrictEqual } from 'node:util';
import { copyPosition, happeningsFor, openGame, type Game } from '../../src/kernel/game.js';
import { makeMove, matchMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { recalled, recalledMove } from '../../src/kernel/recall.js';
import type { GameModule, Happening, Move, Position, Seat } from '../../src/kernel/types.js';

/**
 * A seat's own history must not reveal more than its view and the public log: in two games that look the same to the
 * seat, as long as views and public log are equal, so must be its histories.
 */

type AnyModule = GameModule<unknown, unknown>;
type AnyGame = Game<unknown, unknown>;
type Draw = (n: number) => number;

/** Decisions played in both games. */
const STEPS = 8;
/** Tries to find a move in the second game with the same public result. */
const TRIES = 12;

interface Told {
  readonly game: AnyGame;
  readonly happenings: readonly Happening[];
  readonly move: Move;
}

const seenByAll = (module: AnyModule, { game, happenings }: Told): unknown => [
  module.view(game.position, 'spectator'),
  happeningsFor(happenings, 'spectator'),
  game.waiting(),
];

const played = (module: AnyModule, from: AnyGame, seat: Seat, move: Move): Told => {
  const game = openGame(module, copyPosition(from.position));
  return { game, move, happenings: game.apply(seat, move).happenings };
};

/** The move, or another with this verb, with the same public result as `other`; undefined if none was found. */
function alike(module: AnyModule, from: AnyGame, seat: Seat, other: Told, draw: Draw): Told | undefined {
  const wanted = seenByAll(module, other);
  const choices = from.choices(seat);
  const same = choices.filter(({ verb }) => verb === other.move.verb);
  for (let n = 0; n <= TRIES; n++) {
    const choice = same[draw(Math.max(1, same.length))];
    if (choice === undefined) return undefined;
    const move = n === 0 ? matchMove(choices, other.move)?.move : fillChoice(choice, draw);
    const told = move === undefined ? undefined : played(module, from, seat, move);
    if (told !== undefined && isDeepStrictEqual(seenByAll(module, told), wanted)) return told;
  }
  return undefined;
}

/** A seat's history: the public happenings in order, and those only the seat was shown. */
interface History {
  readonly public: unknown[];
  readonly own: string[];
}

/** Adds the happenings of a decision. */
function add(history: History, module: AnyModule, seat: Seat, mover: Seat, { happenings, move }: Told): void {
  const told = recalled(module, happenings, seat);
  history.public.push(mover === seat ? recalledMove(module, makeMove(move)) : mover);
  history.public.push(happeningsFor(told, 'spectator'));
  for (const { key, args } of told.filter(({ to }) => to !== undefined))
    history.own.push(
      ...Object.values(args)
        .flat()
        .map((value) => `${key} ${JSON.stringify(value)}`),
    );
  // The order in which a seat drew its own cards is no secret to it.
  history.own.sort();
}

/** A difference that the seat's history reveals after this position, found by random play; undefined if none. */
export function givenAwayBy(
  module: AnyModule,
  position: Position,
  seat: Seat,
  draw: Draw,
): string | undefined {
  let games: readonly [AnyGame, AnyGame] = [
    openGame(module, copyPosition(position)),
    openGame(module, module.permuteHidden(copyPosition(position), seat, draw)),
  ];
  const histories: readonly [History, History] = [
    { public: [], own: [] },
    { public: [], own: [] },
  ];
  for (let n = 0; n < STEPS; n++) {
    const [one, two] = games;
    const waiting = one.waiting();
    const mover = waiting[draw(Math.max(1, waiting.length))];
    if (mover === undefined || !two.waiting().includes(mover)) return undefined;
    const choices = one.choices(mover);
    const choice = choices[draw(choices.length)];
    if (choice === undefined) return undefined;
    const told = played(module, one, mover, fillChoice(choice, draw));
    const like = alike(module, two, mover, told, draw);
    if (like === undefined) return undefined;
    add(histories[0], module, seat, mover, told);
    add(histories[1], module, seat, mover, like);
    games = [told.game, like.game];
    const [view, other] = games.map((game) => module.view(game.position, seat));
    if (isDeepStrictEqual(view, other) && !isDeepStrictEqual(histories[0], histories[1]))
      return `${mover}: ${makeMove(told.move)} | ${makeMove(like.move)}`;
  }
  return undefined;
}
