import { adviceButtons, decisionFrom, panelOf } from '../discord/answers.js';
import { moduleOf, richTellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, type ContainerPart, type MessageBody, section } from '../discord/post.js';
import { SHOW } from '../discord/posts/call-buttons.js';
import { importantLines } from '../discord/posts/important-lines.js';
import { withButtons } from '../discord/presenter/about.js';
import { FRESH, type PanelState } from '../discord/presenter/panel.js';
import { panelAt } from '../discord/presenter/press.js';
import { Stale } from '../kernel/errors.js';
import type { GameId, Turn } from '../table/index.js';

/** The panel that *Your move* opens: the seat's news since its last move, then the decision. */

/** Lines about the seat, and characters of them: the first control must be on a phone's first screen. */
const MOST_LINES = 3;
const MOST_TOLD = 200;

export async function yourMovePost(
  call: RequestContext,
  game: GameId,
  state: PanelState = FRESH,
): Promise<MessageBody> {
  const turn = await call.bot.table.play.turn(call.actor, game, { explain: true, news: true });
  const { decision, legal } = decisionFrom(call, turn);
  if (decision === undefined) return panelOf(call, turn);
  const { news, more } = newsOf(call, turn);
  const shown = panelAt({ ...decision, ...(news === undefined ? {} : { news }) }, state, state);
  if (shown === undefined) throw new Stale(`the panel of ${legal.seat} leads nowhere any more`);
  const tell = richTellerOf(call.bot, legal.card, call.locale);
  return withButtons(shown, [...more, ...adviceButtons(legal.card, tell)]);
}

/** The seat's news with a button to all news; only the button if nothing happened to the seat. */
function newsOf(
  call: RequestContext,
  { legal, news = [] }: Turn,
): { readonly news?: ContainerPart; readonly more: ReturnType<typeof button>[] } {
  const tell = richTellerOf(call.bot, legal.card, call.locale);
  const happenings = news.flatMap((entry) => entry.happenings);
  if (happenings.length === 0) return { more: [] };
  const { lines: lines } = importantLines(moduleOf(call.bot, legal.card), tell, happenings, {
    seat: legal.seat,
    only: true,
    lines: MOST_LINES,
    room: MOST_TOLD,
  });
  const id = controlId(SHOW.news, String(legal.card.id), -1);
  if (lines.length === 0) return { more: [button({ id, label: tell.text('bot.call.news') })] };
  return { more: [], news: section(lines.join('\n'), button({ id, label: tell.text('bot.news.more') })) };
}
