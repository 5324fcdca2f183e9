import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { MessageBody } from '../../src/discord/post.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { longNight } from '../support/test-game.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';

/** Moves without new information in between are chosen on one panel and reported as one. */

const ada = { guild: '1', person: '11' };
const bo = { guild: '1', person: '22' };
const NONE: MessageBody = { components: [], files: [], mentions: [] };
let bot: Bot;
let all: ReturnType<typeof handlers>;

beforeEach(async () => {
  bot = offlineBot(registryOf([anyModule(longNight)]));
  all = handlers(bot.modules);
  await bot.table.lobby.create(ada, { channel: 'c', module: 'long-night' });
  await bot.table.lobby.join(ada, 1, 'ash');
  await bot.table.lobby.join(bo, 1, 'birch');
  await bot.table.lobby.start(ada, 1);
});

const call = { channel: 'c', locale: 'en-GB' };

async function play(move: string): Promise<MessageBody> {
  const of = { ...call, bot, actor: ada, sub: '', options: { move }, missing: [], inGameChannel: true };
  const command = all.commands.find(({ data }) => data.name === 'play');
  return (await command?.run(of).catch((error: unknown) => explain(of, error, 1))) ?? NONE;
}

async function press(post: MessageBody, start: string, ...values: string[]): Promise<MessageBody> {
  const text = idsOf(post).find((each) => each.startsWith(start));
  const id = parseControlId(text ?? '');
  const control = all.controls.find(({ family }) => family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`no ${start} in ${idsOf(post).join(' ')}`);
  const of = { ...call, bot, actor: ada, id, values };
  return (await control.run(of).catch((error: unknown) => explain(of, error, 1))) ?? NONE;
}

const moves = async (): Promise<readonly string[]> =>
  (await bot.table.look.history(ada, 1)).flatMap(({ move }) => move ?? []);

async function display(): Promise<readonly string[]> {
  const { choices } = await bot.table.play.legal(ada, 1);
  const parameter = choices.find(({ verb }) => verb === 'take')?.args[0];
  return typeof parameter === 'object' && 'oneOf' in parameter ? parameter.oneOf : [];
}

describe('composed moves', () => {
  it('are chosen one by one, and played as one event with the last one', async () => {
    const [one = '', two = ''] = await display();
    const first = await press(await play('?'), `go~1~0~take ${one}`);
    expect(textOf(first)).toMatch(new RegExp(`not played yet[^]*Take.*${one}`, 'u'));
    expect(await moves()).toEqual([]);
    const second = await press(first, `go~1~0~take ${two}`);
    expect(textOf(second)).toContain('Confirm 2 moves');
    const done = await press(second, 'go~1~0~end');
    expect(textOf(done)).toContain('Played');
    expect(await moves()).toEqual([`take ${one}; take ${two}; end`]);
    await bot.table.undo.retract(ada, 1);
    expect(await moves()).toEqual([]);
  });

  it('are also played without a last one, and removed one by one', async () => {
    const [one = '', two = ''] = await display();
    let panel = await press(await play('?'), `go~1~0~take ${one}`);
    panel = await press(panel, `go~1~0~take ${two}`);
    panel = await press(panel, 'drop~');
    expect(textOf(panel)).toContain('Confirm move');
    expect(textOf(await press(panel, 'send~'))).toMatch(/Played[^]*your turn again/u);
    expect(await moves()).toEqual([`take ${one}`]);
    expect(textOf(await play('?'))).not.toContain('not played yet');
  });

  it('are stored for their player’s return, and nobody else sees them', async () => {
    const [one = ''] = await display();
    await press(await play('?'), `go~1~0~take ${one}`);
    expect(textOf(await play('?'))).toContain('not played yet');
    expect(JSON.stringify(await bot.table.look.history(bo, 1))).not.toContain('take');
  });

  it('are typed with semicolons; moves after a roll stay unplayed, and illegal ones are named', async () => {
    const [one = '', two = ''] = await display();
    await play(`take ${one}; take ${two}`);
    expect(await moves()).toEqual([`take ${one}; take ${two}`]);
    const wrong = await play(`take ${one}; end`);
    expect(textOf(wrong)).toContain('can’t do that');
    expect(await moves()).toHaveLength(1);
    // Risking the storm ends the turn, no matter what is rolled.
    const left = await play('risk; end');
    expect((await moves()).slice(1)).toEqual(['risk']);
    expect(textOf(left)).toMatch(/Not played.*End/iu);
  });
});
