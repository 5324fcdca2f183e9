import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { linkTarget } from '../links.js';
import { CustomEmoji } from '../parts/emoji.js';
import { useRoom } from '../room.js';
import { ChannelMention, CommandMention, RoleMention, UserMention } from './mentions.js';
import type { MarkdownBlock, Inline, ListItem } from './nodes.js';
import { parseMarkdown } from './parse.js';
import { parseInline } from './inline.js';
import { Time } from './relative-time.js';
import { Spoiler } from './spoiler.js';

/** A message's text. `inline` ignores blocks, for embed titles and labels. */
export function Markdown({ text, inline = false }: { readonly text: string; readonly inline?: boolean }) {
  const blocks = useMemo(
    (): readonly MarkdownBlock[] =>
      inline ? [{ kind: 'paragraph', children: parseInline(text) }] : parseMarkdown(text),
    [text, inline],
  );
  const big = !inline && isOnlyEmoji(text);
  return (
    <span class={big ? 'md md-jumbo' : 'md'}>{blocks.map((block, index) => drawBlock(block, index))}</span>
  );
}

function isOnlyEmoji(text: string): boolean {
  return (
    text.length < 60 &&
    /^(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\u200d\ufe0f]*|<a?:\w+:\d+>|\s)+$/u.test(text) &&
    text.trim() !== ''
  );
}

function drawBlock(block: MarkdownBlock, key: number): VNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <span key={key} class="md-p">
          {drawInlines(block.children)}
        </span>
      );
    case 'heading': {
      // The page itself uses h1 and h2.
      const Tag = `h${String(block.level + 2)}` as 'h3' | 'h4' | 'h5';
      return (
        <Tag key={key} class={`md-h md-h${String(block.level)}`}>
          {drawInlines(block.children)}
        </Tag>
      );
    }
    case 'subtext':
      return (
        <small key={key} class="md-subtext">
          {drawInlines(block.children)}
        </small>
      );
    case 'quote':
      return (
        <blockquote key={key} class="md-quote">
          {block.children.map((child, index) => drawBlock(child, index))}
        </blockquote>
      );
    case 'code-block':
      return (
        <pre key={key} class="md-pre" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => drawItem(item, index));
      return block.ordered ? (
        <ol key={key} class="md-list" start={block.start}>
          {items}
        </ol>
      ) : (
        <ul key={key} class="md-list">
          {items}
        </ul>
      );
    }
  }
}

function drawItem(item: ListItem, key: number): VNode {
  return (
    <li key={key}>
      {drawInlines(item.children)}
      {item.nested.map((block, index) => drawBlock(block, index))}
    </li>
  );
}

function drawInlines(nodes: readonly Inline[]): readonly (VNode | string)[] {
  return nodes.map((node, index) => drawInline(node, index));
}

function drawInline(node: Inline, key: number): VNode | string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return (
        <code key={key} class="md-code">
          {node.text}
        </code>
      );
    case 'bold':
      return <strong key={key}>{drawInlines(node.children)}</strong>;
    case 'italic':
      return <em key={key}>{drawInlines(node.children)}</em>;
    case 'underline':
      return <u key={key}>{drawInlines(node.children)}</u>;
    case 'strike':
      return <s key={key}>{drawInlines(node.children)}</s>;
    case 'spoiler':
      return <Spoiler key={key}>{drawInlines(node.children)}</Spoiler>;
    case 'link':
      return (
        <Link key={key} href={node.href}>
          {drawInlines(node.children)}
        </Link>
      );
    case 'user':
      return <UserMention key={key} id={node.id} />;
    case 'role':
      return <RoleMention key={key} id={node.id} />;
    case 'channel':
      return <ChannelMention key={key} id={node.id} />;
    case 'everyone':
      return (
        <span key={key} class="md-everyone">
          {node.text}
        </span>
      );
    case 'command':
      return <CommandMention key={key} name={node.name} />;
    case 'emoji':
      return <CustomEmoji key={key} id={node.id} alt={`:${node.name}:`} />;
    case 'time':
      return <Time key={key} seconds={node.seconds} style={node.style} />;
  }
}

function Link({ href, children }: { readonly href: string; readonly children: readonly (VNode | string)[] }) {
  const room = useRoom();
  const target = linkTarget(href, location.origin);
  if (target.kind === 'channel') {
    return (
      <a
        class="md-link"
        href={`/channels/@me/${target.channelId}`}
        onClick={(event) => {
          event.preventDefault();
          room.open(target.channelId, target.messageId);
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <a class="md-link" href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
