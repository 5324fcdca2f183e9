import PQueue from 'p-queue';
import { type Book, bookOf, drifted, rangeOf, rateGame, type RatingStep } from '../../club/index.js';
import { type EndedAt, type EndedGame, FORMER, type Store } from '../../store/port.js';
import type { Ladder, Standing } from '../contract/index.js';
import { openRow } from '../context/context.js';
import { finishedOf, unratedGames, verdictOf } from './rated.js';
import { checkOn, settingsOf } from './settings.js';

/**
 * Ratings are kept, so that a ladder costs no more than it shows, and follow from the log: what has ended since is
 * rated when somebody looks.
 */

/**
 * Counts up with every change of what is rated and how. Ratings by other rules are worked out from the log again when
 * somebody looks.
 */
const RULES = 3;
const RULES_KEY = 'ratings';

/** Games of a person's curve. */
const CURVE = 12;
/** Games that are read at a time. */
const BATCH = 200;

export function makeLadder(store: Store, clock: () => number): Ladder {
  const queue = new PQueue({ concurrency: 1 });

  /** Games after a place, in the order in which they ended. */
  async function* ended(guild: string, after?: EndedAt): AsyncGenerator<EndedGame> {
    for (let from = after; ;) {
      const games = await store.endedGames(guild, from, BATCH);
      yield* games;
      const last = games.at(-1);
      if (last === undefined || games.length < BATCH) return;
      from = placeOf(last);
    }
  }

  /** All of a server's games from the first one on. */
  async function worked(guild: string): Promise<{ steps: RatingStep[]; games: number; upTo?: EndedAt }> {
    const book: Book = new Map();
    const steps: RatingStep[] = [];
    let upTo: EndedAt | undefined;
    let games = 0;
    for await (const game of ended(guild)) {
      steps.push(...rateGame(book, await finishedOf(store, game)));
      upTo = placeOf(game);
      games++;
    }
    return { steps, games, ...(upTo === undefined ? {} : { upTo }) };
  }

  async function catchUp(guild: string): Promise<void> {
    if ((await store.setting(guild, RULES_KEY)) !== RULES) return void (await anew(guild));
    const upTo = await store.rated(guild);
    const fresh = await store.endedGames(guild, upTo, 1);
    if (fresh.length === 0) return;
    const kept = await store.ratings(guild);
    const known = new Set(kept.map(({ game }) => game));
    const book = bookOf(kept);
    const steps: RatingStep[] = [];
    let last = upTo;
    for await (const game of ended(guild, upTo)) {
      // One that was rated before has been taken up again since: then everything after it is another.
      if (known.has(game.id)) return void (await anew(guild));
      steps.push(...rateGame(book, await finishedOf(store, game)));
      last = placeOf(game);
    }
    await store.saveRatings(guild, steps, last);
  }

  async function anew(guild: string) {
    const { steps, games, upTo } = await worked(guild);
    await store.saveRatings(guild, steps, upTo, true);
    await store.saveSetting(guild, RULES_KEY, RULES);
    return { steps, games };
  }

  const upToDate = (guild: string): Promise<void> => queue.add(() => catchUp(guild));

  return {
    async standings(actor, scope) {
      await checkOn(store, actor.guild, 'ladder');
      await upToDate(actor.guild);
      return standingsOf(await store.ratings(actor.guild, scope), clock());
    },
    async curve(actor, person, scope) {
      await checkOn(store, actor.guild, 'ladder');
      await upToDate(actor.guild);
      return (await store.ratings(actor.guild, scope)).filter((step) => step.person === person);
    },
    async scopes(actor) {
      const counts = new Map<string, Set<number>>();
      for (const { scope, game } of await store.ratings(actor.guild))
        counts.set(scope, (counts.get(scope) ?? new Set()).add(game));
      return [...counts].toSorted((a, b) => b[1].size - a[1].size).map(([scope]) => scope);
    },
    async verdict(actor, game) {
      const row = await openRow(store, actor, game);
      if (row.seq < 0 || !(await settingsOf(store, actor.guild)).ladder) return undefined;
      return verdictOf(store, row);
    },
    async unrated(actor, scope) {
      await checkOn(store, actor.guild, 'ladder');
      return unratedGames(store, actor.guild, scope);
    },
    rebuild: (guild) =>
      queue.add(async () => {
        const before = new Map((await store.ratings(guild)).map((step) => [keyOf(step), step]));
        const { steps, games } = await anew(guild);
        const same = steps.filter((step) => {
          const kept = before.get(keyOf(step));
          // To the digit: these are the same numbers worked out in the same order, or they are others.
          return kept !== undefined && kept.mu === step.mu && kept.sigma === step.sigma;
        });
        const differing = Math.max(steps.length, before.size) - same.length;
        return { games, ratings: steps.length, differing };
      }),
  };
}

const placeOf = ({ endedAt, id }: EndedGame): EndedAt => ({ at: endedAt, game: id });
const keyOf = ({ scope, person, game }: Pick<RatingStep, 'scope' | 'person' | 'game'>): string =>
  `${scope} ${person} ${game}`;

/** The rating of each as of now, by the lower end of its range: what a player is at least worth. */
function standingsOf(steps: readonly RatingStep[], now: number): readonly Standing[] {
  const found = new Map<string, Standing>();
  for (const { person, mu, sigma: after, place, at } of steps) {
    if (person === FORMER) continue;
    const { games = 0, firsts = 0, curve = [] } = found.get(person) ?? {};
    const of = { games: games + 1, firsts: firsts + (place === 1 ? 1 : 0) };
    const { sigma } = drifted({ mu, sigma: after }, at, now);
    found.set(person, { person, mu, sigma, ...of, curve: [...curve, { mu, sigma: after }].slice(-CURVE) });
  }
  return [...found.values()].toSorted((a, b) => rangeOf(b).low - rangeOf(a).low || b.games - a.games);
}
