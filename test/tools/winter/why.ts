import type { MeasureDifference } from '../../../src/club/review/material.js';
import { type DecisionPoint, lucks } from '../../../src/club/review/trial.js';
import { imagined, playedOn, Sample } from '../../../src/club/review/worlds.js';
import { progressOf } from '../../../src/kernel/moment.js';
import type { Position } from '../../../src/kernel/types.js';

/** Least difference worth a sentence, standard errors. */
const STANDS_OUT = 3;

/**
 * The measure in which the best move is furthest ahead of another by the end of the turn, in the check's worlds.
 * Undefined if no measure stands out.
 */
export function soonWhy(
  { module, position, seat }: DecisionPoint,
  [best, other]: readonly [string, string],
  { worlds, luck: number }: { readonly worlds: number; readonly luck: number },
): MeasureDifference | undefined {
  const turnOf = (at: Position): number => progressOf(module.moment(at)).turn;
  const now = turnOf(JSON.parse(position) as Position);
  const isDone = (at: Position): boolean => at.over !== undefined || turnOf(at) > now;
  const measures = module.timeline?.measures ?? [];
  const samples = measures.map(() => new Sample());
  const luck = lucks(number);
  for (let n = 0; n < worlds; n++) {
    const one = luck.next().value;
    const [with_, without] = [best, other].map((move) =>
      playedOn(module, imagined(module, position, seat, one), one, { seat, move }, isDone),
    );
    if (with_ === undefined || without === undefined) continue;
    const valueOf = (at: Position, measure: string): number =>
      module.timeline?.of(module.view(at, seat), seat, measure) ?? 0;
    for (const [at, measure] of measures.entries())
      samples[at]?.add(valueOf(with_, measure) - valueOf(without, measure));
  }
  const [most] = measures
    .flatMap((measure, at) => {
      const { mean: by = 0, error = 0 } = samples[at] ?? {};
      return by > STANDS_OUT * error ? [{ measure, by, error }] : [];
    })
    .toSorted((a, b) => b.by / b.error - a.by / a.error);
  return most;
}
