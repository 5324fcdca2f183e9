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
import { parted, withoutEmojis } from './emojis.js';
import { clip, LIMITS } from './limits.js';
import { sound } from './sound.js';

/** A picture that goes with a message. */
export interface PostPicture {
  readonly name: string;
  readonly png: Buffer;
  readonly alt: string;
}

/** A file that goes with an answer, shown under its name. */
interface Document {
  readonly name: string;
  readonly data: Buffer;
}

/** A message before it is sent: components, pictures, and who may be mentioned by it. */
export interface MessageBody {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly PostPicture[];
  /** Files to download. */
  readonly documents?: readonly Document[];
  /** People whose mention in the text notifies them; everybody else's doesn't. */
  readonly mentions: readonly string[];
  /** Sent without a notification. */
  readonly silent?: boolean;
  /** Said in a message of its own below, for the same eyes: what would be off the screen above a tall panel. */
  readonly below?: MessageBody;
}

/** Parts of a container. */
export type ContainerPart = APIComponentInContainer;

const textOf = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: clipWords(content, LIMITS.messageText),
});

export const words = (content: string): ContainerPart => textOf(content);

/** Where there isn't room for all, emojis go first: half of one would be read as letters. */
const clipWords = (text: string, most: number): string =>
  text.length <= most ? text : clip(withoutEmojis(text), most);

export function line(): ContainerPart {
  return { type: ComponentType.Separator, divider: true };
}

/**
 * The pictures below each other, each with its alt text: alone in its gallery a picture is shown whole and as wide as
 * the message, while several in one are cropped to a mosaic.
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

/** The place of a document in the message. */
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
  const { label, emoji } = parted(spec.label);
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

/** A line with its own button at the right edge, where a thumb finds it on a phone. */
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
 * A select menu in its row. At most 25 options; the caller pages. `now`: the value that holds, shown as chosen; `most`:
 * how many may be chosen at once, one when left out.
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
  const { label, emoji } = parted(option.label);
  const description = withoutEmojis(option.description ?? '');
  return {
    value: option.value,
    label: clip(label, LIMITS.optionLabel),
    ...(description === '' ? {} : { description: clip(description, LIMITS.optionDescription) }),
    ...(emoji === undefined ? {} : { emoji }),
    ...(isChosen ? { default: true } : {}),
  };
}

/** A box with a coloured edge around the parts. */
export function box(parts: readonly ContainerPart[], colour?: number): APIMessageTopLevelComponent {
  return {
    type: ComponentType.Container,
    components: [...parts],
    ...(colour === undefined ? {} : { accent_color: colour }),
  };
}

/** A post of one box. */
export function post(
  parts: readonly ContainerPart[],
  more: Partial<Pick<MessageBody, 'files' | 'mentions' | 'silent'>> & { readonly colour?: number } = {},
): MessageBody {
  return {
    components: [box(parts, more.colour)],
    files: more.files ?? [],
    mentions: more.mentions ?? [],
    ...(more.silent ? { silent: true } : {}),
  };
}

/** What discord.js takes to send or edit a post. Mentions are always bounded. */
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

/** The components with every text changed. */
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

/** The components with their texts shortened, the longest first, until all of them together fit into one message. */
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
    components: withinText(sound(message.components)),
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

/** How many components a message has, nested ones included. */
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
