import { expect, it } from 'vitest';
import endless from '../../src/games/endless/data/pack.json' with { type: 'json' };
import glacier from '../../src/games/glacier/data/pack.json' with { type: 'json' };
import wordfame from '../../src/games/wordfame/data/pack.json' with { type: 'json' };
import { packSchema as endlessSchema } from '../tools/packs/endless.js';
import { packSchema as glacierSchema } from '../tools/packs/glacier.js';
import { packSchema as wordfameSchema } from '../tools/packs/wordfame.js';

/** The built-in packs can't be replaced, so they are checked here and not at every start. */

it.each([
  ['Endless Winter', endlessSchema, endless],
  ['the Glacier', glacierSchema, glacier],
  ['Wordfame', wordfameSchema, wordfame],
])('the pack of %s has all components in range', (_game, schema, pack) => {
  expect(schema.safeParse(pack).error).toBeUndefined();
});
