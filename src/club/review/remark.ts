import type { AnyModule } from '../../games/registry.js';
import { type Choice, type Draw, drawer, openGame, parseMove, Z95 } from '../../kernel/index.js';
import { answersOf, type HintLimits } from './hint.js';
import type { Remark, RemarkMaterial } from './material.js';
import { ahead, triedMove, tryAll, whyOf, winsOf } from './trial.js';
import { imagined, plannedMove, usualMove } from './worlds.js';

/**
 * The Coach's remark on its own move: compares it with the best other move, both played on from boards that
 * look the same to the learner. So the remark reveals nothing hidden.
 */

export type RemarkLimits = Omit<HintLimits, 'most'> & {
  /** Games of the played move and its rival, after separate games have picked the rival. */
  readonly most: number;
};

type Decided = RemarkMaterial['decisions'][number];

export const USUAL_REMARK: Omit<RemarkLimits, 'keepGoing'> = {
  candidates: 4,
  fewest: 4,
  most: 80,
  thought: 20,
};

/** Undefined without a real choice, or if the move isn't possible in worlds that the learner can imagine. */
export function remarkOn(
  module: AnyModule,
  material: RemarkMaterial,
  limits: RemarkLimits,
): Remark | undefined {
  const { seat, eyes, decisions, seed } = material;
  const draw = drawer(seed);
  const seen = decisions.map((decision): { decided: Decided; game: AnyGame; open: readonly Choice[] } => {
    const game = openGame(module, imagined(module, decision.position, eyes, draw(2 ** 31)));
    const open = game.choices(seat).filter(({ blocked }) => blocked === undefined);
    return { decided: decision, game, open };
  });
  // Most choices first: there is most to learn.
  for (const one of seen.toSorted((a, b) => b.open.length - a.open.length)) {
    if (!limits.keepGoing()) return undefined;
    const remark = one.open.length < 2 ? undefined : remarkAt(module, material, one, limits, draw);
    if (remark !== undefined) return remark;
  }
  return undefined;
}

type AnyGame = ReturnType<typeof openGame<unknown, unknown>>;

function remarkAt(
  module: AnyModule,
  { seat, eyes }: RemarkMaterial,
  {
    decided,
    game,
    open,
  }: { readonly decided: Decided; readonly game: AnyGame; readonly open: readonly Choice[] },
  { candidates, fewest, most, thought: playouts, keepGoing }: RemarkLimits,
  draw: Draw,
): Remark | undefined {
  const { move, position } = decided;
  const usual = usualMove(module, game, seat, open, draw);
  const planned = plannedMove(module, game, seat, open, draw, { playouts, keepGoing });
  const named = [parseMove(move), usual, planned].filter((one) => one !== undefined);
  const trial = { module, position, seat, eyes };
  let field = answersOf(open, named, candidates, draw);
  for (let games = 0; games < fewest && keepGoing(); games++) field = tryAll(trial, field, draw(2 ** 31));
  const rivals = field.filter((one) => one.move !== move);
  const [rival] = rivals.toSorted((a, b) => winsOf(b).mean - winsOf(a).mean);
  if (rival === undefined || rivals.length === field.length) return undefined;
  // Discard the games that picked the rival: they overstate it (selection bias).
  const [played, other] = [triedMove(move), triedMove(rival.move)];
  for (let games = 0; games < most && keepGoing(); games++)
    if (tryAll(trial, [played, other], draw(2 ** 31)).length < 2) return undefined;
  const by = ahead(played, other);
  if (by.n < 2) return undefined;
  const { mean, error } = by;
  const why =
    Math.abs(mean) <= Z95 * error ? undefined : mean > 0 ? whyOf(played, other) : whyOf(other, played);
  return { move, other: other.move, by: by.chance, ...(why === undefined ? {} : { why }), worlds: by.n };
}
