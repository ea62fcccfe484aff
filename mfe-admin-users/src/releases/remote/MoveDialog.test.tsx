import { ApiError } from '@campus/shared/api/ApiError';
import { moveRemote } from '@campus/shared/contract/releases/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { remoteOf } from '../releaseFixtures';
import { MoveDialog } from './MoveDialog';

const remote = remoteOf();

function open() {
  const onClose = jest.fn();
  const onMoved = jest.fn();
  const asked = { wish: { kind: 'rollback', release: '1.0.0-a' }, seen: remote } as const;
  const refresh = () => Promise.resolve(remote);
  renderScreen(<MoveDialog open {...{ asked, remote, refresh, onClose, onMoved }} />, {
    texts: { namespace: 'admin-users', locales: { ru, en } },
    roles: ['ADMIN'],
  });
  return { onClose, onMoved };
}

const why = () => screen.getByRole('textbox', { name: /Почему/ });
const question = () => screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });

test('a window in which nothing was typed closes at once', async () => {
  const { onClose } = open();
  await userEvent.click(await screen.findByRole('textbox', { name: /Почему/ }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a reason that was typed is not closed away unasked', async () => {
  const { onClose } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Почему/ }), 'падает поиск');
  await userEvent.keyboard('{Escape}');
  await question();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить правку' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(why()).toHaveValue('падает поиск');

  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a reason that was refused is asked about as well', async () => {
  stub(moveRemote, () => new ApiError(409, 'Здесь всё переставили.', { code: 'MOVED' }));
  const { onClose } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Почему/ }), 'падает поиск');
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('переставили');
  await userEvent.keyboard('{Escape}');
  await question();
  expect(onClose).not.toHaveBeenCalled();
});
