import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Suspense, lazy, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventMonth } from './EventMonth';

/** Most readers look at the list, so the calendar comes when it is asked for. */
export function LazyEventMonth(props: ComponentProps<typeof EventMonth>) {
  const { t } = useTranslation('media');
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Month] = useState(() =>
    lazy(() => import('./EventMonth').then((file) => ({ default: file.EventMonth }))),
  );
  const onItsWay = (
    <div role="status">
      <span className="visually-hidden">{t('events.monthLoading')}</span>
      <Skeleton height={480} radius="l" />
    </div>
  );
  return (
    <Suspense fallback={onItsWay}>
      <Month {...props} />
    </Suspense>
  );
}
