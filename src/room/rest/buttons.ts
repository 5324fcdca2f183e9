import type { PathError } from './errors.js';
import { LINK, schemeComplaints } from './urls.js';

type Path = readonly (string | number)[];
type Raw = Readonly<Record<string, unknown>>;

const STYLE = { link: 5, premium: 6 } as const;

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const required = (path: Path, message: string): PathError => ({
  path,
  code: 'BASE_TYPE_REQUIRED',
  message,
});

const exclusive = (path: Path): PathError => ({
  path,
  code: 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  message: 'A custom id and url cannot both be specified',
});

/** A premium button has nothing but what it sells, and the room's application sells nothing. */
function premium(raw: Raw, path: Path): PathError[] {
  const more = ['custom_id', 'label', 'url', 'emoji'].filter(
    (field) => raw[field] !== undefined && raw[field] !== null,
  );
  if (more.length > 0)
    return more.map((field) => ({
      path: [...path, field],
      code: 'BUTTON_COMPONENT_PREMIUM_FIELD_NOT_ALLOWED',
      message: 'A premium button takes only a sku id',
    }));
  if (raw['sku_id'] === undefined || raw['sku_id'] === null)
    return [required([...path, 'sku_id'], 'This field is required')];
  return [
    {
      path: [...path, 'sku_id'],
      code: 'BUTTON_COMPONENT_INVALID_APPLICATION',
      message: 'The application for this SKU does not exist or does not match the message author',
    },
  ];
}

/** What is wrong with a button, beyond the schema and its emoji. */
export function buttonComplaints(raw: Raw, path: Path): PathError[] {
  const { style, custom_id: customId, url, label, emoji } = raw;
  if (style === STYLE.premium) return premium(raw, path);
  const out: PathError[] = [];
  if (style === STYLE.link) {
    if (typeof url !== 'string') out.push(required([...path, 'url'], 'A url is required'));
    if (customId) out.push(exclusive([...path, 'custom_id']));
    out.push(...schemeComplaints(url, LINK, [...path, 'url']));
  } else {
    if (isBlank(customId)) out.push(required([...path, 'custom_id'], 'A custom id is required'));
    if (url) out.push(exclusive([...path, 'url']));
  }
  if (isBlank(label) && !emoji)
    out.push({
      path,
      code: 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
      message: 'A label or emoji is required',
    });
  return out;
}
