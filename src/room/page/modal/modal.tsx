import { useEffect, useRef, useState } from 'preact/hooks';
import { COMPONENT } from '../kinds.js';
import { Markdown } from '../markdown/render.js';
import { IconButton } from '../parts/icon-button.js';
import { Icon } from '../parts/icons.js';
import { Dots } from '../parts/dots.js';
import { without } from '../parts/without.js';
import { useRoom, usePageState } from '../room.js';
import type { OpenModal } from '../state/model.js';
import {
  answerProblem,
  fieldsOf,
  firstAnswers,
  toComponents,
  type FieldValues,
  type ModalField,
} from './answers.js';
import { ModalInput } from './fields.js';

export function ModalLayer() {
  const modal = usePageState((state) => state.modal);
  return modal === null ? null : <Modal key={modal.id} modal={modal} />;
}

/** A form of the application. Escape and the cross cancel it. */
function Modal({ modal }: { readonly modal: OpenModal }) {
  const room = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  const [answers, setAnswers] = useState<FieldValues>(() => firstAnswers(modal.components));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refused = usePageState((state) => state.modalProblem);
  const busy = usePageState((state) =>
    Object.values(state.pending).some((pending) => pending.kind === 'modal' && pending.state === 'sent'),
  );
  useEffect(() => {
    const back = document.activeElement;
    const form = dialog.current;
    form?.showModal();
    form?.querySelector<HTMLElement>('input, textarea, .select-trigger')?.focus();
    return () => {
      // An open dialog keeps the focus, so close it before focusing the previous element.
      // That element only accepts typing after the dialog has left the document.
      form?.close();
      if (back instanceof HTMLElement) queueMicrotask(() => focusAnew(back));
    };
  }, []);

  const submit = (): void => {
    const found = Object.fromEntries(
      modal.components.flatMap(fieldsOf).flatMap(({ field }) => {
        const problem = answerProblem(field, answers[field.custom_id]);
        return problem === null ? [] : [[field.custom_id, problem] as const];
      }),
    );
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first === undefined) void room.submitModal(toComponents(modal.components, answers));
    else focusField(dialog.current, first);
  };

  const leave = (): void => room.store.dispatch({ type: 'close-modal' });
  return (
    <dialog
      ref={dialog}
      class="modal"
      aria-labelledby="modal-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={leave}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header class="modal-head">
          <h2 id="modal-title">{modal.title}</h2>
          <IconButton icon="close" label="Close" onClick={leave} />
        </header>
        <div class="modal-body">
          {modal.components.map((component, index) =>
            component.type === COMPONENT.text ? (
              <div key={index} class="text-display">
                <Markdown text={component.content} />
              </div>
            ) : (
              fieldsOf(component).map((field) => (
                <FieldBox
                  key={field.field.custom_id}
                  field={field}
                  answers={answers}
                  problem={problems[field.field.custom_id] ?? null}
                  onAnswer={(answer) => {
                    setAnswers((before) => ({ ...before, [field.field.custom_id]: answer }));
                    setProblems((before) => without(before, field.field.custom_id));
                  }}
                />
              ))
            ),
          )}
          {refused === null ? null : (
            <p class="failure" role="alert">
              <Icon name="warn" size={16} /> {refused}
            </p>
          )}
        </div>
        <footer class="modal-foot">
          <small>This form goes to {modal.application.name}.</small>
          <button type="button" class="btn btn-plain" onClick={leave}>
            Cancel
          </button>
          <button type="submit" class="btn btn-primary" aria-busy={busy} disabled={busy}>
            {busy ? <Dots /> : 'Submit'}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

function FieldBox({
  field: { field, label, description },
  answers,
  problem,
  onAnswer,
}: {
  readonly field: ModalField;
  readonly answers: FieldValues;
  readonly problem: string | null;
  readonly onAnswer: (answer: FieldValues[string]) => void;
}) {
  const id = `field-${field.custom_id}`;
  const required = field.type !== COMPONENT.checkbox && field.required !== false;
  const describedBy = [
    description === null ? null : `${id}-about`,
    problem === null ? null : `${id}-problem`,
  ].filter((part) => part !== null);
  return (
    <div class={`field${problem === null ? '' : ' is-wrong'}`} data-field={field.custom_id}>
      <label class="field-label" for={id}>
        {label}
        {required ? (
          <span class="required" aria-label="required">
            *
          </span>
        ) : null}
      </label>
      {description === null ? null : (
        <p class="field-note" id={`${id}-about`}>
          {description}
        </p>
      )}
      <ModalInput
        field={field}
        label={label}
        answer={answers[field.custom_id]}
        invalid={problem !== null}
        describedBy={describedBy.length === 0 ? undefined : describedBy.join(' ')}
        inputId={id}
        onAnswer={onAnswer}
      />
      {problem === null ? null : (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function focusAnew(element: HTMLElement): void {
  element.blur();
  element.focus();
}

function focusField(dialog: HTMLDialogElement | null, customId: string): void {
  const box = [...(dialog?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (element) => element.dataset['field'] === customId,
  );
  box?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
