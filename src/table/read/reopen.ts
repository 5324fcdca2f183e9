import type { AnyGame, AnyModule } from '../../games/registry.js';
import { diceFromSeed, openGame, parseMove, type Position, type Witness } from '../../kernel/index.js';
import { Fault } from '../../kernel/errors.js';
import type { EventRow, GameRow } from '../../store/port.js';
import { noncesOf } from './card.js';

/** Opens stored positions, and replays stored events on them. */

export type { AnyGame };

/** Saved positions are at most this many events apart, so that any moment of a long game loads quickly. */
export const SAVED_EVERY = 40;

/** Opens a stored position under today's rules. @throws Fault if this program can't read it */
export function openText(module: AnyModule, text: string): AnyGame {
  try {
    const position = JSON.parse(text) as Position;
    position.rulesVersion = module.meta.rulesVersion;
    return openGame(module, position);
  } catch (error) {
    throw new Fault(`a kept position can't be read: ${String(error)}`);
  }
}

/** Replays a stored event. Only moves change the position. */
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

/** The game after a return to `from`. If something was learned since, dice and hidden cards are new. */
export function goneBack(
  module: AnyModule,
  row: Pick<GameRow, 'seed' | 'places'>,
  event: Pick<EventRow, 'seq' | 'renewed'>,
  from: AnyGame,
  witness?: Witness,
): AnyGame {
  const game = openGame(module, from.position);
  game.witness = witness;
  if (event.renewed === 1) {
    const fresh = diceFromSeed(row.seed ?? '', noncesOf(row), event.seq);
    game.renew({ ...fresh, count: from.position.dice.count });
  }
  return game;
}
