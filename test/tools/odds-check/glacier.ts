import { fastDice } from '../../../src/kernel/dice.js';
import { blankGame } from '../../../src/kernel/game.js';
import { Mean, playTrial, trialRules, type OddsCheck } from './trials.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Frame, Happening, Json, Move, Position } from '../../../src/kernel/types.js';
import { cardOf } from '../../../src/games/glacier/cards.js';
import { cardsIn, parseParty } from '../../../src/games/glacier/cave.js';
import { topOf, type FrameName } from '../../../src/games/glacier/frames.js';
import {
  CONTESTS,
  NO_CARD,
  clanOf,
  clansOf,
  type Clan,
  type ClanId,
  type Fate,
  type G,
} from '../../../src/games/glacier/model.js';
import { contestChance, DISPUTE_CHANCE, huntOdds } from '../../../src/games/glacier/odds.js';
import { bestTale, gather } from '../../../src/games/glacier/phases/gathering.js';
import { procedures, states } from '../../../src/games/glacier/procedures.js';
import { readScenario } from '../../../src/games/glacier/scenario.js';
import type { View } from '../../../src/games/glacier/view-types.js';

/**
 * Compares enumerated odds with the rules: hunts, with another clan that may play a card against them, disputes, and
 * Gatherings.
 */

interface Hunt {
  readonly prey: string;
  readonly party: string;
  readonly weapon?: string;
  readonly artifact?: string;
  readonly offering?: string;
  /** The card that another clan holds and plays. */
  readonly against?: Fate;
  /** When a dispute starts (GL5). */
  readonly dispute?: 'ambush' | 'after';
}

/** From hopeless to certain: small and large parties, weapons, an artifact, an offering, interference. */
const HUNTS: readonly Hunt[] = [
  { prey: 'mammoth', party: 'three' },
  { prey: 'mammoth', party: 'one+2three', weapon: 'pitfall' },
  { prey: 'mammoth', party: '2two+2three', weapon: 'pitfall', artifact: 'bear-skull' },
  { prey: 'mammoth', party: '3three', artifact: 'bear-skull', offering: 'minnow' },
  { prey: 'minnow', party: 'one' },
  { prey: 'minnow', party: 'two', weapon: 'net' },
  { prey: 'minnow', party: 'one', offering: 'mammoth' },
  { prey: 'boar', party: 'three', weapon: 'bow', against: 'storm' },
  { prey: 'boar', party: 'one+three', weapon: 'bow', against: 'broken' },
];

const DISPUTES: readonly Hunt[] = [
  { prey: 'minnow', party: 'two', against: 'dispute', dispute: 'ambush' },
  { prey: 'minnow', party: 'two', against: 'dispute', dispute: 'after' },
];

const HUNTER: ClanId = 'ochre';
const RIVAL: ClanId = 'flint';
const CLANS: readonly ClanId[] = [HUNTER, RIVAL, 'amber', 'birch'];

/** Each clan's cards for a Gathering. */
type Caves = Readonly<Partial<Record<ClanId, { weapons?: string[]; larder?: string[]; artifact?: string }>>>;

/** Contests between two to four clans: some with equal lore, some that one can only win by a tie. */
const GATHERINGS: readonly Caves[] = [
  {
    ochre: { weapons: ['pitfall'], larder: ['yarrow'], artifact: 'bear-skull' },
    flint: { weapons: ['spear-thrower'], larder: ['sorrel'], artifact: 'drum' },
    amber: { weapons: ['bow'], larder: ['arnica'] },
  },
  {
    ochre: { weapons: ['bone-spear'], larder: ['sorrel'], artifact: 'ivory-figure' },
    flint: { weapons: ['hand-axe'], larder: ['roseroot'], artifact: 'bear-skull' },
    amber: { weapons: ['flint-spear'], artifact: 'bone-flute' },
    birch: { weapons: ['throwing-stick'], artifact: 'drum' },
  },
  {
    ochre: { weapons: ['spear-thrower'], larder: ['arnica'], artifact: 'bone-flute' },
    flint: { weapons: ['sling'], larder: ['juniper'] },
    amber: { weapons: ['bow'], larder: ['angelica'] },
    birch: { weapons: ['pitfall'], larder: ['coltsfoot'] },
  },
];

const GATHERING = 'odds-gathering';
const rules = trialRules<G, View>('glacier', {
  procedures: { ...procedures, [GATHERING]: [{ label: 'gather', run: gather }] },
  states,
});

function positionOf(
  seats: readonly ClanId[],
  options: Readonly<Record<string, string>>,
  spec: Json,
): Position<G> {
  const input = { seats, variant: 'standard', options };
  const { blank, context } = blankGame(rules, input, fastDice('odds'));
  const { g } = readScenario(spec, input, context);
  return { ...blank, g, frames: [] };
}

/** The hunter's move in a state; undefined ends the trial. */
type Answer = (state: FrameName | undefined, clan: Clan) => Move | undefined;

