import type { Ctx, GameModule, Procedure, Seat, State, Value } from './types.js';

/** A module's procedures and states by name, in the uniform shape that the engine reads at every step. */

export interface SequenceStep<G> {
  readonly label: string;
  readonly run: (c: Ctx<G>) => void;
  /** Label of the step that follows; '' after the last. */
  readonly next: string;
}

export interface Sequence<G> {
  /** Label of the first step; '' where there is none. */
  readonly first: string;
  readonly steps: readonly SequenceStep<G>[];
}

/** The step with a label. */
export function stepOf<G>({ steps }: Sequence<G>, label: string): SequenceStep<G> | undefined {
  for (let i = 0; i < steps.length; i++) if (steps[i]?.label === label) return steps[i];
  return undefined;
}

type Verb<G> = (c: Ctx<G>, seat: Seat, args: readonly Value[]) => void;

export interface Stop<G> extends Pick<State<G>, 'rule' | 'seats' | 'choices'> {
  readonly why: State<G>['why'];
  readonly verbs: ReadonlyMap<string, Verb<G>>;
  readonly sealed: boolean;
  readonly resolve: State<G>['resolve'];
  readonly closes: State<G>['closes'];
  readonly answered: State<G>['answered'];
  /** Asked even if it is the only choice. */
  readonly asksAlways: boolean;
}

export interface Places<G> {
  readonly procedures: ReadonlyMap<string, Sequence<G>>;
  readonly states: ReadonlyMap<string, Stop<G>>;
}

function sequenceOf<G>(steps: Procedure<G>): Sequence<G> {
  const laid = steps.map(({ label, run }, i) => ({ label, run, next: steps[i + 1]?.label ?? '' }));
  return { first: steps[0]?.label ?? '', steps: laid };
}

function stopOf<G>(state: State<G>): Stop<G> {
  return {
    rule: state.rule,
    seats: state.seats,
    choices: state.choices,
    why: state.why,
    verbs: new Map(Object.entries(state.verbs)),
    sealed: state.sealed === true,
    resolve: state.resolve,
    closes: state.closes,
    answered: state.answered,
    asksAlways: state.hidden === true || state.sealed === true,
  };
}

const known = new WeakMap<object, Places<unknown>>();

/** A module's places, built on first use. */
export function placesOf<G, View>(module: GameModule<G, View>): Places<G> {
  const found = known.get(module) as Places<G> | undefined;
  if (found !== undefined) return found;
  const { procedures, states } = module;
  const places: Places<G> = {
    procedures: new Map(Object.entries(procedures).map(([at, steps]) => [at, sequenceOf(steps)])),
    states: new Map(Object.entries(states).map(([at, state]) => [at, stopOf(state)])),
  };
  known.set(module, places as Places<unknown>);
  return places;
}
