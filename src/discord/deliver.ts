import { createHash } from 'node:crypto';
import { seasonOf } from '../club/tournament/league.js';
import {
  PackGone,
  type DirectKind,
  type GameCard,
  type GameReading,
  type Post as Row,
  type Proposal,
  type Tournament,
} from '../table/index.js';
import { type Bot, moduleOf, richTellerOf, tellerOf, titleOf, waitedFor } from './bot.js';
import { bare } from './escape.js';
import { isGivenUp } from '../../renders/index.js';
import { clip, LIMITS } from './limits.js';
import { type Picture, type Post, post, words } from './post.js';
import { livingStatus, pinStatus } from './living-status.js';
import { callPost } from './posts/call.js';
import { broughtBy, digestLines, digestTable } from './posts/digest.js';
import { deedLines } from './posts/deeds.js';
import { finalPost } from './posts/end.js';
import { ratedLines } from './posts/rated.js';
import { latePost } from './posts/late.js';
import { lobbyPost, placeLines } from './posts/lobby.js';
import { noticePost } from './posts/notice.js';
import { packGoneLines, packGoneText } from './posts/pack-gone.js';
import { proposalPost } from './posts/proposal.js';
import { chartOf, momentsOf, reckoningOf, secretLines } from './posts/ending.js';
import { sagaLines } from './posts/saga.js';
import { chroniclePosts, pages, phasePost } from './posts/story.js';
import { keepRoster } from './roster.js';
import { roundPost } from './posts/tournament-round.js';
import { standingsPost } from './posts/tournament-standings.js';
import { digestOf, leadTo, standCard } from './tournaments.js';
import { type Sender, troubleOf } from './sender.js';
import type { BotTeller } from './texts.js';

/** How each kind of post is made and sent; an attempt may follow one of which nobody knows what became of it. */

/** Attempts after which a picture that can't be drawn is left out. */
export const PICTURE_ATTEMPTS = 2;
/** A phase that waits for longer than this while the next one is over too is told without pictures, ms. */
const LATE = 2000;
/** Attempts at a tournament's own place. */
const HOME_ATTEMPTS = 1;
/** Pages whose nonces the anchor of a new thread and the names of its players have. */
const ANCHOR = -1;
export const ROSTER = -3;

/** Nonce of the nth message of a post; the first one is the post's own. */
export function pageNonce(nonce: string, page: number): string {
  if (page === 0) return nonce;
  return createHash('sha256').update(`${nonce}/${page}`).digest('base64url').slice(0, LIMITS.nonce);
}

