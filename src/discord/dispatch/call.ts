import { type ChatInputCommandInteraction, type Interaction, PermissionFlagsBits } from 'discord.js';
import type { Actor } from '../../table/index.js';
import type { Bot } from '../bot.js';
import type { RequestContext, CommandCall } from '../command.js';
import { missingPermissions } from '../permissions.js';
import { GAME_CHANNELS } from '../sender.js';

/** The fields that identify the person and place; discord.js has no common type for them. */
type Where = Pick<Interaction, 'guildId' | 'channelId' | 'memberPermissions' | 'user' | 'locale'>;

/** Where a handler may be used. */
export interface Reach {
  readonly anywhere?: true;
  readonly ownSeat?: true;
}

/** The request's person and place; undefined in a direct message if the handler only works in servers. */
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
  // A person may use their own seat from anywhere, if they are a member of the game's server.
  return { ...call, actor: { ...actor, isMember: (guild) => isMember(guild, actor.person) } };
}

/** The actor; undefined in a direct message, which has no server, unless the handler allows it. */
function actorOf(interaction: Where, anywhere = false): Actor | undefined {
  if (interaction.guildId === null) return anywhere ? { guild: '', person: interaction.user.id } : undefined;
  const moderator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
  return { guild: interaction.guildId, person: interaction.user.id, ...(moderator ? { moderator } : {}) };
}

/** The channel's properties a command needs to set up a game there. */
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
