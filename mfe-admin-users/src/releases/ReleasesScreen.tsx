import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listRegistryAlarms, listReleasedRemotes } from '@campus/shared/contract/releases/calls';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import { choicesOf } from '@campus/shared/table/filters';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Banner } from '@campus/shared/ui/Banner';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { History } from './History';
import { refreshing } from './refreshing';
import styles from './ReleasesScreen.module.css';
import { RunningRemotes } from './RunningRemotes';
import { useTitleOf } from './useTitleOf';

/** The history of everything, or of one remote. */
function WholeHistory() {
  const { t } = useTranslation('admin-users');
  const titleOf = useTitleOf();
  const [{ remote }, setFilter] = useFilter({ remote: urlText });
  const remotes = choicesOf(useCallQuery(listReleasedRemotes), (list) =>
    list.map((one) => ({ value: one.name, label: titleOf(one) })),
  );
  return (
    <Stack gap={5}>
      <div className={styles.filter}>
        <FilterSelect
          label={t('releases.history.of')}
          any={t('releases.history.all')}
          value={remote ?? ''}
          options={remotes}
          onChange={(next) => setFilter({ remote: next || undefined })}
        />
      </div>
      <History remote={remote} />
    </Stack>
  );
}

/** What is wrong with the history of moves; nothing as a rule. */
function HistoryAlarms() {
  const { t, i18n } = useTranslation('admin-users');
  const { data = [] } = useCallQuery(listRegistryAlarms, {}, refreshing);
  if (data.length === 0) return null;
  return (
    <Banner tone="danger" title={t('releases.alarms.title')}>
      <ul>
        {data.map((alarm) => (
          <li key={alarm.ru}>{(i18n.language === 'en' && alarm.en) || alarm.ru}</li>
        ))}
      </ul>
      <p>{t('releases.alarms.text')}</p>
    </Banner>
  );
}

const values = { view: urlChoice(['history']) };

/** What runs where, and what has been moved. */
export function ReleasesScreen() {
  const { t } = useTranslation('admin-users');
  const [{ view }] = useFilter(values);
  const tabs = [
    { to: releasePaths.releases(), label: t('releases.tab.running'), isCurrent: !view },
    {
      to: `${releasePaths.releases()}?view=history`,
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
