import { signOut } from '@campus/shared/contract/auth/calls';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { nothing, renderSearch } from './findFixtures';
import { recentSearches } from './recentSearches';
import { SearchScreen } from './SearchScreen';

function Door() {
  const session = useSession();
  return <button onClick={() => void session.signOut()}>Выйти</button>;
}

test('a search that still stands on the page goes as well', async () => {
  stub(getCurrentHuman, () => student);
  stub(signOut, () => ({}));
  for (const call of [filterNews, filterEvents, filterInfoPages, filterPartners])
    stub(call, () => nothing);
  const page = (
    <>
      <Door />
      <SearchScreen />
    </>
  );
  renderSearch(page, { url: paths.search('академ'), token: 'first' });
  expect(recentSearches.read()).toStrictEqual(['академ']);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('searchbox')).toHaveValue('академ');
  expect(recentSearches.read()).toStrictEqual([]);
});

test('what was searched for goes when the person signs out', async () => {
  stub(getCurrentHuman, () => student);
  stub(signOut, () => ({}));
  recentSearches.add('права');
  renderWithSession(<Door />, { token: 'first' });
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(recentSearches.read()).toStrictEqual([]);
});
