import type { Digest } from '../../../renders/index.js';
import { type Seat, setbackOf } from '../../kernel/index.js';
import type { GameCard, GameReading, PhaseGroup } from '../../table/index.js';
import { type AnyModule, type Bot, moduleOf, seatMark, turnName } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** What a turn changed for each seat: measures with their change, deaths and failures. */
export interface TurnDigest {
  readonly module: AnyModule;
  readonly turn: number;
  readonly turns: number;
  readonly seats: readonly {
    readonly seat: Seat;
    /** One per measure of the game. */
    readonly figures: readonly { readonly measure: string; readonly n: number; readonly by: number }[];
    readonly deaths: number;
    readonly failures: number;
  }[];
}

/** The digest of a turn as of event `to`; undefined if the game has no measures, or its pack was removed. */
export async function turnDigest(
  bot: Bot,
  card: GameCard,
  game: GameReading,
  turn: number,
  to: number,
): Promise<TurnDigest | undefined> {
  const module = moduleOf(bot, card);
  if (module?.timeline === undefined) return undefined;
  const chapters = (await game.chapters()).filter((each) => each.turn === turn);
  const from = Math.max(0, Math.min(...chapters.map((each) => each.from)));
  if (!Number.isFinite(from)) return undefined;
  const [before, after] = await Promise.all([game.snapshot(from), game.snapshot(to)]);
  if (after.packGone !== undefined) return undefined;
  const groups = (await game.phases(from - 1, to)).filter((each) => each.turn === turn);
  const lost = setbacksOf(module, groups);
  const seats = module.meta.seats.flatMap(({ id }) =>
    card.places.some(({ seat }) => seat === id)
      ? [{ seat: id, figures: figuresOf(module, id, before.view, after.view), ...lost(id) }]
      : [],
  );
  return { module, turn, turns: card.turns, seats };
}

type Figure = TurnDigest['seats'][number]['figures'][number];

/** The measures in the view `now`, with their change since `then`. */
function figuresOf(
  module: AnyModule | undefined,
  seat: Seat,
  then: unknown,
  now: unknown,
): readonly Figure[] {
  const { measures = [], of: valueOf } = module?.timeline ?? {};
  return measures.map((measure) => {
    const n = valueOf?.(now, seat, measure) ?? 0;
    return { measure, n, by: n - (valueOf?.(then, seat, measure) ?? 0) };
  });
}

/** For example `Points 12 (+3)`. */
function figureLine(tell: BotTeller, { measure, n, by }: Figure): string {
  const change = by === 0 ? '' : ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
  return `${tell.lookup(`measure.${measure}`)} ${n}${change}`;
}

/** The measures of a seat that changed, with the change. */
export function changedFigures(
  module: AnyModule | undefined,
  tell: BotTeller,
  seat: Seat,
  then: unknown,
  now: unknown,
): readonly string[] {
  return figuresOf(module, seat, then, now)
    .filter(({ by }) => by !== 0)
    .map((figure) => figureLine(tell, figure));
}

/** The turn as a heading, then one line per seat. */
export function digestLines({ module, turn, turns, seats }: TurnDigest, tell: BotTeller): readonly string[] {
  return [
    tell.text('bot.digest.title', { turn: turnName(tell, turn, turns) }),
    ...seats.map(({ seat, figures, deaths, failures }) => {
      const parts = [
        `${seatMark(module, seat, tell)} **${tell.name(seat)}**`.trim(),
        ...figures.map((figure) => figureLine(tell, figure)),
        ...(deaths > 0 ? [tell.text('bot.digest.deaths', { n: deaths })] : []),
        ...(failures > 0 ? [tell.text('bot.digest.failures', { n: failures })] : []),
      ];
      return parts.join(' · ');
    }),
  ];
}

/** The digest as a table for the picture at the end of a turn. Setbacks nobody had get no column. */
export function digestTable({ turn, seats }: TurnDigest, tell: BotTeller): Digest {
  const setbacks = (['deaths', 'failures'] as const).filter((kind) => seats.some((each) => each[kind] > 0));
  return {
    title: turnName(tell, turn, 0),
    columns: [
      ...(seats[0]?.figures ?? []).map(({ measure }) => tell.lookup(`measure.${measure}`)),
      ...setbacks.map((kind) => tell.text(`bot.digest.column.${kind}`)),
    ],
    rows: seats.map(({ seat, figures, ...counts }) => ({
      seat,
      name: tell.name(seat),
      cells: [
        ...figures.map(({ n, by }) => ({ n, by })),
        ...setbacks.map((kind) => ({ n: counts[kind], by: 0, setback: true as const })),
      ],
    })),
  };
}

function setbacksOf(module: AnyModule, groups: readonly PhaseGroup[]) {
  const all = groups.flatMap(({ happenings }) => happenings.flatMap((each) => setbackOf(module, each) ?? []));
  return (seat: Seat): Readonly<Record<'deaths' | 'failures', number>> => {
    const own = all.filter((each) => each.seat === seat);
    return {
      deaths: own.reduce((sum, { deaths = 0 }) => sum + deaths, 0),
      failures: own.reduce((sum, { failures = 0 }) => sum + failures, 0),
    };
  };
}
