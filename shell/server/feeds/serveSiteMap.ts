import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import type { FastifyInstance } from 'fastify';
import { shellRoutes } from '../../page/shellRoutes';
import type { ActiveRelease, Planner } from '../createPlanner';
import { originOf } from '../originOf';
import type { createSite } from './createSite';
import { everybody } from './everybody';
import { sendPublic, sendUnavailable, tagged, type Tagged } from './sendPublic';
import { type SiteAddress, siteMapOf } from './siteMapOf';

/** Visitors choose by which name they ask, so not every one is kept. */
const most = 8;

const areSame = (some: readonly SiteAddress[], others: readonly SiteAddress[]) =>
  some.length === others.length &&
  some.every(({ path, changed }, at) => {
    const other = others[at];
    return path === other?.path && changed === other.changed;
  });

/** Writes maps of the site, and keeps what is written while the addresses are the same. */
export function createMaps() {
  const written = new Map<string, Tagged>();
  let known: readonly SiteAddress[] = [];

  function write(key: string, body: string) {
    const [oldest] = written.keys();
    if (written.size >= most && oldest !== undefined) written.delete(oldest);
    const map = tagged(body);
    written.set(key, map);
    return map;
  }

  /** See `siteMapOf`. */
  return (addresses: readonly SiteAddress[], origin: string, part?: number) => {
    if (!areSame(known, addresses)) written.clear();
    known = addresses;
    const key = `${origin} ${part}`;
    const found = written.get(key);
    if (found) return found;
    const body = siteMapOf(addresses, origin, part);
    return body === undefined ? undefined : write(key, body);
  };
}

/** `/api/media/news/filter` is one of `/api/media/`. */
const areaOf = (call: string) => `${call.split('/', 3).join('/')}/`;

/** What pages for everybody are made of: without it a search engine that runs them sees a failure. */
const ofEveryPage = [
  ...['/api/files/public/', '/api/files/partner-logo/'],
  ...['/api/resources/', '/api/footer-links'],
];

const callsOf = ({ routes }: RemoteDeclaration) =>
  routes
    .filter(({ access }) => access === 'public')
    .flatMap(({ head, list }) => [head?.call, list?.call])
    .filter((call) => call !== undefined);

/** The text of robots.txt. */
function robotsOf(declarations: readonly RemoteDeclaration[], origin: string) {
  const areas = declarations.flatMap(callsOf).map(areaOf);
  return [
    'User-agent: *',
    ...['/admin/', '/me/', '/staff/', '/api/'].map((path) => `Disallow: ${path}`),
    ...[...new Set([...ofEveryPage, ...areas])].map((path) => `Allow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

interface Sources {
  planner: Planner;
  site: Pick<ReturnType<typeof createSite>, 'read'>;
}

const missing = { statusCode: 404, code: 'NOT_FOUND' };

/** Neither a pattern nor a tool of developers, such as `/_ui`. */
const isPage = ({ path }: SiteAddress) => !/[:*?]/.test(path) && !path.startsWith('/_');

const ownPages = shellRoutes.filter((route) => !route.isPrivate && isPage(route));

const publicRoutes = (active: readonly ActiveRelease[]) =>
  active
    .flatMap(({ manifest }) => manifest.declaration.routes)
    .filter(({ access }) => access === 'public');

/** What search engines ask for first: where they may look, and what there is. */
export function serveSiteMap(app: FastifyInstance, { planner, site }: Sources) {
  const mapOf = createMaps();
  app.get('/robots.txt', async (request, reply) => {
    const { active } = await planner.read(everybody('ru'));
    const declarations = active.map(({ manifest }) => manifest.declaration);
    const body = robotsOf(declarations, originOf(request));
    return sendPublic(request, reply, { type: 'text/plain', maxAge: 3600, ...tagged(body) });
  });

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const { active } = await planner.read(everybody('ru'));
    const routes = publicRoutes(active);
    const records = await site.read(routes);
    if (!records) return sendUnavailable(reply);
    const addresses = [...ownPages, ...routes.filter(isPage), ...records];
    const part = request.query.part === undefined ? undefined : Number(request.query.part);
    const origin = originOf(request);
    const map = origin && mapOf(addresses, origin, part);
    if (!map) return reply.code(404).send(missing);
    return sendPublic(request, reply, { type: 'application/xml', maxAge: 3600, ...map });
  });
}
