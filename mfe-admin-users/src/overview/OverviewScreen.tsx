import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { Chart } from '@campus/shared/chart/Chart';
import {
  type DailyMetrics,
  getDailyMetrics,
  getMetrics,
  metricDays,
} from '@campus/shared/contract/staff/metricCalls';
import { Head } from '@campus/shared/remote/Head';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { MetricCards } from './figures/MetricCards';
import { SystemHealth } from './health/SystemHealth';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './OverviewScreen.module.css';

export const locales = { ru, en };

const often = 60_000;

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
