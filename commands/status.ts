import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { answer, textReply } from '../src/discord/answers.js';
import type { Command } from '../src/discord/command.js';
import { SEGMENTS, type Spread } from '../src/metrics/metrics.js';
import { botTeller } from '../src/discord/texts.js';
import { described } from './shared.js';

const WIDTHS = [10, 8, 9, 9, 9] as const;

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(WIDTHS[0]) : String(cell).padStart(WIDTHS[at] ?? 0)))
    .join('');
}

const figures = (name: string, { count, p50, p95, p99 }: Spread): string => row([name, count, p50, p95, p99]);

/** `/status`: the program's health. Administrators see the command; only the owner gets an answer. */
export const statusCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'status',
    ...described('cmd.status'),
    contexts: [InteractionContextType.Guild],
    default_member_permissions: '0',
  },
  async run(call) {
    const { owners, stats } = call.bot;
    if (stats === undefined || owners?.has(call.actor.person) !== true)
      return textReply(call, 'bot.status.owner-only');
    const { segments, eventLoop, memoryMB, upSeconds } = stats();
    const table = [
      row(['ms', 'count', 'p50', 'p95', 'p99']),
      ...SEGMENTS.map((segment) => figures(segment, segments[segment])),
      figures('event loop', eventLoop),
    ];
    const all = (await call.bot.reports?.()) ?? [];
    const others =
      all.length < 2
        ? []
        : [
            '```',
            row(['process', 'MB', 'loop', 'answer', 'min']),
            ...all.map(({ role, shards, memoryMB, loop, answered, minutes }) =>
              row([`${role} ${shards}`.trim().slice(0, WIDTHS[0]), memoryMB, loop, answered, minutes]),
            ),
            '```',
          ];
    const tell = botTeller(call.locale);
    const { heapUsed } = process.memoryUsage();
    const facts = tell.text('bot.status.facts', {
      memory: memoryMB,
      heap: Math.round(heapUsed / 1e6),
      minutes: Math.round(upSeconds / 60),
    });
    const state = await call.bot.table.outbox.state();
    const posts = tell.text('bot.status.posts', {
      waiting: state.waiting,
      seconds: Math.round(state.oldestDue / 1000),
    });
    const why = call.bot.trouble?.();
    const trouble = why === undefined ? [] : [tell.text('bot.disk.operator', { why })];
    const lines = [
      tell.text('bot.status.heading'),
      '```',
      ...table,
      '```',
      ...others,
      facts,
      posts,
      ...trouble,
    ];
    return answer(lines.join('\n'));
  },
};
