import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';

interface NothingFoundProps {
  /** Where the filters are off. */
  resetHref: string;
}

export function NothingFound({ resetHref }: NothingFoundProps) {
  const { t } = useTranslation('media');
  return (
    <EmptyState
      icon="search"
      title={t('filter.nothing')}
      text={t('filter.nothingText')}
      action={
        <ButtonLink to={resetHref} variant="soft">
          {t('filter.reset')}
        </ButtonLink>
      }
    />
  );
}
