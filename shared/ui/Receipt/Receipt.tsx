import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Receipt.module.css';

interface ReceiptProps {
  title: string;
  number: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The number of something just sent, torn off like a receipt. */
export function Receipt({ title, number, children, ref }: ReceiptProps) {
  const { t } = useTranslation('shared');
  return (
    <div ref={ref} className={styles.slot}>
      <div className={styles.paper}>
        <span className={styles.sign}>
          <Icon name="check" size={32} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.label}>{t('receipt.number')}</p>
        <p className={styles.number}>{number}</p>
        {children && <div className={styles.tail}>{children}</div>}
      </div>
    </div>
  );
}
