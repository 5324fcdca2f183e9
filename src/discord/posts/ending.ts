import { type Chart, turningAt } from '../../../renders/index.js';
import { isReckoning } from '../../kernel/index.js';
import type { Chapter, GameCard, GameReading, Snapshot } from '../../table/index.js';
import { type AnyModule, type Bot, moduleOf, seatMark, titleOf, turnName } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** The end of a game in figures: scores in parts, curves over the turns, and each seat's secrets. */

/** A moment of a game and the public view at that time. */
export interface ShownMoment {
  readonly label: string;
  readonly view: unknown;
}

/** The sequence number at the end of each turn. */
function turnEnds(chapters: readonly Chapter[]): readonly { readonly turn: number; readonly seq: number }[] {
  const ends = new Map<number, number>();
  // Setup before the first turn belongs to the start.
  for (const { turn, to } of chapters) if (turn > 0) ends.set(turn, to);
  return [...ends].map(([turn, seq]) => ({ turn, seq }));
}

/** Curves of the module's measures; undefined if it has none or nothing was played. */
export function chartOf(
  card: GameCard,
  module: AnyModule | undefined,
  tell: BotTeller,
  moments: readonly ShownMoment[],
): Chart | undefined {
  const { timeline, meta } = module ?? {};
  if (timeline === undefined || meta === undefined || moments.length < 2) return undefined;
  const seats = meta.seats.filter(({ id }) => card.places.some(({ seat }) => seat === id));
  const valuesOf = (seat: string, measure: string): readonly number[] =>
    moments.map(({ view }) => timeline.of(view, seat, measure));
  // The measure equal to the score comes first, with its turning point.
  const scores = card.over?.scores ?? {};
  const decides = (measure: string): boolean =>
    seats.every(({ id }) => valuesOf(id, measure).at(-1) === scores[id]);
  const measures = timeline.measures.toSorted((a, b) => Number(decides(b)) - Number(decides(a)));
  const panels = measures.slice(0, MOST_PANELS).map((measure) => ({
    title: tell.lookup(`measure.${measure}`),
    series: seats.map(({ id, letter, shape, color }) => ({
      name: tell.name(id),
      letter,
      shape,
      color,
      values: valuesOf(id, measure),
    })),
  }));
  return {
    title: tell.text('bot.chart.title', { title: card.title }),
    labels: moments.map(({ label }) => label),
    panels: panels.map((panel, at) => ({
      ...panel,
      ...(at === 0 ? turningOf(panel.series, moments, tell) : {}),
    })),
  };
}

/** A picture shown whole on a phone has no room for more curves. */
const MOST_PANELS = 3;

function turningOf(
  series: readonly { readonly values: readonly number[] }[],
  moments: readonly ShownMoment[],
  tell: BotTeller,
): { readonly turning?: { readonly at: number; readonly words: string } } {
  const at = turningAt(series);
  const label = at === undefined ? undefined : moments[at]?.label;
  if (at === undefined || label === undefined) return {};
  return {
    turning: { at, words: tell.text('bot.chart.turning', { turn: turnName(tell, Number(label), 0) }) },
  };
}

/** The moments of the chart with their public views. */
export async function momentsOf(game: GameReading): Promise<readonly ShownMoment[]> {
  const ends = turnEnds(await game.chapters());
  const moments: ShownMoment[] = [];
  for (const { turn, seq } of [{ turn: 0, seq: 0 }, ...ends])
    moments.push({ label: String(turn), view: (await game.snapshot(seq)).view });
  return moments;
}

/** The secrets of each seat at the end, one line per seat. */
export function secretLines(
  bot: Bot,
  card: GameCard,
  tell: BotTeller,
  snapshots: readonly Snapshot[],
): readonly string[] {
  const module = moduleOf(bot, card);
  const { hand } = module ?? {};
  if (hand === undefined) return [];
  const lines = snapshots.flatMap(({ view, viewer, packGone }) => {
    const held = packGone === undefined ? hand(view, viewer, tell, true) : '';
    if (held === '') return [];
    const seat = `${seatMark(module, viewer, tell)} **${tell.name(viewer)}**`.trim();
    return [
      `${seat}: ${held.replaceAll(/\n?^- /gmu, (mark) => (mark.startsWith('\n') ? ' · ' : '')).replaceAll('\n', ' · ')}`,
    ];
  });
  return lines.length === 0 ? [] : [tell.text('bot.final.secrets'), ...lines];
}

/** Each seat's score in parts: from the game's own reckoning, or its measures at the end. */
export async function reckoningOf(
  bot: Bot,
  card: GameCard,
  game: GameReading,
  tell: BotTeller,
): Promise<ReadonlyMap<string, string>> {
  const module = moduleOf(bot, card);
  const seats = card.places.flatMap(({ seat }) => seat ?? []);
  const last = await game.entries(card.seq - 1, card.seq);
  const texts = new Map<string, string>();
  for (const { key, args } of last.flatMap(({ happenings }) => happenings)) {
    const seat = seats.find((one) => Object.values(args).includes(one));
    // Only the first reckoning of a seat: its victory is already in the standings.
    if (isReckoning(module, key) && seat !== undefined && !texts.has(seat))
      texts.set(seat, tell.lookup(key, args));
  }
  if (texts.size > 1 || module?.timeline === undefined) return texts;
  const { timeline } = module;
  const { view, packGone } = await game.snapshot(card.seq);
  if (packGone !== undefined) return texts;
  const score = (seat: string): number => card.over?.scores[seat] ?? -Infinity;
  // A measure equal to everyone's score is already in the standings.
  const measures = timeline.measures.filter(
    (measure) => !seats.every((seat) => timeline.of(view, seat, measure) === score(seat)),
  );
  if (measures.length === 0) return texts;
  const figure = (seat: string, measure: string): string =>
    `${tell.lookup(`measure.${measure}`)}: ${timeline.of(view, seat, measure)}`;
  return new Map(seats.map((seat) => [seat, measures.map((one) => figure(seat, one)).join(' · ')]));
}

/** Title of an animation's file. */
export const filmTitle = (card: GameCard, tell: BotTeller): string =>
  tell.text('bot.film.done', { title: titleOf(card) });
