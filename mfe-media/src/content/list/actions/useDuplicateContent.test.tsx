import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createNews, getNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { newsRecord } from '../rowFixtures';
import { useDuplicateContent } from './useDuplicateContent';

const original = newsRecord(1);
const copy = newsRecord(2, 'DRAFT');

function Copier() {
  const duplicate = useDuplicateContent('news');
  return <button onClick={() => void duplicate(original.id)}>Копия</button>;
}

function open() {
  const made = jest.fn((_: CallInput<typeof createNews>) => copy);
  stub(getNews, () => original);
  stub(createNews, made);
  const view = renderScreen(<Copier />, { texts: { namespace: 'media', locales: { ru, en } } });
  return { ...view, made, button: screen.getByRole('button', { name: 'Копия' }) };
}

test('a copy is a draft of its own with the same words, and is opened', async () => {
  const { made, button, router } = open();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  stub(createNews, async (input) => {
    await slow;
    return made(input);
  });
  await userEvent.dblClick(button);
  answer();
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(mediaPaths.content('news', copy.id)),
  );
  expect(made).toHaveBeenCalledTimes(1);
  const body = made.mock.lastCall?.[0].body;
  const { summary, coverId, tagIds, authorId } = original;
  expect(body).toMatchObject({
    title: { ru: 'Новость 1 (копия)', en: 'News 1 (copy)' },
    status: 'DRAFT',
    isPinned: false,
    body: original.body,
    ...{ summary, coverId, tagIds, authorId },
  });
  expect(body?.url).toBeUndefined();
  expect(body?.publishAt).toBeUndefined();
  expect(body).not.toHaveProperty('files');
});

test('whoever has gone elsewhere meanwhile is told of the copy, and not led to it', async () => {
  const { button, router, store } = open();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  stub(createNews, () => slow.then(() => copy));
  await userEvent.click(button);
  await act(() => router.navigate('/admin/media/news'));
  answer();
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(router.state.location.pathname).toBe('/admin/media/news');
});

test('a title of full length makes room for the mark', async () => {
  const { made, button } = open();
  stub(getNews, () => ({ ...original, title: { ru: 'я'.repeat(255) } }));
  await userEvent.click(button);
  await waitFor(() => expect(made).toHaveBeenCalled());
  const { ru: title, en: english } = made.mock.lastCall?.[0].body.title ?? { ru: '' };
  expect(title).toHaveLength(255);
  expect(title).toMatch(/я \(копия\)$/);
  expect(english).toBeUndefined();
});

test('a copy that fails is told of, and can be tried again', async () => {
  const { store, made, button } = open();
  stub(createNews, () => new ApiError(503, 'Сервис недоступен'));
  await userEvent.click(button);
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { tone: 'danger', text: 'Сервис недоступен' },
    ]),
  );
  stub(createNews, made);
  await userEvent.click(button);
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
});
