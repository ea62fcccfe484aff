import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import { createUser, type User } from '@campus/shared/contract/staff/calls';
import { userCreatorDto } from '@campus/shared/contract/staff/requests';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { RoleRights } from './RoleRights';

const blank = {
  ...{ login: '', lastName: '', firstName: '', middleName: '', position: '' },
  roleId: '',
  eduOrgId: null as string | null,
};

/** What is left empty is not sent. */
const requestOf = (values: typeof blank): z.input<typeof userCreatorDto> => ({
  ...values,
  middleName: values.middleName || null,
  position: values.position || null,
});

const schema = z.pipe(z.transform(requestOf), userCreatorDto);

function Fields() {
  const { t } = useTranslation('admin-users');
  const { byName } = useFormat();
  const { data: roles = [] } = useCallQuery(listUserRoles);
  const { data: organisations = [] } = useCallQuery(listEduOrgs, { query: { isActive: 'true' } });
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
      <TextField name="lastName" label={t('user.field.lastName')} autoComplete="off" />
      <TextField name="firstName" label={t('user.field.firstName')} autoComplete="off" />
      <TextField name="middleName" label={t('user.field.middleName')} autoComplete="off" optional />
      <TextField name="position" label={t('user.field.position')} autoComplete="off" optional />
      <SelectField
        name="roleId"
        label={t('column.role')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {role && <RoleRights role={role.key} name={role.name} />}
      <ComboboxField
        name="eduOrgId"
        label={t('user.field.eduOrgId')}
        options={organisations
          .map(({ id, name }) => ({ value: id, label: name }))
          .sort((one, other) => byName(one.label, other.label))}
        none={null}
        optional={role?.key !== 'EDU_OPERATOR'}
      />
    </>
  );
}

interface NewUserFormProps {
  onDone: (user: User) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** Invites a member of staff: a letter brings a link that sets the password. */
export function NewUserForm({ onDone, ...rest }: NewUserFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useCallForm(createUser, schema, {
    defaultValues: blank,
    guard: false,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, ...rest }}
      submitLabel={t('user.invite.submit')}
      firstField="login"
    >
      <Fields />
    </RecordForm>
  );
}
