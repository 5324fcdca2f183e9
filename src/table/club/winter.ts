import { LRUCache } from 'lru-cache';
import type { Riddle } from '../../club/daily/riddle.js';
import {
  answerAt,
  dayOf,
  laterDay,
  numberOfDay,
  openWinter,
  ranked,
  resultOf,
  riddlePosition,
  sealWinter,
  streakOf,
  type Winter,
} from '../../club/daily/winter.js';
import { shippedRiddles } from '../../club/daily/shipped.js';
import type { Registry } from '../../games/registry.js';
import { Fault, Stale } from '../../kernel/errors.js';
import type { Game } from '../../kernel/game.js';
import type { Store } from '../../store/port.js';
import type { TryRow, WinterRow } from '../../store/winter-port.js';
import { snapshotBeside } from '../beside.js';
import type { TableOptions } from '../deps.js';
import { refuse } from '../refuse.js';
import type { Actor } from '../types.js';
import type { WinterDay, WinterHour, WinterLine, Winters } from '../types/winter.js';
import { lastOccurrence, TOO_LATE } from './daily.js';
import { checkOn, settingsOf } from './settings.js';

/** Boards that were played up to, for as long as many ask for the same. */
const MOST_BOARDS = 8;
/** Days that a streak is looked for in. */
const MOST_DAYS = 400;

export function makeWinters(
  store: Store,
  registry: Registry,
  clock: () => number,
  log: Pick<NonNullable<TableOptions['log']>, 'warn'>,
): Winters {
  const boards = new LRUCache<string, { readonly winter: Winter; readonly game: Game<unknown, unknown> }>({
    max: MOST_BOARDS,
  });
  const today = (): string => dayOf(clock());

  /** What was kept for a day; for today and tomorrow one of those that come with the program, where nothing was. */
  async function rowOf(day: string): Promise<WinterRow | undefined> {
    const kept = await store.winter(day);
    const now = today();
    if (kept !== undefined || day < now || day > laterDay(now)) return kept;
    const all = shippedRiddles().filter(isPlayable);
    const riddle = all[numberOfDay(day) % Math.max(1, all.length)];
    if (riddle === undefined) return undefined;
    await store.saveWinters([sealWinter(day, riddle)]);
    return store.winter(day);
  }

  /** The rules still lead there, as they did when it was made. */
  function isPlayable(riddle: Riddle): boolean {
    const module = registry.get(riddle.game);
    return module !== undefined && module.meta.rulesVersion === riddle.rulesVersion;
  }

  /** A day's winter with its board; undefined where these rules don't lead there any more. */
  async function boardOf(row: WinterRow) {
    const known = boards.get(row.digest);
    if (known !== undefined) return known;
    const winter = openWinter(row);
    const module = registry.get(winter.game);
    if (module === undefined) return undefined;
    try {
      const board = { winter, game: riddlePosition(module, winter) };
      boards.set(row.digest, board);
      return board;
    } catch (error) {
      log.warn({ day: row.day, game: winter.game, error: String(error) }, 'a day’s winter can’t be opened');
      return undefined;
    }
  }

  async function shown(actor: Actor, day: string, language: string): Promise<WinterDay> {
    await checkOn(store, actor.guild, 'winter');
    const now = today();
    if (day > now) refuse('table.no-winter', { day });
    const row = (await rowOf(day)) ?? refuse('table.no-winter', { day });
    const { winter, game } = (await boardOf(row)) ?? refuse('table.no-winter', { day });
    const module = registry.get(winter.game);
    if (module === undefined) throw new Fault(`nobody knows the game ${winter.game}`);
    const own = await store.attempt(actor.person, day);
    const answered = own?.result === null ? undefined : own?.moves[0];
    const isOpen = answered !== undefined || day < now;
    const all = isOpen ? await store.attempts(day) : [];
    const next = await rowOf(laterDay(day));
    const { seats, variant, options, seat } = winter;
    const state = game.state()?.name;
    return {
      day,
      winter,
      snapshot: snapshotBeside({
        ...{ module, seats, variant, options, seat, language },
        position: game.position,
        person: actor.person,
        guild: actor.guild,
        channel: '',
        at: winter.moves.length,
        createdAt: Date.parse(`${day}T00:00:00Z`),
      }),
      ...(state === undefined ? {} : { state }),
      digest: row.digest,
      ...(day < now ? { body: row.body } : {}),
      isOpen,
      ...(answered === undefined ? {} : { answered }),
      lines: linesOf(all.filter(({ guild }) => guild === actor.guild)),
      everywhere: { tried: all.length, found: all.filter(({ moves }) => moves[0] === winter.best).length },
      streak: streakOf(await store.attemptedDays(actor.person, MOST_DAYS), now),
      ...(next === undefined ? {} : { next: next.digest }),
    };
  }

  return {
    today,
    show: (actor, day, language = 'en') => shown(actor, day ?? today(), language),

    async answer(actor, day, letter, language = 'en') {
      await checkOn(store, actor.guild, 'winter');
      // Whoever looked before midnight and answers after it reads the solution.
      if (day !== today()) throw new Stale(`the winter of ${day} is over`);
      const row = (await rowOf(day)) ?? refuse('table.no-winter', { day });
      const answer = answerAt(openWinter(row), letter) ?? refuse('table.unreadable');
      const result = resultOf(answer);
      const { guild, person } = actor;
      // In a riddle no luck is left: what an answer is worth is what it is worth without it.
      await store.saveAttempt({
        ...{ person, day, guild, result },
        moves: [answer.move],
        play: result,
        at: clock(),
      });
      return shown(actor, day, language);
    },

    async past(actor, most) {
      await checkOn(store, actor.guild, 'winter');
      const now = today();
      const from = laterDay(now, -most);
      return (await store.winterDays(from)).filter((day) => day < now).toReversed();
    },

    async keep(riddles) {
      const kept = [];
      // From tomorrow on, so that each digest is known the day before.
      let day = laterDay(today());
      for (const riddle of riddles) {
        let row = sealWinter(day, riddle);
        for (; (await store.saveWinters([row])) === 0; row = sealWinter(day, riddle)) day = laterDay(day);
        kept.push({ day, digest: row.digest });
      }
      return kept;
    },

    async hour(guild) {
      const row = await store.winterHour(guild);
      return row === undefined ? undefined : hourOf(row);
    },
    async setHour(actor, hour) {
      if (actor.moderator !== true) refuse('table.not-moderator');
      await checkOn(store, actor.guild, 'winter');
      if (hour === undefined) return store.dropWinterHour(actor.guild);
      await store.saveWinterHour({ guild: actor.guild, ...hour, sentAt: clock() });
    },
    async takeDue() {
      const now = clock();
      const due = [];
      for (const row of await store.winterHours()) {
        const at = lastOccurrence(row.minute, now, row.zone);
        if (at <= row.sentAt || !(await settingsOf(store, row.guild)).winter) continue;
        // Of several processes one tells it.
        if ((await store.claimWinterHour(row, at)) && now - at < TOO_LATE)
          due.push({ guild: row.guild, ...hourOf(row) });
      }
      return due;
    },
  };
}

const hourOf = ({ channel, minute, zone, language }: WinterHour): WinterHour => ({
  channel,
  minute,
  zone,
  language,
});

function linesOf(all: readonly TryRow[]): readonly WinterLine[] {
  return ranked(
    all.flatMap(({ person, result, play, at, moves }) =>
      result === null ? [] : [{ person, result, play: play ?? result, at, move: moves[0] ?? '' }],
    ),
  );
}
