import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useTranslation } from 'react-i18next';

/** What each gets, and what all of it may cost. */
export function AmountStep({ type }: { type: PaymentType }) {
  const { t } = useTranslation('payments');
  const isFree = type === 'one-time';
  return (
    <>
      <MoneyField
        name="amountPerHuman"
        label={t('newRegister.amount')}
        hint={isFree ? undefined : t('newRegister.amountHint')}
        optional={!isFree}
      />
      <MoneyField
        name="budget"
        label={t('newRegister.budget')}
        hint={t('newRegister.budgetHint')}
      />
      <TextAreaField
        name="comment"
        label={t('newRegister.comment')}
        hint={t('newRegister.commentHint')}
        rows={3}
        limit={1000}
        optional
      />
    </>
  );
}
