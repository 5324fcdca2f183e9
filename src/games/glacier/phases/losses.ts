import { type Ctx, type State, type States, takeTop } from '../../../kernel/index.js';
import { cardOf, isCard } from '../cards.js';
import {
  clanCards,
  discardStored,
  discardWeapon,
  dropArtifact,
  feeds,
  herbsOf,
  holds,
  loseFolk,
  mayPlayFate,
  unstore,
  valuesOf,
} from '../cave.js';
import { clanOf, handOf, isClan, NO_CARD, SIZES, type Clan, type ClanId, type G } from '../model.js';
import type { Due, Dues, LossKind } from '../frames.js';
import { newClan } from '../setup.js';
import { counter } from './guard.js';
import { holdsVow } from './vows.js';

/** Losses by fate cards, earthquakes and hunger: the losing clan chooses (G3, H2, I3). */

/** Things that a clan may lose: cards, or sizes of clan cards. */
function candidates(clan: Clan, kind: LossKind): string[] {
  const sizes = (): string[] => valuesOf(clan).map((value) => SIZES[(value - 1) as 0 | 1 | 2]);
  switch (kind) {
    case 'herb':
      return herbsOf(clan).map(({ card }) => card);
    case 'herb-or-clan':
      return [...herbsOf(clan).map(({ card }) => card), ...sizes()];
    case 'larder':
      return clan.larder.map(({ card }) => card);
    case 'weapon-or-artifact':
      return clan.artifact === NO_CARD ? [...clan.weapons] : [...clan.weapons, clan.artifact];
    case 'clan':
      return sizes();
  }
}

/** Worth of a thing, for the auto-action that loses the least (GL3). */
export function dearness(clan: Clan, word: string): number {
  if (!isCard(word)) return 6 + 3 * SIZES.findIndex((size) => size === word);
  const card = cardOf(word);
  return 2 * feeds(clan, word) + card.lore + 2 * card.weapon + (card.kind === 'artifact' ? 5 : 0);
}

const least = (clan: Clan, words: readonly string[]): string | undefined =>
  [...words].sort((a, b) => dearness(clan, a) - dearness(clan, b))[0];

/** Asks several clans for losses at the same time; losses without a decision are taken at once. */
export function demand(c: Ctx<G>, dues: Dues, cause: string): void {
  const asked: Record<string, Due> = {};
  for (const [id, due] of Object.entries(dues)) {
    if (!isClan(id)) continue;
    const clan = clanOf(c.g, id);
    const n = Math.min(due.n, countOf(clan, due.kind));
    if (n === 0) continue;
    const guarded = cause !== 'hunger' && mayPlayFate(c.g, id);
    if (clan.sworn && guarded && holds(c.g, id, 'offering') && holdsVow(c.g, id, 'offering', id)) {
      counter(c, id, cause);
    } else if (clan.sworn || (!guarded && candidates(clan, due.kind).length <= n)) {
      for (let i = 0; i < n; i++) lose(c, id, least(clan, candidates(clan, due.kind)) ?? '', cause);
    } else asked[id] = { kind: due.kind, n };
  }
  if (Object.keys(asked).length > 0) c.enter('loss', { dues: asked, cause });
}

function countOf(clan: Clan, kind: LossKind): number {
  if (kind === 'clan' || kind === 'herb-or-clan') return herbsOf(clan).length + clanCards(clan);
  return candidates(clan, kind).length;
}

/** Takes a card or clan card from a clan, and restarts a clan that died out (I4). */
function lose(c: Ctx<G>, id: ClanId, word: string, cause: string): void {
  const { g } = c;
  const clan = clanOf(g, id);
  c.emit('loss.lost', { clan: id, what: word, cause });
  const size = SIZES.findIndex((one) => one === word);
  if (size >= 0) loseFolk(g, clan, size + 1);
  else if (clan.artifact === word) dropArtifact(g, clan);
  else if (clan.weapons.includes(word)) discardWeapon(g, clan, word);
  else discardStored(g, unstore(clan, word));
  maybeDieOut(c, id);
}

/** I4: a clan without clan cards discards all and restarts with one clan card and one fate card. */
function maybeDieOut(c: Ctx<G>, id: ClanId): void {
  const { g } = c;
  const clan = clanOf(g, id);
  if (clanCards(clan) > 0) return;
  for (const stored of clan.larder) discardStored(g, stored);
  g.discards.push(...clan.weapons);
  dropArtifact(g, clan);
  g.chits += clan.trophies;
  const hand = handOf(g, id);
  g.fateDiscards.push(...hand.splice(0));
  const { sworn, trek } = clan;
  const [value = 1] = takeTop(c, g.pile, 1);
  Object.assign(clan, { ...newClan(), sworn, trek, ready: [1, 2, 3].map((v) => (v === value ? 1 : 0)) });
  hand.push(...takeTop(c, g.fates, 1));
  c.emit('loss.died-out', { clan: id, value });
}

const loss: State<G, 'loss'> = {
  rule: 'G3',
  hidden: true,
  seats: (c) => Object.keys(c.vars.dues),
  choices: (c, seat, offer) => {
    const due = c.vars.dues[seat];
    if (due === undefined) return;
    for (const word of candidates(clanOf(c.g, seat), due.kind)) offer.can('lose', word);
    if (c.vars.cause === 'hunger') return;
    if (clanOf(c.g, seat).trek) offer.cannot('counter', [], 'G4', 'act.on-trek');
    else if (holds(c.g, seat, 'offering')) offer.can('counter');
    else offer.cannot('counter', [], 'G2', 'fate.no-offering');
  },
  verbs: {
    lose: (c, seat, [word]) => {
      const { [seat]: due, ...rest } = c.vars.dues;
      lose(c, seat as ClanId, String(word), c.vars.cause);
      const left = Math.min((due?.n ?? 1) - 1, countOf(clanOf(c.g, seat), due?.kind ?? 'clan'));
      c.vars.dues = left > 0 && due !== undefined ? { ...rest, [seat]: { ...due, n: left } } : rest;
    },
    counter: (c, seat) => {
      counter(c, seat as ClanId, c.vars.cause);
      const dues = { ...c.vars.dues };
      delete dues[seat];
      c.vars.dues = dues;
    },
  },
};

export const states = { loss } satisfies Partial<States<G>>;
