/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { hydrationBundle, serverBundle } from '@campus/shared/build/serverBundle';
import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { claimsOf } from '../../page/session/claimsOf';
import { tokenOf } from '../../page/session/tokenOf';
import type { Planner } from '../createPlanner';
import { newTestServers } from '../newTestServers.fixture';
import type * as RenderPool from '../rendering/createRenderPool';
import type { Visitor } from '../Visitor';
import type * as FirstCalls from './askFirstCalls';

jest.mock('../rendering/createRenderPool', () => {
  const actual = jest.requireActual<typeof RenderPool>('../rendering/createRenderPool');
  // However busy the machine is, nobody gives up waiting.
  return { createRenderPool: () => actual.createRenderPool({ patience: 60_000 }) };
});

jest.mock('./askFirstCalls', () => {
  const actual = jest.requireActual<typeof FirstCalls>('./askFirstCalls');
  const limits = { patience: 60_000, most: 10_000 };
  return { askFirstCalls: (origin: string) => actual.askFirstCalls(origin, limits) };
});

const title = { ru: 'Страница', en: 'Page' };
const route = { screen: 'Item', title, isServerRendered: true, access: 'public' } as const;
const routes: RouteDeclaration[] = [
  { ...route, path: '/news/:url' },
  { ...route, path: '/check/:code', isPrivate: true },
  { path: '/me/own', screen: 'Mine', title, firstCalls: ['/api/me/own'], access: ['STUDENT'] },
  {
    ...{ path: '/me/drawn', screen: 'Drawn', title, isServerRendered: true },
    ...{ firstCalls: ['/api/me/drawn', '/api/me/other'], access: ['STUDENT'] },
  },
];

const scripts = {
  shell: {
    // It remembers all that it was ever told, and shows it.
    [serverBundle]: `let memory = ''; module.exports = {
      lent: {},
      async renderPage({ address, plan, send, isSignedIn }) {
        const asked = isSignedIn ? '/api/me/drawn' : '/api/media/about?' + address;
        const said = await (await send(asked)).json();
        if (isSignedIn) memory += said.secret;
        const html = '<main>' + plan.language + ' drawn ' + address + ' ' + said.text + memory + '</main>';
        return { html, dehydratedState: { queries: [{ state: { data: said, error: null } }], mutations: [] } };
      },
    };`,
    [hydrationBundle]: '/* hydration */',
  },
  media: { [serverBundle]: 'module.exports = { default: {} };' },
};

const plan = { release: '1', remotes: [], integrity: {}, developmentOrigins: [] };
const planner = {
  read: ({ language }: Visitor) =>
    Promise.resolve({
      shell: {
        ...{ release: '1', rendersOwn: true, scripts: [], styles: [] },
        ...{ texts: { ru: [], en: [] }, parts: {} },
      },
      plan: { ...plan, language },
      active: [
        {
          base: '/remotes/media/1/',
          manifest: {
            ...{ release: '1', entry: 'entry.js', exposed: [], screens: {} },
            declaration: { name: 'media', routes, slots: [] },
          },
        },
      ],
    }),
} as unknown as Planner;

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: Awaited<ReturnType<typeof doors.open>>;
const requests: { path: string; token?: string; from?: unknown }[] = [];

/** Says to everybody what was asked, and to each whose token came along. */
const backend = createServer(({ url: path = '', headers }, answer) => {
  const token = headers.authorization?.replace('Bearer ', '');
  requests.push({ path, token, from: headers['x-forwarded-for'] });
  const secret = `secret-of-${claimsOf(token ?? '').subject}.`;
  const kind = path.endsWith('/current-human') ? { kind: 'HUMAN' } : {};
  const said = path.endsWith('/public-settings')
    ? []
    : { text: `said of ${path}`, secret, ...kind };
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(said));
});

beforeAll(async () => {
  doors = await newTestServers();
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  for (const [name, files] of Object.entries(scripts)) {
    mkdirSync(path.join(doors.dataFolder, name));
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(doors.dataFolder, name, file), text);
  }
});
afterAll(() => {
  doors.forget();
  backend.closeAllConnections();
  backend.close();
});
beforeEach(async () => {
  requests.length = 0;
  // Nothing becomes old while a busy machine takes its time.
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  app = await doors.open({
    planner,
    apiOrigin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    registry: {
      ...doors.serverRegistry,
      folderOf: async (name) => path.join(doors.dataFolder, name),
      publication: async (name) => ({
        ...{ key: '', at: '' },
        files: Object.fromEntries(
          Object.entries(scripts[name as keyof typeof scripts]).map(([file, text]) => [
            file,
            integrityOf(text),
          ]),
        ),
      }),
    },
  });
});
afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
});

interface Reader {
  at: number;
  token?: string;
  language: string;
  cookie: string;
}

