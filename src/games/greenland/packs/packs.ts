import type { Json, Packs } from '../../../kernel/index.js';
import originalPack from '../data/pack.json' with { type: 'json' };
import { keepPack, knownPack } from '../cards/cards.js';
import { checkPack } from './pack-check.js';
import { packJsonSchema } from './pack-issues.js';
import { packReport } from './pack-report.js';
import { packSchema, type PackData } from '../cards/pack-schema.js';
import { textsOf } from '../texts.js';

/** Card packs: the built-in one, and those of players who own the game (docs/greenland/pack-format.md). */

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
    // Checked when it was first loaded. Not checked again: a running game keeps its pack even if the schema gets
    // stricter.
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