/** Plays trials from one position; `see` gets the happenings of each. */
function play(
  { position, frames, draw, n }: { position: Position<G>; frames: readonly Frame[]; draw: Draw; n: number },
  answer: Answer,
  see: (happenings: readonly Happening[]) => void,
): void {
  const trial = { rules, text: JSON.stringify(position), frames };
  for (let i = 0; i < n; i++)
    see(playTrial(trial, draw, (at) => answer(topOf(at.position.frames)?.at, clanOf(at.position.g, HUNTER))));
}

const huntPosition = ({ prey, weapon, artifact, offering, against, dispute = 'ambush' }: Hunt): Position<G> =>
  positionOf(
    [HUNTER, RIVAL, 'amber'],
    { dispute, broken: 'choose' },
    {
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
        [RIVAL]: { ready: '2one', fates: against === undefined ? [] : [against] },
        amber: { ready: '2one' },
      },
    },
  );

/** The moves of the hunt, and then none: no clan holds a card to respond with. */
function huntMoves(hunt: Hunt): Answer {
  const { prey, party, weapon, artifact, offering, against = '', dispute } = hunt;
  const spirits = artifact === undefined ? 'none' : 'artifact';
  const more = artifact === undefined && offering === undefined ? [] : [offering ?? 'none', spirits];
  const args = [
    prey,
    party,
    ...(weapon === undefined && more.length === 0 ? [] : [weapon ?? 'none']),
    ...more,
  ];
  const red = { verb: 'interfere', args: [against] };
  return (state, { spent, sick }) => {
    switch (state) {
      case 'act':
        return cardsIn(spent) + cardsIn(sick) === 0 ? { verb: 'hunt', args } : undefined;
      case 'interfere':
        return dispute === 'after' ? { verb: 'let', args: ['hunt'] } : red;
      case 'claim':
        return red;
      default:
        return { verb: 'roll', args: [] };
    }
  };
}

/** The frame in which a clan hunts. */
const TURN: readonly Frame[] = [{ at: 'act', vars: {} }];

function checkHunt(hunt: Hunt, n: number, draw: Draw): OddsCheck {
  const { prey, party, weapon, artifact, offering, against } = hunt;
  const position = huntPosition(hunt);
  const { chance } = huntOdds(position.g, {
    clan: HUNTER,
    prey,
    party: parseParty(party),
    weapon: against === 'broken' ? NO_CARD : (weapon ?? NO_CARD),
    offering: offering ?? NO_CARD,
    artifact: artifact !== undefined,
    success: false,
    storm: against === 'storm',
  });
  const caught = new Mean();
  play({ position, frames: TURN, draw, n }, huntMoves(hunt), (happenings) => {
    caught.add(happenings.some(({ key }) => key === 'hunt.succeeded') ? 1 : 0);
  });
  const words = [prey, party, weapon, artifact, offering, against].filter((word) => word !== undefined);
  return caught.asChance(`a hunt: ${words.join(' ')}`, chance);
}

function checkDispute(hunt: Hunt, n: number, draw: Draw): OddsCheck {
  const won = new Mean();
  play({ position: huntPosition(hunt), frames: TURN, draw, n }, huntMoves(hunt), (happenings) => {
    const keys = happenings.map(({ key }) => key);
    if (keys.includes('dispute.won') || keys.includes('dispute.lost'))
      won.add(keys.includes('dispute.won') ? 1 : 0);
  });
  return won.asChance(`a dispute, ${hunt.dispute}`, DISPUTE_CHANCE);
}

function checkGathering(caves: Caves, n: number, draw: Draw): OddsCheck[] {
  const seats = CLANS.filter((id) => caves[id] !== undefined);
  const position = positionOf(seats, {}, { step: 'act', clans: caves as Json });
  const contests = CONTESTS.map((contest) => {
    const cards = clansOf(position.seats).map((id) => bestTale(clanOf(position.g, id), contest));
    const [own = 0, ...rivals] = cards.filter((card) => card !== NO_CARD).map((card) => cardOf(card).lore);
    return { contest, own, rivals, won: new Mean() };
  });
  const nothing = (): undefined => undefined;
  play(
    { position, frames: [{ at: GATHERING, step: 'gather', vars: {} }], draw, n },
    nothing,
    (happenings) => {
      for (const { contest, won } of contests)
        won.add(
          happenings.some(
            ({ key, args }) =>
              key === 'gathering.won' && args['contest'] === contest && args['clan'] === HUNTER,
          )
            ? 1
            : 0,
        );
    },
  );
  return contests.map(({ contest, own, rivals, won }) =>
    won.asChance(
      `${contest}: lore ${own} against ${rivals.length === 0 ? 'nobody' : rivals.join(', ')}`,
      contestChance(own, rivals),
    ),
  );
}

/** Divides the trials evenly among hunts, disputes and Gatherings. */
export function checkOdds(rolls: number, draw: Draw): OddsCheck[] {
  const each = Math.max(1, Math.floor(rolls / (HUNTS.length + DISPUTES.length + GATHERINGS.length)));
  return [
    ...HUNTS.map((hunt) => checkHunt(hunt, each, draw)),
    ...DISPUTES.map((hunt) => checkDispute(hunt, each, draw)),
    ...GATHERINGS.flatMap((caves) => checkGathering(caves, each, draw)),
  ];
}
