import type { Game } from '../../../../src/kernel/game.js';
import { Mean, playTrial, trialRules, type OddsCheck } from '../trials.js';
import type { Draw } from '../../../../src/kernel/random.js';
import type { Happening, Move, Seat } from '../../../../src/kernel/types.js';
import { TRIBES, type G, type Spot, type Tribe } from '../../../../src/games/greenland/vocabulary/model.js';
import { ownerOf, spotOf } from '../../../../src/games/greenland/board/people.js';
import { topOf, varsOf } from '../../../../src/games/greenland/vocabulary/frames.js';
import { attackRollOf, byIron, leadersOn } from '../../../../src/games/greenland/phases/attack/groups.js';
import type { FreeVars, ThrownVars } from '../../../../src/games/greenland/vocabulary/hunt-vars.js';
import { procedures, states } from '../../../../src/games/greenland/procedures.js';
import { afterPurple, hitsIn, rollOn, type Roll } from '../../../../src/games/greenland/rolls/roll.js';
import type { View } from '../../../../src/games/greenland/view/view-types.js';
import { battleOdds } from '../../../../src/games/greenland/odds/attack-odds.js';
import { oddsCases, type OddsCase } from './roll-cases.js';
import { otherCases, type OtherCase } from './other-cases.js';
import { bestReroll, huntOdds, looksAtEachThrow } from '../../../../src/games/greenland/odds/hunt-odds.js';
import { bestRaidReroll, raidOdds } from '../../../../src/games/greenland/odds/raid-odds.js';

/**
 * Compares enumerated odds with the rules: parties roll in real positions of all variants, choose re-rolls as the odds
 * assume, and the results are counted.
 */

const rules = trialRules<G, View>('greenland', { procedures, states });

/** Divides the rolls evenly among the cases. */
export function checkOdds(rolls: number, draw: Draw): OddsCheck[] {
  const parties = oddsCases();
  const others = otherCases();
  const each = Math.max(1, Math.floor(rolls / (parties.length + others.length)));
  return [
    ...parties.flatMap((one) => (one.fight ? checkFight(one, each, draw) : checkParty(one, each, draw))),
    ...others.map((one) => checkOther(one, each, draw)),
  ];
}

function checkParty({ name, position, card, tribe }: OddsCase, n: number, draw: Draw): OddsCheck[] {
  const { g } = position;
  const spot = spotOf(g, card);
  const alpha = g.tribes[tribe].alpha;
  const roll = rollOn(g, tribe, spot, spot.men[tribe], alpha.at === 'card' && alpha.card === card);
  const frame = { at: 'hunt-card', step: 'next', vars: { card, rolled: 0, optional: false } };
  const trial = { rules, text: JSON.stringify(position), frames: [frame] };
  const [success, claim, losses] = [new Mean(), new Mean(), new Mean()];
  for (let i = 0; i < n; i++) {
    let claimed = false;
    const happenings = playTrial(trial, draw, (at, seat) => {
      if (topOf(at.position.frames)?.at === 'hunt-claim') claimed = true;
      return decide(at, seat, roll);
    });
    const won = happenings.some(({ key }) => WON.includes(key));
    success.add(won ? 1 : 0);
    claim.add(claimed ? 1 : 0);
    losses.add(deathsIn(happenings, TRIBES[tribe]));
  }
  const exact = roll.raid ? { ...raidOdds(roll), claim: 0 } : huntOdds(roll);
  // With a free die, the odds of large parties assume that re-rolls ignore equal dice.
  const sure = roll.same >= 0 && (roll.free === 0 || looksAtEachThrow(roll));
  return [
    success.asChance(`${name}: success`, exact.success),
    ...(sure ? [claim.asChance(`${name}: the card`, exact.claim)] : []),
    losses.asAverage(`${name}: losses`, exact.losses),
  ];
}

const WON = ['hunt.success', 'raid.married', 'raid.plundered', 'raid.nothing'];

const deathsIn = (happenings: readonly Happening[], seat: Seat): number =>
  happenings
    .filter(({ key, args }) => key === 'hunt.lost' && args['tribe'] === seat)
    .reduce((sum, { args }) => sum + Number(args['men']) + Number(args['alpha']), 0);

/** The decisions assumed by the odds: no iron, the best re-rolls, and the card isn't taken. */
function decide(game: Game<G, View>, seat: Seat, roll: Roll): Move {
  const thrown = varsOf(game.position.frames.at(-1), 'hunt-reroll');
  if (thrown !== undefined) return rerollMove(thrown, roll);
  const verb = ['decline', 'roll', 'withdraw', 'brave'].find((one) =>
    game.choices(seat).some((choice) => choice.verb === one && choice.args.length === 0),
  );
  if (verb !== undefined) return { verb, args: [] };
  const first = game
    .choices(seat)
    .find(({ args }) => args.every((parameter) => typeof parameter !== 'object'));
  return { verb: first?.verb ?? '', args: (first?.args ?? []) as Move['args'] };
}

