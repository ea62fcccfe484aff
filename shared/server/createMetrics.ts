import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { routeOf } from './followRequests';

export interface ListenAddress {
  /** 0 lets the system choose. */
  port: number;
  host: string;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The figures of one process for Prometheus: of Node.js, of its requests, and of whatever is
 * registered besides. They are had from an address of their own, which no visitor reaches.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the pattern that they met',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  return {
    registry,

    /** Counts what this server answers, from now on. */
    watch(app: FastifyInstance) {
      app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        const labels = { method: request.method, route: routeOf(request), status: statusCode };
        durations.observe(labels, elapsedTime / 1_000);
      });
    },

    /** Answers `GET /metrics`. @throws when the port cannot be had. */
    async listen({ port, host }: ListenAddress) {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        registry.metrics().then(
          (text) => response.setHeader('content-type', registry.contentType).end(text),
          (error: unknown) => response.writeHead(500).end(String(error)),
        );
      });
      server.listen(port, host);
      await once(server, 'listening');
      // It keeps no process alive that has nothing else to do.
      server.unref();
      return {
        port: (server.address() as AddressInfo).port,
        close() {
          server.closeAllConnections();
          server.close();
        },
      };
    },
  };
}

export type ProcessMetrics = ReturnType<typeof createMetrics>;

/**
 * Where a process is to be asked for its figures; nothing where nobody asks.
 * @throws for what is no port.
 */
export function readMetricsPlace(
  env: Record<string, string | undefined>,
  name: 'METRICS_PORT' | 'API_METRICS_PORT',
): ListenAddress | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Error(`${name} must be a whole number from 0 to 65535, not "${text}".`);
  return { port: Number(text), host: env.METRICS_HOST || '127.0.0.1' };
}
