import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPaymentEduOrgTotals } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useTranslation } from 'react-i18next';

type Row = CallOutput<typeof listPaymentEduOrgTotals>[number];

const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const counted = (key: 'candidates' | 'included'): Column<Row> => ({
    key,
    header: t(`register.totals.${key}`),
    cell: (row) => number(row[key]),
    total: (rows) => number(sum(rows, (row) => row[key])),
    align: 'end',
  });
  return [
    {
      key: 'organisation',
      header: t('register.organisations.name'),
      cell: ({ eduOrg }) => eduOrg.name,
      total: () => t('register.organisations.total'),
      priority: 'primary',
    },
    {
      key: 'quota',
      header: t('register.organisations.quota'),
      cell: ({ quota }) => (quota === null ? t('register.organisations.noQuota') : number(quota)),
      align: 'end',
    },
    counted('candidates'),
    counted('included'),
    {
      key: 'amount',
      header: t('register.totals.amount'),
      cell: ({ amount }) => money(amount),
      total: (rows) => money(sum(rows, ({ amount }) => amount)),
      align: 'end',
    },
  ];
}

/** What a register adds up to in each organisation. */
export function OrganisationsTab({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPaymentEduOrgTotals, { params: { id: register.id } });
  const table = {
    caption: t('register.organisations.caption'),
    columns: useColumns(),
    rowKey: ({ eduOrg }: Row) => eduOrg.id,
    isCompact: true,
  };
  return (
    <QueryView
      query={query}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState icon="school" title={t('register.organisations.none')} />}
      skeleton={<DataTable {...table} rows={undefined} />}
    >
      {(rows) => <DataTable {...table} rows={rows} />}
    </QueryView>
  );
}
