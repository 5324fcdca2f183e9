import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { clip, LIMITS } from './limits.js';

/**
 * The last check before Discord: removes or repairs components Discord would refuse, such as empty labels, duplicate or
 * long values, and surplus components. Their content is lost to the reader, so panels must avoid them; this only covers
 * unforeseen cases.
 */

type Raw = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Raw[] =>
  Array.isArray(value) ? value.filter((each): each is Raw => typeof each === 'object' && each !== null) : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Replaces a missing name. */
const NAMELESS = '·';

interface Seen {
  readonly ids: Set<string>;
  components: number;
}

/** The components in a form Discord accepts. */
export function repairComponents(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  const seen: Seen = { ids: new Set(), components: 0 };
  return mended(components as unknown as readonly Raw[], seen) as unknown as APIMessageTopLevelComponent[];
}

function mended(parts: readonly Raw[], seen: Seen): Raw[] {
  return parts.flatMap((part) => {
    const before = { ids: new Set(seen.ids), components: seen.components };
    seen.components += 1;
    const one = seen.components > LIMITS.components ? undefined : mend(part, seen);
    if (one !== undefined) return [one];
    seen.ids.clear();
    for (const id of before.ids) seen.ids.add(id);
    seen.components = before.components;
    return [];
  });
}

/** One component, or undefined if nothing is left of it. */
function mend(part: Raw, seen: Seen): Raw | undefined {
  switch (part['type']) {
    case ComponentType.Container:
    case ComponentType.ActionRow: {
      const inner = mended(listOf(part['components']), seen);
      return inner.length === 0 ? undefined : { ...part, components: inner };
    }
    case ComponentType.Section: {
      const inner = mended(listOf(part['components']), seen);
      const [accessory] = mended(listOf([part['accessory']]), seen);
      // Discord requires an accessory in a section; without one, only the text stays.
      return inner.length === 0 || accessory === undefined
        ? inner[0]
        : { ...part, components: inner, accessory };
    }
    case ComponentType.TextDisplay:
      return textOf(part['content']).trim() === '' ? undefined : part;
    case ComponentType.MediaGallery:
      return listOf(part['items']).length === 0 ? undefined : part;
    case ComponentType.Button:
      return isFresh(part, seen) ? { ...part, label: named(part['label'], LIMITS.buttonLabel) } : undefined;
    case ComponentType.StringSelect:
      return isFresh(part, seen) ? mendSelect(part) : undefined;
    default:
      return part;
  }
}

/** Whether a control's id is valid and unique; links have none. */
function isFresh({ custom_id: id, url }: Raw, { ids }: Seen): boolean {
  if (url !== undefined) return true;
  if (typeof id !== 'string' || id === '' || id.length > LIMITS.customId || ids.has(id)) return false;
  ids.add(id);
  return true;
}

function mendSelect(part: Raw): Raw | undefined {
  const values = new Set<string>();
  const options = listOf(part['options'])
    .filter(({ value }) => {
      const text = textOf(value);
      if (text === '' || text.length > LIMITS.optionValue || values.has(text)) return false;
      values.add(text);
      return true;
    })
    .slice(0, LIMITS.selectOptions)
    .map((option) => ({ ...option, label: named(option['label'], LIMITS.optionLabel) }));
  if (options.length === 0) return undefined;
  const most = Math.min(Number(part['max_values'] ?? 1), options.length);
  return { ...part, options, ...(part['max_values'] === undefined ? {} : { max_values: most }) };
}

const named = (text: unknown, most: number): string => {
  const known = textOf(text).trim();
  return known === '' ? NAMELESS : clip(known, most);
};
