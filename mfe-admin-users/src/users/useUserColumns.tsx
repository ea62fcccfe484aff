import type { ListedUser } from '@campus/shared/contract/users';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { UserName } from './UserName';
import { UserState } from './UserState';

export function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation('admin-users');
  const { dateTime, fullName } = useFormat();
  return [
    {
      key: 'name',
      header: t('column.name'),
      cell: (user) => <UserName user={user} />,
      text: fullName,
      priority: 'primary',
    },
    { key: 'login', header: t('column.login'), cell: ({ login }) => login },
    { key: 'role', header: t('column.role'), cell: ({ role }) => role.name },
    {
      key: 'organisation',
      header: t('column.organisation'),
      cell: ({ eduOrg }) => eduOrg?.shortName,
      priority: 'secondary',
    },
    {
      key: 'lastLogin',
      header: t('column.lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? dateTime(lastLoginAt) : t('neverSignedIn')),
      priority: 'secondary',
    },
    {
      key: 'state',
      header: t('column.state'),
      cell: ({ isActive }) => <UserState isActive={isActive} />,
      text: ({ isActive }) => t(isActive ? 'state.active' : 'state.inactive'),
    },
  ];
}
