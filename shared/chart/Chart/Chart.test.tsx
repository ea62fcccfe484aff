import { Chart } from '@campus/shared/chart/Chart';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

const series = [
  {
    key: 'new',
    label: 'Поданы',
    values: [
      { x: '2026-11-02', y: 120 },
      { x: '2026-11-01', y: 3 },
    ],
  },
  { key: 'done', label: 'Рассмотрены', values: [{ x: '2026-11-01', y: 2 }] },
];

const open = (props: Partial<ComponentProps<typeof Chart>> = {}, language: 'ru' | 'en' = 'ru') =>
  renderScreen(
    <Chart title="Заявки" pointLabel="День" series={series} empty={<p>Заявок нет</p>} {...props} />,
    { language },
  );
const slider = () => screen.getByRole('slider', { name: 'Заявки, по точкам' });

test('arrows go from point to point, and each is spoken', async () => {
  open();
  await userEvent.tab();
  await userEvent.tab();
  expect(slider()).toHaveFocus();
  expect(slider()).toHaveAttribute('aria-valuetext', '2 точки, листайте стрелками');
  await userEvent.keyboard('{ArrowRight}');
  expect(slider()).toHaveAttribute('aria-valuetext', '1 ноября 2026: Поданы 3, Рассмотрены 2');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    '2 ноября 2026: Поданы 120, Рассмотрены нет данных',
  );
  expect(slider()).toHaveAttribute('aria-valuenow', '2');
  await userEvent.keyboard('{Home}{Escape}');
  expect(slider()).toHaveAttribute('aria-valuetext', '2 точки, листайте стрелками');
});

test('the same numbers are there as a table', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Показать таблицей' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('slider')).toBeNull();
  const table = within(screen.getByRole('region', { name: 'Заявки' })).getByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['ДеньПоданыРассмотрены', '1 ноября 202632', '2 ноября 2026120нет данных']);
});

test('a sum is in kopecks, and the language is the reader’s', async () => {
  open({ unit: 'money' }, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('cell', { name: '₽1.20' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '2 November 2026' })).toBeVisible();
});

test.each([
  ['no series', []],
  ['gaps only', [{ key: 'a', label: 'А', values: [{ x: '1', y: null }] }]],
])('with %s it says what its owner says', (_, none) => {
  open({ series: none });
  expect(screen.getByText('Заявок нет')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('while it loads it says so and draws nothing', () => {
  open({ loading: true });
  expect(screen.getByRole('figure', { name: 'Заявки' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка');
  expect(screen.queryByText('Заявок нет')).toBeNull();
});
