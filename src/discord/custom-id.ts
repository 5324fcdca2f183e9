import { LIMITS } from './limits.js';

/**
 * The state of a control, stored in its id: the game, its state (`seq`), the action, and the words of the move so far.
 * Panels need no memory in the process, so they survive a restart.
 */
export interface ControlId {
  /** Family of the control: the dispatcher routes by it. */
  readonly family: string;
  /** The game, by its id in the store; '' for none. */
  readonly game: string;
  /** Sequence number of the game when the control was made; -1 if it doesn't matter. */
  readonly seq: number;
  /** Free text of the family. */
  readonly rest: string;
}

/** The id in Discord's format; undefined if it is too long. */
export function makeControlId(id: ControlId): string | undefined {
  const text = [id.family, id.game, id.seq < 0 ? '' : id.seq.toString(36), id.rest].join('~');
  return text.length <= LIMITS.customId ? text : undefined;
}

/** For ids that are short by construction. @throws RangeError if the id is too long */
export function controlId(family: string, game: string, seq: number, rest = ''): string {
  const text = makeControlId({ family, game, seq, rest });
  if (text === undefined) throw new RangeError(`the control id of ${family} is too long`);
  return text;
}

export function parseControlId(text: string): ControlId | undefined {
  const match = /^([a-z-]+)~([^~]*)~([0-9a-z]*)~([\s\S]*)$/u.exec(text);
  if (match === null) return undefined;
  const [, family = '', game = '', seq = '', rest = ''] = match;
  return { family, game, seq: seq === '' ? -1 : Number.parseInt(seq, 36), rest };
}
