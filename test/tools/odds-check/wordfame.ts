import { fastDice } from '../../../src/kernel/dice.js';
import { blankGame } from '../../../src/kernel/game.js';
import { Mean, playTrial, trialRules, type OddsCheck } from './trials.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Ctx, Frame, Happening, Json, Move, Position } from '../../../src/kernel/types.js';
import { FACTIONS, NONE, type G } from '../../../src/games/wordfame/model.js';
import { captureChance, feudAhead } from '../../../src/games/wordfame/odds-text.js';
import { CARDS, cardOf, districtAt, edgeAt } from '../../../src/games/wordfame/pack.js';
import { procedures, states } from '../../../src/games/wordfame/procedures.js';
import { readScenario } from '../../../src/games/wordfame/scenario.js';
import { makeView } from '../../../src/games/wordfame/view.js';
import type { View } from '../../../src/games/wordfame/view-types.js';

/**
 * Compares odds of Feuds and captures with the rules: rides, roams and captures in a visible position whose hidden
 * cards are dealt again for each trial.
 */

const [RIDER, FOE] = FACTIONS;
const EDGE = 'borgarfjord-reykholt';
const FROM = 'borgarfjord-dalir';
const DISTRICT = 'reykholt';
const LAND = { borgarfjord: { gothi: RIDER, value: 1 }, [DISTRICT]: { gothi: FOE, value: 1 } };

/** Cards in the middle of a game: iron has far more open cards than other colors. */
const MIDGAME = {
  pool: ['house-carl', 'smith', 'champion'],
  doom: ['iron-settle-2', 'wool-ride-1', 'shore-foster-2'],
  gothar: {
    [RIDER]: {
      goods: ['iron-1', 'iron-1', 'iron-2', 'iron-3', 'wool-1', 'shore-2'],
      oaths: ['iron-ride', 'shore-raid'],
    },
    [FOE]: { goods: ['iron-1', 'iron-1', 'iron-3', 'field-3'], oaths: ['iron-feast', 'wool-pledge'] },
  },
} as const;

const CARDS_OF = new Map<string, number[]>();
CARDS.forEach(({ bondi }, card) => CARDS_OF.set(bondi, [...(CARDS_OF.get(bondi) ?? []), card]));

/** The index of a card with the same look: among the remaining Goods, or Bondi. */
const goodAmong = (c: Ctx<G>, left: readonly number[], card: number): number => {
  const { good } = cardOf(card);
  const fit = left.filter((one) => cardOf(one).good === good);
  return left.indexOf(fit[c.draw(fit.length)] ?? NONE);
};
const bondiAmong = (c: Ctx<G>, left: readonly number[], card: number): number => {
  const fit = CARDS_OF.get(cardOf(card).bondi) ?? [];
  return left.indexOf(fit[c.draw(fit.length)] ?? NONE);
};

/**
 * Deals hidden cards: Goods, Bondi, Orlog and Doom. Cards that look the same are equally likely: if a Bondi's card is
 * elsewhere already, everything is dealt again.
 */
function deal(c: Ctx<G>): void {
  const { g } = c;
  const goods = g.gothar.flatMap((gothi) => gothi.goods);
  const oaths = g.gothar.flatMap((gothi) => gothi.oaths);
  const hidden = [...g.orlog, ...g.doom, ...goods, ...oaths];
  let left: number[] = [];
  const take = (place: number): number => left.splice(place, 1)[0] ?? NONE;
  let found: number[][] = [];
  do {
    left = [...hidden];
    found = [goods.map((card) => take(goodAmong(c, left, card))), []];
    for (const card of oaths) {
      const place = bondiAmong(c, left, card);
      if (place < 0) break;
      found[1]?.push(take(place));
    }
  } while (found[1]?.length !== oaths.length);
  const [newGoods = [], newOaths = []] = found;
  for (const gothi of g.gothar) {
    gothi.goods = newGoods.splice(0, gothi.goods.length);
    gothi.oaths = newOaths.splice(0, gothi.oaths.length);
  }
  const shuffled = c.shuffle(left);
  g.doom = shuffled.splice(0, g.doom.length);
  g.orlog = shuffled;
}

const DEAL = 'odds-deal';
const rules = trialRules<G, View>('wordfame', {
  procedures: { ...procedures, [DEAL]: [{ label: 'deal', run: deal }] },
  states,
});

/** The displayed odds; a test replaces them by wrong ones. */
export const TOLD = { feudAhead, captureChance };
type Told = typeof TOLD;

interface Trials {
  readonly position: Position<G>;
  readonly frames: readonly Frame[];
  /** The rider's view before the deal. */
  readonly view: View;
}

/** One action in a position of two gothar, after the deal of hidden cards. */
function laidOut(action: 'ride' | 'feast', strength: number, spec: object): Trials {
  const input = { seats: [RIDER, FOE], variant: 'standard', options: {} };
  const { blank, context } = blankGame(rules, input, fastDice('odds'));
  const act = { gothi: RIDER, action, strength };
  const { g, frames } = readScenario({ act, steads: LAND, ...spec } as unknown as Json, input, context);
  const position = { ...blank, g, frames: [] };
  const last = frames.slice(-1);
  return {
    position,
    frames: [...last, { at: DEAL, step: 'deal', vars: {} }],
    view: makeView({ ...position, frames: last }, RIDER, [RIDER]),
  };
}

/** Plays trials: the move, then answers as long as there are decisions. */
function play(
  { position, frames }: Trials,
  { move, answers, n, draw }: { move: Move; answers: Readonly<Record<string, Move>>; n: number; draw: Draw },
  see: (happenings: readonly Happening[]) => void,
): void {
  const trial = { rules, text: JSON.stringify(position), frames };
  for (let i = 0; i < n; i++) {
    let moved = false;
    see(
      playTrial(trial, draw, (game) => {
        const { at = '', vars = {} } = game.position.frames.at(-1) ?? {};
        const next = moved ? answers[at] : move;
        moved = true;
        // Takes one weapon along, whether it suffices or not.
        return vars['armed'] === true ? undefined : next;
      }),
    );
  }
}

