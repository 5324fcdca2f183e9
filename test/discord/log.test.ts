import { DrizzleQueryError } from 'drizzle-orm';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeLog } from '../../src/log.js';

const TOKEN = `${'M'.repeat(26)}.${'x'.repeat(6)}.${'Q'.repeat(38)}`;

function logged(format: 'json' | 'pretty', write: (log: ReturnType<typeof makeLog>) => void): string {
  const out = new PassThrough();
  write(makeLog({ logLevel: 'info', logFormat: format }, out));
  return String(out.read() ?? '');
}

describe.each(['json', 'pretty'] as const)('the log as %s', (format) => {
  it('shows the message', () => {
    expect(logged(format, (log) => log.info({ game: 7 }, 'a game began'))).toContain('a game began');
  });

  it('hides values with secret names', () => {
    const text = logged(format, (log) => log.info({ token: 'abc-1', game: { seed: 'abc-2' } }, 'begun'));
    expect(text).not.toContain('abc-');
  });

  it('hides tokens inside errors and URLs', () => {
    const error = new Error(
      `GET https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246/messages with Bot ${TOKEN}`,
    );
    const text = logged(format, (log) => log.error({ err: error }, `failed for ${TOKEN}`));
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain('aW50ZXJhY3Rpb246');
    expect(text).toContain('[secret]');
  });

  it('hides the values of a failed statement, even inside nested errors', () => {
    const failed = () => {
      const cause = Object.assign(new Error('invalid input syntax for type bigint: "walrus"'), {
        ...{ severity: 'ERROR', code: '22P02', detail: 'Key (id)=(walrus)', where: 'walrus' },
      });
      return new DrizzleQueryError('insert into "games" values ($1)', ['walrus'], cause);
    };
    const text = logged(format, (log) => {
      log.error({ err: failed() }, 'by its name');
      log.error({ error: failed(), game: 7 }, 'by its other name');
      log.error({ why: failed() }, 'by a name of its own');
      log.error({ err: new Error('outer', { cause: failed() }) }, 'as a cause');
      log.error({ err: new AggregateError([failed()], 'several') }, 'as one of several');
      log.error(failed());
      log.error({ err: failed() });
    });
    expect(text).not.toContain('walrus');
    expect(text).toContain('insert into');
    expect(text).toContain('22P02');
  });

  it('hides the content of a message that could not be sent', () => {
    const error = Object.assign(new Error('Internal Server Error'), {
      status: 500,
      requestBody: {
        json: { content: 'your hand: a walrus' },
        files: [{ name: 'a.png', data: Buffer.alloc(9) }],
      },
    });
    const text = logged(format, (log) => log.error({ err: error }, 'not posted'));
    expect(text).toContain('Internal Server Error');
    expect(text).toContain('500');
    expect(text).not.toContain('walrus');
    expect(text).not.toContain('a.png');
  });
});
