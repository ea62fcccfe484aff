import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTicketList } from './openTicketList';

test('every kind of filter comes from the address and is shown as a chip', async () => {
  const url = '/tickets?search=карта&statuses=NEW&statuses=DONE&isMine=true&createdFrom=2026-03-05';
  const { loaded, asked } = openTicketList(url);
  await loaded();
  expect(asked()?.body).toEqual({
    search: 'карта',
    statuses: ['NEW', 'DONE'],
    isMine: true,
    createdFrom: '2026-03-05',
  });
  const chips = within(screen.getByRole('list', { name: 'Выбранные фильтры' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '«карта», убрать',
    'Статус: Новое, убрать',
    'Статус: Решено, убрать',
    'Чьё: Моё, убрать',
    'Создано: с 5 марта 2026, убрать',
    'Сбросить всё',
  ]);
  expect(screen.getByRole('button', { name: 'Фильтры (4)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a chip takes its condition off and the focus stays in the list', async () => {
  const { loaded, router } = openTicketList('/tickets?isMine=true&skip=20&modal=a');
  await loaded();
  await userEvent.click(screen.getByRole('link', { name: /Чьё: Моё/ }));
  expect(router.state.location.search).toBe('?modal=a');
  expect(screen.getByText('Найдено: 45')).toHaveFocus();
});

test('several choices and a day are written to the address', async () => {
  const { loaded, router } = openTicketList('/tickets');
  await loaded();
  await userEvent.click(screen.getByRole('button', { name: /Статус/ }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Решено' }));
  const day = screen.getByLabelText('Создано, с');
  act(() => day.focus());
  fireEvent.change(day, { target: { value: '0202-03-05' } });
  expect(router.state.location.search).toBe('?statuses=DONE');
  fireEvent.change(day, { target: { value: '2026-03-05' } });
  expect(router.state.location.search).toBe('?statuses=DONE&createdFrom=2026-03-05');
  expect(day).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(day).toHaveValue('');
});

test('the order and the size of a page live in the address', async () => {
  const { loaded, asked, router } = openTicketList('/tickets?skip=20');
  await loaded();
  await userEvent.click(screen.getByRole('link', { name: 'Тема' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '50');
  expect(router.state.location.search).toBe('?size=50&asc=false');
  await waitFor(() => expect(asked()?.query).toEqual({ skip: 0, size: 50, asc: false }));
  const head = await screen.findByRole('columnheader', { name: 'Тема' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('a tab is an address, begins from the first page and is no chip', async () => {
  const { loaded, asked, router } = openTicketList('/tickets?skip=20&search=карта');
  await loaded();
  const tabs = within(screen.getByRole('navigation', { name: 'О чём' }));
  expect(tabs.getByRole('link', { name: 'Обо всём' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(tabs.getByRole('link', { name: 'О выплатах' }));
  expect(tabs.getByRole('link', { name: 'О выплатах' })).toHaveAttribute('aria-current', 'true');
  const params = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(params)).toEqual({ search: 'карта', kind: 'PAY' });
  await waitFor(() => expect(asked()?.body).toMatchObject({ search: 'карта', kind: 'PAY' }));
  expect(screen.queryByRole('link', { name: /О чём/ })).toBeNull();
});
