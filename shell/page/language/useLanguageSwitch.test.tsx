import { createApi } from '@campus/shared/api/createApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { getCurrentHuman, type CurrentPerson } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { adminUser, newcomer, staff } from '../session/people';
import { loadTexts } from './loadTexts';
import { useLanguageSwitch } from './useLanguageSwitch';

jest.mock('./loadTexts', () => ({
  loadTexts: jest.fn(jest.requireActual<typeof import('./loadTexts')>('./loadTexts').loadTexts),
}));

const ids = {
  ru: '00000000-0000-4000-8000-000000000001',
  en: '00000000-0000-4000-8000-000000000002',
};
const words = { ru: 'Событие', en: 'Event' };
const pageOf = (items: unknown[]) => ({ items, total: items.length, skip: 0, size: 100 });

function Sample() {
  const switchLanguage = useLanguageSwitch();
  const { t } = useTranslation('shell');
  const { data } = useCallQuery(listNewsTags);
  return (
    <>
      <h1>{t('skip')}</h1>
      <p role="status">{data?.[0]?.name}</p>
      <button onClick={() => void switchLanguage('ru')}>RU</button>
      <button onClick={() => void switchLanguage('en')}>EN</button>
      <label>
        Черновик <input />
      </label>
    </>
  );
}

/** Answers in the language of the request; English tags wait for `release`, the person for `known`. */
function serve({
  person = newcomer,
  refusing = false,
  known = Promise.resolve(),
}: { person?: CurrentPerson; refusing?: boolean; known?: Promise<void> } = {}) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { requests } = fakeServer(async ({ path, language, method }) => {
    const key = language as LanguageKey;
    if (path === getCurrentHuman.path && method === 'GET') await known;
    if (path === getCurrentHuman.path)
      return method === 'PUT' && refusing ? { status: 503 } : { body: person };
    if (path === getCurrentUser.path) return { body: adminUser };
    if (path === listNewsTags.path) {
      if (key === 'en') await gate;
      return { body: [{ id: ids[key], name: words[key], slug: 'event' }] };
    }
    if (path === '/api/resources/languages')
      return {
        body: pageOf((['ru', 'en'] as const).map((each) => ({ id: ids[each], key: each }))),
      };
    const asked = path.includes(ids.en) ? 'en' : 'ru';
    const text = asked === 'en' ? 'From the dictionary' : 'Из словаря';
    return { body: pageOf([{ mnemonic: 'shell.skip', translation: text }]) };
  });
  return { requests, release };
}

function open(token?: string) {
  let language = (): LanguageKey => 'ru';
  const api = createApi({ language: () => language(), token: () => token });
  const view = renderWithSession(<Sample />, { api, token });
  language = () => view.store.getState().currentLanguage;
  return view;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  document.cookie = 'Language=; path=/; max-age=0';
});

