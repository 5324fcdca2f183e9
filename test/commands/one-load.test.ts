import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import type { RequestContext } from '../../src/discord/command.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { MessageBody } from '../../src/discord/post.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import type { Store } from '../../src/store/port.js';
import { testStore } from '../support/stores.js';
import { createTable } from '../../src/table/table.js';
import { longNight } from '../support/test-game.js';
import { idsOf, textOf, wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** Each answer loads the game once and reads its orders once, for commands and controls alike. */

const ada = { guild: '1', person: '11' };
const bo = { guild: '1', person: '22' };
const cyd = { guild: '1', person: '33' };
const call = { channel: 'c', locale: 'en-GB' };
const seats = { 'long-night': ['ash', 'birch'], woodpile: ['red', 'blue'] } as const;
let bot: Bot;
let all: ReturnType<typeof handlers>;
/** Loads for one answer: game rows, positions, and standing orders. */
let loaded: { rows: number; boards: number; orders: number };
const NOTHING = { rows: 0, boards: 0, orders: 0 };
const ONCE = { rows: 1, boards: 0, orders: 1 };

function counting(store: Store): Store {
  return {
    ...store,
    loadGame: (game) => {
      loaded.rows += 1;
      return store.loadGame(game);
    },
    board: (game) => {
      loaded.boards += 1;
      return store.board(game);
    },
    loadPosition: (game, seq) => {
      loaded.boards += 1;
      return store.loadPosition(game, seq);
    },
    orders: (game) => {
      loaded.orders += 1;
      return store.orders(game);
    },
  };
}

/** A running game: with turns of several small choices, or with sealed answers and plans. */
async function begin(module: keyof typeof seats): Promise<void> {
  loaded = { ...NOTHING };
  const modules = registryOf([anyModule(longNight), anyModule(toyGame)]);
  const table = createTable({ store: counting(testStore()), registry: modules });
  bot = { table, modules, pictures: wordPictures, log: silentLog() };
  all = handlers(modules);
  await table.lobby.create(ada, { channel: 'c', module });
  const [one, two] = seats[module];
  await table.lobby.join(ada, 1, one);
  await table.lobby.join(bo, 1, two);
  await table.lobby.start(ada, 1);
  // The first task on a game after startup checks it.
  await table.play.answer(ada, 1, () => ({ does: 'ask' }));
}

/** Counts the loads of an answer or a refusal. */
async function counted(
  of: RequestContext,
  work: () => Promise<MessageBody | undefined>,
): Promise<MessageBody> {
  loaded = { ...NOTHING };
  const post = await work().catch((error: unknown) => explain(of, error, 1));
  if (post === undefined) throw new Error('there was no answer');
  return post;
}

function type(name: string, options: Record<string, string>, actor = ada): Promise<MessageBody> {
  const [first, sub = ''] = name.split(' ');
  const of = { ...call, bot, actor, sub, options, missing: [], inGameChannel: true };
  const command = all.commands.find(({ data }) => data.name === first);
  return counted(of, async () => command?.run(of));
}

/** Presses a control by family and rest, even if no panel shows it. */
function pressed(
  family: string,
  rest: string,
  seq: number,
  values: readonly string[] = [],
): Promise<MessageBody> {
  const id = { family, game: '1', seq, rest };
  const control = all.controls.find((each) => each.family === family);
  if (control === undefined) throw new Error(`no ${family}`);
  const of = { ...call, bot, actor: ada, id, values };
  return counted(of, async () => control.run(of));
}

function press(post: MessageBody, start: string, ...values: string[]): Promise<MessageBody> {
  const id = parseControlId(idsOf(post).find((each) => each.startsWith(start)) ?? '');
  if (id === undefined) throw new Error(`no ${start} in ${idsOf(post).join(' ')}`);
  return pressed(id.family, id.rest, id.seq, values);
}

async function display(): Promise<readonly string[]> {
  const { choices } = await bot.table.play.legal(ada, 1);
  const parameter = choices.find(({ verb }) => verb === 'take')?.args[0];
  return typeof parameter === 'object' && 'oneOf' in parameter ? parameter.oneOf : [];
}

const seqNow = async (): Promise<number> => (await bot.table.games.card(ada, 1)).seq;

describe('an answer to a move', () => {
  beforeEach(() => begin('long-night'));

  it('loads the game once for a pressed control', async () => {
    const [one = ''] = await display();
    const panel = await type('play', { move: '?' });
    const kept = await press(panel, `go~1~0~take ${one}`);
    expect(textOf(kept)).toContain('not played yet');
    expect(loaded).toEqual(ONCE);
    const done = await press(kept, 'send~');
    expect(textOf(done)).toMatch(/Played[^]*your turn again/u);
    expect(loaded).toEqual(ONCE);
  });

  it('loads it once for a typed move, after finding out which game is meant', async () => {
    const [one = ''] = await display();
    const done = await type('play', { move: `take ${one}` });
    expect(textOf(done)).toMatch(/Played/u);
    expect(loaded).toEqual(ONCE);
  });

  it('loads it once for several typed moves', async () => {
    const [one = '', two = ''] = await display();
    const done = await type('play', { move: `take ${one}; take ${two}` });
    expect(textOf(done)).toMatch(/Played/u);
    expect(loaded).toEqual(ONCE);
  });

  it('loads it once even if it asks the next players', async () => {
    expect(textOf(await type('play', { move: 'end' }))).toMatch(/Played[^]*Birch/u);
    expect(loaded).toEqual(ONCE);
  });
});

describe('a refused move', () => {
  beforeEach(() => begin('long-night'));

  it.each([
    ['of a control', async () => pressed('go', 'take 9999', await seqNow()), /can’t do that[^]*Take/u],
    [
      'of a control that asked twice',
      async () => pressed('sure', 'take 9999', await seqNow()),
      /can’t do that/u,
    ],
    ['of a control that is out of date', async () => pressed('go', 'end', (await seqNow()) + 7), /moved on/u],
    ['that is typed', () => type('play', { move: 'take 9999; end' }), /can’t do that[^]*Take/u],
    ['of somebody else’s turn', () => type('play', { move: 'end' }, bo), /not your turn|waits for|isn’t/u],
    [
      'of somebody who doesn’t play',
      () => type('play', { move: 'end' }, cyd),
      /don’t play|isn’t yours|Only players in/u,
    ],
    ['that isn’t tried out', async () => pressed('try', 'take 9999', await seqNow()), /can’t do that/u],
    ['at one press', async () => pressed('at-once', 'end', (await seqNow()) + 7), /moved on/u],
  ] as const)('%s loads the game once', async (_what, work, says) => {
    expect(textOf(await work())).toMatch(says);
    expect(loaded).toMatchObject({ rows: 1, boards: 0 });
    expect(loaded.orders).toBeLessThanOrEqual(1);
  });
});

describe('a preview or undo', () => {
  beforeEach(() => begin('long-night'));

  it('loads the game once for “What if?”', async () => {
    expect(textOf(await pressed('try', 'end', await seqNow()))).toContain('If you play');
    expect(loaded).toEqual({ rows: 1, boards: 0, orders: 0 });
  });

  it('loads it once for an undo, even if it is refused', async () => {
    expect(textOf(await type('undo', {}))).toMatch(/nothing/iu);
    expect(loaded).toEqual({ rows: 1, boards: 0, orders: 0 });
    const [one = ''] = await display();
    await type('play', { move: `take ${one}` });
    expect(textOf(await type('undo', {}))).toMatch(/undone[^]*Take/iu);
    // Including the position it goes back to.
    expect(loaded).toEqual({ rows: 1, boards: 1, orders: 1 });
    await type('play', { move: 'end' });
    await bot.table.play.act(bo, 1, 'end');
    await type('undo', {});
    expect(loaded).toEqual({ rows: 1, boards: 0, orders: 0 });
  });
});

describe('a plan', () => {
  beforeEach(() => begin('woodpile'));

  it('loads the game once per step', async () => {
    const first = await type('auto queue', {});
    expect(loaded).toEqual(ONCE);
    const draft = await press(first, 'plan-go~1~~gather');
    expect(loaded).toEqual(ONCE);
    const bound = await press(draft, 'plan-if~', 'rich blue');
    expect(loaded).toEqual(ONCE);
    await pressed('plan-send', '', -1);
    expect(loaded).toEqual(ONCE);
    const kept = await press(bound, 'plan-keep~');
    expect(textOf(kept)).toMatch(/Saved\./u);
    expect(loaded).toEqual(ONCE);
    await press(kept, 'plan-forget~', '1');
    expect(loaded).toEqual(ONCE);
    await press(await type('auto queue', {}), 'plan-go~1~~risk');
    await pressed('plan-drop', '', -1);
    expect(loaded).toEqual(ONCE);
    await pressed('plan-discard', '', -1);
    expect(loaded).toEqual(ONCE);
  });

  it('loads it once when it is typed, even if it is refused', async () => {
    expect(textOf(await type('auto queue', { move: 'risk' }))).toMatch(/Saved\./u);
    expect(loaded).toEqual(ONCE);
    expect(textOf(await type('auto queue', { move: 'hoard' }))).toContain('can’t do that');
    expect(loaded).toEqual(ONCE);
  });

  it.each(['', 'ga', 'gather; ', 'gather; ri'])('loads it once to complete “%s”', async (typed) => {
    const command = all.commands.find(({ data }) => data.name === 'auto');
    loaded = { ...NOTHING };
    await command?.complete?.({
      ...call,
      ...{ bot, actor: ada, sub: 'plan', options: { move: typed }, focused: 'move', typed },
    });
    expect(loaded).toEqual({ rows: 1, boards: 0, orders: 0 });
  });

  it('loads it once for a sealed answer, accepted or refused', async () => {
    expect(textOf(await type('play', { move: 'offer 99' }))).not.toMatch(/^Played/u);
    expect(loaded).toEqual(ONCE);
    expect(textOf(await type('play', { move: 'offer 1' }))).toContain('Submitted, secret until');
    expect(loaded).toEqual(ONCE);
  });
});
