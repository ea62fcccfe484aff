import { ApiError } from '@campus/shared/api/ApiError';
import { OpenItems } from '@campus/shared/progress/OpenItems';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

interface Ticket {
  id: string;
  subject: string;
}

function Tickets({ answer }: { answer: () => Promise<Ticket[]> }) {
  const query = useQuery({ queryKey: ['tickets'], queryFn: answer, retry: false });
  return (
    <OpenItems
      title="Обращения"
      all={{ to: '/help/new', label: 'Все обращения' }}
      query={query}
      itemsOf={(tickets) => tickets.map(({ id, subject }) => ({ id, title: subject, facts: id }))}
      emptyText="Открытых обращений нет."
    />
  );
}

test('each item has its name and its facts, and all of them are a link away', async () => {
  renderScreen(<Tickets answer={() => Promise.resolve([{ id: 'T-1', subject: 'Карта' }])} />);
  const card = within(screen.getByRole('region', { name: 'Обращения' }));
  expect(await card.findByText('Карта')).toHaveAttribute('lang', 'ru');
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(card.getByText('T-1')).toBeVisible();
  expect(card.getByRole('link', { name: 'Все обращения' })).toHaveAttribute('href', '/help/new');
});

test('an item that has a page of its own leads there', async () => {
  const Linked = () => (
    <OpenItems
      title="Обращения"
      all={{ to: '/me/tickets', label: 'Все обращения' }}
      query={useQuery({ queryKey: ['linked'], queryFn: () => Promise.resolve(['Карта']) })}
      itemsOf={(titles) =>
        titles.map((title) => ({ id: '1', title, facts: 'T-1', to: '/me/tickets/1' }))
      }
      emptyText="Открытых обращений нет."
    />
  );
  renderScreen(<Linked />);
  expect(await screen.findByRole('link', { name: 'Карта' })).toHaveAttribute(
    'href',
    '/me/tickets/1',
  );
});

test('where there is none it says so', async () => {
  renderScreen(<Tickets answer={() => Promise.resolve([])} />);
  expect(await screen.findByText('Открытых обращений нет.')).toBeVisible();
});

test('a failed load can be tried again', async () => {
  const answer = jest
    .fn<Promise<Ticket[]>, []>()
    .mockRejectedValueOnce(new ApiError(503, 'Сервис недоступен'))
    .mockResolvedValue([{ id: 'T-1', subject: 'Карта' }]);
  renderScreen(<Tickets answer={answer} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Карта')).toBeVisible();
});
