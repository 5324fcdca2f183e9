import { complaint, type ErrorPath, missing, type PathError } from './errors.js';
import type { FormPart } from './http.js';
import { LINK, schemeComplaints } from './urls.js';

const STYLE = { link: 5, premium: 6 } as const;

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const exclusive = (path: ErrorPath): PathError =>
  complaint(
    path,
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    'A custom id and url cannot both be specified',
  );

/** A premium button has only a SKU, and the room's application sells none. */
function premium(raw: FormPart, path: ErrorPath): PathError[] {
  const more = ['custom_id', 'label', 'url', 'emoji'].filter(
    (field) => raw[field] !== undefined && raw[field] !== null,
  );
  if (more.length > 0)
    return more.map((field) =>
      complaint(
        [...path, field],
        'BUTTON_COMPONENT_PREMIUM_FIELD_NOT_ALLOWED',
        'A premium button takes only a sku id',
      ),
    );
  if (raw['sku_id'] === undefined || raw['sku_id'] === null) return [missing([...path, 'sku_id'])];
  return [
    complaint(
      [...path, 'sku_id'],
      'BUTTON_COMPONENT_INVALID_APPLICATION',
      'The application for this SKU does not exist or does not match the message author',
    ),
  ];
}

/** Errors of a button, beyond the schema and its emoji. */
export function buttonComplaints(raw: FormPart, path: ErrorPath): PathError[] {
  const { style, custom_id: customId, url, label, emoji } = raw;
  if (style === STYLE.premium) return premium(raw, path);
  const out: PathError[] = [];
  if (style === STYLE.link) {
    if (typeof url !== 'string') out.push(missing([...path, 'url'], 'A url is required'));
    if (customId) out.push(exclusive([...path, 'custom_id']));
    out.push(...schemeComplaints(url, LINK, [...path, 'url']));
  } else {
    if (isBlank(customId)) out.push(missing([...path, 'custom_id'], 'A custom id is required'));
    if (url) out.push(exclusive([...path, 'url']));
  }
  if (isBlank(label) && !emoji)
    out.push(complaint(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required'));
  return out;
}
