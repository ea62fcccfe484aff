import { signOut } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { recentSearches } from './recentSearches';

function Door() {
  const session = useSession();
  return <button onClick={() => void session.signOut()}>Выйти</button>;
}

test('what was searched for goes when the person signs out', async () => {
  stub(getCurrentHuman, () => student);
  stub(signOut, () => ({}));
  recentSearches.add('права');
  renderWithSession(<Door />, { token: 'first' });
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(recentSearches.read()).toStrictEqual([]);
});
