import { mediaPaths } from '@campus/shared/contract/media/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

/** An address of a list that does not exist. */
export function NoSuchKind() {
  const { t } = useTranslation('media');
  return (
    <Screen title={t('desk.missing.title')}>
      <Head title={t('desk.missing.title')} isPrivate />
      <EmptyState
        icon="search"
        title={t('desk.missing.reason')}
        text={t('desk.missing.text')}
        action={<ButtonLink to={mediaPaths.contents('news')}>{t('desk.missing.back')}</ButtonLink>}
      />
    </Screen>
  );
}
