import { COST, culturePrice } from './cards.js';
import { BASE, DISTANCE, tileOf } from './map.js';
import type { FaceUp } from './model.js';

/** What costs Labor by what it is: reckoned here alone, for the rules, for what is told of them and for the AIs. */

/** Several Culture cards of the display. */
export const culturesPrice = (display: readonly FaceUp[], cards: readonly string[]): number =>
  cards.reduce((sum, card) => {
    const one = display.find((faceUp) => faceUp.card === card);
    return sum + (one === undefined ? 0 : culturePrice(one));
  }, 0);

export const stepsBetween = (from: number, to: number): number => DISTANCE[from]?.[to] ?? 0;

/** N3.3: a Camp that is placed and moved on at once, so many steps. */
export const outpostPrice = (steps: number): number => COST.camp + COST.move * steps;

/** Camps on the base, so many of them, or one straight to each of these tiles. */
export const campsPrice = (what: number | readonly string[]): number =>
  typeof what === 'number'
    ? COST.camp * what
    : what.reduce((sum, tile) => sum + outpostPrice(stepsBetween(BASE, tileOf(tile))), 0);

/** A Camp from one tile to another. */
export const movePrice = (from: string, to: string): number =>
  COST.move * stepsBetween(tileOf(from), tileOf(to));
