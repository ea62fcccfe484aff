import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';

interface NoNewsProps {
  /** Where the filters are off; without it there are none to blame. */
  resetHref?: string;
}

export function NoNews({ resetHref }: NoNewsProps) {
  const { t } = useTranslation('media');
  if (!resetHref) return <EmptyState icon="news" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      icon="search"
      title={t('nothingFound.title')}
      text={t('nothingFound.text')}
      action={
        <ButtonLink to={resetHref} variant="soft">
          {t('nothingFound.reset')}
        </ButtonLink>
      }
    />
  );
}
