import { call } from '@campus/shared/contract/call';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useCallQuery } from './useCallQuery';

const listPages = call({
  method: 'GET',
  path: '/api/books/{book}/pages',
  summary: 'Pages of a book',
  access: 'public',
  params: z.object({ book: z.string() }),
  query: z.object({ skip: z.string() }),
  response: z.string(),
});

/** The answers come when the test says so. */
let arrive: () => void;
beforeEach(() =>
  stub(
    listPages,
    ({ params, query }) =>
      new Promise((resolve) => {
        arrive = () => resolve(`${params.book}, страница ${query.skip}`);
      }),
  ),
);

function Book() {
  const { book = '' } = useParams();
  const [search] = useSearchParams();
  const skip = search.get('skip') ?? '0';
  const { data, isPlaceholderData } = useCallQuery(listPages, {
    params: { book },
    query: { skip },
  });
  return (
    <>
      <p role="status" aria-busy={isPlaceholderData}>
        {data ?? 'ничего'}
      </p>
      <Link to="?skip=1">дальше</Link>
      <Link to="/war">другая книга</Link>
    </>
  );
}

async function openBook() {
  renderScreen(<Book />, { url: '/peace', path: '/:book' });
  arrive();
  expect(await screen.findByText('peace, страница 0')).toBeVisible();
  return screen.getByRole('status');
}

test('while another page of the same loads, the previous answer stays', async () => {
  const shown = await openBook();
  await userEvent.click(screen.getByRole('link', { name: 'дальше' }));
  expect(shown).toHaveTextContent('peace, страница 0');
  expect(shown).toHaveAttribute('aria-busy', 'true');
  arrive();
  expect(await screen.findByText('peace, страница 1')).toBeVisible();
  expect(shown).toHaveAttribute('aria-busy', 'false');
});

test('another path parameter is another record: nothing of the previous one stays', async () => {
  const shown = await openBook();
  await userEvent.click(screen.getByRole('link', { name: 'другая книга' }));
  expect(shown).toHaveTextContent('ничего');
  arrive();
  expect(await screen.findByText('war, страница 0')).toBeVisible();
});
