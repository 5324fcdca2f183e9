import { type Chart, turningAt } from '../../../renders/index.js';
import { isReckoning } from '../../kernel/index.js';
import type { Chapter, GameCard, GameReading, Snapshot } from '../../table/index.js';
import { type AnyModule, type Bot, moduleOf, seatMark, titleOf, turnName } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** What the end of a game brings to light: the score in parts, curves over the turns, and what each one held. */

/** A moment of a game and what everybody could see then. */
export interface ShownMoment {
  readonly label: string;
  readonly view: unknown;
}

/** The end of each turn. */
function turnEnds(chapters: readonly Chapter[]): readonly { readonly turn: number; readonly seq: number }[] {
  const ends = new Map<number, number>();
  // What is set up before the first turn belongs to the start.
  for (const { turn, to } of chapters) if (turn > 0) ends.set(turn, to);
  return [...ends].map(([turn, seq]) => ({ turn, seq }));
}

/** Curves of what the module measures; undefined where it measures nothing or nothing was played. */
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
  // What decides the game comes first, with its turning point.
  const scores = card.over?.scores ?? {};
  const decides = (measure: string): boolean =>
    seats.every(({ id }) => valuesOf(id, measure).at(-1) === scores[id]);
  const measures = timeline.measures.toSorted((a, b) => Number(decides(b)) - Number(decides(a)));
  const panels = measures.slice(0, MOST_PANELS).map((measure) => ({
    title: tell.lookup(`measure.${measure}`),
    series: seats.map(({ id, letter, shape, colour }) => ({
      name: tell.name(id),
      letter,
      shape,
      colour,
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

/** More curves don't fit into a picture that a phone shows whole. */
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

/** All moments of a game that the chart shows, read as everybody could see them. */
export async function momentsOf(game: GameReading): Promise<readonly ShownMoment[]> {
  const ends = turnEnds(await game.chapters());
  const moments: ShownMoment[] = [];
  for (const { turn, seq } of [{ turn: 0, seq: 0 }, ...ends])
    moments.push({ label: String(turn), view: (await game.snapshot(seq)).view });
  return moments;
}

/** What each seat held to the end, a line each. */
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

/** The score of each seat in parts: what the game told of it, or its figures at the end. */
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
    // Of a seat the first: what says that it has won stands above.
    if (isReckoning(module, key) && seat !== undefined && !texts.has(seat))
      texts.set(seat, tell.lookup(key, args));
  }
  if (texts.size > 1 || module?.timeline === undefined) return texts;
  const { timeline } = module;
  const { view, packGone } = await game.snapshot(card.seq);
  if (packGone !== undefined) return texts;
  const score = (seat: string): number => card.over?.scores[seat] ?? -Infinity;
  // What the standings say of everybody isn't said again.
  const measures = timeline.measures.filter(
    (measure) => !seats.every((seat) => timeline.of(view, seat, measure) === score(seat)),
  );
  if (measures.length === 0) return texts;
  const figure = (seat: string, measure: string): string =>
    `${tell.lookup(`measure.${measure}`)}: ${timeline.of(view, seat, measure)}`;
  return new Map(seats.map((seat) => [seat, measures.map((one) => figure(seat, one)).join(' · ')]));
}

/** Title of the file of an animation. */
export const filmTitle = (card: GameCard, tell: BotTeller): string =>
  tell.text('bot.film.done', { title: titleOf(card) });
