import { Game } from '../../../kernel/game.js';
import { matchMove } from '../../../kernel/notation.js';
import { drawer } from '../../../kernel/random.js';
import type { GameModule, Move, Position, Procedure, Vars } from '../../../kernel/types.js';
import { tribeNo, type G } from '../model.js';
import { isLastTurnOver } from '../phases/turn.js';
import { procedures, states } from '../procedures.js';
import type { View } from '../view-types.js';
import { chancesToWin } from './future.js';
import { decide } from './greedy.js';
import { LiveView } from './live-view.js';

/** Playing an imagined position on to the end of its turn, with greedy players at all seats. */

/** A rehearsal that has not come to the end of the turn by then is judged as it stands. */
const MOST_DECISIONS = 400;

/** The sequence of play, but it stops at the end of a turn. */
const HORIZON = 'horizon';
const play: Procedure<G> = (procedures['play'] ?? []).map((step) =>
  step.label !== 'again'
    ? step
    : {
        label: 'again',
        run: (c) => {
          if (isLastTurnOver(c.g)) step.run(c);
          else c.end({ winners: [], scores: {}, how: HORIZON });
        },
      },
);

/** Just enough of a module to play on with. */
const rules = {
  procedures: { ...procedures, play },
  states,
  moment: () => ({ turn: 0, turns: 0, phase: '' }),
} as unknown as GameModule<G, View>;

/** Spreads the bits of a number over all of its 32. */
function mixed(n: number): number {
  let x = n | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

function letters(text: string): number {
  let sum = text.length;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum, 31) + text.charCodeAt(i);
  return sum;
}

/**
 * A game whose dice hang on what is rolled for. The same party has the same luck with the same card however much
 * else has been rolled before, so that two moves tried in one world differ by what they change and not by chance.
 */
class PairedGame extends Game<G, View> {
  readonly #luck: number;
  readonly #rolled = new Map<number, number>();

  constructor(position: Position<G>, luck: number) {
    super(rules, position);
    this.#luck = luck;
    this.telling = false;
  }

  override draw(n: number): number {
    const { card, tribe, attacker } = this.vars as Vars & Partial<Record<string, number>>;
    const what = letters(this.position.frames.at(-1)?.at ?? '') + 977 * Number(card ?? -1);
    const key = mixed(what ^ (Number(tribe ?? attacker ?? -1) << 24)) ^ this.position.g.turn;
    const times = this.#rolled.get(key) ?? 0;
    this.#rolled.set(key, times + 1);
    return (mixed(mixed(this.#luck ^ key) + Math.imul(times, 0x9e3779b1)) >>> 0) % n;
  }

  override die(): number {
    return this.draw(6) + 1;
  }

  override dice(n: number): number[] {
    const faces: number[] = [];
    for (let i = 0; i < n; i++) faces.push(this.die());
    return faces;
  }
}

/**
 * Plays the position on to the end of its turn; it is changed. Rehearsals with the same luck roll alike.
 * @returns what is then the seat's chance to win; NaN where the move can't be made
 */
export function rehearse(position: Position<G>, seat: string, move: Move, luck: number): number {
  const game = new PairedGame(position, luck);
  const draw = drawer(luck);
  // What is sampled may differ from what the choices were made for, e.g. a card in nobody's hand now.
  const first = matchMove(game.choices(seat), move);
  if (first === undefined || first.choice.blocked !== undefined) return Number.NaN;
  game.play(seat, first.move);
  const known = new Map<number, number>();
  const lasting = position.g.occupiers === undefined && position.g.women === undefined;
  let asked = seat;
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const next = game.waiting()[0];
    if (next === undefined) break;
    const choices = game.choices(next);
    if (next !== asked) known.clear();
    const mover = decide({ view: new LiveView(position, next), seat: next, choices, draw }, known);
    game.play(next, mover);
    // Those who go to one card change nothing about any other number of people on any card.
    if (mover.verb !== 'assign' || !lasting) known.clear();
    asked = next;
  }
  const { over, g } = position;
  if (over !== undefined && over.how !== HORIZON)
    return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  return chancesToWin(g, g.events.length)[tribeNo(seat)] ?? 0;
}
