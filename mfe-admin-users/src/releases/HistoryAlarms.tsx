import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listRegistryAlarms } from '@campus/shared/contract/releases';
import { Banner } from '@campus/shared/ui/Banner';
import { useTranslation } from 'react-i18next';
import { refreshing } from './refreshing';

/** What is wrong with the history of moves; nothing as a rule. */
export function HistoryAlarms() {
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
