import { paths } from '@campus/shared/paths';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { HistoryAlarms } from './HistoryAlarms';
import { RunningRemotes } from './RunningRemotes';
import { WholeHistory } from './WholeHistory';

const values = { view: urlChoice(['history']) };

/** What runs where, and what has been moved. */
export function ReleasesScreen() {
  const { t } = useTranslation('admin-users');
  const [{ view }] = useFilter(values);
  const tabs = [
    { to: paths.releases(), label: t('releases.tab.running'), isCurrent: !view },
    {
      to: `${paths.releases()}?view=history`,
      label: t('releases.tab.history'),
      isCurrent: view === 'history',
    },
  ];
  return (
    <Screen title={t('releases.title')} lead={t('releases.lead')}>
      <Stack gap={2}>
        <HistoryAlarms />
        <TabLinks label={t('releases.tab.label')} tabs={tabs} />
        {view ? <WholeHistory /> : <RunningRemotes />}
      </Stack>
    </Screen>
  );
}