test('texts, answers, cookie and page turn to the language in place', async () => {
  const { release } = serve();
  const { cookies } = open();
  release();
  await screen.findByText(words.ru);
  await userEvent.type(screen.getByLabelText('Черновик'), 'не потерять');

  await click('EN');

  expect(await screen.findByRole('heading', { name: 'From the dictionary' })).toBeVisible();
  await waitFor(() => expect(shown()).toBe(words.en));
  expect(cookies.language.read()).toBe('en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByLabelText('Черновик')).toHaveValue('не потерять');
  expect(screen.getByRole('button', { name: 'EN' })).toHaveFocus();
});

test('the last choice wins over an answer that comes late', async () => {
  const { release, requests } = serve();
  const { cookies, i18n } = open();
  await screen.findByText(words.ru);

  await click('EN');
  await click('RU');
  release();

  expect(await screen.findByRole('heading', { name: 'Из словаря' })).toBeVisible();
  const asked = requests.filter(({ path }) => path === listNewsTags.path);
  expect(asked.map(({ language }) => language).slice(-2)).toEqual(['en', 'ru']);
  expect(shown()).toBe(words.ru);
  expect(i18n.language).toBe('ru');
  expect(cookies.language.read()).toBe('ru');
});

test('the translations of a language are fetched once', async () => {
  const { release, requests } = serve();
  open();
  release();
  for (const [name, title] of [
    ['EN', 'From the dictionary'],
    ['RU', 'Из словаря'],
    ['EN', 'From the dictionary'],
    ['RU', 'Из словаря'],
  ] as const) {
    await click(name);
    await screen.findByRole('heading', { name: title });
  }
  expect(requests.filter(({ path }) => path.includes('translations'))).toHaveLength(2);
});

test('without translations the bundled texts still change', async () => {
  fakeServer(() => ({ status: 503 }));
  const { store, i18n } = open();
  await click('EN');
  await waitFor(() => expect(store.getState().currentLanguage).toBe('en'));
  expect(i18n.language).toBe('en');
});

test('texts that do not load leave the language, say why and may be asked for again', async () => {
  const { release } = serve();
  release();
  jest.mocked(loadTexts).mockRejectedValueOnce(new Error('offline'));
  const { store, cookies, i18n } = open();
  await click('EN');
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  expect(store.getState().notifications[0]?.text).toMatch(/Не удалось загрузить английские тексты/);
  expect([store.getState().currentLanguage, cookies.language.read(), i18n.language]).toEqual([
    'ru',
    'ru',
    'ru',
  ]);
  await click('EN');
  await waitFor(() => expect(i18n.language).toBe('en'));
});

const saved = ({ requests }: ReturnType<typeof serve>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

async function openAs(person: CurrentPerson, refusing = false) {
  const server = serve({ person, refusing });
  server.release();
  const view = open('live');
  await waitFor(() =>
    expect(view.queryClient.getQueryData([getCurrentHuman.path, {}])).toEqual(person),
  );
  return { server, view };
}

test('the choice of a signed-in human is saved to the profile, and nothing else of it', async () => {
  const { server } = await openAs(newcomer);
  await click('EN');
  await waitFor(() => expect(saved(server)).toEqual([{ languageId: ids.en }]));
});

test('a choice made before the page knows the person is saved to the profile', async () => {
  let meet = () => {};
  const server = serve({ known: new Promise<void>((resolve) => (meet = resolve)) });
  server.release();
  open('live');
  await click('EN');
  expect(await screen.findByRole('heading', { name: 'From the dictionary' })).toBeVisible();
  meet();
  await waitFor(() => expect(saved(server)).toEqual([{ languageId: ids.en }]));
});

test('of two quick choices the profile keeps the later', async () => {
  const { server } = await openAs(newcomer);
  await click('EN');
  await click('RU');
  await waitFor(() => expect(saved(server).at(-1)).toEqual({ languageId: ids.ru }));
});

test('a choice whose texts come after the next one is not saved any more', async () => {
  const { server } = await openAs(newcomer);
  let arrive = () => {};
  const texts = new Promise<void>((resolve) => (arrive = resolve));
  jest.mocked(loadTexts).mockImplementationOnce(() => texts);
  await click('EN');
  await click('RU');
  await waitFor(() => expect(saved(server)).toEqual([{ languageId: ids.ru }]));
  await act(async () => arrive());
  expect(saved(server)).toEqual([{ languageId: ids.ru }]);
});

test('a profile that cannot be saved does not undo the choice and says nothing', async () => {
  const { server, view } = await openAs(newcomer, true);
  await click('EN');
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'From the dictionary' })).toBeVisible();
  expect(view.cookies.language.read()).toBe('en');
  expect(view.store.getState().notifications).toStrictEqual([]);
});

test('of staff the profile is left alone: theirs is saved only as a whole', async () => {
  const { server } = await openAs(staff);
  await click('EN');
  expect(await screen.findByRole('heading', { name: 'From the dictionary' })).toBeVisible();
  expect(saved(server)).toStrictEqual([]);
});
