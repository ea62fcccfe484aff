import { onlineManager } from '#real/react-query';
import { ApiError } from '@campus/shared/api/ApiError';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const load = jest.fn<Promise<string[]>, []>();

function News() {
  const query = useQuery({ queryKey: ['news'], queryFn: load, retry: false });
  return (
    <>
      <QueryView
        query={query}
        isEmpty={(titles) => titles.length === 0}
        empty={<p>Новостей нет</p>}
        skeleton={<p>каркас</p>}
      >
        {(titles) => <h2>{titles[0]}</h2>}
      </QueryView>
      <button onClick={() => void query.refetch()}>Обновить</button>
    </>
  );
}

test('says that it is loading, then shows the data', async () => {
  load.mockResolvedValue(['Стипендия выросла']);
  renderScreen(<News />);
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка');
  expect(await screen.findByRole('heading', { name: 'Стипендия выросла' })).toBeVisible();
});

test('shows the empty state', async () => {
  load.mockResolvedValue([]);
  renderScreen(<News />);
  expect(await screen.findByText('Новостей нет')).toBeVisible();
});

test('how many fit the filter is said, and nothing while all are shown', async () => {
  const lists: Record<string, string[]> = { all: ['а', 'б', 'в'], two: ['а', 'б'], none: [] };
  const answers: (() => void)[] = [];
  function Found() {
    const [filter, setFilter] = useState('all');
    const query = useQuery({
      queryKey: ['found', filter],
      queryFn: () =>
        new Promise<string[]>((resolve) => answers.push(() => resolve(lists[filter] ?? []))),
      placeholderData: (before) => before,
    });
    return (
      <>
        {Object.keys(lists).map((name) => (
          <button key={name} onClick={() => setFilter(name)}>
            {name}
          </button>
        ))}
        <QueryView
          query={query}
          empty={null}
          skeleton={null}
          found={({ length }) => (filter === 'all' ? undefined : length)}
        >
          {(items) => <p>Показано: {items.length}</p>}
        </QueryView>
      </>
    );
  }
  renderScreen(<Found />);
  const answer = () => act(async () => answers.shift()?.());
  const news = () => screen.getAllByRole('status')[0];
  await answer();
  expect(await screen.findByText('Показано: 3')).toBeVisible();
  expect(news()).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'two' }));
  // The list before it is still there, and says nothing of this one.
  expect(news()).toBeEmptyDOMElement();
  await answer();
  await waitFor(() => expect(news()).toHaveTextContent(/^Найдено: 2$/));
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  await answer();
  await waitFor(() => expect(news()).toHaveTextContent(/^Ничего не нашлось$/));
});

test('recovers after a failed load', async () => {
  load.mockRejectedValueOnce(new ApiError(503, 'Сервис недоступен', { requestId: 'r-17' }));
  renderScreen(<News />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис недоступен');
  expect(screen.getByText('r-17')).toBeVisible();
  load.mockResolvedValue(['Снова с нами']);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Снова с нами' })).toBeVisible();
});

test('without a network it says so, and goes on by itself when it is back', async () => {
  load.mockResolvedValue(['Снова с нами']);
  onlineManager.setOnline(false);
  renderScreen(<News />);
  expect(screen.getByRole('status')).toHaveTextContent('Нет сети');
  expect(screen.queryByText('каркас')).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'Снова с нами' })).toBeVisible();
});

test('a refusal of access explains itself and offers no retry', async () => {
  load.mockRejectedValue(new ApiError(403, 'Нужна роль оператора'));
  renderScreen(<News />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль оператора');
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('a failed refresh leaves what is shown', async () => {
  load.mockResolvedValueOnce(['Ещё здесь']).mockRejectedValue(new ApiError(500, 'Сбой'));
  renderScreen(<News />);
  await screen.findByRole('heading', { name: 'Ещё здесь' });
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'Ещё здесь' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

beforeEach(() => load.mockReset());
