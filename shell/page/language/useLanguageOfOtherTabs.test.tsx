import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '@campus/shared/api/createApi';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { useTranslation } from 'react-i18next';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { useLanguageOfOtherTabs } from './useLanguageSwitch';

function Sample() {
  useLanguageOfOtherTabs();
  const { t } = useTranslation('shell');
  return (
    <>
      <h1>{t('language.label')}</h1>
      <label>
        Черновик <input />
      </label>
    </>
  );
}

function open() {
  const { requests } = fakeServer(() => ({ body: { items: [], total: 0, skip: 0, size: 100 } }));
  const api = createApi({ language: () => 'ru', token: () => undefined });
  return { ...renderWithSession(<Sample />, { api }), requests };
}

const chooseInAnotherTab = (language: string) => {
  document.cookie = `Language=${language}; path=/`;
};

afterEach(() => {
  document.cookie = 'Language=; path=/; max-age=0';
});

test.each([
  ['comes back into view', () => fireEvent(document, new Event('visibilitychange'))],
  ['gets the focus', () => fireEvent.focus(window)],
])('a page that %s turns to the language chosen in another tab', async (_, come) => {
  const { store } = open();
  await userEvent.type(screen.getByLabelText('Черновик'), 'не потерять');
  chooseInAnotherTab('en');
  expect(screen.getByRole('heading', { name: 'Язык' })).toBeVisible();
  come();
  expect(await screen.findByRole('heading', { name: 'Language' })).toBeVisible();
  expect(store.getState().currentLanguage).toBe('en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByLabelText('Черновик')).toHaveValue('не потерять');
  expect(screen.getByLabelText('Черновик')).toHaveFocus();
});

test('it asks for nothing when the language is the same, unknown or not chosen', async () => {
  const { requests, store } = open();
  for (const language of ['ru', 'de', '']) {
    chooseInAnotherTab(language);
    fireEvent.focus(window);
  }
  await waitFor(() => expect(store.getState().currentLanguage).toBe('ru'));
  expect(requests).toStrictEqual([]);
});
