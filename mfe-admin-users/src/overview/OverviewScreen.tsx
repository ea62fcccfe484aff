import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { Chart } from '@campus/shared/chart/Chart';
import type { Access, CallOutput } from '@campus/shared/contract/call';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { listReleasedRemotes, moveRemote } from '@campus/shared/contract/releases/calls';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import {
  type DailyMetrics,
  getDailyMetrics,
  getMetrics,
  getPlatformHealth,
  metricDays,
} from '@campus/shared/contract/staff/metricCalls';
import { isSyncAlive } from '@campus/shared/contract/sync/calls';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { stateOf } from '../releases/StateBadge';
import { MetricCards } from './figures/MetricCards';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './OverviewScreen.module.css';

export const locales = { ru, en };

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
  const states = remotes.map(stateOf);
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
function SystemHealth() {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  const every = { refetchInterval: often };
  const may = ({ access }: { access: Access }) => ({ enabled: mayUse(session, access) });
  const sync = useCallQuery(isSyncAlive, {}, { ...every, ...may(isSyncAlive) });
  const platform = useCallQuery(getPlatformHealth, {}, { ...every, ...may(getPlatformHealth) });
  const releases = useCallQuery(listReleasedRemotes, {}, { ...every, ...may(moveRemote) });
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
    releases.data && {
      term: t('overview.health.releases.name'),
      value: <ReleaseState remotes={releases.data} />,
      action: (
        <TextLink to={releasePaths.releases()}>{t('overview.health.releases.open')}</TextLink>
      ),
    },
  ].filter((item) => item !== undefined);
  if (items.length === 0) return null;
  return (
    <Surface as="section" aria-label={t('overview.health.title')}>
      <h2 className={styles.title}>{t('overview.health.title')}</h2>
      <SummaryList items={items} />
    </Surface>
  );
}

const rarely = 5 * 60_000;
const height = 240;

type Row = Exclude<keyof DailyMetrics, 'days'>;
const counted = ['cards', 'applications', 'tickets'] as const satisfies readonly Row[];
const paid = ['payments'] as const satisfies readonly Row[];

interface DayChartProps {
  of: 'events' | 'payments';
  rows: readonly Row[];
  metrics: DailyMetrics;
}

/** One picture of the rows that the role may see; none where it may see no row of it. */
function DayChart({ of, rows, metrics }: DayChartProps) {
  const { t } = useTranslation('admin-users');
  const series = rows.flatMap((key) => {
    const values = metrics[key];
    if (!values) return [];
    const label = t(`overview.daily.${key}`);
    return {
      key,
      label,
      values: metrics.days.map((x, index) => ({ x, y: values[index] ?? null })),
    };
  });
  if (series.length === 0) return null;
  const hasAny = series.some(({ values }) => values.some(({ y }) => y !== null && y > 0));
  return (
    <Surface>
      <Chart
        title={t(`overview.daily.${of}Title`)}
        pointLabel={t('overview.daily.day')}
        kind={of === 'payments' ? 'bar' : 'line'}
        unit={of === 'payments' ? 'money' : 'count'}
        height={height}
        series={hasAny ? series : []}
        empty={<p className={styles.note}>{t('overview.daily.none')}</p>}
      />
    </Surface>
  );
}

/** Cards, applications, tickets and payments by day; nothing where the server does not tell. */
function DailyCharts() {
  const { t } = useTranslation('admin-users');
  const [{ days = '30' }, , hrefOf] = useFilter({ days: urlChoice(metricDays) });
  const query = useCallQuery(getDailyMetrics, { query: { days } }, { refetchInterval: rarely });
  if (isMissing(query.error)) return null;
  const hasNone = (metrics: DailyMetrics) => [...counted, ...paid].every((row) => !metrics[row]);
  if (query.data && hasNone(query.data)) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('overview.daily.title')}>
      <h2 className={styles.heading}>{t('overview.daily.title')}</h2>
      <TabLinks
        label={t('overview.daily.period')}
        tabs={metricDays.map((one) => ({
          to: hrefOf({ days: one }),
          label: t('overview.daily.days', { count: Number(one) }),
          isCurrent: one === days,
        }))}
      />
      <QueryView
        query={query}
        empty={null}
        skeleton={
          <Chart
            title={t('overview.daily.eventsTitle')}
            pointLabel={t('overview.daily.day')}
            height={height}
            series={[]}
            empty={null}
            loading
          />
        }
      >
        {(metrics) => (
          <div className={styles.charts}>
            <DayChart of="events" rows={counted} metrics={metrics} />
            <DayChart of="payments" rows={paid} metrics={metrics} />
          </div>
        )}
      </QueryView>
    </Stack>
  );
}

/** What waits and how much there is of everything, as far as the role may see what is counted. */
export function OverviewScreen() {
  const { t } = useTranslation('admin-users');
  const query = useCallQuery(getMetrics, {}, { refetchInterval: often });
  const title = t('overview.title');
  return (
    <Screen title={title} lead={t('overview.lead')}>
      <Head title={title} isPrivate />
      <Stack gap={5}>
        <QueryView query={query} empty={null} skeleton={<SkeletonText lines={10} />}>
          {(metrics) => <MetricCards metrics={metrics} />}
        </QueryView>
        <SystemHealth />
        <DailyCharts />
      </Stack>
    </Screen>
  );
}