function rerollMove(thrown: ThrownVars & FreeVars, roll: Roll): Move {
  const { faces, alphaDie, fixed = [], free = 0, shut = false } = thrown;
  const loose = [0, 0, 0, 0, 0, 0, 0];
  const kept = [0, 0, 0, 0, 0, 0, 0];
  faces.forEach((face, i) => {
    const pile = fixed.includes(i) ? kept : loose;
    pile[face] = (pile[face] ?? 0) + 1;
  });
  const word = (face: number): string => {
    const at = faces.findIndex((shown, i) => shown === face && !fixed.includes(i) && !(i === 0 && alphaDie));
    return at < 0 ? 'alpha' : `#${face}`;
  };
  const lying = { fixed: kept, free, shut };
  const advice = roll.raid ? bestRaidReroll(roll, loose, lying) : adviceInHunt(roll, loose, lying);
  if (advice.again > 0) return { verb: 'again', args: [word(advice.again)] };
  const parts: string[] = [];
  if (advice.faces !== 0)
    for (let face = 1; face <= 6; face++) {
      if ((advice.faces & (1 << face)) === 0) continue;
      const led = alphaDie && faces[0] === face && !fixed.includes(0) ? 1 : 0;
      const n = (loose[face] ?? 0) - led;
      if (n > 0) parts.push(n === 1 ? `#${face}` : `${n}#${face}`);
      if (led > 0) parts.unshift('alpha');
    }
  return parts.length === 0 ? { verb: 'keep', args: [] } : { verb: 'reroll', args: [parts.join('+')] };
}

interface Advice {
  readonly faces: number;
  readonly again: number;
}

/** As the odds assume, large parties re-roll every miss and then one lying miss; small ones decide after each roll. */
function adviceInHunt(
  roll: Roll,
  loose: readonly number[],
  lying: { fixed: readonly number[]; free: number; shut: boolean },
): Advice {
  if (looksAtEachThrow(roll)) return bestReroll(roll, loose, undefined, lying);
  const misses = [1, 2, 3, 4, 5, 6].filter(
    (face) => (loose[face] ?? 0) > 0 && hitsIn(roll, afterPurple([face], roll.toOne), 0) === 0,
  );
  const by = misses.filter((face) => !lying.shut && (roll.reroll & (1 << face)) !== 0);
  if (by.length > 0) return { faces: by.reduce((set, face) => set | (1 << face), 0), again: 0 };
  const others = misses.filter((face) => (roll.reroll & (1 << face)) === 0);
  const kills = others.find((face) => (roll.bloody & (1 << (afterPurple([face], roll.toOne)[0] ?? 0))) !== 0);
  return { faces: 0, again: lying.free > 0 ? (kills ?? others[0] ?? 0) : 0 };
}

/** F2: one round between two groups on a card, most iron first. */
function checkFight({ name, position, card }: OddsCase, n: number, draw: Draw): OddsCheck[] {
  const { g } = position;
  const spot: Spot = spotOf(g, card);
  const owner = ownerOf(g, card);
  const [first, second] = byIron(g, leadersOn(g, spot, owner)) as [Tribe, Tribe];
  const exact = battleOdds(attackRollOf(g, spot, owner, first), attackRollOf(g, spot, owner, second));
  const frame = { at: 'attack', step: 'begin', vars: { card } };
  const trial = { rules, text: JSON.stringify(position), frames: [frame] };
  const [ours, theirs] = [new Mean(), new Mean()];
  for (let i = 0; i < n; i++) {
    const happenings = playTrial(trial, draw, decideFight);
    ours.add(deathsIn(happenings, TRIBES[first]));
    theirs.add(deathsIn(happenings, TRIBES[second]));
  }
  return [
    ours.asAverage(`${name}: the first side's losses`, exact.firstLosses),
    theirs.asAverage(`${name}: the second side's losses`, exact.secondLosses),
  ];
}

/** No iron is spent, and tribesmen die before the alpha. */
function decideFight(game: Game<G, View>, seat: Seat): Move {
  const lose = game.choices(seat).find(({ verb }) => verb === 'lose');
  if (lose === undefined) return { verb: 'brave', args: [] };
  const parameter = lose.args[0] as { of: Readonly<Record<string, number>>; min: number };
  let left = parameter.min;
  const parts: string[] = [];
  for (const [word, most] of Object.entries(parameter.of)) {
    const k = Math.min(left, most);
    if (k > 0) parts.push(k === 1 ? word : `${k}${word}`);
    left -= k;
  }
  return { verb: 'lose', args: [parts.join('+')] };
}

/** Checks other rolls, each in its own position. */
function checkOther(
  { what, position, frame, exact, answer, came }: OtherCase,
  n: number,
  draw: Draw,
): OddsCheck {
  const trial = { rules, text: JSON.stringify(position), frames: [frame] };
  const seen = new Mean();
  for (let i = 0; i < n; i++) seen.add(playTrial(trial, draw, answer).some(came) ? 1 : 0);
  return seen.asChance(what, exact);
}
