import { answer } from '../discord/answers.js';
import { gameName, mention, moduleOf, tellerOf, titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { paceName } from '../discord/posts/agreement.js';
import { linkOf } from '../discord/posts/games.js';
import { freshNonce } from '../discord/sender.js';
import { botTeller } from '../discord/texts.js';
import { PACES, type OpenWish, type Wish, type Wished } from '../table/index.js';

/** The search for players on a server: open lobbies, and sign-ups that wait for enough people. */

export const WANTED = { too: 'wanted-too', not: 'wanted-not' } as const;

/** Most lines to show, each with a button. */
const MOST = 15;

/** A line as the rest of its button's id. */
const restOf = ({ module, seats, pace }: Wish): string => `${module} ${seats} ${pace}`;

export function wishOf(rest: string): Wish | undefined {
  const [module = '', seats = '', given = ''] = rest.split(' ');
  const pace = PACES.find((each) => each === given);
  return pace === undefined || !/^\d{1,2}$/u.test(seats) ? undefined : { module, seats: Number(seats), pace };
}

/** Text arguments of a line. */
function factsOf(call: RequestContext, line: Wish) {
  const tell = tellerOf(call.bot, line, call.locale);
  return { game: gameName(tell, line.module), seats: line.seats, pace: paceName(tell, line.pace, false) };
}

const missingOf = ({ seats, people }: OpenWish): number => Math.max(0, seats - people.length);

/** The control that signs up for a line; undefined if its id is too long. */
export const lineId = (line: Wish): string | undefined =>
  makeControlId({ family: WANTED.too, game: '', seq: -1, rest: restOf(line) });

/** A line in words. */
export const lineText = (call: RequestContext, line: OpenWish): string =>
  botTeller(call.locale).text('bot.wanted.line', {
    ...factsOf(call, line),
    people: line.people.map(mention),
    missing: missingOf(line),
  });

export async function wantedPost(call: RequestContext): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const lines = (await call.bot.table.club.wanted(call.actor)).slice(0, MOST);
  const open = await lobbyLines(call);
  if (lines.length + open.length === 0) return answer(tell.text('bot.wanted.none'));
  const texts = lines.map((line) => lineText(call, line));
  const buttons = lines.flatMap((line) => {
    const isSigned = line.people.includes(call.actor.person);
    const family = isSigned ? WANTED.not : WANTED.too;
    const id = makeControlId({ family, game: '', seq: -1, rest: restOf(line) });
    const label = tell.text(isSigned ? 'bot.wanted.not' : 'bot.wanted.too', factsOf(call, line));
    return id === undefined ? [] : [button({ id, label })];
  });
  return post([words([tell.text('bot.wanted.title'), ...open, ...texts].join('\n')), ...rows(buttons)]);
}

/** Lobbies with a free seat, each with a link to its card. */
async function lobbyLines(call: RequestContext): Promise<readonly string[]> {
  const cards = await call.bot.table.games.list(call.actor, { stages: ['lobby'] });
  return cards.flatMap((card) => {
    const variant = moduleOf(call.bot, card)?.meta.variants.find(({ id }) => id === card.variant);
    const seats = (variant?.maxSeats ?? 0) - card.places.length;
    if (seats < 1 || card.tournament !== undefined) return [];
    const tell = tellerOf(call.bot, card, call.locale);
    const facts = { title: titleOf(card), where: linkOf(card), game: gameName(tell, card.module), seats };
    return [tell.text('bot.wanted.lobby', facts)];
  });
}

/** The answer to a sign-up. The first sign-up of a line is also posted in the channel. */
export async function wishedPost(
  call: RequestContext,
  { line, isNew, opened }: Wished,
): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  if (opened !== undefined)
    return answer(tell.text('bot.wanted.opened', { title: titleOf(opened), channel: opened.channel }));
  const facts = { ...factsOf(call, line), missing: missingOf(line) };
  const id = lineId(line);
  // A repeated sign-up changes nothing, so there is no notice.
  if (isNew && line.people.length === 1 && id !== undefined) {
    const text = tell.text('bot.wanted.public', { ...facts, who: mention(call.actor.person) });
    const press = button({ id, label: tell.text('bot.wanted.public-button'), style: 'primary' });
    const notice = post([words(text), ...rows([press])], { silent: true });
    // The sign-up counts even if the notice fails.
    await call.bot.sender
      ?.send(call.channel, notice, freshNonce())
      .catch((error: unknown) =>
        call.bot.log.debug({ err: error }, 'could not post a sign-up in the channel'),
      );
  }
  const not = makeControlId({ family: WANTED.not, game: '', seq: -1, rest: restOf(line) });
  const leave = not === undefined ? [] : [button({ id: not, label: tell.text('bot.wanted.not', facts) })];
  return post([words(tell.text('bot.wanted.signed', facts)), ...rows(leave)]);
}
