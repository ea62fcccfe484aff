import { createApi } from '@campus/shared/api/createApi';
import { createQueryClient } from '@campus/shared/api/createQueryClient';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { QueryObserver } from '#real/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { newcomer } from '../session/people';
import { createTexts } from './createTexts';
import { startLanguage } from './startLanguage';

const [ru, en] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const languages = [
  { id: ru, key: 'ru', name: 'Русский', isDefault: true },
  { id: en, key: 'en', name: 'English', isDefault: false },
];
const pageOf = (items: unknown[]) => ({ items, total: items.length, skip: 0, size: 100 });
const translation = { mnemonic: 'media.title', translation: 'Word', languageId: en };

const person = '/api/participants/current-human';
const languageList = '/api/resources/languages';
const translations = (id: string | undefined) =>
  `/api/resources/translations?languageId=${id}&size=10000`;
const settings = '/api/resources/public-settings';

function serve(failing: string[] = [], personLanguage: LanguageKey = 'ru') {
  return fakeServer(({ path }) => {
    if (failing.some((part) => path.startsWith(part))) return { status: 503 };
    if (path === person)
      return { body: { ...newcomer, language: { ...newcomer.language, key: personLanguage } } };
    if (path === languageList) return { body: pageOf(languages) };
    return { body: path === settings ? [] : pageOf([translation]) };
  });
}

interface Start {
  cookie?: LanguageKey;
  hasToken?: boolean;
  queryClient?: QueryClient;
}

async function start({ cookie, hasToken = true, queryClient = createQueryClient() }: Start = {}) {
  const language = cookie ?? 'ru';
  const store = createClientStore({ currentLanguage: language });
  const i18n = createTexts(language);
  const write = jest.fn();
  const cookies = { language: { read: () => cookie, write, remove: jest.fn() } };
  const api = createApi({ language: () => store.getState().currentLanguage, token: () => 'live' });
  await startLanguage({ api, store, i18n, queryClient, cookies, hasToken });
  return { store, i18n, queryClient, write };
}

/** What failed is asked again later: such a start does not end. */
async function startOver() {
  jest.useFakeTimers();
  void start();
  await jest.advanceTimersByTimeAsync(1_900);
}

afterEach(() => jest.useRealTimers());

const askedOf = (server: ReturnType<typeof serve>) => server.requests.map(({ path }) => path);

test('person, languages, translations, settings: in this order', async () => {
  const server = serve();
  await start();
  expect(askedOf(server)).toEqual([person, languageList, translations(ru), settings]);
});

test('every step waits for the one before it', async () => {
  let open = 0;
  fakeServer(async ({ path }) => {
    expect(++open).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open--;
    if (path === person) return { body: newcomer };
    return { body: path === settings ? [] : pageOf(languages) };
  });
  await start();
  expect.assertions(4);
});

test('nobody is asked for without a token', async () => {
  const server = serve();
  await start({ hasToken: false });
  expect(askedOf(server)).toEqual([languageList, translations(ru), settings]);
});

test('the person’s language is taken, written down and spoken from then on', async () => {
  const server = serve([], 'en');
  const { store, i18n, write } = await start();
  expect(askedOf(server)).toContain(translations(en));
  expect(server.requests.map(({ language }) => language)).toEqual(['ru', 'en', 'en', 'en']);
  expect(store.getState().currentLanguage).toBe('en');
  expect(i18n.language).toBe('en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(write).toHaveBeenCalledWith('en');
});

test('the language of the cookie is stronger than the person’s', async () => {
  const server = serve([], 'ru');
  const { store } = await start({ cookie: 'en' });
  expect(askedOf(server)).toContain(translations(en));
  expect(store.getState().currentLanguage).toBe('en');
});

test('the translation fetch at start-up uses size 10000', async () => {
  const server = serve();
  await start();
  const asked = new URL(`http://x${askedOf(server).find((path) => path.includes('translations'))}`);
  expect(asked.searchParams.get('size')).toBe('10000');
});

test('default language ru; supported ru and en', async () => {
  const server = serve();
  const { store, i18n } = await start({ hasToken: false });
  expect(server.requests[0]?.language).toBe('ru');
  expect(store.getState().currentLanguage).toBe('ru');
  expect(store.getState().languages.map(({ key }) => key)).toEqual(['ru', 'en']);
  expect(i18n.options.supportedLngs).toEqual(expect.arrayContaining(['ru', 'en']));
});

test('translations reach the store and the texts, the person stays in the cache', async () => {
  serve();
  const { store, i18n, queryClient } = await start({ cookie: 'en' });
  // Dictionaries per language: a map from mnemonic to text.
  expect(store.getState().dictionaries.en).toEqual({ 'media.title': 'Word' });
  expect(i18n.t('media:title')).toBe('Word');
  expect(queryClient.getQueryData([person, {}])).toMatchObject({ email: newcomer.email });
});

test.each([
  ['the person', [person], [person, languageList, translations(ru), settings]],
  ['languages', [languageList], [person, languageList, settings]],
  [
    'translations',
    ['/api/resources/translations'],
    [person, languageList, translations(ru), settings],
  ],
])('a failure of %s does not stop the rest', async (_, failing, asked) => {
  const server = serve(failing);
  await startOver();
  await jest.advanceTimersByTimeAsync(4_000);
  expect([...new Set(askedOf(server))]).toEqual(asked);
});

test('what failed is asked again with growing pauses until it comes, and then no more', async () => {
  const failing = [languageList, settings];
  const server = serve(failing);
  const timesAsked = (path: string) => askedOf(server).filter((asked) => asked === path).length;
  await startOver();
  expect(timesAsked(languageList)).toBe(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(timesAsked(languageList)).toBeLessThanOrEqual(5);

  failing.length = 0;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(askedOf(server)).toContain(translations(ru));
  const asked = server.requests.length;
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.requests).toHaveLength(asked);
});

test('settings are asked for once though the footer, which reads them, leaves meanwhile', async () => {
  const queryClient = createQueryClient();
  const footer = new QueryObserver(queryClient, { queryKey: [settings, {}], enabled: false });
  let times = 0;
  const server = fakeServer(({ path }) => {
    if (path === settings && (times += 1) === 1) footer.subscribe(() => undefined)();
    if (path === person) return { body: newcomer };
    if (path === languageList) return { body: pageOf(languages) };
    return { body: path === settings ? [] : pageOf([translation]) };
  });
  await start({ queryClient });
  expect(askedOf(server).filter((asked) => asked === settings)).toHaveLength(1);
  expect(queryClient.getQueryData([settings, {}])).toStrictEqual([]);
});

test('what the server refuses for good is not asked again', async () => {
  const { requests } = fakeServer(({ path }) =>
    path === person ? { body: newcomer } : { status: 404 },
  );
  await start();
  expect(requests.map(({ path }) => path)).toEqual([person, languageList, settings]);
});
