import type { PartnerSyncRun } from '@campus/shared/contract/partners';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './SyncPanel.module.css';
import { syncErrorOf } from './syncErrorOf';
import { useRunWords } from './useRunWords';

/** How the run before went; only here the server tells of skipped rows and of a failure. */
export function LastRun({ last }: { last: PartnerSyncRun }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const wordsOf = useRunWords();
  const when = dateTime(last.finishedAt);
  if (!last.error)
    return (
      <p className={styles.note}>
        {t('partnerDesk.sync.last', { when })} {wordsOf(last)}
      </p>
    );
  const { code, status } = syncErrorOf(last.error);
  return (
    <p className={styles.note}>
      {t('partnerDesk.sync.lastFailed', { when })} {t(`partnerDesk.syncError.${code}`, { status })}
    </p>
  );
}
