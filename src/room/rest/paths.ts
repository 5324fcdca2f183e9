/** Route matching. Discord distinguishes unknown paths from wrong methods. */

export interface Path {
  readonly method: string;
  /** `/channels/:channel_id/messages`, below the version. */
  readonly pattern: string;
}

export interface Match<P> {
  readonly route: P;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** The first declared route that matches. */
export type Find<P> = (method: string, path: string) => Match<P> | 'wrong-method' | null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/channels/:channel_id` as a regular expression with a group for each parameter. */
const formOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}$`, 'u');

export function pathsOf<P extends Path>(routes: readonly P[]): Find<P> {
  const known = routes.map((route) => ({ route, form: formOf(route.pattern) }));
  return (method, path) => {
    const fitting = known.filter(({ form }) => form.test(path));
    const found = fitting.find(({ route }) => route.method === method);
    if (found === undefined) return fitting.length > 0 ? 'wrong-method' : null;
    const given = Object.entries(found.form.exec(path)?.groups ?? {});
    return {
      route: found.route,
      params: Object.fromEntries(given.map(([name, text]) => [name, decoded(text)])),
    };
  };
}
