import type { AnyModule } from '../../games/registry.js';
import { BadText } from '../../kernel/errors.js';
import {
  fitOption,
  type OptionMeta,
  rangeOf,
  type Seat,
  setBy,
  usualOf,
  type VariantMeta,
} from '../../kernel/index.js';
import type { GameRow, PlaceRow } from '../../store/port.js';
import { refuse } from '../texts/refuse.js';
import { LONGEST_STRATEGY } from '../contract/game.js';

/** The lobby's rules, on plain lists of places. */

type Places = readonly PlaceRow[];

export function variantOf(module: AnyModule, id: string | undefined): VariantMeta {
  const { variants } = module.meta;
  const found = id === undefined ? variants[0] : variants.find((variant) => variant.id === id);
  return found ?? refuse('table.no-such-variant', { variant: id ?? '' });
}

/** All options: the given ones, the others as before or usual. A preset sets all its options. */
export function optionsOf(
  module: AnyModule,
  given: Readonly<Record<string, string>> = {},
  before: Readonly<Record<string, string>> = {},
  packs: readonly { readonly id: string }[] = [],
): Record<string, string> {
  const options: readonly OptionMeta[] = [...module.meta.options, ...packOption(module, packs)];
  const fitted: Record<string, string> = {};
  for (const [option, value] of Object.entries(given)) {
    const known = options.find((one) => one.id === option);
    const fits = known === undefined ? undefined : fitOption(known, value);
    const may = known === undefined ? 'none' : rangeOf(known);
    fitted[option] = fits ?? refuse('table.no-such-option', { option, value, may });
  }
  const reset = options.flatMap((option) => (fitted[option.id] === undefined ? [] : setBy(option)));
  const chosen = { ...before, ...fitted };
  return Object.fromEntries(
    options.map((option) => {
      const value = reset.includes(option.id) ? fitted[option.id] : chosen[option.id];
      return [option.id, value ?? usualOf(option, options, chosen)];
    }),
  );
}

/** The seats of a variant, in the rulebook's order. Some variants name theirs. */
export function seatsOf(module: AnyModule, variant: string): readonly Seat[] {
  return variantOf(module, variant).seats ?? module.meta.seats.map(({ id }) => id);
}

/** The choice of a pack, as an option like any other. */
function packOption(module: AnyModule, packs: readonly { readonly id: string }[]): readonly OptionMeta[] {
  const [own] = packs;
  if (module.packs === undefined || own === undefined) return [];
  return [{ id: module.packs.option, values: packs.map(({ id }) => id), initial: own.id }];
}

export function checkSeat(module: AnyModule, variant: string, seat: Seat): void {
  if (!module.meta.seats.some(({ id }) => id === seat)) refuse('table.no-such-seat', { seat });
  const seats = seatsOf(module, variant);
  if (!seats.includes(seat)) refuse('table.seat-not-in-variant', { seat, variant, seats: [...seats] });
}

/** The same people under another variant. A chosen seat that it lacks is left to chance. */
export function reseated(module: AnyModule, variant: string, places: Places): Places {
  const known = seatsOf(module, variant);
  return places.map((place) =>
    place.seat === null || known.includes(place.seat) ? place : { ...place, seat: null },
  );
}

export function checkAi(module: AnyModule, ai: string): void {
  if (!Object.hasOwn(module.ai, ai)) refuse('table.no-such-ai', { ai });
}

/** An AI, and its strategy text, if any. */
export type Program = Pick<PlaceRow, 'ai' | 'strategy'>;

/** An AI; `strategy` is a text, or the name of one. @throws Refused; BadText if unreadable */
export function programOf(module: AnyModule, ai: string, strategy?: string): Program {
  const strategists = module.strategists ?? {};
  const strategist = Object.hasOwn(strategists, ai) ? strategists[ai] : undefined;
  if (strategist === undefined) {
    checkAi(module, ai);
    if (strategy !== undefined)
      refuse('table.no-strategy', { ai, may: Object.keys(strategists).join(', ') || 'none' });
    return { ai, strategy: null };
  }
  const asked = strategy?.trim() ?? '';
  if (asked === '') refuse('table.which-strategy', { ai });
  if (asked.length > LONGEST_STRATEGY) refuse('table.long-strategy', { most: LONGEST_STRATEGY });
  const text = (Object.hasOwn(strategist.texts, asked) ? strategist.texts[asked] : undefined) ?? asked;
  strategist.read(text);
  return { ai, strategy: text };
}

