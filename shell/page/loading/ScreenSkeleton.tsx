import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';

/** Holds the place of a screen whose code is still on its way. */
export function ScreenSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div role="status" data-state="loading">
      <span className="visually-hidden">{t('loading')}</span>
      <Stack>
        <Skeleton width="min(320px, 60%)" height={40} />
        <Skeleton height={160} />
        <Skeleton height={160} />
      </Stack>
    </div>
  );
}
