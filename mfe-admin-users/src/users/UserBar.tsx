import { useCall } from '@campus/shared/api/useCall';
import { line } from '@campus/shared/contract/fields';
import {
  deleteUser,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { userRoleUpdaterDto } from '@campus/shared/contract/staff/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useActionWindow } from '@campus/shared/record/useActionWindow';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useSession } from '@campus/shared/remote/useSession';
import { useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { RoleField } from './rights/RoleRights';
import { useSignInItems } from './signIn/useSignInItems';
import { UserState } from './UserState';

/** The server closes without a reason too; a letter without one would only worry its reader. */
const closing = z.pipe(
  z.object({ reason: line(1, 255) }),
  z.transform(({ reason }: { reason: string }) => ({ isActive: false, reason })),
);

interface UserBarProps {
  user: User;
  move: 'save';
  /** Whether the backend has calls beyond the specification. */
  hasExtensions: boolean;
  onSave: () => void;
}

/** Saves the record; its menu changes role and access and what concerns signing in, and removes. */
export function UserBar({ user, move, hasExtensions, onSave }: UserBarProps) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const navigate = useNavigate();
  const { search } = useLocation();
  const disabled = useSession().id === user.id ? t('staff.own.short') : undefined;
  const remove = useUndoableRemoval(deleteUser, (id) => ({ params: { id } }));
  const { mutateAsync: setActive } = useCall(updateUserActiveStatus);
  const { ask, dialog } = useConfirmed();
  const signIn = useSignInItems(user, hasExtensions);
  const params = { id: user.id };
  const name = fullName(user);
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
  const close = useActionWindow({
    call: updateUserActiveStatus,
    schema: closing,
    input: { params },
    defaultValues: { reason: '' },
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
  const onRemove = () =>
    remove({ id: user.id, title: name }, () => void navigate(staffPaths.users() + search));
  const access = user.isActive
    ? { label: t('user.close.action'), onSelect: close.open }
    : { label: t('user.open.action'), onSelect: onOpen };
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
            disabled,
            items: [{ label: t('user.role.open'), icon: 'edit', onSelect: role.open }, access],
          },
          { disabled, items: signIn.items },
          {
            disabled,
            items: [{ label: t('user.remove'), icon: 'trash', tone: 'danger', onSelect: onRemove }],
          },
        ]}
      />
      {role.window}
      {close.window}
      {signIn.windows}
      {dialog}
    </>
  );
}
