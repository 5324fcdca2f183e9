/** What Discord asks of message components beyond its published schemas. */
import { buttonComplaints } from './buttons.js';
import { emojiComplaints } from './emoji-names.js';
import { complaint, type ErrorPath, missing, type PathError, wrongLength } from './errors.js';
import { type FormPart, partsIn } from './http.js';
import { selectComplaints } from './selects.js';
import { PICTURE, schemeComplaints } from './urls.js';
import type { StoredComponent } from '../state/model.js';

const MAX_V2_COMPONENTS = 40;
const MAX_V2_TEXT = 4000;
const MAX_ACTION_ROWS = 5;

const SELECTS: readonly unknown[] = [3, 5, 6, 7, 8];

function row(raw: FormPart, path: ErrorPath): PathError[] {
  const inner = partsIn(raw['components']);
  const width = inner.reduce((sum, c) => sum + (SELECTS.includes(c['type']) || c['type'] === 4 ? 5 : 1), 0);
  if (width <= 5) return [];
  return [
    complaint(
      [...path, 'components', inner.length - 1],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    ),
  ];
}

interface Found {
  readonly raw: FormPart;
  readonly path: ErrorPath;
}

/** Every component in reading order with its path. */
function everyOne(components: readonly FormPart[], base: ErrorPath): Found[] {
  return components.flatMap((raw, i) => one(raw, [...base, i]));
}

function one(raw: FormPart, path: ErrorPath): Found[] {
  const accessory = raw['accessory'] ?? raw['component'];
  const field = raw['accessory'] ? 'accessory' : 'component';
  return [
    { raw, path },
    ...everyOne(partsIn(raw['components']), [...path, 'components']),
    ...(typeof accessory === 'object' && accessory !== null
      ? one(accessory as FormPart, [...path, field])
      : []),
  ];
}

