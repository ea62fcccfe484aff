import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from './DatePicker';

const onChange = jest.fn();
const today = '2026-03-05';

beforeEach(() => onChange.mockReset());

test('a day that is pressed is handed over as a day', async () => {
  renderScreen(<DatePicker value={undefined} onChange={onChange} today={today} />);
  await userEvent.click(screen.getByRole('button', { name: 'вторник, 31 марта 2026' }));
  expect(onChange).toHaveBeenCalledWith('2026-03-31');
});

test('weeks start on Monday in both languages', () => {
  renderScreen(<DatePicker value={undefined} onChange={onChange} today={today} />, {
    language: 'en',
  });
  const names = screen.getAllByRole('columnheader', { hidden: true });
  expect(names[0]).toHaveAccessibleName('Monday');
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thursday, 5 March 2026, today' })).toBeVisible();
});

test('the month and the year are chosen from lists', async () => {
  renderScreen(<DatePicker value="2006-09-14" onChange={onChange} today={today} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Год' }), '1999');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'февраль');
  expect(screen.getByRole('grid', { name: 'февраль 1999' })).toBeVisible();
});

test('a calendar whose days are all past opens at the last of them', () => {
  renderScreen(
    <DatePicker value="" onChange={onChange} today={today} min="1990-01-01" max="2012-12-31" />,
  );
  expect(screen.getByRole('grid', { name: 'декабрь 2012' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Следующий месяц' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
