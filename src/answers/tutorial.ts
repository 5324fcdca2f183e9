import { lightestFirst, movesOf, parseMove, TEACHER } from '../kernel/index.js';
import { panelOf, textReply } from '../discord/answers.js';
import { gameName, richTellerOf } from '../discord/bot.js';
import { type MessageBody, words } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import { isTutorial, type GameCard, type GameId, type Turn } from '../table/index.js';
import { type PlacedCall, unfitChannel } from './fit-channel.js';
import { openThread } from './lesson.js';
import { firstAi } from './lobby.js';

/** The tutorial: a real game of two against the Coach, which continues after its first turn. */

const SEATS = 2;

/** @param wanted the game to learn; '' for the lightest */
export async function tutorialPost(call: PlacedCall, wanted = ''): Promise<MessageBody> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const metas = [...call.bot.modules.values()].map(({ meta }) => meta);
  const [offer] = lightestFirst(
    metas.filter(({ id }) => wanted === '' || id === wanted),
    ({ minSeats, maxSeats }) => minSeats <= SEATS && maxSeats >= SEATS,
  );
  if (offer === undefined) return textReply(call, 'table.no-lesson');
  const module = call.bot.modules.get(offer.module);
  const ai = module?.ai[TEACHER] === undefined ? firstAi(module) : TEACHER;
  const before = await runningTutorial(call, offer.module);
  const card = before ?? (await begin(call, offer.module, offer.variant.id, ai));
  const turn = await firstDecision(call, card.id);
  const panel = panelOf(call, turn);
  // Above the panel: a newcomer reads what this is before choosing.
  return {
    ...panel,
    components: [
      words(introOf(call, turn.legal.card, before === undefined ? 'new' : 'again')),
      ...panel.components,
    ],
  };
}

async function runningTutorial({ bot, actor }: PlacedCall, module: string): Promise<GameCard | undefined> {
  const running = await bot.table.games.list(actor, { stages: ['running'], person: actor.person });
  return running.find((card) => card.module === module && isTutorial(card));
}

/** Starts the game in the learner's own thread, if one can be opened, to keep the channel quiet. */
async function begin(call: PlacedCall, module: string, variant: string, ai: string): Promise<GameCard> {
  const { actor, bot, channel, inThread = false } = call;
  const { table } = bot;
  const tell = richTellerOf(bot, { module }, call.locale);
  const name = tell.text('bot.tutorial.thread', { game: gameName(tell, module) });
  const thread = inThread ? undefined : await openThread(call, name);
  const made = await table.lobby.create(actor, {
    channel: thread ?? channel,
    inThread: inThread || thread !== undefined,
    module,
    variant,
    language: botTeller(call.locale).locale,
  });
  await table.lobby.fill(actor, made.id, ai, { upTo: SEATS });
  return (await table.lobby.start(actor, made.id)).card;
}

/** Most small decisions to play for the learner. */
const MOST_SMALL = 20;

/** Plays moves that an auto-action would soon play, so that a newcomer's first decision is a real one. */
async function firstDecision({ bot, actor }: PlacedCall, game: GameId): Promise<Turn> {
  for (let played = 0; played < MOST_SMALL; played++) {
    const { held } = (await bot.table.play.turn(actor, game)).legal;
    const move = held === undefined ? undefined : parseMove(held.move);
    if (move === undefined) break;
    await bot.table.play.answer(
      actor,
      game,
      ({ legal }) => (legal.held === undefined ? { does: 'ask' } : { does: 'play', moves: movesOf(move) }),
      {},
    );
  }
  return bot.table.play.turn(actor, game, { explain: true });
}

function introOf(call: PlacedCall, card: GameCard, when: 'new' | 'again'): string {
  const tell = richTellerOf(call.bot, card, call.locale);
  const { seat = '' } = card.places.find(({ person }) => person === call.actor.person) ?? {};
  return tell.text('bot.tutorial.intro', {
    when,
    game: gameName(tell, card.module),
    about: tell.has(`about.${card.module}`) ? tell.lookup(`about.${card.module}`) : '',
    seat,
    where: `<#${card.thread ?? card.channel}>`,
  });
}
