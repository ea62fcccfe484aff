import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { getSyncMessage, retrySyncMessage } from '@campus/shared/contract/sync/calls';
import type { SyncStatus } from '@campus/shared/contract/sync/machine';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SyncMessage.module.css';

type Message = CallOutput<typeof getSyncMessage>;

const looks: Record<SyncStatus, Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>> = {
  RECEIVED: { tone: 'neutral' },
  PROCESSING: { tone: 'info', icon: 'clock' },
  APPLIED: { tone: 'success' },
  SKIPPED: { tone: 'neutral', icon: 'check' },
  FAILED: { tone: 'warning' },
  DEAD: { tone: 'danger' },
};

/** What became of a message by now. */
export function SyncMessageState({ status }: { status: SyncStatus }) {
  const { t } = useTranslation('admin-users');
  return <Status {...looks[status]}>{t(`sync.status.${status}`)}</Status>;
}

/** What stood in the way, and what happens next; one that was given up is applied once more by hand. */
function Trouble({ message: { id, status, error, nextAttemptAt } }: { message: Message }) {
  const { t } = useTranslation('admin-users');
  const { dateTime } = useFormat();
  const session = useSession();
  const { mutateAsync: retry } = useCall(retrySyncMessage);
  const { ask, dialog } = useConfirmed();
  if (!error) return null;
  const isDead = status === 'DEAD';
  const mayRetry = isDead && mayUse(session, retrySyncMessage.access);
  const onRetry = () =>
    ask({
      words: (word) => t(`sync.retry.${word}`),
      perform: () => retry({ params: { id } }),
    });
  return (
    <>
      <Banner
        tone={isDead ? 'danger' : 'warning'}
        title={t(isDead ? 'sync.gaveUp' : 'sync.failed')}
        action={
          mayRetry && (
            <Button size="s" variant="soft" icon="retry" onClick={onRetry}>
              {t('sync.retry.action')}
            </Button>
          )
        }
      >
        <p lang="en">{error}</p>
        {nextAttemptAt && <p>{t('sync.nextAttempt', { when: dateTime(nextAttemptAt) })}</p>}
      </Banner>
      {dialog}
    </>
  );
}

function Facts({ message }: { message: Message }) {
  const { t } = useTranslation('admin-users');
  const { dateTime, number } = useFormat();
  return (
    <Surface as="section" aria-label={t('sync.facts')}>
      <SummaryList
        items={[
          { term: t('sync.state'), value: <SyncMessageState status={message.status} /> },
          { term: t('sync.entity'), value: t(`sync.entities.${message.entityType}`) },
          { term: t('sync.operation'), value: t(`sync.operations.${message.operationType}`) },
          { term: t('sync.externalId'), value: message.externalId },
          { term: t('sync.occurred'), value: dateTime(message.occurredAt) },
          { term: t('sync.received'), value: dateTime(message.receivedAt) },
          { term: t('sync.attempts'), value: number(message.attempts) },
        ]}
      />
    </Surface>
  );
}

/** Milliseconds between two looks at a message that somebody may be waiting for. */
const pauses: Partial<Record<SyncStatus, number>> = {
  RECEIVED: 5_000,
  PROCESSING: 5_000,
  FAILED: 30_000,
};

/** The message, asked for again until it is applied, skipped or given up. */
function useFollowedMessage(id: string) {
  const [last, setLast] = useState<SyncStatus>();
  const refetchInterval = last && pauses[last];
  const query = useCallQuery(getSyncMessage, { params: { id } }, { refetchInterval });
  const status = query.data?.status;
  if (status !== last) setLast(status);
  return query;
}

/** One message of the reference-data service: what it says, and what became of it. */
export function SyncMessage({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const query = useFollowedMessage(id);
  return (
    <EditorScreen
      query={query}
      title={query.data?.messageId ?? t('sync.one')}
      list={{ to: syncPaths.messages(), label: t('sync.title') }}
      missing={(word) => t(`sync.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(message) => (
        <Stack gap={5}>
          <Trouble message={message} />
          <Facts message={message} />
          <section aria-label={t('sync.payload')}>
            <h2>{t('sync.payload')}</h2>
            <p className={styles.note}>{t('sync.masked')}</p>
            <pre className={styles.payload} lang="en">
              {JSON.stringify(message.payload, null, 2)}
            </pre>
          </section>
        </Stack>
      )}
    </EditorScreen>
  );
}
