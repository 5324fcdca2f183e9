import { Game, startGame } from '../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../src/kernel/notation.js';
import { placesOf } from '../../../src/kernel/places.js';
import type {
  Choice,
  Frame,
  GameModule,
  Happening,
  Position,
  Seat,
  State,
  Vars,
} from '../../../src/kernel/types.js';
import { cardInfo, cardNo } from '../../../src/games/greenland/cards/cards.js';
import { greenland } from '../../../src/games/greenland/module.js';
import {
  ROWS,
  tribeNo,
  TRIBES,
  type Card,
  type G,
  type RowId,
  type Spot,
  type TribeId,
} from '../../../src/games/greenland/vocabulary/model.js';
import { newSpot, spotOf } from '../../../src/games/greenland/board/people.js';
import type { View } from '../../../src/games/greenland/view/view-types.js';

/** A table in the middle of a game, set up by a test and played move by move. */
export class Bench {
  readonly game: Game<G, View>;
  readonly happenings: Happening[] = [];

  constructor(
    frames: readonly (string | { at: string; vars: Vars })[],
    lay: (b: Layer) => void,
    options: BenchOptions = {},
  ) {
    const seats = options.seats ?? TRIBES;
    const { game } = startGame(greenland, {
      seats,
      variant: options.variant ?? 'standard',
      options: {},
      seed: 'bench',
    });
    const position: Position<G> = JSON.parse(JSON.stringify(game.position)) as Position<G>;
    position.g.phase = 'event';
    position.g.turn = 1;
    const layer = new Layer(position.g);
    layer.clearRows();
    lay(layer);
    if (options.dice !== undefined) position.dice.script = options.dice;
    position.frames = frames.map((frame): Frame => {
      const { at, vars } = typeof frame === 'string' ? { at: frame, vars: {} } : frame;
      const step = placesOf(greenland).procedures.get(at)?.first;
      return step === undefined ? { at, vars } : { at, step, vars };
    });
    // Marks the end of the tested part; no test reaches this frame.
    position.frames.unshift({ at: 'end-of-test', vars: {} });
    this.game = new Game<G, View>(testModule, position);
    this.happenings.push(...this.game.begin().happenings);
    const first = this.waiting[0];
    if (this.state === 'council' && options.council !== true && first !== undefined)
      this.play(first as TribeId, 'keep');
  }

  get g(): G {
    return this.game.position.g;
  }

  play(seat: TribeId, text: string): this {
    const move = parseMove(text);
    if (move === undefined) throw new Error(`not a move: ${text}`);
    this.happenings.push(...this.game.apply(seat, move).happenings);
    return this;
  }

  /** The current state, e.g. `assigning`. */
  get state(): string | undefined {
    return this.game.state()?.name;
  }

  get waiting(): readonly Seat[] {
    return this.game.waiting();
  }

  offers(seat: TribeId): Choice[] {
    return [...this.game.choices(seat)];
  }

  /** The offered closed moves as typed. */
  moves(seat: TribeId): string[] {
    return this.game
      .choices(seat)
      .filter((choice) => choice.args.every((arg) => typeof arg !== 'object'))
      .map((choice) => makeMove({ verb: choice.verb, args: choice.args as (string | number)[] }));
  }

  said(key: string): Happening[] {
    return this.happenings.filter((h) => h.key === key);
  }

  spot(id: string): Spot {
    return spotOf(this.g, cardNo(this.g, id));
  }

  tribe(id: TribeId): G['tribes'][number] {
    return this.g.tribes[tribeNo(id)];
  }
}

export interface BenchOptions {
  readonly seats?: readonly TribeId[];
  readonly variant?: string;
  readonly dice?: number[];
  /** Stops at the Council of War instead of keeping the order. */
  readonly council?: boolean;
}

/** Lays out a table in rulebook words. */
export class Layer {
  constructor(readonly g: G) {}

  card(id: string): Card {
    return cardNo(this.g, id);
  }

  tribe(id: TribeId): G['tribes'][number] {
    return this.g.tribes[tribeNo(id)];
  }

  clearRows(): void {
    for (const [no, row] of this.g.rows.entries()) {
      for (const spot of [...row.warm, ...row.cold]) {
        for (const t of [0, 1, 2, 3] as const) {
          this.g.tribes[t].valhalla += spot.men[t];
        }
        // The New World isn't in a deck.
        const isBiome = cardInfo(this.g, spot.card).kind === 'biome';
        (isBiome ? this.g.decks[no as 0 | 1] : this.g.unused).push(spot.card);
      }
      row.warm = [];
      row.cold = [];
    }
  }

