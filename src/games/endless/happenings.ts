import { happening } from '../../kernel/index.js';

/** All happenings of Endless Winter: their arguments, and which reports name each. */
export const HAPPENINGS = {
  'draw.shuffled': happening<{ tribe: string }>(),
  'draw.drew': happening<{ tribe: string; n: number }>(),
  'draw.drew-these': happening<{ cards: readonly string[] }>(),

  'megalith.neutral': happening<{ tribe: string; place: string; level: number }>(),
  'megalith.placed': happening<{ tribe: string; place: string; level: number }>({ headline: true, tale: 20 }),

  'bury.hidden': happening<{ tribe: string }>(),
  'bury.own': happening<{ card: string }>(),
  'bury.open': happening<{ tribe: string; card: string }>(),

  'tribe.hired': happening<{ tribe: string; cards: string }>({ headline: true }),
  'tribe.adopted': happening<{ tribe: string; cards: string }>(),

  'culture.learnt': happening<{ tribe: string; card: string }>({ headline: true, tale: 12 }),
  'culture.laid': happening<{ cards: readonly string[] }>(),

  'village.placed': happening<{ tribe: string; juncture: string }>({ headline: true, tale: 60 }),
  'village.food-lost': happening<{ tribe: string; n: number }>(),

  'animal.tipped': happening<{ tribe: string; animal: string }>({ headline: true }),
  'animal.drawn': happening<{ tribe: string; animal: string }>(),
  'animal.revealed': happening<{ tribe: string; animal: string }>(),
  'animal.taken': happening<{ tribe: string; animals: string | readonly string[] }>({
    headline: true,
    tale: 10,
  }),

  'camp.moved': happening<{ tribe: string; from: string; to: string }>(),
  'camp.placed': happening<{ tribe: string; n: number }>(),

  'gain.food': happening<{ tribe: string; n: number; from: string }>(),
  'gain.points': happening<{ tribe: string; n: number; from: string }>(),
  'gain.labor': happening<{ tribe: string; n: number; from: string }>(),
  'gain.tool': happening<{ tribe: string; n: number; from: string }>(),
  'gain.idol': happening<{ tribe: string; n: number; track: string; level: number; from: string }>(),
  'gain.paid': happening<{ tribe: string; price: string; from: string }>(),
  'gain.forgone': happening<{ tribe: string; what: string; from: string }>(),
  'gain.skipped': happening<{ tribe: string; from: string }>(),

  'turn.placed': happening<{ tribe: string; figure: string; space: string }>({ headline: true }),
  'turn.ended': happening<{ tribe: string; n: number }>(),
  'turn.began': happening<{ tribe: string; turn: number }>(),
  'turn.played': happening<{ tribe: string; card: string }>({ headline: true }),
  'turn.bottom': happening<{ tribe: string; space: string }>(),

  'ritual.laid': happening<{ tribe: string; n: number }>(),

  'labor.cards': happening<{ tribe: string; cards: readonly string[]; n: number }>(),
  'labor.food': happening<{ tribe: string; food: number; n: number }>(),

  'stone.taken': happening<{ tribe: string; stone: string; food: number; tools: number }>({
    headline: true,
    tale: 50,
  }),

  'eclipse.began': happening<{ round: number }>(),
  'eclipse.revealed': happening<{ tribe: string; cards: readonly string[]; count: number; labor: number }>({
    headline: true,
  }),
  'eclipse.order': happening<{ tribes: readonly string[] }>({ headline: true, tale: 45 }),
  'eclipse.used': happening<{ tribe: string; card: string }>(),
  'eclipse.claimed': happening<{ tribe: string; tile: string; terrain: string }>(),
  'eclipse.turn': happening<{ tribe: string }>(),

  'preparation.done': happening<{ round: number; cards: readonly string[]; animals: readonly string[] }>({
    headline: true,
  }),

  'setup.received': happening<{
    gains?: string;
    tribe: string;
    card: string;
    food: number;
    tools: number;
    animals: readonly string[];
  }>(),

  'draft.chiefs': happening<{ cards: readonly string[] }>({ headline: true }),
  'draft.setups': happening<{ cards: readonly string[] }>({ headline: true }),
  'draft.chose': happening<{ tribe: string; card: string }>({ headline: true }),

  'end.score': happening<{ total: number; tribe: string }>({ headline: true, reckoning: true }),
  'end.tie': happening<{ tribes: readonly string[]; winner: string }>({ headline: true, reckoning: true }),
  'end.won': happening<{ tribe: string; points: number }>({ headline: true, reckoning: true }),

  'round.began': happening<{ round: number }>(),
};
