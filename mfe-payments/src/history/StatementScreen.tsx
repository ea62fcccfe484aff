import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { today } from '@campus/shared/contract/days';
import { day } from '@campus/shared/contract/fields';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Payment } from '@campus/shared/contract/payments/records';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { urlDay } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { dayOf } from './paymentMonths';
import { PaymentStatus } from './PaymentStatus';
import styles from './StatementScreen.module.css';
import { useExpected } from './useExpected';
import { usePeriod } from './usePeriod';

const statementFilter = { from: urlDay, to: urlDay };

const paidIn = (payments: readonly Payment[]) =>
  payments.reduce((sum, { status, amount }) => (status === 'PAID' ? sum + amount : sum), 0);

function useColumns(): Column<Payment>[] {
  const { t } = useTranslation('payments');
  const { shortDate, fileDate, fileMoney, money } = useFormat();
  const expected = useExpected();
  const { period } = usePeriod();
  return [
    {
      key: 'type',
      header: t('payment.kind'),
      cell: ({ type }) => t(`type.${type}`),
      sortBy: ({ type }) => t(`type.${type}`),
      total: () => t('statement.paid'),
      priority: 'primary',
    },
    {
      key: 'period',
      header: t('payment.period'),
      cell: period,
      sortBy: ({ periodFrom }) => periodFrom,
    },
    {
      key: 'paid',
      header: t('payment.paidAt'),
      cell: (payment) => (payment.paidAt ? shortDate(payment.paidAt) : expected(payment)),
      text: ({ paidAt }) => (paidAt ? fileDate(paidAt) : ''),
      sortBy: ({ paidAt }) => paidAt ?? '',
    },
    {
      key: 'status',
      header: t('human.status'),
      cell: ({ status }) => <PaymentStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
    { key: 'account', header: t('payment.account'), cell: ({ accountMask }) => accountMask },
    {
      key: 'amount',
      header: t('human.amount'),
      cell: ({ amount }) => money(amount),
      sortBy: ({ amount }) => amount,
      file: [{ header: t('statement.rubles'), text: ({ amount }) => fileMoney(amount) }],
      total: (payments) => money(paidIn(payments)),
      align: 'end',
    },
  ];
}

interface PeriodFormProps {
  from: string;
  to: string;
  onChoose: (period: { from: string; to: string }) => void;
}

const wholePeriod = z.object({ from: day, to: day });

/** Both days are sent together: half of a period is none. */
function PeriodForm({ from, to, onChoose }: PeriodFormProps) {
  const { t } = useTranslation('payments');
  const form = useForm({ defaultValues: { from, to }, values: { from, to } });
  const choose = form.handleSubmit((entered) => {
    const found = wholePeriod.safeParse(entered);
    for (const { path, message } of found.error?.issues ?? []) {
      form.setError(path[0] === 'from' ? 'from' : 'to', { message }, { shouldFocus: true });
    }
    if (!found.data) return;
    const [first = from, last = to] = [found.data.from, found.data.to].sort();
    onChoose({ from: first, to: last });
  });
  return (
    <FormProvider {...form}>
      <form
        className={styles.period}
        aria-label={t('statement.period')}
        noValidate
        onSubmit={(event) => void choose(event)}
      >
        <DateRangeField
          nameFrom="from"
          nameTo="to"
          label={t('statement.period')}
          today={today()}
          presets={['thisMonth', 'lastMonth', 'schoolYear']}
        />
        <Button type="submit" variant="soft">
          {t('statement.show')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** What was paid in a period of one’s choice, for paper or for a spreadsheet. */
export function StatementScreen() {
  const { t } = useTranslation('payments');
  const { date, fullName, name } = useFormat();
  const { person } = useSession();
  const payee = person?.kind === 'HUMAN' ? fullName(person) : '';
  const [filter, setFilter] = useFilter(statementFilter);
  const from = filter.from ?? `${today().slice(0, 4)}-01-01`;
  const to = filter.to ?? `${today().slice(0, 4)}-12-31`;
  const query = useCallQuery(listPayHistory);
  const columns = useColumns();
  const items = (query.data?.items ?? [])
    .filter((payment) => dayOf(payment) >= from && dayOf(payment) <= to)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const load = ({ skip, size }: { skip: number; size: number }) =>
    Promise.resolve({ items: items.slice(skip, skip + size), total: items.length });
  const empty = (
    <EmptyState icon="wallet" title={t('statement.none')} text={t('statement.noneText')} />
  );
  return (
    <Screen
      title={t('statement.title')}
      lead={t('statement.lead', { from: date(from), to: date(to) })}
      breadcrumbs={[{ to: paymentPaths.payments(), label: t('title') }]}
      actions={
        items.length > 0 && (
          <Button variant="ghost" icon="print" onClick={() => window.print()}>
            {t('statement.print')}
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <PeriodForm from={from} to={to} onChoose={setFilter} />
        <QueryView
          query={query}
          isEmpty={() => items.length === 0}
          empty={empty}
          skeleton={<SkeletonText lines={6} />}
        >
          {() => (
            <Stack gap={4}>
              {payee && <p>{t('statement.payee', { name: name(payee) })}</p>}
              <DataTable
                caption={t('statement.caption')}
                columns={columns}
                rows={items}
                rowKey={({ id }) => id}
              />
              <div className="no-print">
                <ExportButton list={t('statement.title')} columns={columns} load={load} />
              </div>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Screen>
  );
}
