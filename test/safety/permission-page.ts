import { OWN_SEAT } from './own-seat.js';
import { type Act, ACTS, ROLE_NAMES, ROLES, VERDICTS } from './permission-table.js';

/** The table as Markdown. */
export function asMarkdown(): string {
  const control = (act: Act): string =>
    act.does.startsWith('/')
      ? `\`${act.does}\``
      : `control \`${act.does}\`${OWN_SEAT.includes(act.does) ? ' ⇄' : ''}`;
  const row = (act: Act): string =>
    `| ${[control(act), act.stage, ...ROLES.map((role) => VERDICTS[act.verdicts[role]])].join(' | ')} |`;
  return [
    '# Who may do what',
    '',
    'Every cell of this table is tried by `test/safety/permissions.test.ts`, through the real client; `npx vitest run test/safety/permissions.test.ts -u` writes the table anew.',
    '',
    'A game belongs to its server: from another one it can be neither seen nor touched, with one exception: controls marked ⇄ work from other servers and direct messages for whoever has a seat in the game and is a member of its server, and nobody else sees the answer. The host is who set the game up (the office passes on when they leave). A moderator is who may manage the server. What somebody is shown is made from their own seat’s view, or from the public one. Typing into the form that `type` (in a lesson `learn-type`, in a day’s solo game `winter-type`) opens does nothing by itself; what is typed is checked like everything else.',
    '',
    `| what | the game is | ${ROLES.map((role) => ROLE_NAMES[role]).join(' | ')} |`,
    `|---|---|${ROLES.map(() => '---|').join('')}`,
    ...ACTS.map(row),
    '',
    'Where the bot lacks a permission that a game needs, `/game new` is refused and names what is missing. In a running game commands are answered as ever; what it may not post waits and is posted once it may.',
    '',
  ].join('\n');
}
