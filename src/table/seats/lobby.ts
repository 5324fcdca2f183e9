import { Fault } from '../../kernel/errors.js';
import { startGame } from '../../kernel/index.js';
import type { GameRow, NewGame } from '../../store/port.js';
import { newGame } from './new-game.js';
import { playAis, sound, type Cascade } from '../play/cascade.js';
import { cardOf, livesInThread, noncesOf } from '../read/card.js';
import { agreementOf, agreementFields } from '../read/paces.js';
import {
  checkHost,
  checkLobby,
  openRow,
  outcomeOf,
  seatOfPerson,
  viewerOf,
  type TableContext,
} from '../context/context.js';
import {
  dealSeats,
  defaultAi,
  fillUp,
  optionsOf,
  programOf,
  reseated,
  sitAi,
  sitDown,
  variantOf,
} from '../read/lobby-rules.js';
import type { LobbyLimits } from '../context/deps.js';
import { hintedAtStart } from '../read/hints.js';
import { newLobbyPost, newMembersPost, newThreadPost, startedLobby } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import { handOver } from './hand-over.js';
import type { Actor, GameCard, GameId, LobbyMethods, Outcome } from '../contract/index.js';
import type { Registry } from '../../games/registry.js';
import { writeChange, writeEvent } from '../write/write.js';

const FEW: LobbyLimits = { ofOne: 5, inChannel: 20 };

/** The lobby's methods, from the invitation to the start. */
export function lobbyMethods(
  context: TableContext,
  registry: Registry,
  limits: LobbyLimits = FEW,
): LobbyMethods {
  const { store, positions, queues, clock } = context;
  return {
    async create(actor, input) {
      const module = registry.get(input.module) ?? refuse('table.no-such-module', { module: input.module });
      const variant = variantOf(module, input.variant).id;
      await checkRoom(store, actor, input.channel, limits);
      const row = await store.createGame(
        newGame(context, module, actor, input),
        sitDown(module, { variant, places: [] }, actor.person, undefined),
        [newLobbyPost()],
      );
      context.posted();
      return cardOf(row);
    },

    join: (actor, game, seat) =>
      inLobby(context, actor, game, (row) => ({
        places: sitDown(positions.module(row), row, actor.person, seat),
      })),

    async leave(actor, game) {
      const found = await openRow(store, actor, game);
      if (!found.places.some((place) => place.person === actor.person)) refuse('table.not-seated');
      const seat = seatOfPerson(found, actor.person);
      if (found.stage !== 'lobby' && seat !== undefined)
        return handOver(context, actor, game, seat, { ai: defaultAi(positions.module(found)) }, 'leave');
      return inLobby(context, actor, game, (row) => withoutPlace(row, actor.person, clock()));
    },

    addAi: (actor, game, ai, seat) =>
      asHost(context, actor, game, (row) => ({ places: sitAi(positions.module(row), row, ai, seat) })),

    fill: (actor, game, ai, { upTo, more, strategy } = {}) =>
      asHost(context, actor, game, (row) => {
        const module = positions.module(row);
        const most = upTo ?? (more === undefined ? undefined : row.places.length + more);
        return { places: fillUp(module, row, programOf(module, ai, strategy), most) };
      }),

    remove: (actor, game, place) => remove(context, actor, game, place),

    configure: (actor, game, change) =>
      asHost(context, actor, game, (row) => configured(context, row, change)),

    addNonce: (actor, game, text) =>
      inLobby(context, actor, game, (row) => {
        if (!/^[\p{L}\p{N} ]{1,64}$/u.test(text)) refuse('table.bad-nonce');
        const own = row.places.find((place) => place.person === actor.person) ?? refuse('table.not-seated');
        return { places: row.places.map((place) => (place === own ? { ...place, nonce: text } : place)) };
      }),

    start: (actor, game) => queues.run(game, () => start(context, actor, game)),
  };
}

/** @throws Refused if the person hosts, or the channel has, too many open lobbies */
async function checkRoom(
  store: TableContext['store'],
  { guild, person }: Actor,
  channel: string,
  { ofOne, inChannel }: LobbyLimits,
): Promise<void> {
  const stages = ['lobby'];
  const own = await store.listGames({ guild, stages, person, limit: 100 });
  const hosted = own.filter(({ host }) => host === person);
  const titles = hosted.slice(0, 5).map((row) => cardOf(row).title);
  if (hosted.length >= ofOne) refuse('table.too-many-lobbies', { most: ofOne, titles });
  const here = await store.listGames({ guild, stages, channel, limit: inChannel });
  if (here.length >= inChannel) refuse('table.channel-full', { most: inChannel });
}

