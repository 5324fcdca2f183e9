import { setImmediate as breath } from 'node:timers/promises';
import { type AlbumData, type Chart, chartAlt, chartScene, makeAlbum } from '../../renders/index.js';
import { aiLabel, moduleOf, phaseName, pictureName, tellerOf, turnName, type Bot } from '../discord/bot.js';
import { chancesChart } from '../discord/posts/review.js';
import { strategyName } from '../discord/posts/lobby.js';
import { LANGUAGES, type BotTeller } from '../discord/texts.js';
import type { Actor, Chapter, Entry, GameId, Snapshot } from '../table/index.js';
import { unmarked } from './unmarked.js';

/** The public record of a game: the log as data, and steps with pictures. It doesn't contain ids of people. */

/** An event: seat and move ('' if there is none), and its happenings in words. */
interface EventText {
  readonly seq: number;
  readonly move: string;
  readonly told: readonly string[];
}

/** A picture, by its leaf in the record's album. */
interface PictureLeaf {
  readonly name: string;
  readonly alt: string;
  readonly leaf: number;
}

/** A phase with its events, and the table after it. */
interface Step {
  /** The last event of the phase. */
  readonly seq: number;
  readonly turn: number;
  readonly where: string;
  readonly events: readonly EventText[];
  readonly pictures: readonly PictureLeaf[];
  /** The board in words. */
  readonly words: readonly string[];
}

/** A game in one language. */
interface Telling {
  readonly facts: readonly string[];
  readonly steps: readonly Step[];
}

export interface GameRecord {
  readonly title: string;
  readonly slug: string;
  /** Language of the requester; one of `tellings`. */
  readonly locale: string;
  readonly tellings: Readonly<Record<string, Telling>>;
  readonly album: AlbumData;
  readonly card: Snapshot['card'];
  /** Content of the JSON file. */
  readonly log: object;
}

/** Most phases with pictures; a game has some fifty. */
const MOST_STEPS = 400;
const MOST_FRAMES = 50;

/** @throws Refused if it isn't a game of the actor's guild, or hasn't started */
export async function recordOf(
  bot: Pick<Bot, 'table' | 'modules' | 'pictures' | 'reviewer'>,
  actor: Actor,
  game: GameId,
  { locale }: { readonly locale: string },
): Promise<GameRecord> {
  const { table } = bot;
  // Checks that the actor may see the game and that it has started; all else is public.
  const { card } = await table.look.snapshot(actor, game, { public: true });
  const entries = await table.outbox.read(game).entries(-1, card.seq);
  const dice = await table.look.dice(actor, game);
  const over = card.stage === 'finished' || card.stage === 'abandoned';
  const seats = card.places.flatMap(({ seat, ai, strategy }) =>
    // With the strategy's text, the reader of the file can let the same AI play again.
    seat === undefined ? [] : [{ seat, by: ai ?? 'person', ...(strategy === undefined ? {} : { strategy }) }],
  );
  // Languages that a game lacks fall back to English, which is included once.
  const languages = LANGUAGES.map((language) => tellerOf(bot, card, language)).filter(
    ({ locale: found }, at) => found === LANGUAGES[at],
  );
  const facts = (tell: BotTeller): readonly string[] => [
    ...seats.map(({ seat, by, strategy }) => {
      const who = strategy === undefined ? '' : `, ${strategyName(moduleOf(bot, card), by, strategy)}`;
      return `${tell.name(seat)}: ${by === 'person' ? tell.text('bot.export.person') : `${aiLabel(tell, by)}${who}`}`;
    }),
    ...(card.commitment === undefined
      ? []
      : [tell.text('bot.export.commitment', { commitment: card.commitment })]),
    ...(card.seed === undefined ? [] : [tell.text('bot.export.seed', { seed: card.seed })]),
    ...(over ? [] : [tell.text('bot.export.running')]),
  ];
  // After a review, each step shows the curve of chances.
  const review = over ? bot.reviewer?.cached(`${card.guild} ${card.id} over`) : undefined;
  const curve = (tell: BotTeller) =>
    review === undefined || review.turns.length === 0 ? undefined : chancesChart(bot, card, review, tell);
  const chapters = await table.look.chapters(actor, game);
  const { album, steps } = await stepsOf(bot, game, chapters, entries, languages, curve);
  const own = tellerOf(bot, card, locale);
  return {
    title: card.title,
    slug: card.slug,
    locale: own.locale,
    tellings: Object.fromEntries(
      languages.map((tell, at) => [tell.locale, { facts: facts(tell), steps: steps[at] ?? [] }]),
    ),
    album,
    card,
    log: {
      format: 'fimbul-log',
      version: 1,
      game: card.module,
      rulesVersion: card.rulesVersion,
      title: card.title,
      variant: card.variant,
      options: card.options,
      stage: card.stage,
      seats: seats.map(({ seat, ...who }) => ({ seat, name: own.name(seat), ...who })),
      commitment: card.commitment,
      nonces: card.nonces,
      ...(card.seed === undefined ? {} : { seed: card.seed }),
      ...(card.over === undefined ? {} : { over: card.over }),
      ...(dice === undefined ? {} : { dice }),
      events: entries.map((entry) => logged(entry, over)),
    },
  };
}

