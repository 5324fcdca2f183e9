import type {
  CardSide,
  DisksView,
  EventView,
  PartyView,
  PointsView,
  SpotView,
  TribeId,
  TribeView,
  View,
} from '../../src/games/greenland/view/view-types.js';
import { tellEffect, tellRole } from '../../src/games/greenland/pictures.js';
import { sentence } from '../words.js';
import { eventWords, groundText, struckBy } from './event-words.js';
import { cardName, tribeName, type Say } from './words.js';

/** What pictures show, in words; shared by the alt texts and the text board. */

const list = (parts: readonly string[], say: Say): string =>
  parts.length === 0 ? say('name.-') : parts.join(', ');

/** `Tunit 4 with Alpha`. */
const partyText = (party: PartyView, say: Say): string =>
  `${tribeName(say, party.tribe)} ${party.n}${party.alpha ? ` ${say('withAlpha')}` : ''}`;

export const partiesText = (parties: readonly PartyView[], say: Say): string =>
  parties.map((party) => partyText(party, say)).join(', ');

export const tribesText = (tribes: readonly TribeId[], say: Say): string =>
  list(
    tribes.map((tribe) => tribeName(say, tribe)),
    say,
  );

/** `2 energy, 1 ivory`; what is missing is not mentioned. */
const disksText = (disks: DisksView, say: Say): string[] =>
  (['energy', 'ivory', 'iron'] as const).flatMap((kind) =>
    disks[kind] > 0 ? [`${disks[kind]} ${say(`name.${kind}`)}`] : [],
  );

/** What a row card asks, costs and gives. */
export function huntText(face: CardSide, say: Say): string[] {
  const { hunt, trophy, take } = face;
  if (hunt === null) return [];
  const goods = [
    ...(hunt.babies > 0 ? [say('txt.children', { n: hunt.babies })] : []),
    ...disksText(hunt, say),
  ];
  const parts = [
    say(`name.${hunt.type}`),
    ...(face.climax === null || face.kind === 'newWorld' ? [] : [say('txt.climax', { n: face.climax })]),
    say('txt.hits', { n: hunt.hits }),
  ];
  if (hunt.bloody.length > 0) parts.push(say('txt.kills', { faces: facesText(hunt.bloody) }));
  if (goods.length > 0) parts.push(say('txt.gives', { goods: goods.join(', ') }));
  if (hunt.depletion > 0) parts.push(say('txt.pay', { n: hunt.depletion }));
  if (trophy !== null) parts.push(say(trophy.dice === 0 ? 'txt.trophyWin' : 'txt.trophy', trophy));
  if (take !== null) {
    const kind = take.kind === 'domestic' ? 'D' : 'I';
    parts.push(say(take.dice === 0 ? 'txt.takeWin' : 'txt.take', { dice: take.dice, kind }));
  }
  return parts;
}

/** Faces of a die. A lone one stays a number: as a word it would be a rank of elders. */
const facesText = (faces: readonly number[]): string | number =>
  faces.length === 1 ? (faces[0] ?? '') : faces.join(', ');

/** What a card in a tableau or hand does. */
export function keptText(face: CardSide, say: Say): string[] {
  const { livestock, raid, exchange } = face;
  const parts: string[] = [];
  if (face.kind === 'invention' || face.kind === 'trophy')
    parts.push(say('txt.vp', { n: face.trophy?.vp ?? face.vp }));
  if (face.kind === 'trophy') return parts;
  if (livestock !== null) {
    const goods = [
      ...(livestock.babies > 0 ? [say('txt.children', { n: livestock.babies })] : []),
      ...(livestock.orIvory > 0 ? [`${say('or')} ${livestock.orIvory} ${say('name.ivory')}`] : []),
    ];
    if (goods.length > 0) parts.push(say('txt.keeps', { goods: goods.join(' ') }));
    if (livestock.hay > 0) parts.push(say('txt.hay', { n: livestock.hay }));
  }
  if (face.sled) parts.push(say('sled'));
  if (face.kind === 'daughter' && face.handSize > 0) parts.push(say('effect.handSize', { n: face.handSize }));
  for (const effect of face.effects) {
    if (face.kind === 'daughter' && effect.type === 'handSize') continue;
    parts.push(tellEffect(effect, say.teller));
  }
  if (raid !== null) {
    parts.push(say('txt.raid', { faces: facesText(raid.success) }));
    if (raid.bloody.length > 0) parts.push(say('txt.raidKills', { faces: facesText(raid.bloody) }));
  } else if (livestock !== null) parts.push(say('txt.noRaid'));
  if (exchange !== null) {
    const goods = disksText(exchange, say);
    if (goods.length > 0) parts.push(say('txt.worth', { goods: goods.join(', ') }));
  }
  return parts;
}

/** Who stands on a card, who married there, who robbed it. */
export function spotText(spot: SpotView, say: Say): string[] {
  const parts: string[] = [];
  if (spot.husband !== null) {
    const { tribe, alpha } = spot.husband;
    parts.push(
      say('alt.husbandOf', { tribe: tribeName(say, tribe) }) + (alpha ? ` ${say('withAlpha')}` : ''),
    );
  }
  if (spot.raidedBy !== null) parts.push(`${say('raided')}: ${tribeName(say, spot.raidedBy)}`);
  if (spot.hostile) parts.push(say('hostile'));
  if (spot.parties.length > 0) parts.push(partiesText(spot.parties, say));
  return parts;
}

/** A card's name and, in brackets, who stands there. */
export function shortSpot(spot: SpotView, say: Say): string {
  const extra = spotText(spot, say);
  const name = cardName(say, spot.face);
  return extra.length === 0 ? name : `${name} (${extra.join(', ')})`;
}

export function eventText(event: EventView, say: Say): string {
  const marks = event.icons.map((mark) => {
    const struck = struckBy(mark);
    return eventWords(mark, say) + (struck.length > 0 ? ` ${tribesText(struck, say)}` : '');
  });
  const ship = event.import === null ? '' : ` ${say('alt.ship', { name: cardName(say, event.import) })}`;
  return say('alt.event', { name: say.nameOf(event.id), marks: marks.join('; ') }) + ship;
}

export const peopleText = (tribe: TribeView, say: Say): string =>
  say('alt.people', {
    unassigned: tribe.unassigned,
    valhalla: tribe.valhalla,
    ...tribe.disks,
    hand: tribe.handCount,
    max: tribe.handSize,
  });

/** K: daughters and matriarchs, where there are any. */
export function womenText(view: View, say: Say): string[] {
  const { women } = view;
  if (women === undefined) return [];
  const { daughters, matriarchs, needed, colour } = women;
  const ground = groundText(view, women, say);
  const facts = { daughters, matriarchs, needed, colour: tribeName(say, colour) };
  return [say('alt.women', { ...facts, ground: sentence(ground) })];
}

/** Ranks with somebody on them. */
export const ranksText = (tribe: TribeView, say: Say): string =>
  list(
    tribe.ranks
      .filter((r) => r.elders.length > 0)
      .map((r) => `${r.rank} ${tellRole(r.role, say.teller)}: ${partiesText(r.elders, say)}`),
    say,
  );

export function scoreParts(points: PointsView, say: Say): string {
  const parts = (
    ['population', 'colonists', 'trophies', 'inventions', 'resources', 'thing'] as const
  ).flatMap((key) => (points[key] === 0 ? [] : [`${say(key)} ${points[key]}`]));
  return list(parts, say);
}

export const headline = (view: View, say: Say): string =>
  `Greenland. ${say('turn', { turn: view.turn, turns: view.turns })}, ${say(`phase.${view.phase}`)}.`;
