import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import type { CommandCall } from '../../src/discord/command.js';
import { callPost } from '../../src/discord/posts/call.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { MessageBody } from '../../src/discord/post.js';
import { idsOf, textOf, toyBot } from '../support/tables.js';

let bot: Bot;
let all: ReturnType<typeof handlers>;
const NONE: MessageBody = { components: [], files: [], mentions: [] };

function call(person: string, options: CommandCall['options'] = {}, sub = ''): CommandCall {
  const locale = 'en-GB';
  const actor = { guild: '1', person };
  return { bot, actor, channel: 'c', locale, sub, options, missing: [], inGameChannel: true };
}

async function type(
  person: string,
  name: string,
  options: CommandCall['options'] = {},
): Promise<MessageBody> {
  const [command, sub = ''] = name.split(' ');
  const of = call(person, options, sub);
  const run = all.commands.find((each) => each.data.name === command)?.run(of);
  return (await run?.catch((error: unknown) => explain(of, error, 1))) ?? NONE;
}

async function press(person: string, text: string, ...values: string[]): Promise<MessageBody> {
  const id = parseControlId(text);
  const control = all.controls.find((each) => each.family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`no control ${text}`);
  const of = { ...call(person), id, values };
  return (await control.run(of).catch((error: unknown) => explain(of, error, Number(id.game)))) ?? NONE;
}

const find = (post: MessageBody, start: string): string => {
  const found = idsOf(post).find((id) => id.startsWith(start));
  if (found === undefined) throw new Error(`no ${start} in ${idsOf(post).join(' ')}`);
  return found;
};

beforeEach(async () => {
  bot = toyBot();
  all = handlers(bot.modules);
  const { table } = bot;
  const ada = { guild: '1', person: '11' };
  await table.lobby.create(ada, { channel: 'c', module: 'woodpile' });
  await table.lobby.join(ada, 1, 'red');
  await table.lobby.join({ guild: '1', person: '22' }, 1, 'blue');
  await table.lobby.start(ada, 1);
});

