import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { MessageMentionOptions } from 'discord.js';
import { splitEmoji, withoutEmojis } from './emojis.js';
import { clip, LIMITS } from './limits.js';
import { repairComponents } from './repair-components.js';

/** A picture in a message. */
export interface PostPicture {
  readonly name: string;
  readonly png: Buffer;
  readonly alt: string;
}

/** A file in an answer, shown under its name. */
interface Document {
  readonly name: string;
  readonly data: Buffer;
}

/** A message before sending: components, pictures, and the people it may notify. */
export interface MessageBody {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly PostPicture[];
  /** Files to download. */
  readonly documents?: readonly Document[];
  /** People whose mention notifies them; no other mention does. */
  readonly mentions: readonly string[];
  /** Sent without a notification. */
  readonly silent?: boolean;
  /** A second message below for the same person: text that would be off the screen above a tall panel. */
  readonly below?: MessageBody;
}

/** Parts of a container. */
export type ContainerPart = APIComponentInContainer;

const textOf = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: clipWords(content, LIMITS.messageText),
});

export const words = (content: string): ContainerPart => textOf(content);

/** If the text is too long, emojis go first: half an emoji would show as letters. */
const clipWords = (text: string, most: number): string =>
  text.length <= most ? text : clip(withoutEmojis(text), most);

export function line(): ContainerPart {
  return { type: ComponentType.Separator, divider: true };
}

/**
 * The pictures below each other, each with its alt text. A single picture per gallery is shown whole and at full width;
 * several are cropped to a mosaic.
 */
export function galleries(pictures: readonly PostPicture[]): ContainerPart[] {
  return pictures.slice(0, LIMITS.galleryItems).map((picture) => ({
    type: ComponentType.MediaGallery,
    items: [
      {
        media: { url: `attachment://${picture.name}` },
        description: clip(picture.alt, LIMITS.altText),
      },
    ],
  }));
}

/** The component that shows a document. */
export function documentPart(name: string): ContainerPart {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

export interface ButtonSpec {
  readonly id: string;
  readonly label: string;
  readonly style?: 'primary' | 'plain' | 'good' | 'danger';
  readonly disabled?: boolean;
}

const STYLES = {
  primary: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export function button(spec: ButtonSpec): APIButtonComponent {
  const { label, emoji } = splitEmoji(spec.label);
  return {
    type: ComponentType.Button,
    style: STYLES[spec.style ?? 'plain'],
    custom_id: spec.id,
    label: clip(label, LIMITS.buttonLabel),
    ...(emoji === undefined ? {} : { emoji }),
    ...(spec.disabled ? { disabled: true } : {}),
  };
}

export function linkButton(label: string, url: string): APIButtonComponent {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label: clip(label, LIMITS.buttonLabel), url };
}

/** A line with a button at the right edge, within reach of the thumb on a phone. */
export function section(content: string, accessory: APIButtonComponent): ContainerPart {
  return { type: ComponentType.Section, components: [textOf(content)], accessory };
}

/** Buttons in rows of five. */
export function rows(
  buttons: readonly APIButtonComponent[],
): APIActionRowComponent<APIComponentInMessageActionRow>[] {
  const all: APIActionRowComponent<APIComponentInMessageActionRow>[] = [];
  for (let at = 0; at < buttons.length; at += LIMITS.buttonsPerRow) {
    all.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + LIMITS.buttonsPerRow) });
  }
  return all;
}

/**
 * A select menu in its row, with at most 25 options; callers page.
 * @param now the current value, preselected
 * @param most maximum number of choices; one if left out
 */
export function select(
  id: string,
  placeholder: string,
  options: readonly { readonly value: string; readonly label: string; readonly description?: string }[],
  now?: string,
  most = 1,
): APIActionRowComponent<APIComponentInMessageActionRow> {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: id,
        placeholder: clip(withoutEmojis(placeholder), LIMITS.placeholder),
        ...(most < 2 ? {} : { max_values: Math.min(most, options.length) }),
        options: options
          .slice(0, LIMITS.selectOptions)
          .map((option): APISelectMenuOption => optionOf(option, option.value === now)),
      },
    ],
  };
}

function optionOf(
  option: { readonly value: string; readonly label: string; readonly description?: string },
  isChosen: boolean,
): APISelectMenuOption {
  const { label, emoji } = splitEmoji(option.label);
  const description = withoutEmojis(option.description ?? '');
  return {
    value: option.value,
    label: clip(label, LIMITS.optionLabel),
    ...(description === '' ? {} : { description: clip(description, LIMITS.optionDescription) }),
    ...(emoji === undefined ? {} : { emoji }),
    ...(isChosen ? { default: true } : {}),
  };
}

