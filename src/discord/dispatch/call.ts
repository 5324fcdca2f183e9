import { type ChatInputCommandInteraction, type Interaction, PermissionFlagsBits } from 'discord.js';
import type { Actor } from '../../table/index.js';
import type { Bot } from '../bot.js';
import type { RequestContext, CommandCall } from '../command.js';
import { missingPermissions } from '../permissions.js';
import { GAME_CHANNELS } from '../sender.js';

/** The parts of an interaction that say who and where; discord.js has no one type for all of them. */
type Where = Pick<Interaction, 'guildId' | 'channelId' | 'memberPermissions' | 'user' | 'locale'>;

/** From where a handler can be used. */
export interface Reach {
  readonly anywhere?: true;
  readonly ownSeat?: true;
}

/** Who asked, and where; undefined in a direct message where the handler works in servers only. */
export function callOf(
  bot: Bot,
  interaction: Where,
  { anywhere, ownSeat }: Reach,
): RequestContext | undefined {
  const actor = actorOf(interaction, ownSeat ?? anywhere);
  if (actor === undefined || interaction.channelId === null) return undefined;
  const call = { bot, actor, channel: interaction.channelId, locale: interaction.locale };
  const { isMember } = bot;
  if (ownSeat !== true || isMember === undefined) return call;
  // The presser's own seat is reached wherever its game is.
  return { ...call, actor: { ...actor, isMember: (guild) => isMember(guild, actor.person) } };
}

/** In a direct message there is no server; only handlers that concern the user alone work there. */
function actorOf(interaction: Where, anywhere = false): Actor | undefined {
  if (interaction.guildId === null) return anywhere ? { guild: '', person: interaction.user.id } : undefined;
  const moderator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
  return { guild: interaction.guildId, person: interaction.user.id, ...(moderator ? { moderator } : {}) };
}

/** What a command must know of the channel to set up a game there. */
export function placeOf({
  guildId,
  channel,
  appPermissions,
}: Pick<ChatInputCommandInteraction, 'guildId' | 'channel' | 'appPermissions'>): Pick<
  CommandCall,
  'missing' | 'inGameChannel' | 'inThread'
> {
  const inThread = channel?.isThread() === true;
  return {
    missing: guildId === null ? [] : missingPermissions(appPermissions.bitfield, inThread),
    inGameChannel: channel !== null && GAME_CHANNELS.includes(channel.type),
    inThread,
  };
}
