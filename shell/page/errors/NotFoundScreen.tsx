import { paths } from '@campus/shared/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const title = t('notFound.title');
  return (
    <div className={styles.frame}>
      <Head title={title} isPrivate />
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <Screen title={title} lead={t('notFound.text')} width="narrow" state="notFound">
        <ButtonLink to={paths.home()} icon="home">
          {t('notFound.home')}
        </ButtonLink>
      </Screen>
    </div>
  );
}
