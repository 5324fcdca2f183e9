import { answersOf } from '../review/hint.js';
import { plannedMove, usualMove } from '../review/worlds.js';
import type { AnyModule } from '../../games/registry.js';
import { openGame, startGame } from '../../kernel/game.js';
import { standOf } from '../../kernel/moment.js';
import { makeMove } from '../../kernel/notation.js';
import { fillChoice, isClosed } from '../../kernel/parameters.js';
import { placesOf } from '../../kernel/places.js';
import { drawer, shuffle, type Draw } from '../../kernel/random.js';
import type { Choice, Position, Seat, SetupInput } from '../../kernel/types.js';
import type { Answer, Played, Riddle } from './riddle.js';
import {
  ahead,
  lucks,
  promiseOf,
  triedMove,
  tryAll,
  type Trial,
  type Tried,
  whyOf,
  winsOf,
} from '../review/trial.js';

/** Looks for riddles in a game between programs: decisions of which one answer is clearly best, and not the obvious one. */

export interface FindLimits {
  /** Decisions of a game that are looked at. */
  readonly decisions: number;
  /** Answers that a decision is glanced at with. */
  readonly candidates: number;
  /** Worlds of the first glance (there are two more of it for what is left), of the look, and of the check. */
  readonly glance: number;
  readonly look: number;
  readonly worlds: number;
  /** Playouts of a program that thinks ahead, which names one of the candidates. */
  readonly thought: number;
  /** By how much more of the games the best one has to win than any other. */
  readonly clear: number;
  readonly keepGoing: () => boolean;
}

export const USUAL_FIND: Omit<FindLimits, 'keepGoing'> = {
  decisions: 24,
  candidates: 8,
  glance: 4,
  look: 36,
  worlds: 160,
  thought: 12,
  clear: 0.08,
};

/** Answers that are offered. */
const MOST_ANSWERS = 4;
const FEWEST_ANSWERS = 3;
/** Standard errors by which the best must lead all others after the second look, and after the check. */
const PROMISING = 1.6;
const SURELY = 2.6;
/** Of a game, what comes before this share of its decisions decides little. */
const FROM = 0.35;

/** More decisions than a game has. */
const MOST_MOVES = 5_000;

interface Decision {
  readonly at: number;
  readonly seat: Seat;
  readonly position: string;
}

/** Why a game had no riddle, for whoever waits: how many decisions were glanced at, and how many of them tried. */
export interface Search {
  readonly riddle?: Riddle;
  readonly glanced: number;
  readonly checked: number;
}

/** @param seed the game's secret; the same one finds the same riddle */
export function findRiddle(
  module: AnyModule,
  setup: SetupInput,
  seed: string,
  number: number,
  limits: FindLimits,
): Search {
  const draw = drawer(number);
  const { moves, decisions } = playedGame(module, setup, seed, draw);
  const late = decisions.filter(({ at }) => at >= FROM * moves.length);
  let [glanced, checked] = [0, 0];
  for (const decision of shuffle(late, draw).slice(0, limits.decisions)) {
    if (!limits.keepGoing()) break;
    glanced++;
    const found = promising(module, decision, limits, draw);
    if (found === undefined) continue;
    checked++;
    const sure = verified(found, limits, draw);
    if (sure === undefined) continue;
    const position = JSON.parse(decision.position) as Position;
    const { turn, phase } = standOf(module.moment(position));
    const { usual, first } = found;
    const riddle: Riddle = {
      game: module.meta.id,
      rulesVersion: module.meta.rulesVersion,
      ...setup,
      seed,
      moves: moves.slice(0, decision.at),
      seat: decision.seat,
      turn,
      phase,
      usual,
      first,
      ...sure,
    };
    return { riddle, glanced, checked };
  }
  return { glanced, checked };
}

/** A game between quick programs under its own dice, and every decision in it with some choice. */
function playedGame(module: AnyModule, setup: SetupInput, seed: string, draw: Draw) {
  const { game } = startGame(module, { ...setup, seed });
  game.telling = false;
  const moves: Played[] = [];
  const decisions: Decision[] = [];
  // Programs that go round in circles make no riddle.
  while (game.position.over === undefined && moves.length < MOST_MOVES) {
    const [seat = ''] = game.waiting();
    const choices = game.choices(seat);
    if (isRiddlesome(module, game.position, choices))
      decisions.push({ at: moves.length, seat, position: JSON.stringify(game.position) });
    const move = usualMove(module, game, seat, choices, draw);
    moves.push([seat, makeMove(move)]);
    game.play(seat, move);
  }
  return { moves, decisions };
}

/** There is something to choose, and the choice is a whole answer: not one part of a sealed one that is composed. */
function isRiddlesome(module: AnyModule, position: Position, choices: readonly Choice[]): boolean {
  const state = placesOf(module).states.get(position.frames.at(-1)?.at ?? '');
  const isOpen = choices.length >= FEWEST_ANSWERS || choices.some((choice) => !isClosed(choice));
  return isOpen && state?.closes === undefined;
}

