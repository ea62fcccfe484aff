import { ApiError } from '@campus/shared/api/ApiError';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  getPartnerDirectory,
  syncPartners,
  type PartnerSyncRun,
} from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Progress } from '@campus/shared/progress/Progress';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Status } from '@campus/shared/ui/Status';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SyncPanel.module.css';
import { pauseBetween, type SyncRun, useFollowedRun, type FollowedRun } from './useFollowedRun';
import { LastRun, useErrorWords, useRunWords } from './LastRun';

interface RunStateProps {
  sync: FollowedRun & { outcome: PartnerSyncRun | undefined };
}

/** What is known of the last run: how far it is, what it did, why it failed, or that it was lost. */
function RunState({ sync }: RunStateProps) {
  const { t } = useTranslation('media');
  return (
    <>
      <div role="status">
        <Words sync={sync} />
      </div>
      {sync.step === 'running' && !sync.outcome?.error && <Running sync={sync} />}
      {sync.isUnseen && <p className={styles.note}>{t('partnerDesk.sync.unseen')}</p>}
    </>
  );
}

function Words({ sync: { step, run, seen, outcome } }: RunStateProps) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const wordsOf = useRunWords();
  const errorWordsOf = useErrorWords();
  if (outcome?.error)
    return (
      <>
        <Status tone="danger">
          {t('partnerDesk.sync.failed', { when: dateTime(outcome.finishedAt) })}
        </Status>
        <p>{errorWordsOf(outcome.error, outcome)}</p>
      </>
    );
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
        <p>{wordsOf(outcome ?? run.ended)}</p>
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

/** Clocks differ, and seconds are rounded; the run before was much earlier anyway. */
const margin = 60_000;

/** A refusal that tells when the next may begin also tells when the last one did. */
function metRun({ retryAfter }: ApiError): SyncRun | undefined {
  if (retryAfter === undefined) return undefined;
  const againAt = Date.now() + retryAfter;
  const startedAt = new Date(againAt - pauseBetween - margin).toISOString();
  return { startedAt, againAt, isForeign: true, last: null };
}

/** Milliseconds between two questions of how a run has ended. */
const often = 10_000;

/** What the server keeps of the directory, and of the run that is followed once it has ended. */
function useDirectory({ step, run }: FollowedRun) {
  const refetchInterval = step === 'running' || step === 'lost' ? often : undefined;
  const { data } = useCallQuery(getPartnerDirectory, {}, { refetchInterval });
  const last = data?.last;
  return {
    // While it is not known, or the question fails, the server still refuses in words.
    isUnset: data?.isConnected === false,
    outcome: run && last && last.finishedAt >= run.startedAt ? last : undefined,
  };
}

/** Synchronisation: what is known of it, and its start. */
function useSync() {
  const followed = useFollowedRun();
  const { isUnset, outcome } = useDirectory(followed);
  const { mutateAsync, isPending, error, reset } = useCall(syncPartners);
  const isStarting = useRef(false);

  const start = async () => {
    // Two presses can come before the first one has made the button busy.
    if (isStarting.current || isUnset) return;
    isStarting.current = true;
    try {
      const { startedAt, last } = await mutateAsync({});
      followed.keep({ startedAt, last, againAt: Date.now() + pauseBetween });
    } catch (refusal) {
      const met = refusal instanceof ApiError && refusal.status === 429 && metRun(refusal);
      if (!met) return;
      followed.keep(met);
      reset();
    } finally {
      isStarting.current = false;
    }
  };
  return { ...followed, start, isUnset, outcome, isStarting: isPending, refusal: error };
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Pulls partners from their directory; a run goes on at the server, whoever looks. */
export function SyncPanel() {
  const { t } = useTranslation('media');
  const sync = useSync();
  const { run, secondsLeft, isUnset, refusal } = sync;
  const isWaiting = secondsLeft > 0;
  return (
    <section className={styles.sync} aria-labelledby="sync-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="sync-title" className="visually-hidden">
            {t('partnerDesk.sync.title')}
          </h2>
          <RunState sync={sync} />
          {run?.last && <LastRun last={run.last} />}
        </div>
        <div className={styles.start}>
          <Button
            variant="soft"
            icon="retry"
            busy={sync.isStarting}
            // One that is disabled by the browser drops the focus of whoever has just pressed it.
            aria-disabled={isWaiting || isUnset}
            aria-describedby={isWaiting || isUnset ? 'sync-wait' : undefined}
            onClick={() => void sync.start()}
          >
            {t('partnerDesk.sync.start')}
          </Button>
          {isUnset && (
            <p id="sync-wait" className={styles.wait}>
              {t('partnerDesk.syncError.unset')}
            </p>
          )}
          {isWaiting && !isUnset && (
            <p id="sync-wait" className={styles.wait}>
              {t('partnerDesk.sync.wait', { time: clock(secondsLeft) })}
            </p>
          )}
        </div>
      </div>
      {refusal && <Banner tone="danger">{refusal.message}</Banner>}
    </section>
  );
}
