import { isDeepStrictEqual } from 'node:util';
import { copyPosition, happeningsFor, openGame, type Game } from '../../src/kernel/game.js';
import { makeMove, matchMove } from '../../src/kernel/notation.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { recalled, recalledMove } from '../../src/kernel/recall.js';
import type { GameModule, Happening, Move, Position, Seat } from '../../src/kernel/types.js';

/**
 * The law that a seat's own history tells no more than its view and what everyone sees. Two games begin with positions
 * that look the same to the seat. As long as everyone sees the same in both, and the seat's view is the same, so is the
 * seat's history: else it would tell something that the seat may not look at again.
 */

type AnyModule = GameModule<unknown, unknown>;
type AnyGame = Game<unknown, unknown>;
type Draw = (n: number) => number;

/** Decisions that are played on in both games. */
const STEPS = 8;
/** Other moves that are tried in the second game, for one that everyone takes for the same. */
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

/** The move, or another of its kind, after which everyone sees what `other` shows; undefined when none was found. */
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

/** What a seat's history says: what everyone sees in its order, and what only the seat was told. */
interface History {
  readonly public: unknown[];
  readonly own: string[];
}

/** Adds what it says of a decision. */
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
  // Which of its own cards a seat drew first is no secret from it, and gives nothing away.
  history.own.sort();
}

/** What the seat's history gives away after this position, as far as chance finds it; undefined where nothing. */
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