/** Sends a post of a game and records it. @throws what Discord or the network says */
export async function deliver(bot: Bot, sender: Sender, row: Row, game: GameReading): Promise<void> {
  const { outbox } = bot.table;
  const { body } = row;
  const card = await game.card();
  switch (body.kind) {
    case 'lobby':
      await living(bot, sender, row, lobbyPost(bot, card), false);
      return;
    case 'status':
      return status(bot, sender, row, game);
    case 'call': {
      const awaited = waitedFor(card, body.awaited);
      if (awaited.length === 0) return dropLiving(bot, sender, row);
      const asked = await game.asked();
      // Whoever has just answered isn't notified again, yet finds the call below the pictures of what came of it.
      const moves = row.anew || row.buried;
      await living(bot, sender, row, callPost(bot, card, awaited, row, asked), moves);
      await askDirectly(bot, row.ping, 'call');
      return remindDirectly(bot, awaited, row.ping);
    }
    case 'late': {
      if (body.late.length === 0) return dropLiving(bot, sender, row);
      await living(bot, sender, row, latePost(bot, card, body.late, row.ping), row.ping.length > 0);
      return;
    }
    case 'proposal': {
      const proposal = await game.proposal();
      if (proposal?.state === 'open') {
        const to = proposal.kind === 'undo' ? Number(proposal.args['to']) : card.seq;
        const undone = to < card.seq ? await game.entries(to, card.seq) : [];
        await living(bot, sender, row, proposalPost(bot, proposal, row.ping, undone), row.anew);
        return;
      }
      return settled(bot, sender, row, proposal);
    }
    case 'thread': {
      const livesThere = card.thread === card.channel;
      if (livesThere && card.tournament === undefined) return outbox.done(row.id, {});
      const { message, thread } = await openThread(bot, sender, row, card, 0);
      await outbox.done(row.id, { channel: row.channel, message, thread });
      // The card of the round leads there.
      if (livesThere) await sender.remove(row.channel, message);
      return leadTo(bot, sender, card.tournament);
    }
    case 'members': {
      await letIn(bot, sender, row, card);
      return outbox.done(row.id, {});
    }
    case 'phase': {
      const isOpening = body.phases.some(({ phase }) => phase === 'start');
      const isLate = await outbox.isOvertaken(row.id, LATE);
      const brought =
        body.ends === undefined ? undefined : await broughtBy(bot, card, game, body.ends, body.to);
      const last = body.phases.at(-1);
      const draw = async (): Promise<readonly Picture[]> =>
        bot.pictures.board(
          // The heading names these phases, so the picture shows how the last of them ended.
          last === undefined ? await game.snapshot(body.to) : await game.phaseEnd(body.from, body.to, last),
          card.language,
          isOpening ? undefined : await game.snapshot(Math.max(0, body.from)),
          brought === undefined ? undefined : digestTable(brought, tellerOf(bot, card, card.language)),
        );
      const pictures = isLate ? [] : await drawn(bot, row, game, draw);
      const groups = await game.phases(body.from, body.to, body.phases);
      const tell = richTellerOf(bot, card, card.language);
      const digest = brought === undefined ? [] : digestLines(brought, tell);
      const opening = isOpening ? placeLines(bot, card, tell) : [];
      return once(bot, sender, row, [
        phasePost(card, moduleOf(bot, card), tell, {
          groups,
          phases: body.phases,
          pictures,
          opening,
          digest,
        }),
      ]);
    }
    case 'final': {
      const tell = richTellerOf(bot, card, card.language);
      const pictures = await drawn(bot, row, game, async () => [
        ...(await bot.pictures.final(await game.snapshot(body.seq), card.language)),
        ...(await curves(bot, card, game, tellerOf(bot, card, card.language))),
      ]);
      const seats = card.places.flatMap(({ seat }) => seat ?? []);
      const isScored = card.over !== undefined;
      const deeds = deedLines(moduleOf(bot, card), tell, await game.phases(-1, body.seq), seats);
      const secrets = isScored ? secretLines(bot, card, tell, await game.revealed()) : [];
      const reckoned = isScored ? await reckoningOf(bot, card, game, tell) : new Map<string, string>();
      const { club } = bot.table;
      const followers = await club.followers(row.game);
      const { rematch, review } = await club.settings(row.guild);
      const rated = await bot.table.ladder.verdict({ guild: row.guild, person: card.host }, row.game);
      const lines = [...deeds, ...secrets, ...ratedLines(tell, rated)];
      const more = { followers, rematch, review, parts: reckoned };
      await once(bot, sender, row, [finalPost(bot, card, pictures, lines, more)]);
      return askDirectly(bot, followers, 'end', row.game);
    }
    case 'saga': {
      const groups = await game.phases(-1, body.seq);
      const tell = tellerOf(bot, card, card.language);
      const saga = sagaLines(card, moduleOf(bot, card), tell, groups);
      if (saga.length === 0) return outbox.done(row.id, {});
      const lines = [
        ...saga,
        // Some of its names are those of the cards.
        ...packGoneLines(await game.snapshot(), tell),
      ];
      const told = pages(lines).map((text) => post([words(text)], { silent: true, colour: 0x4f8a4f }));
      return once(bot, sender, row, told);
    }
    case 'chronicle': {
      const entries = await game.entries(body.from, body.to);
      return once(bot, sender, row, chroniclePosts(card, tellerOf(bot, card, card.language), entries));
    }
    case 'tournament': {
      const tournament = await bot.table.tournaments.shown(body.tournament);
      const told =
        body.what === 'round'
          ? await roundPost(bot, tournament, body.round, true)
          : await standingsPost(bot, asOf(tournament, body.round), tournament.setup.language, true);
      await standCard(bot, sender, tournament.id);
      // A thread that is gone: what it would have been told stands in the channel.
      const where = row.attempt > HOME_ATTEMPTS ? tournament.channel : body.home;
      const message = await sentOnce(bot, sender, { ...row, channel: where }, [told]);
      if (body.what === 'end' || message === undefined) return;
      // An earlier attempt may have said something else.
      const shown = row.mayStandSince === undefined ? digestOf(told) : '';
      return leadTo(bot, sender, tournament.id, { round: body.round, channel: where, message, shown });
    }
    case 'notice': {
      return once(bot, sender, row, [noticePost(bot, card, { ...body, where: row.where })]);
    }
  }
}

/** A league as its round's season left it: the next one may have begun before this is sent. */
function asOf(tournament: Tournament, round: number): Tournament {
  const season = tournament.field.rounds[round - 1]?.season ?? tournament.field.season;
  return { ...tournament, field: seasonOf(tournament.field, season) };
}

/** The status card, edited in place; a new one is pinned. */
async function status(bot: Bot, sender: Sender, row: Row, game: GameReading): Promise<void> {
  const of = await livingStatus(bot, game);
  const message = await stand(sender, row, of, false);
  await pinStatus(bot, sender, row, await game.card(), message, message !== row.existing?.message);
  await bot.table.outbox.done(row.id, { channel: row.channel, message });
}

