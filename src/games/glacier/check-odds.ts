import { fastDice } from '../../kernel/dice.js';
import { blankGame, openGame } from '../../kernel/game.js';
import type { GameModule, Json, OddsCheck, Position } from '../../kernel/types.js';
import { parseParty } from './cave.js';
import { NO_CARD, type ClanId, type G } from './model.js';
import { huntOdds } from './odds.js';
import { procedures, states } from './procedures.js';
import { readScenario } from './scenario.js';
import type { View } from './view-types.js';

/** Enumerated odds of hunts beside the rules: real hunts of real clans, in which nobody holds a card to interfere. */

interface Hunt {
  readonly prey: string;
  readonly party: string;
  readonly weapon?: string;
  readonly artifact?: string;
  readonly offering?: string;
}

/** From hopeless to certain: small and large parties, weapons, an artifact, an offering. */
const HUNTS: readonly Hunt[] = [
  { prey: 'mammoth', party: 'three' },
  { prey: 'mammoth', party: 'one+2three', weapon: 'pitfall' },
  { prey: 'mammoth', party: '2two+2three', weapon: 'pitfall', artifact: 'bear-skull' },
  { prey: 'mammoth', party: '3three', artifact: 'bear-skull', offering: 'minnow' },
  { prey: 'minnow', party: 'one' },
  { prey: 'minnow', party: 'two', weapon: 'net' },
  { prey: 'minnow', party: 'one', offering: 'mammoth' },
];

const HUNTER: ClanId = 'ochre';
const module = {
  meta: { id: 'glacier', rulesVersion: 1 },
  procedures,
  states,
  moment: () => ({ round: 0, phase: '' }),
} as unknown as GameModule<G, View>;

function positionOf({ prey, weapon, artifact, offering }: Hunt): Position<G> {
  const input = { seats: [HUNTER, 'flint', 'amber'], variant: 'standard', options: {} };
  const { blank, context } = blankGame(module, input, fastDice('odds'));
  const spec = {
    step: 'act',
    first: HUNTER,
    active: HUNTER,
    open: [prey],
    clans: {
      [HUNTER]: {
        ready: '2one+2two+3three',
        larder: offering === undefined ? [] : [offering],
        weapons: weapon === undefined ? [] : [weapon],
        ...(artifact === undefined ? {} : { artifact }),
      },
      flint: { ready: '2one' },
      amber: { ready: '2one' },
    },
  };
  const { g, frames } = readScenario(spec as unknown as Json, input, context);
  return { ...blank, g, frames: [...frames] };
}

function checkHunt(hunt: Hunt, n: number, draw: (n: number) => number): OddsCheck {
  const { prey, party, weapon, artifact, offering } = hunt;
  const position = positionOf(hunt);
  const { chance } = huntOdds(position.g, {
    clan: HUNTER,
    prey,
    party: parseParty(party),
    weapon: weapon ?? NO_CARD,
    offering: offering ?? NO_CARD,
    artifact: artifact !== undefined,
    success: false,
    storm: false,
  });
  const spirits = artifact === undefined ? 'none' : 'artifact';
  const more = artifact === undefined && offering === undefined ? [] : [offering ?? 'none', spirits];
  const args = [
    prey,
    party,
    ...(weapon === undefined && more.length === 0 ? [] : [weapon ?? 'none']),
    ...more,
  ];
  const text = JSON.stringify(position);
  let hits = 0;
  for (let i = 0; i < n; i++) {
    const fresh = JSON.parse(text) as Position<G>;
    fresh.dice = { state: [0, 1, 2, 3].map(() => draw(2 ** 32) | 0), count: 0 };
    const game = openGame(module, fresh);
    game.begin();
    const { happenings } = game.apply(HUNTER, { verb: 'hunt', args });
    if (happenings.some(({ key }) => key === 'hunt.succeeded')) hits++;
  }
  const sigma = Math.sqrt(Math.max(chance * (1 - chance), 1e-12) / n);
  return { what: `a hunt: ${args.join(' ')}`, exact: chance, seen: hits / n, sigma };
}

export const HUNTS_CHECKED = HUNTS.length;

export function checkHunts(each: number, draw: (n: number) => number): OddsCheck[] {
  return HUNTS.map((hunt) => checkHunt(hunt, each, draw));
}
