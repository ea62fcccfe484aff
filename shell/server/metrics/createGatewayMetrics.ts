import { createMetrics } from '@campus/shared/server/createMetrics';
import { Counter, Gauge, Histogram, type Registry as Figures } from 'prom-client';
import type { Secret } from '../../releases/keys/createSecret';
import type { Registry } from '../../releases/registry/Registry';
import type { HealthKeeper } from '../health/createHealth';
import { createVisits } from '../health/createVisits';
import type { AskApi } from '../head/askApi';
import type { createApiCache } from '../rendering/createApiCache';
import type { createRenderPool, RenderRequest } from '../rendering/createRenderPool';
import type { ReportSink } from '../reports/createReportSink';
import type { ReportOfPage } from '../../page/reports/Report';

type RenderPool = Pick<ReturnType<typeof createRenderPool>, 'render'>;
type ApiCache = ReturnType<typeof createApiCache>;
type Registers = Figures[];

interface Sources {
  registry: Pick<Registry, 'current'>;
  secret: Secret;
}

const ofRelease = ['remote', 'release'] as const;

/** What pages tell of releases, and what documents gave them. */
function createReleaseFigures(registers: Registers, { registry, secret }: Sources) {
  const visits = createVisits(secret);
  const loads = new Counter({
    name: 'campus_release_loads_total',
    help: 'Documents that had a release on their page',
    labelNames: ofRelease,
    registers,
  });
  const failures = new Counter({
    name: 'campus_release_failures_total',
    help: 'Failures that pages told of a release; step says what came of one',
    labelNames: [...ofRelease, 'phase', 'step'],
    registers,
  });
  const vitals = new Histogram({
    name: 'campus_web_vital_seconds',
    help: 'LCP, INP, FCP and TTFB of pages whose visitors agreed to it',
    labelNames: [...ofRelease, 'name'],
    // The limits of what is called good and poor are among them.
    buckets: [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 8],
    registers,
  });
  const shift = new Histogram({
    name: 'campus_layout_shift',
    help: 'CLS of pages whose visitors agreed to it',
    labelNames: ofRelease,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  });
  new Gauge({
    name: 'campus_release_given',
    help: 'The share of visitors that a release is given to by number, from 0 to 1',
    labelNames: [...ofRelease, 'channel'],
    registers,
    async collect() {
      // While the registry cannot be read, nothing is known to have changed.
      const standing = await registry.current().catch(() => undefined);
      if (!standing) return;
      this.reset();
      for (const [remote, { stable, canary }] of Object.entries(standing.channels)) {
        const share = (canary?.percent ?? 0) / 100;
        this.set({ remote, release: stable, channel: 'stable' }, 1 - share);
        if (canary) this.set({ remote, release: canary.release, channel: 'canary' }, share);
      }
    },
  });

  return {
    ofHealth: (health: Pick<HealthKeeper, 'visit'>): Pick<HealthKeeper, 'visit'> => ({
      visit(given, origin) {
        for (const { remote, release, isCounted } of given)
          if (isCounted) loads.inc({ remote, release });
        return health.visit(given, origin);
      },
    }),
    /** Only of what the page was given: anybody can name anything, and each name would be kept. */
    told(this: void, report: ReportOfPage, visit: string | undefined) {
      const { remote = 'shell', release } = report;
      if (!visit || !visits.read(visit)?.has(remote, release)) return;
      const labels = { remote, release };
      if (report.kind === 'error')
        failures.inc({ ...labels, phase: report.phase, step: report.step ?? 'none' });
      if (report.kind !== 'vital') return;
      if (report.name === 'CLS') shift.observe(labels, report.value);
      else vitals.observe({ ...labels, name: report.name }, report.value / 1_000);
    },
  };
}

/** What the server renders, and what it asks the API for that. */
function createRenderingFigures(registers: Registers) {
  const renderings = new Histogram({
    name: 'campus_rendering_seconds',
    help: 'How long documents waited for their content; without: there was no time or no thread',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.3],
    registers,
  });
  const waiting = new Gauge({
    name: 'campus_rendering_waiting',
    help: 'Documents that wait for their content now',
    registers,
  });
  const reads = new Counter({
    name: 'campus_api_cache_reads_total',
    help: 'Answers of the API that rendering has asked for',
    registers,
  });
  const asks = new Counter({
    name: 'campus_api_cache_misses_total',
    help: 'Of these, those that the API was asked for',
    registers,
  });

  return {
    ofPool: (pool: RenderPool): RenderPool => ({
      async render(order: RenderRequest) {
        let hasFailed = false;
        const end = renderings.startTimer();
        waiting.inc();
        const rendered = await pool.render({
          ...order,
          onFailure(...told) {
            hasFailed = true;
            order.onFailure(...told);
          },
        });
        waiting.dec();
        end({ outcome: rendered ? 'rendered' : hasFailed ? 'failed' : 'without' });
        return rendered;
      },
    }),
    ofAnswers(create: typeof createApiCache, ask: AskApi): ApiCache {
      const cache = create((...asked) => {
        asks.inc();
        return ask(...asked);
      });
      const counted =
        (read: ApiCache['read']): ApiCache['read'] =>
        (asked) => {
          reads.inc();
          return read(asked);
        };
      return {
        ...cache,
        read: counted((asked) => cache.read(asked)),
        readAnew: counted((asked) => cache.readAnew(asked)),
      };
    },
  };
}

/** The figures of the gateway: of its requests, its rendering, and of every remote and release. */
export function createGatewayMetrics(sources: Sources) {
  const metrics = createMetrics();
  const registers = [metrics.registry];
  const alarms = new Counter({
    name: 'campus_release_alarms_total',
    help: 'Releases that people are to look at, and what the server moved by itself',
    labelNames: [...ofRelease, 'kind'],
    registers,
  });
  return {
    ...metrics,
    ...createReleaseFigures(registers, sources),
    ...createRenderingFigures(registers),
    ofReports:
      (report: ReportSink): ReportSink =>
      (told) => {
        if (told.kind === 'alarm' || told.kind === 'move')
          alarms.inc({ remote: told.remote, release: told.release, kind: told.kind });
        report(told);
      },
  };
}

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;
