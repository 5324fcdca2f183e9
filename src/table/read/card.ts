import type { Seat } from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';
import { agreementOf, paceOf } from './paces.js';
import { frozenOf } from './frozen.js';
import { givesHints } from './hints.js';
import { slugOf, titleOf } from './names.js';
import {
  STAGES,
  type Actor,
  type Awaited,
  type GameCard,
  type PersonId,
  type Place,
  type Stage,
} from '../contract/index.js';

/** The number of the tournament that a game belongs to. */
export function tournamentOf({ agreement }: Pick<GameRow, 'agreement'>): number | undefined {
  const id = Number.parseInt(String(agreement['tournament'] ?? ''), 10);
  return Number.isNaN(id) ? undefined : id;
}

/** The tournament has decided it, and no player has pressed Play on since. */
export const isDecided = ({ agreement }: Pick<GameRow, 'agreement'>): boolean =>
  agreement['decided'] === 'yes';

/** The public card of a row. The seed stays hidden until the game is over. */
export function cardOf(row: GameRow): GameCard {
  const stage = stageOf(row);
  const frozen = frozenOf(row);
  const shown = isOver(stage) && row.seed !== null;
  const tournament = tournamentOf(row);
  return {
    id: row.id,
    guild: row.guild,
    number: row.number,
    name: row.name,
    title: titleOf(row.number, row.name),
    slug: slugOf(row.number, row.name),
    channel: row.channel,
    ...(row.thread === null ? {} : { thread: row.thread }),
    module: row.module,
    rulesVersion: row.rulesVersion,
    variant: row.variant,
    options: row.options,
    pace: paceOf(row.pace),
    agreement: agreementOf(row),
    hints: givesHints(row),
    ...(tournament === undefined ? {} : { tournament }),
    ...(isDecided(row) ? { isDecided: true } : {}),
    language: row.language,
    host: row.host,
    stage,
    seq: row.seq,
    turn: row.turn,
    turns: row.turns,
    phase: row.phase,
    places: row.places.map(placeOf),
    awaited: awaitedOf(row),
    ...(row.commitment === null ? {} : { commitment: row.commitment }),
    nonces: noncesOf(row),
    ...(shown ? { seed: row.seed } : {}),
    ...(row.over === null ? {} : { over: row.over }),
    ...(row.fault === null ? {} : { fault: row.fault }),
    ...(frozen === undefined ? {} : { frozen }),
    createdAt: row.createdAt,
    ...(row.startedAt === null ? {} : { startedAt: row.startedAt }),
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt }),
  };
}

export function stageOf(row: Pick<GameRow, 'stage'>): Stage {
  return STAGES.find((stage) => stage === row.stage) ?? 'frozen';
}

/** Whether nothing is secret any more. */
export function isOver(stage: Stage): boolean {
  return stage === 'finished' || stage === 'abandoned';
}

export function noncesOf(row: Pick<GameRow, 'places'>): readonly string[] {
  return row.places.flatMap((place) => (place.nonce === null ? [] : [place.nonce]));
}

function placeOf({ place, seat, person, ai, strategy }: GameRow['places'][number]): Place {
  return {
    place,
    ...(seat === null ? {} : { seat }),
    ...(person === null ? {} : { person }),
    ...(ai === null ? {} : { ai }),
    ...(strategy === null ? {} : { strategy }),
  };
}

export function awaitedOf(row: Pick<GameRow, 'stage' | 'awaited' | 'places'>): readonly Awaited[] {
  if (row.stage !== 'running') return [];
  return row.awaited.map(({ seat, since, at, due, told: reminders, late, hush }) => {
    const person = row.places.find((place) => place.seat === seat)?.person ?? null;
    // A person's quiet hours stay private: the table sees only the resulting times.
    return {
      seat,
      since,
      at,
      ...(person === null ? {} : { person }),
      ...(due === undefined ? {} : { due, told: reminders ?? 0 }),
      ...(late === true ? { late } : {}),
      ...(hush === undefined ? {} : { hush }),
    };
  });
}

export function seatOfPerson(row: Pick<GameRow, 'places'>, person: string): Seat | undefined {
  return row.places.find((place) => place.person === person)?.seat ?? undefined;
}

/** Whether a game was set up in a thread or forum post, and posts everything there. */
export function livesInThread({
  channel,
  thread,
}: {
  readonly channel: string;
  readonly thread?: string | null;
}): boolean {
  return thread === channel;
}

/** A moderator of another server has no rights here. */
export function isModerator(actor: Actor, row: Pick<GameRow, 'guild'>): boolean {
  return actor.moderator === true && actor.guild === row.guild;
}

/** Whether a person may review a game: a finished one, or their own last turn of one with hints. */
export function isReviewable(
  { stage, over, hints, places }: Pick<GameCard, 'stage' | 'over' | 'hints' | 'places'>,
  person: PersonId,
): boolean {
  if (stage === 'finished') return over !== undefined;
  const sits = places.some((place) => place.person === person);
  return stage === 'running' && sits && hints;
}
