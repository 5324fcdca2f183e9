import { describe, expect, it } from 'vitest';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { startGame, type Game } from '../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../src/kernel/notation.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { drawer } from '../../../src/kernel/random.js';
import { FACTIONS, SUPPORT, type G } from '../../../src/games/wordfame/model.js';
import { EDGES, STATUTES } from '../../../src/games/wordfame/pack.js';
import { thingMen } from '../../../src/games/wordfame/phases/council.js';
import type { View } from '../../../src/games/wordfame/view-types.js';
import { goldenGames, type GoldenGame, type Head } from '../../support/golden-games.js';
import type { Happening, Move } from '../../../src/kernel/types.js';

/** Properties of the golden games by post; `test/games/golden.test.ts` replays them. */

const games = goldenGames('wordfame');
const names = games.map(({ name }) => name);

function read(wanted: string): GoldenGame {
  const found = games.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no golden game is called ${wanted}`);
  return found;
}

const begin = ({ seats, options, seed }: Head): Game<G, View> =>
  startGame(wordfame, { seats, options, seed, variant: 'standard', dice: 'fast' }).game;

/** An auto-action's answer; undefined if the seat must be asked. */
function ordered(game: Game<G, View>, seat: string): Move | undefined {
  const view = wordfame.view(game.position, seat);
  for (const { options, decide } of wordfame.policies) {
    const move = options.includes('best') ? decide('best', view, seat, game.choices(seat)) : undefined;
    if (move !== undefined) return move;
  }
  return undefined;
}

const noChance = (): number => {
  throw new Error('a greedy player leaves its answer to chance');
};

describe('golden games', () => {
  it('end in both ways, and exist for each number of gothar', () => {
    const heads = names.map((name) => read(name).head);
    expect(new Set(heads.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(heads.map(({ over }) => over.how))).toEqual(new Set(['end.fame', 'end.last']));
  });

  it('swap and release Bondi by their look', () => {
    const verbs = games.flatMap(({ moves }) => moves.map((line) => line.split(/:? /u)[1]));
    for (const verb of ['swear', 'swap', 'release']) expect(verbs).toContain(verb);
  });

  // Auto-actions with the same answers give the same game and the same public log.
  it.each(names.filter((name) => read(name).head.ai === 'greedy'))(
    '%s ends the same when auto-actions answer wherever they can',
    (name) => {
      const { head, moves } = read(name);
      const asked = begin(head);
      const byOrders = begin(head);
      const log: Happening[] = [];
      const other: Happening[] = [];
      for (const line of moves) {
        const [seat = '', words = ''] = line.split(': ');
        const move = parseMove(words) ?? { verb: words, args: [] };
        const view = wordfame.view(asked.position, seat);
        // Auto-actions can't repeat decisions that involved chance.
        const greedy = wordfame.ai['greedy']?.({ view, seat, choices: asked.choices(seat), draw: noChance });
        expect(greedy).toEqual(move);
        other.push(...byOrders.apply(seat, ordered(byOrders, seat) ?? move).happenings);
        log.push(...asked.apply(seat, move).happenings);
      }
      expect(byOrders.position).toEqual(asked.position);
      expect(other).toEqual(log);
    },
  );

  // W6.2 by post: neither the log nor the game reveals who lodged a ballot and who waited to be asked.
  it.each(names)('%s ends the same when all use `hear`, and when ballots arrive in reverse order', (name) => {
    const { head, moves } = read(name);
    const lodged = begin(head);
    const heard = begin(head);
    const log: Happening[] = [];
    const other: Happening[] = [];
    const left = moves.map((line) => line.split(': ') as [string, string]);
    let ballots = 0;
    let hears = 0;
    for (let at = 0; at < left.length; at++) {
      if (lodged.state()?.name !== 'ballot') {
        const [seat, words] = left[at] ?? ['', ''];
        const move = parseMove(words) ?? { verb: words, args: [] };
        log.push(...lodged.apply(seat, move).happenings);
        other.push(...heard.apply(seat, move).happenings);
        continue;
      }
      const council = left.slice(at, at + lodged.waiting().length);
      at += council.length - 1;
      const votes = new Map(
        council.map(([seat, words]) => [seat, parseMove(words) ?? { verb: words, args: [] }]),
      );
      for (const [seat, move] of [...votes].reverse()) log.push(...lodged.apply(seat, move).happenings);
      for (const [seat, move] of votes) {
        const mayHear = heard.choices(seat).some(({ verb }) => verb === 'hear');
        hears += mayHear ? 1 : 0;
        ballots += 1;
        other.push(...heard.apply(seat, mayHear ? { verb: 'hear', args: [] } : move).happenings);
      }
      while (heard.state()?.name === 'vote') {
        const [seat = ''] = heard.waiting();
        // The vote that the ballot resulted in, cast in person.
        other.push(...heard.apply(seat, voteIn(lodged, seat)).happenings);
      }
    }
    expect(heard.position).toEqual(lodged.position);
    expect(other).toEqual(log);
    expect(ballots).toBeGreaterThan(0);
    if (head.seats.length > 2) expect(hears).toBeGreaterThan(0);
  });
});

/** Verbs that end a composition of acts (WF67). */
const CLOSES = ['lodge', 'wait', 'propose'];

/**
 * Plays a second game in parallel, in which all wait and then play the lodged acts in turn.
 * @param next the first game's next move and its seat; undefined after the end
 */
function besideWaiting(
  lodged: Game<G, View>,
  waited: Game<G, View>,
  next: () => readonly [seat: string, move: Move] | undefined,
): { readonly log: Happening[]; readonly other: Happening[]; readonly byHand: number } {
  const log: Happening[] = [];
  const other: Happening[] = [];
  /** Moves that the second game played automatically, before the first game. */
  const taken: string[] = [];
  let byHand = 0;
  const play = (seat: string, move: Move): void => {
    const { happenings, forced } = waited.apply(seat, move);
    other.push(...happenings);
    taken.push(...forced.map((one) => makeMove(one.move)));
  };
  for (let one = next(); one !== undefined; one = next()) {
    const [seat, move] = one;
    const composing = lodged.state()?.name === 'deeds';
    // Don't compare states: a game may go on to the next round's acts at once.
    const last = composing && lodged.waiting().length === 1 && CLOSES.includes(move.verb);
    const { happenings, forced } = lodged.apply(seat, move);
    log.push(...happenings);
    if (!composing) play(seat, move);
    else if (last) for (const who of waited.waiting()) play(who, { verb: 'wait', args: [] });
    for (const { seat: who, move: answer } of forced) {
      if (taken[0] === makeMove(answer)) taken.shift();
      else {
        byHand++;
        play(who, answer);
      }
    }
  }
  return { log, other, byHand };
}

// WF67 by post: neither the log nor the game reveals who lodged acts and who waited to be asked.
describe('lodged acts', () => {
  function expectAlike(
    lodged: Game<G, View>,
    waited: Game<G, View>,
    next: Parameters<typeof besideWaiting>[2],
  ) {
    const { log, other, byHand } = besideWaiting(lodged, waited, next);
    const done = { lodged: [], coming: '' };
    expect({ ...waited.position.g, ...done }).toEqual({ ...lodged.position.g, ...done });
    expect(other).toEqual(log.filter(({ key }) => key !== 'deeds.failed'));
    expect(byHand).toBeGreaterThan(20);
  }

  it.each(names.filter((name) => read(name).head.options['deeds'] !== 'turn'))(
    '%s ends the same when all wait and then play their lodged acts in turn',
    (name) => {
      const { head, moves } = read(name);
      const lines = moves.values();
      expectAlike(begin(head), begin(head), () => {
        const line = lines.next();
        if (line.done === true) return undefined;
        const [seat = '', words = ''] = line.value.split(': ');
        return [seat, parseMove(words) ?? { verb: words, args: [] }];
      });
    },
  );

  // With two gothar, a lodged proposal and single votes lead to the next round's acts within one move.
  it.each([
    [2, 0],
    [3, 1],
    [4, 2],
  ])('have the same result in a random game of %i', (seats, number) => {
    const draw = drawer(number * 991 + 3);
    const input = { seats: FACTIONS.slice(0, seats), options: {}, seed: `w${number}`, variant: 'standard' };
    const [lodged, waited] = [0, 1].map(() => startGame(wordfame, { ...input, dice: 'fast' }).game);
    if (lodged === undefined || waited === undefined) throw new Error('there are two games');
    expectAlike(lodged, waited, () => {
      const waiting = lodged.waiting();
      const seat = waiting[draw(Math.max(1, waiting.length))];
      if (seat === undefined) return undefined;
      const choices = lodged.choices(seat);
      const choice = choices[draw(choices.length)];
      return choice === undefined ? undefined : [seat, fillChoice(choice, draw)];
    });
  });
});

/** The public result of a seat's ballot. */
function voteIn({ position: { g } }: Game<G, View>, seat: string): Move {
  const who = g.seats.findIndex((one) => one === seat);
  const vote = g.votes[who] ?? SUPPORT;
  if (vote === SUPPORT) return { verb: 'support', args: [] };
  const sides = g.away[who] ?? [];
  const men: Record<string, number> = {};
  for (const edge of sides) men[EDGES[edge]?.id ?? ''] = (men[EDGES[edge]?.id ?? ''] ?? 0) + 1;
  const standing = Object.keys(thingMen(g, who)).length + Object.keys(men).length;
  const bag = Object.entries(men)
    .map(([id, n]) => (n === 1 ? id : `${n}*${id}`))
    .join('+');
  const all = sides.length;
  return { verb: 'sue', args: [STATUTES[vote]?.id ?? '', standing > 1 ? bag : all] };
}
