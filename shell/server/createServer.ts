import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { readAppearance } from '../src/appearance/readAppearance';
import type { Planner } from './createPlanner';
import { contentPolicy } from './contentPolicy';
import { filesAhead } from './filesAhead';
import { matchScreen } from './matchScreen';
import { page } from './page';
import { readCookies } from './readCookies';

interface ServerOptions {
  planner: Planner;
  /** Folders of immutable files. */
  files: { shell: string; releases: string; public: string };
  apiOrigin: string;
  /** Files keep their names while they change, so no browser may keep them. */
  isDevelopment?: boolean;
  /** Balancers whose X-Forwarded-For is believed: addresses, comma separated. */
  trustedProxies?: string;
}

/** Documents and answers are compressed while somebody waits; files were long before. */
const quickly = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};
const forEver = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  decorateReply: false,
} as const;
const never = { cacheControl: false, index: false, decorateReply: false } as const;
const unavailable = {
  statusCode: 503,
  code: 'UNAVAILABLE',
  message: 'The service is unavailable, please try again later',
};

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

function sendPage(request: FastifyRequest, reply: FastifyReply, planner: Planner) {
  const { pathname } = new URL(request.url, 'http://campus');
  const cookies = readCookies(request.headers.cookie);
  const { Language, AuthToken } = cookies;
  const language = Language === 'en' ? 'en' : 'ru';
  const active = planner.active();
  const screen = matchScreen(pathname, active);
  const nonce = randomBytes(16).toString('base64');
  const plan = planner.plan(language);
  const shell = planner.shell();
  const html = page({
    nonce,
    plan,
    appearance: readAppearance(cookies),
    title:
      screen?.title[language] ?? (language === 'ru' ? 'Страница не найдена' : 'Page not found'),
    description: screen?.description?.[language] ?? '',
    shell: {
      scripts: shell.scripts.map((file) => `/shell/${file}`),
      styles: shell.styles.map((file) => `/shell/${file}`),
    },
    ahead: filesAhead({ screen, active, shell, isSignedIn: Boolean(AuthToken) }),
  });
  return reply
    .code(screen ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie')
    .header('content-security-policy', contentPolicy(nonce, plan.developmentOrigins))
    .send(html);
}

/** The only public door: documents, immutable files of every release, and the way to the API. */
export async function createServer(options: ServerOptions) {
  const { planner, files, apiOrigin, isDevelopment, trustedProxies } = options;
  const app = Fastify({ forceCloseConnections: 'idle', trustProxy: trustedProxies ?? false });
  app.addHook('onSend', async (_request, reply) => void reply.headers(secure));
  await app.register(compress, quickly);
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      onError: (reply) => void reply.code(503).send(unavailable),
      // The backend limits by address, so a visitor may not choose the one it sees.
      rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
    },
  });
  await app.register(staticFiles, {
    root: files.shell,
    prefix: '/shell/',
    ...(isDevelopment ? never : forEver),
  });
  await app.register(staticFiles, { root: files.releases, prefix: '/remotes/', ...forEver });
  await app.register(staticFiles, {
    root: files.public,
    maxAge: '1h',
    index: false,
    wildcard: false,
    decorateReply: false,
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/plan.json', async (request, reply) => {
    const { Language } = readCookies(request.headers.cookie);
    reply.header('cache-control', 'no-store');
    return planner.plan(Language === 'en' ? 'en' : 'ru');
  });
  app.get('/*', (request, reply) => sendPage(request, reply, planner));
  return app;
}