function unique(found: readonly Found[]): PathError[] {
  const out: PathError[] = [];
  const customIds = new Set<unknown>();
  const ids = new Set<unknown>();
  for (const { raw, path } of found) {
    const customId = raw['custom_id'];
    if (typeof customId === 'string') {
      if (customIds.has(customId))
        out.push(
          complaint(
            [...path, 'custom_id'],
            'COMPONENT_CUSTOM_ID_DUPLICATED',
            'Component custom id cannot be duplicated',
          ),
        );
      customIds.add(customId);
    }
    const id = raw['id'];
    if (typeof id === 'number' && id > 0) {
      if (ids.has(id))
        out.push(complaint([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'));
      ids.add(id);
    }
  }
  return out;
}

function layout(top: readonly FormPart[], found: readonly Found[], v2: boolean): PathError[] {
  const path = ['components'];
  if (!v2) {
    const wrong = top.findIndex((c) => c['type'] !== 1);
    if (wrong >= 0)
      return [
        complaint(
          [...path, wrong, 'type'],
          'UNION_TYPE_CHOICES',
          'Value of field "type" must be one of (1,).',
        ),
      ];
    return top.length > MAX_ACTION_ROWS ? [wrongLength(path, 1, MAX_ACTION_ROWS)] : [];
  }
  const out: PathError[] = [];
  if (found.length > MAX_V2_COMPONENTS)
    out.push(
      complaint(
        path,
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `Total number of components exceeds ${MAX_V2_COMPONENTS}`,
      ),
    );
  const text = found.reduce(
    (n, { raw }) =>
      n + (raw['type'] === 10 && typeof raw['content'] === 'string' ? raw['content'].length : 0),
    0,
  );
  if (text > MAX_V2_TEXT)
    out.push(
      complaint(
        path,
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        `Total displayable text size exceeds ${MAX_V2_TEXT}`,
      ),
    );
  return out;
}

/** Emojis of buttons and options that are unknown or unusable. */
const emojis = ({ raw, path }: Found, knows: (id: string) => boolean): PathError[] => [
  ...emojiComplaints(raw['emoji'], knows, [...path, 'emoji']),
  ...partsIn(raw['options']).flatMap(({ emoji }, i) =>
    emojiComplaints(emoji, knows, [...path, 'options', i, 'emoji']),
  ),
];

/** Discord trims a text before checking its length. */
const blankText = ({ raw, path }: Found): PathError[] =>
  raw['type'] === 10 &&
  typeof raw['content'] === 'string' &&
  raw['content'] !== '' &&
  raw['content'].trim() === ''
    ? [missing([...path, 'content'])]
    : [];

/** URLs of pictures and files. */
const addresses = ({ raw, path }: Found): PathError[] => [
  ...(['media', 'file'] as const).flatMap((field) =>
    schemeComplaints((raw[field] as FormPart | null | undefined)?.['url'], PICTURE, [...path, field, 'url']),
  ),
  ...partsIn(raw['items']).flatMap(({ media }, i) =>
    schemeComplaints((media as FormPart | null | undefined)?.['url'], PICTURE, [
      ...path,
      'items',
      i,
      'media',
      'url',
    ]),
  ),
];

function shared(found: readonly Found[]): PathError[] {
  const out: PathError[] = unique(found);
  for (const { raw, path } of found) {
    if (raw['type'] === 1) out.push(...row(raw, path));
    if (raw['type'] === 2) out.push(...buttonComplaints(raw, path));
    if (SELECTS.includes(raw['type'])) out.push(...selectComplaints(raw, path));
  }
  return out;
}

/**
 * Errors of a message's components, beyond the schema.
 * @param knows whether the bot may use a custom emoji with this id
 */
export function componentComplaints(
  components: unknown,
  v2: boolean,
  knows: (id: string) => boolean = () => true,
): PathError[] {
  const top = partsIn(components);
  const found = everyOne(top, ['components']);
  return [
    ...layout(top, found, v2),
    ...shared(found),
    ...found.flatMap((one) => [...emojis(one, knows), ...blankText(one), ...addresses(one)]),
  ];
}

/** The same for a modal: one to five rows or labels. */
export function modalComplaints(
  components: unknown,
  knows: (id: string) => boolean = () => true,
): PathError[] {
  const top = partsIn(components);
  const found = everyOne(top, ['data', 'components']);
  const out: PathError[] = [
    ...shared(found),
    ...found.flatMap((one) => [...emojis(one, knows), ...blankText(one)]),
  ];
  if (top.length > 5) out.push(wrongLength(['data', 'components'], 1, 5));
  top.forEach((c, i) => {
    if (c['type'] !== 1) return;
    const inner = partsIn(c['components']);
    inner.forEach((field, j) => {
      if (typeof field['label'] !== 'string' || field['label'] === '')
        out.push(missing(['data', 'components', i, 'components', j, 'label']));
    });
  });
  for (const { raw, path } of found) {
    const min = raw['min_length'];
    const max = raw['max_length'];
    if (raw['type'] === 4 && typeof min === 'number' && typeof max === 'number' && min > max)
      out.push(
        complaint(
          [...path, 'min_length'],
          'TEXT_INPUT_MIN_GREATER_THAN_MAX',
          'min_length must not be greater than max_length.',
        ),
      );
  }
  return out;
}

/** Assigns missing numeric ids and resolves media. `media` turns a media item's URL into the stored item. */
export function settle(
  components: unknown,
  media: (url: string, path: ErrorPath) => FormPart,
): StoredComponent[] {
  const top = partsIn(components);
  const used = new Set(everyOne(top, []).map(({ raw }) => raw['id']));
  let next = 1;
  const fresh = () => {
    while (used.has(next)) next += 1;
    used.add(next);
    return next;
  };
  const item = (value: unknown, path: ErrorPath): unknown => {
    const url = (value as FormPart | null | undefined)?.['url'];
    return typeof url === 'string' ? media(url, path) : value;
  };
  const settleOne = (raw: FormPart, path: ErrorPath): StoredComponent => {
    const id = typeof raw['id'] === 'number' && raw['id'] > 0 ? raw['id'] : fresh();
    const out: Record<string, unknown> = { ...raw, id, type: raw['type'] };
    if (raw['type'] === 2) out['style'] ??= 2;
    if (raw['type'] === 17) out['spoiler'] ??= false;
    if (raw['type'] === 14) {
      out['divider'] ??= true;
      out['spacing'] ??= 1;
    }
    if (Array.isArray(raw['components']))
      out['components'] = partsIn(raw['components']).map((c, i) => settleOne(c, [...path, 'components', i]));
    if (raw['accessory']) out['accessory'] = settleOne(raw['accessory'] as FormPart, [...path, 'accessory']);
    if (raw['component']) out['component'] = settleOne(raw['component'] as FormPart, [...path, 'component']);
    if (raw['media']) out['media'] = item(raw['media'], [...path, 'media', 'url']);
    if (raw['file']) out['file'] = item(raw['file'], [...path, 'file', 'url']);
    if (raw['type'] === 12)
      out['items'] = partsIn(raw['items']).map((it, i) => ({
        ...it,
        media: item(it['media'], [...path, 'items', i, 'media', 'url']),
      }));
    return out as StoredComponent;
  };
  return top.map((c, i) => settleOne(c, ['components', i]));
}
