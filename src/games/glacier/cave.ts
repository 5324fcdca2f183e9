import { type Ctx, moveCard, parseBag, takeTop } from '../../kernel/index.js';
import { cardOf } from './cards.js';
import {
  clanOf,
  handOf,
  NO_CARD,
  SIZES,
  type Clan,
  type ClanId,
  type Fate,
  type Folk,
  type G,
  type Stored,
  type PublicState,
} from './model.js';

/** A clan's cave: its cards, and moving them. */

/** A net adds two to the food of the fish it caught. */
const NET_FOOD = 2;

export const cardsIn = (folk: Folk): number => folk[0] + folk[1] + folk[2];
export const membersIn = (folk: Folk): number => folk[0] + 2 * folk[1] + 3 * folk[2];

export const clanCards = (clan: Clan): number =>
  cardsIn(clan.ready) + cardsIn(clan.spent) + cardsIn(clan.sick);
export const members = (clan: Clan): number =>
  membersIn(clan.ready) + membersIn(clan.spent) + membersIn(clan.sick);

export const addFolk = (to: Folk, more: Folk): void => {
  for (const i of [0, 1, 2] as const) to[i] += more[i];
};
export const takeFolk = (from: Folk, less: Folk): void => {
  for (const i of [0, 1, 2] as const) from[i] -= less[i];
};

/** Reads a party as it is typed: `one+2two`. */
export function parseParty(text: string): Folk {
  const counts = parseBag(text) ?? {};
  return [counts['one'] ?? 0, counts['two'] ?? 0, counts['three'] ?? 0];
}

/** Clan cards in the hand, as a bag. */
export function folkBag(folk: Folk): Record<string, number> {
  const bag: Record<string, number> = {};
  for (const i of [0, 1, 2] as const) if (folk[i] > 0) bag[SIZES[i]] = folk[i];
  return bag;
}

export function makeParty(folk: Folk): string {
  const parts = SIZES.flatMap((size, i) => {
    const n = folk[i as 0 | 1 | 2];
    return n === 0 ? [] : [n === 1 ? size : `${n}${size}`];
  });
  return parts.length === 0 ? '-' : parts.join('+');
}

/** All parties of at least one card. */
export function partiesOf(folk: Folk): Folk[] {
  const found: Folk[] = [];
  for (let a = 0; a <= folk[0]; a++)
    for (let b = 0; b <= folk[1]; b++) for (let d = 0; d <= folk[2]; d++) found.push([a, b, d]);
  return found.filter((party) => cardsIn(party) > 0);
}

/** Parties with at least `wanted` members and no superfluous card. */
export function leastParties(folk: Folk, wanted: number): Folk[] {
  return partiesOf(folk).filter((party) => {
    const spare = membersIn(party) - wanted;
    const least = party[0] > 0 ? 1 : party[1] > 0 ? 2 : 3;
    return spare >= 0 && (spare < least || cardsIn(party) === 1);
  });
}

export const foodOf = (stored: Stored): number =>
  cardOf(stored.card).food + (stored.net === NO_CARD ? 0 : NET_FOOD);
export const foodIn = (clan: Clan): number => clan.larder.reduce((sum, stored) => sum + foodOf(stored), 0);

/** Herbs don't heal: they count as food and for lore (GL35). */
export const herbsOf = (clan: Clan): Stored[] =>
  clan.larder.filter(({ card }) => cardOf(card).kind === 'herb');
export const animalsOf = (clan: Clan): Stored[] =>
  clan.larder.filter(({ card }) => cardOf(card).kind === 'prey');

/** C3: an animal with a weapon value and without a net. */
export const canBecomeWeapon = ({ card, net }: Stored): boolean => cardOf(card).weapon > 0 && net === NO_CARD;

/** Takes a card out of the larder, its net with it. */
export function unstore(clan: Clan, card: string): Stored {
  const at = clan.larder.findIndex((stored) => stored.card === card);
  const [stored] = at < 0 ? [] : clan.larder.splice(at, 1);
  if (stored === undefined) throw new Error(`${card} is not in the larder`);
  return stored;
}

export function discardStored(g: PublicState, stored: Stored): void {
  g.discards.push(stored.card);
  if (stored.net !== NO_CARD) g.discards.push(stored.net);
}

/** Takes a weapon out of the weapons chamber and discards it. */
export function discardWeapon(g: PublicState, clan: Clan, card: string): void {
  removeWeapon(clan, card);
  g.discards.push(card);
}

export function removeWeapon(clan: Clan, card: string): void {
  const at = clan.weapons.indexOf(card);
  if (at < 0) throw new Error(`${card} is no weapon of the clan`);
  clan.weapons.splice(at, 1);
}

/** Removes the artifact, and with it the wrath of the spirits, which is on the card (G3). */
export function dropArtifact(g: PublicState, clan: Clan): void {
  if (clan.artifact !== NO_CARD) g.discards.push(clan.artifact);
  clan.artifact = NO_CARD;
  clan.wrath = false;
}

/** Food of a card in the cave, its net included; none for an animal made into a weapon (C3). */
export function feeds(clan: Clan, card: string): number {
  const stored = clan.larder.find((one) => one.card === card);
  return stored === undefined ? 0 : foodOf(stored);
}

/** Plays a fate card out of a hand. */
export function spendFate(g: G, clan: ClanId, fate: Fate): void {
  moveCard(fate, handOf(g, clan), g.fateDiscards);
}

export const holds = (g: G, clan: string, fate: Fate): boolean => handOf(g, clan).includes(fate);

/** Whether a clan has fate cards and may play them (G4). */
export const mayPlayFate = (g: G, clan: string): boolean =>
  handOf(g, clan).length > 0 && !clanOf(g, clan).trek;

/** Brings a clan card into play, face up in the living chamber or in the hand; nothing if none is left. */
export function grow(c: Ctx<G>, id: ClanId, where: 'spent' | 'ready'): number {
  const [value = 0] = takeTop(c, c.g.pile, 1);
  if (value > 0) {
    const one: Folk = [0, 0, 0];
    one[(value - 1) as 0 | 1 | 2] = 1;
    addFolk(clanOf(c.g, id)[where], one);
  }
  return value;
}

/** Loses a clan card of a value, the hand last (GL13). It goes under the pile. */
export function loseFolk(g: G, clan: Clan, value: number): void {
  const i = (value - 1) as 0 | 1 | 2;
  const from = [clan.sick, clan.spent, clan.ready].find((folk) => folk[i] > 0);
  if (from === undefined) throw new Error(`there is no clan card of ${value} to lose`);
  from[i]--;
  g.pile.push(value);
}

/** Values of all of a clan's clan cards. */
export function valuesOf(clan: Clan): number[] {
  return [1, 2, 3].filter((value) => {
    const i = (value - 1) as 0 | 1 | 2;
    return clan.ready[i] + clan.spent[i] + clan.sick[i] > 0;
  });
}
