import {
  listLanguages,
  listTextStates,
  listTranslations,
  saveTranslations,
} from '@campus/shared/contract/resources/calls';
import { listBundledTexts } from '@campus/shared/contract/releases/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../language/addTexts';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { EditTexts } from './EditTexts';
import en from './locales/en.json';
import ru from './locales/ru.json';

const ids = {
  ru: '00000000-0000-4000-8000-000000000001',
  en: '00000000-0000-4000-8000-000000000002',
};
const page = { total: 2, skip: 0, size: 20 };
const saved = jest.fn();
const followed = jest.fn();

beforeEach(() => {
  saved.mockClear();
  followed.mockClear();
  stub(listBundledTexts, () => [
    {
      ...{ namespace: 'media', remote: 'media', title: null, release: '1.0.0' },
      ru: { title: 'Новости' },
      en: { title: 'News' },
    },
  ]);
  stub(listLanguages, () => ({
    ...page,
    items: [
      { id: ids.ru, key: 'ru' as const, name: 'Русский', isDefault: true },
      { id: ids.en, key: 'en' as const, name: 'English', isDefault: false },
    ],
  }));
  stub(listTranslations, () => ({ ...page, items: [] }));
  stub(listTextStates, () => ({ ...page, items: [] }));
  stub(saveTranslations, ({ body }) => {
    saved(body);
    return { created: 1, updated: 0, unchanged: 0 };
  });
});

function Page() {
  const { t } = useTranslation('media');
  return (
    <>
      <a href="#away" onClick={followed}>
        {t('title')}
      </a>
      <p>Анна Иванова</p>
    </>
  );
}

const onClose = jest.fn();

/** Texts come with the code of what shows them. */
async function open() {
  const view = renderWithSession(
    <>
      <Page />
      <EditTexts onClose={onClose} />
    </>,
    { path: '/page' },
  );
  addTexts(view.i18n, 'media', { ru: { title: 'Новости' }, en: { title: 'News' } });
  addTexts(view.i18n, 'editTexts', { ru, en });
  await act(() => view.router.navigate('/page'));
  await screen.findByRole('region', { name: 'Правка текстов' });
  return view;
}

test('a text that is pointed at is said otherwise at once, in both languages, and leads nowhere', async () => {
  const { i18n } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Новости' }));
  expect(followed).not.toHaveBeenCalled();
  const form = within(await screen.findByRole('dialog', { name: 'Правка текста' }));
  const russian = await form.findByRole('textbox', { name: /По-русски/ });
  expect(russian).toHaveValue('Новости');
  await userEvent.clear(russian);
  await userEvent.type(russian, 'Главное');
  await userEvent.clear(form.getByRole('textbox', { name: /По-английски/ }));
  await userEvent.type(form.getByRole('textbox', { name: /По-английски/ }), 'Headlines{Enter}');
  expect(await screen.findByRole('link', { name: 'Главное' })).toBeVisible();
  expect(saved).toHaveBeenCalledWith({
    items: [
      {
        ...{ mnemonic: 'media.title', languageId: ids.ru, translation: 'Главное' },
        ...{ version: 0, bundled: 'Новости' },
      },
      {
        ...{ mnemonic: 'media.title', languageId: ids.en, translation: 'Headlines' },
        ...{ version: 0, bundled: 'News' },
      },
    ],
  });
  expect(i18n.getResource('en', 'media', 'title')).toBe('Headlines');
});

test('what is no text of the interface is said to be none', async () => {
  const { store } = await open();
  await userEvent.click(screen.getByText('Анна Иванова'));
  expect(store.getState().notifications).toMatchObject([{ tone: 'info' }]);
});

test('pages can be used meanwhile', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ходить по страницам' }));
  // Who looks for a page that is closed to staff is told where its texts are.
  expect(screen.getByRole('status')).toHaveTextContent(
    'Тексты кабинета участника меняют в разделе',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Новости' }));
  expect(followed).toHaveBeenCalled();
});

test('what cannot be pointed at is found in the list of all texts of the page', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Все тексты страницы' }));
  const list = within(await screen.findByRole('dialog', { name: 'Все тексты страницы' }));
  await userEvent.type(list.getByRole('searchbox'), 'новос');
  await userEvent.click(list.getByRole('button', { name: /media\.title/ }));
  expect(await screen.findByRole('dialog', { name: 'Правка текста' })).toBeVisible();
});

test('the page is as it was when editing is over', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Закончить правку' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
