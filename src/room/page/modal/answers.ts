import type { APIModalInteractionResponseCallbackComponent } from 'discord-api-types/v10';
import type { PageModalComponent } from '../../contract.js';
import { COMPONENT } from '../kinds.js';
import { defaultValues } from '../message/select.js';

export type TopComponent = APIModalInteractionResponseCallbackComponent;
type LabelComponent = Extract<TopComponent, { component: unknown }>;
export type FieldComponent = LabelComponent['component'] | RowInput;
type RowInput = Extract<TopComponent, { components: unknown }>['components'][number];

/** A person's input, by `custom_id`. */
export type FieldValue = string | boolean | readonly string[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The fields of a modal in order, with their labels. */
export interface ModalField {
  readonly label: string;
  readonly description: string | null;
  readonly field: FieldComponent;
}

export function fieldsOf(component: TopComponent): readonly ModalField[] {
  if (component.type === COMPONENT.label) {
    return [
      { label: component.label, description: component.description ?? null, field: component.component },
    ];
  }
  if (component.type === COMPONENT.row) {
    return component.components.map((field) => ({ label: field.label ?? '', description: null, field }));
  }
  return [];
}

export function firstAnswers(components: readonly TopComponent[]): FieldValues {
  return Object.fromEntries(
    components.flatMap(fieldsOf).map(({ field }) => [field.custom_id, firstAnswer(field)] as const),
  );
}

function firstAnswer(field: FieldComponent): FieldValue {
  switch (field.type) {
    case COMPONENT.textInput:
      return field.value ?? '';
    case COMPONENT.radioGroup:
      return field.options.find((option) => option.default === true)?.value ?? '';
    case COMPONENT.checkbox:
      return field.default === true;
    case COMPONENT.checkboxGroup:
      return field.options.filter((option) => option.default === true).map((option) => option.value);
    case COMPONENT.fileUpload:
      return [];
    default:
      return defaultValues(field);
  }
}

/** The problem of a field; null when it can be sent. */
export function answerProblem(field: FieldComponent, answer: FieldValue | undefined): string | null {
  switch (field.type) {
    case COMPONENT.textInput: {
      const text = typeof answer === 'string' ? answer : '';
      if (text === '') return field.required === false ? null : 'This field is required';
      if (text.length < (field.min_length ?? 0)) return `At least ${String(field.min_length)} characters`;
      if (text.length > (field.max_length ?? 4_000))
        return `At most ${String(field.max_length ?? 4_000)} characters`;
      return null;
    }
    case COMPONENT.radioGroup:
      return field.required !== false && (answer === '' || answer === undefined) ? 'Choose one' : null;
    case COMPONENT.checkbox:
      return null;
    default: {
      const values = Array.isArray(answer) ? answer : [];
      const least = field.min_values ?? (field.required === false ? 0 : 1);
      if (values.length === 0 && field.required === false) return null;
      if (values.length < least) return least === 1 ? 'Choose one' : `Choose at least ${String(least)}`;
      const most = field.max_values ?? (field.type === COMPONENT.checkboxGroup ? field.options.length : 1);
      return values.length > most ? `Choose at most ${String(most)}` : null;
    }
  }
}

/** The answers, nested like the modal. */
export function toComponents(
  components: readonly TopComponent[],
  answers: FieldValues,
): readonly PageModalComponent[] {
  return components.map((component): PageModalComponent => {
    const id = component.id === undefined ? {} : { id: component.id };
    if (component.type === COMPONENT.label) {
      return { type: component.type, ...id, component: answered(component.component, answers) };
    }
    if (component.type === COMPONENT.row) {
      return {
        type: component.type,
        ...id,
        components: component.components.map((field) => answered(field, answers)),
      };
    }
    return { type: component.type, ...id };
  });
}

function answered(field: FieldComponent, answers: FieldValues): PageModalComponent {
  const answer = answers[field.custom_id];
  const base = {
    type: field.type,
    custom_id: field.custom_id,
    ...(field.id === undefined ? {} : { id: field.id }),
  };
  switch (field.type) {
    case COMPONENT.textInput:
      return { ...base, value: typeof answer === 'string' ? answer : '' };
    case COMPONENT.radioGroup:
      return { ...base, value: typeof answer === 'string' && answer !== '' ? answer : null };
    case COMPONENT.checkbox:
      return { ...base, value: answer === true };
    default:
      return { ...base, values: Array.isArray(answer) ? answer : [] };
  }
}
