import { createApi } from '@campus/shared/api/createApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listNewsTags } from '@campus/shared/contract/media';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { renderWithSession } from '../session/renderWithSession';
import { useLanguageSwitch } from './useLanguageSwitch';

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
      <h1>{t('sample')}</h1>
      <p role="status">{data?.[0]?.name}</p>
      <button onClick={() => void switchLanguage('ru')}>RU</button>
      <button onClick={() => void switchLanguage('en')}>EN</button>
      <label>
        Черновик <input />
      </label>
    </>
  );
}

/** Answers in the language of the request; English tags wait for `release`. */
function serve() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { requests } = fakeServer(async ({ path, language }) => {
    const key = language as LanguageKey;
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
    return { body: pageOf([{ mnemonic: 'shell.sample', translation: text }]) };
  });
  return { requests, release };
}

function open() {
  let language = (): LanguageKey => 'ru';
  const api = createApi({ language: () => language(), token: () => undefined });
  const view = renderWithSession(<Sample />, { api });
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
