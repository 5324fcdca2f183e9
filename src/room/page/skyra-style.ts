import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordCommand } from '@skyra/discord-components-core/discord-command.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import { DiscordEmbedField } from '@skyra/discord-components-core/discord-embed-field.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { DiscordReply } from '@skyra/discord-components-core/discord-reply.js';
import { DiscordSystemMessage } from '@skyra/discord-components-core/discord-system-message.js';
import { DiscordThread } from '@skyra/discord-components-core/discord-thread.js';

/**
 * The components use an older Discord's colors, several too faint to read. Only their own style sheet reaches into
 * their shadow root, so this page's colors are added there.
 */
function restyle(component: { readonly elementStyles: unknown[] }, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  component.elementStyles.push(sheet);
}

const USER = '.discord-replied-message-username { color: var(--heading); opacity: 1; }';

export function restyleComponents(): void {
  restyle(
    DiscordMessage,
    `.discord-message-timestamp, .discord-message-edited { color: var(--muted) !important; font-size: 0.75rem; }
     .discord-message-timestamp { margin-left: 0.25rem; }
     .discord-message-body-only-indent { font-size: 0.6875rem; margin: 0; align-self: flex-start; line-height: 1.375rem; flex: none; }
     .discord-message-inner-center { align-items: flex-start; }
     .discord-message-content { padding-top: 0; min-width: 0; line-height: 1.375rem; }
     .discord-author-avatar { margin-top: 2px; flex: none; }
     .discord-author-avatar img { cursor: default; }
     .discord-message-compact-indent { min-width: 0; }`,
  );
  restyle(
    DiscordAuthorInfo,
    `:host .discord-author-username, :host([light-theme]) .discord-author-username { color: var(--heading); font-weight: 600; }
     :host .discord-author-username:hover { text-decoration: none; cursor: inherit; }`,
  );
  restyle(
    DiscordReply,
    `${USER} .discord-application-tag { opacity: 1; } .discord-replied-message-content { min-width: 0; overflow: hidden; }`,
  );
  restyle(
    DiscordCommand,
    `${USER} .discord-replied-message-content, .discord-slash-command-name { color: var(--link) !important; opacity: 1; }
     .discord-slash-command-name { background: color-mix(in oklab, var(--brand) 16%, transparent) !important; }
     .discord-replied-message-content span { color: var(--link) !important; }`,
  );
  restyle(
    DiscordEmbed,
    `:host .discord-embed-wrapper { background: var(--card) !important; border-color: var(--line) !important; }
     :host .discord-left-border { background-color: var(--line); }
     :host .discord-embed-title, :host .discord-embed-author { color: var(--heading) !important; }
     :host .discord-embed-title a { color: var(--link) !important; }`,
  );
  restyle(DiscordEmbedField, ':host .discord-field-title { color: var(--heading) !important; }');
  restyle(
    DiscordSystemMessage,
    ':host .discord-message-timestamp { color: var(--muted) !important; } :host .discord-message-icon svg { width: 18px; height: 18px; }',
  );
  restyle(
    DiscordThread,
    `:host .discord-thread-name { color: var(--heading) !important; }
     :host .discord-thread-cta { color: var(--link) !important; }
     :host .discord-thread-bottom { color: var(--muted) !important; }`,
  );
}
