import { copyPosition, type Draw, permuteDice, type Position, type Viewer } from '../../kernel/index.js';
import { cardOf } from './pack.js';
import { clockwise, placeOf, type G } from './model.js';
import { topOf, varsOf } from './frames.js';
import { seesDrawn } from './view.js';

/** The place of a hidden card, and its visible half. */
interface Hidden {
  readonly cards: number[];
  readonly at: number;
  readonly shows: 'good' | 'bondi' | 'nothing';
}

/**
 * Another position that looks the same to `viewer`: hidden cards swap places with others of the same visible half, and
 * the dice change. The viewer's own Goods and Bondi change, too (W3.1, W3.2).
 */
export function permuteHidden(position: Position<G>, viewer: Viewer, draw: Draw): Position<G> {
  const copy = copyPosition(position);
  const { g } = copy;
  const who = placeOf(g, viewer);
  const places: Hidden[] = [];
  const add = (cards: number[], shows: Hidden['shows'], known: readonly number[] = []): void =>
    cards.forEach((card, at) => {
      if (!known.includes(card)) places.push({ cards, at, shows });
    });
  add(g.orlog, 'nothing');
  add(g.doom, 'nothing');
  if (!seesDrawn(topOf(copy.frames), who)) add(g.drawn, 'nothing');
  g.gothar.forEach(({ goods, oaths }, other) => {
    const known = other === who ? g.seen[who] : [];
    add(goods, 'good', known);
    add(oaths, 'bondi', known);
  });
  for (const cards of g.feud?.cards ?? []) add(cards, 'good');
  const gifts = g.gifts.map(({ card }) => card);
  add(gifts, 'good');
  const oaths = readyPlaces(copy);
  for (const one of places) {
    const other = places[draw(places.length)];
    if (other !== undefined) swap(one, other);
  }
  g.gifts.forEach((gift, at) => (gift.card = gifts[at] ?? gift.card));
  oaths();
  forgetOthers(g, who, draw);
  sealOthers(copy, viewer, draw);
  g.lodged = g.lodged.map((lines, other) => (other === who ? lines : []));
  if (clockwise(g, g.speaker)[1] !== who) g.coming = '';
  permuteDice(copy, draw);
  return copy;
}

function swap(one: Hidden, other: Hidden): void {
  const a = one.cards[one.at] ?? 0;
  const b = other.cards[other.at] ?? 0;
  if (!fits(one, a, b) || !fits(other, b, a)) return;
  one.cards[one.at] = b;
  other.cards[other.at] = a;
}

const fits = ({ shows }: Hidden, was: number, is: number): boolean =>
  shows === 'nothing' || cardOf(was)[shows] === cardOf(is)[shows];

/** A frame lists the Bondi that can still act by card; after a swap, it lists the cards now in their places. */
function readyPlaces({ frames, g }: Position<G>): () => void {
  const undo = frames.flatMap((frame) => {
    const sheep = varsOf(frame, 'sheep');
    if (sheep?.ready === undefined) return [];
    const oaths = g.gothar[sheep.who]?.oaths ?? [];
    const places = sheep.ready.map((card) => oaths.indexOf(card)).filter((place) => place >= 0);
    return [() => void (sheep.ready = places.map((place) => oaths[place] ?? 0))];
  });
  return () => undo.forEach((put) => put());
}

/** Varies which of their own cards the others have seen whole; that is hidden (WF42). */
function forgetOthers(g: G, who: number, draw: Draw): void {
  g.seen.forEach((_, other) => {
    if (other !== who) g.seen[other] = (g.seen[other] ?? []).filter(() => draw(2) === 0);
  });
}

/** Replaces unopened ballots of others with other possible ones. */
function sealOthers({ frames }: Position<G>, viewer: Viewer, draw: Draw): void {
  for (const frame of frames) {
    const council = varsOf(frame, 'council');
    if (council?.ballots === undefined) continue;
    const { ballots } = council;
    council.ballots = Object.fromEntries(
      Object.entries(ballots).map(([seat, lines]) => [
        seat,
        seat === viewer ? [...lines] : [draw(2) === 0 ? 'support' : 'hear'],
      ]),
    );
  }
}
