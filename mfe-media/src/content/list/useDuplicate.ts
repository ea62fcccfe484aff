import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import type { CallInput } from '@campus/shared/contract/call';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contentCalls, type ContentRecord } from './contentCalls';
import { requestOf } from './useSaveStatus';

const longestTitle = 255;

const titled = (title: string, mark: string) =>
  `${title.slice(0, longestTitle - mark.length - 1).trimEnd()} ${mark}`;

/** A draft that is told from its original by its title, out of which its address is made. */
function copyOf(kind: ContentKind, record: ContentRecord) {
  const { ru, en } = record.title;
  return {
    ...requestOf(kind, record),
    version: undefined,
    url: undefined,
    publishAt: undefined,
    title: { ru: titled(ru, '(копия)'), en: en && titled(en, '(copy)') },
    status: 'DRAFT' as const,
    ...(kind !== 'info-pages' && { isPinned: false }),
  };
}

/** Makes a draft with the same words, cover and tags, and opens it. */
export function useDuplicate(kind: ContentKind): (id: string) => Promise<void> {
  const { t } = useTranslation('media');
  const { get, create } = contentCalls[kind];
  const api = useApi();
  const { mutateAsync } = useCall(create);
  const navigate = useNavigate();
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const isCopying = useRef(false);

  return async (id) => {
    if (isCopying.current) return;
    isCopying.current = true;
    try {
      const record = await api(get, { params: { id } });
      const body = copyOf(kind, record) as CallInput<typeof create>['body'];
      const copy = await mutateAsync({ body });
      notify({ tone: 'success', text: t('desk.duplicate.done') });
      void navigate(mediaPaths.content(kind, copy.id));
    } catch (error) {
      sayFailed(error, t('desk.duplicate.failed'));
    } finally {
      isCopying.current = false;
    }
  };
}
