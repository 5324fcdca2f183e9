import type { Ctx, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import { bondiPlace, bondiStrength, bondiWords, homeActions } from '../cards.js';
import { cardOf, COLORS } from '../pack.js';
import { ACTIONS, type Action } from '../vocabulary.js';
import { clockwise, gothiOf, placeOf, seatOf, type G } from '../model.js';
import { beginAction } from './action.js';

/** W7: Hunting for Sheep, with Bondi of the Council action's color and the Home Stead. */

/** Bondi that have not acted and were in the Oaths when the turn began (WF31). */
const readyIn = (c: Ctx<G, 'sheep'>): number[] => {
  const { who, ready } = c.vars;
  const { oaths } = gothiOf(c.g, who);
  // When planning ahead, all present Bondi are ready.
  return ready === undefined
    ? oaths.filter((card) => cardOf(card).colour === c.g.took[who])
    : ready.filter((card) => oaths.includes(card));
};

function act(c: Ctx<G, 'sheep'>, action: Action, by: 'bondi' | 'home'): void {
  const who = c.vars.who;
  const strength = bondiStrength(c.g, who, c.g.took[who] ?? 0);
  beginAction(c, { who, all: [who], action, strength, by });
}

const isAction = (word: string): word is Action => ACTIONS.some((one) => one === word);

const sheep: State<G, 'sheep'> = {
  rule: 'W7.2',
  seats: (c) => {
    const who = c.vars.who;
    if (bondiStrength(c.g, who, c.g.took[who] ?? 0) === 0) return [];
    return readyIn(c).length > 0 || c.vars.home !== true ? [seatOf(c.g, who)] : [];
  },
  choices: (c, seat, offer) => {
    const who = placeOf(c.g, seat);
    const { oaths } = gothiOf(c.g, who);
    const may = readyIn(c);
    const ready = bondiWords(c.g, who, (place) => may.includes(oaths[place] ?? 0));
    for (const word of ready) offer.can('bondi', word);
    for (const action of homeActions(c.g, who)) {
      if (c.vars.home === true) offer.cannot('home', [action], 'W7.4', 'hunt.home-acted');
      else offer.can('home', action);
    }
    offer.can('done');
    if (!offer.explain) return;
    const took = c.g.took[who] ?? 0;
    for (const word of bondiWords(c.g, who)) {
      if (ready.includes(word)) continue;
      const colour = COLORS.findIndex((one) => word.startsWith(`${one}-`));
      if (colour === took) offer.cannot('bondi', [word], 'W7.2', 'hunt.acted');
      else offer.cannot('bondi', [word], 'W7.2', 'hunt.colour', { colour: COLORS[took] ?? '' });
    }
  },
  verbs: {
    bondi: (c, _seat, [word]) => {
      const { who } = c.vars;
      const { oaths } = gothiOf(c.g, who);
      const ready = readyIn(c);
      const card = oaths[bondiPlace(c.g, who, String(word), (place) => ready.includes(oaths[place] ?? 0))];
      if (card === undefined) return;
      c.vars.ready = ready.filter((one) => one !== card);
      act(c, cardOf(card).action, 'bondi');
    },
    home: (c, _seat, [action]) => {
      c.vars.ready = readyIn(c);
      c.vars.home = true;
      if (isAction(String(action))) act(c, String(action) as Action, 'home');
    },
    done: (c) => c.leave(),
  },
};

/** W7.1, WF18: a gothi takes all their acts before the next. */
const hunt: Procedure<G, 'hunt'> = [
  {
    label: 'begin',
    run: (c) => {
      c.g.phase = 'hunt';
      c.vars.order = clockwise(c.g, c.g.speaker);
    },
  },
  {
    label: 'turn',
    run: (c) => {
      const who = c.vars.order?.shift();
      if (who === undefined) return;
      const took = c.g.took[who] ?? 0;
      const ready = gothiOf(c.g, who).oaths.filter((card) => cardOf(card).colour === took);
      c.enter('sheep', { who, ready, home: false });
      c.goto('turn');
    },
  },
];

export const procedures = { hunt } satisfies Partial<Procedures<G>>;
export const states = { sheep } satisfies Partial<States<G>>;
