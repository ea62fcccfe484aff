import { ApiError } from '@campus/shared/api/ApiError';
import { listBundledTexts, listTextPlaces } from '@campus/shared/contract/releases/calls';
import {
  listLanguages,
  listTextLog,
  listTextStates,
  listTranslations,
  saveTranslations,
} from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { locales, TranslationsScreen } from './TranslationsScreen';

const ids = {
  ru: '00000000-0000-4000-8000-000000000001',
  en: '00000000-0000-4000-8000-000000000002',
};
const page = { total: 1, skip: 0, size: 20 };
const missing = () => new ApiError(404, 'Нет');
const saved = jest.fn();

beforeEach(() => {
  saved.mockClear();
  stub(listLanguages, () => ({
    ...page,
    items: [
      { id: ids.ru, key: 'ru' as const, name: 'Русский', isDefault: true },
      { id: ids.en, key: 'en' as const, name: 'English', isDefault: false },
    ],
  }));
  stub(listBundledTexts, () => [
    {
      ...{ namespace: 'media', remote: 'media', title: { ru: 'Новости', en: 'News' } },
      release: '1.0.0',
      ru: { title: 'Свежее', more: 'Ещё' },
      en: { title: 'Latest' },
    },
  ]);
  stub(listTranslations, ({ query }) => ({
    ...page,
    items:
      query?.languageId === ids.ru
        ? [{ mnemonic: 'media.title', translation: 'Главное', languageId: ids.ru }]
        : [],
  }));
  stub(listTextStates, ({ query }) => ({
    ...page,
    items:
      query?.languageId === ids.ru
        ? [
            {
              ...{ mnemonic: 'media.title', languageId: ids.ru, version: 2 },
              ...{ updatedAt: '2026-03-05T09:15:00Z', bundled: 'Новости' },
            },
          ]
        : [],
  }));
  stub(listTextLog, missing);
  stub(listTextPlaces, missing);
  stub(saveTranslations, ({ body }) => {
    saved(body);
    return { created: 1, updated: 0, unchanged: 0 };
  });
});

const open = (search = '', roles: Role[] = ['CONTENT_MANAGER']) =>
  renderScreen(<TranslationsScreen />, {
    ...{ url: `/admin/translations${search}`, roles },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });

test('both languages stand beside each other, with whose words they are', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Тексты' }));
  const title = within(table.getByRole('row', { name: /media\.title/ }));
  expect(title.getByText('Главное')).toBeVisible();
  expect(title.getByText('Latest')).toBeVisible();
  expect(title.getByText(/релиз с тех пор говорит иначе/)).toBeVisible();
  expect(table.getByRole('row', { name: /media\.more/ })).toHaveTextContent('нет текста');
  expect(screen.getByRole('link', { name: /Без перевода/ })).toHaveTextContent('1');
});

test('a tab and words in the address narrow the list down, and may find nothing', async () => {
  open('?view=missing');
  const table = within(await screen.findByRole('table', { name: 'Тексты' }));
  expect(table.getByText('media.more')).toBeVisible();
  expect(table.queryByText('media.title')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'нигде');
  expect(await screen.findByText('0 текстов')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a text is edited in its row, and the focus comes back to its button', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить текст media.more' }));
  const row = within(screen.getByRole('group', { name: 'media.more' }));
  await userEvent.type(row.getByRole('textbox', { name: /По-английски/ }), 'More{Enter}');
  const button = await screen.findByRole('button', { name: 'Изменить текст media.more' });
  expect(button).toHaveFocus();
  expect(screen.getByText('More')).toBeVisible();
  expect(saved.mock.lastCall).toEqual([
    {
      items: [{ mnemonic: 'media.more', languageId: ids.en, translation: 'More', version: 0 }],
    },
  ]);
});

