import { Timeline } from '@campus/shared/progress/Timeline';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';

const events = [
  { id: '1', title: 'Заявка подана', at: '2026-03-01T09:00:00Z', who: 'Студентка Первокурсница' },
  { id: '3', title: 'Заявка отклонена', at: '2026-03-03T12:30:00Z', text: 'Нечёткое фото' },
  { id: '2', title: 'Заявка взята в работу', at: '2026-03-02T08:15:00Z' },
];

test('the newest comes first', () => {
  renderScreen(<Timeline label="История заявки" events={events} />);
  const list = within(screen.getByRole('list', { name: 'История заявки' }));
  const items = list.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Заявка отклонена');
  expect(items[2]).toHaveTextContent('Заявка подана');
});

test('each event says when, to people and to machines, and who', () => {
  renderScreen(<Timeline label="История заявки" events={events} />);
  const time = screen.getByText('1 марта 2026, 12:00');
  expect(time).toHaveAttribute('datetime', '2026-03-01T09:00:00Z');
  expect(screen.getByText('Студентка Первокурсница')).toBeVisible();
  expect(screen.getByText('Нечёткое фото')).toBeVisible();
});
