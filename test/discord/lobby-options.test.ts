import { ComponentType } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { explain } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import type { Press } from '../../src/discord/command.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { LIMITS } from '../../src/discord/limits.js';
import { countComponents, type MessageBody } from '../../src/discord/post.js';
import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { modalComplaints } from '../../src/room/rest/components.js';
import { anyModule, GAMES, registryOf } from '../../src/games/registry.js';
import type { OptionMeta } from '../../src/kernel/types.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** Settings of every kind, more than one message can show. */
const SETTINGS: readonly OptionMeta[] = [
  { id: 'start', values: ['3', '5'], initial: '3' },
  { id: 'ruin', values: ['level-one', 'nothing'], initial: 'level-one', rule: 'W1' },
  { id: 'trees', min: 0, max: 99, initial: 99 },
  { id: 'stride', min: -10, max: 10, step: 5, initial: 0 },
  ...Array.from({ length: 44 }, (_, at) => ({ id: `n${at}`, min: 0, max: 20, initial: 4 })),
];
const many = anyModule({ ...toyGame, meta: { ...toyGame.meta, options: SETTINGS } });
const host = { guild: '1', person: '11' };
const other = { guild: '1', person: '22' };
let bot: Bot;
beforeEach(async () => {
  bot = offlineBot(registryOf([many]));
  await bot.table.lobby.create(host, { channel: 'c', module: 'woodpile' });
  await bot.table.lobby.join(other, 1);
});

const card = () => bot.table.games.card(host, 1);
const lobby = async (): Promise<MessageBody> => lobbyPost(bot, await card());

function pressOf(actor: typeof host, text: string, more: Partial<Press> = {}) {
  const id = parseControlId(text);
  const control = handlers(bot.modules).controls.find((each) => each.family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`no control ${text}`);
  return { control, of: { bot, actor, channel: 'c', locale: 'en-GB', id, values: [], ...more } };
}

/** The form that the control opens. */
async function formOf(actor: typeof host, text: string, ...values: string[]) {
  const { control, of } = pressOf(actor, text, { values });
  const form = await control.modal?.(of);
  if (form === undefined) throw new Error(`no form of ${text}`);
  const fields = form.components.flatMap((label) => ('component' in label ? [label.component] : []));
  return { ...form, fields: fields as readonly { custom_id: string; type: number; options: unknown[] }[] };
}

/** Submits a form. */
const submit = (text: string, fields: Readonly<Record<string, string>>, actor = host): Promise<MessageBody> =>
  press(actor, text, { fields });

async function press(actor: typeof host, text: string, more: Partial<Press> = {}): Promise<MessageBody> {
  const { control, of } = pressOf(actor, text, more);
  const { id } = of;
  const done = control.run(of).catch((error: unknown) => explain(of, error, Number(id.game)));
  return (await done) ?? { components: [], files: [], mentions: [] };
}

const find = (post: MessageBody, start: string): string => {
  const found = idsOf(post).find((id) => id.startsWith(start));
  if (found === undefined) throw new Error(`no ${start} in ${idsOf(post).join(' ')}`);
  return found;
};

describe('a lobby with more settings than a message carries', () => {
  it('stays within the limit and shows all settings on its pages', async () => {
    const first = await lobby();
    expect(countComponents(first.components)).toBeLessThanOrEqual(LIMITS.components);
    expect(textOf(first)).toContain('48 settings, all default');
    const page = await press(host, find(first, 'lobby-settings~'));
    expect(countComponents(page.components)).toBeLessThanOrEqual(LIMITS.components);
    const menu = JSON.stringify(page.components);
    const reached: string[] = [];
    for (let at = 0; at < Math.ceil(SETTINGS.length / 5); at++) {
      expect(menu).toContain(`"value":"${at}"`);
      const form = await formOf(host, find(page, 'lobby-form~1~~'), String(at));
      expect(modalComplaints(form.components)).toEqual([]);
      expect(form.fields.length).toBeLessThanOrEqual(5);
      reached.push(...form.fields.map(({ custom_id: id }) => id));
    }
    expect(reached).toEqual(SETTINGS.map(({ id }) => id));
  });

  it('has radio buttons for a few values, and menus for more', async () => {
    const { fields } = await formOf(host, 'lobby-form~1~~0');
    const isRadio = fields.map(({ type }) => type === ComponentType.RadioGroup);
    expect(isRadio.slice(0, 4)).toEqual([true, true, false, false]);
  });

  it('changes several settings at once, and shows them to all players on the card', async () => {
    const changed = await submit('lobby-form~1~~0', {
      start: '5',
      ruin: 'level-one',
      trees: '30',
      stride: '0',
    });
    expect((await card()).options).toMatchObject({ start: '5', trees: '30', stride: '0', ruin: 'level-one' });
    expect(textOf(changed)).toMatch(/Changed: start: 5 · trees: 30/u);
    expect(textOf(await lobby())).toMatch(/trees: 30/u);
    await submit('lobby-form~1~~0', { trees: '31' });
    expect((await card()).options).toMatchObject({ start: '5', trees: '31' });
  });

  it('sets the agreement and the level of the AIs at once', async () => {
    const given = { '@pace': 'brisk+bank', '@missed': 'ai', '@verbosity': 'quiet' };
    await submit('lobby-form~1~~terms', given);
    expect(await card()).toMatchObject({
      pace: 'brisk',
      agreement: { bank: true, missed: 'ai', verbosity: 'quiet' },
    });
  });

  it.each([
    ['above its bounds', 'trees', '100', '0–99'],
    ['that isn’t a number', 'trees', '1e1', '0–99'],
    ['between two steps', 'stride', '-3', '-10–10'],
    ['that isn’t among the allowed ones', 'ruin', 'all', 'level-one, nothing'],
  ])('refuses a value %s and lists the allowed ones', async (_name, option, value, may) => {
    const answer = await submit('lobby-form~1~~0', { [option]: value });
    expect(textOf(answer)).toContain(`${option} can’t be ${value}. Choose ${may}`);
    expect((await card()).options[option]).toBe(String(SETTINGS.find(({ id }) => id === option)?.initial));
  });

  it('can be viewed by anyone and changed by the host only', async () => {
    const page = await press(other, find(await lobby(), 'lobby-settings~'));
    expect(textOf(page)).toContain('48 settings');
    const answer = await submit('lobby-form~1~~0', { trees: '30' }, other);
    expect(textOf(answer)).toContain('Only the host');
    expect((await card()).options['trees']).toBe('99');
  });
});

