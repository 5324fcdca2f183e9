import type { PageTourAct } from '../../contract.js';
import { commandEntries } from '../command-bar/entries.js';
import { commandData, commandLine, fieldProblem, parseLine } from '../command-bar/fields.js';
import type { CommandBarHandle } from '../command-bar/context.js';
import { isThread, parentOf } from '../people.js';
import { guildOf, type PageRoom } from '../room.js';
import { laterId } from '../state/messages.js';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;
const MOST_UNSEEN_MS = 5000;

/** Performs a tour step's actions in order; false as soon as one fails. */
export async function perform(
  acts: readonly PageTourAct[],
  room: PageRoom,
  bar: CommandBarHandle,
): Promise<boolean> {
  for (const [at, act] of acts.entries()) {
    const before = shown(room);
    if (!(await performOne(act, room, bar))) return false;
    if ('press' in act && at < acts.length - 1) await changed(room, before);
  }
  return true;
}

const shown = (room: PageRoom): unknown => {
  const { logs, openChannel } = room.store.get();
  return logs[openChannel]?.items;
};

/** Waits until a press shows its result, but not long for a bot that shows nothing. */
async function changed(room: PageRoom, before: unknown): Promise<void> {
  for (let waited = 0; waited < MOST_UNSEEN_MS; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const isUnderWay = Object.values(room.store.get().pending).some(({ state }) => state === 'sent');
    if (!isUnderWay && shown(room) !== before) return;
  }
}

async function performOne(act: PageTourAct, room: PageRoom, bar: CommandBarHandle): Promise<boolean> {
  if ('fill' in act) {
    bar.fill(act.fill);
    return true;
  }
  if ('run' in act) return run(act.run, room, bar);
  if ('press' in act) return patiently(() => press(act.press, room));
  return patiently(() => follow(room));
}

async function run(line: string, room: PageRoom, bar: CommandBarHandle): Promise<boolean> {
  const state = room.store.get();
  const entries = commandEntries(state.commands[guildOf(state) ?? '@me'] ?? []);
  const parsed = parseLine(entries, line);
  const ready =
    parsed !== null &&
    parsed.entry.options.every((option) => {
      const field = parsed.fields[option.name];
      return field === undefined ? option.required !== true : fieldProblem(option, field) === null;
    });
  if (parsed === null || !ready) {
    bar.fill(line);
    return false;
  }
  const refusal = await room.runCommand(
    commandData(parsed.entry, parsed.fields, null),
    commandLine(parsed.entry, parsed.fields),
  );
  return refusal === null;
}

/** Presses the page's own buttons, so that the person sees it. */
function press(labels: readonly string[], room: PageRoom): boolean {
  const state = room.store.get();
  const messages = [...(state.logs[state.openChannel]?.items ?? [])].reverse();
  for (const message of messages) {
    const box = document.getElementById(`message-${message.id}`);
    const buttons = [...(box?.querySelectorAll<HTMLButtonElement>('.components button.btn') ?? [])];
    const found = buttons.find(({ disabled, textContent }) => {
      const shown = (textContent ?? '').toLowerCase();
      return !disabled && labels.some((label) => shown.includes(label.toLowerCase()));
    });
    if (found !== undefined) {
      found.click();
      return true;
    }
  }
  return false;
}

function follow(room: PageRoom): boolean {
  const state = room.store.get();
  const newest = Object.values(state.channels)
    .filter((channel) => isThread(channel) && parentOf(channel) === state.openChannel)
    .sort((a, b) => (laterId(a.id, b.id) ? -1 : 1))[0];
  if (newest === undefined) return false;
  room.open(newest.id);
  return true;
}

async function patiently(attempt: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    if (attempt()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}
