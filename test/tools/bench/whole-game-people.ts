import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { parseControlId } from '../../../src/discord/custom-id.js';
import { PANEL, parseRest } from '../../../src/discord/presenter/panel.js';
import { partsOf, type Player, type Reply, wordsOf } from '../harness/player.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Message, StoredComponent } from '../../../src/room/state/model.js';
import type { RoomState } from '../../../src/room/state/room-state.js';

/** People who play a whole game by pressing the buttons of pings and panels. */

/** Requests of the bot during a game. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** Counts the bot's requests to this process, whose only server is the room. */
export function countRequests(): () => Traffic {
  let requests = 0;
  const sockets = new Set<Socket>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    requests += 1;
    sockets.add(request.socket);
  });
  return () => ({ requests, bytes: [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0) });
}

export interface WholeGame {
  readonly moves: number;
  readonly presses: number;
  /** Pictures in messages. */
  readonly pictures: number;
}

/** Controls that build a move. */
const BUILDS: readonly string[] = [PANEL.open, PANEL.step, PANEL.add, PANEL.go];
/** Controls that play a composed move. */
const PLAYS: readonly string[] = [PANEL.sure, PANEL.send];
/** After this many presses, a person types the move instead. */
const MOST_PRESSES = 12;
/** Longest time without a move, ms. */
const PATIENCE = 120_000;

const isDone = ({ words }: Reply): boolean => /Played|Submitted, secret until/u.test(words);

interface Control {
  readonly id: string;
  readonly family: string;
  /** Number of words in the move so far. */
  readonly words: number;
  readonly values: readonly string[];
}

function controlOf(part: StoredComponent): readonly Control[] {
  const id = parseControlId(part.custom_id ?? '');
  if (id === undefined || part.custom_id === undefined || part['disabled'] === true) return [];
  const options = Array.isArray(part['options']) ? (part['options'] as readonly { value: string }[]) : [];
  const { family, rest } = id;
  const words = family === PANEL.go ? Infinity : parseRest(rest).prefix.length;
  return [{ id: part.custom_id, family, words, values: options.map(({ value }) => value) }];
}

/** Possible presses, those that play a move first, and none that go back. */
function controlsOf(message: Message): readonly Control[] {
  const all = partsOf(message.components).flatMap(controlOf);
  const plays = all.filter(({ family }) => PLAYS.includes(family));
  if (plays.length > 0) return plays;
  const builds = all.filter(({ family }) => BUILDS.includes(family));
  const now = Math.max(0, ...builds.filter(({ values }) => values.length > 0).map(({ words }) => words));
  return builds.filter(({ words }) => words >= now);
}

type Draw = (n: number) => number;

/** One press, or one choice from a menu. */
function use(who: Player, message: Message, draw: Draw): Promise<Reply> | undefined {
  const controls = controlsOf(message);
  const control = controls[draw(Math.max(1, controls.length))];
  if (control === undefined) return undefined;
  const { id, values } = control;
  const value = values[draw(Math.max(1, values.length))];
  return value === undefined ? who.press(message, id) : who.choose(message, id, [value]);
}

async function typeMove(who: Player, draw: Draw): Promise<Reply | undefined> {
  const lines = await who.complete('play', 'move', '');
  const line = lines[draw(Math.max(1, lines.length))];
  return line === undefined ? undefined : who.command('play', { move: line });
}

/** Presses from the ping until a move is played. @returns presses, and whether a move was played */
async function decide(
  who: Player,
  call: Message,
  draw: Draw,
): Promise<{ readonly presses: number; readonly done: boolean }> {
  let presses = 0;
  for (let at: Message | undefined = call; at !== undefined && presses < MOST_PRESSES;) {
    const reply: Reply | undefined = await use(who, at, draw);
    if (reply === undefined) break;
    presses += 1;
    if (isDone(reply)) return { presses, done: true };
    at = reply.message;
  }
  const typed = await typeMove(who, draw);
  return { presses, done: typed !== undefined && isDone(typed) };
}

async function openGame(people: readonly Player[], game: string): Promise<void> {
  const [host, ...others] = people;
  await host?.command('game new', { game });
  for (const other of others) await other.command('game join');
  await host?.command('game start');
}

/** Opens a game and plays it until its end is posted. @throws Error without progress */
export async function playWhole(
  state: RoomState,
  people: readonly Player[],
  { game, seed }: { readonly game: string; readonly seed: number },
): Promise<WholeGame> {
  const draw = drawer(seed);
  const pictures = new Set<string>();
  const off = state.on(({ message }) => {
    for (const { id } of message?.attachments ?? []) pictures.add(id);
  });
  const channel = people[0]?.channel ?? '';
  const messages = (): Message[] => [...(state.messages.get(channel)?.values() ?? [])];
  let [moves, presses] = [0, 0];
  await openGame(people, game);
  for (let last = Date.now(); !messages().some((one) => /^## .* is over$/mu.test(wordsOf(one)));) {
    if (Date.now() - last > PATIENCE) throw new Error(`nobody could move for ${PATIENCE / 1000} s`);
    const call = messages().findLast(
      (one) =>
        one.ephemeralFor === null &&
        partsOf(one.components).some((part) => /^open~\w+~\w/u.test(part.custom_id ?? '')),
    );
    const words = call === undefined ? '' : wordsOf(call);
    const who = people.find(({ id }) => words.trimStart().split('\n')[0]?.includes(`<@${id}>`));
    const turn = call === undefined || who === undefined ? undefined : await decide(who, call, draw);
    presses += turn?.presses ?? 0;
    if (turn?.done === true) [moves, last] = [moves + 1, Date.now()];
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  off();
  return { moves, presses, pictures: pictures.size };
}
