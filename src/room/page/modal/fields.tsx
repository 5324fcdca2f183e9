import type { VNode } from 'preact';
import { COMPONENT } from '../kinds.js';
import { useMenuChoices } from '../message/select.js';
import { Select } from '../parts/select.js';
import type { FieldValue, FieldComponent } from './answers.js';

interface FieldProps<F extends FieldComponent> {
  readonly field: F;
  readonly label: string;
  readonly answer: FieldValue | undefined;
  readonly invalid: boolean;
  /** Ids of description and problem. */
  readonly describedBy: string | undefined;
  readonly inputId: string;
  readonly onAnswer: (answer: FieldValue) => void;
}

/** The input of a modal's field, for any type. */
export function ModalInput(props: FieldProps<FieldComponent>): VNode {
  const { field } = props;
  switch (field.type) {
    case COMPONENT.textInput:
      return <TextField {...props} field={field} />;
    case COMPONENT.radioGroup:
    case COMPONENT.checkboxGroup:
      return <OptionGroup {...props} field={field} />;
    case COMPONENT.checkbox:
      return (
        <label class="option-line">
          <input
            type="checkbox"
            id={props.inputId}
            checked={props.answer === true}
            onChange={(event) => props.onAnswer(event.currentTarget.checked)}
          />
          <span>{props.label}</span>
        </label>
      );
    case COMPONENT.fileUpload:
      return <p class="field-note">Files cannot be handed in here.</p>;
    default:
      return <MenuField {...props} field={field} />;
  }
}

function TextField(props: FieldProps<Extract<FieldComponent, { type: 4 }>>) {
  const { field } = props;
  const value = typeof props.answer === 'string' ? props.answer : '';
  const shared = {
    id: props.inputId,
    class: 'text-input',
    value,
    placeholder: field.placeholder ?? '',
    required: field.required !== false,
    'aria-invalid': props.invalid,
    'aria-describedby': props.describedBy,
    ...(field.max_length === undefined ? {} : { maxLength: field.max_length }),
  };
  return field.style === 2 ? (
    <textarea {...shared} rows={5} onInput={(event) => props.onAnswer(event.currentTarget.value)} />
  ) : (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      onInput={(event) => props.onAnswer(event.currentTarget.value)}
    />
  );
}

function OptionGroup(
  props: FieldProps<Extract<FieldComponent, { type: 21 }> | Extract<FieldComponent, { type: 22 }>>,
) {
  const { field, answer } = props;
  const single = field.type === COMPONENT.radioGroup;
  const values = Array.isArray(answer) ? answer : [];
  return (
    <div
      class="option-group"
      role={single ? 'radiogroup' : 'group'}
      id={props.inputId}
      tabIndex={-1}
      aria-label={props.label}
      aria-describedby={props.describedBy}
    >
      {field.options.map((option) => {
        const on = single ? answer === option.value : values.includes(option.value);
        return (
          <label key={option.value} class={`option-line${on ? ' is-on' : ''}`}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={field.custom_id}
              value={option.value}
              checked={on}
              onChange={(event) => {
                if (single) props.onAnswer(option.value);
                else if (event.currentTarget.checked) props.onAnswer([...values, option.value]);
                else props.onAnswer(values.filter((value) => value !== option.value));
              }}
            />
            <span>
              {option.label}
              {option.description === undefined ? null : <small>{option.description}</small>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

type MenuFieldComponent = Exclude<FieldComponent, { type: 4 | 19 | 21 | 22 | 23 }>;

function MenuField(props: FieldProps<MenuFieldComponent>) {
  const { field } = props;
  const choices = useMenuChoices(field);
  return (
    <Select
      label={props.label}
      placeholder={field.placeholder ?? 'Make a selection'}
      choices={choices}
      chosen={Array.isArray(props.answer) ? props.answer : []}
      max={field.max_values ?? 1}
      clearable={field.required === false || field.min_values === 0}
      searchable={field.type !== COMPONENT.stringSelect || choices.length > 10}
      invalid={props.invalid}
      onChoose={props.onAnswer}
    />
  );
}
