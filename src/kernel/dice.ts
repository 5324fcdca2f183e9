import { createHash, createHmac, hash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { shuffle, whole } from './random.js';
import { Fault } from './errors.js';
import type { DiceState, FastDice, ScriptedItem, Luck, Pile, SecretDice } from './types.js';

/**
 * Random numbers. A game's own dice are a stream of HMAC-SHA-256 over a counter, keyed from the secret seed: known dice
 * reveal nothing about others. `docs/players/dice.md` specifies the stream for independent verification. Playouts use a
 * fast generator, which can be predicted from 128 dice.
 */

/** SHA-256 of the seed, in hex: published with the invitation, before players add their words. */
export function commitment(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The key of a stream: HMAC-SHA-256 under the seed, over lines that name its purpose. */
function keyOf(seed: string, lines: readonly string[]): string {
  return createHmac('sha256', seed).update(lines.join('\n')).digest('hex');
}

/**
 * A game's dice, from its seed and the players' words.
 * @param event number of the event that renewed the dice: 0, or an undo past revealed information
 */
export function diceFromSeed(seed: string, nonces: readonly string[] = [], event = 0): SecretDice {
  return { key: keyOf(seed, [`dice ${event}`, ...nonces]), at: 0, count: 0 };
}

/** Dice apart from the game's own (AI draws, delays of orders), from the same seed. */
export function sideDice(seed: string, purpose: 'ai' | 'think' | 'order', ...parts: readonly string[]): Dice {
  return new Dice({ key: keyOf(seed, [[purpose, ...parts].join(' ')]), at: 0, count: 0 });
}

/** Fast dice for playouts and for games older than the secret dice; all 128 bits of state come from a hash. */
export function fastDice(seed: string, nonces: readonly string[] = []): FastDice {
  const digest = hash('sha256', [seed, ...nonces].join('\n'));
  // Eight hex digits are 32 bits, here with a sign.
  const word = (at: number): number => Number.parseInt(digest.slice(at, at + 8), 16) | 0;
  return { state: [word(0), word(8), word(16), word(24)], count: 0 };
}

/** Called with every drawn number, 0 to n − 1. */
export type Witness = (n: number, drawn: number) => void;

interface Source {
  /** A uniform whole number from 0 to n − 1. */
  draw(n: number): number;
  save(): { readonly state: readonly number[] } | { readonly key: string; readonly at: number };
}

/** 32-bit words in a block of the stream. */
const WORDS = 8;
const RANGE = 2 ** 32;

/** Word `at` is word `at mod 8` of HMAC(key, `at div 8` in decimal digits), in big-endian order. */
class Stream implements Source {
  #block: Buffer | undefined;

  constructor(
    private readonly key: string,
    private at: number,
  ) {}

  #word(): number {
    const within = this.at % WORDS;
    if (this.#block === undefined || within === 0)
      // Node 24 takes four times as long with a key given as bytes.
      this.#block = createHmac('sha256', this.key, { encoding: 'hex' })
        .update(String((this.at - within) / WORDS))
        .digest();
    this.at += 1;
    return this.#block.readUInt32BE(within * 4);
  }

  draw(n: number): number {
    // Rejects words of the last, incomplete range, which would bias the result.
    const even = RANGE - (RANGE % n);
    for (;;) {
      const word = this.#word();
      if (word < even) return whole(word % n, n);
    }
  }

  save(): { readonly key: string; readonly at: number } {
    return { key: this.key, at: this.at };
  }
}

class Fast implements Source {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(state: readonly number[]) {
    this.#generator = xoroshiro128plusFromState([...state]);
  }

  draw(n: number): number {
    return whole(uniformInt(this.#generator, 0, n - 1), n);
  }

  save(): { readonly state: readonly number[] } {
    return { state: this.#generator.getState() };
  }
}

/** The dice of a position. `save` writes their state back. */
export class Dice {
  readonly #state: DiceState;
  /** Created by the first draw: most positions are only read. */
  #source: Source | undefined;
  #count: number;
  #script: number[] | undefined;
  #draws: number[] | undefined;
  #shuffles: (readonly ScriptedItem[])[] | undefined;
  witness: Witness | undefined;

  constructor(state: DiceState) {
    this.#state = state;
    this.#count = state.count;
    this.#script = state.script === undefined ? undefined : [...state.script];
    this.#draws = state.draws === undefined ? undefined : [...state.draws];
    this.#shuffles = state.shuffles === undefined ? undefined : [...state.shuffles];
  }

  get count(): number {
    return this.#count;
  }

  /** A whole number from 0 to n − 1; scripted ones come first. @throws Fault if a scripted one is out of range */
  draw(n: number): number {
    const laid = this.#draws?.shift();
    if (laid === undefined) return this.#random(n);
    if (laid >= n)
      throw new Fault(`the draw that was laid down is ${laid}, and this one gives 0 to ${n - 1}`);
    this.#count++;
    return laid;
  }

  #random(n: number): number {
    this.#count++;
    this.#source ??= sourceOf(this.#state);
    const drawn = this.#source.draw(n);
    this.witness?.(n, drawn);
    return drawn;
  }

  /** One face, 1–6; scripted faces come first. */
  die(): number {
    const laid = this.#script?.shift();
    if (laid !== undefined) {
      this.#count++;
      return laid;
    }
    return this.#random(6) + 1;
  }

  /** Shuffles in place, scripted things on top. @throws Fault if a scripted thing is not in the list */
  shuffle<T>(list: T[], { idOf = scriptedId, topAt }: Pile<T> = {}): T[] {
    const laid = this.#shuffles?.shift();
    if (laid === undefined) return shuffle(list, (n) => this.#random(n));
    this.#count++;
    const top = laid.map((wanted) => {
      const at = list.findIndex((item) => idOf(item) === String(wanted));
      if (at < 0) throw new Fault(`${wanted} was laid on top and isn't among what is shuffled`);
      return list.splice(at, 1)[0] as T;
    });
    shuffle(list, (n) => this.#random(n));
    if (topAt === undefined) list.unshift(...top);
    else list.splice(Math.max(0, topAt - top.length), 0, ...top.reverse());
    return list;
  }

  save(): DiceState {
    const saved = this.#saveSource();
    if (
      this.#state.script !== undefined ||
      this.#state.draws !== undefined ||
      this.#state.shuffles !== undefined
    )
      this.#saveLaid(saved);
    return saved;
  }

  #saveSource(): DiceState {
    const state = this.#source?.save() ?? this.#state;
    return 'key' in state
      ? { key: state.key, at: state.at, count: this.#count }
      : { state: state.state, count: this.#count };
  }

  /** Saves the scripted luck that is left. */
  #saveLaid(saved: DiceState): void {
    if (this.#script !== undefined && this.#script.length > 0) saved.script = this.#script;
    if (this.#draws !== undefined && this.#draws.length > 0) saved.draws = this.#draws;
    if (this.#shuffles !== undefined && this.#shuffles.length > 0) saved.shuffles = this.#shuffles;
  }
}

/** The dice with further scripted faces, draws and shuffles. */
export function withLuck(now: DiceState, { dice = [], draws = [], shuffles = [] }: Luck): DiceState {
  return {
    ...now,
    ...(dice.length > 0 ? { script: [...(now.script ?? []), ...dice] } : {}),
    ...(draws.length > 0 ? { draws: [...(now.draws ?? []), ...draws] } : {}),
    ...(shuffles.length > 0 ? { shuffles: [...(now.shuffles ?? []), ...shuffles] } : {}),
  };
}

/** The name of a shuffled item in a script. */
function scriptedId(item: unknown): string {
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : String(item);
}

function sourceOf(state: DiceState): Source {
  return 'key' in state ? new Stream(state.key, state.at) : new Fast(state.state);
}
