import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface NoneFoundProps {
  ref?: Ref<HTMLDivElement>;
  /** Where the list is without its filter. */
  to: string;
}

/** No row fits the filter, and there is a way back to all of them. */
export function NoneFound({ ref, to }: NoneFoundProps) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState
      ref={ref}
      icon="search"
      title={t('table.noneFound.title')}
      text={t('table.noneFound.text')}
      action={
        <ButtonLink to={to} variant="soft">
          {t('table.noneFound.reset')}
        </ButtonLink>
      }
    />
  );
}
