import { gameName, moduleOf, tellerOf, titleOf, turnName } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, type ContainerPart, post, type MessageBody, rows, section, words } from '../discord/post.js';
import { SHOW } from '../discord/posts/call-buttons.js';
import { tutorialButton, START_FAMILIES, startButtons } from '../discord/posts/start.js';
import { botTeller } from '../discord/texts.js';
import { Refused } from '../kernel/errors.js';
import { isTutorial, type GameCard, type OpenWish } from '../table/index.js';
import { lineId, lineText } from './wanted.js';

/** Games to join or watch on this server. */

/** Most games, and most searches, to show. */
const MOST = 4;

const GAMES_READ = 50;

/** Open lobbies and searches, each with a join button, and a button for a new game. */
export async function othersPost(call: RequestContext): Promise<MessageBody> {
  const { bot, actor, locale } = call;
  const tell = botTeller(locale);
  const lobbies = await bot.table.games.list(actor, { stages: ['lobby'], limit: GAMES_READ });
  const open = lobbies.filter((card) => isOpenTo(call, card)).slice(0, MOST);
  const searches = await searchesFor(call);
  const parts: ContainerPart[] = [
    ...open.map((card) => lobbyLine(call, card)),
    ...searches.flatMap((line) => {
      const id = lineId(line);
      const label = tell.text('bot.wanted.public-button');
      return id === undefined ? [] : [section(lineText(call, line), button({ id, label }))];
    }),
  ];
  const none = parts.length === 0;
  const own = button({
    id: controlId(START_FAMILIES.game, '', -1),
    label: tell.text('bot.others.own'),
    ...(none ? { style: 'primary' } : {}),
  });
  return post([words(tell.text('bot.others.title', { any: none ? 'no' : 'yes' })), ...parts, ...rows([own])]);
}

const seatsLeft = (call: RequestContext, card: GameCard): number =>
  (moduleOf(call.bot, card)?.meta.variants.find(({ id }) => id === card.variant)?.maxSeats ?? 0) -
  card.places.length;

const isOpenTo = (call: RequestContext, card: GameCard): boolean =>
  seatsLeft(call, card) > 0 && card.places.every(({ person }) => person !== call.actor.person);

function lobbyLine(call: RequestContext, card: GameCard): ContainerPart {
  const tell = tellerOf(call.bot, card, call.locale);
  return section(
    tell.text('bot.others.lobby', {
      title: titleOf(card),
      game: gameName(tell, card.module),
      open: seatsLeft(call, card),
    }),
    button({ id: controlId(START_FAMILIES.join, String(card.id), -1), label: tell.text('bot.lobby.join') }),
  );
}

/** Empty if the server has turned the search for players off. */
async function searchesFor({ bot, actor }: RequestContext): Promise<readonly OpenWish[]> {
  try {
    const all = await bot.table.club.wanted(actor);
    return all.filter(({ people }) => !people.includes(actor.person)).slice(0, MOST);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** Running games, those with the most people first. */
export async function watchPost(call: RequestContext): Promise<MessageBody> {
  const { bot, actor, locale } = call;
  const tell = botTeller(locale);
  const running = await bot.table.games.list(actor, { stages: ['running'], limit: GAMES_READ });
  const shown = running
    .filter((card) => !isTutorial(card))
    .toSorted((a, b) => people(b) - people(a))
    .slice(0, MOST);
  if (shown.length === 0)
    return post([words(tell.text('bot.watch.none')), ...rows(startButtons(tell).slice(0, 2))]);
  const parts = shown.map((card) => watchLine(call, card));
  return post([words(tell.text('bot.watch.title')), ...parts, ...rows([tutorialButton(tell)])]);
}

const people = ({ places }: GameCard): number => places.filter(({ person }) => person !== undefined).length;

function watchLine(call: RequestContext, card: GameCard): ContainerPart {
  const tell = tellerOf(call.bot, card, call.locale);
  return section(
    tell.text('bot.watch.game', {
      title: titleOf(card),
      game: gameName(tell, card.module),
      turn: turnName(tell, card.turn, card.turns),
      where: `<#${card.thread ?? card.channel}>`,
    }),
    button({ id: controlId(SHOW.board, String(card.id), -1), label: tell.text('bot.call.board') }),
  );
}
