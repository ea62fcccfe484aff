import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { deleteNews, getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDesk, stubNews } from '../openDesk';
import { newsRecord, newsRow } from '../rowFixtures';

/** The server, which has one record of each number in the state that it was saved in. */
function stubRecords(...found: PublicationStatus[]) {
  const records = new Map(
    found.map((status, at) => [newsRow(at + 1).id, newsRecord(at + 1, status)]),
  );
  const recordOf = (id: string) => records.get(id) ?? newsRecord(99);
  const saved = jest.fn(({ params: { id }, body }: CallInput<typeof updateNews>) => {
    records.set(id, { ...recordOf(id), status: body.status, version: body.version + 1 });
    return recordOf(id);
  });
  stubNews(found.map((status, at) => newsRow(at + 1, status)));
  stub(getNews, ({ params }) => recordOf(params.id));
  stub(updateNews, saved);
  return saved;
}

async function openMenu(title: string) {
  await screen.findByText(title);
  await userEvent.click(screen.getByRole('button', { name: `Действия: ${title}` }));
  return within(await screen.findByRole('menu'));
}

async function choose(title: string, action: string) {
  const menu = await openMenu(title);
  await userEvent.click(menu.getByRole('menuitem', { name: action }));
}

test('a row is withdrawn whole and in its version, and an undo publishes it again', async () => {
  const saved = stubRecords('PUBLISHED');
  const { store } = openDesk();
  await choose('Новость 1', 'Вернуть в черновики');
  const notices = () => store.getState().notifications;
  await waitFor(() => expect(notices()).toHaveLength(1));
  const { title, summary, body, coverId, tagIds, authorId } = newsRecord(1);
  expect(saved.mock.lastCall?.[0].body).toMatchObject({
    ...{ title, summary, body, coverId, tagIds, authorId },
    status: 'DRAFT',
    version: 3,
  });
  expect(saved.mock.lastCall?.[0].body).not.toHaveProperty('files');
  const [{ text, action } = { text: '' }] = notices();
  expect(text).toBe('Снято с публикации: Новость 1');
  act(() => action?.onClick());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.lastCall?.[0].body).toMatchObject({ status: 'PUBLISHED', version: 4 });
});

test('an archived draft cannot become a draft again, so there is no undo', async () => {
  stubRecords('DRAFT');
  const { store } = openDesk();
  await choose('Новость 1', 'Убрать в архив');
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  const [notice] = store.getState().notifications;
  expect(notice?.text).toBe('В архиве: Новость 1');
  expect(notice?.action).toBeUndefined();
});

/** A draft that is to appear on a day to come. */
function stubAhead() {
  const publishAt = '2040-12-05T07:00:00.000Z';
  const saved = stubRecords('DRAFT', 'DRAFT');
  stubNews([newsRow(1, 'DRAFT', { publishAt }), newsRow(2, 'DRAFT', { publishAt: null })]);
  stub(getNews, ({ params: { id } }) => {
    const number = id === newsRow(1).id ? 1 : 2;
    return { ...newsRecord(number, 'DRAFT'), publishAt: number === 1 ? publishAt : null };
  });
  return saved;
}

test('a row with a date ahead is scheduled, and publishing it now asks first', async () => {
  const saved = stubAhead();
  openDesk();
  await choose('Новость 1', 'Запланировать на 5 декабря 2040, 10:00');
  await waitFor(() => expect(saved.mock.lastCall?.[0].body).toMatchObject({ status: 'SCHEDULED' }));
  await choose('Новость 1', 'Опубликовать сейчас');
  const question = within(await screen.findByRole('alertdialog'));
  expect(saved).toHaveBeenCalledTimes(1);
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать сейчас' }));
  await waitFor(() => expect(saved.mock.lastCall?.[0].body).toMatchObject({ status: 'PUBLISHED' }));
});

test('of several rows those with a date ahead wait for it', async () => {
  const saved = stubAhead();
  openDesk();
  await screen.findByText('Новость 1');
  await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать все/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/с датой в будущем выйдут в свой день/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() =>
    expect(saved.mock.calls.map(([{ body }]) => body.status)).toEqual(['SCHEDULED', 'PUBLISHED']),
  );
});

test('a move that the state does not admit says why', async () => {
  stubRecords('SCHEDULED');
  openDesk();
  const menu = await openMenu('Новость 1');
  const archive = menu.getByRole('menuitem', { name: /Убрать в архив/ });
  expect(archive).toHaveAttribute('aria-disabled', 'true');
  expect(archive).toHaveTextContent('Сначала верните в черновики.');
  expect(menu.queryByRole('menuitem', { name: 'Посмотреть как читатель' })).toBeNull();
});

test('a refused move is told in the words of the server', async () => {
  stubRecords('DRAFT');
  const refusal = 'Добавьте к картинке описание: его услышат те, кто её не видит.';
  stub(updateNews, () => new ApiError(422, refusal));
  const { store } = openDesk();
  await choose('Новость 1', 'Опубликовать');
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ tone: 'danger', text: refusal }]),
  );
});

test('several rows are published, and those that cannot be are named with the reason', async () => {
  const saved = stubRecords('DRAFT', 'PUBLISHED', 'ARCHIVED');
  openDesk();
  await screen.findByText('Новость 1');
  await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать все/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('heading')).toHaveTextContent('Опубликовать 3 материала?');
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
  const failures = await screen.findByRole('alert');
  expect(failures).toHaveTextContent('Новость 2 — Уже опубликовано.');
  expect(saved.mock.calls.map(([{ params }]) => params.id)).toEqual([newsRow(1).id, newsRow(3).id]);
});

test('several rows are deleted after a question', async () => {
  stubRecords('DRAFT', 'DRAFT');
  const sent = jest.fn(() => ({}));
  stub(deleteNews, sent);
  openDesk();
  await screen.findByText('Новость 2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Новость 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Новость 2')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Новость 1')).toBeVisible();
});

test('a deleted row leaves the list and its count at once, and an undo brings it back', async () => {
  stubRecords('PUBLISHED', 'DRAFT');
  const { store } = openDesk();
  await choose('Новость 1', 'Удалить');
  await waitFor(() => expect(screen.queryByText('Новость 1')).toBeNull());
  expect(screen.getByText('1 материал')).toBeVisible();
  act(() => store.getState().notifications[0]?.action?.onClick());
  expect(await screen.findByText('Новость 1')).toBeVisible();
});
