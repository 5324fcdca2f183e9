import { fastDice } from '../../src/kernel/dice.js';
import { isDeepStrictEqual } from 'node:util';
import { lostInJson } from './lost-in-json.js';
import { Refused, Stale } from '../../src/kernel/errors.js';
import { copyPosition, openGame, startGame, type Game } from '../../src/kernel/game.js';
import { brokenIn } from '../../src/kernel/invariants.js';
import { makeMove, matchMove, parseMove } from '../../src/kernel/notation.js';
import { playout, playOn, type PlayedMove } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type { Choice, GameModule, Move, Position, Seat, SetupInput, Viewer } from '../../src/kernel/types.js';

/** A violation of the kernel's laws by a module. */
export interface Breach {
  readonly law: string;
  readonly detail: string;
}

type AnyModule = GameModule<unknown, unknown>;

export interface ConformanceInput extends SetupInput {
  /** Seed of the whole check; the same seed gives the same games. */
  readonly seed: number;
  /** Checks that copy or examine the whole position run at every n-th decision. */
  readonly every?: number;
  /** More decisions than this count as a runaway. */
  readonly most?: number;
}

/**
 * Plays one random game of a module and checks every law of the kernel: JSON identity, determinism, replay, dead ends,
 * runaways, invariants, leaks, undo floor, refusals, notation. @returns at most twenty breaches
 */
export function conform(module: AnyModule, input: ConformanceInput): Breach[] {
  const breaches: Breach[] = [];
  const note = (law: string, detail: string): void => {
    if (breaches.length < 20) breaches.push({ law, detail });
  };
  const every = input.every ?? 1;
  const draw = drawer(input.seed);
  const seed = `conformance ${input.seed}`;
  const played: PlayedMove[] = [];
  let count = 0;
  let final: Position;
  try {
    final = playout(module, {
      ...input,
      seed,
      secret: true,
      draw,
      before: (game, seat) => {
        if (count++ % every !== 0) return;
        checkPosition(module, game, note);
        const eyes = eyesOf(module, game);
        checkChoices(game, eyes, seat, draw, note);
        checkLapse(module, game, seat, note);
        checkLeaks(module, game, eyes, draw, note);
        checkReshuffle(module, game, eyes, draw, note);
      },
      after: (_game, one) => played.push(one),
    }).position;
  } catch (error) {
    note('a playout ends', `${String(error)} after ${played.length} decisions: ${trail(played)}`);
    return breaches;
  }
  for (const broken of brokenIn(module, final)) note('invariants hold', `at the end: ${broken}`);
  checkReplay(module, { ...input, seed }, played, final, note);
  return breaches;
}

type Note = (law: string, detail: string) => void;

/** Every viewer's view of a position and every seat's choices, computed once for all laws. */
interface Eyes {
  readonly view: (viewer: Viewer) => unknown;
  readonly choices: (seat: Seat) => readonly Choice[];
}

function eyesOf(module: AnyModule, game: Game<unknown, unknown>): Eyes {
  const views = new Map<Viewer, unknown>();
  const choices = new Map<Seat, readonly Choice[]>();
  return {
    view: (viewer) => {
      const known = views.get(viewer) ?? module.view(game.position, viewer);
      views.set(viewer, known);
      return known;
    },
    choices: (seat) => {
      const known = choices.get(seat) ?? game.choices(seat, true);
      choices.set(seat, known);
      return known;
    },
  };
}

const trail = (played: readonly PlayedMove[]): string =>
  played
    .slice(-5)
    .map(({ seat, move }) => `${seat}: ${makeMove(move)}`)
    .join('; ');

function checkPosition(module: AnyModule, game: Game<unknown, unknown>, note: Note): void {
  const { position } = game;
  const lost = lostInJson(position);
  if (lost !== undefined) note('JSON identity', `position${lost} is nothing that JSON can say`);
  const opened = openGame(module, JSON.parse(JSON.stringify(position)) as typeof position);
  if (!isDeepStrictEqual([...opened.waiting()], [...game.waiting()]))
    note('JSON identity', 'others are waited for');
  for (const broken of brokenIn(module, position))
    note('invariants hold', `${game.state()?.name}: ${broken}`);
}

/** The default answer of a window that closes must be legal. */
function checkLapse(module: AnyModule, game: Game<unknown, unknown>, seat: Seat, note: Note): void {
  const name = game.state()?.name ?? '';
  const onTimeout = module.states[name]?.onTimeout;
  if (onTimeout === undefined) return;
  const matched = matchMove(game.choices(seat), onTimeout);
  if (matched === undefined || matched.choice.blocked !== undefined)
    note('a window can close', `${name}: ${makeMove(onTimeout)} is not offered`);
}

