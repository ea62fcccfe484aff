import { paths } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Brand.module.css';

export function Brand() {
  const { t } = useTranslation('shell');
  return (
    <Link to={paths.home()} className={styles.brand} aria-label={t('brand.home')}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M21.5 11.2a7 7 0 1 0 0 9.6" />
        <circle cx="23.4" cy="16" r="2" />
      </svg>
      <span className={styles.word}>{t('brand.name')}</span>
    </Link>
  );
}
