import { createHash, randomBytes } from 'node:crypto';
import type { AnyModule } from '../../games/registry.js';
import { Fault } from '../../kernel/errors.js';
import { parseMove } from '../../kernel/index.js';
import { boardAt } from './beginning.js';
import type { RiddleAnswer, Riddle } from './riddle.js';
import { type Dealt, type Solo, soloStart } from './solo.js';

/** A day's winter: the same for everybody, and fixed once its digest is published. */
export type Winter = RiddleWinter | SoloWinter;

interface Asked {
  readonly day: string;
  /** Random, so that nobody can confirm a guessed winter by its digest. */
  readonly salt: string;
}

export interface RiddleWinter extends Riddle, Asked {
  readonly kind: 'riddle';
}

/** A solo game of a day: its dice follow from `luck`, which stays secret until the day is over. */
export interface SoloWinter extends Dealt, Asked {}

/** A day's winter as stored: the text, and the digest that is published in advance. */
export interface SealedWinter {
  readonly day: string;
  readonly body: string;
  readonly digest: string;
}

const DAY = 24 * 60 * 60_000;

/** The UTC day of a time (ms since 1970): `2026-11-23`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** @param by days; negative for an earlier day */
export const laterDay = (day: string, by = 1): string => dayOf(Date.parse(`${day}T00:00:00Z`) + by * DAY);

/** Days since 1970. */
export const numberOfDay = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** SHA-256 in hex. */
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

/** @throws Fault if the text doesn't match its published digest */
export function openWinter({ day, body, digest }: SealedWinter): Winter {
  if (digestOf(body) !== digest) throw new Fault(`what is kept for ${day} is not what was published`);
  return JSON.parse(body) as Winter;
}

/** Why today's rules can't play a riddle or solo game, in a sentence; undefined if they can. */
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

/** Letters on the answer buttons. */
export const LETTERS = 'ABCDEFGH';

export const answerAt = ({ answers }: Pick<Riddle, 'answers'>, letter: string): RiddleAnswer | undefined =>
  letter.length === 1 ? answers[LETTERS.indexOf(letter)] : undefined;

/** 0 for the best answer; for others minus the share of games by which they are behind. */
export const resultOf = ({ behind }: RiddleAnswer): number => 0 - behind.share;

/** Riddle: the best answer was chosen. Solo game: at least the AIs' mean; no result yet counts as 0. */
export const isFound = (
  winter: Winter,
  { moves, result }: { readonly moves: readonly string[]; readonly result: number | null },
): boolean => (winter.kind === 'riddle' ? moves[0] === winter.best : (result ?? 0) >= winter.par.mean);

/** Length of the run of days that ends today, or yesterday if today isn't among them. */
export function streakOf(days: readonly string[], today: string): number {
  const done = new Set(days);
  let day = done.has(today) ? today : laterDay(today, -1);
  let streak = 0;
  for (; done.has(day); day = laterDay(day, -1)) streak++;
  return streak;
}

export interface WinterResult {
  readonly person: string;
  readonly result: number;
  readonly play: number;
  readonly at: number;
}

/** Sorts by result, then by luck-free points, and adds places. Lines level in both share a place. */
export function ranked<L extends WinterResult>(
  lines: readonly L[],
): readonly (L & { readonly place: number })[] {
  const sorted = lines.toSorted((a, b) => b.result - a.result || b.play - a.play || a.at - b.at);
  let place = 0;
  return sorted.map((line, at) => {
    const before = sorted[at - 1];
    if (before === undefined || before.result !== line.result || before.play !== line.play) place = at + 1;
    return { ...line, place };
  });
}
