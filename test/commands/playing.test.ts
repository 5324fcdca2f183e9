import { countComponents } from '../../src/discord/post.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { search, sectionsOf } from '../../src/answers/rules.js';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import type { CommandCall, Completion, Control, Press } from '../../src/discord/command.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { MessageBody } from '../../src/discord/post.js';
import { tellerFor } from '../../src/discord/texts.js';
import { GAMES } from '../../src/games/registry.js';
import type { Actor } from '../../src/table/contract/index.js';
import { idsOf, textOf, toyBot } from '../support/tables.js';

type Given = Readonly<Record<string, string | number | boolean>>;

let bot: Bot;
let all: ReturnType<typeof handlers>;

beforeEach(() => {
  bot = toyBot();
  all = handlers(bot.modules);
});

function call(person: string, sub = '', options: Given = {}): CommandCall {
  const actor = { guild: '1', person };
  return { bot, actor, channel: 'c', locale: 'en-GB', sub, options, missing: [], inGameChannel: true };
}

/** Runs a command like the dispatcher: errors become answers. */
async function type(person: string, line: string, options: Given = {}): Promise<MessageBody> {
  const [name, sub = ''] = line.slice(1).split(' ');
  const command = all.commands.find((each) => each.data.name === name);
  if (command === undefined) throw new Error(`no command ${line}`);
  const of = call(person, sub, options);
  return command.run(of).catch((error: unknown) => explain(of, error));
}

async function complete(person: string, line: string, focused: string, typed: string, options: Given = {}) {
  const [name, sub = ''] = line.slice(1).split(' ');
  const command = all.commands.find((each) => each.data.name === name);
  const found: readonly Completion[] =
    (await command?.complete?.({ ...call(person, sub, { ...options, [focused]: typed }), focused, typed })) ??
    [];
  return found.map((each) => each.value);
}

/** Uses a control like the dispatcher. */
async function press(
  person: string,
  customId: string,
  values: readonly string[] = [],
): Promise<MessageBody | undefined> {
  const id = parseControlId(customId);
  const control: Control | undefined = all.controls.find((each) => each.family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`no control ${customId}`);
  const of: Press = { ...call(person), id, values };
  return control.run(of).catch((error: unknown) => explain(of, error, Number(id.game)));
}

