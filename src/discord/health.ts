import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics, Wellness } from '../metrics/measures.js';

export interface Health {
  readonly port: number;
  close(): Promise<void>;
}

function isWell({ connected, hanging, kept }: Wellness): boolean {
  return connected && kept && hanging === 0;
}

/**
 * Answers `GET /healthz` with 200 while the program is connected, no post hangs and the disk can be written, else with
 * 503; and `GET /metrics` for Prometheus.
 */
export async function startHealth(
  port: number,
  host: string,
  wellness: () => Promise<Wellness>,
  metrics?: Pick<Metrics, 'exposition'>,
): Promise<Health> {
  const server = createServer((request, response) => {
    const json = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (metrics !== undefined && request.url === '/metrics' && request.method === 'GET') {
      metrics.exposition().then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        () => response.writeHead(500).end(),
      );
      return;
    }
    if (request.url !== '/healthz' || request.method !== 'GET') return json(404, { ok: false });
    wellness().then(
      (state) => {
        const { connected, waiting, closed, hanging, kept } = state;
        const oldestDueSeconds = Math.round(state.oldestDue / 1000);
        const ok = isWell(state);
        json(ok ? 200 : 503, { ok, connected, kept, oldestDueSeconds, waiting, closed, hanging });
      },
      () => json(503, { ok: false }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
