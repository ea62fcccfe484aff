import type { User } from '@campus/shared/contract/staff/calls';
import { Head } from '@campus/shared/remote/Head';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from './NewPasswordForm';

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
