import { diceFromSeed, fastDice, withLuck, type Witness } from '../dice.js';
import { Fault } from '../errors.js';
import { placesOf } from '../places.js';
import type { DiceState, GameModule, Luck, Position, SetupInput } from '../types.js';
import type { Applied } from './applied.js';
import { Game } from './running.js';

/** Opens games, from a set-up or from a stored position. */

export interface StartInput extends SetupInput {
  /** The secret seed of all dice and shuffles. */
  readonly seed: string;
  readonly nonces?: readonly string[];
  /** Uses the fast generator: for playouts only, never for a real game. */
  readonly dice?: 'fast';
  /** Called with every drawn number, set-up included. */
  readonly witness?: Witness;
  /** Scripted luck for the set-up and the moves after it (scenarios). */
  readonly luck?: Luck;
}

const settingUp = new WeakMap<object, GameModule<undefined, unknown>>();

/** A module without states, for set-up. */
function rulesOfSetup(module: object): GameModule<undefined, unknown> {
  const found = settingUp.get(module);
  if (found !== undefined) return found;
  const rules = { ...module, states: {}, procedures: {} } as unknown as GameModule<undefined, unknown>;
  settingUp.set(module, rules);
  return rules;
}

/** An empty position with dice, and a context for the set-up. */
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

/** Opens a stored position. Moves change it in place. */
export function openGame<G, View>(module: GameModule<G, View>, position: Position<G>): Game<G, View> {
  return new Game(module, position);
}