interface Fight {
  readonly what: string;
  /** Men who ride, from another edge if they roam. */
  readonly men: number;
  readonly from?: string;
  /** Men on the edge; the rider's own are at peace with the others so far. */
  readonly own?: number;
  readonly foes: number;
  readonly lying?: typeof MIDGAME;
}

/** Small and large Feuds, with and without own men on the edge, with all cards in the Orlog or many open. */
const FIGHTS: readonly Fight[] = [
  { what: '2 ride on 1', men: 2, foes: 1 },
  { what: '3 ride on 2', men: 3, foes: 2 },
  { what: '8 ride on 7', men: 8, foes: 7 },
  { what: '1 roams to 2 on 1', men: 1, from: FROM, own: 2, foes: 1 },
  { what: '2 ride on 3, many cards open', men: 2, foes: 3, lying: MIDGAME },
  { what: '1 rides on 1, many cards open', men: 1, foes: 1, lying: MIDGAME },
];

/** No side commits cards or razes. */
const LOTS_ALONE = { feuding: { verb: 'hold', args: [] }, raze: { verb: 'spare', args: [] } };

function checkFight(
  { what, men, from, own = 0, foes, lying }: Fight,
  n: number,
  draw: Draw,
  told: Told,
): OddsCheck[] {
  const band = from === undefined ? {} : { [from]: { [RIDER]: men } };
  const spec = { ...lying, men: { [EDGE]: { [RIDER]: own, [FOE]: foes }, ...band } };
  const trials = laidOut('ride', men, spec);
  const odds = told.feudAhead(trials.view, 0, edgeAt.get(EDGE) ?? NONE, men);
  if (odds === undefined) return [];
  const [mine, theirs, ahead, behind] = [new Mean(), new Mean(), new Mean(), new Mean()];
  const move =
    from === undefined ? { verb: 'ride', args: [EDGE, men] } : { verb: 'roam', args: [from, EDGE, men] };
  play(trials, { move, answers: LOTS_ALONE, n, draw }, (happenings) => {
    const won = happenings.flatMap(({ key, args }) => (key === 'feud.won' ? [args['gothi']] : []));
    const own = won.filter((gothi) => gothi === RIDER).length;
    mine.add(own);
    theirs.add(won.length - own);
    ahead.add(2 * own > won.length ? 1 : 0);
    behind.add(2 * own < won.length ? 1 : 0);
  });
  return [
    mine.asAverage(`${what}: conflicts won`, odds.mine),
    theirs.asAverage(`${what}: conflicts lost`, odds.theirs),
    ahead.asChance(`${what}: ahead`, odds.ahead),
    behind.asChance(`${what}: behind`, odds.behind),
  ];
}

interface Capture {
  readonly what: string;
  readonly bondi: string;
  readonly hall: number;
  readonly own?: object;
  readonly pool?: readonly string[];
  /** A weapon used with the Bondi. */
  readonly weapon?: string;
}

/** A Bondi alone, with a weapon, with iron in the family, and some with open cards of the same look. */
const CAPTURES: readonly Capture[] = [
  { what: 'a hall of 2', bondi: 'iron-ride', hall: 2 },
  { what: 'a hall of 3', bondi: 'wool-raid', hall: 3 },
  {
    what: 'a hall of 4, a weapon',
    bondi: 'wool-raid',
    hall: 4,
    own: { goods: ['iron-2'] },
    weapon: 'iron-2',
  },
  { what: 'a hall of 5, kin', bondi: 'shore-raid', hall: 5, own: { hird: ['smith'] } },
  {
    what: 'a hall of 2, Goods of the colour open',
    bondi: 'wool-raid',
    hall: 2,
    own: { goods: ['wool-1', 'wool-1', 'wool-1', 'wool-1', 'wool-1', 'wool-3'] },
  },
  {
    what: 'a hall of 2, a persona open',
    bondi: 'iron-feast',
    hall: 2,
    pool: ['champion'],
  },
];

function checkCapture(
  { what, bondi, hall, own = {}, pool = [], weapon }: Capture,
  n: number,
  draw: Draw,
  told: Told,
): OddsCheck {
  const trials = laidOut('feast', 1, {
    pool,
    men: { [EDGE]: { [RIDER]: 1 } },
    gothar: { [RIDER]: { ...own, oaths: [bondi] }, [FOE]: { hall } },
  });
  const [plain, armed] = told.captureChance(trials.view, 0, districtAt.get(DISTRICT) ?? NONE, bondi);
  const seized = new Mean();
  const move = { verb: 'capture', args: [DISTRICT, bondi] };
  const answers: Record<string, Move> =
    weapon === undefined ? {} : { capture: { verb: 'arm', args: [weapon] } };
  play(trials, { move, answers, n, draw }, (happenings) => {
    seized.add(happenings.some(({ key }) => key === 'capture.seized') ? 1 : 0);
  });
  return seized.asChance(`${bondi} against ${what}`, weapon === undefined ? plain : armed);
}

/** Divides the trials evenly among Feuds and captures. */
export function checkOdds(rolls: number, draw: Draw, told = TOLD): OddsCheck[] {
  const each = Math.max(1, Math.floor(rolls / (FIGHTS.length + CAPTURES.length)));
  return [
    ...FIGHTS.flatMap((fight) => checkFight(fight, each, draw, told)),
    ...CAPTURES.map((capture) => checkCapture(capture, each, draw, told)),
  ];
}
