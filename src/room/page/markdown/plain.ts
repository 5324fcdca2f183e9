import { channelName, currentGuild, nameOf } from '../people.js';
import type { PageState } from '../state/model.js';
import { parseInline } from './inline.js';
import type { Inline } from './nodes.js';
import { formatTime, relativeTime } from './time.js';

/** A text as one line without markup, for previews. Spoilers stay hidden. */
export function plainText(source: string, state: PageState): string {
  const text = source.replace(/```\w*\n?|^(?:#{1,3}|-#|>>?>?|[-*]) /gm, '');
  return parseInline(text)
    .map((node) => sayInline(node, state))
    .join('')
    .replace(/\s+/g, ' ');
}

function sayInline(node: Inline, state: PageState): string {
  switch (node.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return node.text;
    case 'break':
      return ' ';
    case 'spoiler':
      return '▒▒▒';
    case 'user':
      return `@${nameOf(state, node.id)}`;
    case 'role':
      return `@${currentGuild(state)?.roles.find((role) => role.id === node.id)?.name ?? 'deleted-role'}`;
    case 'channel': {
      const channel = state.channels[node.id];
      return channel === undefined ? '#unknown' : `#${channelName(state, channel)}`;
    }
    case 'command':
      return `/${node.name}`;
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return node.style === 'R'
        ? relativeTime(node.seconds, Math.floor(Date.now() / 1000))
        : formatTime(node.seconds, node.style);
    default:
      return node.children.map((child) => sayInline(child, state)).join('');
  }
}