interface Promising {
  readonly trial: Trial;
  readonly usual: string;
  readonly first: string;
  readonly best: string;
  /** What else was glanced at, the program's own first, then what looked best. */
  readonly others: readonly string[];
}

/** A decision in which, after two looks, an answer leads that is neither the program's nor the first of the list. */
function promising(
  module: AnyModule,
  { position, seat }: Decision,
  limits: FindLimits,
  draw: Draw,
): Promising | undefined {
  const game = openGame(module, JSON.parse(position) as Position);
  const choices = game.choices(seat);
  const usual = makeMove(usualMove(module, game, seat, choices, draw));
  const [one] = choices;
  const first = one === undefined ? '' : makeMove(fillChoice(one, () => 0));
  const { thought: playouts, keepGoing } = limits;
  const planned = plannedMove(module, game, seat, choices, draw, { playouts, keepGoing });
  const named = [usual, ...(planned === undefined ? [] : [makeMove(planned)]), first];
  const moves = answersOf(choices, named, limits.candidates, draw);
  const trial: Trial = { module, position, seat };
  const luck = lucks(draw(2 ** 31));
  const play = (field: readonly Tried[], worlds: number): readonly Tried[] => {
    let left = field;
    for (let n = 0; n < worlds && left.length > 1 && limits.keepGoing(); n++)
      left = tryAll(trial, left, luck.next().value);
    const promise = promiseOf(left);
    return left.toSorted((a, b) => promise(b) - promise(a));
  };
  /** The few that lead, the program's own among them; undefined where it, or what is obvious, leads. */
  const leaders = (field: readonly Tried[], most: number): readonly Tried[] | undefined => {
    const [leader] = field;
    const own = field.find(({ move }) => move === usual);
    if (leader === undefined || own === undefined || isObvious(leader.move, usual, first)) return undefined;
    return [...new Set([...field.slice(0, most), own])];
  };
  const all = play(moves.map(triedMove), limits.glance);
  const some = leaders(all, 3);
  const few = some === undefined ? undefined : leaders(play(some, 3 * limits.glance), 2);
  if (few === undefined) return undefined;
  /** Whoever leads and the program's own, after so many worlds more; nobody where what is obvious leads. */
  const two = (field: readonly Tried[], worlds: number): readonly Tried[] => {
    const after = play(field, worlds);
    const left = after.filter(({ move }, at) => at === 0 || move === usual);
    return left.length === 2 && !isObvious(left[0]?.move ?? '', usual, first) ? left : [];
  };
  const [best, own] = two(two(few, limits.look / 3), (2 * limits.look) / 3);
  if (best === undefined || own === undefined) return undefined;
  if (!leads(best, own, PROMISING, limits.clear)) return undefined;
  const others = all.filter(({ move }) => move !== best.move && move !== usual);
  return { trial, usual, first, best: best.move, others: [usual, ...others.map(({ move }) => move)] };
}

const isObvious = (move: string, usual: string, first: string): boolean => move === usual || move === first;

function leads(best: Tried, other: Tried, errors: number, clear: number): boolean {
  const { mean, error } = ahead(best, other);
  return mean >= clear && mean > errors * error;
}

/**
 * The check: worlds that had no part in what was picked. What comes too near to the best isn't offered beside it.
 * Undefined where the lead doesn't hold, or too few are left.
 */
function verified(
  { trial, usual, first: firstMove, best, others }: Promising,
  { worlds, clear, keepGoing }: FindLimits,
  draw: Draw,
): Pick<Riddle, 'answers' | 'best' | 'worlds' | 'why'> | undefined {
  // What stands first in the list is what somebody might press without a thought: it is among the answers.
  const rest = others.slice(1).toSorted((a, b) => Number(b === firstMove) - Number(a === firstMove));
  let field: readonly Tried[] = [best, usual, ...rest].slice(0, MOST_ANSWERS + 1).map(triedMove);
  const [first, own] = field;
  const luck = lucks(draw(2 ** 31));
  for (let n = 0; n < worlds; n++) {
    field = tryAll(trial, field, luck.next().value);
    if (first === undefined || own === undefined || !field.includes(first) || !field.includes(own))
      return undefined;
    // What doesn't lead after a third of the worlds seldom does later.
    if (n === Math.floor(worlds / 3))
      field = field.filter((other) => other === first || leads(first, other, 1, clear / 2));
    if (field.length < FEWEST_ANSWERS || !field.includes(own) || !keepGoing()) return undefined;
  }
  if (first === undefined || own === undefined) return undefined;
  const clearly = field.filter((other) => other === first || leads(first, other, SURELY, clear));
  if (clearly.length < FEWEST_ANSWERS || !clearly.includes(own)) return undefined;
  const why = whyOf(first, own);
  return {
    answers: shuffle(clearly.slice(0, MOST_ANSWERS), draw).map((tried): Answer => ({
      move: tried.move,
      wins: winsOf(tried).chance,
      behind: tried === first ? { share: 0, error: 0 } : ahead(first, tried).chance,
    })),
    best: first.move,
    worlds,
    ...(why === undefined ? {} : { why }),
  };
}
