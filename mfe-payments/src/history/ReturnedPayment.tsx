import { paths } from '@campus/shared/paths';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './ReturnedPayment.module.css';

interface ReturnedPaymentProps {
  reason: string | null;
}

/** Why the bank sent the money back, and what to do so that it comes. */
export function ReturnedPayment({ reason }: ReturnedPaymentProps) {
  const { t } = useTranslation('payments');
  return (
    <div className={styles.note}>
      <p>
        <strong>{t('returned.reason')}</strong> {reason ?? t('returned.unknown')}
      </p>
      <p>
        {t('returned.next')} <TextLink to={paths.newTicket()}>{t('returned.contact')}</TextLink>
      </p>
    </div>
  );
}
