import { ApiError } from '@campus/shared/api/ApiError';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadPage } from './allPages';
import { ExportButton } from './ExportButton';
import { fileName } from './ExportButton';

const columns = [
  { key: 'name', header: 'Имя', cell: (row: string) => row },
  { key: 'sum', header: 'Сумма', cell: () => 12.5, align: 'end' as const },
];
const saved: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  saved.length = names.length = 0;
  URL.createObjectURL = (blob) => String(saved.push(blob as Blob));
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLElement,
  ) {
    names.push((this as HTMLAnchorElement).download);
  });
});
afterEach(() => jest.restoreAllMocks());

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `Иванова ${index}`);
const pagesOf = (rows: string[], total = rows.length) =>
  jest.fn<ReturnType<LoadPage<string>>, Parameters<LoadPage<string>>>(({ skip, size }) =>
    Promise.resolve({ items: rows.slice(skip, skip + size), total }),
  );

const bytesOf = (blob = new Blob()) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

async function exportWith(load: LoadPage<string>) {
  renderScreen(<ExportButton list="Люди" columns={columns} load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
}

test('the file has all pages, the day in its name, and opens in Excel', async () => {
  const load = pagesOf(rowsOf(230));
  await exportWith(load);
  expect(await screen.findByText('В файле 230 строк')).toBeVisible();
  expect(load.mock.calls.map(([page]) => page)).toEqual([
    { skip: 0, size: 100 },
    { skip: 100, size: 100 },
    { skip: 200, size: 100 },
  ]);
  const bytes = await bytesOf(saved[0]);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes.slice(3)).split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines.slice(0, 2)).toEqual(['Имя;Сумма', 'Иванова 0;12.5']);
  expect(names[0]).toMatch(/^Люди \d{4}-\d{2}-\d{2}\.csv$/);
});

test('a column of actions is not in the file', async () => {
  const actions = { key: 'actions', header: 'Действия', cell: () => '…', text: false as const };
  const load = pagesOf(['Иванова']);
  renderScreen(<ExportButton list="Люди" columns={[...columns, actions]} load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
  await screen.findByText('В файле 1 строка');
  expect(new TextDecoder().decode(await bytesOf(saved[0]))).not.toContain('Действия');
});

test('a cell that looks like a formula is not run by Excel', async () => {
  await exportWith(pagesOf(['=HYPERLINK("http://evil.test")']));
  await screen.findByText('В файле 1 строка');
  expect(new TextDecoder().decode(await bytesOf(saved[0]))).toContain(`"'=HYPERLINK(`);
});

test('one column may be several in the file, each of its own kind', async () => {
  const changed = {
    key: 'changed',
    header: 'Изменено',
    cell: () => '05.03.2026, 12:15, Редактор',
    file: [
      { header: 'Изменено', text: () => '05.03.2026 12:15' },
      { header: 'Кто изменил', text: () => 'Редактор' },
    ],
  };
  renderScreen(
    <ExportButton list="Люди" columns={[...columns, changed]} load={pagesOf(['Иванова'])} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
  await screen.findByText('В файле 1 строка');
  const text = new TextDecoder().decode(await bytesOf(saved[0]));
  expect(text.split('\r\n')).toEqual([
    'Имя;Сумма;Изменено;Кто изменил',
    'Иванова;12.5;05.03.2026 12:15;Редактор',
  ]);
});

test('what is said of the file goes away when it is hidden', async () => {
  await exportWith(pagesOf(['Иванова']));
  expect(await screen.findByText('В файле 1 строка')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(screen.queryByText('В файле 1 строка')).toBeNull();
  expect(screen.getByRole('button', { name: 'Скачать CSV' })).toHaveFocus();
});

test('more than ten thousand rows are cut, with a word about it', async () => {
  await exportWith(pagesOf(rowsOf(10_050), 10_050));
  expect(await screen.findByText(/первые 10\s000 строк из 10\s050/)).toBeVisible();
});

test('a row that goes while the pages are read takes no other out of the file', async () => {
  let rows = rowsOf(150);
  await exportWith(({ skip, size }) => {
    const page = { items: rows.slice(skip, skip + size), total: rows.length };
    rows = rows.filter((row) => row !== 'Иванова 7');
    return Promise.resolve(page);
  });
  expect(await screen.findByText('В файле 149 строк')).toBeVisible();
  const lines = new TextDecoder().decode(await bytesOf(saved[0])).split('\r\n');
  expect(lines).toContain('Иванова 100;12.5');
  expect(lines).not.toContain('Иванова 7;12.5');
});

test('a list that never stands still is in the file as it is read in the end', async () => {
  let total = 250;
  const load = jest.fn<ReturnType<LoadPage<string>>, Parameters<LoadPage<string>>>(
    ({ skip, size }) => {
      total -= 1;
      return Promise.resolve({ items: rowsOf(total).slice(skip, skip + size), total });
    },
  );
  await exportWith(load);
  expect(await screen.findByText(/^В файле \d+ строк/)).toBeVisible();
  expect(load.mock.calls.map(([{ skip }]) => skip)).toEqual([0, 100, 0, 100, 0, 100, 200]);
});

test('it can be cancelled, and then nothing is saved', async () => {
  const load = jest.fn(
    (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  await exportWith(load);
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Скачать CSV' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
  expect(saved).toHaveLength(0);
});

test('a refusal is told in words, and it can be tried again', async () => {
  await exportWith(() => Promise.reject(new ApiError(503, 'Сервис недоступен')));
  expect(await screen.findByText(/Сервис недоступен/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скачать CSV' })).not.toHaveAttribute('aria-busy');
});

test('the name of the file goes by Moscow and has nothing that a file system refuses', () => {
  expect(fileName('Заявки: 1/2', Date.parse('2026-03-05T22:30:00Z'))).toBe(
    'Заявки 1 2 2026-03-06.csv',
  );
});
