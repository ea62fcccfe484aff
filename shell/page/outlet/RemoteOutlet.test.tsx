import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { createFailedPlaces } from '../remotes/createFailedPlaces';
import type { RemoteLoader } from '../remotes/createRemoteLoader';
import type { Rescue } from '../loading/createRescue';
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

const down = new Error('down');

/** A remote that does not load until it is renewed. */
function downLoader(): RemoteLoader {
  let isUp = false;
  return {
    component: (_remote, _part, name) =>
      isUp ? Promise.resolve({ default: () => name }) : Promise.reject(down),
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

function show(loader: RemoteLoader, rescue: Rescue, names: readonly string[]) {
  renderWithSession(
    <RemotesContext value={{ planned: [], loader, rescue, failed: createFailedPlaces() }}>
      {names.map((name) => (
        <RemoteOutlet key={name} remote={remote} part="widgets" name={name} skeleton={null} />
      ))}
    </RemotesContext>,
  );
}

test('where a remote fails in several places, one card speaks for all and mends them all', async () => {
  show(downLoader(), () => Promise.reject(down), ['Latest', 'Nearest']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Раздел «Новости» не открылся');

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText(/Latest/)).toHaveTextContent('LatestNearest');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what only a page that is loaded anew can have is asked for by loading it', async () => {
  const other = new Error('another page has it');
  const rescue = jest.fn((failure: unknown) =>
    failure === other ? new Promise<never>(() => undefined) : Promise.reject(down),
  );
  show({ ...downLoader(), renew: () => Promise.reject(other) }, rescue, ['Latest']);

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(rescue).toHaveBeenLastCalledWith(other);
});
