import type { Hint, Seat, Teller } from '../../kernel/index.js';
import { bondiPlace, bondiStrength, ownVotes, winterFarms } from './cards.js';
import type { FrameName } from './frames.js';
import { countDistricts, foesAt, land, neighborsOf, ownerOf, valueOf } from './land.js';
import {
  between,
  cardOf,
  CARDS,
  COLORS,
  districtAt,
  edgeAt,
  FAME,
  idOf,
  KINDS,
  kindAt,
  statuteAt,
  statuteOf,
} from './pack.js';
import { clockwise, gothiOf, NONE, placeOf, seatOf, SUPPORT, type PublicState } from './model.js';
import { actStrength, councilStrength, thingMen, votedBy } from './phases/council.js';
import { giftAt } from './phases/feast.js';
import { openConflicts, totalOf } from './phases/feud.js';
import { goodsWanted } from './phases/foster.js';
import type { AskedView, View } from './view-types.js';

/** Hints beside and above a choice. */

const colorAt = (word: string): number => COLORS.findIndex((one) => one === word);
const goods: ReadonlySet<string> = new Set(CARDS.map(({ good }) => good));

/** Own farms of a color, and the best neighbor's. */
function colorHint(table: PublicState, who: number, colour: number, tell: Teller): string {
  const rivals = neighborsOf(table, who);
  const best = Math.max(0, ...rivals.map((other) => winterFarms(table, other, colour)));
  return tell.lookup('hint.colour', { n: winterFarms(table, who, colour), best });
}

function statuteHint(table: PublicState, who: number, verb: string, id: string, tell: Teller): string {
  const at = statuteAt.get(id) ?? NONE;
  if (at === NONE) return '';
  const { action } = statuteOf(at);
  // The Lawspeaker supports the own proposal.
  if (verb === 'propose') return tell.lookup('hint.statute', { n: ownVotes(table, at) + 1 });
  // WF62: if the only man sues for Settle, no man on the map can claim land.
  const alone = action === 'settle' && countDistricts(table, who) === 0 ? 1 : 0;
  const n = councilStrength(table, at);
  const men = Object.values(thingMen(table, who)).reduce((sum, many) => sum + many, 0);
  return tell.lookup('hint.sue', { n, men, one: n + 1, alone });
}

function edgeHint(table: PublicState, who: number, id: string, tell: Teller): string {
  const edge = edgeAt.get(id);
  if (edge === undefined) return '';
  const foes = foesAt(table, who, edge).map((foe) => seatOf(table, foe));
  return foes.length === 0 ? '' : tell.lookup('hint.foes', { foes });
}

function feudHint(table: PublicState, who: number, colour: number, tell: Teller): string {
  const { feud } = table;
  if (feud === null) return '';
  const side = feud.sides.indexOf(who);
  return tell.lookup('hint.conflict', {
    own: totalOf(feud, side, colour),
    theirs: totalOf(feud, 1 - side, colour),
  });
}

/** The table after the seat's composed moves (WF67). */
const publicStateFor = ({ table, stage, you }: View, seat: Seat): PublicState =>
  stage === null || you !== seat ? table : stage.table;

