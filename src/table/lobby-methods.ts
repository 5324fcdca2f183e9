import { startGame } from '../kernel/game.js';
import type { GameRow, NewGame } from '../store/port.js';
import { playAis, sound, writeStep, type Burst } from './burst.js';
import { cardOf, noncesOf } from './card.js';
import { agreementOf, keptAgreement } from './clock/paces.js';
import {
  change,
  checkHost,
  checkLobby,
  isClosed,
  openRow,
  outcomeOf,
  seatOfPerson,
  viewerOf,
  type Context,
} from './context.js';
import { dealSeats, defaultAi, fillUp, optionsOf, reseated, sitAi, sitDown, variantOf } from './lobby.js';
import type { LobbyLimits } from './deps.js';
import { makeName } from './names.js';
import { promiseOf } from './promise.js';
import { lobbyPost, noticePost, standingPosts, threadPost } from './posts.js';
import { refuse } from './refuse.js';
import { handOver } from './seat-methods.js';
import { START_PHASE } from './step.js';
import type { Asker, GameCard, GameId, Table } from './types.js';
import type { Registry } from '../games/registry.js';

type LobbyMethods = Pick<
  Table,
  | 'create'
  | 'join'
  | 'leave'
  | 'seatAi'
  | 'fillWithAi'
  | 'remove'
  | 'configure'
  | 'addNonce'
  | 'setVerbosity'
  | 'start'
  | 'end'
>;

const FEW: LobbyLimits = { ofOne: 5, inChannel: 20 };