function checkChoices(
  game: Game<unknown, unknown>,
  eyes: Eyes,
  seat: Seat,
  draw: (n: number) => number,
  note: Note,
): void {
  const state = game.state()?.name ?? '';
  const choices = game.choices(seat);
  const explained = eyes.choices(seat);
  const open = explained.filter((choice) => choice.blocked === undefined);
  if (!isDeepStrictEqual(open, [...choices]))
    note('explaining changes nothing', `${state}: the open choices differ`);
  for (const choice of choices) {
    const move = fillChoice(choice, draw);
    const read = parseMove(makeMove(move));
    const matched = read === undefined ? undefined : matchMove(choices, read);
    if (
      matched === undefined ||
      matched.choice.blocked !== undefined ||
      !isDeepStrictEqual(matched.move, move)
    ) {
      note('notation reads back', `${state}: ${makeMove(move)}`);
    }
  }
  const nonsense: Move[] = [
    { verb: 'fly', args: [] },
    { verb: choices[0]?.verb ?? 'fly', args: ['nowhere', 99, 'x'] },
    ...explained.filter((choice) => choice.blocked !== undefined).map((choice) => fillChoice(choice, draw)),
  ];
  for (const move of nonsense) {
    if (matchMove(choices, move)?.choice.blocked === undefined && matchMove(choices, move) !== undefined)
      continue;
    const before = JSON.stringify(game.position);
    try {
      game.apply(seat, move);
      note('what is not offered is refused', `${state}: ${makeMove(move)}`);
    } catch (error) {
      if (!(error instanceof Refused)) note('what is not offered is refused', `${state}: ${String(error)}`);
    }
    if (JSON.stringify(game.position) !== before)
      note('a refused move changes nothing', `${state}: ${makeMove(move)}`);
  }
  for (const other of game.position.seats) {
    if (game.waiting().includes(other)) continue;
    if (game.choices(other).length > 0) note('only those waited for have choices', `${state}: ${other}`);
    try {
      game.apply(other, nonsense[0] as Move);
      note('out of turn is stale', `${state}: ${other}`);
    } catch (error) {
      if (!(error instanceof Stale)) note('out of turn is stale', `${state}: ${String(error)}`);
    }
  }
}

function checkLeaks(
  module: AnyModule,
  game: Game<unknown, unknown>,
  eyes: Eyes,
  draw: (n: number) => number,
  note: Note,
): void {
  const { position } = game;
  for (const viewer of [...position.seats, 'spectator']) {
    const other = module.permuteHidden(position, viewer, draw);
    if (!isDeepStrictEqual(module.view(other, viewer), eyes.view(viewer))) {
      note('views leak nothing', `${game.state()?.name}: the view of ${viewer}`);
    }
    const twin = openGame(module, other);
    if (!isDeepStrictEqual([...twin.waiting()], [...game.waiting()])) {
      note(
        'views leak nothing',
        `${game.state()?.name}: who is waited for depends on what ${viewer} can't see`,
      );
    }
    if (viewer === 'spectator' || !game.waiting().includes(viewer)) continue;
    if (!isDeepStrictEqual(twin.choices(viewer, true), eyes.choices(viewer))) {
      note('views leak nothing', `${game.state()?.name}: the choices of ${viewer}`);
    }
  }
}

/** Reshuffles unseen cards: no view may change. */
function checkReshuffle(
  module: AnyModule,
  game: Game<unknown, unknown>,
  eyes: Eyes,
  draw: (n: number) => number,
  note: Note,
): void {
  const law = 'nobody notices a reshuffle';
  const where = game.state()?.name ?? '';
  const twin = openGame(module, copyPosition(game.position));
  twin.renew({ ...fastDice(`reshuffle ${draw(1_000_000)}`), count: game.position.dice.count });
  for (const broken of brokenIn(module, twin.position)) note(law, `${where}: ${broken}`);
  if (!isDeepStrictEqual(twin.waiting(), game.waiting())) note(law, `${where}: others are waited for`);
  for (const viewer of [...game.position.seats, 'spectator']) {
    if (!isDeepStrictEqual(module.view(twin.position, viewer), eyes.view(viewer)))
      note(law, `${where}: the view of ${viewer}`);
    if (!isDeepStrictEqual(twin.choices(viewer, true), eyes.choices(viewer)))
      note(law, `${where}: the choices of ${viewer}`);
  }
}

/** Replays the moves from the same seed, also with every position serialized in between: the game must be the same. */
function checkReplay(
  module: AnyModule,
  input: SetupInput & { seed: string },
  played: readonly PlayedMove[],
  final: Position,
  note: Note,
): void {
  let { game } = startGame(module, input);
  for (const [at, { seat, move }] of played.entries()) {
    if (at % 7 === 0) game = openGame(module, copyPosition(game.position));
    const { verb, args } = move;
    let floor: boolean;
    const before = at % 11 === 0 ? copyPosition(game.position) : undefined;
    try {
      floor = game.apply(seat, parseMove(makeMove({ verb, args })) ?? move).floor;
    } catch (error) {
      note('replay equals play', `decision ${at}, ${seat}: ${makeMove(move)}: ${String(error)}`);
      return;
    }
    if (before !== undefined && !floor && before.dice.count !== game.position.dice.count) {
      note('undo stops at the dice', `${seat}: ${makeMove(move)}`);
    }
  }
  if (!isDeepStrictEqual(copyPosition(game.position), copyPosition(final)))
    note('replay equals play', 'the final positions differ');
}

/** Finds a position in random games, for tests that need a certain kind. */
export function findPosition(
  module: AnyModule,
  input: ConformanceInput,
  wanted: (game: Game<unknown, unknown>) => boolean,
): Position | undefined {
  let found: Position | undefined;
  const draw = drawer(input.seed);
  const { game } = startGame(module, { ...input, seed: `find ${input.seed}`, dice: 'fast' });
  try {
    playOn(game, {
      draw,
      before: (running) => {
        if (found === undefined && wanted(running)) found = copyPosition(running.position);
      },
    });
  } catch {
    return found;
  }
  return found;
}