/** A hint on the next word of a move. */
export const hintWord: Hint<View> = (view, seat, words, next, tell) => {
  const table = publicStateFor(view, seat);
  const who = placeOf(table, seat);
  const [verb = ''] = words;
  if (who < 0) return '';
  if (words.length === 0)
    return next === 'support' && table.token !== NONE
      ? tell.lookup('hint.support', {
          action: statuteOf(table.token).action,
          n: councilStrength(table, table.token) + 1,
        })
      : '';
  if (verb === 'stand') {
    const place = districtAt.get(next.split('-')[1] ?? '') ?? 0;
    return tell.lookup('hint.stand', { district: idOf(place), n: (land(table).edgesOf[place] ?? []).length });
  }
  if (verb === 'propose' || verb === 'sue') return statuteHint(table, who, verb, next, tell);
  if (verb === 'expand' && words.length === 1)
    return tell.lookup('hint.district', { value: valueOf(table, districtAt.get(next) ?? 0) });
  if (colorAt(next) >= 0)
    return verb === 'accept'
      ? feudHint(table, who, colorAt(next), tell)
      : colorHint(table, verb === 'burn' || verb === 'raze' ? loserOf(view) : who, colorAt(next), tell);
  if ((verb === 'ride' && words.length === 1) || (verb === 'roam' && words.length === 2))
    return edgeHint(table, who, next, tell);
  const worth = swornWorth(view, seat, table, next, tell);
  if (verb === 'bondi' || verb === 'home') {
    const act = tell.lookup('hint.bondi', { n: bondiStrength(table, who, table.took[who] ?? 0) });
    return worth === '' ? act : `${act} · ${worth}`;
  }
  if (worth !== '') return worth;
  if (verb === 'commit' && goods.has(next))
    return feudHint(table, who, colorAt(next.split('-')[0] ?? ''), tell);
  if (verb === 'foster') return personaHint(next, tell);
  if (verb === 'give' && words.length === 1) {
    const gift = giftAt.get(next);
    return gift === undefined ? '' : tell.lookup('hint.gift', { fame: gift.fame, cost: gift.strength });
  }
  return '';
};

/** With open notes, the worth of an own Bondi (WF42). */
function swornWorth(
  { you, stage, sworn }: View,
  seat: Seat,
  table: PublicState,
  word: string,
  tell: Teller,
): string {
  if (you !== seat) return '';
  const card = (stage?.sworn ?? sworn)[bondiPlace(table, placeOf(table, seat), word)] ?? NONE;
  return card === NONE ? '' : tell.lookup('hint.worth', { worth: cardOf(card).worth });
}

const loserOf = ({ asked }: View): number => asked?.vars.loser ?? asked?.vars.victim ?? 0;

function personaHint(id: string, tell: Teller): string {
  const kind = kindAt.get(id) ?? NONE;
  const one = KINDS[kind];
  if (one === undefined) return '';
  return tell.lookup('hint.persona', {
    colour: COLORS[one.colour] ?? '',
    worth: one.worth,
    wanted: goodsWanted(kind),
  });
}

const VOTING: ReadonlySet<FrameName | ''> = new Set<FrameName>(['propose', 'ballot', 'vote']);

/** The subject of a decision and the gothi's means. */
export function tellMeans(view: View, seat: Seat, tell: Teller): string {
  const table = publicStateFor(view, seat);
  const who = placeOf(table, seat);
  if (who < 0 || view.final !== null) return '';
  const gothi = gothiOf(table, who);
  const farms = COLORS.map((id, colour) => `${tell.name(id)} ${gothi.farms[colour] ?? 0}`).join(' · ');
  const own = {
    gothi: seat,
    fame: gothi.fame,
    goal: FAME,
    hall: gothi.hall,
    districts: countDistricts(table, who),
    goods: gothi.goods.length,
    bondi: gothi.oaths.length,
  };
  const lines = view.asked === null ? [] : stakes(view, view.asked, tell);
  // W9.1: while a vote can still gain the first District.
  const isVoting = VOTING.has(view.asked?.state ?? '');
  const landless = isVoting && own.districts === 0 ? [tell.lookup('hint.landless')] : [];
  return [...lines, ...landless, tell.lookup('hint.means', own), tell.lookup('hint.farms', { farms })].join(
    '\n',
  );
}

