import { useEffect } from 'preact/hooks';
import { channelName } from './people.js';
import { useRoom, usePageState } from './room.js';
import { channelTree, mentionCount } from './sidebar/tree.js';

/** Keeps person and channel in the URL, so that reload and back work. */
export function useAddress(): void {
  const room = useRoom();
  const channelId = usePageState((state) => state.openChannel);
  const me = usePageState((state) => state.me.id);
  useEffect(() => {
    const url = new URL(location.href);
    const before = url.searchParams.get('channel');
    url.searchParams.set('as', me);
    url.searchParams.set('channel', channelId);
    if (before === channelId) history.replaceState(null, '', url);
    else if (before === null) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }, [channelId, me]);
  useEffect(() => {
    const back = (): void => {
      const wanted = new URLSearchParams(location.search).get('channel');
      if (wanted !== null && wanted !== room.store.get().openChannel) room.open(wanted);
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [room]);
}

/** "(2) #general · Room": unread mentions in the tab's title. */
export function useTitle(): void {
  const title = usePageState((state) => {
    const channel = state.channels[state.openChannel];
    const mentions = mentionCount(state, null);
    const name = channel === undefined ? 'Room' : `#${channelName(state, channel)}`;
    return `${mentions > 0 ? `(${String(mentions)}) ` : ''}${name} · ${state.me.global_name ?? state.me.username}`;
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Control+K finds a channel, Alt with arrows switches channels, Escape returns to the command bar. */
export function usePageKeys({
  onSwitch,
  onEscape,
}: {
  readonly onSwitch: () => void;
  readonly onEscape: () => void;
}): void {
  const room = useRoom();
  useEffect(() => {
    const step = (by: number): void => {
      const state = room.store.get();
      const guild = state.guilds.find((candidate) => {
        const channel = state.channels[state.openChannel];
        return channel !== undefined && 'guild_id' in channel && channel.guild_id === candidate.id;
      });
      if (guild === undefined) return;
      const order = channelTree(state, guild.id).flatMap((category) =>
        category.channels.flatMap((node) => [node.channel, ...node.threads]),
      );
      const at = order.findIndex((channel) => channel.id === state.openChannel);
      const next = order[(at + by + order.length) % order.length];
      if (next !== undefined) room.open(next.id);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') onSwitch();
      else if (event.altKey && event.key === 'ArrowDown') step(1);
      else if (event.altKey && event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Escape') onEscape();
      else return;
      event.preventDefault();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') room.setWatching(true);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('visibilitychange', seen);
    };
  });
}
