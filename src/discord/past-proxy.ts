import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Answers to interactions, and their changes: `/interactions/…` and `/webhooks/<application>/<token>…`. */
const OF_INTERACTIONS = /\/api\/v\d+\/(?:interactions|webhooks)\//u;

export const isOfInteraction = (url: string): boolean => OF_INTERACTIONS.test(url);

/** Has all requests but those of interactions go through the proxy. */
export function pastProxy(
  proxy: string | undefined,
  api: string = DefaultRestOptions.api,
): Partial<RESTOptions> {
  if (proxy === undefined) return {};
  const { makeRequest } = DefaultRestOptions;
  const there = `${proxy.replace(/\/+$/u, '')}/api`;
  return {
    makeRequest: (url, init) => makeRequest(isOfInteraction(url) ? url : url.replace(api, there), init),
  };
}
