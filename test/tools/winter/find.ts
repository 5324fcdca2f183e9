import type { AnyModule } from '../../../src/games/registry.js';
import { progressOf } from '../../../src/kernel/moment.js';
import { isClosed } from '../../../src/kernel/parameters.js';
import { placesOf } from '../../../src/kernel/places.js';
import { drawer, shuffle, type Draw } from '../../../src/kernel/random.js';
import type { Choice, Position, SetupInput } from '../../../src/kernel/types.js';
import { playedBetween } from './played-between.js';
import { checked, checkedAgain, FEWEST_ANSWERS, MOST_ANSWERS, secondStandard, SURE_99 } from './check.js';
import type { FindLimits } from './limits.js';
import type { Riddle } from '../../../src/club/daily/riddle.js';
import { unfitBecause } from './standard.js';
import { type Decision, openAnswers, type Promising, promising } from './sieve.js';
import { Tally } from './tally.js';

/** Searches an AI game for riddles: decisions with one clearly best answer that isn't the obvious one. */

/** Earlier decisions, as a share of the game, matter little and take longest to play out. */
const FROM = 0.7;

/** The riddle, if one was found, and the tally of decisions. */
export interface Search {
  readonly riddle?: Riddle;
  readonly tally: Tally;
}

/** @param seed the game's secret seed; the same seed finds the same riddle */
export function findRiddle(
  module: AnyModule,
  setup: SetupInput,
  seed: string,
  number: number,
  limits: FindLimits,
): Search {
  const draw = drawer(number);
  const tally = new Tally();
  const { moves, decisions, isOver } = tally.timed('game', () => {
    const value = playedGame(module, setup, seed, draw);
    return { value, passed: value.isOver };
  });
  if (!isOver) return { tally };
  const late = decisions.filter(({ at }) => at >= FROM * moves.length);
  for (const decision of shuffle(late, draw).slice(0, limits.decisions)) {
    if (!limits.keepGoing()) break;
    const { position, seat } = decision;
    const found = promising({ module, position, seat }, limits, draw, tally);
    if (found === undefined) continue;
    const before = riddleBefore(decision, found);
    if (limits.isWanted?.(before) === false) continue;
    const riddle = verified(found, before, limits, draw, tally);
    if (riddle !== undefined) return { riddle, tally };
  }
  return { tally };

  function riddleBefore({ at, seat, position }: Decision, { usual, first, best }: Promising) {
    const { turn, phase } = progressOf(module.moment(JSON.parse(position) as Position));
    return {
      game: module.meta.id,
      rulesVersion: module.meta.rulesVersion,
      ...setup,
      ...{ seed, moves: moves.slice(0, at), seat, turn, phase, usual, first, best },
    };
  }
}

/** Plays a game between quick AIs, and lists its decisions with a choice. */
function playedGame(module: AnyModule, setup: SetupInput, seed: string, draw: Draw) {
  const decisions: Decision[] = [];
  const played = playedBetween(module, { ...setup, seed }, draw, ({ position }, seat, choices, at) => {
    if (isRiddlesome(module, position, choices))
      decisions.push({ at, seat, position: JSON.stringify(position) });
  });
  return { ...played, decisions };
}

/** Whether a decision has choices and each is a complete answer, not part of a sealed composition. */
function isRiddlesome(module: AnyModule, position: Position, choices: readonly Choice[]): boolean {
  const state = placesOf(module).states.get(position.frames.at(-1)?.at ?? '');
  const asked = openAnswers(module, choices);
  const isOpen = asked.length >= FEWEST_ANSWERS || asked.some((choice) => !isClosed(choice));
  return isOpen && state?.closes === undefined;
}

/** Runs both checks in worlds that weren't used for the selection. */
function verified(
  { trial, usual, first, best, others }: Promising,
  before: Omit<Riddle, 'worlds' | 'answers'>,
  { worlds, clear, keepGoing }: FindLimits,
  draw: Draw,
  tally: Tally,
): Riddle | undefined {
  // The first choice of the list, which a player might press without thinking, is among the answers.
  const rest = others.slice(1).toSorted((a, b) => Number(b === first) - Number(a === first));
  const field = [best, usual, ...rest].slice(0, MOST_ANSWERS + 1);
  const [one, other] = [draw(2 ** 31), draw(2 ** 31)];
  const run = tally.timed('check', () => {
    const standard = { worlds, clear, errors: SURE_99, luck: one, keepGoing };
    const value = checked(trial, field, standard);
    return { value, passed: value !== undefined };
  });
  if (run === undefined) return undefined;
  return tally.timed('second check', () => {
    const standard = secondStandard({ worlds, keepGoing }, other);
    const again = checkedAgain(trial.module, { ...before, ...run }, standard);
    const value = again === undefined || unfitBecause(again) !== undefined ? undefined : again;
    return { value, passed: value !== undefined };
  });
}
