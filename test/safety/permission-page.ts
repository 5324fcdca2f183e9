import { OWN_SEAT } from './own-seat.js';
import { ACTS } from './permission-table.js';
import { type Act, ROLE_NAMES, ROLES, VERDICTS } from './roles.js';

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
    'For hosts: who may use which command and control. `test/safety/permissions.test.ts` tries every cell with the real client; with `-u` it writes this page.',
    '',
    'A game belongs to its server; other servers can neither see nor use it. Controls marked ⇄ are the exception: a player who has a seat in the game and is a member of its server can also use them on other servers and in direct messages. No one else sees the answer. The host is the player who set the game up; when the host leaves, someone else becomes host. A moderator is a member with the permission to manage the server. Every answer shows only what the player’s seat, or everyone, may see. The forms of `type`, `learn-type` and `winter-type` do nothing by themselves; what is typed in them is checked like any other move.',
    '',
    `| what | the game is | ${ROLES.map((role) => ROLE_NAMES[role]).join(' | ')} |`,
    `|---|---|${ROLES.map(() => '---|').join('')}`,
    ...ACTS.map(row),
    '',
    'If the bot lacks a permission that a game needs, `/game new` is refused and names it. In a running game, commands still get answers; posts wait until the permission is there.',
    '',
  ].join('\n');
}
