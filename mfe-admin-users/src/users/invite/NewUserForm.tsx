import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { createUser, type User } from '@campus/shared/contract/staff/calls';
import { userCreatorDto } from '@campus/shared/contract/staff/requests';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { RoleField } from '../rights/RoleRights';
import { OrganisationField, TextFields, withoutBlanks } from '../UserForm';

const blank = {
  ...{ login: '', lastName: '', firstName: '', middleName: '', position: '' },
  roleId: '',
  eduOrgId: null as string | null,
};

const creator = z.pipe(
  z.transform((values: typeof blank): z.input<typeof userCreatorDto> => withoutBlanks(values)),
  userCreatorDto,
);

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
export function NewUserForm(window: WindowForm & { onDone: (user: User) => void }) {
  const { t } = useTranslation('admin-users');
  const form = useCallFormInWindow(createUser, creator, { defaultValues: blank, window });
  return (
    <RecordForm {...form} submitLabel={t('user.invite.submit')} firstField="login">
      <NewUserFields />
    </RecordForm>
  );
}
