import type { Texts } from '../../../kernel/types.js';
import { packOf } from '../cards/cards.js';
import { ROLE } from '../cards/pack-schema.js';
import type { View } from '../view/view-types.js';
import { cardNames } from './en/names.js';

/** A view with its cards and roles named in a reader's language, as far as its pack knows it; else they keep their own names. */
export function viewIn(view: View, locale: string): View {
  const pack = packOf(view);
  const language = locale.toLowerCase().split('-')[0] ?? '';
  if (pack.data.translations?.[language] === undefined) return view;
  const { table, ...rest } = view;
  return { ...(renamed(rest, cardNames(pack, language)) as Omit<View, 'table'>), table };
}

function renamed(value: unknown, texts: Texts): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renamed(inner, texts)]),
  );
  const { id, name, kind } = copy;
  if (typeof id === 'string' && typeof name === 'string') {
    const made = kind === 'invention' ? texts[`name.${id}.made`] : undefined;
    copy['name'] = made ?? texts[`name.${id}`] ?? name;
  }
  const { role } = copy;
  if (typeof role === 'string') copy['role'] = texts[`name.${ROLE}${role}`] ?? role;
  return copy;
}
