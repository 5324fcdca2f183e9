import { InvalidArgumentError } from 'commander';
import type { AnyModule } from '../games/registry.js';

/** A whole number within bounds, from the command line. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^-?\d+$/.test(text) || number < min || number > max) {
      throw new InvalidArgumentError(
        `a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? ' up' : ` to ${max}`} is wanted.`,
      );
    }
    return number;
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Collects `name=value` pairs given one by one. */
export function pair(text: string, known: Record<string, string>): Record<string, string> {
  const match = /^([\w-]+)=(.*)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined)
    throw new InvalidArgumentError('name=value is wanted.');
  return { ...known, [match[1]]: match[2] };
}

/** A variant for a number of seats; by default the first. @throws Error listing the variants */
export function variantOf({ meta }: Pick<AnyModule, 'meta'>, id: string | undefined, seats: number): string {
  const found = id === undefined ? meta.variants[0] : meta.variants.find((one) => one.id === id);
  if (found === undefined)
    throw new Error(
      `${meta.id} has no variant ${id ?? ''}; there are ${meta.variants.map((one) => one.id).join(', ')}`,
    );
  if (seats < found.minSeats || seats > found.maxSeats)
    throw new Error(`${found.id} is for ${found.minSeats} to ${found.maxSeats} seats`);
  return found.id;
}

/** A progress line, only on a terminal. */
export function progressLine(what: string, total: number): (done: number) => void {
  const shown = process.stderr.isTTY;
  let last = 0;
  return (done) => {
    const now = Date.now();
    if (!shown || (done < total && now - last < 100)) return;
    last = now;
    process.stderr.write(`\r${what} ${done}/${total}${done >= total ? '\n' : ''}`);
  };
}
