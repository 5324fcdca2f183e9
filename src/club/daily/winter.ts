import { createHash, randomBytes } from 'node:crypto';
import type { AnyModule } from '../../games/registry.js';
import { Fault } from '../../kernel/errors.js';
import { parseMove } from '../../kernel/index.js';
import { boardAt } from './beginning.js';
import type { Answer, Riddle } from './riddle.js';
import { type Dealt, type Solo, soloStart } from './solo.js';

/** What is asked on one day: the same for everybody, and nobody can change it once its digest is known. */
export type Winter = RiddleWinter | SoloWinter;

interface Asked {
  readonly day: string;
  /** Chance, so that nobody finds the digest of what they know or guess. */
  readonly salt: string;
}

export interface RiddleWinter extends Riddle, Asked {
  readonly kind: 'riddle';
}

/** One's own game: what falls in it follows from `luck`, which nobody knows before the day is over. */
export interface SoloWinter extends Dealt, Asked {}

/** A day's winter as it is kept: the text, and the digest that is published before. */
export interface SealedWinter {
  readonly day: string;
  readonly body: string;
  readonly digest: string;
}

const DAY = 24 * 60 * 60_000;

/** The day of a moment, by UTC, so that it is the same for everybody: `2026-11-23`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** So many days later. */
export const laterDay = (day: string, by = 1): string => dayOf(Date.parse(`${day}T00:00:00Z`) + by * DAY);

/** Days since 1970. */
export const numberOfDay = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** What is published of a text: SHA-256 in hex. */
const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex');

export function sealWinter(day: string, what: Riddle | Solo): SealedWinter {
  const salt = randomBytes(16).toString('hex');
  const winter: Winter =
    'kind' in what
      ? { ...what, day, salt, luck: randomBytes(32).toString('hex') }
      : { kind: 'riddle', day, salt, ...what };
  const body = JSON.stringify(winter);
  return { day, body, digest: digestOf(body) };
}

/** @throws Fault when the text isn't the one whose digest was published */
export function openWinter({ day, body, digest }: SealedWinter): Winter {
  if (digestOf(body) !== digest) throw new Fault(`what is kept for ${day} is not what was published`);
  return JSON.parse(body) as Winter;
}

/** What is wrong with what a day asks under these rules, in a sentence; undefined when it can be asked. */
export function faultOf(module: AnyModule, what: Riddle | Solo): string | undefined {
  try {
    if ('kind' in what) {
      soloStart(module, { ...what, luck: '' });
      return undefined;
    }
    return answersFault(module, what);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function answersFault(module: AnyModule, riddle: Riddle): string | undefined {
  const game = boardAt(module, riddle);
  for (const { move } of riddle.answers) {
    const parsed = parseMove(move);
    if (parsed === undefined) return `${move} can't be read`;
    game.check(riddle.seat, parsed);
  }
  return undefined;
}

/** Letters of the answers, as buttons have them. */
export const LETTERS = 'ABCDEFGH';

export const answerAt = ({ answers }: Pick<Riddle, 'answers'>, letter: string): Answer | undefined =>
  letter.length === 1 ? answers[LETTERS.indexOf(letter)] : undefined;

/** How good an answer is: 0 for the best, and for others by how many of the games it stays behind, below 0. */
export const resultOf = ({ behind }: Answer): number => 0 - behind.share;

/** Found the best answer of a riddle; came to what programs come to. A try that isn't over has no result. */
export const isFound = (
  winter: Winter,
  { moves, result }: { readonly moves: readonly string[]; readonly result: number | null },
): boolean => (winter.kind === 'riddle' ? moves[0] === winter.best : (result ?? 0) >= winter.par.mean);

/** Days without a gap that end today, or yesterday where today's is still to come. `days`: the latest first. */
export function streakOf(days: readonly string[], today: string): number {
  const done = new Set(days);
  let day = done.has(today) ? today : laterDay(today, -1);
  let streak = 0;
  for (; done.has(day); day = laterDay(day, -1)) streak++;
  return streak;
}

export interface Line {
  readonly person: string;
  readonly result: number;
  readonly play: number;
  readonly at: number;
}

/** Places by result, then by play without its luck; who is level in both shares a place. In order. */
export function ranked<L extends Line>(lines: readonly L[]): readonly (L & { readonly place: number })[] {
  const sorted = lines.toSorted((a, b) => b.result - a.result || b.play - a.play || a.at - b.at);
  let place = 0;
  return sorted.map((line, at) => {
    const before = sorted[at - 1];
    if (before === undefined || before.result !== line.result || before.play !== line.play) place = at + 1;
    return { ...line, place };
  });
}
