/** Starts a standalone room for a bot that runs elsewhere: `node dist/src/room/serve.js --help`. */
import { parseArgs } from 'node:util';
import { createRoom } from './room.js';

const HELP = `Usage: node dist/src/room/serve.js [options]

  --port N          port to listen on (4040; 0 takes any)
  --host ADDRESS    address to listen on (127.0.0.1); any but loopback demands a password
  --password WORD   what the page asks for (or ROOM_PASSWORD)
  --db FILE         keep the state in this file; in memory when absent
  --token TOKEN     the bot's token; made up when absent
  --name NAME       the application's name
  --limits KIND     rate limits: generous or discord
  --json            print address, token and ids as one line of JSON
`;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4040' },
      host: { type: 'string', default: '127.0.0.1' },
      password: { type: 'string' },
      db: { type: 'string' },
      token: { type: 'string' },
      name: { type: 'string', default: 'Local Bot' },
      limits: { type: 'string', default: 'generous' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(HELP);
  const room = await createRoom({
    port: Number(values.port),
    host: values.host,
    password: values.password ?? process.env['ROOM_PASSWORD'],
    dbFile: values.db,
    token: values.token,
    applicationName: values.name,
    rateLimits: values.limits === 'discord' ? 'discord' : 'generous',
  });
  const { url, apiUrl, token, applicationId, guildId } = room;
  if (values.json) print(JSON.stringify({ url, apiUrl, token, applicationId, guildId }));
  else print(`The room is open at ${url}\n  REST:  ${apiUrl}\n  token: ${token}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void room.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
