import { LRUCache } from 'lru-cache';
import {
  act,
  answerAt,
  boardAt,
  type DayKind,
  dayOf,
  endsTry,
  faultOf,
  isDone,
  isFound,
  kindOf,
  laterDay,
  numberOfDay,
  openWinter,
  ranked,
  resultOf,
  type Riddle,
  sealWinter,
  shippedFor,
  type Solo,
  soloAfter,
  type SoloWinter,
  streakOf,
  type Winter,
  worthOf,
} from '../../club/index.js';
import type { AnyModule, Registry } from '../../games/registry.js';
import { Stale } from '../../kernel/errors.js';
import { type Game, type Happening, openGame, type Position } from '../../kernel/index.js';
import type { Store, TryRow, WinterHourRow, WinterRow } from '../../store/port.js';
import { snapshotBeside } from '../solo/solo-board.js';
import { laterAgain } from '../time/backoff.js';
import type { TableOptions } from '../context/deps.js';
import { refuse } from '../texts/refuse.js';
import type { Actor } from '../contract/index.js';
import type {
  DueWinter,
  SoloRun,
  Unweighed,
  WinterDay,
  WinterHour,
  WinterLine,
  Winters,
} from '../contract/winter.js';
import { lastOccurrence, nextOccurrence, TOO_LATE } from './daily.js';
import { checkOn, settingsOf } from './settings.js';

/** Boards that were played up to, for as long as many ask for the same. */
const MOST_BOARDS = 32;
/** Posts that are claimed together, and for how long, ms. */
const BATCH = 8;
const LEASE = 5 * 60_000;
/** Days that a streak is looked for in. */
const MOST_DAYS = 400;

/** What a day asks, and the board on which somebody stands with it (JSON text). */
interface Board {
  readonly winter: Winter;
  readonly module: AnyModule;
  readonly position: string;
}

