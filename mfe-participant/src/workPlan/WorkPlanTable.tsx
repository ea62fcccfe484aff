import type { CallOutput } from '@campus/shared/contract/call';
import type { getWorkPlan } from '@campus/shared/contract/education/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { planFilter } from './planFilter';
import { useSemester } from './useSemester';
import styles from './WorkPlanTable.module.css';

export type WorkPlan = CallOutput<typeof getWorkPlan>;
type Subject = WorkPlan['items'][number];

function useColumns(): Column<Subject>[] {
  const { t } = useTranslation('participant');
  const { date, number } = useFormat();
  return [
    {
      key: 'discipline',
      header: t('plan.discipline'),
      cell: ({ discipline }) => discipline,
      priority: 'primary',
    },
    {
      key: 'control',
      header: t('plan.control'),
      cell: ({ control }) => t(`plan.controls.${control}`),
    },
    { key: 'hours', header: t('plan.hours'), cell: ({ hours }) => number(hours), align: 'end' },
    {
      key: 'credits',
      header: t('plan.credits'),
      cell: ({ credits }) => number(credits),
      align: 'end',
    },
    { key: 'result', header: t('plan.result'), cell: ({ result }) => result ?? t('plan.ahead') },
    {
      key: 'date',
      header: t('plan.date'),
      cell: ({ resultDate }) => (resultDate ? date(resultDate) : ''),
      priority: 'secondary',
    },
  ];
}

function Semesters({ plan }: { plan: WorkPlan }) {
  const { t } = useTranslation('participant');
  const [, , hrefOf] = useFilter(planFilter);
  const semester = useSemester();
  return (
    <nav aria-label={t('plan.semesters')} className={styles.semesters}>
      <Stack as="ul" direction="row" gap={2}>
        {plan.periods.map((period) => (
          <li key={period}>
            <ChipLink to={hrefOf({ period })} selected={period === plan.period}>
              {semester(period)}
            </ChipLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

/** One semester of somebody’s plan with its sums; the others are addresses, chosen by `period`. */
export function WorkPlanTable({ plan }: { plan: WorkPlan }) {
  const { t } = useTranslation('participant');
  const { number, dateTime } = useFormat();
  const semester = useSemester();
  const columns = useColumns();
  const { items, period, hours, credits, syncedAt } = plan;
  const title = period ? semester(period) : '';
  const name = t('plan.caption', { semester: title });
  return (
    <Stack gap={5}>
      <Semesters plan={plan} />
      {items.length === 0 ? (
        <EmptyState icon="school" title={t('plan.empty')} text={t('plan.emptyText')} />
      ) : (
        <Stack gap={4}>
          <div className={styles.head}>
            <p className={styles.sums}>
              {t('plan.sum', { count: items.length })} · {t('plan.sumHours', { count: hours })} ·{' '}
              {t('plan.sumCredits', { count: credits, credits: number(credits) })}
            </p>
            <ExportButton
              list={name}
              columns={columns}
              load={() => Promise.resolve({ items, total: items.length })}
            />
          </div>
          <DataTable caption={name} columns={columns} rows={items} rowKey={({ id }) => id} />
          {syncedAt && (
            <p className={styles.source}>{t('plan.synced', { when: dateTime(syncedAt) })}</p>
          )}
        </Stack>
      )}
    </Stack>
  );
}
