import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import { createUser, getUser, updateUser, type User } from '@campus/shared/contract/staff/calls';
import { userCreatorDto, userUpdaterDto } from '@campus/shared/contract/staff/requests';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { RoleRights } from './RoleRights';
import { UserBar } from './UserBar';

const texts = ['lastName', 'firstName', 'middleName', 'position'] as const;
const isOptional = (name: string) => name === 'middleName' || name === 'position';

/** What is left empty is not sent, and empties what is saved. */
const withoutBlanks = <V extends { middleName: string; position: string }>(values: V) => ({
  ...values,
  middleName: values.middleName || null,
  position: values.position || null,
});

/** Who it is. */
function TextFields() {
  const { t } = useTranslation('admin-users');
  return texts.map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`user.field.${name}`)}
      autoComplete="off"
      optional={isOptional(name)}
    />
  ));
}

interface OrganisationFieldProps extends Pick<
  ComponentProps<typeof ComboboxField>,
  'selected' | 'optional'
> {
  organisations: readonly { id: string; name: string }[];
}

function OrganisationField({ organisations, ...field }: OrganisationFieldProps) {
  const { t } = useTranslation('admin-users');
  const { byName } = useFormat();
  return (
    <ComboboxField
      name="eduOrgId"
      label={t('user.field.eduOrgId')}
      options={organisations
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((one, other) => byName(one.label, other.label))}
      none={null}
      {...field}
    />
  );
}

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
      <TextFields />
      <SelectField
        name="roleId"
        label={t('column.role')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {role && <RoleRights role={role.key} name={role.name} />}
      <OrganisationField organisations={organisations} optional={role?.key !== 'EDU_OPERATOR'} />
    </>
  );
}

interface NewUserFormProps extends WindowForm {
  onDone: (user: User) => void;
}

/** Invites a member of staff: a letter brings a link that sets the password. */
export function NewUserForm({ onDone, ...rest }: NewUserFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useCallForm(createUser, creator, {
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
      <NewUserFields />
    </RecordForm>
  );
}

const names = [...texts, 'phone', 'eduOrgId'] as const;

const valuesOf = ({ middleName, position, eduOrg, ...user }: User) => ({
  lastName: user.lastName,
  firstName: user.firstName,
  middleName: middleName ?? '',
  position: position ?? '',
  phone: user.phone,
  eduOrgId: eduOrg?.id ?? null,
  version: user.version,
});
type Values = ReturnType<typeof valuesOf>;

const updater = z.pipe(
  z.transform((values: Values): z.input<typeof userUpdaterDto> => ({
    ...withoutBlanks(values),
    phone: values.phone || null,
  })),
  userUpdaterDto,
);

interface UserFormProps {
  user: User;
  hasExtensions: boolean;
}

/** The record of a member of staff, and what else may be done with the account. */
export function UserForm({ user, hasExtensions }: UserFormProps) {
  const { t } = useTranslation('admin-users');
  const api = useApi();
  const { data: organisations = [] } = useCallQuery(listEduOrgs, { query: {} });
  const { save, move, record, ...editing } = useRecordForm({
    call: updateUser,
    schema: updater,
    input: { params: { id: user.id } },
    record: user,
    valuesOf,
    names,
    read: () => api(getUser, { params: { id: user.id } }),
    stays: true,
  });
  const { eduOrg } = user;
  const organisationOf = ({ eduOrgId }: Values) =>
    organisations.find(({ id }) => id === eduOrgId)?.name;
  return (
    <RecordForm
      {...editing}
      labelOf={(name) => t(`user.field.${name}`)}
      textOf={(name, values) => (name === 'eduOrgId' ? organisationOf(values) : values[name])}
      bar={
        <UserBar user={record ?? user} {...{ move, hasExtensions }} onSave={() => void save()} />
      }
    >
      <Surface>
        <Stack gap={5}>
          <TextFields />
          <PhoneField name="phone" label={t('user.field.phone')} clearable optional />
          <OrganisationField
            organisations={organisations}
            selected={eduOrg ? { value: eduOrg.id, label: eduOrg.name } : undefined}
            optional
          />
        </Stack>
      </Surface>
    </RecordForm>
  );
}
