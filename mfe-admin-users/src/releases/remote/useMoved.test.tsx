import type { CallInput } from '@campus/shared/contract/call';
import { moveRemote, type ReleasedRemote } from '@campus/shared/contract/releases/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { remoteOf } from '../releaseFixtures';
import { useMoved } from './useMoved';

function Mover({ remote }: { remote: ReleasedRemote }) {
  const sayMoved = useMoved();
  return <button onClick={() => sayMoved(remote)}>Отдать всем</button>;
}

const given = { stable: '1.0.0-c', lastKnownGood: null, canary: null, held: [] };

test.each([
  ['comes back to what everybody had', {}, { kind: 'rollback', release: '1.0.0-b' }],
  ['is taken off again, where it was before', { isRetired: true }, { kind: 'retire' }],
])('a remote that somebody gives by mistake %s', async (_what, state, undo) => {
  const before = { ...remoteOf().channel, ...state };
  const asked = jest.fn((_: CallInput<typeof moveRemote>) => remoteOf());
  stub(moveRemote, asked);
  const { store } = renderScreen(
    <Mover remote={remoteOf({ number: 8, kind: 'promote', channel: given, before })} />,
    { texts: { namespace: 'admin-users', locales: { ru, en } }, roles: ['ADMIN'] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Отдать всем' }));
  store.getState().notifications[0]?.action?.onClick();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.lastCall?.[0].body).toEqual({
    ...undo,
    number: 8,
    why: 'Отмена предыдущего шага',
  });
});
