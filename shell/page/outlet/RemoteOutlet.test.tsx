import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { createFailedPlaces } from '../remotes/createFailedPlaces';
import type { RemoteLoader } from '../remotes/createRemoteLoader';
import type { PlannedRemote } from '../loading/Plan';
import { RemoteOutlet } from './RemoteOutlet';
import { RemotesContext } from '../remotes/useRemotes';

const remote: PlannedRemote = {
  release: '1',
  entry: '/remotes/media/1/entry.js',
  lastKnownGood: null,
  declaration: {
    name: 'media',
    title: { ru: 'Новости', en: 'News' },
    owner: 'media@campus.example',
    routes: [],
    slots: [],
    menu: [],
  },
};

/** A remote that does not load until it is renewed. */
function downLoader(): RemoteLoader {
  let isUp = false;
  return {
    component: (_remote, _part, name) =>
      isUp ? Promise.resolve({ default: () => name }) : Promise.reject(new Error('down')),
    loaded: () => undefined,
    releaseOf: () => undefined,
    renew: () => {
      isUp = true;
      return Promise.resolve();
    },
    takeNewer: () => Promise.resolve(''),
  };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('where a remote fails in several places, one card speaks for all and mends them all', async () => {
  renderWithSession(
    <RemotesContext
      value={{
        planned: [],
        loader: downLoader(),
        rescue: () => Promise.reject(new Error('down')),
        failed: createFailedPlaces(),
      }}
    >
      {['Latest', 'Nearest'].map((name) => (
        <RemoteOutlet key={name} remote={remote} part="widgets" name={name} skeleton={null} />
      ))}
    </RemotesContext>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Раздел «Новости» не открылся');

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText(/Latest/)).toHaveTextContent('LatestNearest');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
