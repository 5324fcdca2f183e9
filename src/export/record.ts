import { moduleOf, phaseName, tellerOf, turnName, type Bot } from '../discord/bot.js';
import { strategyName } from '../discord/posts/lobby.js';
import type { Actor, Chapter, Entry, GameId, Snapshot } from '../table/types.js';

/**
 * A game taken out of the database as everybody may know it: the log as data, and steps with pictures to read. People
 * are not named; whoever has the file has no business with their accounts.
 */

export interface Step {
  readonly seq: number;
  readonly where: string;
  /** Who moved and how; '' where nobody did. */
  readonly move: string;
  readonly told: readonly string[];
}

export interface Shot {
  /** The event after which the table looked so. */
  readonly seq: number;
  readonly where: string;
  /** `data:` address of a PNG; absent where there was no room for it. */
  readonly png?: string;
  readonly alt: string;
  /** The board in words. */
  readonly words: readonly string[];
}

export interface GameRecord {
  readonly title: string;
  readonly slug: string;
  readonly locale: string;
  readonly facts: readonly string[];
  readonly steps: readonly Step[];
  readonly shots: readonly Shot[];
  /** The log, as the JSON file holds it. */
  readonly log: object;
}

export interface RecordOptions {
  readonly locale: string;
  /** Bytes of all pictures together, as they stand in the page. */
  readonly mostBytes?: number;
  /** Pictures at most. */
  readonly mostPictures?: number;
}

/** Leaves room below ten megabytes, the largest file that Discord takes from everybody. */
const MOST_BYTES = 7_000_000;
const MOST_PICTURES = 40;
const MOST_FRAMES = 50;

/** Takes a game out. @throws Refused when it isn't a game of the actor's guild or hasn't begun */
export async function recordOf(
  bot: Pick<Bot, 'table' | 'modules' | 'pictures'>,
  actor: Actor,
  game: GameId,
  options: RecordOptions,
): Promise<GameRecord> {
  const { table } = bot;
  // The actor's right to know of the game, and that it has begun; all the rest is read as everybody sees it.
  const { card } = await table.look(actor, game, { public: true });
  const chapters = await table.chapters(actor, game);
  const entries = await table.outbox.entries(game, -1, card.seq);
  const dice = await table.dice(actor, game);
  const tell = tellerOf(bot, card, options.locale);
  const where = (at: { readonly turn: number; readonly phase: string }): string =>
    `${turnName(tell, at.turn, card.turns)} · ${phaseName(tell, at.phase)}`;
  const over = card.stage === 'finished' || card.stage === 'abandoned';
  const seats = card.places.flatMap(({ seat, ai, strategy }) =>
    seat === undefined
      ? []
      : [
          {
            seat,
            name: tell.name(seat),
            by: ai ?? 'person',
            // The text it plays by: whoever has the file can seat the same player again.
            ...(strategy === undefined ? {} : { strategy }),
          },
        ],
  );
  return {
    title: card.title,
    slug: card.slug,
    locale: tell.locale,
    facts: [
      ...seats.map(({ name, by, strategy }) => {
        if (by === 'person') return `${name}: ${tell.tell('bot.export.person')}`;
        return `${name}: ${strategy === undefined ? by : `${by}, ${strategyName(moduleOf(bot, card), by, strategy)}`}`;
      }),
      ...(card.commitment === undefined
        ? []
        : [tell.tell('bot.export.commitment', { commitment: card.commitment })]),
      ...(card.seed === undefined ? [] : [tell.tell('bot.export.seed', { seed: card.seed })]),
      ...(over ? [] : [tell.tell('bot.export.running')]),
    ],
    steps: entries.map((entry) => ({
      seq: entry.seq,
      where: where(entry),
      move:
        entry.move === undefined || entry.seat === undefined ? '' : `${tell.name(entry.seat)}: ${entry.move}`,
      told: entry.happenings.map(({ key, args }) => tell.tell(key, args)),
    })),
    shots: await shotsOf(bot, game, chapters, options, where),
    log: {
      format: 'fimbul-log',
      version: 1,
      game: card.module,
      rulesVersion: card.rulesVersion,
      title: card.title,
      variant: card.variant,
      options: card.options,
      stage: card.stage,
      seats,
      commitment: card.commitment,
      nonces: card.nonces,
      ...(card.seed === undefined ? {} : { seed: card.seed }),
      ...(card.over === undefined ? {} : { over: card.over }),
      ...(dice === undefined ? {} : { dice }),
      events: entries.map((entry) => logged(entry, over)),
    },
  };
}

/** An event without the person behind it. What was taken without asking is told when nothing is secret any more. */
function logged({ person, forced, ...entry }: Entry, over: boolean): object {
  return { ...entry, ...(person === undefined ? {} : { by: 'person' }), ...(over ? { forced } : {}) };
}

async function shotsOf(
  { table, pictures }: Pick<Bot, 'table' | 'pictures'>,
  game: GameId,
  chapters: readonly Chapter[],
  { locale, mostBytes = MOST_BYTES, mostPictures = MOST_PICTURES }: RecordOptions,
  where: (at: { readonly turn: number; readonly phase: string }) => string,
): Promise<readonly Shot[]> {
  const moments = [...new Set([0, ...chapters.map(({ to }) => to)])].sort((a, b) => a - b);
  const drawn = worthDrawing(moments, chapters, mostPictures);
  let room = mostBytes;
  const shots: Shot[] = [];
  for (const seq of moments) {
    const snapshot = await table.outbox.snapshot(game, seq);
    const words = pictures.text(snapshot, locale);
    const picture = drawn.has(seq) && room > 0 ? await pictures.table?.(snapshot, locale) : undefined;
    const png = picture === undefined ? '' : `data:image/png;base64,${picture.png.toString('base64')}`;
    const fits = png !== '' && png.length <= room;
    if (fits) room -= png.length;
    const { turn, phase } = chapters.find(({ to }) => to === seq) ?? snapshot;
    shots.push({
      seq,
      where: where({ turn, phase }),
      alt: picture?.alt ?? '',
      words,
      ...(fits ? { png } : {}),
    });
  }
  return shots;
}

/** What the frames of an animation show, public views in order. */
export async function filmSnapshots(
  { table }: Pick<Bot, 'table'>,
  game: GameId,
  most = MOST_FRAMES,
): Promise<readonly Snapshot[]> {
  const chapters = await table.outbox.chapters(game);
  const { seq } = await table.outbox.snapshot(game);
  const moments = [...new Set([0, ...chapters.map(({ to }) => to), seq])].sort((a, b) => a - b);
  const chosen = worthDrawing(moments, chapters, most);
  const snapshots: Snapshot[] = [];
  for (const moment of moments)
    if (chosen.has(moment)) snapshots.push(await table.outbox.snapshot(game, moment));
  return snapshots;
}

/** The moments that get a picture: the start, the end, the end of each turn, then the others evenly. */
export function worthDrawing(
  moments: readonly number[],
  chapters: readonly Chapter[],
  most: number,
): ReadonlySet<number> {
  const ends = chapters.filter((chapter, at) => chapters[at + 1]?.turn !== chapter.turn).map(({ to }) => to);
  const first = [...new Set([moments[0], moments.at(-1), ...ends])].filter((seq) => seq !== undefined);
  const chosen = new Set(first.slice(0, most));
  const others = moments.filter((seq) => !chosen.has(seq));
  const free = most - chosen.size;
  const every = Math.max(1, Math.ceil(others.length / Math.max(1, free)));
  if (free > 0) for (let at = 0; at < others.length; at += every) chosen.add(others[at] ?? 0);
  return chosen;
}
