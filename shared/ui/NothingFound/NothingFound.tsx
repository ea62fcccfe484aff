import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface NothingFoundProps {
  ref?: Ref<HTMLDivElement>;
  /** What was looked for: rows of a table, cards, or a page of a list that has become shorter. */
  of: 'rows' | 'cards' | 'page';
  /** Where the list is without its filter, or its first page. */
  to: string;
}

/** Nothing fits the filter, or a page is beyond the last, and there is a way back. */
export function NothingFound({ ref, of, to }: NothingFoundProps) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState
      ref={ref}
      icon="search"
      title={t(`nothingFound.${of}.title`)}
      text={t(`nothingFound.${of}.text`)}
      action={
        <ButtonLink to={to} variant="soft">
          {t(`nothingFound.${of}.reset`)}
        </ButtonLink>
      }
    />
  );
}