/** From the invitation to the first decision, and the end that people decide on. */
export function lobbyMethods(
  context: Context,
  registry: Registry,
  { ofOne, inChannel }: LobbyLimits = FEW,
): LobbyMethods {
  const { store, positions, queues, clock, entropy, shelf } = context;

  /** A change of the lobby; the lobby card follows. */
  function inLobby(
    asker: Asker,
    game: GameId,
    work: (row: GameRow) => Partial<Pick<GameRow, 'places' | 'host' | 'stage' | 'endedAt'>> & {
      readonly fields?: Partial<NewGame>;
    },
  ): Promise<GameCard> {
    return queues.run(game, async () => {
      const row = await openRow(store, asker, game);
      checkLobby(row);
      const { places, fields, ...rest } = work(row);
      const next = await change(context, row, {
        fields: { ...rest, ...fields },
        ...(places === undefined ? {} : { places }),
        posts: [lobbyPost()],
      });
      return cardOf(next);
    });
  }

  /** @throws Refused when too many games wait to begin already, of one person or in one channel */
  async function checkRoom({ guild, person }: Asker, channel: string): Promise<void> {
    const stages = ['lobby'];
    const own = await store.listGames({ guild, stages, person, limit: 100 });
    const hosted = own.filter(({ host }) => host === person);
    const names = (rows: readonly GameRow[]): readonly string[] =>
      rows.slice(0, 5).map((row) => cardOf(row).title);
    if (hosted.length >= ofOne) refuse('table.too-many-lobbies', { most: ofOne, titles: names(hosted) });
    const here = await store.listGames({ guild, stages, channel, limit: inChannel });
    if (here.length >= inChannel) refuse('table.channel-full', { most: inChannel });
  }

  return {
    async create(asker, input) {
      const module = registry.get(input.module) ?? refuse('table.no-such-module', { module: input.module });
      const variant = variantOf(module, input.variant).id;
      await checkRoom(asker, input.channel);
      const row = await store.createGame(
        {
          guild: asker.guild,
          name: makeName(entropy.draw),
          channel: input.channel,
          module: module.meta.id,
          rulesVersion: module.meta.rulesVersion,
          variant,
          options: optionsOf(module, input.options, {}, shelf.offered(module)),
          pace: input.pace ?? 'relaxed',
          agreement: keptAgreement(agreementOf({ agreement: {} }), input.agreement ?? {}),
          banks: {},
          wakeAt: null,
          rules: null,
          language: input.language ?? 'en',
          host: asker.person,
          stage: 'lobby',
          seq: -1,
          turn: 0,
          turns: 0,
          phase: START_PHASE,
          awaited: [],
          // Promised with the invitation, before anybody can add a word, and never drawn again.
          ...promiseOf({ seed: null, commitment: null }, entropy),
          phaseFrom: -1,
          chronicled: -1,
          over: null,
          fault: null,
          createdAt: clock(),
          startedAt: null,
          endedAt: null,
        },
        sitDown(module, { variant, places: [] }, asker.person, undefined),
        [lobbyPost()],
      );
      context.posted();
      return cardOf(row);
    },

    join: (asker, game, seat) =>
      inLobby(asker, game, (row) => ({ places: sitDown(positions.module(row), row, asker.person, seat) })),

    async leave(asker, game) {
      const found = await openRow(store, asker, game);
      if (!found.places.some((place) => place.person === asker.person)) refuse('table.not-seated');
      const seat = seatOfPerson(found, asker.person);
      if (found.stage !== 'lobby' && seat !== undefined)
        return handOver(context, asker, game, seat, { ai: defaultAi(positions.module(found)) }, 'leave');
      return inLobby(asker, game, (row) => withoutPlace(row, asker.person, clock()));
    },

    seatAi: (asker, game, ai, seat) =>
      inLobby(asker, game, (row) => {
        checkHost(asker, row);
        return { places: sitAi(positions.module(row), row, ai, seat) };
      }),

    fillWithAi: (asker, game, ai, upTo) =>
      inLobby(asker, game, (row) => {
        checkHost(asker, row);
        return { places: fillUp(positions.module(row), row, ai, upTo) };
      }),

    async remove(asker, game, place) {
      const found = await openRow(store, asker, game);
      checkHost(asker, found);
      const sits =
        found.places.find((one) => one.place === place) ?? refuse('table.no-such-place', { place });
      if (found.stage !== 'lobby' && sits.seat !== null)
        return handOver(context, asker, game, sits.seat, { ai: defaultAi(positions.module(found)) });
      return inLobby(asker, game, (row) =>
        sits.person === null
          ? { places: row.places.filter((one) => one.place !== place) }
          : withoutPlace(row, sits.person, clock()),
      );
    },

    configure: (asker, game, { variant, options, pace, agreement = {}, language }) =>
      inLobby(asker, game, (row) => {
        checkHost(asker, row);
        const module = positions.module(row);
        const chosen = variantOf(module, variant ?? row.variant).id;
        return {
          places: reseated(module, chosen, row.places),
          fields: {
            variant: chosen,
            options: optionsOf(module, options, row.options, shelf.offered(module)),
            pace: pace ?? row.pace,
            agreement: keptAgreement(agreementOf(row), agreement),
            language: language ?? row.language,
          },
        };
      }),

    setVerbosity: (asker, game, verbosity) =>
      queues.run(game, async () => {
        const row = await openRow(store, asker, game);
        checkHost(asker, row);
        const fields = { agreement: keptAgreement(agreementOf(row), { verbosity }) };
        const posts =
          row.stage === 'lobby' ? [lobbyPost()] : [noticePost('thread', 'table.verbosity', { verbosity })];
        return cardOf(await change(context, row, { fields, posts }));
      }),

    addNonce: (asker, game, text) =>
      inLobby(asker, game, (row) => {
        if (!/^[\p{L}\p{N} ]{1,64}$/u.test(text)) refuse('table.bad-nonce');
        const own = row.places.find((place) => place.person === asker.person) ?? refuse('table.not-seated');
        return { places: row.places.map((place) => (place === own ? { ...place, nonce: text } : place)) };
      }),

    start: (asker, game) =>
      queues.run(game, async () => {
        const row = await openRow(store, asker, game);
        checkHost(asker, row);
        checkLobby(row);
        const module = positions.module(row);
        const { places, seats } = dealSeats(module, row, entropy.draw);
        const { variant } = row;
        const { options, pack } = shelf.settled(module, row.options);
        // A lobby of an older program that nobody has looked at since has no promise yet.
        const { seed, commitment } = promiseOf(row, entropy);
        const nonces = noncesOf({ places });
        const started = startGame(module, { seats, variant, options, seed, nonces });
        sound(module, started.game);
        const burst: Burst = { row: { ...row, options, stage: 'running', places, seed }, events: [] };
        const { rulesVersion } = module.meta;
        await writeStep(context, burst, started.game, {
          kind: 'start',
          at: clock(),
          person: asker.person,
          applied: started.applied,
          places,
          ...(pack === undefined ? {} : { pack }),
          fields: {
            rulesVersion,
            rules: context.rules(module),
            options,
            seed,
            commitment,
            startedAt: clock(),
          },
          posts: [lobbyPost(), threadPost()],
        });
        const settled = await playAis(context, burst, context.aiBatch);
        if (!settled) context.goOn(game);
        return outcomeOf(burst, viewerOf(burst.row, asker), -1, settled);
      }),

    end: (asker, game) =>
      queues.run(game, async () => {
        const row = await openRow(store, asker, game);
        checkHost(asker, row);
        if (isClosed(row)) refuse('table.not-running', { stage: row.stage });
        const fields = { stage: 'abandoned', endedAt: clock() };
        const posts =
          row.stage === 'lobby'
            ? [lobbyPost()]
            : [noticePost('channel', 'table.ended'), ...standingPosts({ ...row, ...fields })];
        return cardOf(await change(context, row, { fields, posts }));
      }),
  };
}

/** A lobby without a person. The next one hosts; the last one turns off the light. */
function withoutPlace(
  row: GameRow,
  person: string,
  at: number,
): Partial<Pick<GameRow, 'places' | 'host' | 'stage' | 'endedAt'>> {
  const places = row.places.filter((place) => place.person !== person);
  if (row.host !== person) return { places };
  const heir = places.find((place) => place.person !== null)?.person;
  return heir === undefined || heir === null
    ? { places, stage: 'abandoned', endedAt: at }
    : { places, host: heir };
}