/** The thread of a game, on a message of its own in the game's channel. */
async function openThread(
  bot: Bot,
  sender: Sender,
  row: Row,
  { channel, ...card }: GameCard,
  page: number,
): Promise<{ readonly message: string; readonly thread: string }> {
  const tell = richTellerOf(bot, card, card.language);
  const anchor = post([words(tell.text('bot.thread.anchor', { title: titleOf(card) }))], { silent: true });
  const message =
    (await leftBy(sender, { ...row, channel }, page)) ??
    (await sender.send(channel, anchor, pageNonce(row.nonce, page)));
  return { message, thread: await sender.thread(channel, message, bare(card.title)) };
}

/**
 * What becomes of a post whose channel is gone: a thread is opened anew and the post goes there; a game that has moved
 * has its post sent where it is now.
 * @returns false when there is no such place
 */
export async function deliverAnew(bot: Bot, sender: Sender, row: Row): Promise<boolean> {
  const { outbox } = bot.table;
  // What the attempt had read may be why it went astray.
  const game = outbox.read(row.game);
  const card = await game.card();
  const parent = await parentOf(bot, card);
  if (row.channel === card.thread && parent !== card.thread) {
    const { message, thread } = await openThread(bot, sender, row, { ...card, channel: parent }, ANCHOR);
    await outbox.keepThread(row.game, thread);
    if (parent !== card.channel) await sender.remove(parent, message);
    await leadTo(bot, sender, card.tournament);
    const there = { ...row, channel: thread };
    const channel = card.channel === card.thread ? thread : card.channel;
    await letIn(bot, sender, there, { ...card, channel, thread });
    await deliver(bot, sender, there, outbox.read(row.game));
    return true;
  }
  const now = row.where === 'thread' ? (card.thread ?? card.channel) : card.channel;
  if (row.channel === now) return false;
  await deliver(bot, sender, { ...row, channel: now }, game);
  return true;
}

/** Where a game's thread hangs: a tournament's game lives in a thread of the tournament's channel. */
async function parentOf({ table }: Bot, { channel, thread, tournament }: GameCard): Promise<string> {
  if (tournament === undefined || channel !== thread) return channel;
  return (await table.tournaments.shown(tournament)).channel;
}

/** The message of an earlier attempt that reached Discord although its answer never reached us. */
async function leftBy(sender: Sender, row: Row, page = 0): Promise<string | undefined> {
  if (row.mayStandSince === undefined) return undefined;
  return sender.find(row.channel, pageNonce(row.nonce, page), row.mayStandSince);
}

/** A post that is sent and never changed; long ones are several messages. */
async function once(bot: Bot, sender: Sender, row: Row, posts: readonly Post[]): Promise<void> {
  await sentOnce(bot, sender, row, posts);
}

/** The same, with the last of its messages. */
async function sentOnce(
  bot: Bot,
  sender: Sender,
  row: Row,
  posts: readonly Post[],
): Promise<string | undefined> {
  let message: string | undefined;
  for (const [page, each] of posts.entries()) {
    const of = page === 0 ? withWords(row, each) : each;
    message =
      (await leftBy(sender, row, page)) ?? (await sender.send(row.channel, of, pageNonce(row.nonce, page)));
  }
  await bot.table.outbox.done(row.id, message === undefined ? {} : { channel: row.channel, message });
  return message;
}

/** A post of which a game has one: edited in place, or (with `anew`) sent again and the old one removed. */
async function living(bot: Bot, sender: Sender, row: Row, of: Post, anew: boolean): Promise<string> {
  const message = await stand(sender, row, of, anew);
  await bot.table.outbox.done(row.id, { channel: row.channel, message });
  return message;
}

/**
 * Those of the people who want direct messages get one. It is asked for after the post is recorded, so that no second
 * attempt at the post asks twice.
 */
async function askDirectly(
  { table }: Bot,
  people: readonly string[],
  kind: DirectKind,
  game?: number,
): Promise<void> {
  for (const id of people)
    if ((await table.person(id)).direct === true) await table.directs.ask(id, kind, game);
}

/** Reminders from which on a person is written to who has never said whether they want direct messages. */
const LAST_REMINDERS = 2;

/** Before a deadline passes everybody is reminded privately, unless they have turned direct messages off. */
async function remindDirectly(
  { table }: Bot,
  awaited: GameCard['awaited'],
  ping: readonly string[],
): Promise<void> {
  for (const { person, told = 0 } of awaited)
    if (person !== undefined && told >= LAST_REMINDERS && ping.includes(person))
      if ((await table.person(person)).direct === undefined) await table.directs.ask(person, 'call');
}