/** An event without its person. Forced moves are public after the end. */
function logged({ person, forced, ...entry }: Entry, over: boolean): object {
  return { ...entry, ...(person === undefined ? {} : { by: 'person' }), ...(over ? { forced } : {}) };
}

/** The steps of a game in several languages, with one album. */
async function stepsOf(
  { table, pictures }: Pick<Bot, 'table' | 'pictures'>,
  game: GameId,
  chapters: readonly Chapter[],
  entries: readonly Entry[],
  languages: readonly BotTeller[],
  curve: (tell: BotTeller) => Chart | undefined,
): Promise<{ readonly album: AlbumData; readonly steps: readonly (readonly Step[])[] }> {
  const last = entries.at(-1)?.seq ?? 0;
  const moments = [...new Set([0, ...chapters.map(({ to }) => to)])].sort((a, b) => a - b);
  const drawn = worthDrawing(moments, chapters, MOST_STEPS);
  const album = makeAlbum();
  const steps: Step[][] = languages.map(() => []);
  const curves = languages.map((tell): readonly PictureLeaf[] => {
    const chart = curve(tell);
    if (chart === undefined) return [];
    const name = tell.text('bot.review.picture');
    return [{ name, alt: chartAlt(chart), leaf: album.add(chartScene(chart)) }];
  });
  const reader = table.outbox.read(game);
  let before: Snapshot | undefined;
  let from = -1;
  for (const [at, seq] of moments.entries()) {
    const snapshot = await reader.snapshot(seq);
    const to = at === moments.length - 1 ? Math.max(seq, last) : seq;
    const events = entries.filter((entry) => entry.seq > from && entry.seq <= to);
    for (const [nth, tell] of languages.entries()) {
      const scenes = drawn.has(seq) ? (pictures.scenes?.(snapshot, tell.locale, before) ?? []) : [];
      steps[nth]?.push({
        seq,
        turn: chapters.find((chapter) => chapter.to === seq)?.turn ?? snapshot.turn,
        where: whereOf(tell, seq, chapters, snapshot),
        events: events.map((entry) => eventText(tell, entry)),
        pictures: [
          ...scenes.map(({ id, scene, alt }) => ({
            name: pictureName(tell, id),
            alt,
            leaf: album.add(scene),
          })),
          ...(curves[nth] ?? []),
        ],
        words: pictures.text(snapshot, tell.locale).map(unmarked),
      });
      // Drawing blocks the thread; this lets others be answered.
      await breath();
    }
    before = snapshot;
    from = to;
  }
  return { album: album.data(), steps };
}

const eventText = (tell: BotTeller, { seq, seat, move, happenings }: Entry): EventText => ({
  seq,
  move: move === undefined || seat === undefined ? '' : `${tell.name(seat)}: ${move}`,
  // Happenings for one seat only say "you".
  told: happenings.map(({ key, args, to = [] }) => {
    const words = unmarked(tell.lookup(key, args));
    const [only] = to;
    return to.length === 1 && only !== undefined ? `${tell.name(only)}: ${words}` : words;
  }),
});

/** `Turn 3 of 10 · Hunt, Raids`: the phases that ended with an event. */
function whereOf(tell: BotTeller, seq: number, chapters: readonly Chapter[], snapshot: Snapshot): string {
  const ended = chapters.filter(({ to }) => to === seq);
  const turn = (n: number): string => turnName(tell, n, snapshot.turns);
  if (ended.length === 0) return `${turn(snapshot.turn)} · ${tell.text('bot.export.start')}`;
  return [...new Set(ended.map((one) => one.turn))]
    .map((n) => {
      const names = ended.filter((one) => one.turn === n).map(({ phase }) => phaseName(tell, phase));
      return [turn(n), [...new Set(names)].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
    })
    .join(' · ');
}

/** Public views for the frames of an animation. */
export async function filmSnapshots(
  { table }: Pick<Bot, 'table'>,
  game: GameId,
  most = MOST_FRAMES,
): Promise<readonly Snapshot[]> {
  const reader = table.outbox.read(game);
  const chapters = await reader.chapters();
  const { seq } = await reader.card();
  const moments = [...new Set([0, ...chapters.map(({ to }) => to), seq])].sort((a, b) => a - b);
  const chosen = worthDrawing(moments, chapters, most);
  const snapshots: Snapshot[] = [];
  for (const moment of moments) if (chosen.has(moment)) snapshots.push(await reader.snapshot(moment));
  return snapshots;
}

/** The moments with a picture: the start, the end, the end of each turn, then others at equal distances. */
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
