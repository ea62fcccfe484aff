import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { useFilter } from './useFilter';

const schema = z.object({
  skip: z._default(z.coerce.number(), 0),
  search: z.optional(z.string()),
  tagIds: z._default(z.array(z.string()), []),
  status: z.optional(z.enum(['NEW', 'CLOSED'])),
});

function News() {
  const [filter, setFilter, hrefOf] = useFilter(schema);
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <button onClick={() => setFilter({ search: 'грант' })}>Найти грант</button>
      <Link to={hrefOf({ tagIds: ['a', 'b'] })}>Метки</Link>
      <Link to={hrefOf({ skip: 60 })}>Дальше</Link>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test('repeated keys are read as a list', () => {
  renderScreen(<News />, { url: '/news?tagIds=a&tagIds=b&skip=20' });
  expect(shown()).toEqual({ skip: 20, tagIds: ['a', 'b'] });
});

test('an unreadable address gives the defaults', () => {
  renderScreen(<News />, { url: '/news?status=WRONG' });
  expect(shown()).toEqual({ skip: 0, tagIds: [] });
});

test('an address goes back to the first page and keeps what others wrote', () => {
  renderScreen(<News />, { url: '/news?skip=40&modal=signIn' });
  expect(screen.getByRole('link', { name: 'Метки' })).toHaveAttribute(
    'href',
    '/news?modal=signIn&tagIds=a&tagIds=b',
  );
  expect(screen.getByRole('link', { name: 'Дальше' })).toHaveAttribute(
    'href',
    '/news?modal=signIn&skip=60',
  );
});

test('a changed filter is written to the address without defaults', async () => {
  const { router } = renderScreen(<News />, { url: '/news?skip=40' });
  await userEvent.click(screen.getByRole('button', { name: 'Найти грант' }));
  expect(shown()).toEqual({ skip: 0, search: 'грант', tagIds: [] });
  expect(new URLSearchParams(router.state.location.search).toString()).toBe(
    new URLSearchParams({ search: 'грант' }).toString(),
  );
});
