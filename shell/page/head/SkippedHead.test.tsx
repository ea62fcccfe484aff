import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import type { RemoteLoader } from '../remotes/createRemoteLoader';
import { createFailedPlaces } from '../remotes/createFailedPlaces';
import { RemotesContext } from '../remotes/useRemotes';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { SkippedHead } from './SkippedHead';

const loader = {} as RemoteLoader;
const rescue = () => Promise.reject(new Error('gone'));
const show = (skippedHead: string[], roles: Role[]) =>
  renderScreen(
    <RemotesContext
      value={{ planned: [], loader, rescue, failed: createFailedPlaces(), skippedHead }}
    >
      <SkippedHead />
    </RemotesContext>,
    { roles, texts: { namespace: 'shell', locales: { ru, en } } },
  );

test('an administrator reads which tags were left out and how to pass them by', () => {
  show(['<base>', '<script onload>'], ['ADMIN']);
  expect(screen.getByText(/недопустимо: <base>, <script onload>\./)).toBeVisible();
  expect(screen.getByText(/\?safe-head=1/)).toBeVisible();
});

test.each<[string, string[], Role[]]>([
  ['nothing was left out', [], ['ADMIN']],
  ['it is nothing for them', ['<base>'], ['CONTENT_MANAGER']],
  ['nobody is signed in', ['<base>'], []],
])('there is no banner when %s', (_, skipped, roles) => {
  show(skipped, roles);
  expect(screen.queryByText(/clientHeadSection/)).not.toBeInTheDocument();
});
