import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { urlCount, urlFlag, urlIds, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from './useFilter';

const values = { skip: urlCount, search: urlText, tagIds: urlIds, isActive: urlFlag };
const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

function News() {
  const [filter, setFilter, hrefOf] = useFilter(values);
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <button onClick={() => setFilter({ search: 'грант' })}>Найти грант</button>
      <button
        onClick={() => {
          setFilter({ search: 'карта' });
          setFilter({ isActive: true });
        }}
      >
        Две сразу
      </button>
      <Link to={hrefOf({ tagIds: [one, two] })}>Метки</Link>
      <Link to={hrefOf({ skip: 60 })}>Дальше</Link>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test('repeated keys are read as a list', () => {
  renderScreen(<News />, { url: `/news?tagIds=${one}&tagIds=${two}&skip=20` });
  expect(shown()).toEqual({ skip: 20, tagIds: [one, two] });
});

test('an unreadable address gives the defaults', () => {
  renderScreen(<News />, { url: '/news?isActive=perhaps&skip=-1&tagIds=first' });
  expect(shown()).toEqual({ skip: 0, tagIds: [] });
});

test('an address goes back to the first page and keeps what others wrote', () => {
  renderScreen(<News />, { url: '/news?skip=40&modal=signIn' });
  expect(screen.getByRole('link', { name: 'Метки' })).toHaveAttribute(
    'href',
    `/news?modal=signIn&tagIds=${one}&tagIds=${two}`,
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

test('a changed filter is a step that “back” takes back, and the page stays where it is scrolled', async () => {
  const { router } = renderScreen(<News />, { url: '/news' });
  await userEvent.click(screen.getByRole('button', { name: 'Найти грант' }));
  expect(router.state).toMatchObject({ historyAction: 'PUSH', preventScrollReset: true });
  await act(() => router.navigate(-1));
  expect(shown()).toEqual({ skip: 0, tagIds: [] });
});

test('a change keeps what the address says by now, though the page does not show it yet', async () => {
  const { router } = renderScreen(<News />, { url: '/news' });
  act(() => {
    void router.navigate('/news?isActive=true');
    screen.getByRole('button', { name: 'Найти грант' }).click();
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    search: 'грант',
    isActive: 'true',
  });
});

test('a change that comes before the page has followed the last one keeps it', async () => {
  const { router } = renderScreen(<News />, { url: '/news?skip=40' });
  await userEvent.click(screen.getByRole('button', { name: 'Две сразу' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    search: 'карта',
    isActive: 'true',
  });
});
