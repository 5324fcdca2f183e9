import { COST, culturePrice } from './cards.js';
import { BASE, DISTANCE, tileOf } from './map.js';
import type { FaceUp } from './model.js';

/** Labor prices that depend on the purchase, for rules, hints and AIs. */

/** Price of several Culture cards of the display. */
export const culturesPrice = (display: readonly FaceUp[], cards: readonly string[]): number =>
  cards.reduce((sum, card) => {
    const one = display.find((faceUp) => faceUp.card === card);
    return sum + (one === undefined ? 0 : culturePrice(one));
  }, 0);

export const stepsBetween = (from: number, to: number): number => DISTANCE[from]?.[to] ?? 0;

/** N3.3: price of placing a Camp and moving it at once. */
export const outpostPrice = (steps: number): number => COST.camp + COST.move * steps;

/** Price of a number of Camps on the base, or of one Camp on each of these tiles. */
export const campsPrice = (what: number | readonly string[]): number =>
  typeof what === 'number'
    ? COST.camp * what
    : what.reduce((sum, tile) => sum + outpostPrice(stepsBetween(BASE, tileOf(tile))), 0);

/** Price of moving a Camp from one tile to another. */
export const movePrice = (from: string, to: string): number =>
  COST.move * stepsBetween(tileOf(from), tileOf(to));
