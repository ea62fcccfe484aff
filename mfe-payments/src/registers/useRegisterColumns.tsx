import { deletePayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { useUndoableRemoval, type Removable } from '@campus/shared/removal/useUndoableRemoval';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Column } from '@campus/shared/table/DataTable';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { usePeriod } from '../history/usePeriod';
import { RegisterState } from './RegisterState';
import styles from './StateCell.module.css';
import type { Sum } from './useSummary';

interface StateCellProps {
  register: PaymentRegister;
  /** Given to whoever may remove a draft. */
  onRemove: ((removable: Removable) => void) | undefined;
}

/** The state of a register; a draft that nobody needs can go from here. */
function StateCell({ register: { id, number, status }, onRemove }: StateCellProps) {
  const { t } = useTranslation('payments');
  const removeWithRow = (removable: Removable) => {
    // The row goes with its button.
    document.getElementById('screen-title')?.focus({ preventScroll: true });
    onRemove?.(removable);
  };
  return (
    <span className={styles.state}>
      <RegisterState status={status} />
      {onRemove && status === 'DRAFT' && (
        <IconButton
          icon="trash"
          label={t('registers.remove', { number })}
          onClick={() => removeWithRow({ id, title: number })}
        />
      )}
    </span>
  );
}

/** What a register tells of itself in a row; `sum` is of all rows, on whichever page they are. */
export function useRegisterColumns(sum: Sum | undefined): Column<PaymentRegister>[] {
  const { t } = useTranslation('payments');
  const { roles } = useSession();
  const { number: figures, money, shortDate, fileDate, fileMoney } = useFormat();
  const { period } = usePeriod();
  const language = useClientStore((state) => state.currentLanguage);
  const remove = useUndoableRemoval(deletePayment);
  const isManager = roles.includes('PAYMENT_MANAGER');
  const nameOf = ({ name }: PaymentRegister) => name[language] || name.ru;
  return [
    {
      key: 'number',
      priority: 'spare',
      header: t('registers.column.number'),
      cell: ({ number }) => number,
    },
    {
      key: 'name',
      header: t('registers.column.name'),
      cell: nameOf,
      total: sum && (() => t('registers.sum', { count: sum.registers })),
      priority: 'primary',
    },
    {
      key: 'period',
      header: t('registers.column.period'),
      priority: 'spare',
      cell: period,
    },
    {
      key: 'state',
      header: t('registers.column.state'),
      cell: (register) => (
        <StateCell register={register} onRemove={isManager ? remove : undefined} />
      ),
      text: ({ status }) => t(`registerState.${status}`),
    },
    {
      key: 'organisations',
      header: t('registers.column.organisations'),
      cell: ({ eduOrgIds }) => eduOrgIds.length,
      align: 'end',
      hidden: true,
    },
    {
      key: 'people',
      header: t('registers.column.people'),
      cell: ({ totals }) => figures(totals.included),
      text: ({ totals }) => String(totals.included),
      total: sum && (() => figures(sum.included)),
      align: 'end',
      // Registers of one name differ by period and sum.
      priority: 'secondary',
    },
    {
      key: 'excluded',
      header: t('registers.column.excluded'),
      cell: ({ totals }) => figures(totals.excluded),
      text: ({ totals }) => String(totals.excluded),
      align: 'end',
      hidden: true,
    },
    {
      key: 'amount',
      header: t('registers.column.amount'),
      cell: ({ totals }) => money(totals.amount),
      file: [
        { header: t('registers.column.rubles'), text: ({ totals }) => fileMoney(totals.amount) },
      ],
      total: sum && (() => money(sum.amount)),
      align: 'end',
    },
    {
      key: 'budget',
      header: t('registers.column.budget'),
      cell: ({ budget }) => budget !== null && money(budget),
      file: [
        {
          header: t('registers.column.budgetRubles'),
          text: ({ budget }) => (budget === null ? '' : fileMoney(budget)),
        },
      ],
      align: 'end',
      hidden: true,
    },
    {
      key: 'createdBy',
      header: t('registers.column.createdBy'),
      cell: ({ createdBy }) => createdBy.name,
      hidden: true,
    },
    {
      key: 'created',
      header: t('registers.column.created'),
      cell: ({ createdAt }) => shortDate(createdAt),
      text: ({ createdAt }) => fileDate(createdAt),
    },
  ];
}
