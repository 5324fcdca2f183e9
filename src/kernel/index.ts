/** The kernel's public exports, except `errors.ts` (all that the store loads) and `scenario.ts`. */

export { best } from './best.js';
export { chooseSeats } from './choose-seats.js';
export { CommonRandomNumbersGame, type Occasion } from './common-random-numbers.js';
export { copyJson } from './copy.js';
export { commitment, diceFromSeed, fastDice, sideDice, type Witness } from './dice.js';
export { framesOf, type AnyFrame } from './frames.js';
export {
  composedBy,
  copyPosition,
  happeningsFor,
  openGame,
  startGame,
  viewOf,
  type Applied,
  type Game,
} from './game.js';
export { isHeadline, isReckoning, setbackOf, taleWeight, happening } from './happenings.js';
export { permuteAnswers, permuteDice } from './hidden.js';
export { imagined, playedOn, usualMove } from './imagining.js';
export { brokenIn } from './invariants.js';
export { ofEach, readTexts, sectionOf } from './languages.js';
export { Ballot, MOST_VOTES, PLANNER, SAGE, TEACHER, byLevel, movesFor, withLevels } from './levels.js';
export { lightestFirst, type GameOffer } from './lightest.js';
export { lookAhead, untimed } from './look-ahead.js';
export { markdownTable } from './markdown.js';
export { phaseParts, progressOf } from './moment.js';
export type { GameNames, Named } from './names.js';
export { composeMoves, makeForm, makeMove, matchMove, movesOf, parseMove } from './notation.js';
export {
  fitOption,
  initialOf,
  isNumberOption,
  menuOf,
  numberOf,
  rangeOf,
  setBy,
  setsOthers,
  settingOf,
  settingsOf,
  usualOf,
} from './options.js';
export {
  PackUnfit,
  registerPack,
  keyOf,
  namePack,
  packOfGame,
  textsOfGame,
  type KeyedPack,
  type NamedPack,
} from './packs.js';
export {
  fillChoice,
  fit,
  fitMove,
  isBag,
  isClosed,
  isFixed,
  isPick,
  isSpan,
  makeBag,
  parseBag,
} from './parameters.js';
export { playOn } from './playout.js';
export { LEAST_PROOF, heats, type RacedMove } from './racing.js';
export { random } from './random-ai.js';
export { drawer, shuffle, smallSeed, type Draw } from './random.js';
export { recalled, recalledMove, recalledView } from './recall.js';
export { sectionsIn } from './rule-texts.js';
export { Z95 } from './confidence.js';
export { languageOf, nameWord, tellEnding, tellWord, teller, type Teller, type TypedTeller } from './text.js';
export { taught, tryStep, type Lesson, type TutorialProgress } from './tutorial.js';
export type * from './types.js';
export { choicesAhead, foresee, imagine, type Foreseen } from './what-if.js';
export { hintsOf, isHopeless, lastHint } from './word-hints.js';
export { readTerms, writeTerms, type Term } from './words.js';
export {
  dealUnseen,
  moveCard,
  permuteZones,
  shuffleUnder,
  takeLast,
  takeTop,
  unseenCards,
  zone,
  type Zones,
} from './zones.js';
