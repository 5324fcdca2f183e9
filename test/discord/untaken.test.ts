import { DiscordAPIError, type RawFile } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { editTo } from '../../src/discord/dispatch/send.js';
import { post, words } from '../../src/discord/post.js';
import { textOf, toyBot } from '../support/tables.js';

/** The error discord.js throws for such a response. */
function refusal(status: number, code: number): DiscordAPIError {
  const files: RawFile[] = [];
  return new DiscordAPIError({ code, message: 'Invalid Form Body' }, code, status, 'PATCH', '/', {
    files,
    body: {},
  });
}

/** An interaction whose first answers are refused. */
function interaction(...failures: readonly Error[]) {
  const left = [...failures];
  const sent: { readonly components: readonly unknown[] }[] = [];
  const editReply = async (body: unknown): Promise<never> => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    sent.push(body as { components: readonly unknown[] });
    return undefined as never;
  };
  return { sent, editReply };
}

async function begun() {
  const bot = toyBot();
  const host = { guild: '1', person: '11' };
  const { id } = await bot.table.lobby.create(host, { channel: 'c', module: 'woodpile' });
  await bot.table.lobby.join({ guild: '1', person: '22' }, id);
  await bot.table.lobby.start(host, id);
  return { call: { bot, actor: host, channel: 'c', locale: 'en-GB' }, game: id };
}

describe('an answer that Discord refuses', () => {
  it('is replaced by plain words with the moves that can be typed', async () => {
    const about = await begun();
    const at = interaction(refusal(400, 50035));
    await editTo(at, post([words('a panel')]), about);
    const [body] = at.sent;
    expect(textOf(body ?? { components: [] })).toContain('nothing was played');
    expect(textOf(body ?? { components: [] })).toContain('/play offer {0–3}');
  });

  it('is replaced in the reader’s language, also without a game', async () => {
    const { call } = await begun();
    const at = interaction(refusal(400, 50035));
    await editTo(at, post([words('a panel')]), { call: { ...call, locale: 'de' } });
    expect(textOf(at.sent[0] ?? { components: [] })).toContain('gespielt wurde nichts');
  });

  it('isn’t replaced if the interaction is gone, or the second answer is refused too', async () => {
    const about = await begun();
    const gone = interaction(refusal(404, 10015));
    await expect(editTo(gone, post([words('a panel')]), about)).rejects.toThrow();
    expect(gone.sent).toEqual([]);
    const twice = interaction(refusal(400, 50035), refusal(400, 50035));
    await expect(editTo(twice, post([words('a panel')]), about)).rejects.toThrow();
  });
});
