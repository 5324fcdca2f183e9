import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import type { Bot } from '../../src/discord/bot.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { Post } from '../../src/discord/post.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import type { Store } from '../../src/store/port.js';
import { testStore } from '../support/stores.js';
import { createTable } from '../../src/table/table.js';
import { longNight } from '../support/long-night.js';
import { idsOf, textOf, wordPictures } from '../support/tables.js';

/** An answer to a move loads the game once. */

const ada = { guild: '1', person: '11' };
const bo = { guild: '1', person: '22' };
const call = { channel: 'c', locale: 'en-GB' };
let bot: Bot;
let all: ReturnType<typeof handlers>;
/** Rows of games that were loaded, and positions. */
let rows: number;
let boards: number;

function counting(store: Store): Store {
  return {
    ...store,
    loadGame: (game) => {
      rows += 1;
      return store.loadGame(game);
    },
    board: (game) => {
      boards += 1;
      return store.board(game);
    },
    loadPosition: (game, seq) => {
      boards += 1;
      return store.loadPosition(game, seq);
    },
  };
}

beforeEach(async () => {
  const modules = registryOf([anyModule(longNight)]);
  const table = createTable({ store: counting(testStore()), registry: modules });
  bot = { table, modules, pictures: wordPictures, log: silentLog() };
  all = handlers(modules);
  await table.create(ada, { channel: 'c', module: 'long-night' });
  await table.join(ada, 1, 'ash');
  await table.join(bo, 1, 'birch');
  await table.start(ada, 1);
  // The first work on a game after a start of the program looks whether it is in order.
  await table.answer(ada, 1, () => ({ does: 'ask' }));
});

/** What it takes to answer. */
async function counted(work: () => Promise<Post | undefined>): Promise<Post> {
  [rows, boards] = [0, 0];
  const post = await work();
  if (post === undefined) throw new Error('there was no answer');
  return post;
}

function type(name: string, options: Record<string, string>): Promise<Post> {
  const of = { ...call, bot, actor: ada, sub: '', options, missing: [], inGameChannel: true };
  const command = all.commands.find(({ data }) => data.name === name);
  return counted(async () => command?.run(of));
}

function press(post: Post, start: string, ...values: string[]): Promise<Post> {
  const id = parseControlId(idsOf(post).find((each) => each.startsWith(start)) ?? '');
  const control = all.controls.find(({ family }) => family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`no ${start} in ${idsOf(post).join(' ')}`);
  return counted(async () => control.run({ ...call, bot, actor: ada, id, values }));
}

async function display(): Promise<readonly string[]> {
  const { choices } = await bot.table.legal(ada, 1);
  const parameter = choices.find(({ verb }) => verb === 'take')?.args[0];
  return typeof parameter === 'object' && 'oneOf' in parameter ? parameter.oneOf : [];
}

describe('an answer to a move', () => {
  it('loads the game once where a control was pressed', async () => {
    const [one = ''] = await display();
    const panel = await type('play', { move: '?' });
    const kept = await press(panel, 'step~', `take ${one}`);
    expect(textOf(kept)).toContain('not played yet');
    expect([rows, boards]).toEqual([1, 0]);
    const done = await press(kept, 'send~');
    expect(textOf(done)).toMatch(/Played[^]*your turn again/u);
    expect([rows, boards]).toEqual([1, 0]);
  });

  it('loads it once where a move was typed, besides finding out which game is meant', async () => {
    const [one = ''] = await display();
    const done = await type('play', { move: `take ${one}` });
    expect(textOf(done)).toMatch(/Played/u);
    expect([rows, boards]).toEqual([1, 0]);
  });

  it('loads it once where several are typed', async () => {
    const [one = '', two = ''] = await display();
    const done = await type('play', { move: `take ${one}; take ${two}` });
    expect(textOf(done)).toMatch(/Played/u);
    expect([rows, boards]).toEqual([1, 0]);
  });
});
