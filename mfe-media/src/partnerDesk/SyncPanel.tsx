import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { LastRun } from './LastRun';
import { RunState } from './RunState';
import styles from './SyncPanel.module.css';
import { useSync } from './useSync';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Pulls partners from their directory; a run goes on at the server, whoever looks. */
export function SyncPanel() {
  const { t } = useTranslation('media');
  const sync = useSync();
  const { run, secondsLeft, refusal } = sync;
  return (
    <Surface as="section" padding="m" aria-labelledby="sync-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="sync-title" className={styles.title}>
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
            aria-disabled={secondsLeft > 0}
            aria-describedby={secondsLeft > 0 ? 'sync-wait' : undefined}
            onClick={() => void sync.start()}
          >
            {t('partnerDesk.sync.start')}
          </Button>
          {secondsLeft > 0 && (
            <p id="sync-wait" className={styles.wait}>
              {t('partnerDesk.sync.wait', { time: clock(secondsLeft) })}
            </p>
          )}
        </div>
      </div>
      {refusal && (
        <div className={styles.refusal}>
          <Banner tone="danger">{refusal.message}</Banner>
        </div>
      )}
    </Surface>
  );
}
