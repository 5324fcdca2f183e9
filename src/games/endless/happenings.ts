import { told } from '../../kernel/index.js';

/** All happenings of Endless Winter: their arguments, and where each is told. */
export const HAPPENINGS = {
  'draw.shuffled': told<{ tribe: string }>(),
  'draw.drew': told<{ tribe: string; n: number }>(),
  'draw.drew-these': told<{ cards: readonly string[] }>(),

  'megalith.neutral': told<{ tribe: string; place: string; level: number }>(),
  'megalith.placed': told<{ tribe: string; place: string; level: number }>({ headline: true, tale: 20 }),

  'bury.hidden': told<{ tribe: string }>(),
  'bury.own': told<{ card: string }>(),
  'bury.open': told<{ tribe: string; card: string }>(),

  'tribe.hired': told<{ tribe: string; cards: string }>({ headline: true }),
  'tribe.adopted': told<{ tribe: string; cards: string }>(),

  'culture.learnt': told<{ tribe: string; card: string }>({ headline: true, tale: 12 }),
  'culture.laid': told<{ cards: readonly string[] }>(),

  'village.placed': told<{ tribe: string; juncture: string }>({ headline: true, tale: 60 }),
  'village.food-lost': told<{ tribe: string; n: number }>(),

  'animal.tipped': told<{ tribe: string; animal: string }>({ headline: true }),
  'animal.drawn': told<{ tribe: string; animal: string }>(),
  'animal.revealed': told<{ tribe: string; animal: string }>(),
  'animal.taken': told<{ tribe: string; animals: string | readonly string[] }>({ headline: true, tale: 10 }),

  'camp.moved': told<{ tribe: string; from: string; to: string }>(),
  'camp.placed': told<{ tribe: string; n: number }>(),

  'gain.food': told<{ tribe: string; n: number; from: string }>(),
  'gain.points': told<{ tribe: string; n: number; from: string }>(),
  'gain.labor': told<{ tribe: string; n: number; from: string }>(),
  'gain.tool': told<{ tribe: string; n: number; from: string }>(),
  'gain.idol': told<{ tribe: string; n: number; track: string; level: number; from: string }>(),
  'gain.paid': told<{ tribe: string; price: string; from: string }>(),
  'gain.forgone': told<{ tribe: string; what: string; from: string }>(),
  'gain.skipped': told<{ tribe: string; from: string }>(),

  'turn.placed': told<{ tribe: string; figure: string; space: string }>({ headline: true }),
  'turn.ended': told<{ tribe: string; n: number }>(),
  'turn.began': told<{ tribe: string; turn: number }>(),
  'turn.played': told<{ tribe: string; card: string }>({ headline: true }),
  'turn.bottom': told<{ tribe: string; space: string }>(),

  'ritual.laid': told<{ tribe: string; n: number }>(),

  'labor.cards': told<{ tribe: string; cards: readonly string[]; n: number }>(),
  'labor.food': told<{ tribe: string; food: number; n: number }>(),

  'stone.taken': told<{ tribe: string; stone: string; food: number; tools: number }>({
    headline: true,
    tale: 50,
  }),

  'eclipse.began': told<{ round: number }>(),
  'eclipse.revealed': told<{ tribe: string; cards: readonly string[]; count: number; labor: number }>({
    headline: true,
  }),
  'eclipse.order': told<{ tribes: readonly string[] }>({ headline: true, tale: 45 }),
  'eclipse.used': told<{ tribe: string; card: string }>(),
  'eclipse.claimed': told<{ tribe: string; tile: string; terrain: string }>(),
  'eclipse.turn': told<{ tribe: string }>(),

  'preparation.done': told<{ round: number; cards: readonly string[]; animals: readonly string[] }>({
    headline: true,
  }),

  'setup.received': told<{
    gains?: string;
    tribe: string;
    card: string;
    food: number;
    tools: number;
    animals: readonly string[];
  }>(),

  'draft.chiefs': told<{ cards: readonly string[] }>({ headline: true }),
  'draft.setups': told<{ cards: readonly string[] }>({ headline: true }),
  'draft.chose': told<{ tribe: string; card: string }>({ headline: true }),

  'end.score': told<{ total: number; tribe: string }>({ headline: true, reckoning: true }),
  'end.tie': told<{ tribes: readonly string[]; winner: string }>({ headline: true, reckoning: true }),
  'end.won': told<{ tribe: string; points: number }>({ headline: true, reckoning: true }),

  'round.began': told<{ round: number }>(),
};
