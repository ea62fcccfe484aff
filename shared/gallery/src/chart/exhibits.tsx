import { Chart, type ChartSeries } from '@campus/shared/chart/Chart';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import type { ComponentProps } from 'react';
import type { Exhibit } from '../Exhibit';

const months = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'];
const at = (xs: readonly string[], ys: readonly (number | null)[]) =>
  xs.map((x, index) => ({ x, y: ys[index] ?? null }));
const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);

const applications: ChartSeries[] = [
  {
    key: 'new',
    label: 'Поданы',
    values: at(
      days,
      days.map((_, day) => 12 + ((day * 7) % 11) + Math.floor(day / 3)),
    ),
  },
  {
    key: 'done',
    label: 'Рассмотрены',
    values: at(
      days,
      days.map((_, day) => (day > 9 && day < 13 ? null : 8 + ((day * 5) % 9))),
    ),
  },
];
const sums: ChartSeries[] = [
  {
    key: 'grant',
    label: 'Стипендии',
    values: at(months, [340000, 340000, 355000, 355000, 410000, 410000, 430000]),
  },
  {
    key: 'extra',
    label: 'Надбавки',
    values: at(months, [120000, 90000, 150000, 210000, 80000, 60000, 140000]),
  },
  {
    key: 'one-time',
    label: 'Разовые выплаты',
    values: at(months, [0, 50000, 0, 200000, 0, 0, 75000]),
  },
];
const one = [
  { key: 'a', label: 'Карты', values: at(months, [120, 340, 560, 610, 700, 920, 1210]) },
];

type Sample = Partial<ComponentProps<typeof Chart>>;

function Show(props: Sample) {
  return (
    <Chart
      title="Заявки за ноябрь"
      pointLabel="День"
      series={applications}
      empty={<EmptyState title="За этот период заявок нет" text="Выберите другой период." />}
      {...props}
    />
  );
}

const chartExhibit: Exhibit = {
  component: 'chart/Chart',
  subject: { element: <Show />, tag: 'figure', isControl: true },
  states: {
    'lines with a gap': () => <Show />,
    area: () => <Show title="Выпущено карт" pointLabel="Месяц" kind="area" series={one} />,
    'bars side by side, money': () => (
      <Show title="Выплаты по месяцам" pointLabel="Месяц" kind="bar" unit="money" series={sums} />
    ),
    'bars on each other': () => (
      <Show
        title="Выплаты по месяцам"
        pointLabel="Месяц"
        kind="bar"
        unit="money"
        stacked
        series={sums}
      />
    ),
    'below zero': () => (
      <Show
        title="Изменение числа студентов"
        pointLabel="Месяц"
        kind="bar"
        series={[
          {
            key: 'a',
            label: 'Студенты',
            tone: 'info',
            values: at(months, [120, -40, 15, null, -80, 30, 5]),
          },
        ]}
      />
    ),
    'one point': () => (
      <Show series={[{ key: 'a', label: 'Поданы', values: [{ x: '2026-11-05', y: 7 }] }]} />
    ),
    'long words': () => (
      <Show
        title="Частнопредпринимательская водогрязеторфопарафинолечебница по подразделениям"
        pointLabel="Подразделение"
        kind="bar"
        series={[
          {
            key: 'a',
            label: 'Поданы',
            values: at(
              [
                'Приозёрный медицинский колледж',
                'Северный технологический университет',
                'Консерватория',
              ],
              [12, 1_250_000, 640_000],
            ),
          },
        ]}
      />
    ),
    loading: () => <Show loading />,
    empty: () => <Show series={[]} />,
  },
};

export const exhibits: readonly Exhibit[] = [chartExhibit];
