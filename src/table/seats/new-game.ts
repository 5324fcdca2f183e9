import type { AnyModule } from '../../games/registry.js';
import { commitment } from '../../kernel/index.js';
import type { NewGame } from '../../store/port.js';
import { DEFAULT_AGREEMENT, agreementFields } from '../read/paces.js';
import type { TableContext } from '../context/context.js';
import { optionsOf, variantOf } from '../read/lobby-rules.js';
import { makeName } from '../read/names.js';
import { START_PHASE, type Actor, type CreateInput } from '../contract/index.js';

/** The row of a new lobby. */
export function newGame(
  { entropy, shelf, clock }: Pick<TableContext, 'entropy' | 'shelf' | 'clock'>,
  module: AnyModule,
  actor: Actor,
  input: CreateInput,
): NewGame {
  const seed = entropy.seed();
  return {
    guild: actor.guild,
    name: makeName(entropy.draw),
    channel: input.channel,
    thread: input.inThread === true ? input.channel : null,
    module: module.meta.id,
    rulesVersion: module.meta.rulesVersion,
    variant: variantOf(module, input.variant).id,
    options: optionsOf(module, input.options, {}, shelf.offered(module)),
    pace: input.pace ?? 'relaxed',
    agreement: agreementFields(DEFAULT_AGREEMENT, input.agreement ?? {}),
    banks: {},
    wakeAt: null,
    actAt: null,
    hinted: null,
    rules: null,
    language: input.language ?? 'en',
    host: actor.person,
    stage: 'lobby',
    seq: -1,
    turn: 0,
    turns: 0,
    phase: START_PHASE,
    awaited: [],
    // Committed before players can add nonces, and never redrawn.
    seed,
    commitment: commitment(seed),
    phaseFrom: -1,
    chronicled: -1,
    untold: null,
    over: null,
    fault: null,
    createdAt: clock(),
    startedAt: null,
    endedAt: null,
  };
}