const english = () => screen.getByRole('textbox', { name: /По-английски/ });
async function answer(name: string) {
  const question = within(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' }));
  await userEvent.click(question.getByRole('button', { name }));
}

test('Escape leaves a text, and asks once where words would be lost', async () => {
  open('?text=media.more');
  await screen.findByRole('group', { name: 'media.more' });
  await userEvent.type(english(), 'Mo{Escape}');
  await answer('Остаться');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(english()).toHaveValue('Mo');
  await userEvent.type(english(), '{Escape}');
  await answer('Уйти');
  expect(await screen.findByRole('button', { name: 'Изменить текст media.more' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('unsaved words stay in sight while texts are looked for, and ask before another is opened', async () => {
  open('?text=media.more');
  await screen.findByRole('group', { name: 'media.more' });
  await userEvent.type(english(), 'Mo');
  await userEvent.type(screen.getByRole('searchbox'), 'Главное');
  expect(await screen.findByText('1 текст')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(english()).toHaveValue('Mo');
  await userEvent.click(screen.getByRole('button', { name: 'Изменить текст media.title' }));
  await answer('Уйти');
  expect(await screen.findByRole('group', { name: 'media.title' })).toBeVisible();
});

test('an answer that comes late leaves a text open that was opened meanwhile', async () => {
  let answerSave = () => {};
  const late = new Promise<void>((resolve) => (answerSave = resolve));
  stub(saveTranslations, () => late.then(() => ({ created: 1, updated: 0, unchanged: 0 })));
  open('?text=media.more');
  await screen.findByRole('group', { name: 'media.more' });
  await userEvent.type(english(), 'More{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Изменить текст media.title' }));
  await answer('Уйти');
  await screen.findByRole('group', { name: 'media.title' });
  await act(async () => answerSave());
  expect(await screen.findByText('More')).toBeVisible();
  expect(screen.getByRole('group', { name: 'media.title' })).toBeVisible();
});

test('the history of a text says who said what', async () => {
  stub(listTextLog, () => ({
    ...page,
    items: [
      {
        ...{ id: ids.ru, at: '2026-03-05T09:15:00Z', by: 'Админова Анна' },
        changes: [{ languageId: ids.ru, from: null, to: 'Главное' }],
      },
    ],
  }));
  open('?text=media.title');
  const history = within(await screen.findByRole('region', { name: 'История' }));
  expect(history.getByText('Главное')).toBeVisible();
  expect(history.getByText('как в модуле')).toBeVisible();
});

test('an open text says on which pages it is read', async () => {
  const title = { ru: 'Новости', en: 'News' };
  stub(listTextPlaces, () => [
    { title, path: '/news' },
    { title: { ru: 'Новость', en: 'News item' }, path: '/news/:url' },
    { title, path: null },
  ]);
  open('?text=media.title');
  const places = within(await screen.findByRole('region', { name: 'Где встречается' }));
  expect(places.getByRole('link', { name: 'Новости' })).toHaveAttribute('href', '/news');
  expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Новости',
    'Новость /news/:url',
    'Новости часть других страниц',
  ]);
});

test('who may only look has nothing to change', async () => {
  open('', ['AUDITOR']);
  expect(await screen.findByText('media.more')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Изменить|Загрузить/ })).not.toBeInTheDocument();
});

test('who may only look reads a text whole in its row, and is back where one was', async () => {
  open('', ['AUDITOR']);
  const name = 'Показать текст media.more целиком';
  await userEvent.click(await screen.findByRole('button', { name }));
  const whole = within(await screen.findByRole('group', { name: 'media.more' }));
  expect(whole.getByText('Ещё')).toBeVisible();
  expect(whole.getByRole('button', { name: 'Свернуть' })).toHaveFocus();
  expect(whole.queryByRole('textbox')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
});

test('without words of the code those of the server are listed, and it is said', async () => {
  stub(listBundledTexts, missing);
  stub(listTextStates, missing);
  open();
  expect(await screen.findByText('media.title')).toBeVisible();
  expect(screen.getByText(/видны только тексты с сервера/)).toBeVisible();
});

test('texts that cannot be read can be asked for again', async () => {
  stub(listTranslations, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

async function tryFile(content: object) {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Загрузить из файла' }));
  const window = within(await screen.findByRole('dialog', { name: 'Загрузить из файла' }));
  const file = new File([JSON.stringify(content)], 'a.json', { type: 'application/json' });
  await userEvent.upload(window.getByLabelText('Файл CSV или JSON'), file);
  return window;
}

test('of five thousand wrong rows the first are shown, and all of them are a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => String(saved.push(blob as Blob));
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const keys = Array.from({ length: 5000 }, (_, index) => [`media.absent${index}`, 'Нет']);
  const window = await tryFile({ ru: Object.fromEntries(keys) as object });
  const table = await window.findByRole('table', { name: 'Строки, которые не будут сохранены' });
  expect(within(table).getAllByRole('row')).toHaveLength(101);
  expect(within(table).getByText('media.absent99')).toBeVisible();
  expect(window.getByText(/И ещё 4\s900 строк\./)).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: 'Скачать все строки (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.size).toBeGreaterThan(5000 * 'media.absent'.length);
  click.mockRestore();
});

const textOf = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

test.each(['Таблица (CSV)', 'JSON'])(
  'what is downloaded as %s changes nothing when it comes back',
  async (kind) => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => String(files.push(blob as Blob));
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
    await waitFor(() => expect(names).toHaveLength(1));
    click.mockRestore();
    const content = await textOf(files[0]);
    expect(content).toContain('Главное');

    await userEvent.click(screen.getByRole('button', { name: 'Загрузить из файла' }));
    const window = within(await screen.findByRole('dialog', { name: 'Загрузить из файла' }));
    const file = new File([content], names[0] ?? '');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(window.getByLabelText('Файл CSV или JSON'), file);
    expect(await window.findByText('Сохранять нечего.')).toBeVisible();
    expect(window.queryByRole('table')).not.toBeInTheDocument();
  },
);

test('a file is tried before it is saved', async () => {
  const content = { en: { 'media.more': 'More' }, de: { 'media.more': 'Mehr' } };
  const window = await tryFile(content);
  expect(await window.findByText('Неизвестный язык: de')).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: 'Сохранить 1 текст' }));
  await waitFor(() =>
    expect(saved.mock.lastCall).toMatchObject([{ items: [{ translation: 'More' }] }]),
  );
});
