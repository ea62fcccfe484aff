import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField, type ComboboxFieldProps } from '@campus/shared/choice/ComboboxField';
import { useListedChoices } from '@campus/shared/choice/useListedChoices';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import {
  deleteUser,
  getUser,
  updateUser,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { userRoleUpdaterDto, userUpdaterDto } from '@campus/shared/contract/staff/requests';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextField } from '@campus/shared/form/TextField';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useActionWindow } from '@campus/shared/record/useActionWindow';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useReasonWindow } from '@campus/shared/record/useReasonWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useSession } from '@campus/shared/remote/useSession';
import { useRemovalItem } from '@campus/shared/removal/useRemovalItem';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { RoleField } from './rights/RoleRights';
import { useSignInItems } from './signIn/useSignInItems';
import { UserState } from './UserState';

interface UserBarProps {
  user: User;
  move: 'save';
  /** Whether the backend has calls beyond the specification. */
  hasExtensions: boolean;
  onSave: () => void;
}

/** Saves the record; its menu changes role and access and what concerns signing in, and removes. */
function UserBar({ user, move, hasExtensions, onSave }: UserBarProps) {
  const { t } = useTranslation('admin-users');
  const name = useFormat().fullName(user);
  const disabled = useSession().id === user.id ? t('staff.own.short') : undefined;
  const { mutateAsync: setActive } = useCall(updateUserActiveStatus);
  const { ask, dialog } = useConfirmed();
  const signIn = useSignInItems(user, hasExtensions);
  const removal = useRemovalItem(deleteUser, { label: t('user.remove'), list: staffPaths.users() });
  const params = { id: user.id };
  const role = useActionWindow({
    call: updateUserRole,
    schema: userRoleUpdaterDto,
    input: { params },
    defaultValues: { roleId: user.role.id },
    title: t('staff.windows.role', { name }),
    text: t('user.role.text'),
    fields: <RoleField current={user.role} lacksOrganisation={!user.eduOrg} />,
    submitLabel: t('user.role.save'),
  });
  const close = useReasonWindow({
    call: updateUserActiveStatus,
    input: { params },
    body: (reason) => ({ isActive: false, reason }),
    title: t('staff.windows.close', { name }),
    text: t('user.close.text', { name }),
    reason: { label: t('staff.reason'), hint: t('staff.close.hint'), maxLength: 255 },
    submitLabel: t('user.close.action'),
    done: t('user.close.done', { name }),
  });
  const onOpen = () =>
    ask({
      words: (word) => t(`user.open.${word}`, { name }),
      perform: () => setActive({ params, body: { isActive: true } }),
    });
  const access = user.isActive
    ? { label: t('user.close.action'), onSelect: close.open }
    : { label: t('user.open.action'), onSelect: onOpen };
  const change = { label: t('user.role.open'), icon: 'edit', onSelect: role.open } as const;
  const groups = [[change, access], signIn.items, [removal({ id: user.id, title: name })]];
  return (
    <>
      <SaveBar
        label={t('user.actions')}
        status={<UserState isActive={user.isActive} />}
        savedAt={undefined}
        saveLabel={t('user.save')}
        {...{ move, onSave }}
        menu={groups.map((items) => ({ disabled, items }))}
      />
      {role.window}
      {close.window}
      {signIn.windows}
      {dialog}
    </>
  );
}

const texts = ['lastName', 'firstName', 'middleName', 'position'] as const;
const isOptional = (name: string) => name === 'middleName' || name === 'position';

/** Who it is. */
export function TextFields() {
  const { t } = useTranslation('admin-users');
  return texts.map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`user.field.${name}`)}
      autoComplete="off"
      optional={isOptional(name)}
      clearable={isOptional(name)}
    />
  ));
}

interface OrganisationFieldProps extends Pick<ComboboxFieldProps, 'selected' | 'optional'> {
  query: { isActive?: 'true' };
}

export function OrganisationField({ query, ...field }: OrganisationFieldProps) {
  const { t } = useTranslation('admin-users');
  const { source } = useListedChoices(useCallQuery(listEduOrgs, { query }), []);
  return (
    <ComboboxField
      name="eduOrgId"
      label={t('user.field.eduOrgId')}
      none={null}
      {...{ ...source, ...field }}
    />
  );
}

type Values = z.input<typeof userUpdaterDto>;

const names = [...texts, 'phone', 'eduOrgId'] as const;

const valuesOf = (user: User): Values => ({
  lastName: user.lastName,
  firstName: user.firstName,
  middleName: user.middleName,
  position: user.position,
  phone: user.phone,
  eduOrgId: user.eduOrg?.id ?? null,
  version: user.version,
});

interface UserFormProps {
  user: User;
  hasExtensions: boolean;
}

/** The record of a member of staff, and what else may be done with the account. */
export function UserForm({ user, hasExtensions }: UserFormProps) {
  const { t } = useTranslation('admin-users');
  const { data: organisations = [] } = useCallQuery(listEduOrgs, { query: {} });
  const { save, move, record, ...editing } = useRecordForm({
    call: updateUser,
    schema: userUpdaterDto,
    input: { params: { id: user.id } },
    record: user,
    valuesOf,
    names,
    read: getUser,
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
            query={{}}
            selected={eduOrg ? { value: eduOrg.id, label: eduOrg.name } : undefined}
            optional
          />
        </Stack>
      </Surface>
    </RecordForm>
  );
}
