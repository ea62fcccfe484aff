import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

interface UserStateProps {
  isActive: boolean;
}

/** Whether an account may be signed in to. */
export function UserState({ isActive }: UserStateProps) {
  const { t } = useTranslation('admin-users');
  if (isActive) return <Status tone="success">{t('state.active')}</Status>;
  return (
    <Status tone="neutral" icon="lock">
      {t('state.inactive')}
    </Status>
  );
}
