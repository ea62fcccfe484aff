import { integrityOf } from '@campus/shared/build/integrityOf';
import { passedOn } from '@campus/shared/server/followRequests';
import compress from '@fastify/compress';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { Secret } from '../releases/keys/createSecret';
import type { Registry } from '../releases/registry/Registry';
import { addLifecycle } from './addLifecycle';
import { askConfirmed, askWho } from './askWho';
import { serveConsole } from './console/serveConsole';
import { clientAddress } from './clientAddress';
import { createFastify } from './createFastify';
import { type Planner, planForPage } from './createPlanner';
import { createStanding } from './createStanding';
import { createVisitors, type Visitors } from './createVisitors';
import type { GatewayMetrics } from './metrics/createGatewayMetrics';
import { createApiCache } from './rendering/createApiCache';
import { createDictionaries } from './rendering/createDictionaries';
import { createServerRendering } from './rendering/createServerRendering';
import { createWarmUp } from './rendering/createWarmUp';
import { createRenderPool } from './rendering/createRenderPool';
import { askFirstCalls } from './documents/askFirstCalls';
import { createReadings } from './documents/createReadings';
import { createSharedDocuments } from './documents/createSharedDocuments';
import type { Document } from './documents/Document';
import { createFeeds } from './feeds/createFeeds';
import { createSite } from './feeds/createSite';
import { measureFile } from './feeds/measureFile';
import { sendFeed } from './feeds/sendFeed';
import { serveSiteMap } from './feeds/serveSiteMap';
import { askApi } from './head/askApi';
import { createRecords } from './head/createRecords';
import { createSettings } from './head/createSettings';
import { expireOnWrites } from './head/expireOnWrites';
import { createHealth } from './health/createHealth';
import { serveOverrides } from './overrides/serveOverrides';
import { passEvents } from './passEvents';
import type { ReportSink } from './reports/createReportSink';
import { receiveReports } from './reports/receiveReports';
import { traceSources } from './reports/traceSources';
import { sendPage } from './sendPage';
import { serveReleases } from './serveReleases';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { everybody } from './feeds/everybody';

interface Sources {
  planner: Planner;
  visitors: Visitors;
  registry: Registry;
}

const png = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What the product is to the system that it is installed on. */
const product = {
  id: '/',
  scope: '/',
  start_url: '/',
  name: 'Кампус — карта, выплаты и новости',
  short_name: 'Кампус',
  description: 'Карта студента, стипендии, новости и помощь в одном месте.',
  lang: 'ru',
  dir: 'ltr',
  display: 'standalone',
  background_color: '#0F1714',
  theme_color: '#0C3B2F',
  categories: ['education', 'lifestyle'],
  icons: [
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
    png('/icon-maskable-192.png', 192, 'maskable'),
    png('/icon-maskable-512.png', 512, 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const groups: readonly MenuEntry['group'][] = ['me', 'main', 'admin'];
const placeOf = ({ group, order }: MenuEntry) => groups.indexOf(group) * 1000 + order;

const shortcutTo = ({ to, label }: MenuEntry) => ({
  name: label.ru,
  url: to,
  icons: [png('/icon-192.png', 192)],
});

/** The manifest of the installed product; its shortcuts are menu entries that remotes want there. */
function serveWebManifest(app: FastifyInstance, planner: Planner) {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { active } = await planner.read(everybody('ru'));
    const shortcuts = active
      .flatMap(({ manifest }) => manifest.declaration.menu)
      .filter(({ isOnIcon }) => isOnIcon)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(shortcutTo);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ ...product, shortcuts }));
  });
}

const headersFor = (filesOrigin = '') => ({
  // The browser compares it with its own at every visit: that is how a release is noticed.
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': `default-src 'none'; connect-src 'self' ${filesOrigin}`.trim(),
});

/** The service worker, which must have its address at the root; nothing while developing. */
function serveWorker(
  app: FastifyInstance,
  { planner, registry, visitors }: Sources,
  filesOrigin?: string,
) {
  const headers = headersFor(filesOrigin);
  async function read(request: FastifyRequest) {
    const { shell } = await planner.read(await visitors(request));
    const folder = await registry.folderOf('shell', shell.release);
    const publication = await registry.publication('shell', shell.release);
    if (!folder || !publication) return undefined;
    const script = await readFile(path.join(folder, 'sw.js'));
    // No browser checks the hash of a worker, so it is checked here, every time.
    return integrityOf(script) === publication.files['sw.js'] ? script : undefined;
  }
  app.get('/sw.js', async (request, reply) => {
    const script = await read(request).catch(() => undefined);
    if (!script) return reply.code(404).send({ statusCode: 404, code: 'NOT_FOUND' });
    return reply.type('text/javascript; charset=utf-8').headers(headers).send(script);
  });
}

export interface ServerOptions {
  planner: Planner;
  registry: Registry;
  /** Signs what browsers keep and give back. */
  secret: Secret;
  /** Files that keep their names. */
  publicFolder: string;
  /** While developing the shell is built here, under names that stay. */
  developmentShell?: string;
  apiOrigin: string;
  report: ReportSink;
  /** Gets a line of every request; nobody does when left out. */
  log?: Parameters<typeof createFastify>[0]['log'];
  /** Counts what happens here, where somebody asks for figures. */
  metrics?: GatewayMetrics;
  /** Balancers whose X-Forwarded-For is believed: addresses, comma separated. */
  trustedProxies?: string;
  /** Where visitors see this site; as each request says when left out. */
  publicOrigin?: string;
  /** Where browsers fetch files of releases, when not from here; the planner has the same. */
  filesOrigin?: string;
  /** Milliseconds in which a balancer notices that this process is ending. */
  stopDelay?: number;
  /** How long rendering may take and is waited for, when not as visitors would. */
  rendering?: Parameters<typeof createRenderPool>[0];
}

