import type { Position } from '../../kernel/index.js';
import { ORIGINAL, STARTING } from './cards.js';
import { boardOf, placeOf } from './megaliths.js';
import {
  ANIMALS,
  COLUMNS,
  ROUNDS,
  tally,
  TOP,
  TRIBE_TYPES,
  tribeOf,
  type G,
  type Megalith,
  type SeatId,
  type Tribe,
} from './model.js';
import { cardsOf } from './score.js';
import { CAMPS, capacityOf, MEGALITHS, NEUTRALS, STONE_SPACES, VILLAGES } from './tribe.js';

type Must = (holds: boolean, sentence: string) => void;

/** Invariants: pieces and cards are conserved, tracks stay within bounds, nothing overlaps. */
export function findBroken(position: Position<G>): readonly string[] {
  const { g } = position;
  const broken: string[] = [];
  const must: Must = (holds, sentence) => {
    if (!holds) broken.push(sentence);
  };
  for (const seat of g.order) checkTribe(g, seat, must);
  // During setup, tribes without a Setup card have no cards yet.
  if (g.phase !== 'setup') checkCards(g, must);
  checkAnimals(g, must);
  checkMegaliths(g, must);
  const stones = [...g.box, ...g.pools.flat(), ...g.order.flatMap((seat) => tribeOf(g, seat).stones)];
  must(stones.length === 15 && new Set(stones).size === 15, `there are ${stones.length} Sacred Stones`);
  must(g.map.length === 19 && g.map.filter((one) => one === 'base').length === 1, 'the map has a hole');
  must(
    [...g.order].sort().join() === [...position.seats].sort().join(),
    'the turn order has changed its players',
  );
  must(g.round >= 0 && g.round <= ROUNDS, `there is no round ${g.round}`);
  for (const column of COLUMNS)
    must(
      g.placed.filter(({ space, first }) => space === column && first).length <= 1,
      `two were first in ${column}`,
    );
  return broken;
}

function checkTribe(g: G, seat: SeatId, must: Must): void {
  const tribe: Tribe = tribeOf(g, seat);
  const camps = tribe.at.reduce((sum, n) => sum + n, 0);
  must(
    tribe.at.every((n) => n >= 0) && camps + tribe.camps === CAMPS,
    `${seat} has ${camps} Camps out and ${tribe.camps} at home`,
  );
  const villages = g.villages.filter((one) => one === seat).length;
  must(
    villages + tribe.villages === VILLAGES,
    `${seat} has ${villages} Villages out and ${tribe.villages} at home`,
  );
  const own = g.megaliths.filter((one) => one.seat === seat).length;
  must(
    own + tribe.megaliths === MEGALITHS,
    `${seat} has ${own} Megaliths out and ${tribe.megaliths} at home`,
  );
  must(
    tribe.food >= 0 && tribe.food <= capacityOf(tribe) && tribe.tools >= 0 && tribe.tools <= 10,
    `${seat} has ${tribe.food} Food and ${tribe.tools} Tools`,
  );
  must(tribe.stones.length <= STONE_SPACES, `${seat} has too many Sacred Stones`);
  for (const track of ['honor', 'offering'] as const)
    must(tribe[track] >= 0 && tribe[track] <= TOP, `${seat} is on ${track} ${tribe[track]}`);
  const placed = g.placed.filter((one) => one.seat === seat);
  const chief = placed.filter(({ figure }) => figure === 'chief').length;
  must(chief + (tribe.chiefHome ? 1 : 0) === 1, `${seat} has lost its Chief`);
  must(placed.length - chief + tribe.figures === 2, `${seat} has lost a figure`);
}

function checkCards(g: G, must: Must): void {
  const all: string[] = [...g.era1, ...g.era2, ...g.culture.map(({ card }) => card)];
  for (const seat of g.order) {
    const cards = cardsOf(g, seat);
    all.push(...cards);
    const counts = tally(cards);
    for (const [card, n] of Object.entries(tally(STARTING)))
      must(counts[card] === n, `${seat} has ${counts[card] ?? 0} ${card}`);
  }
  const counts = tally(all);
  for (const type of TRIBE_TYPES) {
    const n = (counts[type] ?? 0) + g.supply[type];
    must(n === (ORIGINAL.people.get(type)?.copies ?? 0) && g.supply[type] >= 0, `there are ${n} ${type}`);
  }
  for (const id of ORIGINAL.culture.keys()) must(counts[id] === 1, `${id} is there ${counts[id] ?? 0} times`);
}

function checkAnimals(g: G, must: Must): void {
  const all = [...g.animals, ...g.display];
  for (const seat of g.order) all.push(...tribeOf(g, seat).upright, ...tribeOf(g, seat).tipped);
  const counts = tally(all);
  for (const { id, copies } of ORIGINAL.data.animals.types)
    must(counts[id] === copies, `there are ${counts[id] ?? 0} ${id}`);
  must(
    Object.keys(counts).every((id) => ANIMALS.some((one) => one === id)),
    'there is a strange Animal',
  );
}

function checkMegaliths(g: G, must: Must): void {
  const neutral = g.megaliths.filter(({ seat }) => seat === 'neutral').length;
  const home = g.order.reduce((sum, seat) => sum + tribeOf(g, seat).neutral, 0);
  must(neutral + home === NEUTRALS * g.order.length, `there are ${neutral + home} neutral Megaliths`);
  const board = boardOf(g);
  const near = (a: Megalith, b: Megalith): boolean => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
  g.megaliths.forEach((one, i) => {
    const { x, y, level } = one;
    if (level === 1) return must(board.byPlace.has(placeOf(x, y, 1)), `a Megalith lies beside the board`);
    const supports = g.megaliths.filter(
      (two) => two.level === level - 1 && Math.abs(two.x - x) + Math.abs(two.y - y) === 1,
    );
    must(supports.length >= 2, `the Megalith ${i} hangs in the air`);
  });
  g.megaliths.forEach((one, i) =>
    g.megaliths.slice(i + 1).forEach((two) => {
      must(one.level !== two.level || !near(one, two), `two Megaliths overlap on level ${one.level}`);
    }),
  );
}
