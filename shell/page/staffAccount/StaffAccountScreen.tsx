import { useSession } from '@campus/shared/remote/useSession';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { NoAccessScreen } from '../errors/NoAccessScreen';
import { SignInPrompt } from '../errors/SignInPrompt';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';
import { StaffPart } from './StaffPart';

/** `/admin/me`: how a member of staff gets in, and where they are in by now. */
export function StaffAccountScreen() {
  const { t } = useTranslation('shell');
  const { status, person } = useSession();
  const title = t('account.title');
  if (status === 'loading') return <ScreenSkeleton />;
  if (status === 'guest') return <SignInPrompt title={title} />;
  if (person?.kind !== 'STAFF') return <NoAccessScreen />;
  return (
    <Screen title={title} width="narrow">
      <StaffPart of="account" />
    </Screen>
  );
}
