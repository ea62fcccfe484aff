import { useApi } from '@campus/shared/api/useApi';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreApi } from '../session/useStoreApi';
import type { LanguageParts } from './LanguageParts';

export function useLanguageParts(): LanguageParts {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useStoreApi();
  const { i18n } = useTranslation();
  return useMemo(() => ({ api, store, i18n, queryClient }), [api, store, i18n, queryClient]);
}
