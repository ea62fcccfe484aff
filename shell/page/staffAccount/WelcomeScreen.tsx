import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { StaffPart } from './StaffPart';

/** `/staff/welcome#…`: where the link of an invitation, or of a reset, sets the password. */
export function WelcomeScreen() {
  const { t } = useTranslation('shell');
  return (
    <Screen title={t('staff.welcome')} width="narrow">
      <Surface padding="l">
        <StaffPart of="welcome" />
      </Surface>
    </Screen>
  );
}
