import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { MonthCalendar } from './MonthCalendar';

const at = (day: string, time: string) => `2026-03-${day}T${time}:00Z`;
const events = [
  { id: 'a', start: at('05', '12:00'), title: 'Экскурсия', to: '/events/a' },
  { id: 'b', start: at('05', '06:00'), title: 'Консультация', to: '/events/b' },
  { id: 'c', start: '2026-03-05', title: 'День карьеры' },
  { id: 'd', start: at('05', '15:00'), title: 'Концерт', to: '/events/d' },
  { id: 'e', start: '2026-02-27', end: '2026-03-02', title: 'Неделя науки', to: '/events/e' },
  { id: 'f', start: at('10', '19:00'), end: at('10', '21:00'), title: 'Ночь', to: '/events/f' },
];

function Sample(props: Partial<Parameters<typeof MonthCalendar>[0]>) {
  const [query] = useSearchParams();
  return (
    <MonthCalendar
      month={query.get('month') ?? '2026-03'}
      events={events}
      hrefOf={(month) => `?month=${month}`}
      today="2026-03-05"
      {...props}
    />
  );
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const enter = (name: RegExp) => act(() => cell(name).focus());

function beNarrow() {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('weeks start on Monday, and a day tells what is special about it', () => {
  renderScreen(<Sample />);
  const grid = screen.getByRole('grid', { name: 'март 2026' });
  const names = within(grid).getAllByRole('columnheader');
  expect(names[0]).toHaveAccessibleName('понедельник');
  expect(names[6]).toHaveAccessibleName('воскресенье');
  expect(cell(/^5 марта/)).toHaveAccessibleName('5 марта, четверг, сегодня, 4 события');
  expect(cell(/^5 марта/)).toHaveAttribute('aria-current', 'date');
  expect(cell(/^7 марта/)).toHaveAccessibleName('7 марта, суббота, выходной');
});

test('an event stands on each of its days, and one that is over at midnight not on the next', () => {
  renderScreen(<Sample />);
  expect(screen.getAllByRole('link', { name: 'Неделя науки' })).toHaveLength(2);
  expect(cell(/^10 марта/)).toHaveAccessibleName(/1 событие/);
  expect(within(cell(/^10 марта/)).getByRole('link', { name: '22:00 Ночь' })).toBeVisible();
  expect(cell(/^11 марта/)).not.toHaveAccessibleName(/событие/);
});

test('a full day opens whole: what has no hour first, then by the hour', async () => {
  renderScreen(<Sample />);
  const button = screen.getByRole('button', { name: 'ещё 2, 5 марта' });
  await userEvent.click(button);
  const day = await screen.findByRole('dialog', { name: '5 марта, четверг' });
  expect(
    within(day)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['День карьеры', '09:00 Консультация', '15:00 Экскурсия', '18:00 Концерт']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('arrows, Home and End move over the days of the week', async () => {
  renderScreen(<Sample />);
  enter(/^5 марта/);
  await userEvent.keyboard('{ArrowRight}');
  expect(cell(/^6 марта/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(cell(/^9 марта/)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(cell(/^8 марта/)).toHaveFocus();
});

test('Home on a Monday moves nothing, and leaves the next focus where it goes', async () => {
  renderScreen(<Sample />);
  enter(/^9 марта/);
  await userEvent.keyboard('{Home}');
  expect(cell(/^9 марта/)).toHaveFocus();
  const link = screen.getByRole('link', { name: '22:00 Ночь' });
  act(() => link.focus());
  expect(link).toHaveFocus();
});

test('keys lead over the edge of the month, and the address follows', async () => {
  const { router } = renderScreen(<Sample />);
  enter(/^5 марта/);
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(cell(/^5 апреля/)).toHaveFocus());
  expect(router.state.location.search).toBe('?month=2026-04');
  await userEvent.keyboard('{PageUp}{Home}{ArrowUp}');
  await waitFor(() => expect(cell(/^23 февраля/)).toHaveFocus());
  expect(router.state.location.search).toBe('?month=2026-02');
});

test('the links of a day are Tab stops only while the day is active', async () => {
  renderScreen(<Sample />);
  const link = screen.getByRole('link', { name: '22:00 Ночь' });
  expect(link).toHaveAttribute('tabindex', '-1');
  enter(/^10 марта/);
  expect(link).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Enter}');
  expect(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(cell(/^10 марта/)).toHaveFocus();
});

test('the neighbouring months and today are links', () => {
  renderScreen(<Sample month="2026-12" />);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Предыдущий месяц')).toBe('/?month=2026-11');
  expect(address('Следующий месяц')).toBe('/?month=2027-01');
  expect(address('Сегодня')).toBe('/?month=2026-03');
});

test('a narrow screen has an agenda of the days on which something happens', () => {
  beNarrow();
  renderScreen(<Sample />);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    '1 мартавоскресенье, выходной',
    '2 мартапонедельник',
    '5 мартачетверг, сегодня',
    '10 мартавторник',
  ]);
  expect(screen.getByRole('link', { name: '18:00 Концерт' })).toBeVisible();
});

test.each([false, true])('an empty month says so (narrow: %s)', (isNarrow) => {
  if (isNarrow) beNarrow();
  renderScreen(<Sample events={[]} />);
  expect(screen.getByText('В этом месяце ничего не запланировано')).toBeVisible();
});

test('while events are on their way the grid stays and says so', () => {
  renderScreen(<Sample events={[]} isLoading />);
  expect(screen.getByRole('grid', { busy: true })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка');
});

test('what stands for a failure leaves the way to other months', () => {
  renderScreen(<Sample events={[]} failure={<p>Не получилось</p>} />);
  expect(screen.getByText('Не получилось')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Следующий месяц' })).toBeVisible();
});
