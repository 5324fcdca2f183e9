import { diceFromSeed, fastDice, withLuck, type Witness } from '../dice.js';
import { Fault } from '../errors.js';
import { placesOf } from '../places.js';
import type { DiceState, GameModule, Luck, Position, SetupInput } from '../types.js';
import type { Applied } from './applied.js';
import { Game } from './running.js';

/** How a game comes to be: from a set-up, or from a position that was kept. */

export interface StartInput extends SetupInput {
  /** The secret from which every die and shuffle follows. */
  readonly seed: string;
  readonly nonces?: readonly string[];
  /** The fast generator, for trials: a game that counts for somebody is never played with it. */
  readonly dice?: 'fast';
  /** Told of every number that is drawn, from set-up on. */
  readonly witness?: Witness;
  /** Luck laid down for the set-up and what follows it (scenarios). */
  readonly luck?: Luck;
}

const settingUp = new WeakMap<object, GameModule<undefined, unknown>>();

/** A module before there is a position: nothing to play in it yet. */
function rulesOfSetup(module: object): GameModule<undefined, unknown> {
  const found = settingUp.get(module);
  if (found !== undefined) return found;
  const rules = { ...module, states: {}, procedures: {} } as unknown as GameModule<undefined, unknown>;
  settingUp.set(module, rules);
  return rules;
}

/** What a game is set up on: dice and nothing else. `blank` lacks what the set-up makes. */
export function blankGame<G, View>(
  module: GameModule<G, View>,
  input: SetupInput,
  dice: DiceState,
  witness?: Witness,
): { readonly blank: Position<undefined>; readonly context: Game<undefined, unknown> } {
  const blank: Position<undefined> = {
    game: module.meta.id,
    rulesVersion: module.meta.rulesVersion,
    variant: input.variant,
    seats: [...input.seats],
    g: undefined,
    frames: [],
    dice,
  };
  const context = new Game(rulesOfSetup(module), blank);
  context.witness = witness;
  return { blank, context };
}

/** A new game, run to its first decision. */
export function startGame<G, View>(
  module: GameModule<G, View>,
  input: StartInput,
): { game: Game<G, View>; applied: Applied } {
  const seeded = (input.dice === 'fast' ? fastDice : diceFromSeed)(input.seed, input.nonces);
  const dice = input.luck === undefined ? seeded : withLuck(seeded, input.luck);
  const { blank, context } = blankGame(module, input, dice, input.witness);
  const g = module.setup(context, input);
  const { game: id, rulesVersion, variant, seats, frames } = blank;
  const position: Position<G> = {
    game: id,
    rulesVersion,
    variant,
    seats,
    g,
    frames,
    dice: context.savedDice(),
  };
  const first = placesOf(module).procedures.get(module.main)?.first ?? '';
  if (first === '') throw new Fault(`the main procedure ${module.main} is empty`);
  position.frames.push({ at: module.main, step: first, vars: {} });
  const game = new Game(module, position);
  game.witness = input.witness;
  return { game, applied: game.begin() };
}

/** Rules at work on a kept position. The position is changed in place by moves. */
export function openGame<G, View>(module: GameModule<G, View>, position: Position<G>): Game<G, View> {
  return new Game(module, position);
}