/** The id of the only control with this prefix. */
function control(post: MessageBody | undefined, start: string): string {
  const found = idsOf(post ?? { components: [] }).filter((id) => id.startsWith(start));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${found.length} controls start with ${start}`);
  return found[0];
}

async function begun(): Promise<void> {
  await type('11', '/game new', { game: 'woodpile' });
  await type('22', '/game join', {});
  await type('11', '/game start');
}

describe('/game', () => {
  it('names missing permissions and sets up nothing', async () => {
    const of = {
      ...call('11', 'new', { game: 'woodpile' }),
      missing: ['AttachFiles', 'CreatePublicThreads'],
    };
    const post = await all.commands[0]?.run(of);
    expect(textOf(post ?? { components: [] })).toMatch(/Attach Files.*Create Public Threads/u);
    expect(await bot.table.games.list(of.actor)).toHaveLength(0);
  });

  it('sets up, joins, fills, starts, and lists games', async () => {
    expect(textOf(await type('11', '/game new', { game: 'woodpile', ai: 1 }))).toContain('is open');
    expect(textOf(await type('22', '/game join', { seat: 'blue' }))).toContain('Blue');
    expect(textOf(await type('22', '/game start'))).toContain('Only the host');
    expect(textOf(await type('11', '/game start'))).toContain('has begun');
    expect(textOf(await type('33', '/game list'))).toContain('running');
    expect(textOf(await type('33', '/game status'))).toContain('Waiting for');
  });

  it('asks before ending a game, and only the host may end it', async () => {
    await begun();
    const asked = await type('22', '/game end');
    expect(textOf((await press('22', control(asked, 'end-yes'))) ?? asked)).toContain('Only the host');
    expect(textOf((await press('11', control(asked, 'end-yes'))) ?? asked)).toContain('has ended');
  });
});

describe('moving', () => {
  beforeEach(begun);

  it('completes a line from the actor’s own legal moves', async () => {
    expect(await complete('11', '/play', 'move', '')).toEqual(['offer 0', 'offer 1', 'offer 2', 'offer 3']);
    expect(await complete('11', '/play', 'move', '2')).toEqual(['offer 2']);
    await expect(complete('99', '/play', 'move', '')).rejects.toThrow();
  });

  it('completes the arguments of a verb', async () => {
    expect(await complete('11', '/woodpile offer', 'rest', '')).toEqual(['0', '1', '2', '3']);
  });

  it('plays a typed line, and confirms that a sealed answer is stored', async () => {
    expect(textOf(await type('11', '/play', { move: ' Offer  1 ' }))).toContain(
      'Submitted, secret until everyone has chosen',
    );
  });

  it('builds a move step by step and confirms it', async () => {
    const first = await type('11', '/play', { move: '?' });
    // These few endings are buttons.
    expect(idsOf(first).filter((id) => id.startsWith('go~1~0~offer '))).toHaveLength(4);
    const second = await press('11', 'open~1~0~||offer');
    const answer = await press('11', control(second, 'go~1~0~offer 2'));
    expect(textOf(answer ?? first)).toMatch(/Offer.* · 2/u);
    const legal = await bot.table.play.legal({ guild: '1', person: '11' }, 1);
    expect(legal.choices).toHaveLength(0);
  });

  it('refuses with rule and fact, and shows current controls', async () => {
    const post = await type('11', '/play', { move: 'offer 3' });
    expect(textOf(post)).toContain('Submitted');
    const refused = await type('22', '/play', { move: 'burn everything' });
    expect(textOf(refused)).toContain('“burn everything” isn’t a move you have now');
    expect(textOf(refused)).not.toContain('{');
    expect(idsOf(refused).some((id) => id.startsWith('go~'))).toBe(true);
  });

  it('refuses an illegal move with the reason, and offers similar ones for a typo', async () => {
    await type('11', '/play', { move: 'offer 3' });
    await type('22', '/play', { move: 'offer 0' });
    const who = '11';
    for (let round = 0; round < 2; round++) {
      const { awaited } = await bot.table.games.card({ guild: '1', person: '11' }, 1);
      await type(awaited[0]?.person ?? '', '/play', { move: 'gather' });
    }
    const { awaited } = await bot.table.games.card({ guild: '1', person: '11' }, 1);
    const poor = await type(who, '/play', { move: 'offer 3' });
    expect(textOf(poor)).toMatch(/can’t do that[^]*W1/u);
    const near = await type(who, '/play', { move: 'ofer 1' });
    expect(textOf(near)).toContain('Did you mean');
    // Similar moves are shown with the question, in view on a phone; the whole panel is one press away.
    expect(JSON.stringify(near.components)).toContain('||offer 1');
    expect(countComponents(near.components)).toBeLessThan(8);
    const shown = await press(who, control(near, `step~1~${awaited[0]?.since.toString(36)}~||offer 1`));
    expect(textOf(shown ?? near)).toMatch(/Offer.* · 1/u);
  });

  it('refuses a stale control, plays nothing, and shows current controls', async () => {
    await type('11', '/play', { move: 'offer 0' });
    await type('22', '/play', { move: 'offer 0' });
    const card = await bot.table.games.card({ guild: '1', person: '11' }, 1);
    const [turn] = card.awaited;
    const person = turn?.person ?? '';
    const old = await press(person, 'go~1~0~gather');
    expect(textOf(old ?? { components: [] })).toContain('moved on');
    expect(idsOf(old ?? { components: [] })).toContain(`go~1~${card.seq.toString(36)}~gather`);
    expect((await bot.table.games.card({ guild: '1', person }, 1)).seq).toBe(card.seq);
  });

  it('plays once for a double click', async () => {
    const [one, two] = await Promise.all([press('11', 'go~1~0~offer 1'), press('11', 'go~1~0~offer 1')]);
    const texts = [one, two].map((post) => textOf(post ?? { components: [] }));
    expect(texts.filter((text) => text.includes('Submitted'))).toHaveLength(1);
    expect(
      (await bot.table.look.history({ guild: '1', person: '11' }, 1)).filter(({ kind }) => kind === 'move'),
    ).toHaveLength(1);
  });

  it('tells a stranger who uses a player’s control that they have no seat', async () => {
    const post = await press('99', 'go~1~0~offer 1');
    expect(textOf(post ?? { components: [] })).toContain('Only players in');
    expect(idsOf(post ?? { components: [] })).toEqual([]);
  });

  it('names the player whose turn it is', async () => {
    await type('11', '/play', { move: 'offer 0' });
    const post = await type('11', '/play', { move: 'offer 1' });
    expect(textOf(post)).toMatch(/not your turn\.\s+Waiting for (Red|Blue|Green|red|blue|green)/u);
  });
});

interface Optioned {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly options?: readonly Optioned[];
}

/** A line for every command about one game, with a value for each required option. */
function linesAboutGames(): readonly { readonly line: string; readonly options: Given }[] {
  return all.commands.flatMap(({ data }) => {
    const { options = [] } = data as { readonly options?: readonly Optioned[] };
    const subs = options.filter(({ type: kind }) => kind <= 2);
    const within = (sub: Optioned) => (sub.type === 2 ? (sub.options ?? []) : [sub]);
    const lines: readonly Optioned[] =
      subs.length === 0 ? [{ name: '', type: 1, options }] : subs.flatMap(within);
    return lines
      .filter((line) => line.options?.some(({ name, autocomplete }) => name === 'game' && autocomplete))
      .map((line) => {
        const needed = (line.options ?? []).filter(({ required }) => required);
        const value = ({ type: kind }: Optioned) => (kind === 4 ? 2 : '1');
        return {
          line: `/${data.name} ${line.name}`.trim(),
          options: Object.fromEntries(needed.map((each) => [each.name, value(each)])),
        };
      });
  });
}

/** Commands that change neither game. */
const SHOWN = [
  ...['/board', '/hand', '/catchup', '/auto show', '/undo', '/log', '/odds', '/card'],
  ...['/game status', '/game export', '/game verify'],
];

describe('two games in one channel', () => {
  beforeEach(async () => {
    await begun();
    const [ann, bob] = ['11', '22'].map((person) => ({ guild: '1', person })) as [Actor, Actor];
    const { id } = await bot.table.lobby.create(ann, { channel: 'c', module: 'woodpile' });
    await bot.table.lobby.join(bob, id);
    await bot.table.lobby.start(ann, id);
  });

  it('are both offered as buttons, for any command', async () => {
    const lines = linesAboutGames();
    expect(lines.length).toBeGreaterThan(30);
    for (const { line, options } of lines) {
      // Printed components are the same in both games, and reviews need a finished game.
      if (line === '/rules' || line === '/review') continue;
      const asked = await type('11', line, options);
      expect(textOf(asked), line).toContain('You can mean several games here');
      expect(idsOf(asked), line).toHaveLength(2);
      if (!SHOWN.includes(line)) continue;
      for (const id of idsOf(asked))
        expect(textOf((await press('11', id)) ?? asked), line).not.toMatch(
          /Several games|moved on|out of date/u,
        );
    }
  });

  it('can’t be reviewed before they are over', async () => {
    expect(textOf(await type('11', '/review'))).toContain('no finished game here');
    expect(await complete('11', '/review', 'game', '')).toEqual([]);
    expect(await complete('11', '/board', 'game', '')).toHaveLength(2);
  });

  it('keep the typed text, even if it is too long for a button', async () => {
    const typed = await type('11', '/play', { move: 'Offer 2' });
    const [first = '', second = ''] = idsOf(typed);
    expect(textOf((await press('11', first)) ?? typed)).toMatch(/Submitted.*Offer.* · 2/su);
    const shown = await type('11', '/log', { turn: 1 });
    expect(idsOf((await press('11', idsOf(shown)[0] ?? '')) ?? shown).join(' ')).toContain('story-jump');
    const long = await type('11', '/play', { move: 'offer 2; '.repeat(20) });
    expect(idsOf(long)).toHaveLength(0);
    expect(textOf(long)).toMatch(/\/play move:offer 2; .*game:2.*game:1/su);
    // A button can't do more than a typed command.
    for (const rest of ['{', '["play","",{"move":1}]', '["status","",{}]', '["play","",{"x":"1"}]'])
      expect(textOf((await press('11', `again~1~~${rest}`)) ?? long), rest).not.toContain('Submitted');
    expect(textOf((await press('99', second)) ?? long)).not.toContain('Submitted');
  });
});

describe('looking', () => {
  beforeEach(begun);

  it('lists what the player’s own orders did among the news', async () => {
    const { places } = await bot.table.games.card({ guild: '1', person: '11' }, 1);
    // The player of the first seat gathers first.
    const order = bot.modules.get('woodpile')?.meta.seats.map(({ id }) => id) ?? [];
    const seat = order.find((id) => places.some((place) => place.seat === id)) ?? '';
    const first = places.find((place) => place.seat === seat)?.person ?? '';
    await bot.table.orders.setPolicy({ guild: '1', person: first }, 1, 'storm', 'avoid');
    await type(first === '11' ? '22' : '11', '/play', { move: 'offer 0' });
    // The player is present, so the order for the gathering answers at once.
    await type(first, '/play', { move: 'offer 0' });
    const history = await bot.table.look.history({ guild: '1', person: first }, 1);
    expect(history.at(-1)).toMatchObject({ move: 'gather', order: 'policy/storm' });
    const text = textOf(await type(first, '/catchup'));
    expect(text).toContain('Since your last move');
    expect(text.toLowerCase()).toContain(`${seat} gathers`);
  });

  it('shows players their own board and strangers the public one', async () => {
    for (const who of ['11', '22']) await type(who, '/play', { move: who === '11' ? 'offer 3' : 'offer 0' });
    expect(textOf(await type('11', '/board'))).toContain('"tales":[');
    expect(textOf(await type('22', '/board'))).toContain('"tales":[]');
    expect(textOf(await type('99', '/board'))).not.toContain('"tales":');
  });

  it('tells the story by turn, with pages and a menu of phases', async () => {
    for (const who of ['11', '22']) await type(who, '/play', { move: 'offer 0' });
    const post = await type('22', '/log', { turn: 1 });
    expect(textOf(post)).toContain('offer 0');
    expect(idsOf(post).some((id) => id.startsWith('story-jump'))).toBe(true);
  });

  it('finds rules by number and by word', async () => {
    expect(textOf(await type('11', '/rules', { text: 'w2' }))).toContain('Gathering');
    expect(textOf(await type('11', '/rules', { text: 'secret' }))).toContain('Offers');
    expect(textOf(await type('11', '/rules', { text: 'gatherers' }))).toContain('Gathering');
    for (const module of GAMES) {
      // A word of a section's title finds it in any inflection.
      const tell = tellerFor(module.texts, 'en');
      for (const section of sectionsOf(module, tell)) {
        const [word = ''] = section.title.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
        if (word !== '') expect(search(sectionsOf(module, tell), `${word}s`), word).toContainEqual(section);
      }
    }
    expect(textOf(await type('11', '/rules', { text: 'xyzzy' }))).toContain('No section');
    // The chapter with that name comes first, not a section that forbids it.
    const greenland = GAMES.find(({ meta }) => meta.id === 'greenland');
    for (const [locale, word] of [
      ['en', 'hunting'],
      ['en', 'hunts'],
      ['de', 'Jagd'],
    ] as const)
      expect(
        search(sectionsOf(greenland, tellerFor(greenland?.texts ?? {}, locale)), word)[0]?.id,
        word,
      ).toBe('G');
  });

  it('shows the help', async () => {
    expect(textOf(await type('11', '/help'))).toContain('Auto-actions');
    // Woodpile has no pictures, so there are no icons to explain.
    expect(textOf(await type('11', '/help', { icons: 'woodpile' }))).toContain('has its name beside it');
  });
});
