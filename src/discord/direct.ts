import PQueue from 'p-queue';
import type { DueDirect } from '../table/index.js';
import { type Bot, gameName, richTellerOf, titleOf } from './bot.js';
import { OpeningPaused } from './direct-channels.js';
import { unformattedName } from './escape.js';
import { linkButton, type MessageBody, post, rows, words } from './post.js';
import { dueArgs } from './posts/call.js';
import { gameLines, linkOf, nextButton, sortedFor, waitOf } from './posts/games.js';
import { type Sender, type SentDirect, troubleOf } from './sender.js';
import { botTeller } from './texts.js';

/** Direct messages that people subscribed to: a game waits for them, or a followed game is over. */

export type DirectSender = Pick<Sender, 'direct' | 'find' | 'remove'>;

/** Interval of the search for retries and messages of other processes, ms. */
const LOOK_EVERY = 5000;
/** Messages in parallel. */
const AT_ONCE = 5;

/** The nonce identifies a message that an earlier attempt sent without recording it. */
interface Once {
  readonly nonce: string;
  /** When the message was requested, ms since 1970. */
  readonly at: number;
  readonly isAgain: boolean;
}

/** `later`: retry. `never`: the person takes no direct messages, or Discord finds the message invalid. */
export type DirectOutcome = SentDirect | 'never' | 'later';

/** Sends a direct message once. Records people who take none. */
export async function sendDirect(
  {
    table: {
      people: { directs },
    },
    log,
  }: Bot,
  sender: DirectSender,
  person: string,
  message: MessageBody,
  { nonce, at, isAgain }: Once,
): Promise<DirectOutcome> {
  if (await directs.isClosed(person)) return 'never';
  try {
    const known = isAgain ? await directs.channel(person) : undefined;
    const there = known === undefined ? undefined : await sender.find(known, nonce, at);
    const sent =
      known !== undefined && there !== undefined
        ? { channel: known, message: there }
        : await sender.direct(person, message, nonce);
    await directs.reopen(person);
    return sent;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'closed') {
      await directs.close(person);
      return 'never';
    }
    if (trouble === 'invalid') {
      log.error({ err: error }, 'Discord refuses a direct message');
      return 'never';
    }
    // While opening pauses, every person would produce a warning.
    const level = error instanceof OpeningPaused ? 'debug' : 'warn';
    log[level]({ err: error }, 'a direct message could not be sent and is tried again');
    return 'later';
  }
}

/** Maximum number of games in one call; the rest are in `/games mine`. */
const MOST_CALLS = 10;

/** The call to the games that wait for a person; undefined if none does. */
async function callPost(bot: Bot, person: string): Promise<MessageBody | undefined> {
  const { table } = bot;
  const waiting = (await table.games.mine(person)).filter((card) => waitOf(card, person) !== undefined);
  const shown = sortedFor(person, waiting).slice(0, MOST_CALLS);
  const [first, second] = shown;
  if (first === undefined) return undefined;
  const { language = first.language } = await table.people.get(person);
  const links = await Promise.all(
    shown.map(async (card) => {
      const call = await table.outbox.call(card.id);
      const url = `https://discord.com/channels/${card.guild}/${call?.channel}/${call?.message}`;
      return { title: unformattedName(card.title), url: call === undefined ? linkOf(card) : url };
    }),
  );
  if (second === undefined) {
    const tell = richTellerOf(bot, first, language);
    const own = waitOf(first, person);
    const text = tell.text('bot.direct.call', {
      title: titleOf(first),
      game: gameName(tell, first.module),
      ...(own === undefined ? { clock: 'none', due: '' } : dueArgs(own)),
    });
    const [link] = links;
    const place = linkButton(tell.text('bot.direct.open'), link?.url ?? linkOf(first));
    return post([words(text), ...rows([nextButton(tell), place])]);
  }
  const tell = botTeller(language);
  const title = tell.text('bot.direct.calls', { n: waiting.length });
  const lines = await gameLines(bot, person, shown, language);
  const buttons = links.map((link) => linkButton(link.title, link.url));
  return post([words([title, ...lines].join('\n')), ...rows([nextButton(tell), ...buttons])]);
}

/** The message that a followed game is over. */
async function endPost(bot: Bot, person: string, game: number): Promise<MessageBody> {
  const card = await bot.table.outbox.read(game).card();
  const { language = card.language } = await bot.table.people.get(person);
  const tell = richTellerOf(bot, card, language);
  const text = tell.text('bot.direct.end', { title: titleOf(card), game: gameName(tell, card.module) });
  return post([words(text), ...rows([linkButton(tell.text('bot.direct.open'), linkOf(card))])]);
}

/** Removes the previous call: a person has only one. */
async function takeAway(bot: Bot, sender: DirectSender, person: string, sent: SentDirect): Promise<void> {
  const before = await bot.table.club.keepSummons(person, sent);
  if (before === undefined || before.message === sent.message) return;
  await sender.remove(before.channel, before.message).catch((error: unknown) => {
    bot.log.debug({ err: error }, 'a direct message stays beside the one that takes its place');
  });
}

async function deliverDirect(bot: Bot, sender: DirectSender, due: DueDirect): Promise<void> {
  const { directs } = bot.table.people;
  const { person, kind, game, at, nonce, attempts } = due;
  const message = kind === 'call' ? await callPost(bot, person) : await endPost(bot, person, game);
  if (message === undefined) return directs.done(due);
  const sent = await sendDirect(bot, sender, person, message, { nonce, at, isAgain: attempts > 1 });
  if (sent === 'later') return directs.retry(due);
  if (sent !== 'never' && kind === 'call') await takeAway(bot, sender, person, sent);
  return directs.done(due);
}

/** Sends all due messages in batches. */
export async function sendDirects(
  bot: Bot,
  sender: DirectSender,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { directs } = bot.table.people;
  const queue = new PQueue({ concurrency: AT_ONCE });
  while (!isStopped()) {
    const batch = await directs.takeDue();
    if (batch.length === 0) return;
    await queue.addAll(
      batch.map((due) => async () => {
        try {
          await deliverDirect(bot, sender, due);
        } catch (error) {
          bot.log.warn({ err: error, kind: due.kind }, 'a direct message was not made');
          await directs.retry(due);
        }
      }),
    );
  }
}

/** Sends direct messages as they are requested. @returns a function that stops and waits for running sends */
export function startDirects(bot: Bot, sender: DirectSender): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  const look = (): void => {
    isAsked = underWay !== undefined;
    if (isStopped || underWay !== undefined) return;
    underWay = sendDirects(bot, sender, () => isStopped)
      .catch((error: unknown) => bot.log.warn({ err: error }, 'direct messages were not sent'))
      .finally(() => {
        underWay = undefined;
        if (isAsked) look();
      });
  };
  const off = bot.table.people.directs.onAsked(look);
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    off();
    clearInterval(timer);
    await underWay;
  };
}
