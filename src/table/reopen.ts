import type { AnyModule } from '../games/registry.js';
import { diceFromSeed, fastDice, type Witness } from '../kernel/dice.js';
import { Fault } from '../kernel/errors.js';
import { openGame, type Game } from '../kernel/game.js';
import { parseMove } from '../kernel/notation.js';
import type { Json, Position } from '../kernel/types.js';
import type { EventRow, GameRow } from '../store/port.js';
import { noncesOf } from './card.js';

/** How a kept position becomes a game again, and how a kept event is played on it. */

export type AnyGame = Game<unknown, unknown>;

/** Saved positions are at most this many events apart, so that any moment of a long game loads quickly. */
export const SAVED_EVERY = 40;

/** A position as it was kept, under the rules of today. @throws Fault when this program can't read it */
export function openText(module: AnyModule, text: string): AnyGame {
  try {
    return openGame(module, current(module, JSON.parse(text) as Position));
  } catch (error) {
    throw new Fault(`a kept position can't be read: ${String(error)}`);
  }
}

/** Plays a kept event once more; events that aren't moves leave the position alone. */
export function replay(game: AnyGame, event: EventRow): ReturnType<AnyGame['apply']> | undefined {
  if (event.move === null || event.seat === null) return undefined;
  const move = parseMove(event.move);
  if (move === undefined) throw new Fault(`event ${event.seq} can't be read: ${event.move}`);
  try {
    return game.apply(event.seat, move);
  } catch (error) {
    throw new Fault(`event ${event.seq} can't be played again: ${String(error)}`);
  }
}

/**
 * The game after an event that went back to `from`. What was learnt since is known, so dice are fresh and what nobody
 * has seen is shuffled anew; both follow from the seed and the event's number and can be verified like all else. A game
 * that began with the older generator keeps it.
 */
export function goneBack(
  module: AnyModule,
  row: Pick<GameRow, 'seed' | 'places'>,
  event: Pick<EventRow, 'kind' | 'seq' | 'renewed'>,
  from: AnyGame,
  witness?: Witness,
): AnyGame {
  const { kind, seq, renewed } = event;
  const { dice } = from.position;
  const nonces = noncesOf(row);
  const fresh =
    'state' in dice
      ? fastDice(row.seed ?? '', [...nonces, `rewind ${seq}`])
      : diceFromSeed(row.seed ?? '', nonces, seq);
  const game = openGame(module, from.position);
  game.witness = witness;
  if (renewed === 1) game.renew({ ...fresh, count: dice.count });
  // Logs of older programs don't say it: there a rewind gave fresh dice, and decks stayed as they were.
  else if (renewed === null && kind === 'rewind')
    return openGame(module, { ...from.position, dice: { ...fresh, count: dice.count } });
  return game;
}

/** A kept position under the rules of today. */
function current(module: AnyModule, position: Position): Position {
  const { rulesVersion } = module.meta;
  while (position.rulesVersion < rulesVersion) {
    const migrate = module.migrations[position.rulesVersion];
    if (migrate !== undefined) position.g = migrate(position.g as Json);
    position.rulesVersion += 1;
  }
  return position;
}
