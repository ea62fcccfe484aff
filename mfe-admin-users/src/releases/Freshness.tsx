import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** A release may be taken back within seconds: who looks sees it without asking. */
export const refreshing = { refetchInterval: 5_000 };

interface FreshnessProps {
  query: UseQueryResult<unknown>;
}

/** Says when what is shown is no longer known to be so. */
export function Freshness({ query }: FreshnessProps) {
  const { t } = useTranslation('admin-users');
  const { time } = useFormat();
  const { data, isError, dataUpdatedAt } = query;
  if (!isError || data === undefined) return null;
  return (
    <Banner tone="warning" title={t('releases.stale.title')}>
      {t('releases.stale.text', { time: time(new Date(dataUpdatedAt).toISOString()) })}
    </Banner>
  );
}
