/** The answers to a modal in the shape the bot gets, checked against the modal. */
import { ComponentType as T } from 'discord-api-types/v10';
import { invalidField } from '../rest/errors.js';
import type { PageModalComponent } from '../contract.js';

interface Asked {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly required?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Asked[];
  readonly component?: Asked;
}

type Answered = Record<string, unknown>;

const MAX_TEXT = 4000;

function givenFor(list: readonly PageModalComponent[], customId: string): PageModalComponent | undefined {
  for (const given of list) {
    if (given.custom_id === customId) return given;
    const inner = givenFor(
      [...(given.components ?? []), ...(given.component ? [given.component] : [])],
      customId,
    );
    if (inner) return inner;
  }
  return undefined;
}

const wrong = (customId: string, code: string, message: string): never => {
  throw invalidField(['data', 'components', customId], code, message);
};

function text(field: Asked, given: PageModalComponent | undefined, customId: string): Answered {
  const value = String(given?.value ?? '');
  if (value === '' && field.required !== false)
    wrong(customId, 'BASE_TYPE_REQUIRED', 'This field is required');
  const max = field.max_length ?? MAX_TEXT;
  if (value.length > max) wrong(customId, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  if (value !== '' && value.length < (field.min_length ?? 0))
    wrong(customId, 'BASE_TYPE_MIN_LENGTH', `Must be at least ${field.min_length ?? 0} in length.`);
  return { value };
}

function chosen(field: Asked, given: PageModalComponent | undefined, customId: string): Answered {
  const values = (given?.values ?? []).map(String);
  const required = field.required !== false;
  const min = field.min_values ?? (required ? 1 : 0);
  const max = field.max_values ?? (field.type === T.CheckboxGroup ? (field.options?.length ?? 10) : 1);
  const tooFew = values.length < min && (required || values.length > 0);
  if (tooFew || values.length > max)
    wrong(customId, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  if (field.options && values.some((v) => !field.options?.some((o) => o.value === v)))
    wrong(customId, 'BASE_TYPE_CHOICES', 'A chosen value is not offered.');
  return { values };
}

function radio(field: Asked, given: PageModalComponent | undefined, customId: string): Answered {
  const value = given?.value ?? given?.values?.[0] ?? null;
  if (value === null && field.required !== false)
    wrong(customId, 'BASE_TYPE_REQUIRED', 'This field is required');
  if (value !== null && !field.options?.some((o) => o.value === value))
    wrong(customId, 'BASE_TYPE_CHOICES', 'A chosen value is not offered.');
  return { value };
}

function answerField(field: Asked, list: readonly PageModalComponent[]): Answered {
  const customId = field.custom_id ?? '';
  const given = givenFor(list, customId);
  const base = { type: field.type, id: field.id, custom_id: customId };
  switch (field.type) {
    case T.TextInput:
      return { ...base, ...text(field, given, customId) };
    case T.RadioGroup:
      return { ...base, ...radio(field, given, customId) };
    case T.Checkbox:
      return { ...base, value: given?.value === true || given?.value === 'true' };
    default:
      return { ...base, ...chosen(field, given, customId) };
  }
}

export function answerModal(asked: readonly unknown[], given: readonly PageModalComponent[]): Answered[] {
  const list = Array.isArray(given) ? given : [];
  let next = 1;
  const number = (c: Asked): Asked => ({ ...c, id: c.id ?? next++ });
  return (asked as readonly Asked[]).map((top): Answered => {
    const own = number(top);
    if (own.component)
      return { type: own.type, id: own.id, component: answerField(number(own.component), list) };
    if (own.components)
      return {
        type: own.type,
        id: own.id,
        components: own.components.map((f) => answerField(number(f), list)),
      };
    return { type: own.type, id: own.id };
  });
}
