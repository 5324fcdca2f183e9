// Plays every game in the room in English and German and photographs random messages on a phone, for readers who
// haven't seen the code: npx tsx test/tools/message-shots.ts <folder> [count] [seed] [game …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedPictures } from '../../src/discord/pictures.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { drawer } from '../../src/kernel/random.js';
import type { Message } from '../../src/room/state/model.js';
import { visit } from '../support/browser.js';
import { type Harness, openHarness, PAGE } from './harness/harness.js';
import { type Options, partsOf, type Player, playersOf, wordsOf } from './harness/player.js';

const [folder = 'message-shots', count = '40', seed = '1', ...asked] = process.argv.slice(2);
const draw = drawer(Number(seed));

/** Moments for pictures: before the start, on the host's turn, after the end. */
type Moment = 'lobby' | 'turn' | 'ended';

/** Commands with the kind of their answer, and when to type them. */
const COMMANDS: readonly (readonly [kind: string, moment: Moment, line: string, options?: Options])[] = [
  ['help', 'lobby', 'help'],
  ['error: nothing to undo', 'lobby', 'undo'],
  ['error: joined already', 'lobby', 'game join', { game: '1' }],
  ['clock', 'lobby', 'clock show'],
  ['tutorial', 'lobby', 'learn'],
  ['error: no such move', 'turn', 'play', { move: 'sing' }],
  ['error: no such card', 'turn', 'card', { name: 'unicorn' }],
  ['auto-actions', 'turn', 'auto show'],
  ['hand', 'turn', 'hand'],
  ['odds', 'turn', 'odds'],
  ['rules', 'turn', 'rules', { text: 'end' }],
  ['catch up', 'turn', 'catchup'],
  ['game log', 'turn', 'log'],
  ['digest', 'turn', 'games digest', { at: '18:00' }],
  ['my games', 'turn', 'games mine'],
  ['undo', 'turn', 'undo'],
  ['proposal: pause', 'turn', 'propose pause'],
  ['proposal: end', 'turn', 'propose end'],
  ['error: not ended', 'turn', 'review'],
  ['end asked', 'turn', 'game end', { game: '1' }],
  ['error: ended', 'ended', 'play', { move: 'x' }],
  ['error: no seat', 'ended', 'game replace', { seat: '1' }],
  ['leaderboard', 'ended', 'leaderboard'],
  ['your data', 'ended', 'me show'],
];

/** Kinds of messages without a command, and of those that follow a press. */
const POSTS = ['lobby', 'lobby options', 'turn ping', 'status', 'panel', 'second panel', 'move made', 'end'];
const KINDS = [...POSTS, ...COMMANDS.map(([kind]) => kind)];

interface Table {
  readonly stage: Harness;
  readonly host: Player;
  readonly other: Player;
  readonly channel: string;
  readonly game: string;
  readonly wanted: ReadonlySet<string>;
  readonly shoot: (kind: string, message: Message | undefined) => Promise<void>;
}

const buttonOf = (message: Message | undefined, label: RegExp): string | undefined =>
  partsOf(message?.components ?? []).find(
    (part) => typeof part['label'] === 'string' && label.test(part['label']) && part['disabled'] !== true,
  )?.['custom_id'] as string | undefined;

const TALL = 700;
const OPTIONS = /^(Options|Optionen)/u;

/** The bot's newest public message that matches. */
function posted({ stage, channel }: Table, passes: (message: Message) => boolean): Message | undefined {
  const all = [...(stage.room.state.messages.get(channel)?.values() ?? [])];
  return all.reverse().find((message) => message.ephemeralFor === null && passes(message));
}

async function press(who: Player, message: Message | undefined, label: RegExp): Promise<Message | undefined> {
  const button = buttonOf(message, label);
  if (message === undefined || button === undefined) return undefined;
  return (await who.press(message, button)).message;
}

async function shootCommands(table: Table, at: Moment): Promise<void> {
  const { host, shoot, wanted, stage } = table;
  for (const [kind, moment, line, options] of COMMANDS) {
    if (moment !== at || !wanted.has(kind)) continue;
    const { message } = await host.command(line, line === 'learn' ? { game: table.game } : options);
    await stage.drained();
    const isProposal = kind.startsWith('proposal') && (message?.ephemeralFor ?? null) !== null;
    await shoot(kind, isProposal ? (posted(table, () => true) ?? message) : message);
  }
}

