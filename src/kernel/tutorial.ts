import { Refused } from './errors.js';
import { openGame, type Game } from './game.js';
import { makeMove, parseMove } from './notation.js';
import { scriptLuck, readPosition } from './scenario.js';
import type { GameModule, Happening, Luck, Move, Tutorial, TutorialStep } from './types.js';

/** Plays a module's tutorial. The pupil's moves determine everything else, since its luck is scripted. */

type AnyModule = GameModule<unknown, unknown>;

/** A tutorial after some moves of the pupil. */
export interface TutorialProgress {
  readonly game: Game<unknown, unknown>;
  readonly tutorial: Tutorial;
  /** Number of finished steps. */
  readonly at: number;
  /** The current step; undefined after the last. */
  readonly step?: TutorialStep;
}

/** The result of a pupil's move. */
export type Lesson =
  | {
      readonly kind: 'right';
      /** The move in notation. */
      readonly move: string;
      readonly step: TutorialStep;
      /** Includes those of the other seats' answers. */
      readonly happenings: readonly Happening[];
    }
  | {
      /** Legal, but not the move this step teaches; nothing was played. */
      readonly kind: 'wrong';
      readonly step: TutorialStep;
      /** Text with the reason, if there is one for this move. */
      readonly why?: string;
    };

/**
 * The tutorial after the pupil's moves so far, in notation.
 * @throws Error if the module has no tutorial or a move doesn't belong to it
 */
export function taught(module: AnyModule, moves: readonly string[]): TutorialProgress {
  const { tutorial } = module;
  if (tutorial === undefined) throw new Error(`${module.meta.id} has no tutorial`);
  const position = readPosition(module, tutorial, tutorial.position, tutorial.seed);
  let game = openGame(module, position);
  game.begin();
  moves.forEach((text, at) => {
    const step = tutorial.steps[at];
    const move = parseMove(text);
    if (step === undefined || move === undefined || !isRight(step, move))
      throw new Error(`${text} is no move of the tutorial`);
    game = played(module, game, tutorial, step, move).game;
  });
  const step = tutorial.steps[moves.length];
  return { game, tutorial, at: moves.length, ...(step === undefined ? {} : { step }) };
}

/** Tries a pupil's move. @throws Refused if the rules forbid it; nothing has changed then */
export function tryStep(module: AnyModule, { game, tutorial, step }: TutorialProgress, move: Move): Lesson {
  if (step === undefined) throw new Refused({ rule: 'table', key: 'learn.over' });
  const checked = game.check(tutorial.seat, move);
  if (!isRight(step, checked)) {
    const word = step.objection?.(checked);
    return { kind: 'wrong', step, ...(word === undefined ? {} : { why: `learn.${step.id}.${word}` }) };
  }
  const { happenings } = played(module, game, tutorial, step, checked);
  return { kind: 'right', move: makeMove(checked), step, happenings };
}

function isRight(step: TutorialStep, move: Move): boolean {
  return makeMove(move) === step.move || step.accepts?.(move) === true;
}

function played(
  module: AnyModule,
  before: Game<unknown, unknown>,
  tutorial: Tutorial,
  step: TutorialStep,
  move: Move,
): { readonly game: Game<unknown, unknown>; readonly happenings: readonly Happening[] } {
  const happenings: Happening[] = [];
  let game = before;
  const play = (seat: string, one: Move, luck: Luck): void => {
    if (luck.dice ?? luck.draws ?? luck.shuffles) game = openGame(module, scriptLuck(game.position, luck));
    const applied = game.apply(seat, one);
    happenings.push(...applied.happenings.filter(({ to }) => to === undefined || to.includes(tutorial.seat)));
  };
  play(tutorial.seat, move, step);
  for (const { seat, move: text, ...luck } of step.then ?? []) {
    const next = parseMove(text);
    if (next === undefined) throw new Error(`${text} in step ${step.id} is no move`);
    play(seat, next, luck);
  }
  return { game, happenings };
}
