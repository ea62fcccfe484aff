import { useApi } from '@campus/shared/api/useApi';
import type { CallInput } from '@campus/shared/contract/call';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { titleOfCopy, useDuplicate as useCopy } from '@campus/shared/record/useDuplicate';
import { useTranslation } from 'react-i18next';
import { contentCalls, type ContentRecord } from '../contentCalls';
import { requestOf } from './useSaveStatus';

const longestTitle = 255;

type Create = (typeof contentCalls)[ContentKind]['create'];

/** A draft that is told from its original by its title, out of which its address is made. */
const copyOf = (kind: ContentKind, record: ContentRecord) => ({
  ...requestOf(kind, record),
  version: undefined,
  url: undefined,
  publishAt: undefined,
  title: titleOfCopy(record.title, longestTitle),
  status: 'DRAFT' as const,
  ...(kind !== 'info-pages' && { isPinned: false }),
});

/** Makes a draft with the same words, cover and tags, and opens it. */
export function useDuplicateContent(kind: ContentKind): (id: string) => Promise<void> {
  const { t } = useTranslation('media');
  const { get, create } = contentCalls[kind];
  const api = useApi();
  return useCopy<Create>({
    create,
    copyOf: async (id) => {
      const record = await api(get, { params: { id } });
      return { body: copyOf(kind, record) } as CallInput<Create>;
    },
    addressOf: (copy) => mediaPaths.content(kind, copy.id),
    words: { done: t('desk.duplicate.done'), failed: t('desk.duplicate.failed') },
  });
}
