import type { GameRow } from '../store/port.js';
import { slugOf, titleOf } from './names.js';
import { PACES, STAGES, type Awaited, type GameCard, type Pace, type Place, type Stage } from './types.js';

/** Rows to what the outside sees. The seed stays inside until nobody can gain by it. */
export function cardOf(row: GameRow): GameCard {
  const stage = stageOf(row);
  const shown = isOver(stage) && row.seed !== null;
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
    createdAt: row.createdAt,
    ...(row.startedAt === null ? {} : { startedAt: row.startedAt }),
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt }),
  };
}

export function stageOf(row: Pick<GameRow, 'stage'>): Stage {
  return STAGES.find((stage) => stage === row.stage) ?? 'frozen';
}

export function paceOf(text: string): Pace {
  return PACES.find((pace) => pace === text) ?? 'relaxed';
}

/** Nothing is secret any more. */
export function isOver(stage: Stage): boolean {
  return stage === 'finished' || stage === 'abandoned';
}

export function noncesOf(row: Pick<GameRow, 'places'>): readonly string[] {
  return row.places.flatMap((place) => (place.nonce === null ? [] : [place.nonce]));
}

function placeOf({ place, seat, person, ai }: GameRow['places'][number]): Place {
  return {
    place,
    ...(seat === null ? {} : { seat }),
    ...(person === null ? {} : { person }),
    ...(ai === null ? {} : { ai }),
  };
}

export function awaitedOf(row: Pick<GameRow, 'stage' | 'awaited' | 'places'>): readonly Awaited[] {
  if (row.stage !== 'running') return [];
  return row.awaited.map((awaited) => {
    const person = row.places.find((place) => place.seat === awaited.seat)?.person ?? null;
    return person === null ? awaited : { ...awaited, person };
  });
}
