import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Access, CallOutput } from '@campus/shared/contract/call';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { listReleasedRemotes } from '@campus/shared/contract/releases/calls';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import { getPlatformHealth } from '@campus/shared/contract/staff/metricCalls';
import { isSyncAlive } from '@campus/shared/contract/sync/calls';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { remoteStateOf } from '../../releases/StateBadge';
import styles from '../OverviewScreen.module.css';

const often = 60_000;

function SyncState({ health }: { health: CallOutput<typeof isSyncAlive> }) {
  const { t } = useTranslation('admin-users');
  const { shortDateTime } = useFormat();
  const { isConfigured, isAlive, lastMessageAt } = health;
  const state = isAlive ? 'on' : isConfigured ? 'off' : 'unset';
  const tones = { on: 'success', off: 'danger', unset: 'neutral' } as const;
  return (
    <>
      <Status tone={tones[state]}>{t(`overview.health.sync.${state}`)}</Status>
      {lastMessageAt && (
        <p className={styles.note}>
          {t('overview.health.sync.last', { when: shortDateTime(lastMessageAt) })}
        </p>
      )}
    </>
  );
}

type Queue = CallOutput<typeof getPlatformHealth>['jobs'];

/** The most urgent of the figures of a queue. */
function QueueState({ queue: { waiting, late, dead } }: { queue: Queue }) {
  const { t } = useTranslation('admin-users');
  if (dead > 0)
    return <Status tone="danger">{t('overview.health.queue.dead', { count: dead })}</Status>;
  if (late > 0)
    return <Status tone="warning">{t('overview.health.queue.late', { count: late })}</Status>;
  return (
    <Status tone="success">
      {waiting > 0
        ? t('overview.health.queue.waiting', { count: waiting })
        : t('overview.health.queue.none')}
    </Status>
  );
}

function ReleaseState({ remotes }: { remotes: CallOutput<typeof listReleasedRemotes> }) {
  const { t } = useTranslation('admin-users');
  const states = remotes.map(remoteStateOf);
  const countOf = (state: string) => states.filter((one) => one === state).length;
  const [alarms, canaries] = [countOf('alarm'), countOf('canary')];
  if (alarms > 0)
    return <Status tone="danger">{t('overview.health.releases.alarm', { count: alarms })}</Status>;
  if (canaries > 0)
    return (
      <Status tone="accent">{t('overview.health.releases.canary', { count: canaries })}</Status>
    );
  return <Status tone="success">{t('overview.health.releases.stable')}</Status>;
}

/** The state of sync, jobs, e-mail and releases, as far as the role may ask and the server tells. */
export function SystemHealth() {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  const every = { refetchInterval: often };
  const may = ({ access }: { access: Access }) => ({ enabled: mayUse(session, access) });
  const sync = useCallQuery(isSyncAlive, {}, { ...every, ...may(isSyncAlive) });
  const platform = useCallQuery(getPlatformHealth, {}, { ...every, ...may(getPlatformHealth) });
  const releases = useCallQuery(listReleasedRemotes, {}, { ...every, ...may(listReleasedRemotes) });
  const items = [
    sync.data && {
      term: t('overview.health.sync.name'),
      value: <SyncState health={sync.data} />,
      action: <TextLink to={syncPaths.messages()}>{t('overview.health.sync.open')}</TextLink>,
    },
    platform.data && {
      term: t('overview.health.jobs'),
      value: <QueueState queue={platform.data.jobs} />,
      action: <TextLink to={operationPaths.jobs()}>{t('overview.health.openJobs')}</TextLink>,
    },
    platform.data && {
      term: t('overview.health.mail'),
      value: <QueueState queue={platform.data.mail} />,
    },
    releases.data?.length && {
      term: t('overview.health.releases.name'),
      value: <ReleaseState remotes={releases.data} />,
      action: (
        <TextLink to={releasePaths.releases()}>{t('overview.health.releases.open')}</TextLink>
      ),
    },
  ].filter((item) => typeof item === 'object');
  if (items.length === 0) return null;
  return (
    <Surface as="section" aria-label={t('overview.health.title')}>
      <h2 className={styles.title}>{t('overview.health.title')}</h2>
      <SummaryList items={items} />
    </Surface>
  );
}
