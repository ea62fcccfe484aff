import { ApiError } from '@campus/shared/api/ApiError';
import { useTranslation } from 'react-i18next';
import type { ListedFile } from './fileRows';

/** The server's own words wherever it has some. */
export function useFailureText() {
  const { t } = useTranslation('shared');
  return ({ state, error, isOffline }: Partial<ListedFile>) => {
    if (!error && state !== 'failed') return undefined;
    if (isOffline) return t('upload.offline');
    return error instanceof ApiError ? error.message : t('upload.failed');
  };
}
