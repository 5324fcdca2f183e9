import type { Json, Packs } from '../../../kernel/index.js';
import originalPack from '../data/pack.json' with { type: 'json' };
import { keepPack, knownPack } from '../cards/cards.js';
import { checkPack } from './pack-check.js';
import { packJsonSchema } from './pack-issues.js';
import { packReport } from './pack-report.js';
import { packSchema, type PackData } from '../cards/pack-schema.js';
import { textsOf } from '../texts.js';

/** Card packs: the project's own, and those that owners of the box bring (docs/greenland/pack-format.md). */

const contents = new Map<string, Json>();

export const packs: Packs = {
  option: 'pack',
  own: originalPack,
  check: checkPack,
  label: (data) => {
    const { id, version } = packSchema.parse(data).meta;
    return { id, version };
  },
  load: (key, data) => {
    // Checked when it was named. Not again: a later program may be stricter, and a game keeps its pack.
    keepPack(data as unknown as PackData, key);
    contents.set(key, data);
  },
  content: (key) => contents.get(key),
  schema: packJsonSchema,
  report: (data) => packReport(packSchema.parse(data)),
  texts: (key) => {
    const pack = knownPack(key);
    return pack === undefined ? undefined : textsOf(pack);
  },
};
