import { SETUP_PHASE, START_PHASE } from '../../table/index.js';
import { moduleOf, richTellerOf, tellerOf } from '../bot.js';
import { turnDigest, digestLines, digestTable } from '../posts/digest.js';
import { phasePost } from '../posts/story.js';
import { type BodyOf, type Delivering, type Delivery, sendOnce } from './delivering.js';
import { drawOrTell } from './picture.js';

/** A report that waits longer than this is sent without pictures if the next phase is already over, ms. */
const LATE = 2000;

const SETTING_UP: readonly string[] = [START_PHASE, SETUP_PHASE];

type Body = BodyOf<'phase'>;
type Brought = Awaited<ReturnType<typeof turnDigest>>;

export const phase: Delivery<'phase'> = async (d, body) => {
  const { bot, row, card, game } = d;
  // The setup is on the picture, and its players on the lobby card.
  const isOpening = body.phases.some(({ phase }) => phase === START_PHASE);
  const phases = isOpening ? body.phases.filter(({ phase }) => !SETTING_UP.includes(phase)) : body.phases;
  const isLate = await bot.table.outbox.isOvertaken(row.id, LATE);
  const brought = body.ends === undefined ? undefined : await turnDigest(bot, card, game, body.ends, body.to);
  const pictures = isLate ? [] : await drawOrTell(d, () => board(d, body, isOpening, brought));
  const groups = await game.phases(body.from, body.to, phases);
  const tell = richTellerOf(bot, card, card.language);
  return sendOnce(d, [
    phasePost(card, moduleOf(bot, card), tell, {
      groups,
      phases,
      pictures,
      digest: brought === undefined ? [] : digestLines(brought, tell),
    }),
  ]);
};

async function board({ bot, card, game }: Delivering, body: Body, isOpening: boolean, brought?: Brought) {
  const { from, to } = body;
  const last = body.phases.at(-1);
  return bot.pictures.board(
    // The heading names these phases, so the picture shows the end of the last one.
    last === undefined ? await game.snapshot(to) : await game.phaseEnd(from, to, last),
    card.language,
    isOpening ? undefined : await game.snapshot(Math.max(0, from)),
    brought === undefined ? undefined : digestTable(brought, tellerOf(bot, card, card.language)),
  );
}
