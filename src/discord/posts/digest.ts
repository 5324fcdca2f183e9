import { setbackOf } from '../../kernel/happenings.js';
import type { Teller } from '../../kernel/text.js';
import type { Seat } from '../../kernel/types.js';
import type { GameCard, PhaseGroup } from '../../table/types.js';
import { type AnyModule, type Bot, moduleOf, seatMark, turnName } from '../bot.js';

/** What a turn brought each seat: figures with how they changed, who died, what failed. */

/** A line for each seat, headed by the turn; empty where the game measures nothing. */
export async function digestLines(
  bot: Bot,
  card: GameCard,
  tell: Teller,
  turn: number,
  to: number,
): Promise<readonly string[]> {
  const module = moduleOf(bot, card);
  if (module?.timeline === undefined) return [];
  const { outbox } = bot.table;
  const chapters = (await outbox.chapters(card.id)).filter((each) => each.turn === turn);
  const from = Math.max(0, Math.min(...chapters.map((each) => each.from)));
  if (!Number.isFinite(from)) return [];
  const [before, after] = await Promise.all([outbox.snapshot(card.id, from), outbox.snapshot(card.id, to)]);
  const groups = (await outbox.phases(card.id, from - 1, to)).filter((each) => each.turn === turn);
  const lost = setbacksOf(module, groups);
  const seats = module.meta.seats.flatMap(({ id }) =>
    card.places.some(({ seat }) => seat === id)
      ? [seatLine(module, tell, id, { before: before.view, after: after.view, ...lost(id) })]
      : [],
  );
  return [tell.tell('bot.digest.title', { turn: turnName(tell, turn, card.turns) }), ...seats];
}

interface Figures {
  readonly before: unknown;
  readonly after: unknown;
  readonly deaths: number;
  readonly failures: number;
}

function seatLine(module: AnyModule, tell: Teller, seat: Seat, figures: Figures): string {
  const { timeline } = module;
  const measured = (timeline?.measures ?? []).map((measure) => {
    const now = timeline?.of(figures.after, seat, measure) ?? 0;
    const by = now - (timeline?.of(figures.before, seat, measure) ?? 0);
    const change = by === 0 ? '' : ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
    return `${tell.tell(`measure.${measure}`)} ${now}${change}`;
  });
  const { deaths, failures } = figures;
  const parts = [
    `${seatMark(module, seat, tell)} **${tell.name(seat)}**`.trim(),
    ...measured,
    ...(deaths > 0 ? [tell.tell('bot.digest.deaths', { n: deaths })] : []),
    ...(failures > 0 ? [tell.tell('bot.digest.failures', { n: failures })] : []),
  ];
  return parts.join(' · ');
}

function setbacksOf(module: AnyModule, groups: readonly PhaseGroup[]) {
  const all = groups.flatMap(({ happenings }) => happenings.flatMap((each) => setbackOf(module, each) ?? []));
  return (seat: Seat): Pick<Figures, 'deaths' | 'failures'> => {
    const own = all.filter((each) => each.seat === seat);
    return {
      deaths: own.reduce((sum, { deaths = 0 }) => sum + deaths, 0),
      failures: own.reduce((sum, { failures = 0 }) => sum + failures, 0),
    };
  };
}
