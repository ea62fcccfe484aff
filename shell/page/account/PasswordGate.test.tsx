import { ApiError } from '@campus/shared/api/ApiError';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { changePassword, getCurrentUser, type User } from '@campus/shared/contract/staff/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, newcomer, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { PasswordGate } from './PasswordGate';

function Page() {
  return (
    <PasswordGate>
      <p>{useSession().roles.join()}</p>
    </PasswordGate>
  );
}

const invited: User = { ...adminUser, mustChangePassword: true };

function open(user: User = invited) {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => user);
  return renderWithSession(<Page />, { token: 'first', url: '/admin/users?skip=20' });
}

async function change() {
  await userEvent.type(await screen.findByLabelText('Текущий пароль'), 'temporary');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'корова перешла дорогу');
  await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
}

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./NewPasswordForm'));
test('a password that must be changed is changed before anything else is shown, then one is where one was going', async () => {
  const { router, store } = open();
  const sent = jest.fn();
  stub(changePassword, ({ body }) => {
    sent(body);
    stub(getCurrentUser, () => adminUser);
    return adminUser;
  });
  expect(await screen.findByRole('heading', { name: 'Придумайте пароль подлиннее' })).toBeVisible();
  expect(screen.queryByText('ADMIN')).not.toBeInTheDocument();
  await change();

  expect(await screen.findByText('ADMIN')).toBeVisible();
  expect(sent.mock.calls).toEqual([
    [{ currentPassword: 'temporary', newPassword: 'корова перешла дорогу' }],
  ]);
  expect(router.state.location).toMatchObject({ pathname: '/admin/users', search: '?skip=20' });
  expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]);
});

test('a refusal stands at its field, and the words stay', async () => {
  open();
  const fields = { currentPassword: 'PASSWORD_WRONG' };
  stub(changePassword, () => new ApiError(422, 'Проверьте пароли', { fields }));
  await change();
  expect(await screen.findByText('Пароль не подошёл')).toBeVisible();
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('корова перешла дорогу');
});

test.each([
  ['EMAIL', /15 знаков/],
  ['TOTP', /8 знаков/],
] as const)('with %s it says how long a password must be', async (twoFactor, hint) => {
  open({ ...invited, twoFactor });
  expect(await screen.findByLabelText('Новый пароль')).toHaveAccessibleDescription(hint);
});

test('whoever has a password of their own, and a participant, see the page at once', async () => {
  const { unmount } = open(adminUser);
  expect(await screen.findByText('ADMIN')).toBeVisible();
  unmount();
  stub(getCurrentHuman, () => newcomer);
  renderWithSession(<Page />, { token: 'first' });
  expect(await screen.findByText('HUMAN')).toBeVisible();
});
