import PQueue from 'p-queue';
import type { Registry } from '../../games/registry.js';
import { Refused } from '../../kernel/errors.js';
import type { WantedRow } from '../../store/port.js';
import { paceOf } from '../read/paces.js';
import { cardOf } from '../read/card.js';
import { openRow, type Context } from '../context/context.js';
import { newNoticePost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type { Actor, Club, GameCard, LobbyMethods, Wanted, Wish } from '../contract/index.js';
import { writeChange } from '../write/write.js';
import { checkOn } from './settings.js';

/** The waiting list: game, number at the table, pace. Enough of a line sit down together. */

/** Nobody who signed longer ago is thought to want it still, ms. */
const KEPT = 30 * 24 * 60 * 60_000;
/** Lines that one person may stand in. */
const MOST = 10;

/** Rows as lines, the one that lacks fewest people first. */
function linesOf(rows: readonly WantedRow[]): readonly Wanted[] {
  const lines = new Map<string, Wanted>();
  for (const { module, seats, pace, person, at } of rows) {
    const key = `${module} ${seats} ${pace}`;
    const line = lines.get(key) ?? { module, seats, pace: paceOf(pace), people: [], since: at };
    lines.set(key, { ...line, people: [...line.people, person] });
  }
  return [...lines.values()].toSorted(
    (a, b) => a.seats - a.people.length - (b.seats - b.people.length) || a.since - b.since,
  );
}

export function wantedMethods(
  context: Context,
  registry: Registry,
  lobby: LobbyMethods,
): Pick<Club, 'wanted' | 'wish' | 'unwish'> {
  const { store, clock } = context;
  const queue = new PQueue({ concurrency: 1 });

  const rows = (guild: string): Promise<readonly WantedRow[]> => store.wanted(guild, clock() - KEPT);
  const isOf = (row: WantedRow, { module, seats, pace }: Wish): boolean =>
    row.module === module && row.seats === seats && row.pace === pace;

  function checkWish({ module: id, seats }: Wish): void {
    const module = registry.get(id) ?? refuse('table.no-such-module', { module: id });
    const { variants } = module.meta;
    const [min, max] = [
      Math.max(2, Math.min(...variants.map(({ minSeats }) => minSeats))),
      Math.max(...variants.map(({ maxSeats }) => maxSeats)),
    ];
    if (!Number.isInteger(seats) || seats < min || seats > max)
      refuse('table.wanted-seats', { min, max, seats });
  }

  /** The first variant that so many can play. */
  const variantFor = ({ module, seats }: Wish): string | undefined =>
    registry
      .get(module)
      ?.meta.variants.find(({ minSeats, maxSeats }) => minSeats <= seats && seats <= maxSeats)?.id;

  async function openFor(
    actor: Actor,
    wish: Wish,
    people: readonly string[],
    place: Parameters<Club['wish']>[2],
  ): Promise<GameCard> {
    const { guild } = actor;
    const variant = variantFor(wish);
    const input = {
      ...place,
      module: wish.module,
      pace: wish.pace,
      ...(variant === undefined ? {} : { variant }),
    };
    const card = await hosted(guild, people, input);
    for (const person of people) if (person !== card.host) await lobby.join({ guild, person }, card.id);
    const row = await openRow(store, actor, card.id);
    const args = { people: [...people], call: people.filter((person) => person !== actor.person) };
    const written = await writeChange(context, row, {
      fields: {},
      posts: [newNoticePost('channel', 'table.wanted-met', args)],
    });
    return cardOf(written);
  }

  /** The one who has waited longest hosts; whoever has too many lobbies already doesn't. */
  async function hosted(
    guild: string,
    people: readonly string[],
    input: Parameters<LobbyMethods['create']>[1],
  ): Promise<GameCard> {
    let why: unknown;
    for (const person of people) {
      try {
        return await lobby.create({ guild, person }, input);
      } catch (error) {
        if (!(error instanceof Refused) || error.key !== 'table.too-many-lobbies') throw error;
        why ??= error;
      }
    }
    throw why;
  }

  async function wish(actor: Actor, of: Wish, place: Parameters<Club['wish']>[2]) {
    const { guild, person } = actor;
    await checkOn(store, guild, 'wanted');
    checkWish(of);
    const { module, seats, pace } = of;
    const all = await rows(guild);
    const stands = all.some((row) => row.person === person && isOf(row, of));
    if (!stands && all.filter((row) => row.person === person).length >= MOST)
      refuse('table.wanted-most', { most: MOST });
    // Whoever signs again keeps their place in the line.
    if (!stands) await store.want({ guild, person, module, seats, pace, at: clock() });
    const rowsNow = (await rows(guild)).filter((row) => isOf(row, of));
    const [line] = linesOf(rowsNow);
    if (line === undefined) return refuse('table.wanted-none');
    if (line.people.length < seats) return { line, isNew: !stands };
    const people = line.people.slice(0, seats);
    const opened = await openFor(actor, of, people, place);
    await store.unwant({ guild, module, seats, pace }, people);
    return { line, isNew: !stands, opened };
  }

  return {
    async wanted({ guild }) {
      await checkOn(store, guild, 'wanted');
      return linesOf(await rows(guild));
    },
    wish: (actor, of, place) => queue.add(() => wish(actor, of, place)),
    unwish: ({ guild, person }, { module, seats, pace }) =>
      queue.add(async () => {
        await store.unwant({ guild, module, seats, pace }, [person]);
      }),
  };
}
