import type { User } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { RoleRights } from '../rights/RoleRights';
import { UserState } from '../UserState';

/** The record for those who may only look at it. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('admin-users');
  const { phone, dateTime } = useFormat();
  return (
    <Surface>
      <Stack gap={5}>
        <UserState isActive={user.isActive} />
        <SummaryList
          items={[
            {
              term: t('user.field.position'),
              // Records of staff are kept in Russian, whatever language they are read in.
              value: user.position && <span lang="ru">{user.position}</span>,
            },
            { term: t('user.field.phone'), value: user.phone && phone(user.phone) },
            { term: t('user.field.eduOrgId'), value: user.eduOrg?.name },
            { term: t('staff.twoFactor.label'), value: t(`staff.twoFactor.${user.twoFactor}`) },
            {
              term: t('column.lastLogin'),
              value: user.lastLoginAt ? dateTime(user.lastLoginAt) : t('neverSignedIn'),
            },
          ]}
        />
        <RoleRights role={user.role.key} name={user.role.name} />
      </Stack>
    </Surface>
  );
}