/** The subject of the present decision. */
function stakes(view: View, asked: AskedView, tell: Teller): string[] {
  const { table } = view;
  const { state, vars, acting } = asked;
  const { left = 0, district = NONE, worth = 0, rider = NONE, from = NONE, to = NONE, n = 0 } = vars;
  switch (state) {
    case 'ballot':
    case 'vote':
      return councilLines(table, tell);
    case 'deeds':
      return deedsLines(view, tell);
    case 'settle':
    case 'ride':
    case 'feast':
      return acting === null
        ? []
        : [
            tell.lookup('hint.acting', {
              action: acting.action,
              strength: acting.strength,
              left,
            }),
          ];
    case 'keep':
    case 'pledge':
      return view.drawn.length === 0
        ? []
        : [tell.lookup('hint.drawn', { cards: view.drawn.map((card) => cardOf(card).word) })];
    case 'capture': {
      const owner = ownerOf(table, district);
      return owner === NONE
        ? []
        : [
            tell.lookup('hint.capture', {
              worth,
              hall: gothiOf(table, owner).hall,
              owner: seatOf(table, owner),
            }),
          ];
    }
    case 'cross':
      return [
        tell.lookup('hint.crossing', {
          rider: seatOf(table, rider),
          district: idOf(between(from, to)),
          n,
        }),
      ];
    case 'feuding':
      return feudLines(view, tell);
    default:
      return [];
  }
}

/** The act being composed and its strength, or the hunt. */
function deedsLines({ stage, table, you, deeds }: View, tell: Teller): string[] {
  if (you === null) return [];
  const who = placeOf(table, you);
  const next = clockwise(table, table.speaker)[1] === who ? [tell.lookup('hint.next-speaker')] : [];
  const idle = deeds.length === 0 ? idleAct(table, who, tell) : [];
  if (stage === null) return [...idle, ...next];
  if (stage.state === 'sheep') {
    const n = bondiStrength(stage.table, who, table.took[who] ?? 0);
    return [...idle, tell.lookup('hint.hunt', { n }), ...next];
  }
  const left = stage.vars.left ?? stage.vars.strength ?? 0;
  const action = stage.state === 'family' ? 'foster' : stage.state;
  return left === 0 ? [] : [tell.lookup('hint.deeds', { action, left })];
}

/** Why the chosen action can't be composed: it draws cards first (W9.5), or it offers nothing. */
function idleAct(table: PublicState, who: number, tell: Teller): string[] {
  const statute = votedBy(table, who);
  if (statute < 0) return [];
  const { action } = statuteOf(statute);
  const n = actStrength(table, who, statute);
  return [tell.lookup(action === 'pledge' ? 'hint.deeds-later' : 'hint.deeds-nothing', { action, n })];
}

function councilLines(table: PublicState, tell: Teller): string[] {
  const suits = table.votes.flatMap((vote, who) =>
    vote > SUPPORT
      ? [
          tell.lookup('hint.suit', {
            gothi: seatOf(table, who),
            statute: statuteOf(vote).id,
            n: table.away[who]?.length ?? 0,
          }),
        ]
      : [],
  );
  return [
    tell.lookup('hint.council', {
      statute: statuteOf(table.token).id,
      n: councilStrength(table, table.token),
    }),
    ...(suits.length === 0 ? [] : [tell.lookup('hint.suits', { list: suits.join('; ') })]),
  ];
}

function feudLines({ table, waiting }: View, tell: Teller): string[] {
  const { feud } = table;
  if (feud === null) return [];
  const side = Math.max(0, feud.sides.indexOf(placeOf(table, waiting[0] ?? '')));
  return openConflicts(feud).map((colour) =>
    tell.lookup('hint.feud', {
      colour: COLORS[colour] ?? '',
      own: totalOf(feud, side, colour),
      theirs: totalOf(feud, 1 - side, colour),
    }),
  );
}

/** With open notes: the hidden cards that their owner has seen (WF42). Without, there is nothing to list. */
export function tellHand(view: View, seat: Seat, tell: Teller): string {
  if (view.you !== seat || view.known.length === 0) return '';
  return tell.lookup('hint.lookup', { cards: view.known.map((card) => cardOf(card).word) });
}