/** Every other one is signed in; the others differ in what a page may look like. */
const readers = Array.from({ length: 50 }, (_, at): Reader => {
  const language = at % 4 < 2 ? 'ru' : 'en';
  const token = at % 2 ? tokenOf(`person-${at}`) : undefined;
  const cookie = [
    `Language=${language}`,
    ...(at % 3 ? [`Theme=dark`] : []),
    ...(at % 5 ? ['Consent=all'] : []),
    ...(token ? [`AuthToken=${token}`] : []),
  ].join('; ');
  return { at, token, language, cookie };
});

const pagesOf = ({ at }: Reader) => [
  '/news/first',
  `/news/second?part=${at % 3}`,
  `/check/code-${at}.`,
  '/me/own',
  '/me/drawn',
];

async function read(reader: Reader, url: string) {
  const headers = {
    cookie: reader.cookie,
    'accept-encoding': reader.at % 3 ? 'br' : 'identity',
    'sec-fetch-dest': 'document',
  };
  const { statusCode, rawPayload, headers: said } = await app.inject({ url, headers });
  const isSmall = said['content-encoding'] === 'br';
  const body = (isSmall ? brotliDecompressSync(rawPayload) : rawPayload).toString();
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(said['content-security-policy'])) ?? [];
  const [, visit = ''] = /"visit":"([^"]+)"/.exec(body) ?? [];
  return { reader, url, statusCode, said, body, nonce, visit };
}

/** Whatever names one reader. */
const tracesOf = ({ at, token }: Reader) => [
  `code-${at}.`,
  `secret-of-person-${at}.`,
  ...(token ? [token] : []),
];

test('of fifty people and guests at once nobody gets anything of another', async () => {
  let drawnForPeople = 0;
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      readers.flatMap((reader) => pagesOf(reader).map((url) => read(reader, url))),
    );
    for (const { reader, url, statusCode, said, body, nonce } of answers) {
      expect(statusCode).toBe(200);
      expect(said['cache-control']).toBe('private, no-store');
      expect(said.vary).toMatch(/\bcookie\b/);
      expect(said['set-cookie']).toBeUndefined();
      expect(body).toContain(`<html lang="${reader.language}"`);
      for (const other of readers.filter(({ at }) => at !== reader.at))
        for (const trace of tracesOf(other)) expect(body).not.toContain(trace);
      expect(body).not.toContain(reader.token ?? 'secret-of-person');
      const isTold = body.includes(`secret-of-person-${reader.at}.`);
      expect(isTold).toBe(url.startsWith('/me/') && reader.token !== undefined);
      // A thread that is busy with others leaves a page to the browser.
      const drawn = /<main>.*?said of/.exec(body)?.[0];
      const mayBeDrawn = reader.token ? url === '/me/drawn' : !url.startsWith('/me');
      if (reader.token && drawn) drawnForPeople += 1;
      const expected = mayBeDrawn ? `<main>${reader.language} drawn ${url} said of` : undefined;
      expect([undefined, expected]).toContain(drawn);
      const nonces = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, found]) => found);
      expect(new Set(nonces)).toEqual(new Set([nonce]));
    }
    for (const own of ['nonce', 'visit'] as const)
      expect(new Set(answers.map((answer) => answer[own])).size).toBe(answers.length);
  }
  expect(drawnForPeople).toBeGreaterThan(1);
  const draws = requests.filter(({ path: asked }) => asked.startsWith('/api/media/about'));
  expect(draws.filter(({ token }) => token)).toStrictEqual([]);
  // What everybody may share is asked for once in each language and look.
  const shared = draws.filter(({ path: asked }) => asked.endsWith('/first'));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.length).toBeLessThanOrEqual(8);
}, 60_000);

test('a change shows in the next document, and the one before it is given to nobody', async () => {
  const [guest] = readers;
  if (!guest) throw new Error('nobody');
  await read(guest, '/news/changed');
  const asked = () => requests.filter(({ path: each }) => each.endsWith('/changed')).length;
  expect(asked()).toBe(1);
  await read(guest, '/news/changed');
  expect(asked()).toBe(1);
  await app.inject({ method: 'PUT', url: '/api/media/news/1' });
  await read(guest, '/news/changed');
  expect(asked()).toBe(2);
}, 60_000);

test('whoever comes by a balancer that is not believed does not ask as this computer, which is not limited', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cookie = `AuthToken=${tokenOf('person-1')}`;
  const headers = { cookie, 'sec-fetch-dest': 'document', 'x-forwarded-for': '203.0.113.9' };
  await app.inject({ url: '/me/own', headers });
  const own = requests.filter(({ token }) => token);
  expect(new Set(own.map(({ from }) => from))).toEqual(new Set(['0.0.0.0']));
});
