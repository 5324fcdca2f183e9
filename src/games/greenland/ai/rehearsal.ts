import { Game } from '../../../kernel/game.js';
import { matchMove } from '../../../kernel/notation.js';
import { drawer } from '../../../kernel/random.js';
import type { GameModule, Move, Position, Procedure, Seat, Vars } from '../../../kernel/types.js';
import { TRIBES, type G } from '../model.js';
import { isLastTurnOver } from '../phases/turn.js';
import { procedures, states } from '../procedures.js';
import type { View } from '../view-types.js';
import { chancesToWin } from './future.js';
import { decide } from './greedy.js';
import { LiveView } from './live-view.js';

/** Playing an imagined position on to the end of its turn, with greedy players at all seats. */

/** A rehearsal that has not come to the end of the turn by then is judged as it stands. */
const MOST_DECISIONS = 400;

/** After so many decisions it is asked whether there is time for more. */
const LOOK_AT_THE_CLOCK = 4;

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
 * @returns each tribe's chance to win as it stands then; undefined where the move can't be made or time ran out
 */
export function rehearse(
  position: Position<G>,
  seat: Seat,
  move: Move,
  luck: number,
  keepGoing: () => boolean,
): readonly number[] | undefined {
  const game = new PairedGame(position, luck);
  // What is sampled may differ from what the choices were made for, e.g. a card in nobody's hand now.
  if (!make(game, seat, move)) return undefined;
  return finish(game, drawer(luck), keepGoing);
}

/** How a rehearsal went in which an offer was taken up. */
export interface Dealt {
  readonly chances: readonly number[];
  /** Would a greedy player have taken it up? */
  readonly taken: boolean;
}

/** The same for an offer (F) that the other side accepts at once; undefined where that can't be. */
export function rehearseDeal(
  position: Position<G>,
  seat: Seat,
  offer: Move,
  luck: number,
  keepGoing: () => boolean,
): Dealt | undefined {
  const game = new PairedGame(position, luck);
  const draw = drawer(luck);
  const other = String(offer.args[0]);
  if (!make(game, seat, offer) || !game.waiting().includes(other)) return undefined;
  const view = new LiveView(position, other);
  const deal = view.asked?.deals.findLast(({ by, to }) => by === seat && to === other);
  if (deal === undefined) return undefined;
  const answer = decide({ view, seat: other, choices: game.choices(other), draw });
  if (!make(game, other, { verb: 'accept', args: [deal.n] })) return undefined;
  const chances = finish(game, draw, keepGoing);
  return chances && { chances, taken: answer.verb === 'accept' && String(answer.args[0]) === String(deal.n) };
}

function make(game: PairedGame, seat: Seat, move: Move): boolean {
  const found = matchMove(game.choices(seat), move);
  if (found === undefined || found.choice.blocked !== undefined) return false;
  game.play(seat, found.move);
  return true;
}

function finish(
  game: PairedGame,
  draw: (n: number) => number,
  keepGoing: () => boolean,
): readonly number[] | undefined {
  const { position } = game;
  const known = new Map<number, number>();
  const lasting = position.g.occupiers === undefined && position.g.women === undefined;
  let asked = '';
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const next = game.waiting()[0];
    if (next === undefined) break;
    if (n % LOOK_AT_THE_CLOCK === 0 && !keepGoing()) return undefined;
    const choices = game.choices(next);
    if (next !== asked) known.clear();
    const move = decide({ view: new LiveView(position, next), seat: next, choices, draw }, known);
    game.play(next, move);
    // Those who go to one card change nothing about any other number of people on any card.
    if (move.verb !== 'assign' || !lasting) known.clear();
    asked = next;
  }
  const { over, g } = position;
  if (over === undefined || over.how === HORIZON) return chancesToWin(g, g.events.length);
  return TRIBES.map((id) => (over.winners.includes(id) ? 1 / over.winners.length : 0));
}
