import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createEvent } from '@campus/shared/contract/media/eventCalls';
import { createNews, getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bar,
  editSavedNews,
  field,
  openEditor,
  pasteText,
  press,
  savedNews,
  savedNewsUrl,
  serveSavedNews,
  newsRecordFixture,
} from './editorSetUp';

const choose = async (name: string) => {
  await press('Другие действия');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => localStorage.clear());

test('a record is shown in both languages, with how complete each is', async () => {
  serveSavedNews();
  await editSavedNews();
  expect(field('Заголовок')).toHaveValue('Стипендия выросла');
  expect(screen.getByRole('textbox', { name: /^Заголовок по-английски/ })).toHaveValue(
    'The grant has grown',
  );
  expect(bar().getByText('Русский: готово')).toBeInTheDocument();
  expect(bar().getByText(/Английский: 33/)).toBeInTheDocument();
  expect(bar().getByText('Черновик')).toBeVisible();
});

test('publishing names the state, and the record is then withdrawn or opened on the site', async () => {
  const sent = serveSavedNews();
  const { store } = await editSavedNews();
  await press('Опубликовать');
  expect(await screen.findByRole('link', { name: /Открыть на сайте/ })).toHaveAttribute(
    'href',
    '/news/stipendiia-vyrosla',
  );
  expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]);
  await choose('Вернуть в черновики');
  await waitFor(() => expect(sent.map(({ status }) => status)).toEqual(['PUBLISHED', 'DRAFT']));
});

const publishAtHalf = (name: string) =>
  within(screen.getByRole('group', { name: /^Дата публикации/ })).getByRole('textbox', { name });

test('a date ahead makes the main button schedule, and publishing now asks first', async () => {
  const sent = serveSavedNews();
  await editSavedNews();
  await userEvent.type(publishAtHalf('День'), '05.12.2040');
  await userEvent.type(publishAtHalf('Время'), '1000');
  expect(screen.getByText(/сам появится на сайте: 5 декабря 2040, 10:00/)).toBeVisible();
  expect(bar().queryByRole('button', { name: 'Опубликовать' })).toBeNull();
  await choose('Опубликовать сейчас');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
  await press('Запланировать на 5 декабря 2040, 10:00');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ status: 'SCHEDULED', publishAt: '2040-12-05T07:00:00.000Z' });
});

test('what has a date ahead is published now after one question', async () => {
  const sent = serveSavedNews();
  await editSavedNews();
  await userEvent.type(publishAtHalf('День'), '05.12.2040');
  await userEvent.type(publishAtHalf('Время'), '1000');
  await choose('Опубликовать сейчас');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать сейчас' }));
  await waitFor(() => expect(sent.map(({ status }) => status)).toEqual(['PUBLISHED']));
});

test('nothing is scheduled without a moment ahead, nor with half of one', async () => {
  const sent = serveSavedNews();
  await editSavedNews();
  await choose('Запланировать…');
  const [day, time] = [publishAtHalf('День'), publishAtHalf('Время')];
  expect(day).toBeInvalid();
  await userEvent.type(day, '01.01.2040');
  await choose('Запланировать…');
  expect(time).toHaveAccessibleDescription(/Напишите время/);
  await userEvent.type(time, '1000');
  await press('Запланировать на 1 января 2040, 10:00');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ status: 'SCHEDULED', publishAt: '2040-01-01T07:00:00.000Z' });
});

