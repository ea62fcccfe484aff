import { paths } from '@campus/shared/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

export function NewsNotFound() {
  const { t } = useTranslation('media');
  return (
    <Screen
      title={t('notFound.title')}
      breadcrumbs={[{ to: paths.news(), label: t('list.title') }]}
    >
      <EmptyState
        icon="news"
        title={t('notFound.reason')}
        text={t('notFound.text')}
        action={<ButtonLink to={paths.news()}>{t('notFound.back')}</ButtonLink>}
      />
    </Screen>
  );
}
