import { type Client, PermissionFlagsBits } from 'discord.js';
import type { RequestContext } from './command.js';
import { countComponents, type MessageBody, words } from './post.js';
import { LIMITS } from './limits.js';
import { NEEDED_IN_THREAD, permissionNames } from './permissions.js';
import { botTeller, type BotTeller } from './texts.js';

/** Warns the players of a game that the bot lacks a permission in the game's channel. */

type Permission = keyof typeof PermissionFlagsBits;

const IN_CHANNEL = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies Permission[];

/** Names of the permissions that the bot lacks to write in a channel or thread. */
export function lackingIn(client: Client<true>, id: string): readonly string[] {
  const channel = client.channels.cache.get(id);
  if (channel === undefined || channel.isDMBased()) return ['ViewChannel'];
  const held = channel.permissionsFor(client.user);
  if (held === null) return [];
  const wanted: readonly Permission[] = channel.isThread()
    ? [
        ...NEEDED_IN_THREAD,
        ...(channel.archived === true && channel.locked === true ? (['ManageThreads'] as const) : []),
      ]
    : IN_CHANNEL;
  return wanted.filter((name) => !held.has(PermissionFlagsBits[name]));
}

function closedLine(tell: BotTeller, place: string, lacking: readonly string[]): string {
  const list = lacking.length === 0 ? tell.text('bot.closed.unknown') : permissionNames(tell, lacking);
  return tell.text('bot.closed.line', { where: `<#${place}>`, list });
}

/**
 * Adds the permissions the bot lacks in this channel's games while posts wait for them. Also warns once if direct
 * messages to this person don't arrive.
 */
export async function withPermissionWarnings(call: RequestContext, post: MessageBody): Promise<MessageBody> {
  const { bot, actor, channel } = call;
  if (countComponents(post.components) >= LIMITS.components) return post;
  const closed = (await bot.table.outbox.closed(actor.guild)).filter(
    (one) => one.channel === channel || one.thread === channel,
  );
  const tell = botTeller(call.locale);
  const places = closed.map((one) => (one.place === 'thread' ? (one.thread ?? one.channel) : one.channel));
  const lines = [...new Set(places)].map((place) => closedLine(tell, place, bot.lacking?.(place) ?? []));
  const notes = [
    ...(lines.length === 0 ? [] : [...lines, tell.text('bot.closed.after')]),
    // A full disk must not suppress the answer.
    ...((await bot.table.people.directs.takeClosedWarning(actor.person).catch(() => false))
      ? [tell.text('bot.direct.closed')]
      : []),
  ];
  return notes.length === 0 ? post : { ...post, components: [...post.components, words(notes.join('\n'))] };
}

/** A warning that the person's direct messages don't arrive; '' while they do. */
export async function directClosedWarning({ bot, actor, locale }: RequestContext): Promise<string> {
  const { directs } = bot.table.people;
  if (!(await directs.isClosed(actor.person))) return '';
  await directs.takeClosedWarning(actor.person);
  return botTeller(locale).text('bot.direct.closed');
}
