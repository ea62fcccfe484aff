import { listTranslations } from '@campus/shared/contract/resources/calls';
import { ApiError } from '@campus/shared/api/ApiError';
import { stub, stubbedApi } from '@campus/shared/testing/stub';
import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { useFreshDictionary } from './useFreshDictionary';
import { loadDictionary } from '../language/loadDictionary';

const ru = { id: '00000000-0000-4000-8000-000000000001', key: 'ru' as const };
const asked = jest.fn();

/** What staff have worded, which other browsers change. */
let words: Record<string, string>;

function Sample() {
  useFreshDictionary();
  const { t } = useTranslation('shell');
  return <h1>{t('language.label')}</h1>;
}

/** A page whose dictionary has come, and a way to follow a link of it. */
async function open() {
  const view = renderWithSession(<Sample />);
  const parts = { ...view, api: stubbedApi };
  view.store.getState().setLanguages([{ ...ru, name: 'Русский', isDefault: true }]);
  const follow = async (path: string) => {
    await act(() => view.router.navigate(path));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  };
  return { ...view, follow, begin: () => act(() => loadDictionary(parts, 'ru')) };
}

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  words = {};
  stub(listTranslations, () => {
    asked();
    const items = Object.entries(words).map(([mnemonic, translation]) => ({
      ...{ mnemonic, translation, languageId: ru.id },
    }));
    return { items, total: items.length, skip: 0, size: 10_000 };
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('words that another browser has changed are there once a link is followed', async () => {
  const { begin, follow } = await open();
  await begin();
  expect(screen.getByRole('heading')).toHaveTextContent('Язык');
  words = { 'shell.language.label': 'Наречие' };
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveBeenCalledTimes(1);
  await follow('/next');
  expect(screen.getByRole('heading')).toHaveTextContent('Наречие');
});

test('words that were taken back are the code’s again', async () => {
  words = { 'shell.language.label': 'Наречие' };
  const { begin, follow } = await open();
  await begin();
  expect(screen.getByRole('heading')).toHaveTextContent('Наречие');
  words = {};
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await follow('/next');
  expect(screen.getByRole('heading')).toHaveTextContent('Язык');
});

test('whoever leafs through pages asks once, and filters of a page ask for nothing', async () => {
  const { begin, follow } = await open();
  await begin();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  for (const path of ['/one', '/two', '/three']) await follow(path);
  expect(asked).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await follow('/three?search=x');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('before the first dictionary, and without a network, nobody is asked', async () => {
  const { begin, follow } = await open();
  await follow('/next');
  expect(asked).not.toHaveBeenCalled();
  await begin();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await follow('/offline');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an answer that does not come leaves the words as they are, and the next page asks again', async () => {
  words = { 'shell.language.label': 'Наречие' };
  const { begin, follow, store } = await open();
  await begin();
  stub(listTranslations, () => {
    asked();
    return new ApiError(503, 'Сервис недоступен');
  });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  for (const path of ['/one', '/two']) await follow(path);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('heading')).toHaveTextContent('Наречие');
  expect(store.getState().notifications).toStrictEqual([]);
});
