import { useFormat } from '@campus/shared/format/useFormat';
import { Progress } from '@campus/shared/progress/Progress';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import styles from './SyncPanel.module.css';
import type { FollowedRun } from './useFollowedRun';
import { useRunWords } from './useRunWords';

/** What is known of the last run: how far it is, what it did, or that it was lost. */
export function RunState({ sync }: { sync: FollowedRun }) {
  const { t } = useTranslation('media');
  return (
    <>
      <div role="status">
        <Words sync={sync} />
      </div>
      {sync.step === 'running' && <Running sync={sync} />}
      {sync.isUnseen && <p className={styles.note}>{t('partnerDesk.sync.unseen')}</p>}
    </>
  );
}

function Words({ sync: { step, run, seen } }: { sync: FollowedRun }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const wordsOf = useRunWords();
  if (step === 'lost')
    return (
      <>
        <Status tone="warning">{t('partnerDesk.sync.lost')}</Status>
        <p className={styles.note}>
          {seen && t('partnerDesk.sync.lostAt', { count: seen.checked, total: seen.total })}{' '}
          {t('partnerDesk.sync.lostText')}
        </p>
      </>
    );
  if (step === 'ended' && run?.ended)
    return (
      <>
        <Status tone="success">
          {t('partnerDesk.sync.ended', { when: dateTime(run.ended.at) })}
        </Status>
        <p>{wordsOf(run.ended)}</p>
      </>
    );
  if (step === 'running')
    return <p>{t(`partnerDesk.sync.${run?.isForeign ? 'foreign' : 'running'}`)}</p>;
  return <p className={styles.note}>{t('partnerDesk.sync.about')}</p>;
}

function Running({ sync: { seen, isSlow } }: { sync: FollowedRun }) {
  const { t } = useTranslation('media');
  const place = seen && { done: seen.checked, total: seen.total };
  return (
    <>
      <Progress
        label={t('partnerDesk.sync.progress')}
        value={seen?.checked}
        max={seen?.total}
        valueText={place && t('partnerDesk.sync.place', place)}
      />
      {isSlow && <p className={styles.note}>{t('partnerDesk.sync.slow')}</p>}
    </>
  );
}
