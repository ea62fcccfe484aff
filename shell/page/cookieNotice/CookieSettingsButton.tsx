import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../loading/LazyPart';
import styles from './cookieNotice.module.css';

const load = () =>
  import('./CookieSettings').then(({ CookieSettings }) => ({ default: CookieSettings }));

export function CookieSettingsButton() {
  const { t } = useTranslation('shell');
  return (
    <LazyDialog load={load} failureText={t('cookies.unavailable')}>
      {(opener) => (
        <button type="button" className={styles.settings} {...opener}>
          {t('cookies.settings')}
        </button>
      )}
    </LazyDialog>
  );
}
