/** @jest-environment node */
import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { homeMain } from '@campus/shared/contract/home/places';
import { filterNews, getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../page/loading/Plan';
import { renderPage } from './renderPage';

function Words() {
  const { t } = useTranslation('media');
  return <p>{t('title')}</p>;
}

function News({ size = 3 }: { size?: number }) {
  const { data } = useCallQuery(filterNews, { query: { size }, body: {} });
  return <p>{data ? `Новостей: ${data.total}` : 'Новости загружаются'}</p>;
}

function Item() {
  const { error } = useCallQuery(getNewsByUrl, { params: { url: 'none' } });
  return <p>{isMissing(error) ? 'Нет такой новости' : 'Новость загружается'}</p>;
}

const Throws: ComponentType = () => {
  throw new Error('no window here');
};

/** It is rendered when the others are, and throws then. */
const ThrowsLate = lazy(async () => ({ default: Throws }));

/** Takes a second to render, as on a machine that is busy. */
function Heavy() {
  jest.advanceTimersByTime(1_000);
  return <p>Долго</p>;
}

const widgets: Record<string, ComponentType> = { Words, News, Item, Throws, ThrowsLate, Heavy };

function List() {
  const { error } = useCallQuery(filterNews, { query: { size: 20 }, body: {} });
  return <p>{error ? 'Список не загрузился' : 'Список загружается'}</p>;
}

/** The screen of one record, with a list of others. */
const Record: ComponentType = () => (
  <>
    <Item />
    <List />
  </>
);

const mediaWith = (names: string[]): RemoteModule => ({
  screens: { Throws: async () => ({ Throws }), Record: async () => ({ Record }) },
  widgets: Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        if (name === 'Breaks') throw new Error('does not run');
        return { [name]: widgets[name] };
      },
    ]),
  ),
  locales: { ru: { title: 'Слова кода' }, en: { title: 'Words of the code' } },
});

const planOf = (names: string[]): Plan => ({
  release: '1',
  language: 'ru',
  remotes: [
    {
      release: '1',
      entry: '',
      lastKnownGood: null,
      declaration: {
        name: 'media',
        title: { ru: 'Новости', en: 'News' },
        owner: '',
        routes: [
          { path: '/news', screen: 'Throws', title: { ru: '', en: '' }, access: 'public' },
          { path: '/news/:url', screen: 'Record', title: { ru: '', en: '' }, access: 'public' },
        ],
        menu: [],
        slots: names.map((widget, order) => ({ ...homeMain, widget, order, access: 'public' })),
      } as unknown as RemoteDeclaration,
    },
  ],
  integrity: {},
  developmentOrigins: [],
});

const failures: string[] = [];
const send = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
beforeEach(() => {
  failures.length = 0;
  send
    .mockReset()
    .mockImplementation(async (address) =>
      typeof address === 'string' && address.includes('news/filter')
        ? Response.json({ items: [], total: 7 })
        : Response.json({ code: 'NOT_FOUND' }, { status: 404 }),
    );
});

const open = (names: string[], more: Partial<Parameters<typeof renderPage>[0]> = {}) =>
  renderPage({
    plan: planOf(names),
    address: '/',
    modules: { media: mediaWith(names) },
    slots: names.map((widget) => ({ remote: 'media', widget })),
    onSlotFailure: ({ widget }, error) => void failures.push(`${widget}: ${String(error)}`),
    send,
    ...more,
  });

test('a page of the shell has what the remotes show on it, with the words and answers of the backend', async () => {
  const page = await open(['Words', 'News'], {
    words: { media: { title: 'Слова редакции' }, shell: { 'home.guest': 'Добро пожаловать' } },
  });
  expect(page?.html).toMatch(/<h1[^>]*>Добро пожаловать<\/h1>/);
  expect(page?.html).toContain('Слова редакции');
  expect(page?.html).toContain('Новостей: 7');
  expect(page?.words).toEqual({
    'media.title': 'Слова редакции',
    'shell.home.guest': 'Добро пожаловать',
  });
  expect(page?.slots).toEqual([
    { remote: 'media', widget: 'Words' },
    { remote: 'media', widget: 'News' },
  ]);
  const answers = page?.dehydratedState.queries.filter(({ state }) => state.data);
  expect(answers).toHaveLength(1);
  expect(page?.isPartial).toBe(false);
});

