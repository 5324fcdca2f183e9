import { type Position, type Seat, type SetupInput, standOf } from '../../kernel/index.js';
import type { AnyModule } from '../../games/registry.js';
import { agreementOf } from '../read/paces.js';
import type { Snapshot } from '../contract/play.js';

/** A board that belongs to no game of a server: a lesson's, a riddle's. */
export interface Beside extends SetupInput {
  readonly module: AnyModule;
  readonly position: Position;
  /** Whose eyes see it, and who sits there. */
  readonly seat: Seat;
  readonly person: string;
  readonly guild: string;
  readonly channel: string;
  readonly language: string;
  readonly at: number;
  readonly createdAt: number;
}

/** What pictures and headings want to know of a game. */
export function snapshotBeside(of: Beside): Snapshot {
  const { module, position, seat, person, at } = of;
  const moment = standOf(module.moment(position));
  const { over } = position;
  return {
    card: {
      id: 0,
      guild: of.guild,
      number: 0,
      name: '',
      title: '',
      slug: '',
      channel: of.channel,
      module: module.meta.id,
      rulesVersion: module.meta.rulesVersion,
      variant: of.variant,
      options: of.options,
      pace: 'relaxed',
      agreement: agreementOf({ agreement: {} }),
      hints: false,
      language: of.language,
      host: person,
      stage: 'running',
      seq: at,
      ...moment,
      places: of.seats.map((each, index) => ({
        place: index + 1,
        seat: each,
        ...(each === seat ? { person } : {}),
      })),
      awaited: [],
      nonces: [],
      createdAt: of.createdAt,
    },
    view: module.view(position, seat),
    viewer: seat,
    seq: at,
    ...moment,
    ...(over === undefined ? {} : { over }),
  };
}
