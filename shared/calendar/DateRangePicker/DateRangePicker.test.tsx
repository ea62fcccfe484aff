import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker, presetOf, type DayRange } from './DateRangePicker';

function Sample(initial: Partial<DayRange>) {
  const [period, setPeriod] = useState<Partial<DayRange>>(initial);
  return <DateRangePicker {...period} onChange={setPeriod} today="2026-03-05" />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('two days in either order are a period, and a third one begins anew', async () => {
  renderScreen(<Sample />);
  await press('суббота, 7 марта 2026');
  expect(screen.getByText('Теперь выберите последний день')).toBeVisible();
  await press('вторник, 3 марта 2026');
  expect(screen.getByText('3–7 марта 2026')).toBeVisible();
  await press('вторник, 10 марта 2026');
  expect(screen.getByText('Теперь выберите последний день')).toBeVisible();
});

test('one day can be a period', async () => {
  renderScreen(<Sample />);
  await press('суббота, 7 марта 2026');
  await press('суббота, 7 марта 2026, выбрано');
  expect(screen.getByText('7 марта 2026')).toBeVisible();
});

test('a wide screen has two months beside each other', () => {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
  renderScreen(<Sample />);
  expect(screen.getAllByRole('grid')).toHaveLength(2);
  Reflect.deleteProperty(window, 'matchMedia');
});

test('named periods know the ends of months and years', () => {
  expect(presetOf.lastMonth('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(presetOf.thisMonth('2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(presetOf.schoolYear('2026-08-31')).toEqual({ from: '2025-09-01', to: '2026-08-31' });
  expect(presetOf.schoolYear('2026-09-01')).toEqual({ from: '2026-09-01', to: '2027-08-31' });
});
