import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { fakeServer, type Received } from '@campus/shared/testing/fakeServer';
import type { Planner } from '../createPlanner';
import { newTestServers } from '../newTestServers.fixture';
import type { Visitor } from '../Visitor';

const head = {
  call: '/api/media/news/url/{url}',
  title: ['seo.title', 'title'],
  description: ['summary'],
  keywords: ['seo.keywords'],
  image: ['cover.url'],
  address: { param: 'url', field: 'url' },
  structured: {
    type: 'NewsArticle',
    fields: { headline: 'title', description: 'summary', image: { addressOf: 'cover.url' } },
  },
  trail: [{ path: '/news', title: { ru: 'Новости', en: 'News' } }],
} as const;
const title = { ru: 'Новость', en: 'News item' };
const description = { ru: 'О чём пишут', en: 'What is new' };
const routes: RouteDeclaration[] = [
  { path: '/news/:url', screen: 'Item', title, description, head, access: 'public' },
  { path: '/me/:url', screen: 'Mine', title, head, access: ['STUDENT'] },
  {
    ...{ path: '/fair', screen: 'Fair', title, description, access: 'public' as const },
    keywords: { ru: 'вакансии, практика', en: 'jobs, practice' },
    viewport: 'width=1024',
    ogTitle: { ru: 'Приходите', en: 'Come' },
    ogDescription: { ru: 'Сорок работодателей', en: 'Forty employers' },
    ogImage: '/api/files/public/fair.png',
  },
  { path: '/check/:url', screen: 'Check', title, head, isPrivate: true, access: 'public' },
];
const plan = { release: '1', remotes: [], integrity: {}, developmentOrigins: [] };
const files = { entry: 'entry.js', exposed: [], screens: {} };
const shell = { scripts: [], styles: [], texts: { ru: [], en: [] }, parts: {} };
const planner = {
  read: ({ language }: Visitor) =>
    Promise.resolve({
      shell,
      plan: { ...plan, language },
      active: [{ base: '/', manifest: { ...files, declaration: { routes, slots: [] } } }],
    }),
} as unknown as Planner;

const item = {
  url: 'first',
  title: 'Grants </title><script>alert(1)</script>',
  summary: 'It says "more" & <less>',
  seo: { title: '', keywords: 'grants, card' },
  cover: { url: '/api/files/public/a.png' },
};

interface Api {
  settings: { id: string; value: string }[];
  answerItem: () => { status?: number; body?: unknown } | Promise<never>;
  requests: Received[];
}

const isSettings = ({ path }: Received) => path.endsWith('/public-settings');

/** An API that knows one record and no setting, new for each test. */
function apiForFile() {
  const api = {} as Api;
  beforeEach(() => {
    const answering = fakeServer((request) =>
      isSettings(request) ? { body: api.settings } : api.answerItem(),
    );
    Object.assign(api, { settings: [], answerItem: () => ({ body: item }), ...answering });
  });
  return api;
}

/** The documents of a server with one remote, over an API that tests may change. */
export function documentsForFile() {
  const api = apiForFile();
  const report = jest.fn();
  let doors: Awaited<ReturnType<typeof newTestServers>>;
  let door: Awaited<ReturnType<typeof doors.open>>;

  const openDoor = async () => {
    const trustedProxies = '10.0.0.1';
    door = await doors.open({ planner, apiOrigin: 'http://api.test', report, trustedProxies });
  };
  beforeAll(async () => {
    doors = await newTestServers();
  });
  afterAll(() => doors.forget());
  beforeEach(() => {
    report.mockClear();
    return openDoor();
  });
  afterEach(() => door.close());

  return {
    item,
    api,
    report,
    asked: () => api.requests.filter((request) => !isSettings(request)),
    askedForSettings: () => api.requests.filter(isSettings),
    open: (url: string, headers: Record<string, string> = {}, remoteAddress?: string) =>
      door.inject({ url, remoteAddress, headers: { host: 'campus.test', ...headers } }),
    async restart() {
      await door.close();
      await openDoor();
    },
  };
}
