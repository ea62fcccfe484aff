import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listTextStates,
  listTranslations,
  saveTranslations,
} from '@campus/shared/contract/resources/calls';
import type { Wordings } from '@campus/shared/contract/resources/wordings';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextForm } from './TextForm';

const ids = {
  ru: '00000000-0000-4000-8000-000000000001',
  en: '00000000-0000-4000-8000-000000000002',
};
const page = { total: 1, skip: 0, size: 20 };
const counts = { created: 1, updated: 0, unchanged: 0 };
const letters: Wordings = {
  mnemonic: 'media.letters',
  ru: { bundled: 'Писем: {{count}}', version: 0 },
  en: { bundled: 'Letters: {{count}}', version: 0 },
};
const sent = jest.fn();
const onDone = jest.fn();
beforeEach(() => {
  sent.mockClear();
  onDone.mockClear();
  stub(saveTranslations, ({ body }) => {
    sent(body);
    return counts;
  });
});

const open = (text: Wordings) =>
  renderScreen(<TextForm {...{ text, ids, onDone }} onCancel={() => undefined} />);
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function type(words: string) {
  await userEvent.clear(field(/По-русски/));
  await userEvent.type(field(/По-русски/), words.replaceAll('{', '{{'));
}

test('Enter saves what was changed alone, with what it was made over', async () => {
  open(letters);
  await type('{{count}} писем');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.mock.lastCall).toEqual([
    {
      items: [
        {
          ...{ mnemonic: 'media.letters', languageId: ids.ru, translation: '{{count}} писем' },
          ...{ version: 0, bundled: 'Писем: {{count}}' },
        },
      ],
    },
  ]);
  expect(onDone.mock.lastCall).toMatchObject([{ ru: { stored: '{{count}} писем', version: 1 } }]);
});

/** All texts as they are stored. */
function Stored() {
  const { data } = useCallQuery(listTranslations, { query: {} });
  return <p>{data?.items.map(({ translation }) => translation).join()}</p>;
}

/** A list of texts, and the form of one of them in its place. */
function Texts() {
  const [isListed, setListed] = useState(true);
  return (
    <>
      <button onClick={() => setListed(!isListed)}>Все тексты</button>
      {isListed ? <Stored /> : <TextForm {...{ text: letters, ids, onDone }} onCancel={() => {}} />}
    </>
  );
}

test('whoever comes back to a list of texts finds there what was saved', async () => {
  let translation = 'Писем нет';
  const { mnemonic } = letters;
  stub(listTranslations, () => ({
    ...page,
    items: [{ mnemonic, translation, languageId: ids.ru }],
  }));
  stub(saveTranslations, ({ body }) => {
    translation = body?.items?.[0]?.translation ?? '';
    return counts;
  });
  renderScreen(<Texts />);
  await screen.findByText('Писем нет');
  const list = screen.getByRole('button', { name: 'Все тексты' });
  await userEvent.click(list);
  await type('{{count}} писем');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  await userEvent.click(list);
  expect(await screen.findByText('{{count}} писем')).toBeVisible();
});

test('a broken placeholder is said at its field, and nothing is sent or lost', async () => {
  open(letters);
  await type('Писем: {count}');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Оставьте подстановки/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  expect(field(/По-русски/)).toHaveValue('Писем: {count}');
});

test('what the server refuses stands at its field, too', async () => {
  stub(
    saveTranslations,
    () => new ApiError(422, 'Нет', { fields: { 'items.0.translation': 'PLACEHOLDERS' } }),
  );
  open(letters);
  await type('Всего {{count}}');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Оставьте подстановки/)).toBeVisible();
});

test('the words of the code come back by a button', async () => {
  open({ ...letters, ru: { ...letters.ru, stored: 'Почта: {{count}}', version: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было: Русский' }));
  expect(field(/По-русски/)).toHaveValue('Писем: {{count}}');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить текст' }));
  await waitFor(() => expect(onDone.mock.lastCall).toMatchObject([{ ru: { version: 0 } }]));
});

test('words that a release has overtaken are kept by saving them once more', async () => {
  const before = 'Было: {{count}}';
  open({ ...letters, ru: { ...letters.ru, stored: 'Наши: {{count}}', version: 2, before } });
  expect(screen.getByText(/релиз принёс другой текст: «Писем: \{\{count\}\}»/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить текст' }));
  await waitFor(() =>
    expect(sent.mock.lastCall).toMatchObject([
      { items: [{ translation: 'Наши: {{count}}', version: 2 }] },
    ]),
  );
});

test('nothing is sent where nothing was changed', async () => {
  open(letters);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить текст' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).not.toHaveBeenCalled();
});

test('who was slower compares both versions, and saves over the newer one', async () => {
  const theirs = { mnemonic: 'media.letters', languageId: ids.ru };
  stub(listTranslations, () => ({
    ...page,
    items: [{ ...theirs, translation: 'Чужое: {{count}}' }],
  }));
  stub(listTextStates, () => ({
    ...page,
    items: [{ ...theirs, version: 4, updatedAt: '2026-03-05T09:15:00Z', bundled: null }],
  }));
  stub(saveTranslations, ({ body }) => {
    sent(body);
    if (sent.mock.calls.length > 1) return counts;
    return new ApiError(409, 'Поздно', { code: 'VERSION', changedBy: 'Анна Админова' });
  });
  open(letters);
  await type('Моё: {{count}}');
  await userEvent.keyboard('{Enter}');
  const window = within(await screen.findByRole('dialog'));
  expect(window.getByText(/Анна Админова/)).toBeVisible();
  expect(window.getByText('Чужое: {{count}}')).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() =>
    expect(sent.mock.lastCall).toMatchObject([
      { items: [{ translation: 'Моё: {{count}}', version: 4 }] },
    ]),
  );
});

test('whoever keeps their own words everywhere keeps those of an untouched language, too', async () => {
  const found = { mnemonic: 'media.letters', version: 4, updatedAt: '2026-03-05T09:15:00Z' };
  const their = (languageId: string, translation: string) => ({
    ...found,
    languageId,
    translation,
  });
  const items = [their(ids.ru, 'Чужое: {{count}}'), their(ids.en, 'Theirs: {{count}}')];
  stub(listTranslations, () => ({ ...page, items }));
  stub(listTextStates, () => ({ ...page, items: items.map((row) => ({ ...row, bundled: null })) }));
  stub(saveTranslations, ({ body }) => {
    sent(body);
    if (sent.mock.calls.length > 1) return counts;
    return new ApiError(409, 'Поздно', { code: 'VERSION' });
  });
  open(letters);
  await type('Моё: {{count}}');
  await userEvent.keyboard('{Enter}');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.click(window.getByRole('button', { name: 'Везде оставить мой' }));
  await userEvent.click(window.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.mock.lastCall).toMatchObject([
    {
      items: [
        { languageId: ids.ru, translation: 'Моё: {{count}}', version: 4 },
        { languageId: ids.en, translation: 'Letters: {{count}}', version: 4 },
      ],
    },
  ]);
});
