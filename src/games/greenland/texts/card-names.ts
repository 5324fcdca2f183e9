import type { Texts } from '../../../kernel/types.js';
import { ORIGINAL } from '../cards.js';
import type { View } from '../view-types.js';
import { names as german } from './de/names.js';

const LANGUAGES: Readonly<Record<string, Texts>> = { de: german(ORIGINAL) };

/** A view with its cards named in a reader's language. Other packs keep the names they bring. */
export function viewIn(view: View, locale: string): View {
  const texts = LANGUAGES[locale.toLowerCase().split('-')[0] ?? ''];
  const isOwn = view.pack.split('+')[0] === ORIGINAL.id;
  if (texts === undefined || !isOwn) return view;
  const { table, ...rest } = view;
  return { ...(renamed(rest, texts) as Omit<View, 'table'>), table };
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
  return copy;
}
