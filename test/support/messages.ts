import type { PageMessage } from '../../src/room/contract.js';

/** The visible content of a message or a form in the room. */

export interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly content?: string;
  readonly placeholder?: string;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean;
  }[];
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
  readonly items?: readonly { readonly description?: string; readonly media: { readonly url: string } }[];
}

const LOADING = 128;
const EPHEMERAL = 64;
export const SELECT_TYPES = [3, 5, 6, 7, 8];

/** Every component of a message (or modal) in reading order. */
export function componentsOf(holder: { readonly components?: readonly unknown[] | undefined }): Component[] {
  const walk = (list: readonly Component[]): Component[] =>
    list.flatMap((c) => [
      c,
      ...walk(c.components ?? []),
      ...(c.accessory ? walk([c.accessory]) : []),
      ...(c.component ? walk([c.component]) : []),
    ]);
  return walk((holder.components ?? []) as readonly Component[]);
}

/** The whole text of a message: content, text displays, embeds and alt texts. */
export function textOf(message: PageMessage): string {
  const parts = componentsOf(message).flatMap((c) => [
    ...(c.content ? [c.content] : []),
    ...(c.items ?? []).map((i) => i.description ?? ''),
  ]);
  const embeds = message.embeds.flatMap((e) => [e.title ?? '', e.description ?? '']);
  return [message.content, ...parts, ...embeds].filter((t) => t !== '').join('\n');
}

/** The enabled buttons. */
export function buttonsOf(message: PageMessage): Component[] {
  return componentsOf(message).filter(
    (c) => c.type === 2 && c.custom_id !== undefined && c.disabled !== true,
  );
}

export function selectsOf(message: PageMessage): Component[] {
  return componentsOf(message).filter((c) => SELECT_TYPES.includes(c.type) && c.disabled !== true);
}

export const isEphemeral = (message: PageMessage): boolean => ((message.flags ?? 0) & EPHEMERAL) !== 0;
export const isThinking = (message: PageMessage): boolean => ((message.flags ?? 0) & LOADING) !== 0;
