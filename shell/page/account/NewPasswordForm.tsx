import { changePassword, type User } from '@campus/shared/contract/staff/calls';
import { userPasswordUpdaterDto } from '@campus/shared/contract/staff/requests';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { Head } from '@campus/shared/remote/Head';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { useQueryClient } from '@tanstack/react-query';

/** Beside an authenticator a shorter password is enough. */
export function NewPasswordField({ twoFactor }: Pick<User, 'twoFactor'>) {
  const { t } = useTranslation('shell');
  return (
    <PasswordField
      name="newPassword"
      autoComplete="new-password"
      label={t('newPassword.new')}
      hint={t('newPassword.newHint', { count: twoFactor === 'TOTP' ? 8 : 15 })}
    />
  );
}

interface NewPasswordFormProps {
  user: User;
  onDone?: () => void;
}

const nothing = { currentPassword: '', newPassword: '' };

/** Changes the password of whoever knows the current one. */
export function NewPasswordForm({ user, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('shell');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(changePassword, userPasswordUpdaterDto, {
    defaultValues: nothing,
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t('newPassword.done') });
      form.reset(nothing);
      onDone?.();
    },
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('newPassword.submit')}
      busyLabel={t('newPassword.submitting')}
    >
      {/* Tells a password manager whose password it is to keep. */}
      <input type="text" autoComplete="username" value={user.login} readOnly hidden />
      <PasswordField name="currentPassword" label={t('newPassword.current')} />
      <NewPasswordField twoFactor={user.twoFactor} />
    </Form>
  );
}

/** A longer password in place of one that was enough beside an authenticator. */
export function NewPasswordScreen({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const title = t('newPassword.title');
  return (
    <Screen title={title} lead={t('newPassword.lead')} width="narrow">
      <Head title={title} />
      <Surface padding="l">
        {/* Until now the server has answered as it answers a guest. */}
        <NewPasswordForm user={user} onDone={() => void queryClient.invalidateQueries()} />
      </Surface>
    </Screen>
  );
}
