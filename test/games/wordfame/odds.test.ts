import { describe, expect, it } from 'vitest';
import { land } from '../../../src/games/wordfame/land.js';
import { FACTIONS, NONE, type G } from '../../../src/games/wordfame/model.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { feudOdds, worthChance } from '../../../src/games/wordfame/odds.js';
import { cardOf, CARDS, edgeOf, idOf } from '../../../src/games/wordfame/pack.js';
import { fastDice } from '../../../src/kernel/dice.js';
import { openGame, startGame } from '../../../src/kernel/game.js';
import { drawer, shuffle } from '../../../src/kernel/random.js';
import type { Frame, Position } from '../../../src/kernel/types.js';

/** What is told of chances beside the rules: Feuds and captures that the module itself plays, with other cards each time. */

const TIMES = 400;
const { game } = startGame(wordfame, {
  seats: FACTIONS.slice(0, 2),
  variant: 'standard',
  options: {},
  seed: 'odds',
  dice: 'fast',
});
const start = JSON.stringify(game.position);
const { districts, edgesOf } = land(game.position.g);
const district = districts.find((place) => game.position.g.owner[place] === NONE) ?? 0;
const edge = edgesOf[district]?.[0] ?? 0;

/** The start with a frame on top, all cards that nobody holds shuffled anew. */
function laidOut(at: number, frame: Frame, change: (g: G, cards: number[]) => void): Position<G> {
  const position = JSON.parse(start) as Position<G>;
  const { g } = position;
  change(g, (g.orlog = shuffle(g.orlog, drawer(at + 1))));
  return { ...position, frames: [...position.frames.slice(0, 1), frame], dice: fastDice(`odds ${at}`) };
}

function close(what: string, hits: number, chance: number): void {
  // Lots are reckoned from a full pack; the rules draw them from what nobody holds yet.
  const off = 4.5 * Math.sqrt((chance * (1 - chance)) / TIMES) + 0.02;
  expect(Math.abs(hits / TIMES - chance), `${what}: ${hits} of ${TIMES}, told ${chance}`).toBeLessThan(off);
}

describe('W10 what is told of a Feud', () => {
  it.each([
    [2, 1],
    [3, 2],
  ] as const)('of %d against %d is what the rules come to by lots alone', (n, m) => {
    let [ahead, behind] = [0, 0];
    const vars = { attacker: 0, defender: 1, edge, crossed: NONE, men: [n, m] };
    for (let at = 0; at < TIMES; at++) {
      const position = laidOut(at, { at: 'feud', step: 'begin', vars: { ...vars } }, (g) => {
        [n, m].forEach((men, who) => g.men[who]?.splice(edge, 1, men));
      });
      const played = openGame(wordfame, position);
      const told = [...played.begin().happenings];
      while (played.state()?.name === 'feuding')
        told.push(...played.play(played.waiting()[0] ?? '', { verb: 'hold', args: [] }).happenings);
      const lead = told.reduce(
        (sum, { key, args }) => sum + (key !== 'feud.won' ? 0 : args['gothi'] === FACTIONS[0] ? 1 : -1),
        0,
      );
      if (lead > 0) ahead++;
      if (lead < 0) behind++;
    }
    const odds = feudOdds(n, m);
    close('ahead', ahead, odds.ahead);
    close('behind', behind, odds.behind);
  });
});

describe('W9.6 what is told of a capture', () => {
  it.each([2, 3])('is how often a Bondi’s worth reaches a Longhall of %d', (hall) => {
    const { bondi } = CARDS[0] ?? { bondi: '' };
    let seized = 0;
    for (let at = 0; at < TIMES; at++) {
      const frame = { at: 'feast', step: '', vars: { who: 0, left: 3, mode: '' } };
      const position = laidOut(at, frame, (g, cards) => {
        const place = cards.findIndex((card) => cardOf(card).bondi === bondi);
        const [captor, owner] = g.gothar;
        if (captor === undefined || owner === undefined) return;
        captor.oaths = cards.splice(place, 1);
        captor.hird = [];
        owner.hall = hall;
        g.owner[district] = 1;
        g.value[district] = 1;
        g.men[0]?.splice(edge, 1, 1);
      });
      const played = openGame(wordfame, position);
      const seat = FACTIONS[0];
      expect(played.waiting(), edgeOf(edge).id).toEqual([seat]);
      played.apply(seat, { verb: 'capture', args: [idOf(district), bondi] });
      // What is enough by itself is seized without another question.
      if (played.position.g.owner[district] === 0) seized++;
    }
    close(`a Longhall of ${hall}`, seized, worthChance(bondi, hall));
  });
});
