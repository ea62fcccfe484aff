import { useTranslation } from 'react-i18next';
import styles from './CardBrand.module.css';

export function CardBrand() {
  const { t } = useTranslation('participant');
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5 22 7v10l-10 5.500L2 17V7z" fill="#5abfa1" />
        <path
          d="M16.200 9.300a5 5 0 1 0 0 5.400"
          fill="none"
          stroke="#0c3b2f"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
      </svg>
      {t('face.brand')}
    </span>
  );
}
