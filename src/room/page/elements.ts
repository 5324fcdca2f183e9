/** The web components that draw messages, and their types for TSX. */
import './skyra-config.js';
import '@skyra/discord-components-core/discord-author-info.js';
import '@skyra/discord-components-core/discord-command.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-field.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-file-attachment.js';
import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-message.js';
import '@skyra/discord-components-core/discord-messages.js';
import '@skyra/discord-components-core/discord-reply.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import '@skyra/discord-components-core/discord-system-message.js';
import '@skyra/discord-components-core/discord-thread.js';
import '@skyra/discord-components-core/discord-thread-message.js';
import type {
  DiscordAuthorInfo,
  DiscordCommand,
  DiscordEmbed,
  DiscordEmbedField,
  DiscordEmbedFooter,
  DiscordFileAttachment,
  DiscordMention,
  DiscordMessage,
  DiscordMessages,
  DiscordReply,
  DiscordSpoiler,
  DiscordSystemMessage,
  DiscordThread,
  DiscordThreadMessage,
} from '@skyra/discord-components-core';
import type { HTMLAttributes } from 'preact';

/** A component's own properties, without those of every element, plus HTML's attributes. */
type Tag<E extends HTMLElement> = Omit<HTMLAttributes<E>, keyof Own<E>> & Own<E>;
type Own<E extends HTMLElement> = Partial<Omit<E, keyof HTMLElement | 'render' | 'styles'>>;

declare module 'preact' {
  // Preact's way to declare further elements.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'discord-author-info': Tag<DiscordAuthorInfo>;
      'discord-command': Tag<DiscordCommand>;
      'discord-embed': Tag<DiscordEmbed>;
      'discord-embed-description': HTMLAttributes;
      'discord-embed-field': Tag<DiscordEmbedField>;
      'discord-embed-fields': HTMLAttributes;
      'discord-embed-footer': Tag<DiscordEmbedFooter>;
      'discord-file-attachment': Tag<DiscordFileAttachment>;
      'discord-mention': Tag<DiscordMention>;
      'discord-message': Tag<DiscordMessage>;
      'discord-messages': Tag<DiscordMessages>;
      'discord-reply': Tag<DiscordReply>;
      'discord-spoiler': Tag<DiscordSpoiler>;
      'discord-system-message': Tag<DiscordSystemMessage>;
      'discord-thread': Tag<DiscordThread>;
      'discord-thread-message': Tag<DiscordThreadMessage>;
    }
  }
}
