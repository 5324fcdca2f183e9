import { z } from 'zod';
import type { AnyModule } from '../../games/registry.js';
import type { GameRow } from '../../store/port.js';
import { DIFFERENCES, type Frozen } from '../contract/index.js';

/** The reason in a frozen game's row; `was` is the stage before. Other text: where the rules failed. */
const why = z.discriminatedUnion('why', [
  z.object({
    why: z.literal('rules'),
    seq: z.number(),
    what: z.enum(DIFFERENCES),
    was: z.enum(['running', 'paused']),
  }),
  // `pack`: the missing pack, if known.
  z.object({ why: z.literal('unreadable'), was: z.enum(['running', 'paused']), pack: z.string().optional() }),
]);
export type FaultRow = z.infer<typeof why>;

export function whyOf({ stage, fault }: Pick<GameRow, 'stage' | 'fault'>): FaultRow | undefined {
  if (stage !== 'frozen' || fault?.startsWith('{') !== true) return undefined;
  return why.safeParse(JSON.parse(fault)).data;
}

export function reasonText(reason: FaultRow): string {
  return JSON.stringify(reason);
}

export function frozenOf(row: Pick<GameRow, 'stage' | 'fault'>): Frozen | undefined {
  if (row.stage !== 'frozen') return undefined;
  const reason = whyOf(row);
  if (reason === undefined) return { why: 'fault', where: row.fault ?? '' };
  if (reason.why === 'rules') return { why: 'rules', seq: reason.seq, what: reason.what };
  const { pack } = reason;
  return { why: 'unreadable', ...(pack === undefined ? {} : { pack }) };
}

/** The text that says why a game is frozen and what to do, with its arguments. */
export function frozenText(frozen: Frozen): {
  readonly key: 'table.frozen' | 'table.pack-gone';
  readonly args: Readonly<Record<string, string | number>>;
} {
  switch (frozen.why) {
    case 'fault':
      return { key: 'table.frozen', args: { why: 'fault' } };
    case 'rules': {
      const { seq, what } = frozen;
      return { key: 'table.frozen', args: { why: what === 'version' ? 'version' : 'rules', seq } };
    }
    case 'unreadable': {
      const { pack } = frozen;
      return pack === undefined
        ? { key: 'table.frozen', args: { why: 'unreadable' } }
        : { key: 'table.pack-gone', args: { pack } };
    }
  }
}

/** The missing pack that a game is frozen for, if any. */
export function packMissedBy(row: Pick<GameRow, 'stage' | 'fault'>): string | undefined {
  const reason = whyOf(row);
  return reason?.why === 'unreadable' ? reason.pack : undefined;
}

/** The players agreed to other rules, so such a game waits for its host even if its log replays the same. */
export const isOutdated = (
  { rulesVersion }: Pick<GameRow, 'rulesVersion'>,
  { meta }: Pick<AnyModule, 'meta'>,
): boolean => rulesVersion !== meta.rulesVersion;
