/** Per step of a search: number of decisions, how many passed, and time. */

export interface Step {
  tried: number;
  passed: number;
  /** Milliseconds. */
  time: number;
}

export class Tally {
  readonly steps = new Map<string, Step>();

  /** Counts and times a step; `passed` says whether the decision continues. */
  timed<T>(name: string, step: () => { readonly value: T; readonly passed: boolean }): T {
    const began = performance.now();
    const { value, passed } = step();
    const own = this.#step(name);
    own.tried++;
    if (passed) own.passed++;
    own.time += performance.now() - began;
    return value;
  }

  /** Adds another tally. */
  add(other: Tally): void {
    for (const [name, { tried, passed, time }] of other.steps) {
      const own = this.#step(name);
      own.tried += tried;
      own.passed += passed;
      own.time += time;
    }
  }

  #step(name: string): Step {
    const own = this.steps.get(name) ?? { tried: 0, passed: 0, time: 0 };
    this.steps.set(name, own);
    return own;
  }
}
