import type { PageBootstrap, PageChannel } from '../../contract.js';
import { CHANNEL } from '../kinds.js';
import { lineFor } from './new-line.js';
import type { PageState } from './model.js';

/** The state when the page opens. `at`: this browser's clock, ms. */
export function initialState(data: PageBootstrap, wanted: string | null, at: number): PageState {
  const channels = collectChannels(data);
  const openChannel = wanted !== null && wanted in channels ? wanted : firstChannel(data);
  return {
    ...fromBootstrap(data, at),
    commands: {},
    logs: {},
    newAfter: lineFor(data.readState[openChannel]),
    typing: {},
    pending: {},
    modal: null,
    modalProblem: null,
    openChannel,
    jump: null,
    connection: 'connecting',
    closedBecause: null,
    notice: null,
    announcement: '',
  };
}

/** The part of the state that a bootstrap replaces. */
export function fromBootstrap(
  data: PageBootstrap,
  at: number,
): Pick<
  PageState,
  'me' | 'users' | 'guilds' | 'channels' | 'application' | 'botOnline' | 'trouble' | 'clockSkew' | 'reads'
> {
  return {
    me: data.me,
    users: Object.fromEntries([
      [data.application.bot.id, data.application.bot],
      ...data.guilds.flatMap((guild) =>
        guild.members.map((member) => [member.user.id, member.user] as const),
      ),
      ...data.users.map((user) => [user.id, user] as const),
    ]),
    guilds: data.guilds,
    channels: collectChannels(data),
    application: data.application,
    botOnline: data.bot_online,
    trouble: data.trouble,
    clockSkew: data.now - at,
    reads: data.readState,
  };
}

function collectChannels(data: PageBootstrap): Record<string, PageChannel> {
  const all = [...data.guilds.flatMap((guild) => [...guild.channels, ...guild.threads]), ...data.dms];
  return Object.fromEntries(all.map((channel) => [channel.id, channel]));
}

function firstChannel(data: PageBootstrap): string {
  const texts = data.guilds.flatMap((guild) =>
    guild.channels.filter(
      (channel) => channel.type === CHANNEL.text || channel.type === CHANNEL.announcement,
    ),
  );
  return texts[0]?.id ?? data.dms[0]?.id ?? '';
}
