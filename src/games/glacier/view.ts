import { copyJson, type Position, type Seat, type Viewer } from '../../kernel/index.js';
import { cardOf, ORIGINAL } from './cards.js';
import { foodIn, foodOf, members, membersIn } from './cave.js';
import {
  clanOf,
  clansOf,
  handOf,
  isClan,
  NO_CARD,
  others,
  type ClanId,
  type Folk,
  type G,
  type PublicState,
} from './model.js';
import { huntOdds } from './odds.js';
import { lastVars, topOf, type HuntPlan, type HuntVars } from './frames.js';
import { canCall, usableWeapons } from './phases/hunt.js';
import { goalOf } from './setup.js';
import type { AskedView, ClanView, FinalView, OpenView, PlayoutView, View } from './view-types.js';

export function makeView(position: Position<G>, viewer: Viewer, waiting: readonly Seat[]): View {
  const { g, seats } = position;
  const you = isClan(viewer) && seats.includes(viewer) ? viewer : null;
  const winterAt = g.deck.indexOf(ORIGINAL.winter);
  const before = winterAt < 0 ? 0 : winterAt;
  return {
    game: 'glacier',
    pack: g.pack,
    options: { ...g.options },
    you,
    year: g.year,
    years: yearsOf(g),
    goal: goalOf(g),
    phase: g.phase,
    active: g.active,
    order: [g.active, ...others(seats, g.active)],
    waiting: waiting.filter(isClan),
    asked: askedView(position),
    open: g.open.map((id) => openView(g, g.active, id)),
    deck: { before, after: g.deck.length - before - (winterAt < 0 ? 0 : 1) },
    discards: g.discards.map(cardOf),
    fateDeck: g.fates.length,
    fateDiscards: [...g.fateDiscards],
    clans: clansOf(seats).map((clan) => clanView(g, clan)),
    hand: you === null ? [] : [...handOf(g, you)],
    vows:
      you === null
        ? null
        : { ...(g.vows[you] ?? { storm: 'never', broken: 'never', dispute: 'never', offering: 'never' }) },
    gathering: g.gathering.map((contest) => ({
      ...contest,
      entries: contest.entries.map((entry) => ({ ...entry, dice: [...entry.dice] })),
      cards: contest.entries.map(({ card }) => cardOf(card)),
    })),
    final: finalView(position),
    table: publicStateOf(g),
  };
}

/** The year by which a clan must reach the goal if all trophies are given and none is lost, or the last year (GL36). */
export function yearsOf(g: G): number {
  const clans = Object.keys(g.clans).length;
  const enough = Math.ceil((clans * (goalOf(g) - 1) + 1) / 3);
  return Math.max(g.year, Math.min(g.options.years, enough));
}

/** A player's view within a playout. Nothing is copied, so it is valid until the position changes. */
export function playoutViewOf(position: Position<G>, you: ClanId): PlayoutView {
  const { g, seats } = position;
  const winterAt = g.deck.indexOf(ORIGINAL.winter);
  const before = winterAt < 0 ? 0 : winterAt;
  return {
    asked: askedView(position),
    deck: { before, after: g.deck.length - before - (winterAt < 0 ? 0 : 1) },
    hand: handOf(g, you),
    table: g,
    clans: clansOf(seats).map((clan) => ({ clan })),
  };
}

function publicStateOf(g: G): PublicState {
  const { pack, options, year, phase, first, active, clans, open, discards, fateDiscards } = g;
  const { winter, struck, still, chits, gathering } = g;
  const table: PublicState = {
    pack,
    options,
    year,
    phase,
    first,
    active,
    clans,
    open,
    discards,
    fateDiscards,
    winter,
    struck,
    still,
    chits,
    gathering,
  };
  return copyJson(table) as PublicState;
}

function clanView(g: G, id: ClanId): ClanView {
  const clan = clanOf(g, id);
  return {
    clan: id,
    ready: [...clan.ready] as Folk,
    spent: [...clan.spent] as Folk,
    sick: [...clan.sick] as Folk,
    members: members(clan),
    food: foodIn(clan),
    larder: clan.larder.map((stored) => ({
      card: cardOf(stored.card),
      net: stored.net === NO_CARD ? null : cardOf(stored.net),
      food: foodOf(stored),
    })),
    weapons: clan.weapons.map(cardOf),
    artifact: clan.artifact === NO_CARD ? null : cardOf(clan.artifact),
    trophies: clan.trophies,
    fates: handOf(g, id).length,
    wrath: clan.wrath,
    trek: clan.trek,
    sworn: clan.sworn,
  };
}

/** The strongest weapon that serves against an animal, or NO_CARD. */
export function bestWeapon(g: PublicState, clan: string, prey: string): string {
  return usableWeapons(clanOf(g, clan), prey).reduce(
    (best, card) => (best === NO_CARD || cardOf(card).weapon > cardOf(best).weapon ? card : best),
    NO_CARD,
  );
}

export function openView(g: PublicState, id: ClanId, prey: string): OpenView {
  const card = cardOf(prey);
  if (card.kind !== 'prey') return { card, plain: null, best: null };
  const clan = clanOf(g, id);
  const alone = { clan: id, prey, offering: NO_CARD, success: false, storm: false };
  const plan: HuntPlan = {
    ...alone,
    party: [...clan.ready] as Folk,
    weapon: bestWeapon(g, id, prey),
    artifact: canCall(clan),
  };
  const hunters = Math.min(card.hunters, membersIn(clan.ready));
  const plain = huntOdds(g, { ...alone, party: [hunters, 0, 0], weapon: NO_CARD, artifact: false });
  return { card, plain: plain.chance, best: huntOdds(g, plan).chance };
}

function askedView(position: Position<G>): AskedView | null {
  const { g, frames } = position;
  const top = topOf(frames);
  if (position.over !== undefined || top === undefined) return null;
  const hunt = lastVars(frames, 'hunt');
  const curse = lastVars(frames, 'curse');
  const { dues = {}, cause = '', card = '' } = top.vars;
  return {
    state: top.at,
    hunt: hunt === undefined ? null : huntView(g, hunt),
    curse: curse === undefined ? null : { by: curse.by, against: curse.against, fate: curse.fate },
    dues: copyJson(dues) as AskedView['dues'],
    cause,
    meals: copyJson(lastVars(frames, 'winter')?.meals ?? {}) as AskedView['meals'],
    card,
  };
}

/** The public part of a hunt, without ambushes (GL5). */
function huntView(g: G, hunt: HuntVars): NonNullable<AskedView['hunt']> {
  const { clan, prey, party, weapon, offering, artifact, success, storm, hit, by } = hunt;
  const plan = { clan, prey, party: [...party] as Folk, weapon, offering, artifact, success, storm };
  return { ...plan, hit, by, odds: huntOdds(g, plan) };
}

function finalView(position: Position<G>): FinalView | null {
  const { g, over, seats } = position;
  if (over === undefined) return null;
  return {
    winners: over.winners.filter(isClan),
    scores: clansOf(seats).map((clan) => ({
      clan,
      trophies: clanOf(g, clan).trophies,
      members: members(clanOf(g, clan)),
    })),
  };
}