  /** Biomes of a row: warm cards from the deck to the right, cold cards oldest first. */
  row(row: RowId, warm: readonly string[], cold: readonly string[] = []): void {
    const no = ROWS.indexOf(row) as 0 | 1;
    const lie = (id: string): Spot => {
      const card = this.card(id);
      this.g.decks[no] = this.g.decks[no].filter((other) => other !== card);
      this.g.unused = this.g.unused.filter((other) => other !== card);
      return newSpot(card);
    };
    this.g.rows[no].warm = warm.map(lie);
    this.g.rows[no].cold = cold.map(lie);
  }

  /** The next card of a row's deck. */
  next(row: RowId, id: string): void {
    const deck = this.g.decks[ROWS.indexOf(row) as 0 | 1];
    const card = this.card(id);
    deck.splice(deck.indexOf(card), 1);
    deck.push(card);
  }

  /** Makes this event the next to be revealed. */
  event(id: string): void {
    const card = this.card(id);
    this.g.events = this.g.events.filter((other) => other !== card);
    this.g.events.push(card);
  }

  /** Puts an event in force. */
  inForce(id: string): void {
    const card = this.card(id);
    this.g.events = this.g.events.filter((other) => other !== card);
    this.g.event = card;
  }

  /** Unassigned tribesmen besides the alpha. */
  pool(id: TribeId, n: number): void {
    const tribe = this.tribe(id);
    tribe.valhalla += tribe.pool - n;
    tribe.pool = n;
  }

  /** Elders by rank; the other ranks are empty. */
  elders(id: TribeId, ranks: Readonly<Record<number, number>>): void {
    const tribe = this.tribe(id);
    const t = tribeNo(id);
    for (let rank = 1; rank <= 6; rank++) {
      const places = tribe.placard.elders[rank as 1];
      const n = ranks[rank] ?? 0;
      tribe.valhalla += places[t] - n;
      places[t] = n;
    }
  }

  emissary(id: TribeId, on: TribeId): void {
    this.tribe(id).valhalla--;
    this.tribe(on).placard.elders[1][tribeNo(id)]++;
  }

  /** Puts cards into a tableau, from the decks if necessary. */
  tableau(id: TribeId, ...cards: readonly string[]): void {
    for (const name of cards) {
      const card = this.card(name);
      for (const no of [0, 1] as const) this.g.decks[no] = this.g.decks[no].filter((other) => other !== card);
      this.g.unused = this.g.unused.filter((other) => other !== card);
      this.tribe(id).tableau.push(newSpot(card));
    }
  }

  hand(id: TribeId, ...cards: readonly string[]): void {
    for (const name of cards) {
      const card = this.card(name);
      for (const no of [0, 1] as const) this.g.decks[no] = this.g.decks[no].filter((other) => other !== card);
      this.g.hands[tribeNo(id)].push(card);
    }
  }

  husband(id: TribeId, bride: string): void {
    this.tribe(id).valhalla--;
    spotOf(this.g, this.card(bride)).husband = tribeNo(id);
  }

  /** Puts tribesmen from Valhalla on a card. */
  men(id: TribeId, card: string, n: number): void {
    this.tribe(id).valhalla -= n;
    spotOf(this.g, this.card(card)).men[tribeNo(id)] += n;
  }

  disks(id: TribeId, energy: number, ivory: number, iron: number): void {
    Object.assign(this.tribe(id), { energy, ivory, iron });
  }
}

const endOfTest: State<G> = {
  rule: 'A1',
  seats: (c) => c.seats.slice(0, 1),
  choices: (_c, _seat, offer) => {
    offer.can('stop');
    offer.can('stay');
  },
  verbs: {},
};

const testModule: GameModule<G, View> = {
  ...greenland,
  states: { ...greenland.states, ...{ 'end-of-test': endOfTest } },
};

/** A bench on a table where no tribe has anything unless the test adds it. */
export function bareBench(
  at: ConstructorParameters<typeof Bench>[0],
  layOut: (b: Layer) => void,
  options: BenchOptions = {},
): Bench {
  return new Bench(
    at,
    (b) => {
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) {
        b.elders(id, {});
        b.pool(id, 0);
        b.disks(id, 0, 0, 0);
        b.tribe(id).alpha = { at: 'pool' };
        b.tribe(id).tableau = [];
      }
      b.g.order = [0, 1, 2, 3];
      layOut(b);
    },
    options,
  );
}
