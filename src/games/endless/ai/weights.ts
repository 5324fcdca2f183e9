/**
 * Weights of the AI, in points. Land, cards drawn and Megaliths come from a regression over games with varied weights,
 * Labor from matches of 60 to 80 games. Weights of Culture cards (plays, taste, clutter) were chosen for variety, not
 * for strength: no card is taken in most games.
 */
export const WEIGHTS = {
  /** Labor not spent now, by turn of the round; less in the last round. */
  labor1: 0.9,
  labor2: 0.95,
  labor3: 0.85,
  laborLast: 0.6,
  laborEnd: 0.2,
  /** Expected plays of a Culture card: the base, and more for each round left. */
  plays: 0.2,
  playsLater: 0.16,
  /** A Culture card kept for another turn. */
  keep: 0.3,
  /** A Tribe card for each round left, and its Eclipse action. */
  tribe: 0.56,
  tribeAction: 0.2,
  /** Growth of an upright Animal's set, and its benefit if tipped. */
  growth: 0.33,
  growthSet: 0.3,
  growthWild: 0.9,
  tipKeep: 0.5,
  grave: 1,
  food: 0.33,
  foodShort: 0.5,
  toolFew: 1.3,
  toolSome: 0.75,
  toolMany: 0.37,
  spendTool: 0.7,
  honor: 0.86,
  honorRank: 0.24,
  offering: 0.9,
  goods: 7,
  draw: 0.9,
  drawLater: 0.21,
  drawEclipse: 1,
  camp: 0.27,
  campLater: 0.4,
  lead: 0.74,
  hope: 0.25,
  village: 0.9,
  villageCamps: 0.3,
  megalith: 2,
  neutral: 5,
  pile: 0.9,
  room: 0.22,
  stoneHope: 0.8,
  /** Labor in the pool before a column is chosen. */
  free: 1,
  /** Share of a Chief's Labor that counts if kept for a later turn: in the first turn, in the second. */
  chief1: 0.6,
  chief2: 0.35,
  /** The Eclipse space, for a better place in turn order. */
  order: 0,
  /** Largest difference at which two Culture or draft cards count as equal. */
  taste: 1,
  /** Cost of a Culture card in the deck, where a better card could be drawn. */
  clutter: 0.82,
  ritual: 0.15,
  ritualKeep: 0.42,
};
