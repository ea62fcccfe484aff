import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { line } from '@campus/shared/contract/fields';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  deleteUser,
  endUserSessions,
  resetAuthenticator,
  resetPassword,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import {
  authenticatorResetRequest,
  userRoleUpdaterDto,
} from '@campus/shared/contract/staff/requests';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow, type WindowForm } from '@campus/shared/record/RecordWindow';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useSession } from '@campus/shared/remote/useSession';
import { useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { RoleRights } from './RoleRights';
import { UserState } from './UserState';

interface WindowProps extends WindowForm {
  user: User;
  onDone: () => void;
}

function RoleForm({ user, onDone, ...rest }: WindowProps) {
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
      <ChosenRole user={user} roles={roles} />
    </RecordForm>
  );
}

/** What the chosen role may do, and what has to be done before it can be given. */
function ChosenRole({ user, roles }: { user: User; roles: readonly User['role'][] }) {
  const { t } = useTranslation('admin-users');
  const roleId = useWatch<{ roleId: string }, 'roleId'>({ name: 'roleId' });
  const role = roles.find(({ id }) => id === roleId);
  if (!role) return null;
  return (
    <>
      {role.key === 'EDU_OPERATOR' && !user.eduOrg && (
        <Banner tone="warning">{t('staff.organisationFirst')}</Banner>
      )}
      <RoleRights role={role.key} name={role.name} />
    </>
  );
}

/** The server closes without a reason too; a letter without one would only worry its reader. */
const closing = z.pipe(
  z.object({ reason: line(1, 255) }),
  z.transform(({ reason }: { reason: string }) => ({ isActive: false, reason })),
);

function CloseForm({ user, onDone, ...rest }: WindowProps) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const notify = useClientStore((state) => state.notify);
  const name = fullName(user);
  const { form, onSubmit } = useCallForm(updateUserActiveStatus, closing, {
    defaultValues: { reason: '' },
    input: { params: { id: user.id } },
    guard: false,
    onDone: () => {
      onDone();
      notify({ tone: 'success', text: t('user.close.done', { name }) });
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('user.close.action')}>
      <p>{t('user.close.text', { name })}</p>
      <ReasonField hint={t('staff.close.hint')} />
    </RecordForm>
  );
}

function LostForm({ user, onDone, ...rest }: WindowProps) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const notify = useClientStore((state) => state.notify);
  const name = fullName(user);
  const { form, onSubmit } = useCallForm(resetAuthenticator, authenticatorResetRequest, {
    defaultValues: { reason: '' },
    input: { params: { id: user.id } },
    guard: false,
    onDone: () => {
      onDone();
      notify({ tone: 'success', text: t('staff.lost.done', { name }) });
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('staff.lost.submit')}>
      <p>{t('staff.lost.text', { name })}</p>
      <ReasonField hint={t('staff.lost.hint')} />
    </RecordForm>
  );
}

function ReasonField({ hint }: { hint: string }) {
  const { t } = useTranslation('admin-users');
  return (
    <TextField
      name="reason"
      label={t('staff.reason')}
      hint={hint}
      maxLength={255}
      autoComplete="off"
    />
  );
}

const windows = { role: RoleForm, close: CloseForm, lost: LostForm };

interface UserBarProps {
  user: User;
  move: 'save';
  /** Whether the backend has calls beyond the specification. */
  hasExtensions: boolean;
  onSave: () => void;
}

/** Saves the record; its menu changes role and access, ends sessions, sends a link for a new password and removes. */
export function UserBar({ user, move, hasExtensions, onSave }: UserBarProps) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isOwn = useSession().id === user.id;
  const remove = useUndoableRemoval(deleteUser, (id) => ({ params: { id } }));
  const asked = useAsked<keyof typeof windows>();
  const { mutateAsync: setActive } = useCall(updateUserActiveStatus);
  const { mutateAsync: sendPassword } = useCall(resetPassword);
  const { mutateAsync: endSessions } = useCall(endUserSessions);
  const { ask, dialog } = useConfirmed();
  const name = fullName(user);
  const params = { id: user.id };
  const disabled = isOwn ? t('staff.own.short') : undefined;
  const windowItem = (window: keyof typeof windows, label: string) => ({
    label,
    disabled,
    onSelect: () => asked.ask(window),
  });
  const confirmedItem = (words: string, perform: () => Promise<unknown>) => ({
    label: t(`${words}.action`),
    disabled,
    onSelect: () => ask({ words: (word) => t(`${words}.${word}`, { name }), perform }),
  });
  const onRemove = () =>
    remove({ id: user.id, title: name }, () => void navigate(staffPaths.users() + search));
  const access = user.isActive
    ? windowItem('close', t('user.close.action'))
    : confirmedItem('user.open', () => setActive({ params, body: { isActive: true } }));
  const Window = asked.asked && windows[asked.asked];
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
          { items: [{ ...windowItem('role', t('user.role.open')), icon: 'edit' }, access] },
          {
            items: [
              confirmedItem('user.password', () => sendPassword({ params })),
              ...(hasExtensions && user.twoFactor === 'TOTP'
                ? [windowItem('lost', t('staff.lost.action'))]
                : []),
              ...(hasExtensions
                ? [confirmedItem('staff.sessions', () => endSessions({ params }))]
                : []),
            ],
          },
          {
            items: [
              {
                label: t('user.remove'),
                icon: 'trash',
                tone: 'danger',
                disabled,
                onSelect: onRemove,
              },
            ],
          },
        ]}
      />
      <RecordWindow
        title={asked.asked ? t(`staff.windows.${asked.asked}`, { name }) : ''}
        open={asked.isOpen}
        onClose={asked.close}
      >
        {(window) =>
          Window && <Window key={asked.count} user={user} onDone={asked.close} {...window} />
        }
      </RecordWindow>
      {dialog}
    </>
  );
}
