import { renderScreen } from '@campus/shared/testing/renderScreen';
import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { PagedCards } from './PagedCards';

const pageOf = (total: number) =>
  ({
    ...{ data: { items: [], total, skip: 20, size: 20 }, error: null, isError: false },
    ...{ isPlaceholderData: false, fetchStatus: 'idle' },
  }) as unknown as UseQueryResult<{ items: string[]; total: number; skip: number; size: number }>;

const open = (total: number) =>
  renderScreen(
    <PagedCards
      query={pageOf(total)}
      none={<p>Сообщений пока нет</p>}
      skeleton={null}
      hrefOf={(skip) => (skip ? `/inbox?skip=${skip}` : '/inbox')}
    >
      {(items) => items.join()}
    </PagedCards>,
  );

test('a page that has become empty denies nothing of what is on the others, and leads there', () => {
  open(20);
  expect(screen.getByRole('heading', { name: 'Такой страницы уже нет' })).toBeVisible();
  expect(screen.queryByText('Сообщений пока нет')).toBeNull();
  expect(screen.getByRole('link', { name: 'К первой странице' })).toHaveAttribute('href', '/inbox');
});

test('where there is nothing at all, that is said', () => {
  open(0);
  expect(screen.getByText('Сообщений пока нет')).toBeVisible();
});
