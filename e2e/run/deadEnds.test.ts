/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { staffRoles } from '@campus/shared/contract/roles';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellRoutes } from '../../shell/page/shellRoutes';
import { remoteFolders } from '../../shell/releases/remoteFolders';
import { eventRows } from '../backend/domains/media/seed/data/eventRows';
import { footerRows } from '../backend/domains/settings/seed/data/footerRows';
import { mailingRows } from '../backend/domains/notifications/seed/data/mailingRows';
import { settingRows } from '../backend/domains/settings/seed/data/settingRows';
import { newsRows } from '../backend/domains/media/seed/data/newsRows';
import { pageRows } from '../backend/domains/media/seed/data/pageRows';
import { waitingMailings } from '../backend/domains/notifications/seed/data/waitingMailings';
import { paths } from '@campus/shared/paths';
import { pagesOfProduct } from '../fixtures/pagesOfProduct';

const remotes = Object.values(remoteFolders()).map(
  (folder) => jest.requireActual<{ remote: RemoteDeclaration }>(join(folder, 'remote.ts')).remote,
);
const routes = [...shellRoutes, ...remotes.flatMap((remote) => [...remote.routes])];
const patterns = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

const publicPages = pageRows.filter(({ status }) => status === undefined);
const records: Record<string, readonly { url: string }[]> = {
  info: publicPages,
  news: newsRows,
  events: eventRows,
};

/** An address of this site that opens something. */
function leadsSomewhere(address: string) {
  const [path = ''] = address.split(/[?#]/);
  if (!patterns.some((pattern) => pattern.test(path))) return false;
  const [, section = '', url] = path.split('/');
  const known = records[section];
  return !known || !url || known.some((record) => record.url === url);
}

const pageTexts = JSON.parse(readFileSync(join(root, 'mfe-media/src/locales/ru.json'), 'utf8')) as {
  pages: { section: Record<string, string> };
};

const isOwn = (address: string) => address.startsWith('/');
const here = ['shell', 'shared', 'e2e/backend/domains'].map((folder) => join(root, folder));
const files = [...here, ...Object.values(remoteFolders())].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && !file.includes('.test.'))
    .map((file) => join(folder, file)),
);
const filesOf = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'));
const found = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match));

const bodies = [...pageRows, ...newsRows, ...eventRows].flatMap(({ body }) => [
  body.ru,
  body.en ?? '',
]);
const dictionaries = filesOf(/locales\/(ru|en)\.json$/);
const notices = filesOf(/backend\/domains\/.*\.ts$/);
const letterLinks = found(notices, /\bpath: '(\/[^']*)'/g);

test.each<[string, readonly string[]]>([
  ['shell', Object.values(paths).map((address) => address(''))],
  ['footer', footerRows.map(({ url }) => url)],
  ['mailings', [...mailingRows, ...waitingMailings].map(({ link }) => link ?? '')],
  ['articles', found(bodies, /href="([^"]+)"/g)],
  ['menus', remotes.flatMap((remote) => remote.menu.map(({ to }) => to))],
  ['searches', remotes.flatMap(({ search }) => (search?.fallbacks ?? []).map(({ to }) => to))],
  ['notices', found(notices, /\blink: '([^']+)'/g)],
  ['letters', letterLinks],
  ['dictionaries', found(dictionaries, /"(\/[a-z][^"\s]*)"/g)],
])('no link of the %s names a page that does not exist', (_, links) => {
  expect(links.filter((link) => isOwn(link) && !leadsSomewhere(link))).toStrictEqual([]);
});

test('a link to a tab of a person names one that a remote declares', () => {
  const tabs = remotes.flatMap(({ slots }) => slots.map(({ tab }) => tab));
  const linked = found(filesOf(/\.tsx$/), /peoplePaths\.person\([^()]*, '([\w-]+)'\)/g);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((tab) => !tabs.includes(tab))).toStrictEqual([]);
});

test.each(staffRoles)(
  '%s is led to what waits, and finds work of their own in the menu',
  (role) => {
    const own = remotes
      .flatMap(({ menu }) => [...menu])
      .filter(({ group, access }) => group === 'admin' && [access].flat().includes(role))
      .toSorted((a, b) => a.order - b.order);
    expect(own[0]?.to).toBe('/admin/overview');
    expect(own.length).toBeGreaterThan(1);
  },
);

/** The home page once more, and addresses that show the first section of somebody’s own. */
const leadingOn = ['/_app', '/admin', '/admin/payments'];

test('every screen that has one address is among the pages that are looked at', () => {
  const addresses = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const visited = [...leadingOn, ...pagesOfProduct.map(({ url }) => url.split(/[?#]/)[0])];
  expect(addresses.filter((path) => !visited.includes(path))).toStrictEqual([]);
});

test('letters lead to where one signs in, signs up and asks', () => {
  expect(letterLinks).toEqual(
    expect.arrayContaining(['/staff/login', '/?modal=signIn', '/?modal=signUp', '/help/new']),
  );
});

test('every published page of help, documents and grants is led to', () => {
  const linked = new Set([
    ...footerRows.map(({ url }) => url),
    ...found(bodies, /href="([^"]+)"/g),
  ]);
  const led = publicPages.filter(({ url, parent, section }) => {
    const around = publicPages.filter((page) => page.section === section);
    const nearby = [url, parent, ...around.map((page) => page.url)];
    return nearby.some((one) => linked.has(`/info/${one}`));
  });
  expect(led).toEqual(publicPages);
});

test('no text sends people to a section that no menu, page or heading is called by', () => {
  const titles = [
    ...routes.map(({ title }) => title.ru),
    ...remotes.flatMap((remote) => remote.menu.map(({ label }) => label.ru)),
    ...pageRows.map(({ title }) => title.ru),
    ...Object.values(pageTexts.pages.section),
  ];
  const seeds = filesOf(/seed\/data\/.*\.ts$/);
  const named = found([...seeds, ...dictionaries], /раздел[а-яё]*\s+«([^»{]+)»/gi);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !titles.includes(name))).toStrictEqual([]);
});

test('every setting is read by something', () => {
  const code = filesOf(/^(?!.*(seed\/data|domains\/settings)\/).*\.tsx?$/);
  const unread = settingRows.filter(({ id }) => !code.some((text) => text.includes(id)));
  expect(unread).toStrictEqual([]);
});
