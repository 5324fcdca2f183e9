import PQueue from 'p-queue';
import { type RatingBook, bookOf, drifted, rangeOf, rateGame, type RatingStep } from '../../club/index.js';
import { type EndedAt, type EndedGame, FORMER, type Store } from '../../store/port.js';
import type { Ladder, Scope, Standing } from '../contract/index.js';
import { openRow } from '../context/context.js';
import { finishedOf, unratedGames, verdictOf } from './rated.js';
import { checkOn, settingsOf } from './settings.js';

/** Ratings computed from the log alone and stored. Newly ended games are rated at the next read. */

/** Increase it whenever the rating rules change, to recompute all ratings. */
const RULES = 3;
const RULES_KEY = 'ratings';

/** Games in a person's curve. */
const CURVE = 12;
/** Games read at a time. */
const BATCH = 200;

export function makeLadder(store: Store, clock: () => number): Ladder {
  const queue = new PQueue({ concurrency: 1 });
  const upToDate = (guild: string): Promise<void> => queue.add(() => catchUp(store, guild));

  /** Rating steps of a scope, after newly ended games were rated. */
  async function stepsOf(guild: string, scope: Scope): Promise<readonly RatingStep[]> {
    await checkOn(store, guild, 'ladder');
    await upToDate(guild);
    return store.ratings(guild, scope);
  }

  return {
    standings: async ({ guild }, scope) => standingsOf(await stepsOf(guild, scope), clock()),
    curve: async ({ guild }, person, scope) =>
      (await stepsOf(guild, scope)).filter((step) => step.person === person),
    async verdict(actor, game) {
      const row = await openRow(store, actor, game);
      if (row.seq < 0 || !(await settingsOf(store, actor.guild)).ladder) return undefined;
      return verdictOf(store, row);
    },
    async unrated(actor, scope) {
      await checkOn(store, actor.guild, 'ladder');
      return unratedGames(store, actor.guild, scope);
    },
    rebuild: (guild) => queue.add(() => rebuild(store, guild)),
  };
}

/** Ended games after `after`, in order of their end. */
async function* ended(store: Store, guild: string, after?: EndedAt): AsyncGenerator<EndedGame> {
  for (let from = after; ;) {
    const games = await store.endedGames(guild, from, BATCH);
    yield* games;
    const last = games.at(-1);
    if (last === undefined || games.length < BATCH) return;
    from = placeOf(last);
  }
}

/** Rates the games that have ended since the last rated one. */
async function catchUp(store: Store, guild: string): Promise<void> {
  if ((await store.setting(guild, RULES_KEY)) !== RULES) return void (await rateAll(store, guild));
  const upTo = await store.rated(guild);
  if ((await store.endedGames(guild, upTo, 1)).length === 0) return;
  const stored = await store.ratings(guild);
  const known = new Set(stored.map(({ game }) => game));
  const book = bookOf(stored);
  const steps: RatingStep[] = [];
  let last = upTo;
  for await (const game of ended(store, guild, upTo)) {
    // A rated game that resumed and ended again changes all later ratings.
    if (known.has(game.id)) return void (await rateAll(store, guild));
    steps.push(...rateGame(book, await finishedOf(store, game)));
    last = placeOf(game);
  }
  await store.saveRatings(guild, steps, last);
}

/** Computes all ratings of a server from its first game on, and stores them. */
async function rateAll(store: Store, guild: string) {
  const book: RatingBook = new Map();
  const steps: RatingStep[] = [];
  let upTo: EndedAt | undefined;
  let games = 0;
  for await (const game of ended(store, guild)) {
    steps.push(...rateGame(book, await finishedOf(store, game)));
    upTo = placeOf(game);
    games++;
  }
  await store.saveRatings(guild, steps, upTo, true);
  await store.saveSetting(guild, RULES_KEY, RULES);
  return { steps, games };
}

async function rebuild(store: Store, guild: string): ReturnType<Ladder['rebuild']> {
  const before = new Map((await store.ratings(guild)).map((step) => [keyOf(step), step]));
  const { steps, games } = await rateAll(store, guild);
  const same = steps.filter((step) => {
    const old = before.get(keyOf(step));
    // Exact: the same numbers are computed in the same order.
    return old !== undefined && old.mu === step.mu && old.sigma === step.sigma;
  });
  const differing = Math.max(steps.length, before.size) - same.length;
  return { games, ratings: steps.length, differing };
}

const placeOf = ({ endedAt, id }: EndedGame): EndedAt => ({ at: endedAt, game: id });
const keyOf = ({ scope, person, game }: Pick<RatingStep, 'scope' | 'person' | 'game'>): string =>
  `${scope} ${person} ${game}`;

/** Each player's rating as of now, sorted by the low end of its range. */
function standingsOf(steps: readonly RatingStep[], now: number): readonly Standing[] {
  const found = new Map<string, Standing>();
  for (const { person, mu, sigma: after, place, at } of steps) {
    if (person === FORMER) continue;
    const { games = 0, firsts = 0, curve = [] } = found.get(person) ?? {};
    const counts = { games: games + 1, firsts: firsts + (place === 1 ? 1 : 0) };
    const { sigma } = drifted({ mu, sigma: after }, at, now);
    found.set(person, {
      person,
      mu,
      sigma,
      ...counts,
      curve: [...curve, { mu, sigma: after }].slice(-CURVE),
    });
  }
  return [...found.values()].toSorted((a, b) => rangeOf(b).low - rangeOf(a).low || b.games - a.games);
}