async function remove(context: TableContext, actor: Actor, game: GameId, place: number): Promise<GameCard> {
  const { store, positions, clock } = context;
  const found = await openRow(store, actor, game);
  checkHost(actor, found);
  const sits = found.places.find((one) => one.place === place) ?? refuse('table.no-such-place', { place });
  if (found.stage !== 'lobby' && sits.seat !== null)
    return handOver(context, actor, game, sits.seat, { ai: defaultAi(positions.module(found)) });
  return inLobby(context, actor, game, (row) =>
    sits.person === null
      ? { places: row.places.filter((one) => one.place !== place) }
      : withoutPlace(row, sits.person, clock()),
  );
}

function configured(
  { positions, shelf }: TableContext,
  row: GameRow,
  { variant, options, pace, agreement = {}, language }: Parameters<LobbyMethods['configure']>[2],
): LobbyChange {
  const module = positions.module(row);
  const chosen = variantOf(module, variant ?? row.variant).id;
  return {
    places: reseated(module, chosen, row.places),
    fields: {
      variant: chosen,
      options: optionsOf(module, options, row.options, shelf.offered(module)),
      pace: pace ?? row.pace,
      agreement: { ...row.agreement, ...agreementFields(agreementOf(row), agreement) },
      language: language ?? row.language,
    },
  };
}

type LobbyChange = Partial<Pick<GameRow, 'places' | 'host' | 'stage' | 'endedAt'>> & {
  readonly fields?: Partial<NewGame>;
};

/** Changes a lobby, for the host or a moderator only. */
const asHost = (
  context: TableContext,
  actor: Actor,
  game: GameId,
  change: (row: GameRow) => LobbyChange,
): Promise<GameCard> =>
  inLobby(context, actor, game, (row) => {
    checkHost(actor, row);
    return change(row);
  });

/** Changes a lobby and updates its card. */
export function inLobby(
  context: TableContext,
  actor: Actor,
  game: GameId,
  change: (row: GameRow) => LobbyChange,
): Promise<GameCard> {
  const { store, queues } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, actor, game);
    checkLobby(row);
    const { places, fields, ...rest } = change(row);
    const next = await writeChange(context, row, {
      fields: { ...rest, ...fields },
      ...(places === undefined ? {} : { places }),
      posts: [newLobbyPost()],
    });
    return cardOf(next);
  });
}

/** Deals the undecided seats and plays up to the first decision of a person. */
async function start(context: TableContext, actor: Actor, game: GameId): Promise<Outcome> {
  const { store, positions, clock, entropy, shelf } = context;
  const row = await openRow(store, actor, game);
  checkHost(actor, row);
  checkLobby(row);
  const module = positions.module(row);
  const { places, seats } = dealSeats(module, row, entropy.draw);
  const { variant, seed } = row;
  if (seed === null) throw new Fault('the lobby has no seed');
  const { options, pack } = shelf.settled(module, row.options);
  const nonces = noncesOf({ places });
  const started = startGame(module, { seats, variant, options, seed, nonces });
  sound(module, started.game);
  const cascade: Cascade = { row: { ...row, options, stage: 'running', places }, events: [] };
  const { rulesVersion } = module.meta;
  await writeEvent(context, cascade, started.game, {
    kind: 'start',
    at: clock(),
    person: actor.person,
    applied: started.applied,
    places,
    ...(pack === undefined ? {} : { pack }),
    fields: {
      rulesVersion,
      rules: context.rules(module),
      options,
      hinted: hintedAtStart({ ...row, places }),
      startedAt: clock(),
    },
    posts: [...startedLobby(row), ...(livesInThread(row) ? [] : [newThreadPost()]), newMembersPost()],
  });
  const settled = await playAis(context, cascade, context.aiBatch);
  if (!settled) context.goOn(game);
  return outcomeOf(cascade, viewerOf(cascade.row, actor), -1, settled);
}

/** Removes a person. The next person hosts; a lobby without people is abandoned. */
function withoutPlace(row: GameRow, person: string, at: number): LobbyChange {
  const places = row.places.filter((place) => place.person !== person);
  if (row.host !== person) return { places };
  const heir = places.find((place) => place.person !== null)?.person;
  return heir === undefined || heir === null
    ? { places, stage: 'abandoned', endedAt: at }
    : { places, host: heir };
}