/** The same without recording it; gives the message that stands now. */
async function stand(sender: Sender, row: Row, of: Post, anew: boolean): Promise<string> {
  const { existing } = row;
  const left = await leftBy(sender, row);
  const now =
    left !== undefined
      ? { channel: row.channel, message: left }
      : anew || existing?.channel !== row.channel
        ? undefined
        : existing;
  let message: string | undefined;
  if (now !== undefined) {
    try {
      await sender.edit(now.channel, now.message, of);
      ({ message } = now);
    } catch (error) {
      if (troubleOf(error) !== 'no-message') throw error;
    }
  }
  message ??= await sender.send(row.channel, of, row.nonce);
  if (existing?.message !== message) await removeExisting(sender, row);
  return message;
}

/** The message of a vote that is over says how it went and stays where it is; the next vote has one of its own. */
async function settled(bot: Bot, sender: Sender, row: Row, proposal: Proposal | undefined): Promise<void> {
  const left = await leftBy(sender, row);
  if (left !== undefined) await sender.remove(row.channel, left);
  const { existing } = row;
  if (
    proposal !== undefined &&
    existing?.body.kind === 'proposal' &&
    existing.body.at === proposal.openedAt
  ) {
    try {
      await sender.edit(existing.channel, existing.message, proposalPost(bot, proposal, []));
    } catch (error) {
      if (troubleOf(error) !== 'no-message') throw error;
    }
  }
  await bot.table.outbox.done(row.id, {});
}

/** What stands in a channel that the game has left may be out of reach for good, and then stays. */
async function removeExisting(sender: Sender, { existing, channel }: Row): Promise<void> {
  if (existing === undefined) return;
  try {
    await sender.remove(existing.channel, existing.message);
  } catch (error) {
    if (existing.channel === channel || troubleOf(error) !== 'forbidden') throw error;
  }
}

/** The one message of a kind that nobody needs any more. */
async function dropLiving(bot: Bot, sender: Sender, row: Row): Promise<void> {
  const left = await leftBy(sender, row);
  if (left !== undefined) await sender.remove(row.channel, left);
  await removeExisting(sender, row);
  await bot.table.outbox.done(row.id, {});
}

/** The chart of a game that is over, where there is something to draw. */
async function curves(
  bot: Bot,
  card: GameCard,
  game: GameReading,
  tell: BotTeller,
): Promise<readonly Picture[]> {
  if (bot.pictures.chart === undefined) return [];
  const chart = chartOf(card, moduleOf(bot, card), tell, await momentsOf(game));
  return chart === undefined ? [] : [await bot.pictures.chart(chart)];
}

/** Posts whose picture is missing, with the words that stand in its place. */
const inWords = new WeakMap<Row, string>();
/** Characters of the table in words, in place of its picture. */
const MOST_WORDS = 1500;

/** What everybody may see of the table, told in place of a picture that can't be drawn. */
async function tellInstead(bot: Bot, row: Row, game: GameReading, seq?: number): Promise<void> {
  const snapshot = await game.snapshot(seq);
  const { language } = snapshot.card;
  const lines = bot.pictures.text(snapshot, language);
  const note = richTellerOf(bot, snapshot.card, language).text('bot.picture.failed');
  inWords.set(row, clip([note, ...lines].join('\n'), MOST_WORDS));
}

/** A post with the words for the picture that it lacks. */
function withWords(row: Row, of: Post): Post {
  const text = inWords.get(row);
  return text === undefined ? of : { ...of, components: [...of.components, words(text)] };
}

/**
 * Pictures that can't be drawn hold a post up only twice, and one that was given up not at all; then words take its
 * place.
 */
async function drawn(
  bot: Bot,
  row: Row,
  game: GameReading,
  draw: () => Promise<readonly Picture[]>,
): Promise<readonly Picture[]> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof PackGone) {
      inWords.set(row, packGoneText(bot, await game.card(), error));
      return [];
    }
    if (row.attempt <= PICTURE_ATTEMPTS && !isGivenUp(error)) throw error;
    bot.log.error({ err: error, post: row.id, game: row.game }, 'a post goes without its picture');
    const { body } = row;
    await tellInstead(bot, row, game, body.kind === 'phase' ? body.to : undefined);
    return [];
  }
}

/** Players see the thread in their list from the start. */
function letIn(bot: Bot, sender: Sender, row: Row, card: GameCard): Promise<void> {
  return keepRoster(bot, sender, card, async (blank) => {
    const there = { ...row, channel: card.thread ?? row.channel };
    const nonce = pageNonce(row.nonce, ROSTER);
    return (await leftBy(sender, there, ROSTER)) ?? sender.send(there.channel, blank, nonce);
  });
}
