import { textReply } from '../discord/answers.js';
import type { RequestContext } from '../discord/command.js';
import { yourMovePost } from './your-move.js';
import { type MessageBody, rows, words } from '../discord/post.js';
import { nextButton } from '../discord/posts/games.js';
import { botTeller } from '../discord/texts.js';
import type { GameCard, GameId } from '../table/index.js';

/** The way from a finished move to the next game that waits. */

/** Running games that wait for the actor, the longest wait first; without servers that they have left. */
async function waiting({ bot, actor }: RequestContext, besides?: GameId): Promise<readonly GameCard[]> {
  const { guild, person } = actor;
  const cards = await bot.table.games.waitingFor(person, besides);
  const isOpen = async (server: string): Promise<boolean> =>
    server === guild || (await bot.isMember?.(server, person).catch(() => false)) === true;
  const guilds = new Map(
    await Promise.all(
      [...new Set(cards.map((card) => card.guild))].map(
        async (server) => [server, await isOpen(server)] as const,
      ),
    ),
  );
  return cards.filter((card) => guilds.get(card.guild) === true);
}

/** The number of other waiting games and a button to the first; empty if none waits. */
export async function nextParts(call: RequestContext, besides: GameId) {
  const { length: n } = await waiting(call, besides);
  const tell = botTeller(call.locale);
  return n === 0 ? [] : [words(tell.text('bot.next.waits', { n })), ...rows([nextButton(tell, besides)])];
}

/** The panel of the game that has waited longest. */
export async function nextPost(call: RequestContext, besides?: GameId): Promise<MessageBody> {
  const [card] = await waiting(call, besides);
  return card === undefined ? textReply(call, 'bot.next.none') : yourMovePost(call, card.id);
}