describe('every game', () => {
  it.each(GAMES.map((module) => [module.meta.id, module] as const))(
    '%s has a lobby card within the limit, with AIs and several packs',
    async (id, module) => {
      bot = offlineBot(registryOf([module]));
      await bot.table.lobby.create(host, { channel: 'c', module: id });
      await bot.table.lobby.fill(host, 1, Object.keys(module.ai)[0] ?? '');
      for (const { id: variant } of module.meta.variants) {
        await bot.table.lobby.configure(host, 1, { variant });
        const shown = await lobby();
        expect(countComponents(shown.components)).toBeLessThanOrEqual(LIMITS.components);
        const settings = await press(host, find(shown, 'lobby-settings~'));
        expect(countComponents(settings.components)).toBeLessThanOrEqual(LIMITS.components);
      }
    },
  );
});

it('the card uses the language its host chose, and the host reads their own', async () => {
  bot = offlineBot(registryOf(GAMES.slice(0, 1)));
  await bot.table.lobby.create(host, { channel: 'c', module: 'greenland' });
  const page = await press(host, find(await lobby(), 'lobby-settings~'));
  const changed = await submit(find(page, 'lobby-form~1~~game'), { '@language': 'de' });
  expect(textOf(await lobby())).toContain('alle Standard');
  expect(textOf(changed)).toContain('all default');
  await submit(find(changed, 'lobby-form~1~~game'), { '@language': 'tlh' });
  expect((await card()).language).toBe('de');
});

describe('a lobby of a game with printed rule sets', () => {
  const wordfame = GAMES.filter(({ meta }) => meta.id === 'wordfame');
  beforeEach(async () => {
    bot = offlineBot(registryOf(wordfame));
    await bot.table.lobby.create(host, { channel: 'c', module: 'wordfame' });
  });
  const set = (option: string, value: string): Promise<MessageBody> =>
    submit(formWith(option), { [option]: value });
  const formWith = (option: string): string => {
    const ids = wordfame.flatMap(({ meta }) => meta.options.map(({ id }) => id));
    return `lobby-form~1~~${Math.floor(ids.indexOf(option) / 5)}`;
  };
  const designed = async (): Promise<readonly unknown[]> => {
    const { options } = await card();
    const ids = ['pool', 'second', 'landless', 'votes', 'personae', 'wealth', 'poor', 'killings'];
    return ids.map((id) => options[id]);
  };

  it('names the balanced rules until something is changed', async () => {
    const shown = textOf(await lobby());
    expect(shown).toContain('**Rules: balanced**');
    expect(shown).not.toContain('Changed');
  });

  it('sets all eight options at once, and back', async () => {
    const before = await designed();
    const shown = textOf(await set('rules', 'printed'));
    expect(shown).toContain('**Rules: as printed**');
    expect(shown).not.toContain('Changed');
    expect(await designed()).toEqual(['empty', 'none', 'out', 'top', 'plain', 'none', 'alone', 'silent']);
    await set('rules', 'balanced');
    expect(await designed()).toEqual(before);
  });

  it('shows how an option changed afterwards differs from the set', async () => {
    await set('rules', 'printed');
    const shown = textOf(await set('pool', 'four'));
    expect(shown).toMatch(/\*\*Rules: as printed\*\* · Changed: .*\(WF7\): .*\(not: .*\)/u);
    expect((await designed())[0]).toBe('four');
    // Other settings don't change it.
    await set('notes', 'open');
    expect((await designed())[0]).toBe('four');
    expect(textOf(await lobby())).toMatch(/Changed: .*\(WF7\): .* · ./u);
  });

  it('accepts both when the game is created', async () => {
    const options = { rules: 'printed', killings: 'told' };
    const made = await bot.table.lobby.create(host, { channel: 'd', module: 'wordfame', options });
    expect([made.options['killings'], made.options['poor']]).toEqual(['told', 'alone']);
  });
});