/** A box with a colored edge. */
export function box(parts: readonly ContainerPart[], color?: number): APIMessageTopLevelComponent {
  return {
    type: ComponentType.Container,
    components: [...parts],
    ...(color === undefined ? {} : { accent_color: color }),
  };
}

/** A post of one box. */
export function post(
  parts: readonly ContainerPart[],
  more: Partial<Pick<MessageBody, 'files' | 'mentions' | 'silent'>> & { readonly color?: number } = {},
): MessageBody {
  return {
    components: [box(parts, more.color)],
    files: more.files ?? [],
    mentions: more.mentions ?? [],
    ...(more.silent ? { silent: true } : {}),
  };
}

/** The input of discord.js to send or edit a post. Mentions are always restricted. */
export interface SendBody {
  readonly components: APIMessageTopLevelComponent[];
  readonly files: { readonly attachment: Buffer; readonly name: string; readonly description?: string }[];
  readonly allowedMentions: MessageMentionOptions;
  readonly flags: MessageFlags.IsComponentsV2;
}

type Texted = { readonly content?: unknown; readonly components?: readonly Texted[] };

function textsOf(components: readonly Texted[]): readonly string[] {
  return components.flatMap((part) => [
    ...(typeof part.content === 'string' ? [part.content] : []),
    ...textsOf(part.components ?? []),
  ]);
}

const lengthOf = (components: readonly APIMessageTopLevelComponent[]): number =>
  textsOf(components as readonly Texted[]).reduce((sum, text) => sum + text.length, 0);

/** The component with every text changed. */
function withTexts<T extends object>(part: T, change: (text: string) => string): T {
  const { content, components: inner } = part as Texted;
  return {
    ...part,
    ...(typeof content === 'string' ? { content: change(content) } : {}),
    ...(inner === undefined ? {} : { components: inner.map((each) => withTexts(each, change)) }),
  };
}

const withPlainTexts = (
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] => components.map((part) => withTexts(part, withoutEmojis));

/** A post without custom emojis, for channels where the bot may not use them. */
export function withoutAnyEmoji(message: MessageBody): MessageBody {
  const walk = <T extends object>(part: T): T => {
    const rest = Object.fromEntries(Object.entries(part).filter(([field]) => field !== 'emoji'));
    const inner = rest as {
      components?: readonly object[];
      options?: readonly object[];
      accessory?: object;
    };
    return {
      ...rest,
      ...(inner.accessory === undefined ? {} : { accessory: walk(inner.accessory) }),
      ...(inner.components === undefined ? {} : { components: inner.components.map(walk) }),
      ...(inner.options === undefined ? {} : { options: inner.options.map(walk) }),
    } as T;
  };
  return { ...message, components: withPlainTexts(message.components).map(walk) };
}

/** Shortens the longest texts first until all fit into one message. */
function withinText(given: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const isLong = lengthOf(given) > LIMITS.messageText;
  const components = isLong ? withPlainTexts(given) : given;
  const texts = textsOf(components as readonly Texted[]);
  let over = texts.reduce((sum, text) => sum + text.length, -LIMITS.messageText);
  if (over <= 0) return [...components];
  const shorter = new Map<string, string>();
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    if (over <= 0) break;
    const cut = clip(text, Math.max(1, text.length - over));
    over -= text.length - cut.length;
    shorter.set(text, cut);
  }
  return components.map((part) => withTexts(part, (text) => shorter.get(text) ?? text));
}

export function toBody(message: MessageBody): SendBody {
  return {
    components: withinText(repairComponents(message.components)),
    files: [
      ...message.files.map((file) => ({
        attachment: file.png,
        name: file.name,
        description: clip(file.alt, LIMITS.altText),
      })),
      ...(message.documents ?? []).map(({ name, data }) => ({ attachment: data, name })),
    ],
    allowedMentions: { parse: [], users: [...new Set(message.mentions)] },
    flags: MessageFlags.IsComponentsV2,
  };
}

/** Number of components in a message, including nested ones. */
export function countComponents(components: readonly unknown[]): number {
  let count = 0;
  for (const component of components) {
    const { components: inner, accessory } = component as {
      components?: readonly unknown[];
      accessory?: unknown;
    };
    count += accessory === undefined ? 1 : 2;
    if (inner !== undefined) count += countComponents(inner);
  }
  return count;
}
