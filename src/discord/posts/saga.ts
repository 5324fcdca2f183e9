import { type Happening, taleWeight, tellEnding } from '../../kernel/index.js';
import type { GameCard, PhaseGroup } from '../../table/index.js';
import { type AnyModule, titleOf, turnName } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** The saga of a game: its weightiest happenings per turn, told with the `tale.<key>` texts. */

/** Maximum number of happenings per turn, and of those with the same key. */
const MOST = 4;
const MOST_ALIKE = 2;

/** Number of lines of title and opening. */
const HEAD = 2;

interface Told {
  readonly happening: Happening;
  readonly weight: number;
  readonly at: number;
}

/** The weightiest happenings of a turn, in order of time. */
function chosen(module: AnyModule | undefined, happenings: readonly Happening[]): readonly Happening[] {
  const weighed = happenings
    .map((happening, at): Told => ({ happening, weight: taleWeight(module, happening.key), at }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at);
  const alike = new Map<string, number>();
  const lines: Told[] = [];
  for (const one of weighed) {
    const { key } = one.happening;
    const so = (alike.get(key) ?? 0) + 1;
    if (lines.length >= MOST || so > MOST_ALIKE) continue;
    alike.set(key, so);
    lines.push(one);
  }
  return lines.sort((a, b) => a.at - b.at).map(({ happening }) => happening);
}

/** The saga in paragraphs: opening, one per turn with something to tell, and end. Empty if no turn has any. */
export function sagaLines(
  card: GameCard,
  module: AnyModule | undefined,
  tell: BotTeller,
  groups: readonly PhaseGroup[],
): readonly string[] {
  const seats = card.places.flatMap(({ seat }) => seat ?? []);
  const turns = new Map<number, Happening[]>();
  for (const { turn, happenings } of groups) {
    const list = turns.get(turn) ?? [];
    turns.set(turn, list);
    list.push(...happenings);
  }
  const lines = [
    tell.text('bot.saga.title', { title: titleOf(card) }),
    tell.text('bot.saga.open', { seats }),
  ];
  for (const [turn, happenings] of turns) {
    const texts = chosen(module, happenings).map(({ key, args }) =>
      tell.lookup(tell.has(`tale.${key}`) ? `tale.${key}` : key, args),
    );
    if (texts.length === 0) continue;
    lines.push(`**${turnName(tell, turn, card.turns)}.** ${texts.join(' ')}`);
  }
  if (lines.length === HEAD) return [];
  const { over } = card;
  if (over !== undefined) {
    const how = tellEnding(tell, over.how, over.winners);
    const end =
      over.winners.length === 0
        ? tell.text('bot.saga.lost')
        : tell.text('bot.saga.won', { winners: over.winners });
    lines.push([how, end].filter((text) => text !== '').join(' '));
  }
  return lines;
}
