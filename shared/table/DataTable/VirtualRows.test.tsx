import { renderScreen } from '@campus/shared/testing/renderScreen';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, type Column } from './DataTable';

const columns: Column<number>[] = [
  { key: 'topic', header: 'Тема', cell: (row) => `Обращение ${row}`, priority: 'primary' },
];
const rows = Array.from({ length: 500 }, (_, index) => index);

afterEach(() => jest.restoreAllMocks());

/** The room, in pixels, that is left for rows that are not drawn. */
function roomLeft() {
  const cell = screen.getAllByRole('row', { hidden: true }).at(-1)?.firstElementChild;
  return cell instanceof HTMLElement ? parseFloat(cell.style.height) : NaN;
}

test('rows that became lower leave no room for what they were', () => {
  const drawn = { height: 200 };
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 375, drawn.height));
  renderScreen(<DataTable caption="Обращения" columns={columns} rows={rows} rowKey={String} />);
  expect(roomLeft()).toBeGreaterThan(80_000);
  // A phone that was turned shows rows where it had cards.
  drawn.height = 50;
  fireEvent.resize(window);
  expect(roomLeft()).toBeLessThan(25_000);
});

/** A row is edited while another search finds more rows, or fewer. */
function Searched({ first, next }: { first: number; next: number }) {
  const [count, setCount] = useState(first);
  return (
    <>
      <button onClick={() => setCount(next)}>Найти</button>
      <DataTable
        caption="Обращения"
        columns={columns}
        rows={rows.slice(0, count)}
        rowKey={String}
        openKey="1"
        rowForm={(row) => row === 1 && <input aria-label="Тема" />}
      />
    </>
  );
}

test.each([
  [500, 3],
  [3, 500],
])('what is typed in a row of %i stays when %i are found', async (first, next) => {
  renderScreen(<Searched first={first} next={next} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Тема' }), 'Карта');
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
  expect(screen.getByRole('textbox', { name: 'Тема' })).toHaveValue('Карта');
});
