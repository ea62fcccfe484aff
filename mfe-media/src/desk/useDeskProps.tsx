import { publicationStatuses } from '@campus/shared/contract/machines/publication';
import { paths, type ContentKind } from '@campus/shared/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '@campus/shared/table/BulkBar';
import type { ReactNode } from 'react';
import type { ContentRow } from './ContentRow';
import { useBulkActions } from './useBulkActions';
import { useRemovedIds } from './useRemovedIds';

interface DeskProps {
  name: string;
  caption: string;
  actions: BulkAction[];
  rowKey: (row: ContentRow) => string;
  rowLink: (row: ContentRow) => string;
  isGone: (row: ContentRow) => boolean;
  totalLabel: (count: number) => string;
  empty: { title: string; text?: string; action: ReactNode };
}

/** What the lists of all kinds are given alike. */
export function useDeskProps(kind: ContentKind): DeskProps {
  const { t } = useTranslation('media');
  const actions = useBulkActions(kind);
  const removed = useRemovedIds();
  const [{ status }, , hrefOf] = useFilter({ status: urlChoice(publicationStatuses) });
  const all = (
    <ButtonLink to={hrefOf({ status: undefined })} variant="soft">
      {t('desk.empty.showAll')}
    </ButtonLink>
  );
  const write = <ButtonLink to={paths.newContent(kind)}>{t('desk.empty.write')}</ButtonLink>;
  return {
    name: `contents.${kind}`,
    caption: t(`desk.list.${kind}`),
    actions,
    rowKey: ({ id }: ContentRow) => id,
    rowLink: ({ id }: ContentRow) => paths.content(kind, id),
    isGone: ({ id }: ContentRow) => removed.has(id),
    totalLabel: (count: number) => t('desk.total', { count }),
    empty: status
      ? { title: t(`desk.empty.${status}`), action: all }
      : { title: t(`desk.empty.title.${kind}`), text: t('desk.empty.text'), action: write },
  };
}
