import { LIMITS } from './limits.js';

/**
 * What a control remembers of itself. Nothing about an open panel is kept in memory: the control says which game,
 * which state of it (`seq`), what to do, and the words of the move chosen so far. So panels outlive a restart.
 */
export interface ControlId {
  /** Family of the control; the dispatcher goes by it. */
  readonly family: string;
  /** The game, by its id in the store; '' for none. */
  readonly game: string;
  /** Sequence number the control was made for; -1 when it doesn't matter. */
  readonly seq: number;
  /** The rest, as the family wants it. */
  readonly rest: string;
}

/** The id as Discord carries it, or undefined when it would be too long. */
export function makeControlId(id: ControlId): string | undefined {
  const text = [id.family, id.game, id.seq < 0 ? '' : id.seq.toString(36), id.rest].join('~');
  return text.length <= LIMITS.customId ? text : undefined;
}

/** For ids that are short by construction. @throws when the id is too long after all */
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
