import { saysDone } from '../tools/chaos/people.js';
import type { PageMessage } from '../../src/room/contract.js';
import type { Room } from '../../src/room/room.js';
import { componentsOf, isEphemeral, selectsOf, textOf } from '../support/messages.js';
import { enterRoom, type Outcome, type Person } from '../support/person.js';

/** A player at the room's page: types, presses, chooses, and reads the complete answers. */
export interface Visitor {
  readonly id: string;
  readonly person: Person;
  /** Types a slash command (`/game new`) and waits for the answer. */
  type(line: string, options?: Options, channel?: string): Promise<PageMessage>;
  /** Completions while an option is typed. */
  complete(line: string, option: string, typed: string, options?: Options): Promise<readonly string[]>;
  /** Presses the button with that label or custom id; waits for the answer or for the panel to change. */
  press(message: PageMessage, button: string): Promise<PageMessage>;
  choose(message: PageMessage, menu: string, value: string): Promise<PageMessage>;
  /** Presses or chooses on a card that updates itself: only waits for the acknowledgement. */
  poke(message: PageMessage, control: string, value?: string): Promise<Outcome>;
  /** Waits for a message that matches. */
  see(fits: (words: string, message: PageMessage) => boolean, what?: string): Promise<PageMessage>;
  close(): void;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** Longest wait for anything, ms: far longer than a busy machine needs. */
const PATIENCE = 20_000;

/** All text of a message, including the labels of its controls. */
export function wordsOf(message: PageMessage): string {
  const labels = componentsOf(message).flatMap((part) => [part.label ?? [], part.placeholder ?? []].flat());
  return [textOf(message), ...labels].join('\n');
}

export async function visit(
  room: Pick<Room, 'url' | 'people'>,
  index: number,
  channel: string,
): Promise<Visitor> {
  const user = room.people()[index]?.username ?? '';
  const person = await enterRoom({ url: room.url, user, channel, patience: PATIENCE });

  /** The complete answer: a new message, or the used panel once it has changed. */
  async function finished(outcome: Outcome, used?: PageMessage): Promise<PageMessage> {
    if (outcome.result !== 'success') throw new Error(`the bot did not answer: ${JSON.stringify(outcome)}`);
    if (used === undefined || !isEphemeral(used) || (outcome.message ?? used).id !== used.id)
      return person.answer(outcome);
    const before = JSON.stringify(used.components);
    return person.waitFor(
      (message) => message.id === used.id && JSON.stringify(message.components) !== before,
      'the panel to change',
    );
  }

  return {
    id: person.id,
    person,
    type: async (line, options = {}, where) =>
      finished(await person.command(line, options, where === undefined ? {} : { channel: where })),
    complete: async (line, option, typed, options = {}) =>
      (await person.autocomplete(line, { ...options, [option]: typed }, option)).map((choice) =>
        String(choice.value),
      ),
    press: async (message, button) => finished(await person.press(message, button), message),
    choose: async (message, menu, value) => {
      const id = selectsOf(message).find((part) => part.custom_id?.startsWith(menu))?.custom_id ?? menu;
      return finished(await person.select(message, id, [value]), message);
    },
    poke: (message, control, value) =>
      value === undefined ? person.press(message, control) : person.select(message, control, [value]),
    see: (fits, what = 'a message') => person.waitFor((message) => fits(wordsOf(message), message), what),
    close: () => person.close(),
  };
}

/** The bot's public posts in a channel, oldest first, as JSON text of their components. */
export function postsIn(room: Pick<Room, 'state'>, channel: string): readonly string[] {
  return [...(room.state.messages.get(channel)?.values() ?? [])]
    .filter((message) => (Number(message.flags) & 64) === 0)
    .map((message) => JSON.stringify(message.components));
}

/** The thread of the only game in a channel, with its posts. */
export function threadOf(
  room: Pick<Room, 'state'>,
  channel: string,
): { readonly id: string; readonly posts: readonly string[] } {
  const threads = [...room.state.channels.values()].filter((each) => each.parentId === channel);
  const [thread] = threads;
  if (thread === undefined || threads.length !== 1) throw new Error(`there are ${threads.length} threads`);
  return { id: thread.id, posts: postsIn(room, thread.id) };
}

/** Headings of phase reports, such as `#1 Cold Harbour · Turn 2 of 10 · Hunts`. */
export function phaseTitles(posts: readonly string[]): readonly string[] {
  return posts.flatMap((text) => /"## ([^"\\]*(?:Turn|Year|Round) \d+[^"\\]*)"/u.exec(text)?.[1] ?? []);
}

/** Pseudorandom numbers, so that a failure can be repeated: `draw(n)` returns 0 to n − 1. */
export function drawer(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % n;
  };
}

/**
 * Types one of the offered lines and records whether it was confirmed. While the bot or database is down, nothing is
 * offered or confirmed.
 * @returns whether a line was offered
 */
export async function moveIfOffered(
  me: Visitor,
  draw: (n: number) => number,
  promised: string[],
): Promise<boolean> {
  const offered = await me.complete('/play', 'move', '').catch(() => []);
  const line = offered[draw(Math.max(1, offered.length))];
  if (line === undefined) return false;
  const told = await me.type('/play', { move: line }).then(wordsOf, () => '');
  if (saysDone(told)) promised.push(line);
  return true;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
