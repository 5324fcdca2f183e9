import type { Block } from '../../../../kernel/index.js';
import { homeRow } from '../../board/abilities.js';
import { eventIs, packOf } from '../../cards/cards.js';
import { hooksOf, type VariantHooks } from '../../variant-hooks.js';
import {
  ALL_TRIBES,
  BIOME_TYPES,
  HARPOON,
  MEDALLION,
  NOBODY,
  TRIBES,
  type G,
  type MaybeTribe,
  type RowNo,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import type { CardInfo, Types } from '../../cards/pack.js';
import { isActive, isOutOfReach, piecesOn } from '../../board/people.js';
import { ANY_NUMBER, isClosedLand, roomAbroad, sailsFreely, type Transport } from '../../board/transport.js';
import { rulesOf, type Rules } from '../../variants.js';

/** E1, E2, E5: the cards a tribe's people may be placed on now, and their number. */

/** Cards that can take the same number of further people. */
export interface Group {
  readonly room: number;
  readonly cards: string[];
}

export type Blocked = (card: string, why: Block) => void;

interface Search {
  readonly g: G;
  readonly t: Tribe;
  readonly tr: Transport;
  readonly home: RowNo;
  /** Types that this tribe can't hunt in Greenland (M1, M3). */
  readonly barred: Types;
  readonly barredBy: Rules['barredBy'];
  /** Has it not arrived in Greenland yet (M1)? */
  readonly away: boolean;
  /** Tribes can't share a biome of Greenland (L4). */
  readonly alone: boolean;
  /** Daughters are villages held by the occupiers (L4). */
  readonly villages: boolean;
  /** Hunters keep to their hunting ground (K3). */
  readonly mayHunt: VariantHooks['mayHunt'];
  /** Any number may sail to the New World (K4). */
  readonly sails: boolean;
  readonly cards: readonly CardInfo[];
  readonly groups: Group[];
  readonly blocked: Blocked | undefined;
  /** Cached room on a foreign card without people of the tribe. */
  elsewhere: number | undefined;
}

const NO_MARITIME: Block = { rule: 'D8', key: 'assign.no-maritime' };
const NO_MARKLAND: Block = { rule: 'D9', key: 'assign.no-markland' };
const ABANDONED: Block = { rule: 'E4', key: 'assign.colonies-abandoned' };
const AWAY: Block = { rule: 'M1', key: 'assign.not-here-yet' };
const OFF_GROUND: Block = { rule: 'K3', key: 'assign.off-ground' };
const TAKEN: Block = { rule: 'L4', key: 'patrol.taken' };
const FREE: Block = { rule: 'L4', key: 'patrol.village-free' };
const NO_RUSTLING: Block = { rule: 'L6', key: 'patrol.no-rustling' };
const DIED_OUT: Block = { rule: 'J1', key: 'assign.owner-extinct' };
const NO_WAR_CHIEF: Block = { rule: 'E5', key: 'assign.no-war-chief' };

function add(s: Search, info: CardInfo, room: number): void {
  const group = s.groups.find((one) => one.room === room);
  if (group === undefined) s.groups.push({ room, cards: [info.id] });
  else group.cards.push(info.id);
}

/** People that transport can still carry there; equal for all Greenland cards without people of the tribe. */
function roomOn(s: Search, spot: Spot, info: CardInfo, owner: MaybeTribe): number {
  if (info.kind === 'newWorld' || piecesOn(s.g, spot, s.t) > 0)
    return roomAbroad(s.g, s.t, s.tr, spot, owner);
  s.elsewhere ??= roomAbroad(s.g, s.t, s.tr, spot, owner);
  return s.elsewhere;
}

/** Adds a card that no ban or rule closes; only transport limits it. */
function consider(s: Search, spot: Spot, info: CardInfo, owner: MaybeTribe, near: boolean): void {
  const room = near ? ANY_NUMBER : roomOn(s, spot, info, owner);
  if (room > 0) add(s, info, room);
  else if (s.blocked !== undefined) {
    const rule = info.kind === 'newWorld' ? 'E2' : 'E1';
    s.blocked(info.id, { rule, key: 'assign.no-transport', args: { card: info.id } });
  }
}

/** The ban on a row card this turn, for this tribe or for all (D8, D9, E4). */
function banOn(s: Search, spot: Spot, info: CardInfo, seaClosed: boolean): Block | undefined {
  if (s.mayHunt?.(s.g, s.t, s.tr, info) === false) return OFF_GROUND;
  if (info.kind === 'newWorld') {
    if (isClosedLand(s.g, spot)) return NO_MARKLAND;
    return s.g.tribes[s.t].abandoned ? ABANDONED : undefined;
  }
  if (s.away) return AWAY;
  const type = info.hunt?.type ?? MEDALLION;
  if (s.barredBy !== null && (s.barred & (1 << type)) !== 0)
    return {
      rule: s.barredBy,
      key: 'assign.unknown-prey',
      args: { tribe: TRIBES[s.t], type: BIOME_TYPES[type] },
    };
  if (s.alone && othersOn(s, spot)) return TAKEN;
  return seaClosed && info.hunt?.type === HARPOON ? NO_MARITIME : undefined;
}

const othersOn = ({ g, t }: Search, spot: Spot): boolean =>
  ALL_TRIBES.some((other) => other !== t && piecesOn(g, spot, other) > 0);

function searchSide(s: Search, side: readonly Spot[], seaClosed: boolean): void {
  for (const spot of side) {
    const info = s.cards[spot.card] as CardInfo;
    const ban = banOn(s, spot, info, seaClosed);
    if (ban !== undefined) s.blocked?.(info.id, ban);
    else consider(s, spot, info, NOBODY, info.kind === 'newWorld' ? s.sails : info.row === s.home);
  }
}

/** E5: a tribe guards its own daughters, livestock and wives; it raids those of others. Tools are never raided. */
function searchTableau(s: Search, owner: Tribe): void {
  const { tableau } = s.g.tribes[owner];
  if (tableau.length === 0 || s.away) return;
  const hidden = !isActive(s.g, owner);
  const near = homeRow(s.g, owner) === s.home;
  for (const spot of tableau) {
    const info = s.cards[spot.card] as CardInfo;
    if (info.kind !== 'daughter' && !info.isDomestic) {
      s.blocked?.(info.id, { rule: 'E5', key: 'assign.lifeless', args: { card: info.id } });
      continue;
    }
    if (hidden) {
      s.blocked?.(info.id, { rule: 'M1', key: 'assign.owner-not-here', args: { tribe: TRIBES[owner] } });
      continue;
    }
    if (s.villages) {
      considerVillage(s, spot, info, owner, near);
      continue;
    }
    if (isOutOfReach(s.g, spot, owner)) {
      s.blocked?.(info.id, DIED_OUT);
      continue;
    }
    const guards = owner === s.t || spot.husband === s.t;
    if (guards || (info.raid !== null && s.tr.raidLeader)) consider(s, spot, info, owner, near);
    else s.blocked?.(info.id, info.raid === null ? immune(info) : NO_WAR_CHIEF);
  }
}

/** E5: this animal can't be raided. */
function immune(info: CardInfo): Block {
  return { rule: 'E5', key: 'assign.raid-immune', args: { card: info.id } };
}

/** L4: any held village may be freed, including the tribe's own (R122); nothing else is raided. */
function considerVillage(s: Search, spot: Spot, info: CardInfo, owner: Tribe, near: boolean): void {
  if (info.kind !== 'daughter') return s.blocked?.(info.id, NO_RUSTLING);
  if (spot.husband !== NOBODY) return s.blocked?.(info.id, FREE);
  if (s.tr.raidLeader) consider(s, spot, info, owner, near);
  else s.blocked?.(info.id, NO_WAR_CHIEF);
}

/**
 * Cards on which a tribe may place at least one more of its people, grouped by that number.
 * In the saga hunters keep to the hunting ground unless `keepsGround` is false (K3, K4).
 * `blocked`, if given, is called for every other card with the reason.
 */
export function findTargets(g: G, t: Tribe, tr: Transport, blocked?: Blocked, keepsGround = true): Group[] {
  const { cards } = packOf(g);
  const rules = rulesOf(g);
  const away = g.turn <= rules.inactiveTurns[t];
  const s: Search = {
    g,
    t,
    tr,
    home: homeRow(g, t),
    barred: rules.barredTypes[t],
    barredBy: rules.barredBy,
    away,
    alone: !rules.sharedHunts,
    villages: rules.villages,
    mayHunt: keepsGround ? hooksOf(g).mayHunt : undefined,
    sails: sailsFreely(g, t),
    cards,
    groups: [],
    blocked,
    elsewhere: undefined,
  };
  const seaClosed = eventIs(g, 'noMaritime');
  for (const { warm, cold } of g.rows) searchSide(s, [...warm, ...cold], seaClosed);
  if (rules.raids) for (const owner of ALL_TRIBES) searchTableau(s, owner);
  return s.groups;
}
