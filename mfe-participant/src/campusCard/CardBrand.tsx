import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardBrand.module.css';

/** The mark and the name of the card; stands on a CardPlate, of which its size is a share. */
export function CardBrand({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  const { t } = useTranslation('participant');
  return (
    <span ref={ref} className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5 22 7v10l-10 5.5L2 17V7z" fill="#5abfa1" />
        <path
          d="M16.2 9.3a5 5 0 1 0 0 5.4"
          fill="none"
          stroke="#0c3b2f"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      {t('campusCard.brand')}
    </span>
  );
}