/** Plays autocompleted moves until the host is pinged. */
async function untilPinged(table: Table): Promise<Message | undefined> {
  const { host, other, stage } = table;
  const isPing = (message: Message): boolean => buttonOf(message, /^(Your move|Dein Zug|Zug)/u) !== undefined;
  for (let move = 0; move < 12; move++) {
    for (const who of [host, other]) {
      const lines = await who.complete('play', 'move', '');
      if (who === host && lines.length > 1 && move > 1) return posted(table, isPing);
      const line = lines[draw(Math.max(1, lines.length))];
      if (line !== undefined) await who.command('play', { move: line });
    }
    await stage.drained();
  }
  return posted(table, isPing);
}

async function shootTurn(table: Table): Promise<void> {
  const { host, shoot, stage } = table;
  const ping = await untilPinged(table);
  await shoot('turn ping', ping);
  await shoot('status', (await host.command('game status')).message);
  const panel = await press(host, ping, /^(Your move|Dein Zug|Zug)/u);
  await shoot('panel', panel);
  await shootCommands(table, 'turn');
  const menu = partsOf(panel?.components ?? []).find((part) => Array.isArray(part['options']));
  const [first] = (menu?.['options'] ?? []) as readonly { readonly value: string }[];
  if (panel !== undefined && menu !== undefined && first !== undefined)
    await shoot('second panel', (await host.choose(panel, String(menu['custom_id']), [first.value])).message);
  const [line] = await host.complete('play', 'move', '');
  if (line !== undefined) await shoot('move made', (await host.command('play', { move: line })).message);
  await stage.drained();
}

async function playGame(table: Table, language: string): Promise<void> {
  const { host, other, shoot, stage, game } = table;
  await host.command('game new', { game, language });
  await other.command('game join', { game: '1' });
  await stage.drained();
  const lobby = posted(table, (message) => buttonOf(message, OPTIONS) !== undefined);
  await shoot('lobby', lobby);
  await shoot('lobby options', await press(host, lobby, OPTIONS));
  await shootCommands(table, 'lobby');
  await host.command('game fill', { game: '1' });
  await host.command('game start', { game: '1' });
  await stage.drained();
  await shootTurn(table);
  await press(host, (await host.command('game end', { game: '1' })).message, /(End|Beenden|beenden)/u);
  await stage.drained();
  await shoot(
    'end',
    posted(table, (message) => wordsOf(message).length > 0),
  );
  await shootCommands(table, 'ended');
}

/** Plays one game in one language and photographs the wanted kinds. */
async function shootGame(game: string, language: string, wanted: ReadonlySet<string>): Promise<void> {
  const room = { applicationName: 'Fimbul', publicDir: PAGE };
  const stage = await openHarness({
    modules: registryOf(GAMES),
    pictures: renderedPictures(),
    withEmojis: true,
    room,
  });
  const players = playersOf(stage.room, { answer: 60_000, locale: language });
  const channel = stage.room.channel('longhouse').id;
  const [one, two] = stage.room.people();
  if (one === undefined || two === undefined) throw new Error('the room has too few people');
  const { page, leave } = await visit(`${stage.room.url}/?as=${one.id}&tour=off`, { phone: true });
  const shoot = async (kind: string, message: Message | undefined): Promise<void> => {
    if (!wanted.has(kind)) return;
    const name = `${game}-${language}-${kind.replace(/\W+/gu, '-')}`;
    if (message === undefined) return void console.log(`${name}: no message`);
    if (message.channelId !== channel) return void console.log(`${name}: in another channel`);
    const row = page.locator(`#message-${message.id}`);
    await row.waitFor();
    await page.waitForLoadState('networkidle');
    const isTall = ((await row.boundingBox())?.height ?? 0) > TALL;
    // If a message is taller than the screen, show its beginning.
    await row.evaluate((element, tall) => element.scrollIntoView({ block: tall ? 'start' : 'end' }), isTall);
    const path = join(folder, `${name}.png`);
    await (isTall ? page.screenshot({ path }) : row.screenshot({ path }));
    writeFileSync(join(folder, `${name}.txt`), wordsOf(message));
  };
  const [host, other] = [players.player(one.id, channel), players.player(two.id, channel)];
  try {
    await playGame({ stage, host, other, channel, game, wanted, shoot }, language);
  } finally {
    players.close();
    await leave();
    await stage.close();
  }
}

mkdirSync(folder, { recursive: true });
const tables = GAMES.map(({ meta }) => meta.id)
  .filter((id) => asked.length === 0 || asked.includes(id))
  .flatMap((game) => ['en', 'de'].map((language) => ({ game, language, wanted: new Set<string>() })));
/** Every kind occurs once before any is repeated. */
let bag: string[] = [];
for (let n = 0; n < Number(count); n++) {
  if (bag.length === 0) bag = [...KINDS];
  const [kind = ''] = bag.splice(draw(bag.length), 1);
  tables[n % tables.length]?.wanted.add(kind);
}
for (const { game, language, wanted } of tables) await shootGame(game, language, wanted);
process.exit(0);