/** The AI at a place. The module's first AI replaces one with an unreadable text. */
export function aiOf(module: AnyModule, { ai, strategy }: Program): AnyModule['ai'][string] | undefined {
  if (strategy === null) return module.ai[ai ?? ''];
  try {
    return module.strategists?.[ai ?? '']?.read(strategy).ai ?? module.ai[defaultAi(module)];
  } catch (error) {
    if (!(error instanceof BadText)) throw error;
    return module.ai[defaultAi(module)];
  }
}

/** The AI that takes over if none is named: the module's first. */
export function defaultAi(module: AnyModule): string {
  return Object.keys(module.ai)[0] ?? refuse('table.no-such-ai', { ai: '' });
}

function newPlace(places: Places, fields: Partial<PlaceRow>): PlaceRow {
  const place = Math.max(0, ...places.map((one) => one.place)) + 1;
  return { place, seat: null, person: null, ai: null, strategy: null, nonce: null, former: null, ...fields };
}

function checkRoom(module: AnyModule, row: Pick<GameRow, 'variant' | 'places'>): void {
  const { maxSeats: max } = variantOf(module, row.variant);
  if (row.places.length >= max) refuse('table.full', { max });
}

/** Frees the wanted seat: an AI there is left to chance. @throws Refused if a person has it */
function freed(places: Places, seat: Seat | undefined): Places {
  if (seat === undefined) return places;
  return places.map((place) => {
    if (place.seat !== seat) return place;
    if (place.person !== null) refuse('table.seat-taken', { seat });
    return { ...place, seat: null };
  });
}

/** A person sits down or changes seats. */
export function sitDown(
  module: AnyModule,
  row: Pick<GameRow, 'variant' | 'places'>,
  person: string,
  seat: Seat | undefined,
): Places {
  if (seat !== undefined) checkSeat(module, row.variant, seat);
  const sits = row.places.find((place) => place.person === person);
  if (sits === undefined) checkRoom(module, row);
  const others = freed(
    row.places.filter((place) => place !== sits),
    seat,
  );
  const fields = { seat: seat ?? null, person };
  const own = sits === undefined ? newPlace(row.places, fields) : { ...sits, ...fields };
  return byPlace([...others, own]);
}

export function sitAi(
  module: AnyModule,
  row: Pick<GameRow, 'variant' | 'places'>,
  ai: string,
  seat: Seat | undefined,
): Places {
  checkAi(module, ai);
  if (seat !== undefined) checkSeat(module, row.variant, seat);
  const there = row.places.find((place) => seat !== undefined && place.seat === seat);
  if (there?.ai !== null && there !== undefined)
    return row.places.map((place) => (place === there ? { ...place, ai, strategy: null } : place));
  if (there !== undefined) refuse('table.seat-taken', { seat: seat ?? '' });
  checkRoom(module, row);
  return [...row.places, newPlace(row.places, { seat: seat ?? null, ai })];
}

export function fillUp(
  module: AnyModule,
  row: Pick<GameRow, 'variant' | 'places'>,
  program: Program,
  upTo: number | undefined,
): Places {
  const { maxSeats } = variantOf(module, row.variant);
  let places = row.places;
  while (places.length < Math.min(maxSeats, upTo ?? maxSeats))
    places = [...places, newPlace(places, program)];
  return places;
}

/** Deals the undecided seats by chance. `seats` are in the rulebook's order. */
export function dealSeats(
  module: AnyModule,
  row: Pick<GameRow, 'variant' | 'places'>,
  draw: (n: number) => number,
): { readonly places: Places; readonly seats: readonly Seat[] } {
  const { minSeats: min, maxSeats: max } = variantOf(module, row.variant);
  const have = row.places.length;
  if (have < min) refuse('table.too-few', { min, have });
  if (have > max) refuse('table.too-many', { max, have });
  const known = seatsOf(module, row.variant);
  const free = known.filter((seat) => !row.places.some((place) => place.seat === seat));
  const places = row.places.map((place) =>
    place.seat === null ? { ...place, seat: free.splice(draw(free.length), 1)[0] ?? null } : place,
  );
  return { places, seats: known.filter((seat) => places.some((place) => place.seat === seat)) };
}

function byPlace(places: Places): Places {
  return places.toSorted((a, b) => a.place - b.place);
}
