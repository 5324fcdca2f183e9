/**
 * Figures by which players by program judge things, in points. Some follow from a regression over games in which every
 * tribe judged a little differently (land, cards drawn, Megaliths), some from matches of 60 to 80 games (Labor); what
 * Culture cards are worth (plays, taste, clutter) was chosen so that no card is taken in most games, not for strength.
 */
export const WEIGHTS = {
  /** A Labor not spent now, by turn of the round; in the last round, when little can come of it, less. */
  labor1: 0.9,
  labor2: 0.95,
  labor3: 0.85,
  laborLast: 0.6,
  laborEnd: 0.2,
  /** How often a Culture card will be played: at least, and more for each round to come. */
  plays: 0.2,
  playsLater: 0.16,
  /** A Culture card that is kept for another turn. */
  keep: 0.3,
  /** A Tribe card for each round to come, and its Eclipse action. */
  tribe: 0.56,
  tribeAction: 0.2,
  /** What an upright Animal may still become, and may give when tipped. */
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
  /** A Chief's Labor kept for a later turn of the round, as a part of it: in the first turn and in the second. */
  chief1: 0.6,
  chief2: 0.35,
  /** The Eclipse space, for the turn order that its Labor may bring. */
  order: 0,
  /** How far apart two Culture cards, or two cards of a draft, may be and still be taken for each other. */
  taste: 1,
  /** What a Culture card costs by lying in the deck, where another could be drawn. */
  clutter: 0.82,
  ritual: 0.15,
  ritualKeep: 0.42,
};
