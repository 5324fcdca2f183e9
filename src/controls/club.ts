import { CLUB_TURN, clubPost, rematchPost } from '../answers/club.js';
import { DAILY, EVERYWHERE, GAMES, gamesPost, setDaily } from '../answers/games.js';
import { countsPost, curvePost, LADDER, ladderPost } from '../answers/ladder.js';
import { reviewPost } from '../answers/review.js';
import { WANTED, wantedPost, wishedPost, wishOf } from '../answers/wanted.js';
import { linePost, playSolo, pressedSolo, redrawSolo, stepSolo } from '../answers/winter-solo.js';
import { answeredPost, winterPost, winterText } from '../answers/winter.js';
import { textReply } from '../discord/answers.js';
import type { Control } from '../discord/command.js';
import { verifyPost } from '../answers/verify.js';
import { REMATCH, REVIEW, VERIFY } from '../discord/posts/end.js';
import { WINTER, WINTER_PANEL } from '../discord/posts/winter.js';
import { PANEL } from '../discord/presenter/panel.js';
import { botTeller } from '../discord/texts.js';
import { parseMove } from '../kernel/index.js';
import { FEATURES } from '../table/index.js';
import { buildingControls } from './moves.js';
import { gameOf } from './press.js';

const winterFamily = (name: keyof typeof PANEL): string => `${WINTER_PANEL}${PANEL[name]}`;

const dayIn = (rest: string): string => rest.split(' ')[0] ?? '';

/** Controls outside games. */
export const clubControls: readonly Control[] = [
  { family: GAMES, anywhere: true, run: (press) => gamesPost(press, press.id.rest === EVERYWHERE) },
  {
    family: DAILY,
    anywhere: true,
    run: async (press) => {
      const minute = Number(press.id.rest);
      const isTime = Number.isInteger(minute) && minute >= 0 && minute < 24 * 60;
      return isTime ? setDaily(press, minute) : textReply(press, 'bot.old-control');
    },
  },
  { family: LADDER.show, run: (press) => ladderPost(press, press.id.rest) },
  { family: LADDER.curve, run: (press) => curvePost(press, press.actor.person, press.id.rest) },
  { family: LADDER.counts, run: async (press) => countsPost(press, press.id.rest) },
  { family: REVIEW, ownSeat: true, run: (press) => reviewPost(press, gameOf(press)) },
  { family: VERIFY, run: (press) => verifyPost(press, gameOf(press)) },
  { family: REMATCH, run: (press) => rematchPost(press, gameOf(press)) },
  {
    family: WANTED.too,
    run: async (press) => {
      const wish = wishOf(press.id.rest);
      if (wish === undefined) return textReply(press, 'bot.old-control');
      const place = {
        channel: press.channel,
        inThread: press.inThread === true,
        language: botTeller(press.locale).locale,
      };
      return wishedPost(press, await press.bot.table.club.wish(press.actor, wish, place));
    },
  },
  {
    family: WANTED.not,
    run: async (press) => {
      const wish = wishOf(press.id.rest);
      if (wish !== undefined) await press.bot.table.club.unwish(press.actor, wish);
      return wantedPost(press);
    },
  },
  { family: WINTER.show, run: (press) => winterPost(press, dayIn(press.id.rest)) },
  {
    family: WINTER.answer,
    run: (press) => {
      const [day = '', letter = ''] = press.id.rest.split(' ');
      return answeredPost(press, day, letter);
    },
  },
  {
    family: WINTER.text,
    run: (press) => winterText(press, dayIn(press.id.rest), Number(press.id.rest.split(' ')[1]) || 0),
  },
  {
    family: WINTER.line,
    run: (press) => {
      const [day = '', at = '', page = ''] = press.id.rest.split(' ');
      return linePost(press, day, Number(at) || 0, Number(page) || 0);
    },
  },
  ...buildingControls(WINTER_PANEL, redrawSolo),
  { family: winterFamily('step'), run: stepSolo },
  { family: winterFamily('go'), run: (press) => pressedSolo(press, parseMove(press.id.rest)) },
  { family: winterFamily('sure'), run: (press) => playSolo(press, parseMove(press.id.rest)) },
  {
    family: CLUB_TURN,
    run: async (press) => {
      const [name, how] = (press.values[0] ?? press.id.rest).split(' ');
      const feature = FEATURES.find((each) => each === name);
      if (feature === undefined) return textReply(press, 'bot.old-control');
      return clubPost(press, await press.bot.table.club.turn(press.actor, feature, how === 'on'));
    },
  },
];
