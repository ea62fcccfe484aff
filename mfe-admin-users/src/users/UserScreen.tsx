import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  deleteUser,
  getUser,
  resetPassword,
  updateUser,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { userRoleUpdaterDto, userUpdaterDto } from '@campus/shared/contract/staff/requests';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { RoleRights } from './RoleRights';
import { UserState } from './UserState';

interface RoleFormProps {
  user: User;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function RoleForm({ user, onDone, ...rest }: RoleFormProps) {
  const { t } = useTranslation('admin-users');
  const { data: roles = [user.role] } = useCallQuery(listUserRoles);
  const { form, onSubmit } = useCallForm(updateUserRole, userRoleUpdaterDto, {
    defaultValues: { roleId: user.role.id },
    input: { params: { id: user.id } },
    guard: false,
    onDone,
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('user.role.save')}>
      <p>{t('user.role.text')}</p>
      <SelectField
        name="roleId"
        label={t('column.role')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={null}
      />
      <ChosenRights roles={roles} />
    </RecordForm>
  );
}

function ChosenRights({ roles }: { roles: readonly User['role'][] }) {
  const roleId = useWatch<{ roleId: string }, 'roleId'>({ name: 'roleId' });
  const role = roles.find(({ id }) => id === roleId);
  return role && <RoleRights role={role.key} name={role.name} />;
}

interface UserBarProps {
  user: User;
  move: 'save';
  onSave: () => void;
}

/** Saves the record; its menu changes role and access, sends a password and removes. */
function UserBar({ user, move, onSave }: UserBarProps) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const navigate = useNavigate();
  const { search } = useLocation();
  const remove = useUndoableRemoval(deleteUser, (id) => ({ params: { id } }));
  const role = useAsked<User>();
  const { mutateAsync: setActive } = useCall(updateUserActiveStatus);
  const { mutateAsync: sendPassword } = useCall(resetPassword);
  const { ask, dialog } = useConfirmed();
  const name = fullName(user);
  const onRemove = () => {
    remove({ id: user.id, title: name });
    void navigate(staffPaths.users() + search);
  };
  const params = { id: user.id };
  const itemOf = (deed: 'open' | 'close' | 'password') => ({
    label: t(`user.${deed}.action`),
    onSelect: () =>
      ask({
        words: (word) => t(`user.${deed}.${word}`, { name }),
        tone: deed === 'close' ? 'danger' : undefined,
        perform: () =>
          deed === 'password'
            ? sendPassword({ params })
            : setActive({ params, body: { isActive: deed === 'open' } }),
      }),
  });
  return (
    <>
      <SaveBar
        label={t('user.actions')}
        status={<UserState isActive={user.isActive} />}
        savedAt={undefined}
        saveLabel={t('user.save')}
        onSave={onSave}
        move={move}
        menu={[
          {
            items: [
              { label: t('user.role.open'), icon: 'edit', onSelect: () => role.ask(user) },
              itemOf(user.isActive ? 'close' : 'open'),
              itemOf('password'),
            ],
          },
          {
            items: [{ label: t('user.remove'), icon: 'trash', tone: 'danger', onSelect: onRemove }],
          },
        ]}
      />
      <RecordWindow title={t('user.role.title', { name })} open={role.isOpen} onClose={role.close}>
        {(window) => <RoleForm key={role.count} user={user} onDone={role.close} {...window} />}
      </RecordWindow>
      {dialog}
    </>
  );
}

const texts = ['lastName', 'firstName', 'middleName', 'position'] as const;
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

/** An empty field empties what is saved. */
const requestOf = (values: Values): z.input<typeof userUpdaterDto> => ({
  ...values,
  middleName: values.middleName || null,
  position: values.position || null,
  phone: values.phone || null,
});

const schema = z.pipe(z.transform(requestOf), userUpdaterDto);

/** The record of a member of staff, and what else may be done with the account. */
function UserForm({ user }: { user: User }) {
  const { t } = useTranslation('admin-users');
  const { byName } = useFormat();
  const api = useApi();
  const { data: organisations = [] } = useCallQuery(listEduOrgs, { query: {} });
  const { save, move, record, ...editing } = useRecordForm({
    call: updateUser,
    schema,
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
      bar={<UserBar user={record ?? user} move={move} onSave={() => void save()} />}
    >
      <Surface>
        <Stack gap={5}>
          {texts.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`user.field.${name}`)}
              autoComplete="off"
              optional={name === 'middleName' || name === 'position'}
            />
          ))}
          <PhoneField name="phone" label={t('user.field.phone')} clearable optional />
          <ComboboxField
            name="eduOrgId"
            label={t('user.field.eduOrgId')}
            options={organisations
              .map(({ id, name }) => ({ value: id, label: name }))
              .sort((one, other) => byName(one.label, other.label))}
            selected={eduOrg ? { value: eduOrg.id, label: eduOrg.name } : undefined}
            none={null}
            optional
          />
        </Stack>
      </Surface>
    </RecordForm>
  );
}

/** One member of staff: the record, the role and the access. */
export function UserScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const { search } = useLocation();
  const query = useCallQuery(getUser, { params: { id } });
  const user = query.data;
  return (
    <EditorScreen
      query={query}
      title={user ? fullName(user) : t('user.title')}
      lead={user && `${user.login} · ${user.role.name}`}
      list={{ to: staffPaths.users() + search, label: t('title') }}
      missing={(word) => t(`user.missing.${word}`)}
      skeleton={<SkeletonText lines={8} />}
    >
      {(found) => <UserForm key={found.id} user={found} />}
    </EditorScreen>
  );
}
