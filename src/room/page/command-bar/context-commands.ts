import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { MenuEntry } from '../parts/menu.js';
import { nameIn } from '../locale.js';
import { guildOf, type PageRoom } from '../room.js';

const NO_COMMANDS: readonly APIApplicationCommand[] = [];

/** Context-menu commands for a person (2) or a message (3). */
export function contextCommands(room: PageRoom, type: 2 | 3, targetId: string): readonly MenuEntry[] {
  const state = room.store.get();
  const commands = state.commands[guildOf(state) ?? '@me'] ?? NO_COMMANDS;
  return commands
    .filter((command) => command.type === type)
    .map((command) => ({
      label: nameIn(command, room.locale),
      run: () => {
        const data = { id: command.id, name: command.name, type, target_id: targetId };
        void room.runCommand(data, command.name).then((refusal) => {
          if (refusal !== null) room.store.dispatch({ type: 'notice', text: refusal.message });
        });
      },
    }));
}
