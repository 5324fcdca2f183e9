import type { Procedure, Procedures } from '../../../kernel/index.js';
import { hooksOf } from '../variant-hooks.js';
import { settle } from '../board/holdings.js';
import { ALL_TRIBES, NOBODY, NO_CARD, type G, type Spot } from '../vocabulary/model.js';
import { livingTribes } from '../board/people.js';
import { rulesOf } from '../variants.js';

/**
 * A1: the sequence of play. `play` is the whole game, `turn` one of its turns. The phases are procedures of
 * their own: `event` (D), `assign` (E), `negotiate` (F), `hunt` (G), `domestic` (H), `elders` (I); `score` (J)
 * ends the game.
 */

/** J: the game ends when no event is left, both rows are empty (R22), or no tribe is left. */
export function isLastTurnOver(g: G): boolean {
  if (g.events.length === 0) return true;
  if (livingTribes(g).length === 0) return true;
  const { isOver } = hooksOf(g);
  if (isOver !== undefined) return isOver(g);
  return g.rows.every((row) => row.warm.length === 0 && row.cold.length === 0);
}

function resetSpot(spot: Spot): void {
  spot.raidedBy = NOBODY;
  if (spot.guards !== undefined) spot.guards = undefined;
  for (const t of ALL_TRIBES) spot.landed[t] = 0;
}

/** Resets the per-turn state. */
function startTurn(g: G): void {
  g.turn++;
  for (const row of g.rows) {
    for (const spot of row.warm) resetSpot(spot);
    for (const spot of row.cold) resetSpot(spot);
  }
  for (const t of ALL_TRIBES) {
    const tribe = g.tribes[t];
    tribe.freePromotions = 0;
    tribe.sailed = 0;
    tribe.abandoned = false;
    for (const spot of tribe.tableau) resetSpot(spot);
    for (const other of ALL_TRIBES) tribe.placard.arrived[other] = 0;
  }
  hooksOf(g).startTurn?.(g);
  if (g.event !== NO_CARD) g.discards.push(g.event);
  g.event = NO_CARD;
}

const play: Procedure<G, 'play'> = [
  { label: 'farm', run: (c) => c.enter('farm') },
  { label: 'turn', run: (c) => c.enter('turn') },
  {
    label: 'again',
    run: (c) => {
      if (!isLastTurnOver(c.g)) c.goto('turn');
    },
  },
  {
    // M2: the game continues with the sequel's rules, from the choice of farm animals (C).
    label: 'sequel',
    run: (c) => {
      if (rulesOf(c.g).sequel === null) return;
      c.enter('sequel');
      c.goto('farm');
    },
  },
  { label: 'score', run: (c) => c.enter(rulesOf(c.g).ending) },
];

const turn: Procedure<G, 'turn'> = [
  {
    label: 'start',
    run: (c) => {
      startTurn(c.g);
      c.g.phase = 'event';
      c.emit('turn.begins', { turn: c.g.turn, turns: c.g.turns });
      c.enter('event');
    },
  },
  {
    label: 'assign',
    run: (c) => {
      c.g.phase = 'assign';
      c.enter(rulesOf(c.g).assignment);
    },
  },
  {
    label: 'negotiate',
    run: (c) => {
      c.g.phase = 'negotiate';
      c.enter('negotiate');
    },
  },
  {
    label: 'hunt',
    run: (c) => {
      c.g.phase = 'hunt';
      c.enter('hunt');
    },
  },
  {
    label: 'domestic',
    run: (c) => {
      c.g.phase = 'domestic';
      c.enter('domestic');
    },
  },
  {
    label: 'elders',
    run: (c) => {
      c.g.phase = 'elders';
      c.enter('elders');
    },
  },
  { label: 'settle', run: settle },
];

export const procedures = { play, turn } satisfies Partial<Procedures<G>>;