describe('/auto show', () => {
  it('lists the current options with their meaning, and changes them by menu', async () => {
    const list = await type('11', 'auto show');
    expect(textOf(list)).toMatch(/Auto-actions of Red[^]*What to offer: \*\*Ask me\*\*[^]*Nothing/u);
    const one = await press('11', find(list, 'orders-pick~'), 'offer');
    expect(textOf(one)).toMatch(/● Ask me[^]*○ Nothing[^]*○ One log/u);
    const set = await press('11', find(one, 'orders-set~'), 'one');
    expect(textOf(set)).toContain('**What to offer**: now **One log**.');
    const usual = await press('11', find(set, 'orders-all~1~~usual'));
    expect(textOf(usual)).toContain('What to offer: **Nothing**');
    const undone = await press('11', find(usual, 'orders-undo~'));
    expect(textOf(undone)).toMatch(/as before[^]*What to offer: \*\*One log\*\*/u);
    expect(textOf(await type('22', 'auto show'))).toContain('What to offer: **Ask me**');
    expect(textOf(await type('99', 'auto show'))).toMatch(/Only players in|don’t play/u);
  });

  it('opens from the first ping, and nothing is set by that', async () => {
    const { table } = bot;
    const card = await table.games.card({ guild: '1', person: '11' }, 1);
    const asked = await table.outbox.read(1).asked();
    const ping = callPost(bot, card, card.awaited, { ping: [], resend: false }, asked);
    const list = await press('11', find(ping, 'orders~'));
    expect(textOf(list)).toMatch(/Auto-actions of Red[^]*What to offer: \*\*Ask me\*\*/u);
    const { policies } = await table.orders.get({ guild: '1', person: '11' }, 1);
    expect(policies.map(({ value, initial }) => value === initial)).toEqual([true, true]);
  });

  it('tells a player who removes an order that they must answer now, and offers a way', async () => {
    await bot.table.orders.setPolicy({ guild: '1', person: '11' }, 1, 'offer', 'one');
    const list = await type('11', 'auto show');
    expect(textOf(list)).not.toContain('It’s your turn');
    const set = await press('11', find(list, 'orders-all~1~~ask'));
    expect(textOf(set)).toContain('It’s your turn, and no auto-action covers this.');
    expect(textOf(await press('11', find(set, 'open~1~')))).toContain('Offer logs');
  });

  it('tells only the asked player that an order will answer', async () => {
    await bot.table.orders.setPolicy({ guild: '1', person: '11' }, 1, 'offer', 'one');
    expect(textOf(await type('11', 'play'))).toMatch(/don’t move soon: .*\(your auto-action /u);
    expect(textOf(await type('22', 'play'))).not.toContain('Auto-action');
  });
});

describe('/auto queue', () => {
  it('composes moves in a panel with preview and conditions, saves them and drops them', async () => {
    const first = await type('11', 'auto queue');
    expect(textOf(first)).toContain('A queued move');
    const draft = await press('11', find(first, 'plan-go~1~~gather'));
    expect(textOf(draft)).toMatch(/Gather one log[^]*gathers 1 log/u);
    const bound = await press('11', find(draft, 'plan-if~'), 'rich blue');
    expect(textOf(bound)).toContain('only if Blue has four logs or more');
    const kept = await press('11', find(bound, 'plan-keep~'));
    expect(textOf(kept)).toMatch(/Saved\.[^]*1\. Gather one log · only if Blue/u);
    const dropped = await press('11', find(kept, 'plan-forget~'), '1');
    expect(textOf(dropped)).toContain('None. A queued move');
  });

  it('lists the moves chosen so far above the panel, and removes the last one', async () => {
    const draft = await press('11', find(await type('11', 'auto queue'), 'plan-go~1~~gather'));
    // Nothing follows in Woodpile, so the plan is complete.
    expect(idsOf(draft).some((id) => id.startsWith('plan-make~'))).toBe(false);
    expect(textOf(await press('11', 'plan-send~1~~'))).toMatch(/Gather one log[^]*gathers 1 log/u);
    const empty = await press('11', find(draft, 'plan-drop~'));
    expect(textOf(empty)).toContain('Risk the storm');
    expect(textOf(await press('11', find(empty, 'plan-go~1~~risk')))).toMatch(/Risk the storm/u);
  });

  it('reads and completes moves typed in one line, or refuses them with the reason', async () => {
    const plan = all.commands.find((each) => each.data.name === 'auto');
    const complete = async (focused: string, typed: string) =>
      (await plan?.complete?.({ ...call('11', { [focused]: typed }, 'plan'), focused, typed }))?.map(
        (each) => each.value,
      );
    expect(await complete('move', '')).toEqual(['gather', 'risk']);
    expect(await complete('if', 'red')).toEqual(['rich red']);
    const kept = await type('11', 'auto queue', { move: 'risk', unless: 'rich blue' });
    expect(textOf(kept)).toMatch(/Risk the storm · canceled if Blue/u);
    expect(textOf(await type('11', 'auto queue', { move: 'hoard' }))).toContain('can’t do that');
  });

  it('says on the owner’s panel why a plan was not played', async () => {
    const { table } = bot;
    const [ada, bo] = ['11', '22'].map((person) => ({ guild: '1', person }));
    if (ada === undefined || bo === undefined) throw new Error('nobody');
    await type('11', 'auto queue', { move: 'risk', if: 'rich red' });
    await table.play.act(ada, 1, 'offer 0');
    await table.play.act(bo, 1, 'offer 0');
    expect(textOf(await type('11', 'play'))).toMatch(
      /queued move was not played[^]*condition not met: Red has four logs/u,
    );
    expect(textOf(await type('22', 'play'))).not.toContain('auto queue');
  });
});

describe('a move that leaves something unused', () => {
  beforeEach(async () => {
    for (const person of ['11', '22']) await bot.table.play.act({ guild: '1', person }, 1, 'offer 0');
  });
  const risk = async () => idsOf(await type('11', 'play')).find((id) => id.endsWith('~risk')) ?? '';
  const moves = async () => (await bot.table.look.history({ guild: '1', person: '11' }, 1)).length;

  it('asks for confirmation, can be tried out first, and is then played', async () => {
    const before = await moves();
    const asked = await press('11', await risk());
    expect(textOf(asked)).toMatch(/\*\*Risk the storm\*\*\?[^]*Your axe stays at home/u);
    const tried = await press('11', find(asked, 'try~'));
    expect(textOf(tried)).toMatch(/If you play \*\*Risk the storm[^]*Then the dice decide/u);
    expect(await moves()).toBe(before);
    expect(textOf(await press('11', find(tried, 'sure~')))).toContain('Played');
    expect(await moves()).toBe(before + 1);
  });

  it('is played at once if nothing is unused', async () => {
    const before = await moves();
    expect(textOf(await press('11', find(await type('11', 'play'), 'go~')))).toContain('Played');
    expect(await moves()).toBe(before + 1);
  });

  it('is the only one that needs confirmation, even if an AI answers at once', async () => {
    await bot.table.host.replace({ guild: '1', person: '11' }, 1, 'blue', { ai: 'random' });
    expect(textOf(await press('11', find(await type('11', 'play'), 'go~')))).toContain('Played');
  });

  it('shows no die before it is rolled', async () => {
    const tried = await press('11', find(await press('11', await risk()), 'try~'));
    expect(textOf(tried)).toContain('Then the dice decide');
    expect(textOf(tried)).not.toMatch(/rolls \d/u);
  });

  it('is played without confirmation for a player who turned that off', async () => {
    const asked = await press('11', await risk());
    expect(textOf(await press('11', find(asked, 'at-once~')))).toContain('Played');
    await bot.table.play.act({ guild: '1', person: '22' }, 1, 'gather');
    for (const person of ['11', '22']) await bot.table.play.act({ guild: '1', person }, 1, 'offer 0');
    expect(textOf(await press('11', await risk()))).toContain('Played');
    const list = await type('11', 'auto show');
    await press('11', find(list, 'quick~1~~off'));
    expect((await bot.table.people.get('11')).quick).toBe(false);
  });
});
