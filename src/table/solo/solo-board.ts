import { type Position, type Seat, type SetupInput, progressOf } from '../../kernel/index.js';
import type { AnyModule } from '../../games/registry.js';
import { agreementOf } from '../read/paces.js';
import type { Snapshot } from '../contract/play.js';

/** A board outside the stored games: a lesson's or a Daily Winter's. */
export interface SoloBoard extends SetupInput {
  readonly module: AnyModule;
  readonly position: Position;
  /** The seat that sees it, and the person who sits there. */
  readonly seat: Seat;
  readonly person: string;
  readonly guild: string;
  readonly channel: string;
  readonly language: string;
  readonly at: number;
  readonly createdAt: number;
}

/** A snapshot for pictures and headings; its card belongs to no game. */
export function soloSnapshot(board: SoloBoard): Snapshot {
  const { module, position, seat, person, at } = board;
  const moment = progressOf(module.moment(position));
  const { over } = position;
  return {
    card: {
      id: 0,
      guild: board.guild,
      number: 0,
      name: '',
      title: '',
      slug: '',
      channel: board.channel,
      module: module.meta.id,
      rulesVersion: module.meta.rulesVersion,
      variant: board.variant,
      options: board.options,
      pace: 'relaxed',
      agreement: agreementOf({ agreement: {} }),
      hints: false,
      language: board.language,
      host: person,
      stage: 'running',
      seq: at,
      ...moment,
      places: board.seats.map((each, index) => ({
        place: index + 1,
        seat: each,
        ...(each === seat ? { person } : {}),
      })),
      awaited: [],
      nonces: [],
      createdAt: board.createdAt,
    },
    view: module.view(position, seat),
    viewer: seat,
    seq: at,
    ...moment,
    ...(over === undefined ? {} : { over }),
  };
}
