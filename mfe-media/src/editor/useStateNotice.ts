import type { ApiError } from '@campus/shared/api/ApiError';
import { publicationStatuses } from '@campus/shared/contract/machines/publication';
import { useTranslation } from 'react-i18next';

/** In which state a record is that did not admit a move, and what to do; nothing where it is not said. */
export function useStateNotice() {
  const { t } = useTranslation('media');
  return ({ current }: ApiError) => {
    const status = publicationStatuses.find((one) => one === current);
    const now = t(`editor.conflict.now.${status}`);
    return status && { status, words: t('editor.stateMoved', { now }) };
  };
}