test.each([
  ['throws', 'Throws', 'Error: no window here'],
  ['throws when its code has come', 'ThrowsLate', 'Error: no window here'],
  ['does not run', 'Breaks', 'Error: does not run'],
])('a widget that %s is left to the browser, and the others stay', async (_, name, error) => {
  const page = await open(['Words', name, 'News']);
  expect(page?.html).toContain('Слова кода');
  expect(page?.html).toContain('Новостей: 7');
  expect(page?.html).toContain('data-dgst="left-to-browser"');
  expect(page?.slots?.map(({ widget }) => widget)).toEqual(['Words', 'News']);
  expect(page).toMatchObject({ isPartial: true, lacksAnswers: false });
  expect(failures).toEqual([`${name}: ${error}`]);
});

test('a widget that does not say so is left to the browser, which is no failure', async () => {
  const page = await open(['Words', 'News'], { slots: [{ remote: 'media', widget: 'Words' }] });
  expect(page?.html).toContain('Слова кода');
  expect(page?.html).toContain('data-dgst="left-to-browser"');
  expect(page?.html).not.toContain('Новост');
  expect(failures).toStrictEqual([]);
});

test('a widget whose answer is late is rendered as it begins', async () => {
  send.mockImplementation(() => new Promise<never>(() => undefined));
  const page = await open(['Words', 'News']);
  expect(page?.html).toContain('Новости загружаются');
  expect(page?.html).toContain('Слова кода');
  expect(page?.dehydratedState.queries).toStrictEqual([]);
  expect(page).toMatchObject({ isPartial: true, lacksAnswers: true });
  expect(failures).toStrictEqual([]);
});

test('an answer is waited for although the page took long to ask for it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const page = await open(['Heavy', 'News']);
  jest.useRealTimers();
  expect(page?.html).toContain('Новостей: 7');
  expect(page?.isPartial).toBe(false);
});

const ofRecord = { address: '/news/none', record: getNewsByUrl.path, slots: [] };

test('that there is no such record is rendered, and told to the browser', async () => {
  const page = await open([], ofRecord);
  expect(page?.html).toContain('Нет такой новости');
  const [asked] = page?.dehydratedState.queries ?? [];
  expect(asked?.queryKey[0]).toBe(getNewsByUrl.path);
  expect(asked?.state.error).toMatchObject({ status: 404 });
});

test('that anything else is missing is no answer: the browser asks for it', async () => {
  send.mockImplementation(async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
  const record = await open([], ofRecord);
  expect(record?.html).toContain('Список загружается');
  expect(record?.dehydratedState.queries).toHaveLength(1);
  const slot = await open(['Item'], { record: getNewsByUrl.path });
  expect(slot?.html).toContain('Новость загружается');
  expect(slot?.dehydratedState.queries).toStrictEqual([]);
});

test('a page whose answers did not come for a moment is partial', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  send.mockImplementation(async () => Response.json(null, { status: 503 }));
  const opened = open([], ofRecord);
  for (let times = 0; times < 20; times += 1) await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await expect(opened).resolves.toMatchObject({ isPartial: true, lacksAnswers: true });
});

test('a page that fails itself blames no widget', async () => {
  await expect(open(['Words'], { address: '/news' })).rejects.toThrow('no window here');
  expect(failures).toStrictEqual([]);
});

test('an address of nobody says so', async () => {
  const page = await open(['Words'], { address: '/nowhere/at-all', slots: [] });
  expect(page?.html).toContain('<h1');
  expect(page?.html).not.toContain('data-dgst');
});
