import PQueue from 'p-queue';
import type { Registry } from '../../games/registry.js';
import { Refused } from '../../kernel/errors.js';
import type { VariantMeta } from '../../kernel/index.js';
import type { WantedRow } from '../../store/port.js';
import { paceOf } from '../read/paces.js';
import { cardOf } from '../read/card.js';
import { openRow, type TableContext } from '../context/context.js';
import { newNoticePost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type {
  Actor,
  Club,
  CreateInput,
  GameCard,
  LobbyMethods,
  OpenWish,
  Wish,
  Wished,
} from '../contract/index.js';
import { writeChange } from '../write/write.js';
import { checkOn } from './settings.js';

/** The waiting list: one line per game, number of players and pace. A complete line gets a lobby. */

/** A sign-up expires after this time, ms. */
const SIGNED_FOR = 30 * 24 * 60 * 60_000;
/** Most lines per person. */
const MOST = 10;

/** Groups rows into lines, the line that lacks the fewest players first. */
function linesOf(rows: readonly WantedRow[]): readonly OpenWish[] {
  const lines = new Map<string, OpenWish>();
  for (const { module, seats, pace, person, at } of rows) {
    const key = `${module} ${seats} ${pace}`;
    const line = lines.get(key) ?? { module, seats, pace: paceOf(pace), people: [], since: at };
    lines.set(key, { ...line, people: [...line.people, person] });
  }
  return [...lines.values()].toSorted(
    (a, b) => a.seats - a.people.length - (b.seats - b.people.length) || a.since - b.since,
  );
}

type Place = Parameters<Club['wish']>[2];

export function wantedMethods(
  context: TableContext,
  registry: Registry,
  lobby: LobbyMethods,
): Pick<Club, 'wanted' | 'wish' | 'unwish'> {
  const { store, clock } = context;
  const queue = new PQueue({ concurrency: 1 });

  const rows = (guild: string): Promise<readonly WantedRow[]> => store.wanted(guild, clock() - SIGNED_FOR);

  async function sign(actor: Actor, wish: Wish, place: Place): Promise<Wished> {
    const { guild, person } = actor;
    await checkOn(store, guild, 'wanted');
    checkWish(registry, wish);
    const { module, seats, pace } = wish;
    const own = (await rows(guild)).filter((row) => row.person === person);
    const isNew = !own.some((row) => isFor(row, wish));
    if (isNew && own.length >= MOST) refuse('table.wanted-most', { most: MOST });
    // A player who signs up again keeps their place in the line.
    if (isNew) await store.want({ guild, person, module, seats, pace, at: clock() });
    const [line] = linesOf((await rows(guild)).filter((row) => isFor(row, wish)));
    if (line === undefined) return refuse('table.wanted-none');
    if (line.people.length < seats) return { line, isNew };
    const people = line.people.slice(0, seats);
    const variant = registry.get(module)?.meta.variants.find((each) => fits(each, seats))?.id;
    const input = { ...place, module, pace, ...(variant === undefined ? {} : { variant }) };
    const opened = await openFor(context, lobby, actor, people, input);
    await store.unwant({ guild, module, seats, pace }, people);
    return { line, isNew, opened };
  }

  return {
    async wanted({ guild }) {
      await checkOn(store, guild, 'wanted');
      return linesOf(await rows(guild));
    },
    wish: (actor, wish, place) => queue.add(() => sign(actor, wish, place)),
    unwish: ({ guild, person }, { module, seats, pace }) =>
      queue.add(async () => {
        await store.unwant({ guild, module, seats, pace }, [person]);
      }),
  };
}

const isFor = (row: WantedRow, { module, seats, pace }: Wish): boolean =>
  row.module === module && row.seats === seats && row.pace === pace;

const fits = ({ minSeats, maxSeats }: VariantMeta, seats: number): boolean =>
  minSeats <= seats && seats <= maxSeats;

function checkWish(registry: Registry, { module: id, seats }: Wish): void {
  const module = registry.get(id) ?? refuse('table.no-such-module', { module: id });
  const { variants } = module.meta;
  const min = Math.max(2, Math.min(...variants.map(({ minSeats }) => minSeats)));
  const max = Math.max(...variants.map(({ maxSeats }) => maxSeats));
  if (!Number.isInteger(seats) || seats < min || seats > max)
    refuse('table.wanted-seats', { min, max, seats });
}

/** Opens a lobby with these people. */
async function openFor(
  context: TableContext,
  lobby: LobbyMethods,
  actor: Actor,
  people: readonly string[],
  input: CreateInput,
): Promise<GameCard> {
  const { guild } = actor;
  const card = await hosted(lobby, guild, people, input);
  for (const person of people) if (person !== card.host) await lobby.join({ guild, person }, card.id);
  const row = await openRow(context.store, actor, card.id);
  const args = { people: [...people], call: people.filter((person) => person !== actor.person) };
  const posts = [newNoticePost('channel', 'table.wanted-met', args)];
  return cardOf(await writeChange(context, row, { fields: {}, posts }));
}

/** The person who has waited longest hosts, unless they have too many lobbies. */
async function hosted(
  lobby: LobbyMethods,
  guild: string,
  people: readonly string[],
  input: CreateInput,
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
