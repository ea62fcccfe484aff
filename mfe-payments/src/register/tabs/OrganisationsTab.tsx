import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPaymentEduOrgTotals } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useTranslation } from 'react-i18next';
import { signed, usePrevious } from '../usePrevious';

type Row = CallOutput<typeof listPaymentEduOrgTotals>[number];

const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

/** What each organisation got in the time before; unknown where there is nothing to compare with. */
function useEarlier(register: PaymentRegister) {
  const { previous } = usePrevious(register);
  const { data } = useCallQuery(
    listPaymentEduOrgTotals,
    { params: { id: previous?.id ?? '' } },
    { enabled: previous !== undefined },
  );
  return previous && data && new Map(data.map(({ eduOrg, amount }) => [eduOrg.id, amount]));
}

function useColumns(register: PaymentRegister): Column<Row>[] {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const earlier = useEarlier(register);
  const changeOf = ({ eduOrg, amount }: Row) => amount - (earlier?.get(eduOrg.id) ?? 0);
  const change: Column<Row> = {
    key: 'change',
    header: t('register.organisations.change'),
    cell: (row) => signed(changeOf(row), money),
    total: (rows) => signed(sum(rows, changeOf), money),
    sortBy: changeOf,
    align: 'end',
  };
  const counted = (key: 'candidates' | 'included'): Column<Row> => ({
    key,
    header: t(`register.totals.${key}`),
    cell: (row) => number(row[key]),
    total: (rows) => number(sum(rows, (row) => row[key])),
    sortBy: (row) => row[key],
    align: 'end',
  });
  return [
    {
      key: 'organisation',
      header: t('register.organisations.name'),
      cell: ({ eduOrg }) => eduOrg.name,
      sortBy: ({ eduOrg }) => eduOrg.name,
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
      sortBy: ({ amount }) => amount,
      total: (rows) => money(sum(rows, ({ amount }) => amount)),
      align: 'end',
    },
    ...(earlier ? [change] : []),
  ];
}

/** What a register adds up to in each organisation. */
export function OrganisationsTab({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPaymentEduOrgTotals, { params: { id: register.id } });
  const table = {
    caption: t('register.organisations.caption'),
    columns: useColumns(register),
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
