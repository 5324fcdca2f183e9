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
import { cardName, tribeName, type WordLookup } from './words.js';

/** Phrases for cards, goods and people, shared by the alt texts and the text board. */

const list = (parts: readonly string[], word: WordLookup): string =>
  parts.length === 0 ? word('name.-') : parts.join(', ');

/** `Tunit 4 with Alpha`. */
const partyText = (party: PartyView, word: WordLookup): string =>
  `${tribeName(word, party.tribe)} ${party.n}${party.alpha ? ` ${word('withAlpha')}` : ''}`;

export const partiesText = (parties: readonly PartyView[], word: WordLookup): string =>
  parties.map((party) => partyText(party, word)).join(', ');

export const tribesText = (tribes: readonly TribeId[], word: WordLookup): string =>
  list(
    tribes.map((tribe) => tribeName(word, tribe)),
    word,
  );

/** `2 energy, 1 ivory`; zero amounts are left out. */
const disksText = (disks: DisksView, word: WordLookup): string[] =>
  (['energy', 'ivory', 'iron'] as const).flatMap((kind) =>
    disks[kind] > 0 ? [`${disks[kind]} ${word(`name.${kind}`)}`] : [],
  );

/** A row card's required hits, costs and yields. */
export function huntText(face: CardSide, word: WordLookup): string[] {
  const { hunt, trophy, take } = face;
  if (hunt === null) return [];
  const goods = [
    ...(hunt.babies > 0 ? [word('txt.children', { n: hunt.babies })] : []),
    ...disksText(hunt, word),
  ];
  const parts = [
    word(`name.${hunt.type}`),
    ...(face.climax === null || face.kind === 'newWorld' ? [] : [word('txt.climax', { n: face.climax })]),
    word('txt.hits', { n: hunt.hits }),
  ];
  if (hunt.bloody.length > 0) parts.push(word('txt.kills', { faces: facesText(hunt.bloody) }));
  if (goods.length > 0) parts.push(word('txt.gives', { goods: goods.join(', ') }));
  if (hunt.depletion > 0) parts.push(word('txt.pay', { n: hunt.depletion }));
  if (trophy !== null) parts.push(word(trophy.dice === 0 ? 'txt.trophyWin' : 'txt.trophy', trophy));
  if (take !== null) {
    const kind = take.kind === 'domestic' ? 'D' : 'I';
    parts.push(word(take.dice === 0 ? 'txt.takeWin' : 'txt.take', { dice: take.dice, kind }));
  }
  return parts;
}

/** Faces of a die. A single face stays a number, because its word would name a rank of elders. */
const facesText = (faces: readonly number[]): string | number =>
  faces.length === 1 ? (faces[0] ?? '') : faces.join(', ');

/** What a card in a tableau or hand does. */
export function keptText(face: CardSide, word: WordLookup): string[] {
  const { livestock, raid, exchange } = face;
  const parts: string[] = [];
  if (face.kind === 'invention' || face.kind === 'trophy')
    parts.push(word('txt.vp', { n: face.trophy?.vp ?? face.vp }));
  if (face.kind === 'trophy') return parts;
  if (livestock !== null) {
    const goods = [
      ...(livestock.babies > 0 ? [word('txt.children', { n: livestock.babies })] : []),
      ...(livestock.orIvory > 0 ? [`${word('or')} ${livestock.orIvory} ${word('name.ivory')}`] : []),
    ];
    if (goods.length > 0) parts.push(word('txt.keeps', { goods: goods.join(' ') }));
    if (livestock.hay > 0) parts.push(word('txt.hay', { n: livestock.hay }));
  }
  if (face.sled) parts.push(word('sled'));
  if (face.kind === 'daughter' && face.handSize > 0)
    parts.push(word('effect.handSize', { n: face.handSize }));
  for (const effect of face.effects) {
    if (face.kind === 'daughter' && effect.type === 'handSize') continue;
    parts.push(tellEffect(effect, word.teller));
  }
  if (raid !== null) {
    parts.push(word('txt.raid', { faces: facesText(raid.success) }));
    if (raid.bloody.length > 0) parts.push(word('txt.raidKills', { faces: facesText(raid.bloody) }));
  } else if (livestock !== null) parts.push(word('txt.noRaid'));
  if (exchange !== null) {
    const goods = disksText(exchange, word);
    if (goods.length > 0) parts.push(word('txt.worth', { goods: goods.join(', ') }));
  }
  return parts;
}

/** Guards, husband and raiders of a card. */
export function spotText(spot: SpotView, word: WordLookup): string[] {
  const parts: string[] = [];
  if (spot.husband !== null) {
    const { tribe, alpha } = spot.husband;
    parts.push(
      word('alt.husbandOf', { tribe: tribeName(word, tribe) }) + (alpha ? ` ${word('withAlpha')}` : ''),
    );
  }
  if (spot.raidedBy !== null) parts.push(`${word('raided')}: ${tribeName(word, spot.raidedBy)}`);
  if (spot.hostile) parts.push(word('hostile'));
  if (spot.parties.length > 0) parts.push(partiesText(spot.parties, word));
  return parts;
}

/** A card's name, with the people on it in brackets. */
export function shortSpot(spot: SpotView, word: WordLookup): string {
  const extra = spotText(spot, word);
  const name = cardName(word, spot.face);
  return extra.length === 0 ? name : `${name} (${extra.join(', ')})`;
}

export function eventText(event: EventView, word: WordLookup): string {
  const marks = event.icons.map((mark) => {
    const struck = struckBy(mark);
    return eventWords(mark, word) + (struck.length > 0 ? ` ${tribesText(struck, word)}` : '');
  });
  const ship = event.import === null ? '' : ` ${word('alt.ship', { name: cardName(word, event.import) })}`;
  return word('alt.event', { name: word.nameOf(event.id), marks: marks.join('; ') }) + ship;
}

export const peopleText = (tribe: TribeView, word: WordLookup): string =>
  word('alt.people', {
    unassigned: tribe.unassigned,
    valhalla: tribe.valhalla,
    ...tribe.disks,
    hand: tribe.handCount,
    max: tribe.handSize,
  });

/** K: daughters and matriarchs, if any. */
export function womenText(view: View, word: WordLookup): string[] {
  const { women } = view;
  if (women === undefined) return [];
  const { daughters, matriarchs, needed, colour } = women;
  const ground = groundText(view, women, word);
  const facts = { daughters, matriarchs, needed, colour: tribeName(word, colour) };
  return [word('alt.women', { ...facts, ground: sentence(ground) })];
}

/** Occupied ranks. */
export const ranksText = (tribe: TribeView, word: WordLookup): string =>
  list(
    tribe.ranks
      .filter((r) => r.elders.length > 0)
      .map((r) => `${r.rank} ${tellRole(r.role, word.teller)}: ${partiesText(r.elders, word)}`),
    word,
  );

export function scoreParts(points: PointsView, word: WordLookup): string {
  const parts = (
    ['population', 'colonists', 'trophies', 'inventions', 'resources', 'thing'] as const
  ).flatMap((key) => (points[key] === 0 ? [] : [`${word(key)} ${points[key]}`]));
  return list(parts, word);
}

export const headline = (view: View, word: WordLookup): string =>
  `${word('turn', { turn: view.turn, turns: view.turns })}, ${word(`phase.${view.phase}`)}.`;
