import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { createUser, type User } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { userCreatorDto } from '@campus/shared/contract/staff/requests';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { useNewRecord } from '@campus/shared/record/useNewRecord';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { RoleField } from '../rights/RoleRights';
import { OrganisationField, TextFields } from '../UserForm';

const blank: z.input<typeof userCreatorDto> = {
  ...{ login: '', lastName: '', firstName: '', middleName: null, position: null },
  ...{ roleId: '', eduOrgId: null },
};

function NewUserFields() {
  const { t } = useTranslation('admin-users');
  const { data: roles = [] } = useCallQuery(listUserRoles);
  const roleId = useWatch<typeof blank, 'roleId'>({ name: 'roleId' });
  const role = roles.find(({ id }) => id === roleId);
  return (
    <>
      <TextField
        name="login"
        type="email"
        label={t('user.invite.login')}
        hint={t('user.invite.loginHint')}
        autoComplete="off"
      />
      <TextFields />
      <RoleField />
      <OrganisationField query={{ isActive: 'true' }} optional={role?.key !== 'EDU_OPERATOR'} />
    </>
  );
}

/** Invites a member of staff: a letter brings a link that sets the password. */
function NewUserForm(window: WindowForm & { onDone: (user: User) => void }) {
  const { t } = useTranslation('admin-users');
  const form = useCallFormInWindow(createUser, userCreatorDto, { defaultValues: blank, window });
  return (
    <RecordForm {...form} submitLabel={t('user.invite.submit')} firstField="login">
      <NewUserFields />
    </RecordForm>
  );
}

/** Opens the form of a new account for those who may make one, and the account after it. */
export function useInvitation() {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  const invitation = useNewRecord<User>({
    label: t('user.invite.open'),
    title: t('user.invite.title'),
    form: (window) => <NewUserForm {...window} />,
    done: ({ login }) => t('user.invite.done', { login }),
    to: (user) => staffPaths.user(user.id),
  });
  return mayUse(session, createUser.access) && invitation;
}
