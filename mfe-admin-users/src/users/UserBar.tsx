import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  deleteUser,
  resetPassword,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { userRoleUpdaterDto } from '@campus/shared/contract/staff/requests';
import { SelectField } from '@campus/shared/form/SelectField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
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
    </RecordForm>
  );
}

interface UserBarProps {
  user: User;
  move: 'save';
  onSave: () => void;
}

/** Saves the record; its menu changes role and access, sends a password and removes. */
export function UserBar({ user, move, onSave }: UserBarProps) {
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
