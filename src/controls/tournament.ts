import { exportPost } from '../answers/tournament-export.js';
import {
  endedPost,
  joinedPost,
  leftPost,
  playedOnPost,
  shownRound,
  shownStandings,
  startedPost,
} from '../answers/tournament.js';
import { textReply } from '../discord/answers.js';
import type { Control, Press } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import { TOURNAMENT } from '../discord/posts/tournament.js';
import { gameOf } from './press.js';

/** Controls of tournament cards. */

const on =
  (answer: (press: Press, id: number) => Promise<MessageBody>) =>
  async (press: Press): Promise<MessageBody> => {
    const id = /^\d{1,12}$/u.test(press.id.rest) ? Number(press.id.rest) : undefined;
    return id === undefined ? textReply(press, 'bot.old-control') : answer(press, id);
  };

export const tournamentControls: readonly Control[] = [
  { family: TOURNAMENT.join, run: on(joinedPost) },
  { family: TOURNAMENT.leave, run: on(leftPost) },
  { family: TOURNAMENT.start, run: on(startedPost) },
  { family: TOURNAMENT.standings, run: on((press, id) => shownStandings(press, id)) },
  { family: TOURNAMENT.round, run: on((press, id) => shownRound(press, id)) },
  { family: TOURNAMENT.end, run: on(endedPost) },
  { family: TOURNAMENT.export, run: on((press, id) => exportPost(press, id)) },
  { family: TOURNAMENT.playOn, run: async (press) => playedOnPost(press, gameOf(press)) },
];
