import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { useColumns } from '@campus/shared/table/useColumns';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnMenu } from './ColumnMenu';

const columns: Column<string>[] = [
  { key: 'name', header: 'Имя', cell: (row) => row, priority: 'primary' },
  { key: 'login', header: 'Логин', cell: (row) => row },
  { key: 'phone', header: 'Телефон', cell: (row) => row, hidden: true },
];

function People() {
  const { shown, hidden, hide } = useColumns('people', columns);
  return (
    <>
      <ColumnMenu columns={columns} hidden={hidden} onHide={hide} />
      <DataTable caption="Люди" columns={shown} rows={['Иванова']} rowKey={(row) => row} />
    </>
  );
}

const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const toggle = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('columns come and go, and this browser remembers it', async () => {
  const { unmount } = renderScreen(<People />);
  expect(heads()).toEqual(['Имя', 'Логин']);
  await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
  await toggle('Логин');
  await toggle('Телефон');
  expect(heads()).toEqual(['Имя', 'Телефон']);
  unmount();
  renderScreen(<People />);
  expect(heads()).toEqual(['Имя', 'Телефон']);
});

test('the headline cannot be taken away, and the menu says why', async () => {
  renderScreen(<People />);
  await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
  const item = await screen.findByRole('menuitemcheckbox', { name: /Имя/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription(/узнают строку/);
});

test('a browser that forbids storage still shows the choice', async () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  renderScreen(<People />);
  await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
  await toggle('Логин');
  expect(heads()).toEqual(['Имя']);
});

test('what somebody else wrote under the key is passed over', () => {
  localStorage.setItem('campus.columns.people', '{"oops"');
  renderScreen(<People />);
  expect(heads()).toEqual(['Имя', 'Логин']);
});
