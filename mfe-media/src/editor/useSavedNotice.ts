import type { PublicationStatus } from '@campus/shared/contract/machines/publication';
import type { ContentKind } from '@campus/shared/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';

/** Says that a record has moved; that it is saved stands in the bar. */
export function useSavedNotice(kind: ContentKind) {
  const { t } = useTranslation('media');
  const notify = useClientStore((state) => state.notify);
  return ({ status }: ContentRecord, before: PublicationStatus = 'DRAFT') => {
    if (status === before) return;
    notify({ tone: 'success', text: t(`editor.done.${status}`, { context: kind }) });
  };
}
