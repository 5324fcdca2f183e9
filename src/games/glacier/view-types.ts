import type { Card } from './cards.js';
import type { ClanId, Contest, Fate, Folk, Options, Phase, PublicState, Vows } from './model.js';
import type { FrameName, HuntPlan } from './frames.js';
import type { HuntOdds } from './odds.js';

export type { ClanId, ContestId, Fate, Phase } from './model.js';
export type { Drawing, PictureWord } from './texts.js';

/** What one viewer may see; made by `view.ts`, drawn by `renders/glacier`. */
export interface View {
  readonly game: 'glacier';
  readonly pack: string;
  readonly options: Options;
  /** The viewer's seat; null for a spectator. */
  readonly you: ClanId | null;
  readonly year: number;
  /** The latest year of a win if no trophy is lost. */
  readonly years: number;
  /** Trophies that win. */
  readonly goal: number;
  readonly phase: Phase;
  readonly active: ClanId;
  /** The clans, from the active one clockwise. */
  readonly order: readonly ClanId[];
  readonly waiting: readonly ClanId[];
  readonly asked: AskedView | null;
  /** Revealed hunt cards that aren't used yet. */
  readonly open: readonly OpenView[];
  readonly deck: DeckView;
  readonly discards: readonly CardView[];
  readonly fateDeck: number;
  readonly fateDiscards: readonly Fate[];
  readonly clans: readonly ClanView[];
  /** The viewer's own fate cards. */
  readonly hand: readonly Fate[];
  readonly vows: Vows | null;
  readonly gathering: readonly ContestView[];
  readonly final: FinalView | null;
  /** The public position (a copy), for AIs and odds. */
  readonly table: PublicState;
}

export type CardView = Card;

/** A card on the table; for prey, a clan's chances. */
export interface OpenView {
  readonly card: CardView;
  /** Chance with exactly the hunters needed and nothing else; null if it isn't prey. */
  readonly plain: number | null;
  /** Chance with everyone at home, the best weapon and the artifact. */
  readonly best: number | null;
}

interface DeckView {
  /** Cards before the winter card, and after it. */
  readonly before: number;
  readonly after: number;
}

interface StoredView {
  readonly card: CardView;
  readonly net: CardView | null;
  readonly food: number;
}

export interface ClanView {
  readonly clan: ClanId;
  readonly ready: Folk;
  readonly spent: Folk;
  readonly sick: Folk;
  readonly members: number;
  readonly food: number;
  readonly larder: readonly StoredView[];
  readonly weapons: readonly CardView[];
  readonly artifact: CardView | null;
  readonly trophies: number;
  readonly fates: number;
  readonly wrath: boolean;
  readonly trek: boolean;
  readonly sworn: boolean;
}

export interface HuntView extends HuntPlan {
  readonly hit: Fate | '';
  readonly by: ClanId | '';
  readonly odds: HuntOdds;
}

/** The present decision; all of it is public. */
export interface AskedView {
  readonly state: FrameName;
  readonly hunt: HuntView | null;
  /** A yellow card in play. */
  readonly curse: { readonly by: ClanId; readonly against: ClanId; readonly fate: Fate } | null;
  /** Losses due, by clan. */
  readonly dues: Readonly<Record<string, { readonly kind: string; readonly n: number }>>;
  readonly cause: string;
  /** Meals in winter, by clan. */
  readonly meals: Readonly<Record<string, { readonly need: number; readonly given: number }>>;
  /** A card up for auction. */
  readonly card: string;
}

export interface ContestView extends Contest {
  readonly cards: readonly CardView[];
}

export interface FinalView {
  readonly winners: readonly ClanId[];
  readonly scores: readonly { readonly clan: ClanId; readonly trophies: number; readonly members: number }[];
}
/** The part of a view that an AI reads. */
export interface PlayoutView extends Pick<View, 'asked' | 'deck' | 'hand' | 'table'> {
  readonly clans: readonly Pick<ClanView, 'clan'>[];
}