export function makeWinters(
  store: Store,
  registry: Registry,
  clock: () => number,
  log: Pick<NonNullable<TableOptions['log']>, 'warn'>,
): Winters {
  const boards = new LRUCache<string, Board>({ max: MOST_BOARDS });
  const today = (): string => dayOf(clock());

  /** What was kept for a day; for today and tomorrow something that comes with the program, where nothing was. */
  async function rowOf(day: string): Promise<WinterRow | undefined> {
    const known = await store.winter(day);
    const now = today();
    if (known !== undefined || day < now || day > laterDay(now)) return known;
    const kind = kindOf(day);
    const what = shippedAt(day, kind) ?? shippedAt(day, 'riddle');
    if (what === undefined) return undefined;
    await store.saveWinters([sealWinter(day, what)]);
    return store.winter(day);
  }

  /** What comes with the program follows each other; what these rules don't lead to any more is passed over. */
  function shippedAt(day: string, kind: DayKind): Riddle | Solo | undefined {
    const all = shippedFor(kind).filter((what) => registry.get(what.game) !== undefined);
    const number = kind === 'riddle' ? numberOfDay(day) : Math.floor(numberOfDay(day) / 7);
    const from = number % Math.max(1, all.length);
    return [...all.slice(from), ...all.slice(0, from)].find(isPlayable);
  }

  function isPlayable(what: Riddle | Solo): boolean {
    const module = registry.get(what.game);
    if (module === undefined || module.meta.rulesVersion !== what.rulesVersion) return false;
    const fault = faultOf(module, what);
    if (fault !== undefined) log.warn({ game: what.game, seed: what.seed, fault }, 'no day can ask this');
    return fault === undefined;
  }

  /** Where somebody stands with a day after these moves; undefined where these rules don't lead there any more. */
  function boardOf(row: WinterRow, person: string, moves: readonly string[]): Board | undefined {
    const winter = openWinter(row);
    const isOwn = moves.length > 0 && winter.kind !== 'riddle';
    const key = isOwn ? `${row.digest} ${person} ${moves.length}` : row.digest;
    const known = boards.get(key);
    if (known !== undefined) return known;
    const module = registry.get(winter.game);
    if (module === undefined) return undefined;
    try {
      const game = winter.kind === 'riddle' ? boardAt(module, winter) : soloAfter(module, winter, moves);
      const board = { winter, module, position: JSON.stringify(game.position) };
      boards.set(key, board);
      return board;
    } catch (error) {
      log.warn({ day: row.day, game: winter.game, error: String(error) }, 'a day’s winter can’t be opened');
      return undefined;
    }
  }

  async function shown(
    actor: Actor,
    day: string,
    language: string,
    came: readonly Happening[] = [],
  ): Promise<WinterDay> {
    await checkOn(store, actor.guild, 'winter');
    const now = today();
    if (day > now) refuse('table.no-winter', { day });
    const row = (await rowOf(day)) ?? refuse('table.no-winter', { day });
    const own = await store.attempt(actor.person, day);
    const board = boardOf(row, actor.person, own?.moves ?? []) ?? refuse('table.no-winter', { day });
    const { winter, module } = board;
    const game = openGame(module, JSON.parse(board.position) as Position);
    const isOpen = (own !== undefined && own.result !== null) || day < now;
    const all = isOpen ? await store.attempts(day) : [];
    const next = await rowOf(laterDay(day));
    const { seats, variant, options, seat } = winter;
    const state = game.state();
    const anyDay = {
      day,
      snapshot: snapshotBeside({
        ...{ module, seats, variant, options, seat, language },
        position: game.position,
        person: actor.person,
        guild: actor.guild,
        channel: '',
        at: winter.moves.length,
        createdAt: Date.parse(`${day}T00:00:00Z`),
      }),
      ...(state === undefined ? {} : { state: state.name }),
      digest: row.digest,
      ...(day < now ? { body: row.body } : {}),
      isOpen,
      lines: linesOf(all.filter(({ guild }) => guild === actor.guild)),
      everywhere: { tried: all.length, found: all.filter((line) => isFound(winter, line)).length },
      streak: streakOf(await store.attemptedDays(actor.person, MOST_DAYS), now),
      ...(next === undefined ? {} : { next: next.digest }),
    };
    if (winter.kind !== 'riddle')
      return { is: 'solo', winter, ...anyDay, run: runOf(module, winter, game, own, came) };
    const answered = own?.moves[0];
    return { is: 'riddle', winter, ...anyDay, ...(answered === undefined ? {} : { answered }) };
  }

  /** The day that is asked now. Whoever looked before midnight and answers after it reads how it was. */
  async function asked(actor: Actor, day: string): Promise<WinterRow> {
    await checkOn(store, actor.guild, 'winter');
    if (day !== today()) throw new Stale(`the winter of ${day} is over`);
    return (await rowOf(day)) ?? refuse('table.no-winter', { day });
  }

  /** The day's post is settled: the next look is at the next one's hour. */
  const settle = (row: WinterHourRow, due: number): Promise<void> =>
    store.settleWinterHour(row, {
      sentAt: due,
      tryAt: nextOccurrence(row.minute, clock(), row.zone),
      attempts: 0,
    });

  /** Of the claimed hours those with a post to send; the others are put off until theirs is due. */
  async function dueOf(rows: readonly WinterHourRow[]): Promise<readonly DueWinter[]> {
    const now = clock();
    const due: DueWinter[] = [];
    for (const row of rows) {
      const { guild, minute, zone, sentAt, attempts } = row;
      const at = lastOccurrence(minute, now, zone);
      const isOff = at > sentAt && !(await settingsOf(store, guild)).winter;
      if (at <= sentAt || now - at >= TOO_LATE || isOff) await settle(row, Math.max(at, sentAt));
      else due.push({ guild, ...hourOf(row), due: at, isAgain: attempts > 1, row });
    }
    return due;
  }

  return {
    today,
    show: (actor, day, language = 'en') => shown(actor, day ?? today(), language),

    async answer(actor, day, letter, language = 'en') {
      const winter = openWinter(await asked(actor, day));
      const answer = winter.kind === 'riddle' ? answerAt(winter, letter) : undefined;
      if (answer === undefined) return refuse('table.unreadable');
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

    async play(actor, day, move, at, language = 'en') {
      const row = await asked(actor, day);
      const { guild, person } = actor;
      const own = await store.attempt(person, day);
      const moves = own?.moves ?? [];
      if (at !== moves.length || (own !== undefined && own.result !== null))
        throw new Stale(`the try at ${day} has gone on`);
      const board = boardOf(row, person, moves) ?? refuse('table.no-winter', { day });
      const { winter, module } = board;
      if (winter.kind === 'riddle') return refuse('table.unreadable');
      const game = openGame(module, JSON.parse(board.position) as Position);
      const { moves: made, happenings } = act(module, game, winter, move, moves.length);
      const result = isDone(module, game.position, winter.until)
        ? worthOf(module, game.position, winter.seat)
        : null;
      const next = { person, day, guild, moves: [...moves, ...made], result, play: null, at: clock() };
      // Of two presses at once one is kept: what fell is known by then, and stands.
      await store.saveAttempt(next, own === undefined ? undefined : moves.length);
      return shown(actor, day, language, happenings);
    },

    async ends({ guild, person }, day, move, at) {
      await checkOn(store, guild, 'winter');
      const row = await store.winter(day);
      const own = await store.attempt(person, day);
      const moves = own?.moves ?? [];
      const board = row === undefined || at !== moves.length ? undefined : boardOf(row, person, moves);
      if (board === undefined || board.winter.kind === 'riddle') return false;
      const { winter, module, position } = board;
      return endsTry(module, openGame(module, JSON.parse(position) as Position), winter, move);
    },

    async unweighed() {
      const found: Unweighed[] = [];
      const asked = new Map<string, Winter | undefined>();
      for (const { person, day, moves } of await store.unweighedAttempts(laterDay(today(), -1))) {
        if (!asked.has(day)) {
          const row = await store.winter(day);
          asked.set(day, row === undefined ? undefined : openWinter(row));
        }
        const winter = asked.get(day);
        if (winter !== undefined && winter.kind !== 'riddle')
          found.push({ person, day, solo: winter, moves });
      }
      return found;
    },

    async keepWeighed({ person, day }, play) {
      const row = await store.attempt(person, day);
      // Who has been forgotten meanwhile stays so.
      if (row !== undefined) await store.saveAttempt({ ...row, play }, row.moves.length);
    },

    async past(actor, most) {
      await checkOn(store, actor.guild, 'winter');
      const now = today();
      const from = laterDay(now, -most);
      return (await store.winterDays(from)).filter((day) => day < now).toReversed();
    },

    async keep(riddles) {
      const made = [];
      // From tomorrow on, so that each digest is known the day before.
      let day = laterDay(today());
      for (const riddle of riddles) {
        for (;;) {
          const row = sealWinter(day, riddle);
          const isKept = kindOf(day) === 'riddle' && (await store.saveWinters([row])) > 0;
          if (isKept) made.push({ day, digest: row.digest });
          day = laterDay(day);
          if (isKept) break;
        }
      }
      return made;
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
      for (;;) {
        const now = clock();
        const rows = await store.claimWinterHours(now, now + LEASE, BATCH);
        const due = await dueOf(rows);
        if (due.length > 0 || rows.length < BATCH) return due;
      }
    },
    posted: ({ row, due }) => settle(row, due),
    retry: ({ row }) => store.settleWinterHour(row, laterAgain(row, clock())),
  };
}

const hourOf = ({ channel, minute, zone, language }: WinterHour): WinterHour => ({
  channel,
  minute,
  zone,
  language,
});

function runOf(
  module: AnyModule,
  { seat }: SoloWinter,
  game: Game<unknown, unknown>,
  own: TryRow | undefined,
  came: readonly Happening[],
): SoloRun {
  const { result, play } = own ?? { result: null, play: null };
  const state = game.state();
  const { over } = game.position;
  return {
    at: own?.moves.length ?? 0,
    choices: result !== null ? [] : game.choices(seat, true),
    ...(state === undefined ? {} : { rule: state.rule }),
    came,
    points: worthOf(module, game.position, seat),
    ...(result === null ? {} : { result }),
    ...(play === null ? {} : { play }),
    ...(over === undefined ? {} : { over }),
  };
}

function linesOf(all: readonly TryRow[]): readonly WinterLine[] {
  return ranked(
    all.flatMap(({ person, result, play, at, moves }) =>
      result === null ? [] : [{ person, result, play: play ?? result, at, moves, isWeighed: play !== null }],
    ),
  );
}
