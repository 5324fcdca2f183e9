import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useMemo, useState } from 'preact/hooks';
import { COMPONENT } from '../kinds.js';
import type { ListEntry } from '../parts/choice.js';
import { channelChoices, roleChoices, userChoices } from '../parts/entities.js';
import { Select } from '../parts/select.js';
import { useRoom, usePageState } from '../room.js';
import type { PageState } from '../state/model.js';
import { useComponentState, type Owner } from './owner.js';

const NAMES: Readonly<Record<number, string>> = {
  [COMPONENT.stringSelect]: 'Select an option',
  [COMPONENT.userSelect]: 'Select a person',
  [COMPONENT.roleSelect]: 'Select a role',
  [COMPONENT.mentionableSelect]: 'Select a person or role',
  [COMPONENT.channelSelect]: 'Select a channel',
};

/** A select menu of a message. It shows the choice until the message changes. */
export function MessageSelect({
  menu,
  owner,
}: {
  readonly menu: APISelectMenuComponent;
  readonly owner: Owner;
}) {
  const room = useRoom();
  const busy = useComponentState(owner, menu.custom_id);
  const choices = useMenuChoices(menu);
  const defaults = useMemo(() => defaultValues(menu), [menu]);
  const edition = owner.message?.edited_timestamp ?? '';
  const [made, setMade] = useState<{ readonly edition: string; readonly values: readonly string[] } | null>(
    null,
  );
  const placeholder = menu.placeholder ?? NAMES[menu.type] ?? 'Make a selection';
  return (
    <Select
      label={placeholder}
      placeholder={placeholder}
      choices={choices}
      chosen={made !== null && made.edition === edition ? made.values : defaults}
      max={menu.max_values ?? 1}
      clearable={menu.min_values === 0}
      searchable={menu.type !== COMPONENT.stringSelect || choices.length > 10}
      disabled={menu.disabled === true || owner.message === null}
      busy={busy}
      onChoose={(values) => {
        if (owner.message === null || values.length < (menu.min_values ?? 1)) return;
        setMade({ edition, values });
        void room.useComponent(owner.message, {
          component_type: menu.type,
          custom_id: menu.custom_id,
          values,
        });
      }}
    />
  );
}

/** A menu's choices: its own options, or the people, roles and channels of the server. */
export function useMenuChoices(menu: APISelectMenuComponent): readonly ListEntry[] {
  const users = usePageState((state) => state.users);
  const guilds = usePageState((state) => state.guilds);
  const channels = usePageState((state) => state.channels);
  const { store } = useRoom();
  return useMemo(() => menuChoices(menu, store.get()), [menu, users, guilds, channels]);
}

function menuChoices(menu: APISelectMenuComponent, state: PageState): readonly ListEntry[] {
  switch (menu.type) {
    case COMPONENT.userSelect:
      return userChoices(state);
    case COMPONENT.roleSelect:
      return roleChoices(state);
    case COMPONENT.mentionableSelect:
      return [...userChoices(state), ...roleChoices(state)];
    case COMPONENT.channelSelect:
      return channelChoices(state, menu.channel_types ?? []);
    default:
      return menu.options.map((option) => ({
        value: option.value,
        label: option.label,
        ...(option.description === undefined ? {} : { description: option.description }),
        ...(option.emoji === undefined ? {} : { emoji: option.emoji }),
      }));
  }
}

export function defaultValues(menu: APISelectMenuComponent): readonly string[] {
  if (menu.type === COMPONENT.stringSelect) {
    return menu.options.filter((option) => option.default === true).map((option) => option.value);
  }
  return (menu.default_values ?? []).map((value) => value.id);
}
