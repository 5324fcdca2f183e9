import type { GameCard, GameId } from '../../table/index.js';
import { type Bot, gameName, mention, tellerOf, timeTag, titleOf, waitedFor } from '../bot.js';
import { controlId } from '../custom-id.js';
import { unformattedName } from '../escape.js';
import { button, linkButton } from '../post.js';
import { FRESH, makeRest, PANEL } from '../presenter/panel.js';
import type { BotTeller } from '../texts.js';
import { tournamentTitle } from './tournament.js';

/** Lists of a person's games: whose turn it is, for how long, and a button to each game. */

/** Family of the button to the game that has waited longest. */
export const NEXT = 'next';

/** @param besides a game to leave out: the person has just moved in it */
export function nextButton(tell: BotTeller, besides?: GameId) {
  const id = controlId(NEXT, besides === undefined ? '' : String(besides), -1);
  return button({ id, label: tell.text('bot.next.button'), style: 'primary' });
}

/** Link to the game's thread or channel. */
export const linkOf = ({ guild, thread, channel }: GameCard): string =>
  `https://discord.com/channels/${guild}/${thread ?? channel}`;

const channelLink = ({ guild, channel }: GameCard): string =>
  `https://discord.com/channels/${guild}/${channel}`;

/** The person's pending decision. A game its tournament has decided waits for nobody. */
export const waitOf = (card: GameCard, person: string): GameCard['awaited'][number] | undefined =>
  card.isDecided === true ? undefined : card.awaited.find((each) => each.person === person);

/** Sorts games that wait for the person first, longest wait at the top. */
export function sortedFor(person: string, cards: readonly GameCard[]): readonly GameCard[] {
  const waiting = cards.filter((card) => waitOf(card, person) !== undefined);
  const at = (card: GameCard): number => waitOf(card, person)?.due ?? waitOf(card, person)?.at ?? 0;
  return [...waiting.toSorted((a, b) => at(a) - at(b)), ...cards.filter((card) => !waiting.includes(card))];
}

/** A person's games, one line each. A tournament game names its tournament. */
export async function gameLines(
  bot: Bot,
  person: string,
  cards: readonly GameCard[],
  locale: string,
): Promise<readonly string[]> {
  const ids = [...new Set(cards.flatMap(({ tournament }) => tournament ?? []))];
  const found = await Promise.all(ids.map((id) => bot.table.tournaments.shown(id)));
  const titles = new Map(found.map((one) => [one.id, tournamentTitle(one)]));
  return cards.map((card) => gameLine(bot, person, card, locale, titles.get(card.tournament ?? 0)));
}

function gameLine(bot: Bot, person: string, card: GameCard, locale: string, tournament?: string): string {
  const tell = tellerOf(bot, card, locale);
  const own = waitOf(card, person);
  const facts = {
    title: titleOf(card),
    game: [gameName(tell, card.module), ...(tournament === undefined ? [] : [tournament])].join(' · '),
    where: channelLink(card),
    stage: tell.text(`bot.stage.${card.stage}`),
  };
  if (own !== undefined) {
    const due = own.due === undefined ? '' : tell.text('bot.games.waits-due', { due: timeTag(own.due) });
    return tell.text('bot.games.waits', { ...facts, since: timeTag(own.at), due });
  }
  const waited = waitedFor(card);
  if (waited.length === 0) return tell.text('bot.games.line', facts);
  const since = timeTag(Math.min(...waited.map(({ at }) => at)));
  return tell.text('bot.games.others', {
    ...facts,
    since,
    who: waited.map((each) => named(tell, each)),
  });
}

const named = (tell: BotTeller, { seat, person }: GameCard['awaited'][number]): string =>
  person === undefined ? tell.name(seat) : mention(person);

/**
 * A button to a game. If it is the person's turn on this server, it opens the move, else it links to the channel.
 * @param guild server of the message; '' in a direct message
 */
export function gameButton(person: string, card: GameCard, guild: string, tell: BotTeller) {
  const title = unformattedName(card.title);
  if (card.guild !== guild || waitOf(card, person) === undefined) return linkButton(title, channelLink(card));
  const id = controlId(PANEL.open, String(card.id), card.seq, makeRest(FRESH));
  return button({ id, label: tell.text('bot.games.move', { title }), style: 'primary' });
}