test('an event begins and ends by Moscow clocks, and not in the wrong order', async () => {
  const made = jest.fn();
  stub(createEvent, ({ body }) => {
    made(body);
    return new ApiError(503, 'Сервис недоступен');
  });
  openEditor('/admin/media/events/new');
  await userEvent.type(field('Заголовок'), 'Турнир');
  await userEvent.type(field('Анонс'), 'По шахматам');
  await userEvent.type(field('Место'), 'Клуб');
  await pasteText('Слова');
  const half = (group: RegExp, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('textbox', { name });
  await userEvent.type(half(/^Начало/, 'День'), '3.5.2030');
  await userEvent.type(half(/^Начало/, 'Время'), '1200');
  await userEvent.type(half(/^Окончание/, 'День'), '3.5.2030');
  await userEvent.type(half(/^Окончание/, 'Время'), '11:00');
  await press('Сохранить черновик');
  await waitFor(() =>
    expect(half(/^Окончание/, 'Время')).toHaveAccessibleDescription(/не позже конца/),
  );
  await userEvent.clear(half(/^Начало/, 'Время'));
  await userEvent.type(half(/^Начало/, 'Время'), '0930');
  await waitFor(() => expect(half(/^Окончание/, 'Время')).toBeValid());
  await press('Сохранить черновик');
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(made).toHaveBeenCalledWith(
    expect.objectContaining({
      startsAt: '2030-05-03T06:30:00.000Z',
      endsAt: '2030-05-03T08:00:00.000Z',
    }),
  );
});

test('a new record gets its address, keeps its words, and is made under the id of its files', async () => {
  const made: CallInput<typeof createNews>['body'][] = [];
  stub(createNews, ({ body }) => {
    made.push(body);
    return newsRecordFixture({
      id: body.id ?? '',
      title: body.title,
      summary: body.summary,
      body: body.body,
      url: body.url ?? '',
      version: 1,
    });
  });
  stub(getNews, ({ params }) =>
    newsRecordFixture({ ...made[0], id: params.id, version: 1 } as object),
  );
  const { router } = openEditor('/admin/media/news/new');
  await userEvent.type(field('Заголовок'), 'Щука и ёж');
  expect(field('Адрес')).toHaveValue('shchuka-i-ezh');
  await userEvent.type(field('Анонс'), 'Кратко');
  await pasteText('Слова');
  await userEvent.click(bar().getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(made).toHaveLength(1));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/media/news/${made[0]?.id}`),
  );
  expect(field('Анонс')).toHaveValue('Кратко');
  expect(localStorage).toHaveLength(0);
});

test('every refused field is named, and the summary leads to it', async () => {
  stub(createEvent, () => new ApiError(500, 'Не должно дойти'));
  openEditor('/admin/media/events/new');
  await press('Опубликовать');
  await screen.findByText('Исправьте 6 полей');
  const [summary = document.body] = screen.getAllByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Введите заголовок',
    'Напишите анонс',
    'Напишите текст',
    'Укажите, когда событие начнётся',
    'Укажите, когда событие закончится',
    'Укажите место события',
  ]);
  await userEvent.click(within(summary).getByRole('link', { name: 'Напишите анонс' }));
  expect(field('Анонс')).toHaveFocus();
});

test('a taken address is replaced with one click', async () => {
  serveSavedNews();
  stub(
    updateNews,
    () =>
      new ApiError(409, 'Адрес занят', {
        code: 'URL_TAKEN',
        fields: { url: 'URL_TAKEN' },
        suggestion: 'stipendiia-2',
      }),
  );
  await editSavedNews();
  await press('Сохранить черновик');
  await userEvent.click(await screen.findByRole('button', { name: 'Взять stipendiia-2' }));
  expect(field('Адрес')).toHaveValue('stipendiia-2');
  expect(field('Адрес')).toHaveFocus();
});

test('a published address that changes goes on leading here', async () => {
  stub(getNews, () =>
    newsRecordFixture({ status: 'PUBLISHED', publishAt: '2026-01-01T09:00:00Z' }),
  );
  await editSavedNews();
  await userEvent.type(field('Заголовок'), ' снова');
  expect(field('Адрес')).toHaveValue('stipendiia-vyrosla');
  await userEvent.type(field('Адрес'), '-2026');
  expect(screen.getByText(/Прежний адрес \/news\/stipendiia-vyrosla/)).toBeVisible();
});

test('a record that is missing is explained, and one that failed can be asked for again', async () => {
  stub(getNews, () => new ApiError(404, 'Нет такой'));
  const { unmount } = openEditor(savedNewsUrl);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Материал не найден' }),
  ).toBeVisible();
  unmount();
  stub(getNews, () => new ApiError(503, 'Сервис недоступен'));
  openEditor(savedNewsUrl);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getNews, () => savedNews);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Стипендия выросла' })).toBeVisible();
});

test('whoever may not edit is told so', async () => {
  stub(getNews, () => new ApiError(403, 'Нужна роль редактора'));
  openEditor(savedNewsUrl);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль редактора');
});
