import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageCommandData } from '../../contract.js';
import { OPTION } from '../kinds.js';
import { filterChoices, type ListEntry } from '../parts/choice.js';
import { channelChoices, roleChoices, userChoices } from '../parts/entities.js';
import { nameIn } from '../locale.js';
import { useRoom } from '../room.js';
import type { PageState } from '../state/model.js';
import type { BasicOption } from './entries.js';
import { choicesOf, EMPTY_FIELD, type OptionField } from './fields.js';

interface Suggestion extends ListEntry {
  /** The value to send, which need not be text. */
  readonly sends: string | number | boolean;
}

export interface Suggestions {
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Suggestion[];
}

const NONE: Suggestions = { state: 'none', items: [] };
const DEBOUNCE_MS = 140;

/** An option's suggestions: its choices, the server's people, or the application's autocomplete. */
export function useSuggestions(
  option: BasicOption | null,
  field: OptionField = EMPTY_FIELD,
  ask: (option: BasicOption) => PageCommandData,
): Suggestions {
  const room = useRoom();
  const fixed = useMemo(
    () => (option === null ? null : fixedSuggestions(option, room.store.get())),
    [option, room],
  );
  const asks = option !== null && 'autocomplete' in option && option.autocomplete === true;
  const [heard, setHeard] = useState<Suggestions>(NONE);
  const latest = useRef(0);
  const typed = field.picked === null ? field.text : '';

  useEffect(() => {
    if (!asks) {
      setHeard(NONE);
      return undefined;
    }
    latest.current += 1;
    const turn = latest.current;
    setHeard((before) => ({ state: 'loading', items: before.items }));
    const timer = setTimeout(() => {
      void room.autocomplete(ask(option)).then((choices) => {
        if (turn !== latest.current) return;
        setHeard(
          choices === null
            ? { state: 'failed', items: [] }
            : {
                state: 'ready',
                items: choices.map((choice) => ({
                  value: String(choice.value),
                  label: nameIn(choice, room.locale),
                  sends: choice.value,
                })),
              },
        );
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
    // `ask` changes on every render; only another option or text asks again.
  }, [option, asks, typed]);

  if (asks) return heard;
  if (fixed === null) return NONE;
  const byValue = new Map(fixed.map((item) => [item.value, item]));
  const items = filterChoices(fixed, typed.replace(/^[@#]/, '')).flatMap(
    (choice) => byValue.get(choice.value) ?? [],
  );
  return { state: 'ready', items: items.slice(0, 25) };
}

function fixedSuggestions(option: BasicOption, state: PageState): readonly Suggestion[] | null {
  const same = (choice: ListEntry): Suggestion => ({ ...choice, sends: choice.value });
  switch (option.type) {
    case OPTION.boolean:
      return [
        { value: 'true', label: 'True', sends: true },
        { value: 'false', label: 'False', sends: false },
      ];
    case OPTION.user:
      return userChoices(state).map(same);
    case OPTION.role:
      return roleChoices(state).map(same);
    case OPTION.mentionable:
      return [...userChoices(state), ...roleChoices(state)].map(same);
    case OPTION.channel:
      return channelChoices(state, option.channel_types ?? []).map(same);
    default: {
      const choices = choicesOf(option);
      if (choices.length === 0) return null;
      return choices.map((choice) => ({
        value: String(choice.value),
        label: choice.name,
        sends: choice.value,
      }));
    }
  }
}
