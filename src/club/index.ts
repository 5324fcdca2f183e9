/** Entry point: daily winters, ratings, reviews and tournaments. */

export { boardAt } from './daily/beginning.js';
export { POINTS, type RiddleAnswer, type Riddle } from './daily/riddle.js';
export { kindOf, type DayKind } from './daily/schedule.js';
export { shippedFor } from './daily/shipped.js';
export { act, endsTry, isDone, readStored, soloAfter, worthOf, type Solo } from './daily/solo.js';
export { makeWeigher, type Weigher } from './daily/weigher.js';
export {
  LETTERS,
  answerAt,
  dayOf,
  faultOf,
  isFound,
  laterDay,
  numberOfDay,
  openWinter,
  ranked,
  resultOf,
  sealWinter,
  streakOf,
  type WinterResult,
  type RiddleWinter,
  type SoloWinter,
  type Winter,
} from './daily/winter.js';
export {
  bookOf,
  rateGame,
  scopesOf,
  unratedBecause,
  type RatingBook,
  type RatingStep,
} from './ratings/rate.js';
export { drifted, rangeOf } from './ratings/scale.js';
export {
  isEarly,
  unratedBy,
  type Facts,
  type FinishedGame,
  type Replacement,
  type Unrated,
} from './ratings/sides.js';
export {
  verdictOf,
  type Chance,
  type ReviewDecision,
  type ReviewHint,
  type HintMaterial,
  type Material,
  type ReviewMoment,
  type PossibleOutcome,
  type Remark,
  type RemarkMaterial,
  type Review,
  type RollMaterial,
  type Weighed,
} from './review/material.js';
export { USUAL_PLANT, worstBlunder } from './review/plant.js';
export { readRecorded, recordedGame, replayedWith, writeRecorded, type Recorded } from './review/recorded.js';
export { USUAL_LIMITS, reviewGame, timeFor } from './review/review.js';
export { makeReviewer, type Reviewer } from './review/reviewer.js';
export { sampleGame } from './review/sample-game.js';
export { GAME_DAYS, ROUND_DAYS } from './tournament/days.js';
export { divided, nextId, nextSeason, promotions, seasonOf } from './tournament/league.js';
export { nextRound, roundsOf } from './tournament/pair.js';
export { placesAfter, placesWhenLate, type Sitting } from './tournament/results.js';
export { shareOf } from './tournament/share.js';
export { TIEBREAKS, standingsOf, type StandingsRow } from './tournament/standings.js';
export {
  KINDS,
  present,
  roundsNow,
  type Entrant,
  type TournamentField,
  type TournamentPlan,
  type Result,
  type Round,
  type TournamentTable,
} from './tournament/types.js';
