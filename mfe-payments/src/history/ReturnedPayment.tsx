import type { Payment } from '@campus/shared/contract/payments/records';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './ReturnedPayment.module.css';

/** Why the bank sent the money back, and what to do so that it comes. */
export function ReturnedPayment({ reason }: Pick<Payment, 'reason'>) {
  const { t } = useTranslation('payments');
  return (
    <div className={styles.note}>
      <p>
        <strong>{t('returned.reason')}</strong> {reason ?? t('returned.unknown')}
      </p>
      <p>
        {t('returned.next')}{' '}
        <TextLink to={supportPaths.newTicket('PAYMENT')}>{t('returned.contact')}</TextLink>
      </p>
    </div>
  );
}
