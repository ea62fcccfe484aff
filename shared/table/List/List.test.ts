import { ApiError } from '@campus/shared/api/ApiError';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTicketList } from './openTicketList';

test('a declaration gives rows, a total and pages', async () => {
  const { loaded, asked } = openTicketList('/tickets');
  await loaded();
  expect(screen.getByRole('table', { name: 'Обращения' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/tickets?skip=40',
  );
  expect(asked()?.query).toEqual({ skip: 0, size: 20, asc: true });
});

test('what is chosen survives another page and not another filter', async () => {
  const run = jest.fn(() => Promise.resolve([]));
  openTicketList('/tickets', { actions: [{ label: 'Закрыть', run }] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать: Обращение 1' }));
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать: Обращение 21' }));
  expect(screen.getByText('Выбрано 2')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Чьё' }), 'Моё');
  await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull());
});

test('a failed load keeps the filters and can be tried again', async () => {
  const { answer, loaded } = openTicketList('/tickets?isMine=true', {
    given: new ApiError(503, 'Сервис недоступен'),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('combobox', { name: 'Чьё' })).toHaveDisplayValue('Моё');
  answer(45);
  await userEvent.click(retry);
  expect(await loaded()).toBeVisible();
});

test('a failed refresh keeps the rows and says so', async () => {
  const { answer, loaded } = openTicketList('/tickets');
  await loaded();
  answer(new ApiError(503, 'Сервис недоступен'));
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText('Не получилось обновить, показано прежнее')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Обращение 0' })).toBeVisible();
});

test('who has no access is told so', async () => {
  openTicketList('/tickets', { given: new ApiError(403, 'Нужна роль поддержки') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль поддержки');
});

test.each([
  ['nothing at all', '/tickets', 0, 'Обращений пока нет'],
  ['nothing by this filter', '/tickets?isMine=true', 0, 'Ничего не нашлось'],
  ['a page beyond the last', '/tickets?skip=400', 45, 'Такой страницы уже нет'],
])('%s is told apart', async (_, url, given, title) => {
  openTicketList(url, { given });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('rows that are no more are neither shown nor counted', async () => {
  openTicketList('/tickets', { given: 3, removed: new Set(['1']) });
  expect(await screen.findByText('Найдено: 2')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Обращение 0' })).toBeVisible();
  expect(screen.queryByText('Обращение 1')).toBeNull();
});

test('the file has what the filter has', async () => {
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { asked } = openTicketList('/tickets?isMine=true&asc=false', { given: 120 });
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  expect(await screen.findByText('В файле 120 строк')).toBeVisible();
  expect(asked()).toMatchObject({
    query: { skip: 100, size: 100, asc: false },
    body: { isMine: true },
  });
  jest.restoreAllMocks();
});
