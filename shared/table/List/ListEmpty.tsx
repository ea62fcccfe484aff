import { NoneFound } from '@campus/shared/table/NoneFound';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import type { Declaration } from './ListView';
import type { ListAddress } from './useListAddress';

interface ListEmptyProps {
  empty: Declaration<never>['empty'];
  isFiltered: boolean;
  total: number;
  address: ListAddress;
}

/** Why there are no rows: a page beyond the last, a filter that fits nothing, or nothing at all. */
export function ListEmpty({ empty, isFiltered, total, address }: ListEmptyProps) {
  const { t } = useTranslation('shared');
  if (total > 0)
    return (
      <EmptyState
        icon="search"
        title={t('table.noPage.title')}
        text={t('table.noPage.text')}
        action={
          <ButtonLink to={address.hrefOfPage({ skip: 0 })} variant="soft">
            {t('table.noPage.first')}
          </ButtonLink>
        }
      />
    );
  if (!isFiltered) return <EmptyState {...empty} />;
  return <NoneFound to={address.resetHref} />;
}
