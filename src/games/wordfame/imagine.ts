import {
  composeMoves,
  copyJson,
  type Draw,
  fastDice,
  type Frame,
  type Move,
  parseMove,
  type Position,
  shuffle,
} from '../../kernel/index.js';
import { CARDS, cardOf } from './pack.js';
import { lastVars, topOf, varsOf } from './frames.js';
import { NONE, placeOf, RULES_VERSION, UNDECIDED, type G, type PublicState } from './model.js';
import { fosterable } from './phases/foster.js';
import type { View } from './view-types.js';

/** Cards with both halves visible to the viewer. */
function openCards(view: View): Set<number> {
  const open = new Set<number>([...view.drawn, ...view.known]);
  for (const card of view.table.pool) if (card !== NONE) open.add(card);
  for (const { hird } of view.table.gothar) for (const card of hird) open.add(card);
  return open;
}

/** Takes the first of the shuffled cards with a given look. */
class Unseen {
  readonly #cards: number[];
  constructor(open: ReadonlySet<number>, draw: Draw) {
    this.#cards = shuffle(
      [...CARDS.keys()].filter((card) => !open.has(card)),
      draw,
    );
  }

  like(standIn: number, as: 'good' | 'bondi'): number {
    const word = cardOf(standIn)[as];
    const at = this.#cards.findIndex((card) => cardOf(card)[as] === word);
    return this.#cards.splice(Math.max(0, at), 1)[0] ?? standIn;
  }

  take(n: number): number[] {
    return this.#cards.splice(0, n);
  }
}

/** Replaces a view's stand-ins with real cards. */
function dealShown(table: PublicState, view: View, unseen: Unseen): void {
  const you = view.you === null ? NONE : placeOf(table, view.you);
  table.gothar.forEach((gothi, who) => {
    const sworn = who === you ? view.sworn : [];
    const known = who === you ? view.known.filter((card) => !sworn.includes(card)) : [];
    gothi.oaths = gothi.oaths.map((standIn, place) => {
      const card = sworn[place] ?? NONE;
      return card === NONE ? unseen.like(standIn, 'bondi') : card;
    });
    gothi.goods = gothi.goods.map((standIn) => {
      const at = known.findIndex((card) => cardOf(card).good === cardOf(standIn).good);
      return at < 0 ? unseen.like(standIn, 'good') : (known.splice(at, 1)[0] ?? standIn);
    });
  });
  if (table.feud !== null)
    table.feud.cards = table.feud.cards.map((cards) => cards.map((card) => unseen.like(card, 'good')));
  for (const gift of table.gifts) gift.card = unseen.like(gift.card, 'good');
}

/** Bondi that can still act are listed by card, so they follow their places in the Oaths. */
function nameReady(frames: readonly Frame[], table: PublicState): void {
  for (const frame of frames) {
    const sheep = varsOf(frame, 'sheep');
    if (sheep?.ready === undefined) continue;
    const left = [...(table.gothar[sheep.who]?.oaths ?? [])];
    sheep.ready = sheep.ready.flatMap((standIn) => {
      const place = left.findIndex((card) => cardOf(card).bondi === cardOf(standIn).bondi);
      return place < 0 ? [] : left.splice(place, 1);
    });
  }
}

/** W6.2: the own ballot, and a random one for each other who has lodged. */
function lodge(frames: Frame[], { you, ballot, deeds, table, waiting }: View): void {
  const top = topOf(frames);
  if (you === null || top === undefined) return;
  if (top.at === 'deeds') {
    const composed = composeMoves(deeds.flatMap((line) => parseMove(line) ?? []));
    const others = table.seats.filter((seat) => seat !== you && !waiting.includes(seat));
    top.answers = Object.fromEntries(others.map((seat) => [seat, { verb: 'wait', args: [] }]));
    if (composed !== undefined) top.answers[you] = composed;
    return;
  }
  if (top.at !== 'ballot') {
    const council = lastVars(frames, 'council');
    if (council !== undefined && ballot.length > 0) council.ballots = { [you]: [...ballot] };
    return;
  }
  const own = composeMoves(ballot.flatMap((line) => parseMove(line) ?? []));
  const answers: Record<string, Move> = own === undefined ? {} : { [you]: own };
  table.seats.forEach((seat, who) => {
    const lodged = seat !== you && table.votes[who] === UNDECIDED && !waiting.includes(seat);
    if (lodged) answers[seat] = { verb: 'support', args: [] };
  });
  if (Object.keys(answers).length > 0) top.answers = answers;
}

/**
 * A position that fits a view, hidden cards dealt at random. Undefined for a spectator, and while another gothi chooses
 * from hidden cards.
 */
export function imagine(view: View, draw: Draw): Position<G> | undefined {
  const state = view.asked?.state ?? '';
  if (view.you === null || state === '' || view.final !== null) return undefined;
  if ((state === 'keep' || state === 'pledge') && view.drawn.length === 0) return undefined;
  const table = copyJson(view.table);
  const frames = copyJson(view.frames) as Frame[];
  const unseen = new Unseen(openCards(view), draw);
  dealShown(table, view, unseen);
  nameReady(frames, table);
  lodge(frames, view);
  const doom = unseen.take(view.doom);
  const g: G = {
    ...table,
    orlog: unseen.take(view.orlog),
    doom,
    drawn: [...view.drawn],
    seen: table.seats.map((seat) => (seat === view.you ? [...view.known] : [])),
    lodged: table.seats.map((seat) => (seat === view.you && state !== 'deeds' ? [...view.deeds] : [])),
    fosterable: table.seats.map((_, who) => fosterable(table, who)),
    coming: '',
  };
  return {
    game: 'wordfame',
    rulesVersion: RULES_VERSION,
    variant: 'standard',
    seats: [...table.seats],
    g,
    frames,
    dice: fastDice(`imagined ${draw(1_000_000_000)}`),
  };
}
