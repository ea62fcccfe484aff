import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listHumanPayments } from '@campus/shared/contract/payments/calls';
import type { Payment } from '@campus/shared/contract/payments/records';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { registerReaders } from '@campus/shared/contract/roles';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { PaymentStatus } from '../history/PaymentStatus';
import { useExpected } from '../history/useExpected';
import { usePeriod } from '../history/usePeriod';

/** Kopecks that have reached the account: what is planned, sent or returned has not. */
const paidIn = (payments: readonly Payment[]) =>
  payments.reduce((sum, { status, amount }) => (status === 'PAID' ? sum + amount : sum), 0);

function useColumns(payments: readonly Payment[]): Column<Payment>[] {
  const { t } = useTranslation('payments');
  const { fileDate, shortDate, money } = useFormat();
  const expected = useExpected();
  const { period } = usePeriod();
  const mayRead = mayUse(useSession(), registerReaders);
  const hasRegisters = mayRead && payments.some(({ register }) => register);
  const registerColumn: Column<Payment> = {
    key: 'register',
    header: t('human.register'),
    cell: ({ register, type }) =>
      register && (
        <TextLink to={paymentPaths.register(type, register.id)}>{register.number}</TextLink>
      ),
    text: ({ register }) => register?.number ?? '',
  };
  return [
    {
      key: 'type',
      header: t('human.type'),
      cell: ({ type }) => t(`type.${type}`),
      total: () => t('human.paidInAll'),
      priority: 'primary',
    },
    {
      key: 'period',
      header: t('human.period'),
      cell: period,
      sortBy: ({ periodFrom }) => periodFrom,
    },
    ...(hasRegisters ? [registerColumn] : []),
    {
      key: 'amount',
      header: t('human.amount'),
      cell: ({ amount }) => money(amount),
      sortBy: ({ amount }) => amount,
      total: (payments) => money(paidIn(payments)),
      align: 'end',
    },
    {
      key: 'status',
      header: t('human.status'),
      cell: ({ status }) => <PaymentStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
    {
      key: 'paid',
      header: t('human.paid'),
      cell: (payment) => (payment.paidAt ? shortDate(payment.paidAt) : expected(payment)),
      sortBy: ({ paidAt }) => paidAt ?? '',
      text: (payment) => (payment.paidAt ? fileDate(payment.paidAt) : (expected(payment) ?? '')),
    },
    {
      key: 'account',
      header: t('human.account'),
      cell: ({ accountMask }) => accountMask,
      priority: 'secondary',
    },
  ];
}

/** The payments of one person, on the page that staff have of them. */
export function HumanPayments({ humanId }: { humanId: string }) {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listHumanPayments, { params: { id: humanId } });
  const columns = useColumns(query.data?.items ?? []);
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon="wallet" title={t('human.none')} text={t('human.noneText')} />}
      skeleton={<SkeletonText lines={6} />}
    >
      {({ items }) => (
        <DataTable
          caption={t('human.caption')}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
    </QueryView>
  );
}
