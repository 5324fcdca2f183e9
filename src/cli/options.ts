import { InvalidArgumentError } from 'commander';

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

/** Collects `name=value` pairs given one by one. */
export function pair(text: string, known: Record<string, string>): Record<string, string> {
  const match = /^([\w-]+)=(.*)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined)
    throw new InvalidArgumentError('name=value is wanted.');
  return { ...known, [match[1]]: match[2] };
}

/** A progress line that is drawn on a terminal and kept out of files and pipes. */
export function progressLine(what: string, of: number): (done: number) => void {
  const shown = process.stderr.isTTY;
  let last = 0;
  return (done) => {
    const now = Date.now();
    if (!shown || (done < of && now - last < 100)) return;
    last = now;
    process.stderr.write(`\r${what} ${done}/${of}${done >= of ? '\n' : ''}`);
  };
}
