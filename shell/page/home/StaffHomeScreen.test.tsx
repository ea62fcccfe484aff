import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import { adminUser, staff, student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { StaffHomeScreen } from './StaffHomeScreen';

const entry = (
  to: string,
  access: MenuEntry['access'],
  group: MenuEntry['group'] = 'admin',
): MenuEntry => ({
  to,
  access,
  group,
  order: 1,
  icon: 'news',
  label: { ru: to, en: to },
});
const menu = [
  entry('/news', 'public', 'main'),
  entry('/admin/users', ['ADMIN']),
  entry('/admin/tickets', ['SUPPORT']),
];

const open = (token?: string) =>
  renderWithSession(<StaffHomeScreen menu={menu} />, { url: '/admin', path: '/admin', token });

test.each([
  ['ADMIN', '/admin/users'],
  ['SUPPORT', '/admin/tickets'],
] as const)('%s is led to the first section that is theirs', async (key, address) => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => ({ ...adminUser, role: { ...adminUser.role, key } }));
  const { router } = open('first');
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
});

test('a role without sections is told so', async () => {
  stub(getCurrentHuman, () => staff);
  const role = { ...adminUser.role, key: 'AUDITOR' as const };
  stub(getCurrentUser, () => ({ ...adminUser, role }));
  open('first');
  expect(await screen.findByText('Разделов для вашей роли пока нет')).toBeVisible();
});

test('a student has no access, and a guest is led to the entrance of staff', async () => {
  stub(getCurrentHuman, () => student);
  const { unmount } = open('first');
  expect(await screen.findByRole('heading', { name: 'Раздел недоступен' })).toBeVisible();
  unmount();
  open();
  expect(screen.getByRole('link', { name: 'Вход для сотрудников' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Fadmin',
  );
  expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).not.toBeInTheDocument();
});