/** Documents and answers are compressed while somebody waits; files were long before. */
const quickly = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};
const unavailable = {
  statusCode: 503,
  code: 'UNAVAILABLE',
  message: 'The service is unavailable, please try again later',
};

const wayTo = (apiOrigin: string): FastifyHttpProxyOptions => ({
  upstream: apiOrigin,
  // The page asks again, when the answer lets it: here each 503 would be asked for ten times more.
  retryMethods: [],
  replyOptions: {
    onError: (reply) => void reply.code(503).send(unavailable),
    // The backend limits by address, so a visitor may not choose the one it sees. What somebody
    // waits for before a large body was answered here; the client of the API refuses to ask it.
    rewriteRequestHeaders: (request, { expect: _, traceparent: __, ...headers }) => ({
      ...headers,
      ...passedOn(request),
      'x-forwarded-for': clientAddress(request),
    }),
  },
});

/** Of pages of people, which few ask for at once. */
const ofOne = { most: 1 };

/**
 * As long as the answers are kept that they are made of; about 300 documents with 80 kB each. What is
 * recent is read whole before its browser asks for the answers anew, half a minute after they were given.
 */
const sharing = {
  freshFor: 3_000,
  unfinishedFor: 1_000,
  recentFor: 20_000,
  staleFor: 60_000,
  patience: 50,
  most: 24_000_000,
};

const isFeed = (url: string) => /^[^?]+\.xml(\?|$)/.test(url);

/** The only public door: documents, immutable files of every release, and the way to the API. */
export async function createServer(options: ServerOptions) {
  const { planner, registry, secret, apiOrigin, metrics } = options;
  const report = metrics?.ofReports(options.report) ?? options.report;
  const isDevelopment = options.developmentShell !== undefined;
  const app = createFastify(options);
  metrics?.watch(app);
  const who = askWho(apiOrigin);
  const standing = { ...registry, current: createStanding(registry) };
  const visitors = createVisitors({ registry: standing, secret, askWho: who });
  const traced = traceSources(report, registry.store);
  const { trace } = traced;
  const health = createHealth({ registry, secret, askWho: who, report, trace });
  app.addHook('onClose', () => health.close());
  const ask = askApi(apiOrigin);
  const [records, settings] = [createRecords(ask), createSettings(ask, report)];
  const [feeds, site] = [createFeeds(ask, measureFile(apiOrigin)), createSite(ask, report)];
  const pool = createRenderPool(options.rendering);
  const ownPool = createRenderPool({ ...ofOne, ...options.rendering });
  const answers = metrics?.ofAnswers(createApiCache, ask) ?? createApiCache(ask);
  const dictionaries = createDictionaries(ask);
  app.addHook('onClose', async () => void (await Promise.all([pool.close(), ownPool.close()])));
  const serverRendering = createServerRendering({
    ...{ registry, answers, dictionaries, report },
    pool: metrics?.ofPool(pool) ?? pool,
    ownPool: metrics?.ofPool(ownPool) ?? ownPool,
  });
  const warmUp = createWarmUp({
    planner,
    render: createServerRendering({
      ...{ registry, answers, dictionaries },
      pool: { render: (order) => pool.warmUp(order) },
      ownPool: { render: (order) => ownPool.warmUp(order) },
      report: () => undefined,
    }),
  });
  app.addHook('onListen', async () => warmUp.begin());
  const documents = createSharedDocuments<Document>(sharing);
  const byCall = [records, feeds, site, answers, dictionaries, documents];
  expireOnWrites(app, { byCall, settings });
  await app.register(compress, quickly);
  const api = wayTo(apiOrigin);
  await app.register(httpProxy, { ...api, prefix: '/api', rewritePrefix: '/api' });
  await serveReleases(app, options);
  serveWorker(app, { planner, registry, visitors }, options.filesOrigin);
  serveSiteMap(app, { planner, site });
  serveWebManifest(app, planner);
  addLifecycle(app, { ...options, isWarm: () => warmUp.isDone() });
  // After it: while the process is still to be found, its streams go on.
  await passEvents(app, api);
  app.addHook('onClose', async () => void (await traced.close()));
  receiveReports(app, {
    report: traced.report,
    onTold(...told) {
      metrics?.told(...told);
      void health.observe(...told);
    },
    onFailure: (...told) => health.failure(...told),
  });
  serveConsole(app, { registry, secret, askWho: who, askConfirmed: askConfirmed(apiOrigin) });
  serveOverrides(app, { registry, askWho: who, secret });
  app.get<{ Querystring: { shell?: string } }>('/plan.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reading = await planner.read(await visitors(request));
    return planForPage(reading, request.query.shell, registry);
  });
  const firstCalls = askFirstCalls(apiOrigin);
  const read = { records, settings, serverRendering, firstCalls };
  const readings = createReadings({ planner, registry: standing, isDevelopment });
  const sources = {
    ...{ readings, visitors, documents, isDevelopment },
    ...read,
    health: metrics?.ofHealth(health) ?? health,
  };
  app.get('/*', async (request, reply) => {
    const feed = isFeed(request.url) && (await sendFeed(request, reply, { planner, feeds }));
    return feed || sendPage(request, reply, sources);
  });
  return app;
}
