import type { Position, Seat } from '../../../kernel/index.js';
import { printedSide, refOf } from '../view/card-sides.js';
import { ALL_TRIBES, TRIBES, tribeIds, tribeNo, type G, type PublicState } from '../vocabulary/model.js';
import { askedView, eventView, finalView, openFrames, rowView, tribeView } from '../view/view.js';
import type { View } from '../view/view-types.js';

/**
 * A lazy view of an imagined position, for the thousands of decisions of a playout.
 * Shares the table with the position, so it must not outlive the decision.
 */
export class LiveView implements View {
  readonly game = 'greenland';
  readonly you: View['you'];
  readonly #position: Position<G>;
  readonly #g: G;
  #asked: View['asked'] | undefined;
  #tribes: View['tribes'] | undefined;

  constructor(position: Position<G>, seat: Seat) {
    this.#position = position;
    this.#g = position.g;
    this.you = TRIBES[tribeNo(seat)];
  }

  get variant(): string {
    return this.#g.variant;
  }
  get pack(): string {
    return this.#g.pack;
  }
  get turn(): number {
    return this.#g.turn;
  }
  get turns(): number {
    return this.#g.turns;
  }
  get phase(): View['phase'] {
    return this.#g.phase;
  }
  get order(): View['order'] {
    return tribeIds(this.#g.order);
  }
  get waiting(): View['waiting'] {
    return this.you === null ? [] : [this.you];
  }
  get asked(): View['asked'] {
    return (this.#asked ??= askedView(this.#position));
  }
  get event(): View['event'] {
    return eventView(this.#g);
  }
  get eventsLeft(): number {
    return this.#g.events.length;
  }
  get rows(): View['rows'] {
    return [rowView(this.#g, 0), rowView(this.#g, 1)];
  }
  get tribes(): View['tribes'] {
    return (this.#tribes ??= ALL_TRIBES.filter((t) => this.#g.tribes[t].present).map((t) =>
      tribeView(this.#g, t),
    ));
  }
  get discards(): View['discards'] {
    return this.#g.discards.map((card) => refOf(this.#g, card));
  }
  get hand(): View['hand'] {
    return this.you === null
      ? []
      : this.#g.hands[tribeNo(this.you)].map((card) => printedSide(this.#g, card, 'tableau'));
  }
  get final(): View['final'] {
    return finalView(this.#position);
  }
  get table(): PublicState {
    return this.#g;
  }
  get frames(): View['frames'] {
    return openFrames(this.#position.frames);
  }
}
