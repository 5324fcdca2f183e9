import { TrieRouter } from 'hono/router/trie-router';

/** Where a request leads: hono's router, and Discord's difference between an unknown path and a wrong method. */

export interface Path {
  readonly method: string;
  /** `/channels/:channel_id/messages`, below the version. */
  readonly pattern: string;
}

export interface Match<P> {
  readonly route: P;
  /** What stands in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Where several patterns fit, the first that was declared. */
export type Find<P> = (method: string, path: string) => Match<P> | 'wrong-method' | null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function pathsOf<P extends Path>(routes: readonly P[]): Find<P> {
  const router = new TrieRouter<P>();
  for (const route of routes) router.add(route.method, route.pattern, route);
  const methods = new Set(routes.map(({ method }) => method));
  return (method, path) => {
    const [[first]] = router.match(method, path);
    if (first === undefined) {
      const isKnown = [...methods].some((each) => router.match(each, path)[0].length > 0);
      return isKnown ? 'wrong-method' : null;
    }
    const [route, given] = first;
    const params = Object.fromEntries(
      Object.entries(given).map(([name, text]) => [name, decoded(String(text))]),
    );
    return { route, params };
  };
}
