import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.js';

export interface Health {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /healthz` with 200 while `isWell` says so, and 503 otherwise, for containers and supervisors; and
 * `GET /metrics` for Prometheus.
 */
export async function startHealth(
  port: number,
  host: string,
  isWell: () => boolean,
  metrics?: Pick<Metrics, 'exposition'>,
): Promise<Health> {
  const server = createServer((request, response) => {
    if (metrics !== undefined && request.url === '/metrics' && request.method === 'GET') {
      metrics.exposition().then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        () => response.writeHead(500).end(),
      );
      return;
    }
    const known = request.url === '/healthz' && request.method === 'GET';
    const well = known && isWell();
    response.writeHead(known ? (well ? 200 : 503) : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ok: well }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
