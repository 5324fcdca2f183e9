import { DiscordAPIError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { sendWithEmojis } from '../../src/discord/emoji-upload.js';
import { emojiBook, type EmojiDrawings, splitEmoji } from '../../src/discord/emojis.js';
import { button, post, type MessageBody, rows, select, toBody, words } from '../../src/discord/post.js';

const drawings: EmojiDrawings = {
  all: () => [{ name: 'giant-deer', digest: '0123456789', png: async () => Buffer.alloc(0) }],
  nameOf: (_game, thing) => (thing === 'megaloceros' ? 'giant-deer' : undefined),
};

function book() {
  const made = emojiBook(drawings, ['glacier']);
  made.learn('giant_deer_f01234', '77');
  return made;
}

const MARK = '<:giant_deer_f01234:77> ';

/** A message with the deer in every kind of text. */
const message = (): MessageBody =>
  post([
    words(`${MARK}Deer`),
    ...rows([button({ id: 'a', label: `Hunt · ${MARK}Deer` })]),
    select('b', `${MARK}Deer …`, [{ value: 'c', label: `${MARK}Deer`, description: `as ${MARK}Deer` }]),
  ]);

describe('emojis in a message', () => {
  it('are put before names that have one', () => {
    expect(book().mark('glacier', 'megaloceros')).toBe(MARK);
    expect(book().mark('glacier', 'hare')).toBe('');
    const forgotten = book();
    forgotten.forget();
    expect(forgotten.mark('glacier', 'megaloceros')).toBe('');
  });

  it('are pictures on buttons and menus, never text', () => {
    const text = JSON.stringify(toBody(message()).components);
    expect(text).toContain('"label":"Hunt · Deer","emoji":{"id":"77","name":"giant_deer_f01234"}');
    expect(text).toContain('"placeholder":"Deer …"');
    expect(text).toContain('"description":"as Deer"');
    expect(splitEmoji('Hunt').emoji).toBeUndefined();
  });

  it('are left out if the text is too long', () => {
    const long = post([words(`${MARK}Deer ${'x'.repeat(3980)}`)]);
    expect(JSON.stringify(toBody(long).components)).not.toContain('<:');
  });

  it('are removed from a message that Discord would refuse for a missing emoji', async () => {
    const known = book();
    const refused = new DiscordAPIError(
      {
        message: 'Invalid Form Body',
        code: 50_035,
        errors: { emoji: { _errors: [{ code: 'COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] } },
      } as never,
      50_035,
      400,
      'POST',
      '',
      {},
    );
    const sent: string[] = [];
    await sendWithEmojis(known, message(), async (of) => {
      sent.push(JSON.stringify(of.components));
      if (sent.length === 1) throw refused;
    });
    expect(sent[1]).not.toMatch(/<:|"emoji"/u);
    expect(sent[1]).toContain('Hunt · Deer');
    expect(known.mark('glacier', 'megaloceros')).toBe('');
  });
});
