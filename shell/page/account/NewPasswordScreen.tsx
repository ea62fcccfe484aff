import { userPasswordUpdaterDto } from '@campus/shared/contract/staff/requests';
import { changePassword, type User } from '@campus/shared/contract/staff/calls';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Head } from '@campus/shared/remote/Head';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Beside an authenticator a shorter password is enough. */
const leastOf = ({ twoFactor }: User) => (twoFactor === 'TOTP' ? 8 : 15);

/** A password of one’s own in place of the temporary one. */
export function NewPasswordScreen({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const notify = useClientStore((state) => state.notify);
  const queryClient = useQueryClient();
  const { form, onSubmit } = useCallForm(changePassword, userPasswordUpdaterDto, {
    defaultValues: { currentPassword: '', newPassword: '' },
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t('newPassword.done') });
      // Until now the server has answered as it answers a guest.
      void queryClient.invalidateQueries();
    },
  });
  const title = t('newPassword.title');
  return (
    <Screen title={title} lead={t('newPassword.lead')} width="narrow">
      <Head title={title} />
      <Surface padding="l">
        <Form
          form={form}
          onSubmit={onSubmit}
          submitLabel={t('newPassword.submit')}
          busyLabel={t('newPassword.submitting')}
        >
          {/* Tells a password manager whose password it is to keep. */}
          <input type="text" autoComplete="username" value={user.login} readOnly hidden />
          <PasswordField
            name="currentPassword"
            label={t('newPassword.current')}
            hint={t('newPassword.currentHint')}
          />
          <PasswordField
            name="newPassword"
            autoComplete="new-password"
            label={t('newPassword.new')}
            hint={t('newPassword.newHint', { count: leastOf(user) })}
          />
        </Form>
      </Surface>
    </Screen>
  );
}
