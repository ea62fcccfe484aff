import { NoAccess } from '@campus/shared/ui/NoAccess';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

/** For somebody signed in whose role does not open the route. */
export function NoAccessScreen() {
  const { t } = useTranslation('shell');
  return (
    <Screen title={t('noAccess.title')}>
      <NoAccess />
    </Screen>
  );
}
