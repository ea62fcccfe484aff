import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';

interface NoUsersProps {
  resetHref: string;
}

export function NoUsers({ resetHref }: NoUsersProps) {
  const { t } = useTranslation('admin-users');
  const showAll = (
    <ButtonLink to={resetHref} variant="soft">
      {t('empty.showAll')}
    </ButtonLink>
  );
  return (
    <EmptyState icon="search" title={t('empty.title')} text={t('empty.text')} action={showAll} />
  );
}
