import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { moveRemote } from '@campus/shared/contract/releases/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { remoteOf, withCanary } from '../releaseFixtures';
import { MoveDialog, type RequestedMove } from './MoveDialog';

const back: RequestedMove = { kind: 'rollback', release: '1.0.0-a' };

function open(wish = back, remote = remoteOf()) {
  const onClose = jest.fn();
  const onMoved = jest.fn();
  const asked = { wish, seen: remote };
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

test('a canary of a part of a percent, as the command line starts it, keeps its share or gets another', async () => {
  const canary = { release: '1.0.0-c', percent: 2.5, roles: [] };
  const running = remoteOf({ kind: 'canary', channel: { ...withCanary, canary } });
  const asked = jest.fn((_: CallInput<typeof moveRemote>) => new ApiError(503, 'Позже.'));
  stub(moveRemote, asked);
  open({ kind: 'canary', release: '1.0.0-c' }, running);
  const percent = await screen.findByRole('textbox', { name: /Сколько посетителей/ });
  expect(percent).toHaveValue('2,5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Студенты' }));
  await userEvent.type(why(), 'и студентам');
  await userEvent.click(screen.getByRole('button', { name: 'Начать' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ percent: 2.5, roles: ['STUDENT'] });

  await userEvent.clear(percent);
  await userEvent.type(percent, '0,25');
  await userEvent.click(screen.getByRole('button', { name: 'Начать' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ percent: 0.25 });
});
